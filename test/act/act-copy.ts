/**
 * act 0.2.87 refuses a workflow with a key that its schema does not know. Those keys are taken out of the copy that it
 * gets, and nothing else (D27; `act-copy.test.ts` compares both). When act knows a key, its line here goes.
 */
const UNKNOWN_TO_ACT = [
  /** `jobs.<id>.environment.deployment`: GitHub's parser knows it, and so do both linters. */
  /^ +deployment: false(?: #.*)?$/,
  /** `permissions.vulnerability-alerts`: GitHub's parser knows it. The token's rights are the simulator's to check, by the workflow itself. */
  /^ +vulnerability-alerts: read(?: #.*)?$/,
];

export function actCopy(workflow: string): string {
  const lines = workflow.split('\n');
  return lines.filter((line) => !UNKNOWN_TO_ACT.some((pattern) => pattern.test(line))).join('\n');
}
