import type { Delivery, Issue, PullRequest, SimulatedSession } from '@agent-remediation/simulator';
import { LABEL_READY, LEDGER_BRANCH, STATUS_LABELS } from '@agent-remediation/conventions';
import { clip } from '../terminal.ts';
import { promptOf, shortBrief } from './brief-excerpt.ts';
import { lastSession, StoryFault, type Stage } from './stage.ts';

/** What later chapters go on with. */
export interface Finished {
  readonly issue: Issue;
  /** The first delivery: it is sent again later. */
  readonly labelled: Delivery;
}

/** The main job: label, session, draft pull request, merge by a person, evidence, closed. */
export async function oneFinding(stage: Stage): Promise<Finished> {
  stage.narrator.chapter('One finding, from label to closed issue');
  const { issue, labelled } = await handedOff(stage);
  const session = lastSession(stage.sim);
  tellSession(stage, session);
  await tellLedger(stage, 'created');
  await deliveredTwice(stage, labelled);
  const pull = await drafted(stage, issue, session);
  await merged(stage, issue, pull);
  await verified(stage, issue, pull);
  return { issue, labelled };
}

async function handedOff({ narrator, repo, run }: Stage): Promise<Finished> {
  narrator.step(`maria, who may write to the repository, labels her issue ${LABEL_READY}`);
  const { issue } = repo.openIssue({
    title: 'SQL injection in the product search',
    body: 'The query in src/search.js is built from the search term.\nSeen by the code scanner, rule js/sql-injection.',
    by: 'maria',
  });
  const labelled = repo.addLabel(issue, LABEL_READY, { by: 'maria' });
  narrator.facts([
    [`issue #${issue.number}`, issue.title],
    ['event', `issues, action "labeled", sender maria`],
  ]);
  await run('create-session', labelled, 'session-created');
  return { issue, labelled };
}

function tellSession({ narrator, sim, expect }: Stage, session: SimulatedSession): void {
  expect('number of sessions', sim.sessions.length, 1);
  const { prompt: _, ...rest } = session.request;
  const prompt = promptOf(session);
  narrator.step('What the session service was sent, and what it answered');
  narrator.facts([
    ['sent', `POST /v3/organizations/${sim.orgId}/sessions`],
    ...Object.entries(rest).map(([key, value]) => [`  ${key}`, JSON.stringify(value)] as const),
    ['  prompt', `the brief, ${prompt.length} characters; parts of it:`],
  ]);
  narrator.line();
  narrator.show(shortBrief(prompt), 'cyan');
  narrator.line();
  narrator.facts([['answered', `200, session_id ${session.id}, status ${session.status}`]]);
  narrator.say('Always sent: tags that find the session again, this repository and no other, and no secrets.');
}

async function tellLedger({ narrator, repo, expect }: Stage, state: string): Promise<void> {
  const open: unknown = JSON.parse((await repo.readFile('open.json', LEDGER_BRANCH)) ?? 'null');
  const entry = firstEntry(open);
  narrator.step(`What the ledger now says: branch ${LEDGER_BRANCH}, file open.json`);
  narrator.facts(
    ['findingId', 'state', 'generation', 'attempt', 'branch', 'nonce', 'session'].map(
      (key) => [key, clip(JSON.stringify(entry[key]), 80)] as const,
    ),
  );
  narrator.say('The claim was written before the request was sent. Who comes second finds it and stops.');
  expect('state in the ledger', entry['state'], state);
}

function firstEntry(open: unknown): Readonly<Record<string, unknown>> {
  const findings = typeof open === 'object' && open !== null && 'findings' in open ? open.findings : undefined;
  const entry: unknown = Array.isArray(findings) ? findings[0] : undefined;
  if (typeof entry !== 'object' || entry === null) throw new StoryFault('the ledger has no open finding');
  return { ...entry };
}

async function deliveredTwice({ narrator, sim, run, expect }: Stage, labelled: Delivery): Promise<void> {
  narrator.step('GitHub delivers the same event again, while the session works');
  await run('create-session', labelled, 'already-handed-off');
  expect('number of sessions', sim.sessions.length, 1);
  narrator.say('Nothing was posted: the ledger holds a live claim for this finding. Still one session.');
}

async function drafted(
  { narrator, sim, repo, run, expect }: Stage,
  issue: Issue,
  session: SimulatedSession,
): Promise<PullRequest> {
  const branch = `fix/issue-${issue.number}`;
  narrator.step('The agent works, and opens a DRAFT pull request');
  sim.agent.start(session);
  const { pull, delivery } = await sim.agent.openDraftPullRequest(session, {
    repository: repo,
    branch,
    title: 'fix: bind the search term as a parameter',
    body: `## Finding\n\n\`issue-${issue.number}\`. Refs #${issue.number}\n\n## Blast radius\n\nsrc/search.js; no public API.\n\n## Verification\n\n\`npm test\`; the new test fails without the fix.\n`,
    files: { 'src/search.js': 'export const find = (db, q) => db.query("… ? …", [q]);\n' },
    message: 'fix(sec): bind the search term as a parameter',
  });
  narrator.facts([
    [`pull request #${pull.number}`, `${pull.title} (draft, ${branch} → main, by ${pull.user.login})`],
    ['its description', `has the parts Finding, Blast radius, Verification, and the line "Refs #${issue.number}"`],
  ]);
  await run('reconcile', delivery, 'reconciled');
  expect(
    'label',
    issue.labels.some(({ name }) => name === STATUS_LABELS.review.name),
    true,
  );
  narrator.say(`The issue now carries ${STATUS_LABELS.review.name}, and its tracking comment names #${pull.number}.`);
  return pull;
}

async function merged({ narrator, sim, repo, run, expect }: Stage, issue: Issue, pull: PullRequest): Promise<void> {
  narrator.step('maria reviews, marks the pull request ready, and merges it. Only people do this');
  await sim.human.approve(repo, pull, { by: 'maria' });
  await sim.human.markReady(repo, pull, { by: 'maria' });
  const delivery = await sim.human.merge(repo, pull, { by: 'maria' });
  await run('close-on-merge', delivery, 'merged-awaiting-evidence');
  expect('issue', issue.state, 'open');
  narrator.say('Merged is not yet fixed. The settings name the check "test", and it has not run on the merge commit.');
}

async function verified({ narrator, repo, run, expect }: Stage, issue: Issue, pull: PullRequest): Promise<void> {
  narrator.step('The check "test" succeeds on the merge commit; the next reconcile sees it');
  repo.addCheckRun({ name: 'test', headSha: pull.pull.mergeCommit ?? '', conclusion: 'success' });
  await run('reconcile', repo.schedule('37 */6 * * *', 'agent-reconcile.yml'), 'reconciled');
  expect('issue', `${issue.state}, ${String(issue.stateReason)}`, 'closed, completed');
  narrator.facts([
    [
      `issue #${issue.number}`,
      `${issue.state} as ${String(issue.stateReason)}; labels ${issue.labels.map(({ name }) => name).join(', ')}`,
    ],
    ['its comments', `${issue.comments.length}, kept up to date; it now reads:`],
  ]);
  narrator.show(commentText(issue), 'cyan');
}

/** The tracking comment without its marker, as a reader sees it. */
function commentText(issue: Issue): readonly string[] {
  const lines = (issue.comments[0]?.body ?? '')
    .split('\n')
    .filter((line) => line !== '' && !/^<|^\|[ -|]*\|$/.test(line));
  return lines.map((line) => clip(`  ${line}`, 96));
}
