/** The rules that one portfolio decides alone, in the order in which they are asked. */
import type { PortfolioRule } from './rule.ts';
import { TIER_A_RULES } from './tier-a-rules.ts';
import { TIER_B_RULES } from './tier-b-rules.ts';
import { TIER_C_RULES } from './tier-c-rules.ts';

export const PORTFOLIO_RULES: readonly PortfolioRule[] = [...TIER_A_RULES, ...TIER_B_RULES, ...TIER_C_RULES];
