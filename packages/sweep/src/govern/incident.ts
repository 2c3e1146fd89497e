import { INCIDENT_MARKER, LABEL_INCIDENT } from '@agent-remediation/conventions';
import {
  dig,
  digDate,
  digList,
  digNumber,
  digText,
  graphEnding,
  type GitHub,
  type RepositoryName,
} from '@agent-remediation/github';
import { inertInline } from '@agent-remediation/text';

/** The incident issue as it stands: open, or closed by a person, which lets the sweep go on. */
export interface Incident {
  readonly number: number;
  readonly open: boolean;
  /** `undefined`: it is open. */
  readonly closedAt: Date | undefined;
}

const QUERY = `query incidents($owner: String!, $name: String!, $label: String!) {
  repository(owner: $owner, name: $name) {
    issues(first: 20, labels: [$label], orderBy: { field: CREATED_AT, direction: DESC }) {
      nodes { number state closedAt body } } } }`;

/** The open incident of this repository that came first, else the one that was closed last; `undefined`: there never was one. */
export async function readIncident(github: GitHub, repository: RepositoryName): Promise<Incident | undefined> {
  const answer = await github.graph('read', QUERY, { ...repository, label: LABEL_INCIDENT });
  if (answer.errors.length > 0) throw graphEnding(answer, 'reading the incident issue (needs issues: read)');
  const found = digList(dig(answer.data, 'repository', 'issues', 'nodes')).flatMap((node) => {
    const number = digNumber(node, 'number');
    // Whoever may set the label may stop the sweep; the marker only tells ours from other incidents.
    if (number === undefined || !digText(node, 'body')?.startsWith(INCIDENT_MARKER)) return [];
    return [{ number, open: digText(node, 'state') === 'OPEN', closedAt: digDate(node, 'closedAt') }];
  });
  const open = found.filter((incident) => incident.open).sort((a, b) => a.number - b.number);
  const closed = found.sort((a, b) => (b.closedAt?.getTime() ?? 0) - (a.closedAt?.getTime() ?? 0));
  return open[0] ?? closed[0];
}

/**
 * Opens the incident issue, unless one is open: two sweeps at once may both come here, so each looks again and closes its own where
 * another came first. Gives back the issue's number.
 */
export async function openIncident(
  github: GitHub,
  repository: RepositoryName,
  seen: string,
  runUrl: string,
): Promise<number | undefined> {
  const place = { owner: repository.owner, repo: repository.name };
  const known = await readIncident(github, repository);
  if (known?.open) return known.number;
  const { data } = await github.write('POST /repos/{owner}/{repo}/issues', {
    ...place,
    title: 'Agent remediation has stopped: hand-offs come too fast',
    body: bodyOf(seen, runUrl),
    labels: [LABEL_INCIDENT],
  });
  const mine = digNumber(data, 'number');
  const first = await readIncident(github, repository);
  if (mine === undefined || !first?.open || first.number === mine) return mine;
  await github.write('PATCH /repos/{owner}/{repo}/issues/{issue_number}', {
    ...place,
    issue_number: mine,
    state: 'closed',
    state_reason: 'not_planned',
  });
  return first.number;
}

function bodyOf(seen: string, runUrl: string): string {
  return [
    INCIDENT_MARKER,
    'The scheduled sweep hands nothing off while this issue is open.',
    '',
    `Seen: ${inertInline(seen, 500)}.`,
    `Run: ${runUrl}`,
    '',
    'What to do:',
    '',
    '1. Look at `git log` of the ledger branch: which findings were handed off, by which runs?',
    '2. Find what causes them: a workflow that adds labels or dispatches by itself, a finding that comes back again and again, a limit that is too high.',
    '3. Close this issue. The next sweep counts from then on.',
  ].join('\n');
}
