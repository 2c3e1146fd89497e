/** Rules of tier C that one portfolio decides alone: often untrue of honest documents (coverage-rules.md, "What must cohere": C). */
import { areDisjoint } from './disjoint.ts';
import { equal, holds, type PortfolioRule } from './rule.ts';

export const TIER_C_RULES: readonly PortfolioRule[] = [
  equal(
    'C',
    'asset-count',
    'asset_count',
    (p) => p.asset_ids.length,
    'asset_count is the number of asset_ids, unless the list was cut.',
  ),
  holds(
    'C',
    'asset-names',
    'asset_names',
    (p) => p.asset_names.length === p.asset_ids.length,
    'asset_names has one name for each of asset_ids, unless names are equal.',
  ),
  holds(
    'C',
    'dependency-labels-count',
    'dependency_portfolio_labels',
    (p) => p.dependency_portfolio_labels.length === p.dependency_portfolio_ids.length,
    'dependency_portfolio_labels has one label for each id, unless labels are equal.',
  ),
  holds(
    'C',
    'dependent-labels-count',
    'dependent_portfolio_labels',
    (p) => p.dependent_portfolio_labels.length === p.dependent_portfolio_ids.length,
    'dependent_portfolio_labels has one label for each id, unless labels are equal.',
  ),
  holds(
    'C',
    'one-direction',
    'dependent_portfolio_ids',
    (p) => areDisjoint(p.dependent_portfolio_ids, p.dependency_portfolio_ids),
    'No portfolio is both a dependency and a dependent of another.',
  ),
];
