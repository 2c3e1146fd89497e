import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  ASK_FIRST,
  BRANCH_PREFIX,
  COMMIT_PREFIXES,
  DESCRIPTION_HEADINGS,
  PULL_REQUEST_TITLE_PREFIX,
} from '@agent-remediation/conventions';
import { CONTRACT_RULES, type RuleId } from '@agent-remediation/guardrails/pull-request';
import { CONTRACT_CASES } from '../acceptance/check-pull-request.cases.ts';

/**
 * What the seed, and the decisions that settle it, ask of a remediation pull request; each with the rule of the contract that holds it.
 * That a rule has acceptance cases which pass, fail and are excepted is tested in `test/acceptance/check-pull-request.test.ts`.
 */
const SEED: Readonly<Record<string, readonly (readonly [says: string, rule: RuleId])[]>> = {
  '2.5': [
    ['branch `fix/<finding-id>`', 'branch'],
    ['Conventional Commit prefixes `fix(sec):` and `fix(deps):`', 'commits'],
    ['PR title `fix: <one-line summary>`', 'title'],
    [
      'PR description with the finding ID, blast radius (files touched, public APIs affected) and verification steps',
      'description',
    ],
    [
      'PR description with the finding ID, blast radius (files touched, public APIs affected) and verification steps',
      'blast-radius',
    ],
    ['PRs opened as DRAFT', 'draft'],
    ['with the security reviewers team as reviewer', 'reviewers'],
    [
      'a list of protected paths: migrations, infrastructure code, generated code, lockfiles unless the task is a dependency bump',
      'protected-path',
    ],
    [
      'a list of protected paths: migrations, infrastructure code, generated code, lockfiles unless the task is a dependency bump',
      'lockfile',
    ],
    ['cross a major version without stating that a major bump is required in the PR body', 'major-version'],
    ['disable a test to get CI green', 'tests-weakened'],
    ['commit a lockfile without running the package manager', 'lockfile'],
    ['commit a lockfile without running the package manager', 'lock-integrity'],
    ['commit a lockfile without running the package manager', 'install-script'],
  ],
  '3.2': [
    ['focused regression test', 'regression-test'],
    ['focused regression test', 'red-green'],
    ['smallest safe change', 'size'],
    ['changing a public API contract', 'public-api'],
    ['changing a database column or schema, or a file under a migrations directory', 'migration'],
    ['upgrading across a major version', 'major-version'],
    ['disabling or skipping tests', 'tests-weakened'],
    ['required reviewers approve and CI is green', 'approvals'],
  ],
  '4.1': [['To choose the PR base branch, state it explicitly in the brief', 'base-branch']],
  '6': [
    ['require-test-if-code', 'regression-test'],
    ['scan-secrets', 'secret'],
  ],
  '7': [['When a PR lands on the wrong branch, state the base branch in the brief', 'base-branch']],
  '8': [
    ['one finding, one PR', 'one-finding'],
    ['no auto-merge', 'auto-merge'],
  ],
};
/** Rules that decisions of this project add, or that the check needs for itself. */
const DECISIONS: Readonly<Record<string, RuleId>> = {
  D13: 'closing-keyword',
  D17: 'policy',
  'fails closed': 'not-seen',
};

describe.each(Object.entries(SEED))('seed %s', (_, rules) => {
  test.each(rules)('%s → %s', (_says, rule) => {
    const kinds = CONTRACT_CASES.filter((each) => each.rule === rule).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['pass', 'fail', 'exception']));
  });
});

test('every rule of the contract stands for something in the seed or a decision, and says where', () => {
  const held = new Set([
    ...Object.values(SEED).flatMap((rules) => rules.map(([, rule]) => rule)),
    ...Object.values(DECISIONS),
  ]);
  expect([...held].toSorted()).toEqual(Object.keys(CONTRACT_RULES).toSorted());
  for (const { source } of Object.values(CONTRACT_RULES)) expect(source).toMatch(/^(?:seed \d|D\d|this check)/);
});

test('D18: exactly the four ask-first changes of the seed, and what is their like, can be approved', () => {
  const asking = CONTRACT_CASES.filter(({ verdict }) => verdict === 'asks').map(({ rule }) => rule);
  expect([...new Set(asking)].toSorted()).toEqual([
    'install-script',
    'lock-integrity',
    'lockfile',
    'major-version',
    'migration',
    'not-seen',
    'public-api',
    'regression-test',
    'tests-weakened',
  ]);
  expect(ASK_FIRST).toHaveLength(4);
});

test('the README says each rule, and the words are those that the agent is told', () => {
  const readme = readFileSync(new URL('../../actions/check-pull-request/README.md', import.meta.url), 'utf8');
  const table = readme.slice(readme.indexOf('## The rules'), readme.indexOf('## Inputs'));
  const rows = [...table.matchAll(/^\| `([a-z-]+)` \| .+ \| .+ \|$/gm)].map(([, name]) => name ?? '');
  expect(rows.filter((name) => name in CONTRACT_RULES).toSorted()).toEqual(Object.keys(CONTRACT_RULES).toSorted());
  for (const word of [
    `${BRANCH_PREFIX}<finding-id>`,
    `${PULL_REQUEST_TITLE_PREFIX}<one-line summary>`,
    ...COMMIT_PREFIXES,
    ...DESCRIPTION_HEADINGS,
  ])
    expect(readme).toContain(word);
});
