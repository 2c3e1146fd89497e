import {
  fingerprint,
  LABEL_READY,
  LABEL_REMEDIATE,
  STATUS_LABELS,
  TRACKING_MARKER,
  type Settings,
} from '@agent-remediation/conventions';
import {
  labelledIssues,
  type LabelledIssue,
  type RepositoryFacts,
  type RepositoryName,
} from '@agent-remediation/github';
import type { Deps } from '../deps.ts';
import { findingPath, parseEntry, type Entry } from '../ledger/entry.ts';
import type { LedgerPort } from '../ledger/ledger.ts';

/** A label that asks for a session, on an open issue, without any sign that a run took it up. */
export interface LabelWithoutRun {
  readonly issue: LabelledIssue;
  readonly label: string;
  /** A refused request of which nobody was told. */
  readonly entry?: Entry;
}

export interface LabelFacts {
  readonly input: { readonly repository: RepositoryName; readonly host: string };
  readonly settings: Pick<Settings, 'engine'>;
  readonly repository: Pick<RepositoryFacts, 'id' | 'hasStatusLabels'>;
  readonly port: LedgerPort;
  /** The open findings of this repository. */
  readonly mine: readonly Entry[];
}

/** A label this old without a claim has no run on its way. */
const LABEL_MINUTES = 15;

/**
 * A label whose run never started (a workflow's own label, an outage): nothing was claimed, and nobody would hear of it (D3). A run that
 * refused has said so in its comment after the label; a finding that is finished was claimed after it.
 */
export async function labelsWithoutRun(facts: LabelFacts, deps: Deps): Promise<readonly LabelWithoutRun[]> {
  const { input, settings, mine } = facts;
  const known = new Set(mine.map((entry) => entry.issue));
  const candidates: LabelWithoutRun[] = [];
  for (const label of settings.engine === 'batch' ? [LABEL_READY] : [LABEL_READY, LABEL_REMEDIATE]) {
    for (const issue of await labelledIssues(deps.github, input.repository, label, TRACKING_MARKER)) {
      if (known.has(issue.number) || isYoung(issue, deps.now()) || isAnswered(issue)) continue;
      known.add(issue.number);
      candidates.push({ issue, label });
    }
  }
  return withoutClaim(candidates, facts);
}

function isYoung({ labelledAt }: LabelledIssue, now: Date): boolean {
  return labelledAt !== undefined && now.getTime() - labelledAt.getTime() <= LABEL_MINUTES * 60_000;
}

/** Somebody was told after the label was put on, of something else than that nothing started. */
function isAnswered({ comment, commentedAt, labelledAt }: LabelledIssue): boolean {
  if (typeof comment !== 'object' || comment.body.includes('`run-never-started`')) return false;
  return labelledAt === undefined || commentedAt === undefined || commentedAt.getTime() >= labelledAt.getTime();
}

/** One read of the ledger for all candidates together, and none where there is no candidate. */
async function withoutClaim(
  candidates: readonly LabelWithoutRun[],
  { input, repository, port }: LabelFacts,
): Promise<readonly LabelWithoutRun[]> {
  if (candidates.length === 0) return [];
  const pathOf = ({ issue }: LabelWithoutRun) =>
    findingPath(fingerprint({ host: input.host, repositoryId: repository.id, id: `issue-${issue.number}` }));
  const read = await port.read(candidates.map(pathOf));
  const files = read.kind === 'commit' ? read.files : new Map<string, string | undefined>();
  return candidates.flatMap((candidate) => {
    const path = pathOf(candidate);
    const entry = parseEntry(files.get(path), path);
    const { labelledAt, labels } = candidate.issue;
    // The run of a refused request died before it could tell.
    if (entry?.state === 'rejected') return [{ ...candidate, entry }];
    if (entry) return labelledAt !== undefined && Date.parse(entry.claimedAt) < labelledAt.getTime() ? [candidate] : [];
    // A finding that is named by a marker has another path: its status label tells that it was taken up.
    return Object.values(STATUS_LABELS).some(({ name }) => labels.includes(name)) ? [] : [candidate];
  });
}
