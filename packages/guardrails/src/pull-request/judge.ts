import { sectionsOf } from './description.ts';
import { CONTRACT_RULES, type Breach, type RuleId } from './breach.ts';
import type { Approval, ChangedFile, Contract, PullRequestFacts } from './facts.ts';
import { findingOfBranch } from './finding.ts';
import { patchLines, type PatchLine } from './patch.ts';
import { changes } from './rules/changes.ts';
import { conduct } from './rules/conduct.ts';
import { locks } from './rules/locks.ts';
import { hidden } from './rules/hidden.ts';
import { names } from './rules/names.ts';
import { scripts } from './rules/scripts.ts';
import { paths } from './rules/paths.ts';
import type { Case, Rule } from './rules/rule.ts';
import { schema } from './rules/schema.ts';
import { texts } from './rules/texts.ts';
import { tests } from './rules/tests.ts';
import { versions } from './rules/versions.ts';

const RULES: readonly Rule[] = [conduct, names, texts, paths, hidden, schema, locks, scripts, versions, tests, changes];

/** One rule's result: what it saw, and what that comes to. */
export interface RuleResult {
  readonly rule: RuleId;
  /** `approved`: it asked, and a maintainer approved it on the head commit. */
  readonly state: 'kept' | 'noted' | 'approved' | 'asks' | 'broken';
  readonly by: string | undefined;
  readonly breaches: readonly Breach[];
}

export interface Verdict {
  readonly state: 'kept' | 'asks' | 'broken';
  /** Every rule, in the order of `CONTRACT_RULES`. */
  readonly results: readonly RuleResult[];
}

/** Every place where the facts break the contract, in the order of the rules. Pure. */
export function breachesOf(facts: PullRequestFacts, contract: Contract): readonly Breach[] {
  const given: Case = {
    facts,
    contract,
    finding: facts.fromFork ? undefined : findingOfBranch(facts.branch, facts.ledgerKind),
    sections: sectionsOf(facts.body),
    linesOf: reader(),
  };
  return RULES.flatMap((rule) => rule(given));
}

/** Judges a pull request by its contract. Pure: the same facts give the same verdict. */
export function judge(facts: PullRequestFacts, contract: Contract): Verdict {
  const breaches = breachesOf(facts, contract);
  const results = (Object.keys(CONTRACT_RULES) as readonly RuleId[]).map((rule) =>
    resultOf(
      rule,
      breaches.filter((breach) => breach.rule === rule),
      facts.approvals,
    ),
  );
  const has = (state: RuleResult['state']): boolean => results.some((result) => result.state === state);
  return { state: has('broken') ? 'broken' : has('asks') ? 'asks' : 'kept', results };
}

const SEVERITIES: readonly Breach['severity'][] = ['fail', 'ask', 'warn'];

function resultOf(rule: RuleId, found: readonly Breach[], approvals: readonly Approval[]): RuleResult {
  // The worst first: what is shown is cut at its end.
  const breaches = SEVERITIES.flatMap((severity) => found.filter((breach) => breach.severity === severity));
  const worst = (severity: Breach['severity']): boolean => breaches.some((breach) => breach.severity === severity);
  const approval = approvals.find((each) => each.rule === rule);
  const state = worst('fail')
    ? 'broken'
    : worst('ask')
      ? approval === undefined
        ? 'asks'
        : 'approved'
      : breaches.length > 0
        ? 'noted'
        : 'kept';
  return { rule, state, by: state === 'approved' ? approval?.by : undefined, breaches };
}

function reader(): Case['linesOf'] {
  const read = new Map<ChangedFile, readonly PatchLine[]>();
  return (file) => {
    const known = read.get(file);
    if (known !== undefined) return known;
    const lines = file.patch === undefined ? [] : patchLines(file.patch);
    read.set(file, lines);
    return lines;
  };
}
