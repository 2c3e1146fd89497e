/** Writes JSON and notes where each value and key begins: the position by other means than the reader's. */
import { pointerOf, type Place, type Position } from '../faults.ts';

export type Style = { readonly indent: string; readonly newline: string; readonly colon: string };

export const STYLES: readonly [Style, ...Style[]] = [
  { indent: '', newline: '', colon: ':' },
  { indent: '  ', newline: '\n', colon: ': ' },
  { indent: '\t', newline: '\r\n', colon: ' : ' },
];

export type Written = {
  readonly text: string;
  /** By JSON pointer. */
  readonly values: ReadonlyMap<string, Position>;
  readonly keys: ReadonlyMap<string, Position>;
};

export function write(value: unknown, style: Style): Written {
  const values = new Map<string, Position>();
  const keys = new Map<string, Position>();
  let text = '';
  let line = 1;
  let lineStart = 0;
  const put = (part: string): void => {
    text += part;
  };
  const newline = (depth: number): void => {
    if (style.newline === '') return;
    put(style.newline);
    line += 1;
    lineStart = text.length;
    put(style.indent.repeat(depth));
  };
  const here = (): Position => ({ line, column: text.length - lineStart + 1 });
  const visit = (inner: unknown, place: Place): void => {
    values.set(pointerOf(place), here());
    if (typeof inner !== 'object' || inner === null) return put(JSON.stringify(inner));
    const isList = Array.isArray(inner);
    put(isList ? '[' : '{');
    Object.entries(inner).forEach(([key, item], index) => {
      if (index > 0) put(',');
      newline(place.length + 1);
      const itemPlace = [...place, isList ? index : key];
      keys.set(pointerOf(itemPlace), here());
      if (!isList) put(JSON.stringify(key) + style.colon);
      visit(item, itemPlace);
    });
    if (Object.keys(inner).length > 0) newline(place.length);
    put(isList ? ']' : '}');
  };
  visit(value, []);
  return { text, values, keys };
}
