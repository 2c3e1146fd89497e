export { type InputFile, type InputsReading, MAX_JSON_BYTES, MAX_YAML_BYTES, readInputs } from './read.ts';
export type { InputFault } from './faults.ts';
export { parseYamlDocuments } from './yaml.ts';
