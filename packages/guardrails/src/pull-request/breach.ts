/** The rules of the contract, each with what it asks for and where that comes from. The ids are what `/agent approve` takes. */
export const CONTRACT_RULES = {
  draft: { asks: 'opened as a draft; only a person marks it as ready', source: 'seed 2.5, D19' },
  'auto-merge': { asks: 'auto-merge is off', source: 'seed 8' },
  branch: { asks: 'the branch is `fix/<finding-id>`, of this repository', source: 'seed 2.5, D5' },
  'base-branch': { asks: 'the base branch is the one that the brief names', source: 'seed 4.1, 7.12' },
  title: { asks: 'the title is `fix: <one-line summary>`', source: 'seed 2.5' },
  commits: { asks: 'every commit begins with `fix(sec):` or `fix(deps):`', source: 'seed 2.5' },
  'closing-keyword': { asks: 'no closing keyword: a finding is closed after verification', source: 'D13' },
  description: { asks: 'the description has its three parts', source: 'seed 2.5' },
  'one-finding': { asks: 'exactly one finding, and one pull request for it', source: 'seed 8' },
  'blast-radius': { asks: 'the blast radius names the files of the diff', source: 'seed 2.5' },
  reviewers: { asks: 'the reviewers are asked', source: 'seed 2.5' },
  approvals: { asks: 'as many people approved as the settings ask', source: 'seed 3.2' },
  'protected-path': { asks: 'protected files are untouched', source: 'seed 2.5' },
  lockfile: { asks: 'a lockfile changes with a dependency finding and its manifest only', source: 'seed 2.5' },
  'lock-integrity': {
    asks: 'a lockfile keeps where packages come from, and their hashes',
    source: 'seed 2.5',
  },
  'install-script': {
    asks: 'no script that an installer runs by itself',
    source: 'seed 2.5',
  },
  migration: { asks: 'no database column, schema or migration without an approval', source: 'seed 3.2, D18' },
  'public-api': { asks: 'no public API without an approval', source: 'seed 3.2, D18' },
  'major-version': { asks: 'no major version without a word and an approval', source: 'seed 2.5, 3.2, D18' },
  'tests-weakened': { asks: 'no test deleted, skipped or weakened without an approval', source: 'seed 3.2, D18' },
  'regression-test': { asks: 'a change of code comes with a test', source: 'seed 3.2, 6' },
  'red-green': { asks: 'the regression test fails on the base and passes on the head', source: 'seed 3.2' },
  secret: { asks: 'no credential in the diff', source: 'seed 6' },
  size: { asks: 'the smallest safe change', source: 'seed 3.2' },
  'not-seen': { asks: 'everything that changes can be seen', source: 'this check' },
  policy: { asks: "the guards' rules are those of the default branch", source: 'D17' },
} as const satisfies Record<string, { readonly asks: string; readonly source: string }>;

export type RuleId = keyof typeof CONTRACT_RULES;

export function isRuleId(text: string): text is RuleId {
  return Object.hasOwn(CONTRACT_RULES, text);
}

/** One place where the contract is not kept. `seen` may hold text from the pull request; the rest is ours. */
export interface Breach {
  readonly rule: RuleId;
  /** `fail`: must be changed; `ask`: a maintainer may approve it (D18); `warn`: only said. */
  readonly severity: 'fail' | 'ask' | 'warn';
  readonly path?: string;
  /** Line of the file at the head. */
  readonly line?: number;
  readonly seen: string;
  readonly why: string;
  readonly instead: string;
}
