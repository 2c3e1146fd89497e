/** What a builder must not do in silence: everything that was cut, left out or not looked at. */
import { NOTICES_LISTED } from './limits.ts';

export const NOTICE_CODES = {
  'text-cut': 'A text was longer than the schema allows and was cut.',
  'text-cleaned': 'A text held invisible or control characters, which were removed.',
  'text-empty': 'A text held nothing visible and was left out.',
  'id-shortened': 'A portfolio id had more than 80 characters and was shortened.',
  'label-made-distinct': 'Two portfolios had the same label; the id was added.',
  'asset-repeated': 'Two assets have the same id; the first one counts.',
  'alias-ambiguous': 'Two assets have the same alias; it names the first one.',
  'asset-without-portfolio': 'The asset belongs to no portfolio and is in no count.',
  'exposure-without-asset': 'The asset of the exposure is not known: the exposure is in no count.',
  'exposure-without-portfolio': 'The asset of the exposure belongs to no portfolio: the exposure is in no count.',
  'case-without-relation': 'The case relates to no portfolio and no exposure: it is in no count.',
  'link-unknown': 'The linked asset is not known; the link is left out.',
  'portfolio-empty': 'The declared portfolio has no asset and is not in the snapshot.',
  'policy-never-matches': 'The policy can never match: no asset meets its conditions.',
  'policy-outranked': 'The policy can never win: a newer one has the same conditions.',
  'channel-unknown': 'The policy routes to a channel that is not known: its exposures are left to people.',
  'not-looked-at': 'This could not be looked at. That nothing was found there does not mean that it is clean.',
  incomplete: 'Only a part of this could be looked at.',
  'left-out': 'This was left out on purpose.',
} as const;
export type NoticeCode = keyof typeof NOTICE_CODES;

export interface Notice {
  readonly code: NoticeCode;
  readonly says: string;
  /** The true number. */
  readonly count: number;
  /** The first of them. Untrusted text: names come from outside. */
  readonly subjects: readonly string[];
}

/** Collects notices by code: all are counted, the first ones are listed, so that a large input cannot make a large report. */
export class Notices {
  readonly #found = new Map<NoticeCode, { count: number; subjects: string[] }>();

  add(code: NoticeCode, subject: string): void {
    const entry = this.#found.get(code) ?? { count: 0, subjects: [] };
    entry.count += 1;
    if (entry.subjects.length < NOTICES_LISTED) entry.subjects.push(subject);
    this.#found.set(code, entry);
  }

  /** In the order of {@link NOTICE_CODES}. */
  get list(): readonly Notice[] {
    return noticeCodes().flatMap((code) => {
      const entry = this.#found.get(code);
      return entry === undefined ? [] : [{ code, says: NOTICE_CODES[code], ...entry }];
    });
  }
}

function noticeCodes(): readonly NoticeCode[] {
  return Object.keys(NOTICE_CODES).filter((code): code is NoticeCode => Object.hasOwn(NOTICE_CODES, code));
}

/** Several lists as one, counts added up. */
export function mergeNotices(...lists: readonly (readonly Notice[])[]): readonly Notice[] {
  return noticeCodes().flatMap((code) => {
    const same = lists.flat().filter((notice) => notice.code === code);
    if (same.length === 0) return [];
    const count = same.reduce((sum, notice) => sum + notice.count, 0);
    const subjects = same.flatMap((notice) => notice.subjects).slice(0, NOTICES_LISTED);
    return [{ code, says: NOTICE_CODES[code], count, subjects }];
  });
}
