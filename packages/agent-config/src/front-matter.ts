import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { Edit } from './problem.ts';

/** The part between two `---` lines at the top of a Markdown file. */
export type FrontMatter =
  | {
      readonly kind: 'read';
      /** Where the first field stands, and how lines end there. */
      readonly start: { readonly offset: number; readonly lineEnd: string };
      readonly fields: ReadonlyMap<string, Field>;
      readonly body: string;
      readonly bodyOffset: number;
    }
  | { readonly kind: 'fault'; readonly offset: number; readonly message: string; readonly edits?: readonly Edit[] };

export interface Field {
  readonly value: unknown;
  /** Of the key, in the whole file. */
  readonly offset: number;
  /** Where the key and a value of one line stand, to write another one there. */
  readonly keyRange: Range | undefined;
  readonly valueRange: Range | undefined;
}
type Range = readonly [from: number, to: number];

const MAX_FRONT_MATTER = 16_384;

const NONE = { kind: 'fault', offset: 0, message: 'there is no front matter: the first line is not `---`' } as const;

/** Blank lines in front are taken away when what follows is front matter that can be read. */
function blankLinesBefore(text: string): { readonly edits?: readonly Edit[] } {
  const blank = /^(?:[ \t]*\r?\n)+/.exec(text)?.[0] ?? '';
  const isRead = blank !== '' && readFrontMatter(text.slice(blank.length)).kind === 'read';
  return isRead ? { edits: [{ from: 0, to: blank.length, text: '' }] } : {};
}

/** Tabs that indent become two spaces each, when the front matter can be read then. */
function tabsIn(text: string, start: number, length: number): { readonly edits?: readonly Edit[] } {
  const matter = text.slice(start, start + length);
  const edits = [...matter.matchAll(/^[ \t]*\t[ \t]*/gm)].map(({ 0: indent, index }) => ({
    from: start + index,
    to: start + index + indent.length,
    text: indent.replaceAll('\t', '  '),
  }));
  const mended = matter.replace(/^[ \t]*\t[ \t]*/gm, (indent) => indent.replaceAll('\t', '  '));
  return edits.length > 0 && parseDocument(mended, { logLevel: 'silent' }).errors.length === 0 ? { edits } : {};
}

/** Aliases are refused: they can grow without bound. Tabs and duplicate keys are faults of the parser's own. */
export function readFrontMatter(text: string): FrontMatter {
  const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(text);
  if (!opening) return { ...NONE, ...blankLinesBefore(text) };
  const start = opening[0].length;
  const closing = /^---[ \t]*\r?$/m.exec(text.slice(start));
  if (!closing) return { kind: 'fault', offset: 0, message: 'the front matter is not closed: no second line `---`' };
  if (closing.index > MAX_FRONT_MATTER)
    return { kind: 'fault', offset: 0, message: 'the front matter is longer than 16 KiB' };
  const document = parseDocument(text.slice(start, start + closing.index), {
    lineCounter: new LineCounter(),
    logLevel: 'silent',
    uniqueKeys: true,
  });
  const [fault] = document.errors;
  if (fault)
    return {
      kind: 'fault',
      offset: start + fault.pos[0],
      message: `not YAML: ${fault.message.split('\n')[0] ?? ''}`,
      ...tabsIn(text, start, closing.index),
    };
  const bodyOffset = start + closing.index + closing[0].length;
  return fieldsOf(document, text, start, bodyOffset);
}

function fieldsOf(document: Document.Parsed, text: string, start: number, bodyOffset: number): FrontMatter {
  const { contents } = document;
  if (!isMap(contents))
    return { kind: 'fault', offset: start, message: 'the front matter is not a list of `key: value` lines' };
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: 0 });
  } catch {
    return { kind: 'fault', offset: start, message: 'it uses an alias (`*name`); write the value out' };
  }
  const values = new Map(Object.entries(data as object));
  const fields = new Map<string, Field>();
  const rangeOf = (node: unknown): Range | undefined =>
    isScalar(node) && node.range ? [start + node.range[0], start + node.range[1]] : undefined;
  for (const { key, value } of contents.items) {
    if (!isScalar(key)) continue;
    const name = String(key.value);
    const keyRange = rangeOf(key);
    // A value over several lines, or with an anchor or a tag, is left to a person.
    const isPlain = isScalar(value) && /^(PLAIN|QUOTE_)/.test(value.type ?? '') && !value.anchor && !value.tag;
    const valueRange = isPlain ? rangeOf(value) : undefined;
    const isOneLine = valueRange !== undefined && !text.slice(...valueRange).includes('\n');
    fields.set(name, {
      value: values.get(name),
      offset: keyRange?.[0] ?? start,
      keyRange,
      valueRange: isOneLine ? valueRange : undefined,
    });
  }
  const lineEnd = text.slice(0, start).endsWith('\r\n') ? '\r\n' : '\n';
  return { kind: 'read', start: { offset: start, lineEnd }, fields, body: text.slice(bodyOffset), bodyOffset };
}
