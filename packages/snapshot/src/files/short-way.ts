/** What judging a small file without a fault needs, and nothing more: for a start that must be quick. */
export { validateFaultless } from './faultless.ts';
export { workspaceReader } from './workspace.ts';
export { gravestFirst, markdown } from '../format/markdown.ts';
