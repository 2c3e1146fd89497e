export const id = 583;
export const ids = [583];
export const modules = {

/***/ 9583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   workspaceReader: () => (/* binding */ workspaceReader)
/* harmony export */ });
/* unused harmony export chunksOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/** Files of a workspace, and nothing outside it, also through symbolic links (P10). */


/** Bytes that are read at a time. */
const CHUNK_BYTES = 2 ** 18;
/**
 * A reader whose paths are relative to the workspace, or absolute within it. It asks the file system without promises: loading those
 * takes longer than the answers, and a small file, which is read whole, then needs none.
 */
function workspaceReader(workspace) {
    return (path) => {
        const root = realPath(workspace);
        return Promise.resolve(root === undefined ? { is: 'no-such-file', file: path } : find(root, path));
    };
}
function find(root, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    if (!isInside(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path)))
        return { is: 'outside-workspace', file: path };
    const real = realPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path));
    if (real === undefined)
        return { is: 'no-such-file', file };
    if (!isInside(root, real))
        return { is: 'outside-workspace', file };
    // The real path is opened, so that a link that changes in between leads nowhere else.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real, { throwIfNoEntry: false })?.isFile() !== true)
        return { is: 'no-such-file', file };
    return { is: 'file', file, open: () => chunksOf(real), whole: (maxBytes) => wholeFile(real, maxBytes) };
}
function realPath(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return undefined;
    }
}
function wholeFile(path, maxBytes) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > maxBytes ? undefined : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
}
function isInside(root, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return way !== '' && way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
/**
 * The bytes of a file in pieces: each is valid until the next is asked for. The next piece is read while the caller looks at
 * this one. Memory does not grow with the file.
 */
async function* chunksOf(path) {
    const handle = await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.open(path);
    try {
        let buffer = new Uint8Array(CHUNK_BYTES);
        let other = new Uint8Array(CHUNK_BYTES);
        let reading = handle.read(buffer, 0, CHUNK_BYTES);
        for (;;) {
            const { bytesRead } = await reading;
            if (bytesRead === 0)
                return;
            reading = handle.read(other, 0, CHUNK_BYTES);
            // It fails where it is awaited; a caller that wants no more never awaits it.
            reading.catch(() => undefined);
            yield buffer.subarray(0, bytesRead);
            [buffer, other] = [other, buffer];
        }
    }
    finally {
        await handle.close();
    }
}


/***/ })

};
