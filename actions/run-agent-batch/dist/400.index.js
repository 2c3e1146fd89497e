export const id = 400;
export const ids = [400];
export const modules = {

/***/ 1400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startedByHand: () => (/* binding */ startedByHand)
/* harmony export */ });
/**
 * Reads `workflow_dispatch`: who started it, and where. `undefined` for every other event, and for one that does not say: nobody is taken
 * for the one who decided. Loads nothing.
 */
function startedByHand(name, payload) {
    if (name !== 'workflow_dispatch')
        return undefined;
    const event = fields(payload);
    const sender = fields(event['sender']);
    const { login, id, type } = sender;
    const { ref } = event;
    if (typeof login !== 'string' || typeof type !== 'string' || typeof ref !== 'string')
        return undefined;
    return Number.isSafeInteger(id) ? { actor: { login, id: Number(id), type }, ref } : undefined;
}
function fields(value) {
    return typeof value === 'object' && value !== null ? value : {};
}


/***/ })

};
