/**
 * Whether the fields of a schema-valid snapshot agree with each other. One pass: portfolios are added one by one and not kept, the
 * summary comes last. Only the places of what is found at the end (rules across portfolios) need a second look at the bytes.
 */
import { addToTotals, agreesA, agreesB, agreesC } from '../generated/agreement.ts';
import type { PortfolioFacts } from '../generated/checks.ts';
import type { Portfolio, Summary } from '../generated/types.ts';
import { textOf } from '../read/raw.ts';
import { type CoherenceOptions, Findings, strictnessOf } from './findings.ts';
import { Ids } from './ids.ts';
import { LINK_RULES } from './link-rules.ts';
import { Links } from './links.ts';
import { SUM_RULES } from './summary-rules.ts';
import { PackedTexts, StringTexts, type Texts } from './texts.ts';
import { Urgency } from './urgency.ts';

export class Coherence {
  readonly findings: Findings;
  readonly #isOnB: boolean;
  readonly #isOnC: boolean;
  /** The text that a string of a portfolio stands for. */
  readonly #shown: (text: string) => string;
  readonly #totals = new Float64Array(SUM_RULES.length);
  readonly #links: Links;
  readonly #assets: Ids | undefined;
  #size = 0;
  #first: Portfolio | undefined;
  /** Of the last portfolio. */
  readonly #urgency = new Urgency();

  /** `isRaw`: the strings are raw text (read/raw.ts), of a document that nobody holds in memory, so that what is kept of it counts. */
  constructor(options: CoherenceOptions, limit: number, isRaw = false) {
    this.findings = new Findings(options, limit);
    this.#isOnB = strictnessOf('B', options) !== 'off';
    this.#isOnC = strictnessOf('C', options) !== 'off';
    const texts = (): Texts => (isRaw ? new PackedTexts() : new StringTexts());
    this.#shown = isRaw ? textOf : (text) => text;
    this.#links = new Links(this.findings, texts(), this.#shown);
    this.#assets = this.findings.isOn(LINK_RULES.assetOnce) ? new Ids(texts()) : undefined;
  }

  /** The next portfolio of the list, and what its check learned. */
  add(portfolio: Portfolio, facts: PortfolioFacts): void {
    const index = this.#size;
    this.#size += 1;
    addToTotals(this.#totals, portfolio, facts);
    this.#links.add(portfolio, facts);
    if (this.#assets !== undefined) this.#addAssets(this.#assets, portfolio, facts, index);
    this.#judgeOrder(portfolio, facts, index);
  }

  /** After the last portfolio. */
  finish(summary: Summary): void {
    this.#links.finish();
    SUM_RULES.forEach((rule, number) => {
      const total = this.#totals[number] ?? 0;
      if (summary[rule.at] !== total) this.findings.differs(rule, ['summary', rule.at], summary[rule.at], total);
    });
    this.#judgeTop(summary);
    const overall = this.#urgency.overall;
    if (summary.overall_state !== overall) {
      this.findings.differs(LINK_RULES.overallState, ['summary', 'overall_state'], summary.overall_state, overall);
    }
  }

  /** True when the portfolio breaks no rule that it decides alone. */
  agrees(portfolio: Portfolio, facts: PortfolioFacts): boolean {
    return agreesA(portfolio) && (!this.#isOnB || agreesB(portfolio, facts)) && (!this.#isOnC || agreesC(portfolio));
  }

  #addAssets(assets: Ids, portfolio: Portfolio, facts: PortfolioFacts, index: number): void {
    const ids = portfolio.asset_ids;
    const { items } = facts.asset_ids;
    for (let item = 0; item < ids.length; item += 1) {
      const id = ids[item] ?? '';
      const seen = assets.size;
      if (assets.numberOf(id, items[item] ?? 0) === seen) continue;
      const place = ['portfolios', index, 'asset_ids', item];
      this.findings.add(LINK_RULES.assetOnce, place, id, () => 'an asset of no other portfolio');
    }
  }

  #judgeOrder(portfolio: Portfolio, facts: PortfolioFacts, index: number): void {
    if (index === 0) this.#first = portfolio;
    else if (this.#urgency.isBehind(portfolio, facts)) {
      this.findings.add(
        LINK_RULES.order,
        ['portfolios', index],
        portfolio,
        () => 'a portfolio that is not more urgent than the one before',
      );
    }
    this.#urgency.take(portfolio, facts);
  }

  #judgeTop(summary: Summary): void {
    const { top_portfolio_id: id, top_portfolio_label: label } = summary;
    const first = this.#first;
    const isOne = first === undefined ? id === '' && label === '' : this.#links.has(id, label);
    const allowed = (): string =>
      first === undefined ? 'empty, as the list is' : 'the id and the label of one portfolio';
    if (!isOne) {
      this.findings.add(LINK_RULES.topPortfolio, ['summary', 'top_portfolio_id'], id, allowed);
    } else if (first !== undefined && id !== first.id) {
      this.findings.differs(LINK_RULES.topIsFirst, ['summary', 'top_portfolio_id'], id, first.id);
    }
    const action = this.#shown(first?.recommended_actions[0] ?? '');
    if (summary.top_portfolio_action !== action) {
      this.findings.differs(
        LINK_RULES.topAction,
        ['summary', 'top_portfolio_action'],
        summary.top_portfolio_action,
        action,
      );
    }
  }
}
