export const id = 578;
export const ids = [578];
export const modules = {

/***/ 5578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   preset: () => (/* binding */ preset)
/* harmony export */ });
/* harmony import */ var _secretlint_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(198);
/* harmony import */ var _secretlint_secretlint_rule_preset_recommend__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1577);


/** What the preset of secretlint finds in a text. A module of its own, because loading it takes longer than the rest of the hook (P13). */
async function preset(text) {
    const result = await (0,_secretlint_core__WEBPACK_IMPORTED_MODULE_0__/* .lintSource */ .n)({
        source: { filePath: 'text.txt', content: text, ext: '.txt', contentType: 'text' },
        options: {
            noPhysicFilePath: true,
            maskSecrets: true,
            config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: _secretlint_secretlint_rule_preset_recommend__WEBPACK_IMPORTED_MODULE_1__/* .creator */ .x }] },
        },
    });
    return result.messages.map(({ ruleId, range: [from, to] }) => ({
        rule: ruleId.replace(/^@secretlint\/secretlint-rule-/u, ''),
        from,
        to,
    }));
}


/***/ })

};
