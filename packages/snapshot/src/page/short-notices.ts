/**
 * Stands for the builder's notices in the page (packages/build/src/page.ts puts it there): it counts them by code, and the code's own
 * words are the sentence. The builder's sentences would weigh as much as the graph's layout.
 */
import type { Notice, NoticeCode } from '../build/notices.ts';

export class Notices {
  readonly #counts = new Map<NoticeCode, number>();

  add(code: NoticeCode): void {
    this.#counts.set(code, (this.#counts.get(code) ?? 0) + 1);
  }

  get list(): readonly Notice[] {
    return [...this.#counts].map(([code, count]) => ({ code, count, says: code.replaceAll('-', ' '), subjects: [] }));
  }
}
