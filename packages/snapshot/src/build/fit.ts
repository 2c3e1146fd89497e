/** The one place where a text is made to fit the schema. Nothing is cut or dropped without a notice. */
import { capText, removeInvisible } from '@agent-remediation/text';
import type { Notices } from './notices.ts';

/** Printable ASCII words with single spaces between them: nothing to clean. */
const PLAIN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

export class Fit {
  readonly #notices: Notices;
  readonly #known = new Map<string, string>();

  constructor(notices: Notices) {
    this.#notices = notices;
  }

  /**
   * The text on one line, without invisible characters, of at most `max` code points; never cut inside a character. Empty when nothing
   * visible is left. The same text is told once.
   */
  text(text: string, max: number, what: string): string {
    if (text.length <= max && PLAIN.test(text)) return text;
    const key = `${max} ${text}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const fitted = this.#fitted(text, max, what);
    this.#known.set(key, fitted);
    return fitted;
  }

  /** A list of distinct texts; equal but for case is equal, and the first spelling stays (coverage-rules.md, "Counters"). */
  list(texts: Iterable<string>, max: number, what: string): readonly string[] {
    const kept = new Map<string, string>();
    for (const text of texts) {
      const fitted = this.text(text, max, what);
      if (fitted === '') continue;
      const folded = fitted.toLowerCase();
      if (!kept.has(folded)) kept.set(folded, fitted);
    }
    return [...kept.values()];
  }

  #fitted(text: string, max: number, what: string): string {
    const wellFormed = text.toWellFormed();
    const visible = removeInvisible(wellFormed)
      .text.replace(/[\s\p{Z}\p{Cc}]+/gu, ' ')
      .trim();
    const isCleaned = visible !== wellFormed.replace(/\s+/gu, ' ').trim() || wellFormed !== text;
    if (visible === '') {
      this.#notices.add('text-empty', what);
      return '';
    }
    if (isCleaned)
      this.#notices.add('text-cleaned', `${what}: ${capText(visible, { codePoints: 60 }, () => '…').text}`);
    const { text: cut, cut: left } = capText(visible, { codePoints: max }, () => '…');
    if (left > 0) this.#notices.add('text-cut', `${what}: ${capText(cut, { codePoints: 60 }, () => '…').text}`);
    return cut.trimEnd();
  }
}
