/** What a set-up repository has on GitHub besides its files, and no secret is needed for: the two labels and the rulesets. */
import { LABEL_READY, LABEL_REMEDIATE } from '@agent-remediation/conventions';
import type { Trigger } from '@agent-remediation/agent-config/scaffold';
import { digText, GitHubFault, type GitHub, type RepositoryName } from '@agent-remediation/github';
import { ask, askAll } from '../doctor/row.ts';
import { TEMPLATES } from '../templates.ts';

export interface RemoteItem {
  readonly kind: 'label' | 'ruleset';
  readonly name: string;
  /** `unknown`: the token may not see it; then it is not made either. */
  readonly state: 'new' | 'same' | 'unknown' | 'made' | 'failed';
  /** Why it is unknown or failed. */
  readonly why: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const LABELS = [
  { name: LABEL_READY, color: '0e8a16', description: 'Hand this finding to an agent session' },
  { name: LABEL_REMEDIATE, color: '0e8a16', description: 'Hand this finding to the agent' },
];
/** What each kind is made with, and the permission for it. */
const MAKING = {
  label: { route: 'POST /repos/{owner}/{repo}/labels', permission: 'issues: write' },
  ruleset: { route: 'POST /repos/{owner}/{repo}/rulesets', permission: 'administration: write' },
} as const;

/** Reads only. A label is known by its name, a ruleset too: one of that name is somebody's decision, and stays. */
export async function remotePlan(
  github: GitHub,
  repository: RepositoryName,
  triggers: readonly Trigger[],
): Promise<readonly RemoteItem[]> {
  const items: RemoteItem[] = [];
  for (const body of LABELS) {
    const answer = await ask({ github, repository }, 'GET /repos/{owner}/{repo}/labels/{name}', { name: body.name });
    const state = answer.kind === 'read' ? 'same' : answer.kind === 'missing' ? 'new' : 'unknown';
    items.push({ kind: 'label', name: body.name, state, why: answer.kind === 'unknown' ? answer.why : '', body });
  }
  const rulesets = await askAll({ github, repository }, 'GET /repos/{owner}/{repo}/rulesets');
  const present = rulesets.kind === 'read' ? rulesets.list.map((ruleset) => digText(ruleset, 'name')) : [];
  for (const file of ['default-branch', 'ledger', ...(triggers.includes('check') ? ['contract'] : [])]) {
    const body = JSON.parse(TEMPLATES.read(`rulesets/${file}.json`)) as { readonly name: string };
    const state = rulesets.kind === 'read' ? (present.includes(body.name) ? 'same' : 'new') : 'unknown';
    const why = rulesets.kind === 'unknown' ? rulesets.why : rulesets.kind === 'missing' ? 'GitHub answered 404' : '';
    items.push({ kind: 'ruleset', name: body.name, state, why, body: { ...body } });
  }
  return items;
}

/** Makes what is new, each on its own: one that fails keeps no other from being made. Nothing is sent twice. */
export async function applyRemote(
  github: GitHub,
  { owner, name }: RepositoryName,
  items: readonly RemoteItem[],
): Promise<readonly RemoteItem[]> {
  const done: RemoteItem[] = [];
  for (const item of items) done.push(item.state === 'new' ? await made(github, owner, name, item) : item);
  return done;
}

async function made(github: GitHub, owner: string, repo: string, item: RemoteItem): Promise<RemoteItem> {
  const { route, permission } = MAKING[item.kind];
  // Octokit puts what the route does not take into the body; a label's own name is one of these.
  try {
    await github.write(route, { ...item.body, owner, repo });
    return { ...item, state: 'made' };
  } catch (error) {
    if (!(error instanceof GitHubFault)) throw error;
    const needs = [403, 404].includes(error.status ?? 0) ? `; the token needs ${permission}` : '';
    const unsure =
      error.ran === 'maybe' ? '; it may be there all the same: call this again, it makes nothing twice' : '';
    return { ...item, state: 'failed', why: `GitHub answered ${error.status ?? 'nothing'}${needs}${unsure}` };
  }
}
