import type { Breach } from '../breach.ts';
import type { Actor, TeamReview } from '../facts.ts';
import type { Case, Rule } from './rule.ts';

/** How the pull request is handled: by whom, in which state, against which branch. */
export const conduct: Rule = (given) => [
  ...draft(given),
  ...autoMerge(given),
  ...baseBranch(given),
  ...reviewers(given),
  ...approvals(given),
  ...evidence(given),
  ...policy(given),
];

/** Whether somebody is a person and not the one who opened the pull request: an agent may act under a person's name. */
export function isIndependent(actor: Actor | undefined, { facts, contract }: Case): boolean {
  if (actor === undefined || !actor.isPerson || same(actor.login, facts.author?.login)) return false;
  return !contract.agents.some((agent) => same(agent, actor.login));
}

/** GitHub's logins do not differ by case alone. */
function same(a: string, b: string | undefined): boolean {
  return a.toLowerCase() === b?.toLowerCase();
}

function draft(given: Case): readonly Breach[] {
  const { isDraft, draftSteps } = given.facts;
  const why = 'a person decides when a fix is ready; a draft cannot be merged by mistake';
  const [first] = draftSteps;
  const openedAsDraft = first === undefined ? isDraft : first.to === 'ready';
  if (isDraft) {
    if (openedAsDraft) return [];
    const seen = 'it was not opened as a draft, and is one since';
    return [{ rule: 'draft', severity: 'warn', seen, why, instead: 'Nothing: open the next one as a draft.' }];
  }
  const last = draftSteps.at(-1);
  if (last?.to === 'ready' && isIndependent(last.by, given)) return [];
  const seen =
    last === undefined ? 'it was not opened as a draft' : `marked as ready by ${last.by?.login ?? 'a deleted account'}`;
  const instead = 'Convert it to a draft; a person other than its author marks it as ready.';
  return [{ rule: 'draft', severity: 'fail', seen, why, instead }];
}

function autoMerge({ facts }: Case): readonly Breach[] {
  if (facts.autoMerge === 'off') return [];
  const why = 'with auto-merge nobody decides to merge what was reviewed';
  return facts.autoMerge === 'on'
    ? [
        {
          rule: 'auto-merge',
          severity: 'fail',
          seen: 'auto-merge is on, and could not be switched off',
          why,
          instead: 'Switch auto-merge off on the pull request.',
        },
      ]
    : [
        {
          rule: 'auto-merge',
          severity: 'warn',
          seen: 'auto-merge was on; this check switched it off',
          why,
          instead: 'Leave it off: a person merges.',
        },
      ];
}

function baseBranch({ facts, contract }: Case): readonly Breach[] {
  if (facts.baseBranch === contract.baseBranch) return [];
  return [
    {
      rule: 'base-branch',
      severity: 'fail',
      seen: `the base branch is ${facts.baseBranch}`,
      why: `the brief asks for ${contract.baseBranch}; elsewhere the fix would not reach the finding`,
      instead: `Change the base branch of the pull request to ${contract.baseBranch}.`,
    },
  ];
}

function reviewers(given: Case): readonly Breach[] {
  const { facts, contract } = given;
  const asked = [
    ...facts.requested.users,
    ...facts.requested.teams.map((team) => `${contract.repository.owner}/${team}`),
  ];
  const reviewed = facts.reviews.flatMap(({ by }) => (isIndependent(by, given) ? [by.login] : []));
  const why = 'without a request nobody knows that a fix waits';
  if (contract.reviewers.length === 0) {
    if (asked.length > 0 || reviewed.length > 0) return [];
    const seen = 'nobody is asked to review, and the settings name no reviewers';
    const instead = 'Request a review, and name `reviewers` in the settings.';
    return [{ rule: 'reviewers', severity: 'warn', seen, why, instead }];
  }
  const unasked = contract.reviewers.filter((wanted) => ![...asked, ...reviewed].some((login) => same(login, wanted)));
  const decided = (wanted: string): readonly TeamReview[] =>
    (facts.teamReviews ?? []).filter(({ team }) => same(team, wanted));
  const missing = unasked.filter((wanted) => decided(wanted).length === 0);
  const unseen = unasked.filter((wanted) => decided(wanted).every(({ membership }) => membership === 'unseen'));
  const names = missing.join(', ');
  return [
    ...(missing.length === 0
      ? []
      : [
          {
            rule: 'reviewers',
            severity: 'fail',
            seen: `not asked: ${names}`,
            why,
            instead: `Request a review from ${names}; a comment of a member takes the request of a team away, and is no approval.`,
          } as const,
        ]),
    ...unseen.flatMap(decided).map(({ team, by }): Breach => ({
      rule: 'reviewers',
      severity: 'warn',
      seen: `${by} approved, and ${team} is not asked; whether ${by} is a member, this token may not see`,
      why: 'GitHub takes the request of a team away when a member has reviewed',
      instead: `See whether ${by} is a member, or give the check a token that may read the members.`,
    })),
  ];
}

function approvals({ facts, contract }: Case): readonly Breach[] {
  if (facts.approvers.length >= contract.approvals) return [];
  return [
    {
      rule: 'approvals',
      severity: 'fail',
      seen: `${facts.approvers.length} of ${contract.approvals} approvals of the newest commit by people with write`,
      why: 'the settings ask for so many people',
      instead: 'Have more people with write approve the newest commit in a review, then run this check again.',
    },
  ];
}

function evidence({ facts, contract }: Case): readonly Breach[] {
  if (facts.evidence === undefined || facts.evidence === 'success') return [];
  const said = {
    failure: 'failed',
    pending: 'is not finished',
    skipped: 'was skipped',
    absent: 'has not run',
  }[facts.evidence];
  return [
    {
      rule: 'red-green',
      severity: 'fail',
      seen: `the check ${contract.evidenceName ?? ''} of the newest commit ${said}${facts.evidenceNote === undefined ? '' : `; ${facts.evidenceNote}`}`,
      why: 'a test that passes without the fix shows nothing about the fix',
      instead: 'Have the regression test fail on the base branch and pass on this one; see the run of that check.',
    },
  ];
}

function policy({ facts }: Case): readonly Breach[] {
  if (facts.policyAtHead !== 'other') return [];
  return [
    {
      rule: 'policy',
      severity: 'fail',
      seen: "the guards' policy on this branch is not the one on the default branch",
      why: 'the hooks beside the agent judged by other rules than the reviewed ones',
      instead: 'Bring the branch up to date with the default branch, and leave `.agent/hooks/` as it is there.',
    },
  ];
}
