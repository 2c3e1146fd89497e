import type { FindingKind } from '@agent-remediation/conventions';
import type { Policy } from '../rules.ts';

/** Who did something on GitHub. */
export interface Actor {
  readonly login: string;
  /** GitHub's `User`: neither a bot nor an organisation. */
  readonly isPerson: boolean;
}

/** One file of the diff, as GitHub lists it. */
export interface ChangedFile {
  readonly path: string;
  /** Where a renamed file was before. */
  readonly previous: string | undefined;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'other';
  readonly additions: number;
  readonly deletions: number;
  /** The hunks, from the first `@@`; undefined: binary, renamed without a change, or too large for GitHub to show. */
  readonly patch: string | undefined;
  /** Git's id of the content at the head, where GitHub names it. */
  readonly blob?: string;
}

export interface CommitFacts {
  readonly oid: string;
  readonly message: string;
  readonly parents: number;
}

export interface ReviewFacts {
  readonly by: Actor;
  readonly state: 'approved' | 'changes-requested' | 'commented' | 'dismissed' | 'pending';
  readonly commit: string | undefined;
}

/** A person's decision in a review, where a team was to be asked. */
export interface TeamReview {
  /** `organisation/team`. */
  readonly team: string;
  readonly by: string;
  /** `unseen`: the token may not see who is in the team; the person has write, and approved. */
  readonly membership: 'member' | 'unseen';
}

/** A step between draft and ready, oldest first. */
export interface DraftStep {
  readonly to: 'ready' | 'draft';
  /** Undefined: the account is gone. */
  readonly by: Actor | undefined;
}

/** Somebody with write who approved what a rule asks for, on this very commit. */
export interface Approval {
  readonly rule: string;
  readonly by: string;
}

/** Everything about a pull request that the contract is judged by: metadata and the diff, nothing that was run. */
export interface PullRequestFacts {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly author: Actor | undefined;
  readonly branch: string;
  readonly baseBranch: string;
  readonly headOid: string;
  readonly fromFork: boolean;
  readonly isDraft: boolean;
  readonly draftSteps: readonly DraftStep[];
  /** `off`: it was never on or is off; `on`: it is on; `switched-off`: it was on, and this run switched it off. */
  readonly autoMerge: 'off' | 'on' | 'switched-off';
  readonly commits: readonly CommitFacts[];
  readonly commitCount: number;
  readonly files: readonly ChangedFile[];
  /** How many files GitHub says have changed; it lists 3,000 at most. */
  readonly fileCount: number;
  /** Text of a changed manifest or lockfile at the head; undefined where it is binary, too large or gone. */
  readonly manifests: ReadonlyMap<string, string | undefined>;
  readonly requested: { readonly users: readonly string[]; readonly teams: readonly string[] };
  readonly reviews: readonly ReviewFacts[];
  /** Decisions that stand for the request of a team: GitHub takes the request away when a member has reviewed. */
  readonly teamReviews?: readonly TeamReview[];
  /** People with write who approved the head commit in a review, the author and whoever made it left out. */
  readonly approvers: readonly string[];
  /** Other open pull requests of this repository for the same finding. */
  readonly siblings: readonly number[];
  /** Other open pull requests of agents with the same newest commit. */
  readonly sameHead: readonly number[];
  readonly approvals: readonly Approval[];
  /** What the ledger says that the finding is; `unlisted`: it knows no such finding; undefined: there is no ledger to be read here. */
  readonly ledgerKind?: FindingKind | 'unlisted' | undefined;
  /** What became of the job that the settings name as evidence; undefined: none is named. */
  readonly evidence: 'success' | 'failure' | 'pending' | 'skipped' | 'absent' | undefined;
  /** Why something of its name does not count. */
  readonly evidenceNote?: string;
  /** The guards' policy at the head against the one on the default branch (D17). */
  readonly policyAtHead: 'same' | 'other' | 'none';
}

/** What the repository asks for: from the default branch alone. */
export interface Contract {
  /** `owner/name` and the server's host: what a reference in a text means. */
  readonly repository: { readonly owner: string; readonly name: string; readonly host: string };
  /** Logins of agents: what they do is never what a person does. */
  readonly agents: readonly string[];
  readonly baseBranch: string;
  /** Headings of the description's three parts, in their order. */
  readonly headings: readonly [finding: string, blastRadius: string, verification: string];
  readonly reviewers: readonly string[];
  readonly publicApi: readonly string[];
  readonly protectedPaths: readonly string[];
  readonly maxFiles: number;
  /** Added and removed lines together, lockfiles left out. */
  readonly maxLines: number;
  readonly approvals: number;
  readonly evidenceName: string | undefined;
  readonly policy: Policy;
}

/** The finding that the branch names. */
export interface NamedFinding {
  readonly id: string;
  readonly generation: number;
  /** What the ledger says of the kind, else what the id itself tells; undefined: nothing. */
  readonly kind: FindingKind | undefined;
}
