/** Every coherence rule by id, for documentation and for SARIF. */
import { LINK_RULES } from './link-rules.ts';
import { PORTFOLIO_RULES } from './portfolio-rules.ts';
import type { RuleInfo } from './rule.ts';
import { SUM_RULES } from './summary-rules.ts';

export const RULES: readonly RuleInfo[] = [...PORTFOLIO_RULES, ...SUM_RULES, ...Object.values(LINK_RULES)].map(
  ({ id, tier, sentence }) => ({ id, tier, sentence }),
);
