/** A limit in code points (what people count) or in bytes of UTF-8 (what services count). */
export type Cap = { readonly codePoints: number } | { readonly bytes: number };

export type Capped = {
  readonly text: string;
  /** How many units of the cap's own measure were left out; 0 when the text is whole. */
  readonly cut: number;
};

type Measure = (codePoint: number) => number;

const one: Measure = () => 1;

/** Bytes in UTF-8; a lone surrogate is written as U+FFFD, which takes three. */
const utf8: Measure = (codePoint) => (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4);

/** Walks whole code points until `limit` would be passed. */
function walk(text: string, measure: Measure, limit: number): { readonly end: number; readonly size: number } {
  let size = 0;
  let end = 0;
  while (end < text.length) {
    const codePoint = text.codePointAt(end) ?? 0;
    const next = size + measure(codePoint);
    if (next > limit) break;
    size = next;
    end += codePoint > 0xffff ? 2 : 1;
  }
  return { end, size };
}

/** The mark at the end of a text that was cut. */
export type CutMark = (cut: number, unit: 'characters' | 'bytes') => string;

const cutMark: CutMark = (cut, unit) => `\n[… ${cut} ${unit} were cut here]`;

/**
 * Cuts a text to a limit, mark included, never inside a surrogate pair. A limit too small for the mark is met with `…` or nothing.
 *
 * @throws RangeError when the limit is not a whole number of at least 0.
 */
export function capText(text: string, cap: Cap, mark: CutMark = cutMark): Capped {
  const [limit, unit, measure] =
    'codePoints' in cap ? ([cap.codePoints, 'characters', one] as const) : ([cap.bytes, 'bytes', utf8] as const);
  if (!Number.isSafeInteger(limit) || limit < 0)
    throw new RangeError(`A cap is a whole number of ${unit}, not ${limit}.`);
  const total = walk(text, measure, Number.POSITIVE_INFINITY).size;
  if (total <= limit) return { text, cut: 0 };
  const size = (words: string): number => walk(words, measure, Number.POSITIVE_INFINITY).size;
  // The mark for the whole text is the longest that can come: reserving it leaves room for the real one.
  const room = limit - size(mark(total, unit));
  const kept = walk(text, measure, Math.max(room, 0));
  const cut = total - kept.size;
  if (room >= 0) return { text: text.slice(0, kept.end) + mark(cut, unit), cut };
  return { text: size('…') <= limit ? '…' : '', cut: total };
}
