/** Reads the input files: JSON or YAML, checked by the published schema, then read as one data set. All faults at once, with their places. */
import { parseDocument } from 'yaml';
import { printable } from '../../validate/quote.ts';
import validate from '../../../generated/validate-inputs.cjs';
import { type InputFault, Faults } from './faults.ts';
import { mergeFiles, type ReadFile } from './merge.ts';
import type { CoverageInputs } from './types.ts';

/** Bytes. Larger JSON is split by its makers: files are read as one. */
export const MAX_JSON_BYTES = 256 * 2 ** 20;
/** Bytes. The YAML reader keeps every node with its place; large inputs are JSON. */
export const MAX_YAML_BYTES = 4 * 2 ** 20;

export interface InputFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}

export type InputsReading =
  | { readonly ok: true; readonly inputs: CoverageInputs }
  | { readonly ok: false; readonly faults: readonly InputFault[]; readonly count: number };

export function readInputs(files: readonly InputFile[]): InputsReading {
  const faults = new Faults();
  const read = files.flatMap(({ file, bytes }) => {
    const data = parse(file, bytes, faults);
    return data === undefined ? [] : [checked(file, data.value, faults)].filter((entry) => entry !== undefined);
  });
  const inputs = mergeFiles(read, faults);
  return faults.count === 0 ? { ok: true, inputs } : { ok: false, faults: faults.kept, count: faults.count };
}

function parse(file: string, bytes: Uint8Array, faults: Faults): { readonly value: unknown } | undefined {
  const isJson = file.toLowerCase().endsWith('.json');
  const limit = isJson ? MAX_JSON_BYTES : MAX_YAML_BYTES;
  if (bytes.length > limit) {
    const advice = isJson ? 'Split it into several files.' : 'Write it as JSON.';
    return faults.add(file, '', `The file has more than ${limit} bytes. ${advice}`);
  }
  const text = decoded(bytes);
  if (text === undefined) return faults.add(file, '', 'The file is not UTF-8.');
  return isJson ? parseJson(file, text, faults) : parseYaml(file, text, faults);
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parseJson(file: string, text: string, faults: Faults): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return faults.add(file, '', `The file is not JSON: ${reasonOf(error)}`);
  }
}

/** Aliases are refused (they can grow without bound), duplicate keys too. */
function parseYaml(file: string, text: string, faults: Faults): { readonly value: unknown } | undefined {
  try {
    const document = parseDocument(text, { uniqueKeys: true, logLevel: 'silent' });
    const [error] = document.errors;
    if (error !== undefined) return faults.add(file, '', `The file is not YAML: ${reasonOf(error)}`);
    return { value: document.toJS({ maxAliasCount: 0 }) };
  } catch (error) {
    return faults.add(file, '', `The file cannot be read as YAML: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return printable(line.slice(0, 200));
}

function checked(file: string, data: unknown, faults: Faults): ReadFile | undefined {
  if (validate(data) && isInputs(data)) return { file, data };
  for (const error of validate.errors ?? []) faults.add(file, ...describe(error));
  return undefined;
}

/** The validator has just said so. */
function isInputs(data: unknown): data is ReadFile['data'] {
  return typeof data === 'object' && data !== null;
}

function describe(error: NonNullable<typeof validate.errors>[number]): readonly [string, string] {
  const { instancePath, keyword, params, message } = error;
  const pointer = printable(instancePath);
  switch (keyword) {
    case 'additionalProperties':
      return [pointer, `There is no field ${printable(JSON.stringify(params['additionalProperty']).slice(0, 100))}.`];
    case 'required':
      return [pointer, `The field ${String(params['missingProperty'])} is missing.`];
    case 'enum':
      return [pointer, `Allowed are ${JSON.stringify(params['allowedValues'])}.`];
    default:
      return [pointer, `The value ${message ?? keyword}.`];
  }
}
