/** Reads a list page by page, most severe first, until enough was seen or the bound is reached. */
import { isItem, type Item } from '../fields.ts';
import { isAtLeast, type Severity, type SourcedFinding, type SourceName } from '../finding.ts';
import type { LeftOutReason, Reading, Stop } from '../reading.ts';
import { Tally } from '../tally.ts';
import { type GitHubPort, type Grant, type Refusal, refusalOf } from './port.ts';

/** Entries per page, GitHub's most. */
export const PAGE = 100;
/** Pages of one list in one run (issue: at most 10). */
export const MAX_PAGES = 10;

/** How much of a source is wanted. */
export interface Window {
  /** Less severe findings are left out. */
  readonly atLeast: Severity;
  /** Reading stops after the page on which this many findings that are not taken were seen. */
  readonly wanted: number;
  /** How many findings are handled already: they may stand first, and must not hide the next ones. */
  readonly handled: number;
  /** Whether a finding is handled, or may not be handed off for another reason. */
  readonly isTaken?: (finding: SourcedFinding) => boolean;
}

/**
 * Pages that a list may cost: so many that `wanted` findings are found behind all that are handled, one more for each further question
 * that is asked (critical, then high, …), and at most 10. It does not depend on how many alerts there are.
 */
export function pageBound(window: Pick<Window, 'wanted' | 'handled'>, questions: number): number {
  return Math.min(
    MAX_PAGES,
    Math.max(1, Math.ceil((window.handled + window.wanted) / PAGE)) + Math.max(0, questions - 1),
  );
}

export interface ListQuestion {
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface ListSource {
  readonly source: SourceName;
  /** What is read, for people. */
  readonly of: string;
  readonly grant: Grant;
  readonly hasCursors: boolean;
  /** Asked one after the other. */
  readonly questions: readonly ListQuestion[];
  readonly normalise: (item: Item) => SourcedFinding | LeftOutReason;
}

export async function readPages(port: GitHubPort, list: ListSource, window: Window): Promise<Reading> {
  const pages = new Pages(list, window);
  for (const question of list.questions) {
    await pages.ask(port, question);
    if (pages.isDone) break;
  }
  return pages.reading();
}

class Pages {
  readonly #list: ListSource;
  readonly #window: Window;
  readonly #bound: number;
  readonly #tally = new Tally();
  readonly #findings = new Map<string, SourcedFinding>();
  #seen = 0;
  #requests = 0;
  #free = 0;
  #asked = 0;
  #stop: Stop | undefined;
  #refusal: Refusal | undefined;

  constructor(list: ListSource, window: Window) {
    this.#list = list;
    this.#window = window;
    this.#bound = pageBound(window, list.questions.length);
  }

  get isDone(): boolean {
    return this.#stop !== undefined || this.#refusal !== undefined;
  }

  async ask(port: GitHubPort, { route, parameters }: ListQuestion): Promise<void> {
    this.#asked += 1;
    let next: Readonly<Record<string, unknown>> | undefined = this.#list.hasCursors ? {} : { page: 1 };
    for (let page = 1; next !== undefined && !this.isDone; page += 1) {
      if (this.#requests >= this.#bound)
        return this.#halt('page-limit', `after ${this.#requests} pages: what is beyond was not seen`);
      const answer = await this.#page(port, route, { ...parameters, per_page: PAGE, ...next });
      if (answer === undefined) return;
      next = this.#next(answer, page);
    }
  }

  /** One page; `undefined` when the reading ends with it. */
  async #page(port: GitHubPort, route: string, parameters: Readonly<Record<string, unknown>>) {
    this.#requests += 1;
    try {
      const { data, link } = await port.get(route, parameters);
      if (!Array.isArray(data))
        return this.#refuse({
          why: 'unavailable',
          message: `${this.#list.grant.says}: GitHub answered with something else than a list`,
          remedy: 'Run again.',
        });
      for (const item of data as readonly unknown[]) this.#take(item);
      return { length: data.length, link };
    } catch (error) {
      return this.#refuse(refusalOf(error, this.#list.grant));
    }
  }

  #take(item: unknown): void {
    this.#seen += 1;
    const found = isItem(item) ? this.#list.normalise(item) : 'malformed';
    if (typeof found === 'string') return this.#tally.add(found);
    if (found.source !== 'issues' && !isAtLeast(found.severity, this.#window.atLeast))
      return this.#tally.add('below-severity', found.id);
    // A list that moves while it is read shows an entry twice, as does one that is asked for in two ways.
    const key = `${found.repository.id} ${found.id}`;
    if (this.#findings.has(key)) return;
    this.#findings.set(key, found);
    if (this.#window.isTaken?.(found) !== true) this.#free += 1;
  }

  #next(answer: { readonly length: number; readonly link: string | undefined }, page: number) {
    const isLastPage = answer.length < PAGE;
    if (this.#free >= this.#window.wanted && !(isLastPage && this.#asked === this.#list.questions.length)) {
      this.#halt(
        'enough',
        `${this.#free} findings that nothing holds back were seen: what is less severe, or newer, was not asked for`,
      );
      return undefined;
    }
    if (isLastPage) return undefined;
    if (answer.link !== undefined) return nextIn(answer.link);
    // Without the header only a list with page numbers can be gone on with.
    if (!this.#list.hasCursors) return { page: page + 1 };
    this.#halt('unavailable', 'GitHub did not say where the next page is: what is beyond was not seen');
    return undefined;
  }

  #halt(code: Stop['code'], message: string): void {
    this.#stop = { code, message: `${this.#list.grant.says}: ${message}` };
  }

  #refuse(refusal: Refusal): undefined {
    if (this.#requests === 1) this.#refusal = refusal;
    else this.#stop = stopOf(refusal);
    return undefined;
  }

  reading(): Reading {
    const { source, of } = this.#list;
    if (this.#refusal !== undefined) return { is: 'unread', source, of, ...this.#refusal, requests: this.#requests };
    return {
      is: 'read',
      source,
      of,
      findings: [...this.#findings.values()],
      seen: this.#seen,
      requests: this.#requests,
      ...(this.#stop === undefined ? {} : { stopped: this.#stop }),
      leftOut: this.#tally.list(),
    };
  }
}

/** A refusal after the first page: what was read counts, and the rest was not seen. */
function stopOf({ why, message, remedy }: Refusal): Stop {
  const code = why === 'rate-limited' ? 'rate-limited' : 'unavailable';
  return { code, message: `${message}. What is beyond was not seen. ${remedy}` };
}

/** Where the next page is, by a Link header: a cursor or a number. `undefined`: there is none. */
function nextIn(link: string): Readonly<Record<string, unknown>> | undefined {
  const next = link.split(',').find((part) => part.includes('rel="next"'));
  const url = next?.slice(next.indexOf('<') + 1, next.indexOf('>'));
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { searchParams } = new URL(url);
  const [after, page] = [searchParams.get('after'), searchParams.get('page')];
  if (after !== null) return { after };
  return page === null ? undefined : { page: Number(page) };
}
