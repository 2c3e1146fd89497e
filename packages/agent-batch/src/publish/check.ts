import type { Settings } from '@agent-remediation/conventions';
import {
  isJudgedWhole,
  judge,
  POLICY_FOLDER,
  policyOf,
  type ChangedFile,
  type Contract,
  type PullRequestFacts,
  type Verdict,
} from '@agent-remediation/guardrails/contract';
import { classifyPath, DIGEST_FILE, matchesAny, POLICY_FILE } from '@agent-remediation/guardrails/rules';
import type { RepositoryName } from '@agent-remediation/github';
import type { ClaimFile } from '../folder/claim-file.ts';
import type { Git } from '../git/git.ts';
import { MOST_DESCRIPTION, MOST_FILES, MOST_LINES } from '../limits.ts';
import { textAt } from './commit.ts';

export interface Candidate {
  readonly claim: ClaimFile;
  readonly oid: string;
  readonly message: string;
  readonly files: readonly ChangedFile[];
  readonly title: string;
  readonly body: string;
}

export interface CheckFacts {
  readonly repository: RepositoryName;
  readonly host: string;
  readonly settings: Settings;
  readonly baseBranch: string;
}

/**
 * Judges a pull request that is not there yet by the contract that check-pull-request will hold it to: the same rules, the same facts. Gives
 * why it may not be opened; `undefined`: it may. What the contract only asks for is for a person to approve on the draft.
 */
export async function refusalOf(git: Git, candidate: Candidate, facts: CheckFacts): Promise<string | undefined> {
  const { claim, oid, files } = candidate;
  const [policy, digest] = await Promise.all(
    [POLICY_FILE, DIGEST_FILE].map((name) => textAt(git, claim.base, `${POLICY_FOLDER}/${name}`)),
  );
  const atHead = await Promise.all(
    [POLICY_FILE, DIGEST_FILE].map((name) => textAt(git, oid, `${POLICY_FOLDER}/${name}`)),
  );
  const policyAtHead =
    policy === undefined && atHead[0] === undefined
      ? 'none'
      : policy === atHead[0] && digest === atHead[1]
        ? 'same'
        : 'other';
  const contract = contractOf(facts, policyOf({ policy, digest }));
  const manifests = new Map<string, string | undefined>();
  for (const { path, status, patch } of files)
    if (status !== 'removed' && patch !== undefined && isJudgedWhole(path, contract.policy))
      manifests.set(path, await textAt(git, oid, path));
  const lockfile = files.find(({ path }) => classifyPath(path, contract.policy).lockfile);
  // The claim knows what a branch's name does not always tell: whether the finding is one of a dependency.
  if (lockfile !== undefined && claim.commitPrefix !== 'fix(deps):')
    return `lockfile (${lockfile.path}: only the finding of a dependency changes a lockfile)`;
  if (candidate.body.length > MOST_DESCRIPTION)
    return `the description would have ${candidate.body.length} characters, and GitHub takes ${MOST_DESCRIPTION}`;
  const verdict = judge(factsOf(candidate, facts, manifests, policyAtHead), contract);
  return verdict.state === 'broken' ? brokenRules(verdict) : undefined;
}

function contractOf({ repository, host, settings, baseBranch }: CheckFacts, policy: Contract['policy']): Contract {
  return {
    repository: { ...repository, host },
    agents: [],
    baseBranch,
    headings: settings.pullRequest.headings,
    reviewers: settings.reviewers,
    publicApi: settings.publicApi,
    protectedPaths: settings.protectedPaths,
    maxFiles: MOST_FILES,
    maxLines: MOST_LINES,
    approvals: 0,
    evidenceName: undefined,
    policy,
  };
}

/** What the pull request will be when it is opened: a draft, asked of the reviewers, nobody's review yet. */
function factsOf(
  { claim, oid, message, files, title, body }: Candidate,
  { settings }: CheckFacts,
  manifests: PullRequestFacts['manifests'],
  policyAtHead: PullRequestFacts['policyAtHead'],
): PullRequestFacts {
  const { users, teams } = reviewersOf(settings.reviewers);
  return {
    number: 0,
    title,
    body,
    author: undefined,
    branch: claim.branch,
    baseBranch: claim.baseBranch,
    headOid: oid,
    fromFork: false,
    isDraft: true,
    draftSteps: [],
    autoMerge: 'off',
    commits: [{ oid, message, parents: 1 }],
    commitCount: 1,
    files,
    fileCount: files.length,
    manifests,
    requested: { users, teams },
    reviews: [],
    approvers: [],
    siblings: [],
    sameHead: [],
    approvals: [],
    evidence: undefined,
    policyAtHead,
  };
}

/** `login` is a person, `organisation/team` a team. */
export function reviewersOf(reviewers: readonly string[]): { readonly users: string[]; readonly teams: string[] } {
  return {
    users: reviewers.filter((name) => !name.includes('/')),
    teams: reviewers.filter((name) => name.includes('/')).map((name) => name.slice(name.indexOf('/') + 1)),
  };
}

export const publicApiOf = (files: readonly ChangedFile[], { publicApi }: Settings): readonly string[] =>
  files.map(({ path }) => path).filter((path) => matchesAny(path, publicApi));

/** What of the contract is broken, for people. */
function brokenRules({ results }: Verdict): string {
  const seen = ({ breaches }: Verdict['results'][number]): string =>
    breaches
      .slice(0, 3)
      .map((breach) => [breach.path, breach.seen].filter((part) => part !== undefined).join(': '))
      .join('; ');
  return results
    .filter(({ state }) => state === 'broken')
    .map((result) => `${result.rule} (${seen(result)})`)
    .join(', ');
}
