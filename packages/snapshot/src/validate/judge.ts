/** The schema and the coherence rules, asked value by value: portfolios one by one, then all that stands around them. */
import { Coherence } from '../cohere/coherence.ts';
import { explainPortfolio } from '../cohere/explain-portfolio.ts';
import type { CoherenceOptions } from '../cohere/findings.ts';
import { FaultList } from '../faults.ts';
import { PortfolioFacts, portfolioStrings } from '../generated/checks.ts';
import { snapshotShape } from '../generated/shape.ts';
import type { Portfolio, Snapshot } from '../generated/types.ts';
import { rawPoints } from '../read/raw.ts';
import { explain } from './explain.ts';
import { INVALID } from './lists.ts';
import type { Shape } from './shape.ts';
import { codePoints } from './strings.ts';
import { stringsIn } from './strings-in.ts';

export { stringsIn };

const listShape = snapshotShape.fields['portfolios'];
const portfolioShape: Shape = listShape?.kind === 'list' ? listShape.of : snapshotShape;

/** Items of the list of portfolios by index. */
export type Shown = { readonly record: (index: number) => unknown };

export class Judge {
  readonly schema: FaultList;
  readonly coherence: Coherence;
  readonly #facts: PortfolioFacts;
  #portfolios = 0;
  /** Coherence is judged only while the schema holds: a count that is not even a number contradicts nothing. */
  #coheres = true;

  /** `isRaw`: the strings of portfolios are raw text (read/raw.ts). */
  constructor(options: CoherenceOptions, limit: number, isRaw = false) {
    this.schema = new FaultList(limit);
    this.coherence = new Coherence(options, limit, isRaw);
    this.#facts = new PortfolioFacts(isRaw ? rawPoints : codePoints);
  }

  get portfolios(): number {
    return this.#portfolios;
  }

  /** The next item of the list; returns how many strings it holds, names of fields included. `shown` are the items as faults show them. */
  portfolio(value: unknown, shown?: Shown): number {
    const index = this.#portfolios;
    this.#portfolios += 1;
    const strings = portfolioStrings(value, this.#facts);
    if (isPortfolio(value, strings)) {
      if (this.#coheres) this.#cohere(value, index, shown);
      return strings;
    }
    this.#coheres = false;
    explain(shown === undefined ? value : shown.record(index), portfolioShape, ['portfolios', index], this.schema);
    return stringsIn(value);
  }

  #cohere(portfolio: Portfolio, index: number, shown: Shown | undefined): void {
    if (!this.coherence.agrees(portfolio, this.#facts)) {
      const record = shown === undefined ? portfolio : shown.record(index);
      if (isPortfolio(record, 0)) explainPortfolio(record, index, this.coherence.findings);
    }
    this.coherence.add(portfolio, this.#facts);
  }

  /** The document without the items of its list, after the last of them. */
  root(value: unknown): void {
    const before = this.schema.count;
    explain(value, snapshotShape, [], this.schema);
    if (isSnapshot(value, this.schema.count === before) && this.#coheres && before === 0)
      this.coherence.finish(value.summary);
  }
}

function isPortfolio(value: unknown, strings: number): value is Portfolio {
  return strings !== INVALID;
}

function isSnapshot(value: unknown, isExplained: boolean): value is Snapshot {
  return isExplained;
}
