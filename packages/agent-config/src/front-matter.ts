import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';

/** The part between two `---` lines at the top of a Markdown file. */
export type FrontMatter =
  | {
      readonly kind: 'read';
      readonly fields: ReadonlyMap<string, Field>;
      readonly body: string;
      readonly bodyOffset: number;
    }
  | { readonly kind: 'fault'; readonly offset: number; readonly message: string };

export interface Field {
  readonly value: unknown;
  /** Of the key, in the whole file. */
  readonly offset: number;
}

const MAX_FRONT_MATTER = 16_384;

/** Aliases are refused: they can grow without bound. Tabs and duplicate keys are faults of the parser's own. */
export function readFrontMatter(text: string): FrontMatter {
  const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(text);
  if (!opening) return { kind: 'fault', offset: 0, message: 'there is no front matter: the first line is not `---`' };
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
    return { kind: 'fault', offset: start + fault.pos[0], message: `not YAML: ${fault.message.split('\n')[0] ?? ''}` };
  const bodyOffset = start + closing.index + closing[0].length;
  return fieldsOf(document, start, text.slice(bodyOffset), bodyOffset);
}

function fieldsOf(document: Document.Parsed, start: number, body: string, bodyOffset: number): FrontMatter {
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
  for (const { key } of contents.items) {
    if (!isScalar(key)) continue;
    const name = String(key.value);
    fields.set(name, { value: values.get(name), offset: start + (key.range?.[0] ?? 0) });
  }
  return { kind: 'read', fields, body, bodyOffset };
}
