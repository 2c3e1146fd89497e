import { branchName } from '@agent-remediation/conventions';
import type { SourcedFinding } from '@agent-remediation/findings';
import { dig, digList, digNumber, digText, type GitHub, type GraphAnswer } from '@agent-remediation/github';
import type { Skip } from '../skip.ts';

/** Findings of one repository that are looked up in one call. */
export const MOST_AT_ONCE = 25;
/** Pull requests of one branch name that are looked at. */
const MOST_PULLS = 20;

/**
 * What is under way for findings of one repository, in one call: an open pull request of the finding's own branch, and Dependabot's own
 * pull request for its alert. `undefined` for a finding: nothing. A look-up that fails is no "nothing".
 */
export async function readUnderway(
  github: GitHub,
  repository: string,
  findings: readonly SourcedFinding[],
): Promise<readonly (Skip | undefined)[]> {
  const [owner = '', name = ''] = repository.split('/');
  const numbers = findings.map(alertNumber);
  const variables = Object.fromEntries(
    findings.flatMap(({ id }, i) => [
      [`b${i}`, branchName(id)],
      [`a${i}`, numbers[i] ?? 0],
      [`w${i}`, numbers[i] !== undefined],
    ]),
  );
  const answer = await github
    .graph('read', queryFor(findings.length), { owner, name, ...variables })
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  return findings.map((_, i) => (typeof answer === 'string' ? { code: 'not-known', seen: answer } : skipOf(answer, i)));
}

/** Dependabot's number of an alert; `undefined`: another source's finding. */
function alertNumber({ id }: SourcedFinding): number | undefined {
  const number = /^dependabot-([1-9][0-9]{0,8})$/.exec(id)?.[1];
  return number === undefined ? undefined : Number(number);
}

function queryFor(count: number): string {
  const each = (part: (i: number) => string) => Array.from({ length: count }, (_, i) => part(i)).join('\n');
  return `query underway($owner: String!, $name: String!
    ${each((i) => `$b${i}: String!, $a${i}: Int!, $w${i}: Boolean!`)}) {
    repository(owner: $owner, name: $name) { id
      ${each(
        (
          i,
        ) => `p${i}: pullRequests(headRefName: $b${i}, states: OPEN, first: ${MOST_PULLS}) { totalCount nodes { number isCrossRepository } }
          d${i}: vulnerabilityAlert(number: $a${i}) @include(if: $w${i}) { dependabotUpdate { pullRequest { number state } } }`,
      )} } }`;
}

function skipOf(answer: GraphAnswer, i: number): Skip | undefined {
  const failed = answer.errors.find(
    ({ path }) => path === undefined || path.includes(`p${i}`) || path.includes(`d${i}`) || path.length === 1,
  );
  if (failed) return { code: 'not-known', seen: failed.message.slice(0, 200) };
  const repository = dig(answer.data, 'repository');
  const pulls = digList(repository, `p${i}`, 'nodes');
  // Anybody can open one from a fork whose branch has the same name: that must hide no finding.
  const own = digNumber(
    pulls.find((pull) => dig(pull, 'isCrossRepository') !== true),
    'number',
  );
  if (own !== undefined) return { code: 'open-pull-request', seen: `#${own}` };
  const total = digNumber(repository, `p${i}`, 'totalCount') ?? 0;
  if (total > pulls.length)
    return { code: 'not-known', seen: `${total} pull requests of forks have the branch name; ours may be behind them` };
  const theirs = dig(repository, `d${i}`, 'dependabotUpdate', 'pullRequest');
  const number = digNumber(theirs, 'number');
  return number !== undefined && digText(theirs, 'state') === 'OPEN'
    ? { code: 'dependabot-fix', seen: `#${number}` }
    : undefined;
}
