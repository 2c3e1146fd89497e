export const id = 783;
export const ids = [783];
export const modules = {

/***/ 1783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createRest: () => (/* binding */ createRest)
/* harmony export */ });
/* harmony import */ var _octokit_core__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5194);
/* harmony import */ var _agent_remediation_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4005);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3330);



function createRest({ token, apiUrl, http, userAgent }) {
    const octokit = (effect) => new _octokit_core__WEBPACK_IMPORTED_MODULE_2__/* .Octokit */ .E({ auth: token, baseUrl: apiUrl, userAgent, request: { fetch: (0,_agent_remediation_http__WEBPACK_IMPORTED_MODULE_0__/* .toFetch */ .qU)(http, effect) }, log: SILENT });
    const clients = { none: octokit('none'), once: octokit('once') };
    return async (effect, route, parameters) => {
        try {
            const { status, data, headers } = await clients[effect].request(route, { ...parameters });
            return { status, data, at: dateOf(headers.date), ...(headers.link === undefined ? {} : { link: headers.link }) };
        }
        catch (error) {
            throw toFault(error, route);
        }
    };
}
// Octokit warns on deprecations through console; what a run prints is action-kit's to decide.
const SILENT = { debug: () => { }, info: () => { }, warn: () => { }, error: () => { } };
function toFault(error, route) {
    const fault = (0,_agent_remediation_http__WEBPACK_IMPORTED_MODULE_0__/* .httpFaultIn */ .eK)(error);
    if (fault)
        return (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .faultOf */ .Kl)(fault, route);
    if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(error) || typeof error['status'] !== 'number')
        return (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .faultOf */ .Kl)(error, route);
    const response = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(error['response']) ? error['response'] : {};
    const headers = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(response['headers']) ? response['headers'] : {};
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .statusFault */ .jR)(route, error['status'], headers, response['data'], error);
}
function dateOf(header) {
    const time = typeof header === 'string' ? Date.parse(header) : Number.NaN;
    return Number.isNaN(time) ? undefined : new Date(time);
}


/***/ })

};
