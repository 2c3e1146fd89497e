/** Stands in the bundle for the preset's debugging output, which would read the terminal and the environment at each start. */
const silent = (): void => undefined;
export default (): (() => void) => silent;
