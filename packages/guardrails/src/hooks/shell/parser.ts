import { parse as parseWhole } from './whole-parser.ts';
import { readQuickly } from './quick.ts';

/** Reads shell code into nodes. What the quick reader cannot read goes to the parser of the whole language. */
export function parse(source: string): ReturnType<typeof parseWhole> {
  return readQuickly(source) ?? parseWhole(source);
}
