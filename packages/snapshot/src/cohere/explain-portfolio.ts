import type { Portfolio } from '../generated/types.ts';
import type { Findings } from './findings.ts';
import { PORTFOLIO_RULES } from './portfolio-rules.ts';
import type { PortfolioRule } from './rule.ts';

/** Says which of the rules that it decides alone a portfolio breaks; `portfolio` as it is to be shown. */
export function explainPortfolio(portfolio: Portfolio, index: number, findings: Findings): void {
  for (const rule of PORTFOLIO_RULES) {
    if (findings.isOn(rule) && !isKept(rule, portfolio)) tell(rule, portfolio, index, findings);
  }
}

function tell(rule: PortfolioRule, portfolio: Portfolio, index: number, findings: Findings): void {
  const place = ['portfolios', index, rule.at];
  const found = portfolio[rule.at];
  switch (rule.kind) {
    case 'equal':
      return findings.differs(rule, place, found, rule.due(portfolio));
    case 'at-most':
      return findings.add(rule, place, found, () => `at most ${rule.most(portfolio)}`);
    case 'holds':
      return findings.add(rule, place, found, () => 'what the sentence says');
  }
}

function isKept(rule: PortfolioRule, portfolio: Portfolio): boolean {
  switch (rule.kind) {
    case 'equal':
      return portfolio[rule.at] === rule.due(portfolio);
    case 'at-most':
      return Number(portfolio[rule.at]) <= rule.most(portfolio);
    case 'holds':
      return rule.holds(portfolio);
  }
}
