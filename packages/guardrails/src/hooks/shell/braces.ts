/** Words that one word may become before it counts as unknown. */
const MOST_WORDS = 64;

/** The words that brace expansion makes of a raw word, still quoted; undefined when there are too many to follow. */
export function expandBraces(raw: string): readonly string[] | undefined {
  const group = firstGroup(raw);
  if (group === undefined) return [raw];
  const { start, end, choices } = group;
  const words: string[] = [];
  for (const choice of choices) {
    const inner = expandBraces(choice);
    const rest = expandBraces(raw.slice(end));
    if (inner === undefined || rest === undefined || inner.length * rest.length + words.length > MOST_WORDS)
      return undefined;
    for (const middle of inner) for (const tail of rest) words.push(raw.slice(0, start) + middle + tail);
  }
  return words;
}

type Group = { readonly start: number; readonly end: number; readonly choices: readonly string[] };

function firstGroup(raw: string): Group | undefined {
  for (let at = 0; at < raw.length; at = skip(raw, at)) {
    if (raw[at] !== '{') continue;
    const group = groupAt(raw, at);
    if (group !== undefined) return group;
  }
  return undefined;
}

function groupAt(raw: string, start: number): Group | undefined {
  let depth = 0;
  let from = start + 1;
  const choices: string[] = [];
  for (let at = start; at < raw.length; at = skip(raw, at)) {
    const character = raw[at];
    if (character === '{') depth += 1;
    else if (character === ',' && depth === 1) {
      choices.push(raw.slice(from, at));
      from = at + 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth > 0) continue;
      choices.push(raw.slice(from, at));
      const all = choices.length > 1 ? choices : sequence(choices[0] ?? '');
      return all === undefined ? undefined : { start, end: at + 1, choices: all };
    }
  }
  return undefined;
}

/** `1..9` and `a..e`, with a step; undefined when it is none. Too long a sequence is cut by the caller's limit. */
function sequence(text: string): readonly string[] | undefined {
  const match = /^(-?\d{1,9}|[A-Za-z])\.\.(-?\d{1,9}|[A-Za-z])(?:\.\.(-?\d{1,9}))?$/u.exec(text);
  if (match === null) return undefined;
  const [from, to] = [match[1] ?? '', match[2] ?? ''];
  const letters = /[A-Za-z]/u.test(from);
  if (letters !== /[A-Za-z]/u.test(to)) return undefined;
  const value = (end: string): number => (letters ? end.charCodeAt(0) : Number(end));
  const step = Math.max(1, Math.abs(Number(match[3] ?? 1)));
  const [first, last] = [value(from), value(to)];
  const words: string[] = [];
  const direction = first <= last ? step : -step;
  for (let at = first; first <= last ? at <= last : at >= last; at += direction) {
    words.push(letters ? String.fromCharCode(at) : String(at));
    if (words.length > MOST_WORDS) break;
  }
  return words;
}

/** The place after the character at `at`, or after the quotation, escape or expansion that begins there. */
function skip(raw: string, at: number): number {
  const character = raw[at];
  if (character === '\\') return at + 2;
  if (character === "'") return after(raw, raw.indexOf("'", at + 1));
  if (character === '"' || character === '`') return closing(raw, at + 1, character);
  if (character === '$' && raw[at + 1] === "'") return closing(raw, at + 2, "'");
  if (character === '$' && (raw[at + 1] === '{' || raw[at + 1] === '(')) return nested(raw, at + 1);
  return at + 1;
}

function after(raw: string, found: number): number {
  return found < 0 ? raw.length : found + 1;
}

function closing(raw: string, from: number, quote: string): number {
  let at = from;
  while (at < raw.length && raw[at] !== quote) at += raw[at] === '\\' ? 2 : 1;
  return at + 1;
}

function nested(raw: string, from: number): number {
  let depth = 0;
  let at = from;
  while (at < raw.length) {
    const character = raw[at];
    if (character === '{' || character === '(') depth += 1;
    if (character === '}' || character === ')') depth -= 1;
    at = character === '{' || character === '(' || character === '}' || character === ')' ? at + 1 : skip(raw, at);
    if (depth === 0) return at;
  }
  return raw.length;
}
