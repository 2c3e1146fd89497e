/** The order of the list: what of the portfolio before is compared with the next one, as numbers. */
import type { PortfolioFacts } from '../generated/checks.ts';
import type { CoverageState, Portfolio } from '../generated/types.ts';
import { numbersOf } from './choices.ts';
import { CRITICALITY_RANK, SEVERITY_RANK, STATE_RANK } from './derive.ts';

const STATES = numbersOf('coverage_state', STATE_RANK);
const SEVERITIES = numbersOf('highest_severity', SEVERITY_RANK);
const CRITICALITIES = numbersOf('highest_criticality', CRITICALITY_RANK);

/** Says what derive.compareUrgency says of two portfolios, one of which is gone. */
export class Urgency {
  #state = 0;
  #exposures = 0;
  #cases = 0;
  #severity = 0;
  #criticality = 0;
  /** The most urgent state so far. */
  #overall = STATE_RANK.tracked;

  /** The state of the whole: that of the most urgent portfolio, `tracked` where there is none. */
  get overall(): CoverageState {
    const states: readonly CoverageState[] = ['action_needed', 'partial', 'ready', 'tracked'];
    return states.find((state) => STATE_RANK[state] === this.#overall) ?? 'tracked';
  }

  /** True when the portfolio is more urgent than the one that was taken last. */
  isBehind(next: Portfolio, facts: PortfolioFacts): boolean {
    const order =
      this.#state - (STATES[facts.coverage_state] ?? 0) ||
      next.exposure_count - this.#exposures ||
      next.open_case_count - this.#cases ||
      this.#severity - (SEVERITIES[facts.highest_severity] ?? 0) ||
      this.#criticality - (CRITICALITIES[facts.highest_criticality] ?? 0);
    return order > 0;
  }

  take(portfolio: Portfolio, facts: PortfolioFacts): void {
    this.#state = STATES[facts.coverage_state] ?? 0;
    this.#exposures = portfolio.exposure_count;
    this.#cases = portfolio.open_case_count;
    this.#severity = SEVERITIES[facts.highest_severity] ?? 0;
    this.#criticality = CRITICALITIES[facts.highest_criticality] ?? 0;
    if (this.#state < this.#overall) this.#overall = this.#state;
  }
}
