/** The contract's judgement alone, over facts that come from elsewhere than an open pull request: a patch before it is published. */
export { judge, type RuleResult, type Verdict } from './judge.ts';
export type { ChangedFile, CommitFacts, Contract, PullRequestFacts } from './facts.ts';
export { POLICY_FOLDER, policyOf } from './policy-of.ts';
export { isJudgedWhole } from './whole-files.ts';
