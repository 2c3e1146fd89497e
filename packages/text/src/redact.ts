/** What stands for a secret. Its length says nothing of the secret's. */
const MASK = '***';
const MIN_SECRET = 4;
/** Shorter lines of a multi-line secret are brackets, blanks and words that any text may hold. */
const MIN_LINE = 6;

type Encoding = { readonly text: string; readonly base64: boolean };

/** A secret that stands inside a longer base64 text looks different at each of the three offsets; these are the digits that it decides alone. */
function base64Forms(secret: Buffer): string[] {
  const whole = secret.toString('base64');
  const inner = [0, 1, 2].map((offset) => {
    const digits = Buffer.concat([Buffer.alloc(offset), secret])
      .toString('base64')
      .replace(/=+$/u, '');
    const first = Math.ceil((offset * 8) / 6);
    return digits.slice(first, Math.floor(((offset + secret.length) * 8) / 6));
  });
  const plain = [whole, whole.replace(/=+$/u, ''), ...inner];
  return plain.flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]);
}

const jsonEscape = (text: string): string => JSON.stringify(text).slice(1, -1);

function jsonForms(secret: string): string[] {
  const once = jsonEscape(secret);
  const ascii = once.replace(/[\u007f-\uffff]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  );
  return [once, ascii, once.replaceAll('/', '\\/')].flatMap((text) => [text, jsonEscape(text)]);
}

