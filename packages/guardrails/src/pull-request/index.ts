/** The contract of a remediation pull request: facts from GitHub, a pure judgement, and the saying of its verdict. */
export {
  checkPullRequest,
  passMergeGroup,
  type ContractDeps,
  type ContractInput,
  type ContractOutcome,
  type LedgerReader,
} from './run.ts';
export { CONTRACT_RULES, type Breach, type RuleId } from './breach.ts';
export type { AppliesTo } from './applies.ts';
