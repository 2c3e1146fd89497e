import { HIDDEN, STRUCTURE, proseOf } from './prose.ts';
import type { ReferenceContext } from './references.ts';

export type ClosingKeyword = {
  /** In lower case: `fixes`. */
  readonly keyword: string;
  readonly owner: string;
  readonly repo: string;
  readonly number: number;
  /** Whether it is an issue of the pull request's own repository. */
  readonly own: boolean;
  /** Line of the body, from 1. */
  readonly line: number;
  /** From the keyword to the number. */
  readonly text: string;
};

/** Numeric character references, and the named ones for `#` and `:`; a page shows the character, and GitHub reads the page. */
const ENTITY = /&(?:#(\d{1,7});|#x([\da-f]{1,6});|(num|colon|sol|nbsp);)/giu;
const NAMED: Readonly<Record<string, string>> = { num: '#', colon: ':', sol: '/', nbsp: ' ' };

function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const codePoint = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    // A line break here would shift the count of lines.
    return codePoint > 0x1f && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : ' ';
  });
}

/** Between keyword and reference: white space with at most one line break, a colon, emphasis, brackets, escapes, tags. At most 40 of them. */
const CLOSING = new RegExp(
  String.raw`(?<![\p{L}\p{N}_-])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)([\s:*_~()[\]<"\\${HIDDEN}-]{0,40})` +
    String.raw`(?:https?://([\w.:-]{1,255})/([\w.-]{1,100})/([\w.-]{1,100})/(?:issues|pull|discussions)/` +
    String.raw`|(?:([\w-]{1,100})/([\w.-]{1,100}))?\\?#|gh-)(\d{1,12})(?![\p{L}\p{N}])`,
  'giu',
);

/**
 * The closing keywords with a reference on which GitHub would close an issue at merge (docs.github.com, "Linking a pull request to an
 * issue": close, closes, closed, fix, fixes, fixed, resolve, resolves, resolved; any case, with or without a colon; own and other
 * repositories), for check-pull-request to refuse (D13). It reads on the side of refusal, the other way round than `references`: quotes,
 * links, escapes and entities count, since no source says that GitHub overlooks them; code and HTML comments do not.
 */
export function closingKeywords(body: string, context: ReferenceContext): readonly ClosingKeyword[] {
  // Where a paragraph goes on, its indentation and its quote marks are no more than the space after the line break.
  const marked = proseOf(body, { quotes: true, links: true }).replaceAll(STRUCTURE, (mark, at: number) =>
    /[ \t>]/u.test(body.charAt(at)) ? ' ' : mark,
  );
  const prose = decodeEntities(marked);
  const found: ClosingKeyword[] = [];
  let line = 1;
  let counted = 0;
  for (const match of prose.matchAll(CLOSING)) {
    const [text, keyword = '', between = '', host, urlOwner, urlRepo, shortOwner, shortRepo, digits = ''] = match;
    const number = Number(digits);
    if (number === 0 || (between.match(/\r\n?|\n/gu)?.length ?? 0) > 1) continue;
    if (host !== undefined && host.toLowerCase() !== context.host.toLowerCase()) continue;
    line += prose.slice(counted, match.index).match(/\r\n?|\n/gu)?.length ?? 0;
    counted = match.index;
    const owner = urlOwner ?? shortOwner ?? context.owner;
    const repo = urlRepo ?? shortRepo ?? context.repo;
    const own = `${owner}/${repo}`.toLowerCase() === `${context.owner}/${context.repo}`.toLowerCase();
    found.push({ keyword: keyword.toLowerCase(), owner, repo, number, own, line, text: text.replaceAll(HIDDEN, '') });
  }
  return found;
}
