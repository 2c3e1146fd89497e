import { HIDDEN, STRUCTURE, proseOf } from './prose.ts';

/** Where a text stands: the repository that a bare `#12` means, and the server's host as in `GITHUB_SERVER_URL` (`github.com`). */
export type ReferenceContext = { readonly owner: string; readonly repo: string; readonly host: string };

/** `number` is `#12`, `gh` is `GH-12`, `repository` is `owner/repo#12`, `url` is the full URL of an issue. */
export type ReferenceForm = 'number' | 'gh' | 'repository' | 'url';

export type Reference = {
  readonly number: number;
  readonly form: ReferenceForm;
  /** Line of the body, from 1. */
  readonly line: number;
  /** As it stands in the body. */
  readonly text: string;
};

/** A 32-bit integer is what GitHub's GraphQL API knows as a number of an issue. */
const MAX_NUMBER = 2_147_483_647;

/** An issue number without a leading zero, or undefined. */
function issueNumber(digits: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/u.test(digits)) return undefined;
  const number = Number(digits);
  return number <= MAX_NUMBER ? number : undefined;
}

/** Marks of emphasis and what a page does not show: a reference may stand inside them. */
const SOFT = new Set(['*', '_', '~', HIDDEN]);
/** Before a reference these belong to a word, a path, an address, an escape or an entity. */
const GLUE_LEFT = /[\p{L}\p{N}\p{M}#&/\\.=?@%+$^-]/u;
const WORD = /[\p{L}\p{N}\p{M}]/u;
const GLUE_RIGHT = /[./#@=&%+\\$^-]/u;

/** The code point that ends at `at`; half a pair would not be known as a letter. */
function before(text: string, at: number): string {
  const low = text.charAt(at - 1);
  return /[\udc00-\udfff]/u.test(low) ? text.slice(Math.max(0, at - 2), at) : low;
}

function after(text: string, at: number): string {
  const codePoint = text.codePointAt(at);
  return codePoint === undefined ? '' : String.fromCodePoint(codePoint);
}

function freeOnLeft(text: string, start: number): boolean {
  let at = start;
  while (at > 0 && SOFT.has(text.charAt(at - 1))) at -= 1;
  return !GLUE_LEFT.test(before(text, at));
}

function freeOnRight(text: string, end: number): boolean {
  let at = end;
  while (at < text.length && SOFT.has(text.charAt(at))) at += 1;
  if (WORD.test(after(text, at))) return false;
  return !(GLUE_RIGHT.test(text.charAt(at)) && (WORD.test(after(text, at + 1)) || text.charAt(at + 1) === '_'));
}

/** URLs and the three short forms; a URL is taken whole, so that nothing inside it is a reference. */
const CANDIDATE = new RegExp(
  String.raw`(?:https?://|www\.)[^\s<${STRUCTURE}${HIDDEN}]*` +
    String.raw`|(?<![A-Za-z0-9./-])(?:(?:[\w-]{1,100}/[\w.-]{1,100})?#|gh-)\d+`,
  'giu',
);
const BEFORE_URL = /[\p{L}\p{N}\p{M}/.@-]/u;
/** GitHub leaves these out of a URL at its end (GitHub Flavored Markdown 6.9); a quotation mark or bracket ends it for readers too. */
const URL_TAIL = /^[?!.,:;*_~'")\]}]*$/u;

/** The issue's number when the URL is that of an issue in this very repository, without any further path, query or fragment. */
function issueOfUrl(
  url: string,
  context: ReferenceContext,
): { readonly number: number; readonly length: number } | undefined {
  const path = `://${context.host}/${context.owner}/${context.repo}/issues/`.toLowerCase();
  const scheme = /^https?/iu.exec(url)?.[0] ?? '';
  if (!url.slice(scheme.length).toLowerCase().startsWith(path)) return undefined;
  const rest = url.slice(scheme.length + path.length);
  const digits = /^\d+/u.exec(rest)?.[0] ?? '';
  const number = issueNumber(digits);
  if (number === undefined || !URL_TAIL.test(rest.slice(digits.length))) return undefined;
  return { number, length: scheme.length + path.length + digits.length };
}

type Found = { readonly number: number; readonly form: ReferenceForm; readonly text: string };

function shortReference(prose: string, start: number, candidate: string, context: ReferenceContext): Found | undefined {
  if (!freeOnLeft(prose, start) || !freeOnRight(prose, start + candidate.length)) return undefined;
  const hash = candidate.indexOf('#');
  if (hash === -1) {
    const number = issueNumber(candidate.slice('gh-'.length));
    return number === undefined ? undefined : { number, form: 'gh', text: candidate };
  }
  const number = issueNumber(candidate.slice(hash + 1));
  if (number === undefined) return undefined;
  if (hash === 0) return { number, form: 'number', text: candidate };
  // `_owner/repo#12_` is emphasis around a name that begins without the underscore.
  const text = candidate.replace(/^_+/u, '');
  const own = `${context.owner}/${context.repo}`.toLowerCase();
  return text.slice(0, text.indexOf('#')).toLowerCase() === own ? { number, form: 'repository', text } : undefined;
}

/** Counts line breaks (`\n`, `\r\n`, `\r`) up to a position; asked for rising positions it reads the text once. */
function lineCounter(text: string): (position: number) => number {
  const lineBreak = /\r\n?|\n/gu;
  let line = 1;
  let next = lineBreak.exec(text);
  return (position) => {
    while (next !== null && next.index < position) {
      line += 1;
      next = lineBreak.exec(text);
    }
    return line;
  };
}

/**
 * The references to issues of this repository in a pull request body, in order, read as GitHub reads them (D13, P20). GitHub
 * documents the four forms (docs.github.com, "Autolinked references and URLs"); the filters of its desktop application, which are public,
 * show that text in CODE, PRE and A is skipped, that a word character before or after the reference makes it none, and that `GH-` counts
 * in any case. Quotes do not count here (D13). Where no source says how GitHub reads a form, it is no reference: an issue that stays
 * open is seen, an issue closed by mistake is not. So `\#12`, `&#35;12`, `/#12`, `#12-x`, `#012`, a pull request's or a comment's URL
 * name nothing.
 */
export function references(body: string, context: ReferenceContext): readonly Reference[] {
  const prose = proseOf(body, { quotes: false, links: false });
  const lineOf = lineCounter(body);
  const found: Reference[] = [];
  for (const match of prose.matchAll(CANDIDATE)) {
    const [candidate] = match;
    if (/^(?:https?:|www\.)/iu.test(candidate)) {
      const issue = BEFORE_URL.test(before(prose, match.index)) ? undefined : issueOfUrl(candidate, context);
      if (issue === undefined) continue;
      found.push({
        number: issue.number,
        form: 'url',
        line: lineOf(match.index),
        text: candidate.slice(0, issue.length),
      });
      continue;
    }
    const reference = shortReference(prose, match.index, candidate, context);
    if (reference !== undefined) found.push({ ...reference, line: lineOf(match.index) });
  }
  return found;
}

/**
 * Which issue a pull request body means. `reference` (default) takes the first of `references`; `literal` is the seed's rule to the letter,
 * the first `#` with digits behind it wherever it stands (seed section 6; `link: first-reference`, D13), undefined when those digits
 * are no issue number.
 */
export function firstReference(
  body: string,
  context: ReferenceContext,
  mode: 'reference' | 'literal' = 'reference',
): Reference | undefined {
  if (mode === 'reference') return references(body, context)[0];
  const match = /#(\d+)/u.exec(body);
  const number = issueNumber((match?.[1] ?? '').replace(/^0+/u, ''));
  if (match === null || number === undefined) return undefined;
  return { number, form: 'number', line: lineCounter(body)(match.index), text: match[0] };
}