function urlForms(secret: string): string[] {
  const component = encodeURIComponent(secret.toWellFormed());
  const strict = component.replace(
    /[!'()*~]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const form = new URLSearchParams({ a: secret }).toString().slice('a='.length);
  const every = Buffer.from(secret).toString('hex').replace(/../gu, '%$&');
  const forms = [
    component,
    strict,
    strict.replaceAll('%20', '+'),
    form,
    encodeURI(secret.toWellFormed()),
    every,
    every.toUpperCase(),
  ];
  return forms.flatMap((text) => [text, text.replace(/%[\dA-F]{2}/gu, (code) => code.toLowerCase())]);
}

function htmlForms(secret: string): string[] {
  const basic = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const quoted = basic.replaceAll('"', '&quot;');
  return [basic, quoted, ...['&#39;', '&#x27;', '&apos;'].map((quote) => quoted.replaceAll("'", quote))];
}

/** The secret itself, without the white space around it, and each of its lines. */
function parts(secret: string): string[] {
  const lines = secret.split(/[\r\n]+/u).map((line) => line.trim());
  const whole = [secret, secret.trim(), secret.replaceAll('\r\n', '\n'), secret.replace(/\r?\n/gu, '\r\n')];
  return [
    ...whole.filter((part) => part.length >= MIN_SECRET),
    ...(lines.length > 1 ? lines.filter((line) => line.length >= MIN_LINE) : []),
  ];
}

function encodings(secrets: readonly string[]): Encoding[] {
  const found = new Map<string, boolean>();
  for (const secret of secrets) {
    if (secret.trim().length < MIN_SECRET) {
      throw new RangeError(
        `A secret of fewer than ${MIN_SECRET} characters cannot be kept out of the output: it occurs in ordinary text.`,
      );
    }
    for (const part of new Set(parts(secret))) {
      const bytes = Buffer.from(part);
      const hex = bytes.toString('hex');
      for (const text of base64Forms(bytes)) found.set(text, true);
      const others = [part, hex, hex.toUpperCase(), ...urlForms(part), ...jsonForms(part), ...htmlForms(part)];
      for (const text of others) found.set(text, false);
    }
  }
  return [...found].filter(([text]) => text.length >= MIN_SECRET).map(([text, base64]) => ({ text, base64 }));
}

/** A state of the automaton: `plain` and `base64` are the lengths of the longest encodings that end here, 0 for none. */
type Node = { readonly next: Map<number, Node>; fail: Node | undefined; plain: number; base64: number };

const newNode = (): Node => ({ next: new Map(), fail: undefined, plain: 0, base64: 0 });

/**
 * All encodings in one automaton (Aho and Corasick): one pass over the text, whatever the number of secrets. A search for each encoding
 * would be slow for a secret that repeats itself, and one expression of alternatives would try them all at each place.
 */
function automaton(needles: readonly Encoding[]): Node {
  const root = newNode();
  for (const { text, base64 } of needles) {
    let node = root;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      const next = node.next.get(unit) ?? newNode();
      node.next.set(unit, next);
      node = next;
    }
    node[base64 ? 'base64' : 'plain'] = text.length;
  }
  const queue: Node[] = [root];
  for (const node of queue) {
    for (const [unit, child] of node.next) {
      child.fail = node === root ? root : step(root, node.fail ?? root, unit);
      child.plain ||= child.fail.plain;
      child.base64 ||= child.fail.base64;
      queue.push(child);
    }
  }
  return root;
}

function step(root: Node, from: Node, unit: number): Node {
  let node: Node | undefined = from;
  while (node !== undefined) {
    const next = node.next.get(unit);
    if (next !== undefined) return next;
    node = node.fail;
  }
  return root;
}

type Span = { from: number; to: number; base64: boolean };

/** The places of all encodings, in order, those that touch joined to one. */
function spans(root: Node, text: string): Span[] {
  const found: Span[] = [];
  let node = root;
  for (let at = 0; at < text.length; at += 1) {
    node = step(root, node, text.charCodeAt(at));
    const length = Math.max(node.plain, node.base64);
    if (length === 0) continue;
    let from = at + 1 - length;
    let base64 = node.base64 > 0;
    for (let last = found.at(-1); last !== undefined && last.to >= from; last = found.at(-1)) {
      from = Math.min(from, last.from);
      base64 ||= last.base64;
      found.pop();
    }
    found.push({ from, to: at + 1, base64 });
  }
  return found;
}

const BASE64_DIGIT = /[A-Za-z0-9+/=_-]/u;

/** Hides the spans; around base64 the whole run of its digits, since the digits at the edge hold bits of the secret too. */
function mask(text: string, found: readonly Span[]): string {
  const kept: string[] = [];
  let end = 0;
  for (const span of found) {
    let { from, to } = span;
    if (span.base64) {
      while (from > end && BASE64_DIGIT.test(text.charAt(from - 1))) from -= 1;
      to = Math.max(to, end);
      while (to < text.length && BASE64_DIGIT.test(text.charAt(to))) to += 1;
    }
    if (from > end || (from === end && kept.at(-1) !== MASK)) kept.push(text.slice(end, from), MASK);
    end = Math.max(end, to);
  }
  kept.push(text.slice(end));
  return kept.join('');
}

/**
 * Makes a function that hides the secrets in a text (P6): as they are, in base64 (at any offset, also the form for URLs), hexadecimal, URL-,
 * JSON- (once and twice) and HTML-escaped, each also line by line where a secret has several. Linear in the text.
 *
 * @throws RangeError for a secret of fewer than 4 characters, without showing it.
 */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
  const root = automaton(encodings(secrets));
  return (text) => mask(text, spans(root, text));
}

/** Makes a function that says whether a text holds one of the secrets in any of these forms, to withhold it whole (D9). */
export function createSecretFinder(secrets: readonly string[]): (text: string) => boolean {
  const root = automaton(encodings(secrets));
  const holds = (text: string) => spans(root, text).length > 0;
  return (text) => holds(text) || holds(unescaped(text));
}

/** JSON and URLs may escape any character, so a secret has more escaped forms than can be listed: here they are undone, in one pass. */
function unescaped(text: string): string {
  return text
    .replace(/\\{2,}/gu, '\\')
    .replace(/\\u([\da-f]{4})|%([\da-f]{2})/giu, (_, unit: string | undefined, byte: string | undefined) =>
      String.fromCharCode(Number.parseInt(unit ?? byte ?? '', 16)),
    )
    .replaceAll('\\/', '/');
}
