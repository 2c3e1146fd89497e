/**
 * Writes the coherence rules of one portfolio as straight-line code. The rules are written once, as a table of small functions; asking
 * a table costs several times what the comparisons cost, so the bodies of those functions are written out one behind the other. The
 * table itself is asked only about a portfolio that broke one.
 */
import * as derive from '../cohere/derive.ts';
import { PORTFOLIO_RULES } from '../cohere/portfolio-rules.ts';
import type { PortfolioRule, Tier } from '../cohere/rule.ts';
import { SUM_RULES } from '../cohere/summary-rules.ts';
import type { RecordShape } from '../validate/shape.ts';

type RuleFunction = PortfolioFunction<number | string | boolean>;
type PortfolioFunction<Result> = (portfolio: Parameters<typeof derive.routesSum>[0]) => Result;

/** `shape` is that of a portfolio. */
export function agreementSource(shape: RecordShape): string {
  const totals = SUM_RULES.map((rule, index) => `  totals[${index}]! += ${byNumber(bodyOf(rule.add), shape)};`);
  return `
import type { PortfolioFacts } from './checks.ts';
import type { Portfolio } from './types.ts';
import * as derive from '../cohere/derive.ts';
import { areDisjoint } from '../cohere/disjoint.ts';
import { one } from '../cohere/summary-rules.ts';

${agreesFunction('A', shape)}
${agreesFunction('B', shape)}
${agreesFunction('C', shape)}

/** Adds the portfolio to the totals, which are in the order of SUM_RULES. */
export function addToTotals(totals: Float64Array, p: Portfolio, f: PortfolioFacts): void {
${totals.join('\n')}
}
`;
}

function agreesFunction(tier: Tier, shape: RecordShape): string {
  const tests = PORTFOLIO_RULES.filter((rule) => rule.tier === tier).map((rule) => byNumber(testOf(rule), shape));
  const facts = tests.some((test) => test.includes('f.')) ? ', f: PortfolioFacts' : '';
  return `
/** True when the portfolio keeps every rule of tier ${tier} that it decides alone. */
export function agrees${tier}(p: Portfolio${facts}): boolean {
${tests.map((test) => `  if (!(${test})) return false;`).join('\n')}
  return true;
}`;
}

function testOf(rule: PortfolioRule): string {
  switch (rule.kind) {
    case 'equal':
      return `p.${rule.at} === (${bodyOf(rule.due)})`;
    case 'at-most':
      return `p.${rule.at} <= (${bodyOf(rule.most)})`;
    case 'holds':
      return bodyOf(rule.holds);
  }
}

/** The expression behind `(p) => `, or a call of the function of derive.ts that it is. */
function bodyOf(rule: RuleFunction): string {
  const derived = Object.entries(derive).find(([, value]) => value === rule);
  if (derived !== undefined) return `derive.${derived[0]}(p)`;
  const body = /^\(\s*p\s*\)\s*=>\s*([^{][^]*)$/.exec(rule.toString())?.[1];
  if (body === undefined)
    throw new Error(`Write the rule as (p) => expression, or as a function of derive.ts: ${rule.toString()}`);
  return body.replaceAll(/derive\.([A-Z_]+)\[p\.(\w+)\]/g, lookup);
}

/** A table as a chain of comparisons: looking up a key that was just read from a document costs ten times as much. */
function lookup(_: string, table: string, field: string): string {
  const rows = Object.entries(derive).find(([name]) => name === table)?.[1];
  if (typeof rows !== 'object') throw new Error(`${table} is no table of derive.ts.`);
  const [last, ...others] = Object.entries(rows).reverse();
  const chain = others.reduce(
    (rest, [key, value]) => `p.${field} === '${key}' ? '${String(value)}' : ${rest}`,
    `'${String(last?.[1])}'`,
  );
  return `(${chain})`;
}

/** Choices as the numbers that the schema check gave them: comparing those costs a tenth of comparing strings. */
function byNumber(test: string, { fields }: RecordShape): string {
  return test.replaceAll(/\bp\.(\w+) === '(\w+)'/g, (comparison, name: string, value: string) => {
    const field = fields[name];
    return field?.kind === 'choice' ? `f.${name} === ${field.values.indexOf(value)}` : comparison;
  });
}
