import { ALPHABETS, NAMED_FORMS, PREFIX_FORMS, STRICT, type Alphabet, type PrefixForm } from './forms.ts';

/** A credential that was found, without its text. */
export interface Found {
  /** Whose form it has. */
  readonly form: string;
  /** Place in the text, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** A form that ordinary values share is only worth a warning. */
  readonly certain: boolean;
}

/** Candidates in one run of an alphabet that are looked at closely. */
const MOST_CANDIDATES = 64;

/** Characters of one credential beyond which nothing more is read. */
const LONGEST = 4_096;

const BY_PREFIX = new Map<string, PrefixForm[]>();
for (const form of PREFIX_FORMS) {
  const known = BY_PREFIX.get(form.prefix);
  if (known === undefined) BY_PREFIX.set(form.prefix, [form]);
  else known.push(form);
}
/**
 * The longest prefix first. Nothing but literal alternatives and no `u`: V8 makes a search tree of them in under a millisecond, where the
 * same with a look-behind each took eight (P13). What a look-behind would ask is asked afterwards.
 */
const PREFIX = new RegExp(anyOf(BY_PREFIX.keys()), 'g');

function anyOf(words: Iterable<string>): string {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  return longestFirst
    .join('\n')
    .replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
    .replaceAll('\n', '|');
}

