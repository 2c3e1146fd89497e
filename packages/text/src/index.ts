/** Makes hostile text harmless, and reads the few things that people write to us. */
export { capText } from './cap.ts';
export type { Cap, Capped, CutMark } from './cap.ts';
export { cleanText, removeInvisible } from './clean.ts';
export type { Cleaned, Removed } from './clean.ts';
export { closingKeywords } from './closing-keywords.ts';
export type { ClosingKeyword } from './closing-keywords.ts';
export { COMMANDS, readCommand } from './commands.ts';
export type { Command, CommandReading, NoCommand } from './commands.ts';
export { fenceData } from './fence.ts';
export type { DataPart, Fenced } from './fence.ts';
export { inertBlock, inertInline } from './markdown.ts';
export { createRedactor, createSecretFinder } from './redact.ts';
export { firstReference, references } from './references.ts';
export type { Reference, ReferenceContext, ReferenceForm } from './references.ts';
export { cleanTitle } from './title.ts';
export { looksLikeToken, redactTokens } from './tokens.ts';
export { escapeForLog, heredoc } from './workflow-command.ts';
export { traceTable } from './trace-table.ts';
