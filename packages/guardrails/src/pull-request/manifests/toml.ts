/** One `key = value` of a TOML file, as far as manifests use the language. */
export interface TomlEntry {
  /** `tool.poetry.dependencies`; the parts of a dotted key belong to it. */
  readonly table: string;
  readonly key: string;
  /** As written, without comments; an array over several lines is one. */
  readonly value: string;
}

const KEY =
  /^\s{0,80}((?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w-]{1,200})(?:\s?\.\s?(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w-]{1,200})){0,8})\s{0,40}=\s{0,40}(.*)$/u;

/** The entries in order; undefined where a line is neither table, entry, comment nor blank. */
export function tomlEntries(text: string): readonly TomlEntry[] | undefined {
  const entries: TomlEntry[] = [];
  let table = '';
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim();
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('[')) {
      table = parts(line.replace(/^\[{1,2}/u, '').split(']', 1)[0] ?? '').join('.');
      continue;
    }
    const [, key = '', first = ''] = KEY.exec(line) ?? [];
    if (key === '') return undefined;
    let value = withoutComment(first);
    // Values go on over lines inside brackets and triple quotes.
    const quote = /^("""|''')/u.exec(value)?.[1];
    if (quote !== undefined) {
      while (!value.slice(3).includes(quote) && at + 1 < lines.length) value += `\n${lines[(at += 1)] ?? ''}`;
    } else {
      let depth = openBrackets(value);
      while (depth > 0 && at + 1 < lines.length) {
        const next = withoutComment(lines[(at += 1)] ?? '');
        depth += openBrackets(next);
        value += `\n${next}`;
      }
    }
    const names = parts(key);
    entries.push({ table: [table, ...names.slice(0, -1)].filter(Boolean).join('.'), key: names.at(-1) ?? '', value });
  }
  return entries;
}

/** The texts in quotes of a value. */
export function stringsIn(value: string): readonly string[] {
  return [...value.matchAll(/"([^"\n]{0,500})"|'([^'\n]{0,500})'/gu)].map(
    ([, double, single]) => double ?? single ?? '',
  );
}

function parts(key: string): readonly string[] {
  return [...key.matchAll(/"([^"]*)"|'([^']*)'|([\w-]+)/gu)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
}

function withoutComment(text: string): string {
  return outside(text, (character) => character === '#').before;
}

function openBrackets(text: string): number {
  let depth = 0;
  outside(text, (character) => {
    if ('[{'.includes(character)) depth += 1;
    if (']}'.includes(character)) depth -= 1;
    return false;
  });
  return depth;
}

/** Asks about each character outside quotes, until one is said to end it. */
function outside(text: string, ends: (character: string) => boolean): { readonly before: string } {
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quote === '' && (character === '"' || character === "'")) quote = character;
    else if (quote === '"' && character === '\\') at += 1;
    else if (character === quote) quote = '';
    else if (quote === '' && ends(character)) return { before: text.slice(0, at).trimEnd() };
  }
  return { before: text };
}