/** Where the run of one alphabet ends; each character is looked at once per alphabet. */
class Runs {
  readonly #text: string;
  readonly #asked = new Map<Alphabet, number>();
  readonly #ends = new Map<Alphabet, { readonly from: number; readonly to: number }>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether too many candidates began in this one run already: text that repeats a prefix without end is no credential. */
  isTired(alphabet: Alphabet): boolean {
    const asked = (this.#asked.get(alphabet) ?? 0) + 1;
    this.#asked.set(alphabet, asked);
    return asked > MOST_CANDIDATES;
  }

  endOf(alphabet: Alphabet, from: number): number {
    const known = this.#ends.get(alphabet);
    if (known !== undefined && from >= known.from && from <= known.to) return known.to;
    const run = new RegExp(`[${ALPHABETS[alphabet]}]*`, 'uy');
    run.lastIndex = from;
    run.exec(this.#text);
    const to = Math.max(from, run.lastIndex);
    this.#asked.set(alphabet, 0);
    this.#ends.set(alphabet, { from, to });
    return to;
  }
}

/** Every credential that its own form gives away. Time is linear in the text. */
export function findSecrets(text: string): readonly Found[] {
  return [...prefixed(text), ...named(text), ...shaped(text), ...keys(text), ...inAddresses(text), ...generic(text)];
}

function prefixed(text: string): readonly Found[] {
  const found: Found[] = [];
  const runs = new Runs(text);
  PREFIX.lastIndex = 0;
  for (let match = PREFIX.exec(text); match !== null; match = PREFIX.exec(text)) {
    const from = match.index;
    const after = from + match[0].length;
    if (from > 0 && isAlphanumeric(text.charCodeAt(from)) && isAlphanumeric(text.charCodeAt(from - 1))) {
      PREFIX.lastIndex = from + 1;
      continue;
    }
    for (const form of BY_PREFIX.get(match[0]) ?? []) {
      const to = Math.min(runs.endOf(form.alphabet, after), after + LONGEST);
      if (to - after < form.least || runs.isTired(form.alphabet) || !fits(text.slice(from, to), form, text[to]))
        continue;
      found.push({ form: form.vendor, from, to, certain: true });
      PREFIX.lastIndex = to;
      break;
    }
    PREFIX.lastIndex = Math.max(PREFIX.lastIndex, from + 1);
  }
  return found;
}

/** ASCII letters and digits, by their code. */
function isAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

function fits(token: string, form: PrefixForm, next: string | undefined): boolean {
  const strict = STRICT[form.prefix]?.();
  const plain = token.replace(/[.=-]+$/u, '');
  if (strict !== undefined && !strict.test(plain) && !strict.test(token)) return false;
  // A run of one alphabet that goes on in letters is a word of something longer.
  if ((form.alphabet === 'hex' || form.alphabet === 'upper') && next !== undefined && /[0-9A-Za-z]/u.test(next))
    return false;
  return isRandom(token.slice(form.prefix.length));
}

/** Placeholders repeat a few characters, spell words, or count up. */
export function isRandom(text: string): boolean {
  // Some vendors pad with a run of one letter.
  const value = text.replace(/A{10,22}/u, '');
  const body = value.replace(/[^0-9A-Za-z]/gu, '');
  if (body.length < 8) return false;
  const distinct = new Set(body.toLowerCase()).size;
  if (distinct < Math.min(6, body.length / 2)) return false;
  if (
    /example|placeholder|redacted|your[_-]?(?:api|key|token|secret)|changeme|dummy|(.)\1{7}|0123456789|1234567890|abcdefghij|xxxx/i.test(
      value,
    )
  )
    return false;
  return /\d/u.test(body) || (/[a-z]/u.test(body) && /[A-Z]/u.test(body)) || distinct >= 12;
}

const NAME_TO_FORMS = new Map<string, (() => RegExp)[]>();
for (const { names, value } of NAMED_FORMS) {
  for (const name of names) NAME_TO_FORMS.set(name, [...(NAME_TO_FORMS.get(name) ?? []), value]);
}
// Here and below: `i` without `u`. With both, V8 asks the Unicode tables for each letter, which takes milliseconds (P13).
const NAME = new RegExp(anyOf(NAME_TO_FORMS.keys()), 'gi');
/** From a name to its value: the rest of the name, a sign, quotation marks. All bounded. */
const ASSIGNED = /[\w.\- \t]{0,32}["'`\s]{0,3}(?:=>|:{1,3}=?|\?=|\|\||=|>|,)[\s"'`=]{0,5}([\w+/=.~:%-]{10,200})/uy;

function named(text: string): readonly Found[] {
  const found: Found[] = [];
  NAME.lastIndex = 0;
  for (let match = NAME.exec(text); match !== null; match = NAME.exec(text)) {
    ASSIGNED.lastIndex = match.index + match[0].length;
    const value = ASSIGNED.exec(text)?.[1];
    if (value === undefined) continue;
    const to = ASSIGNED.lastIndex;
    const forms = NAME_TO_FORMS.get(match[0].toLowerCase()) ?? [];
    if (forms.some((form) => form().test(value)) && isMixed(value))
      found.push({ form: match[0].toLowerCase(), from: to - value.length, to, certain: true });
  }
  return found;
}

/** A value that no word and no name has: letters and digits change places often. */
function isMixed(value: string): boolean {
  const body = value.replace(/[^0-9A-Za-z]/gu, '');
  if (/^\d+$/u.test(body)) return body.length >= 15 && new Set(body).size >= 5;
  const changes = body.match(/[0-9](?=[A-Za-z])|[A-Za-z](?=[0-9])|[a-z](?=[A-Z])/gu)?.length ?? 0;
  return isRandom(value) && changes >= Math.min(4, Math.floor(body.length / 8) + 1) && /\d/u.test(body);
}

const KEY = /-----BEGIN[ A-Z0-9_-]{0,60}PRIVATE KEY(?: BLOCK)?-----/gu;

/** Characters in which the end of a key is looked for. */
const LONGEST_KEY = 10_000;

function keys(text: string): readonly Found[] {
  return [...text.matchAll(KEY)].flatMap((match) => {
    const start = match.index + match[0].length;
    const window = text.slice(start, start + LONGEST_KEY);
    const end = /KEY(?: BLOCK)?-----/u.exec(window)?.index ?? 0;
    const body = window.replace(/\\[nr]|\s|["'+,]/gu, '');
    const whole =
      end > 64 && !/\.\.\.|…|<|\$\{|x{8}/i.test(window.slice(0, end)) && new Set(window.slice(0, end)).size > 12;
    return whole || /^[\w+/=:.,-]{40,}/u.test(body)
      ? [{ form: 'private-key', from: match.index, to: start, certain: true }]
      : [];
  });
}

/** Forms whose telling part stands in the middle or at the end. */
const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['azure', /(?<![\w~.-])[\w~.]{3}\dQ~[\w~.-]{31,34}(?![\w~.-])/gu],
  ['maxmind', /(?<!\w)[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk(?!\w)/gu],
  ['facebook', /(?<!\d)\d{15,16}[|%][\w-]{27,40}(?![\w-])/gu],
  ['sidekiq', /\b[0-9a-f]{8}:[0-9a-f]{8}@(?:gems|enterprise)\.contribsys\.com/gi],
  ['discord', /(?<![\w.-])[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,40}(?![\w-])/gu],
  ['nuget', /<add key="(?:ClearText)?Password"\s{0,20}value="[^"%]{8,200}"/gi],
];

function shaped(text: string): readonly Found[] {
  return SHAPES.flatMap(([form, shape]) =>
    [...text.matchAll(shape)]
      .filter((match) => form === 'nuget' || isRandom(match[0]))
      .map((match) => ({ form, from: match.index, to: match.index + match[0].length, certain: true })),
  );
}

/** User and password in an address, and in the options of `curl`. */
const ADDRESS = /(?<![\w+.-])[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@"'`<>]{0,128}:([^\s/@"'`<>]{3,128})@[\w.-]/gi;
const CURL =
  /\bcurl\b(?:\\\r?\n|[^\n]){0,400}?(?:-[a-zA-Z]{0,8}H|--header)[ =]?["'](?:Authorization|[\w-]{0,20}(?:Key|Token))\s*:\s*(?:(?:Bearer|Basic|Token|ApiKey)\s+)?([\w=~@.+/-]{8,200})["']/gi;
const CURL_USER =
  /\bcurl\b(?:\\\r?\n|[^\n]){0,400}?(?<=\s)(?:-[a-zA-Z]{0,8}u|--user)[ =]?["']?[^\s:"']{0,60}:([^\s"']{3,120})["']?/gi;

function inAddresses(text: string): readonly Found[] {
  const at = (match: RegExpMatchArray, form: string, certain: boolean): Found => ({
    form,
    from: match.index ?? 0,
    to: (match.index ?? 0) + match[0].length,
    certain,
  });
  const real = (value: string): boolean => !/^[$%{<*]|^\*+$|^x+$|password|secret|token|pass$|example/i.test(value);
  return [
    ...[...text.matchAll(ADDRESS)]
      .filter((match) => real(match[1] ?? ''))
      .map((match) => at(match, 'password-in-address', false)),
    ...[...text.matchAll(CURL)]
      .filter((match) => isRandom(match[1] ?? ''))
      .map((match) => at(match, 'curl-header', true)),
    ...[...text.matchAll(CURL_USER)]
      .filter((match) => real(match[1] ?? '') && isRandom(match[1] ?? ''))
      .map((match) => at(match, 'curl-user', true)),
  ];
}

const GENERIC =
  /(?:secret|token|passw(?:or)?d|api[_-]?key|access[_-]?key|private[_-]?key|credential|auth)[\w.-]{0,24}["'`]?\s{0,3}(?::=|=>|[:=])\s{0,3}["'`]([\w+/=.~!@#%^&*-]{16,150})["'`]/gi;

/** A quoted value that looks random, given to something with a telling name. Too common in test data to block. */
function generic(text: string): readonly Found[] {
  return [...text.matchAll(GENERIC)]
    .filter((match) => isMixed(match[1] ?? ''))
    .map((match) => ({ form: 'generic', from: match.index, to: match.index + match[0].length, certain: false }));
}
