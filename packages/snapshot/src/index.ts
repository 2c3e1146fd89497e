/** The coverage snapshot (seed 2.1–2.4): its types, its validator and its coherence rules. */
export type * from './generated/types.ts';
export type { Fault, FaultCode, Position, Severity } from './faults.ts';
export { FAULT_CODES } from './faults.ts';
export { REASONS, type ReasonCode } from './reasons.ts';
export { SCHEMA_VERSION, type Gate, type UnknownVersion, versionGate } from './version.ts';
export {
  type SnapshotSource,
  type ValidateOptions,
  validateBytes,
  validateSnapshot,
  validateValue,
} from './validate/validate.ts';
export type { Verdict } from './validate/verdict.ts';
export type { CoherenceOptions } from './cohere/findings.ts';
export type { RuleInfo, Tier } from './cohere/rule.ts';
export { RULES } from './cohere/catalogue.ts';
export { type Annotation, annotations, type AnnotationOptions } from './format/annotations.ts';
export { json } from './format/json.ts';
export { markdown, type MarkdownOptions } from './format/markdown.ts';
export { sarif } from './format/sarif.ts';
export { type FilesVerdict, validateFiles } from './files/validate-files.ts';
export { type FileReader, type WorkspaceFile, workspaceReader } from './files/workspace.ts';
