/**
 * The committed bundles, run by act through the templates against the simulator: label, session, draft pull request,
 * merge, closed (issue 2, "Done when"); then the other triggers. Each chapter has a simulator of its own.
 */
import { LEDGER_BRANCH, STATUS_LABELS, TRACKING_MARKER } from '@agent-remediation/conventions';
import type { Delivery } from '@agent-remediation/simulator';
import { ciFinished } from '../workflows/events.ts';
import { CALLERS, FILES, TEMPLATES } from '../workflows/files.ts';
import { perform } from './chapter.ts';
import type { Chapter, Performance, Write } from './chapter.ts';
import type { Report } from './report.ts';
import { MAINTAINER, labelsOf } from './stage.ts';
import type { StageOptions } from './stage.ts';

/** Issue, label, session: what most chapters begin with. */
async function handOff(chapter: Chapter) {
  const { sim, repository } = chapter.stage;
  const { issue } = repository.openIssue({ title: 'SQL injection in search', body: 'See the report.', by: MAINTAINER });
  const labeled = repository.addLabel(issue, 'ready-for-agent', { by: MAINTAINER });
  await chapter.run('agent-label', labeled, 'session-created');
  chapter.is('sessions', sim.sessions.length, 1);
  chapter.is('status label', labelsOf(issue).includes(STATUS_LABELS.working.name), true);
  chapter.is('tracking comments', issue.comments.filter(({ body }) => body.startsWith(TRACKING_MARKER)).length, 1);
  return { issue, labeled };
}

/** The agent opens its draft; the reconcile workflow links it on the issue. */
async function draft(chapter: Chapter, issueNumber: number) {
  const { sim, repository } = chapter.stage;
  const body = `Refs #${issueNumber}\n\n## Finding\n\nissue-${issueNumber}\n`;
  const opened = await sim.agent.openDraftPullRequest(sim.sessions.last ?? null, {
    repository,
    branch: `fix/issue-${issueNumber}`,
    title: 'fix: escape search terms',
    body,
  });
  await chapter.run('agent-reconcile', opened.delivery, 'reconciled');
  const labels = labelsOf(repository.issue(issueNumber));
  chapter.is('status label', labels.includes(STATUS_LABELS.review.name), true);
  return opened.pull;
}

async function merge(chapter: Chapter, pull: Awaited<ReturnType<typeof draft>>): Promise<Delivery> {
  const { sim, repository } = chapter.stage;
  const ready = await sim.human.markReady(repository, pull, { by: MAINTAINER });
  await chapter.run('agent-reconcile', ready, 'reconciled');
  await sim.human.approve(repository, pull, { by: 'reviewer' });
  return sim.human.merge(repository, pull, { by: MAINTAINER });
}

/** GitHub's published workflow_run example, for the simulator's repository. */
function ciRun(merged: Delivery): Delivery {
  const { name, payload } = ciFinished({ event: 'push', branch: 'main' });
  const { repository, sender } = merged.payload;
  return { name, payload: { ...(payload as Delivery['payload']), repository, sender } };
}

/** A backlog of 12 alerts, two nights: five each, and not the same. */
async function sweepTwice(chapter: Chapter): Promise<void> {
  const { sim, repository } = chapter.stage;
  const createdAt = '2026-01-01T00:00:00Z';
  repository.alerts.codeScanning.addMany(9, () => ({ securitySeverity: 'high', createdAt }));
  repository.alerts.dependabot.addMany(3, () => ({ severity: 'critical', createdAt }));
  repository.alerts.addAnalysis();
  for (const file of ['agent-sweep.yml', 'agent-reconcile.yml'])
    await repository.push('main', { [`.github/workflows/${file}`]: 'on: push\n' }, { by: MAINTAINER });
  const night = (): Delivery => repository.schedule('17 2 * * *', '.github/workflows/agent-sweep.yml');
  await chapter.run('agent-sweep', night(), 'swept');
  chapter.is('sessions of the first night', sim.sessions.length, 5);
  await chapter.run('agent-sweep', night(), 'swept');
  chapter.is('sessions of both nights', sim.sessions.length, 10);
  const findings = sim.sessions.all.map(({ request: { title } }) =>
    typeof title === 'string' ? title.split(':')[0] : '',
  );
  chapter.is('findings, each once', new Set(findings).size, 10);
  const first = findings.slice(0, 3).every((id) => id?.startsWith('dependabot-'));
  chapter.is('the critical ones came first', first, true);
  const off = [...chapter.log.matchAll(/"verdict":"(?:off|not known)"/g)].length;
  chapter.is('schedules that are not known to run', off, 0);
}

/** The main job (issue 2): what the other chapters vary, and what shows that every permission is needed. */
async function labelToClosed(chapter: Chapter): Promise<void> {
  const { issue } = await handOff(chapter);
  const pull = await draft(chapter, issue.number);
  const merged = await merge(chapter, pull);
  await chapter.run('agent-merge', merged, 'merged-awaiting-evidence');
  chapter.is('issue before CI', issue.state, 'open');
  chapter.stage.succeedCi(pull.pull.mergeCommit ?? '');
  await chapter.run('agent-verify', ciRun(merged), 'reconciled');
  chapter.is('issue after CI', [issue.state, issue.stateReason], ['closed', 'completed']);
  chapter.is('status label', labelsOf(issue).includes(STATUS_LABELS.fixed.name), true);
}

const CHAPTERS: Readonly<Record<string, Write>> = {
  'label, session, draft pull request, merge, CI, closed': labelToClosed,

  async 'evidence is there before the merge workflow runs: it closes at once'(chapter) {
    const { issue } = await handOff(chapter);
    const pull = await draft(chapter, issue.number);
    const merged = await merge(chapter, pull);
    chapter.stage.succeedCi(pull.pull.mergeCommit ?? '');
    await chapter.run('agent-merge', merged, 'closed');
    chapter.is('issue', [issue.state, issue.stateReason], ['closed', 'completed']);
  },

  async 'the schedule closes what was verified later'(chapter) {
    const { repository } = chapter.stage;
    const { issue } = await handOff(chapter);
    const pull = await draft(chapter, issue.number);
    await chapter.run('agent-merge', await merge(chapter, pull), 'merged-awaiting-evidence');
    chapter.stage.succeedCi(pull.pull.mergeCommit ?? '');
    const scheduled = repository.schedule('37 */6 * * *', '.github/workflows/agent-reconcile.yml');
    await chapter.run('agent-reconcile', scheduled, 'reconciled');
    chapter.is('issue', issue.state, 'closed');
  },

  async 'the same label delivered again starts nothing'(chapter) {
    const { labeled } = await handOff(chapter);
    await chapter.run('agent-label', labeled, 'already-handed-off');
    chapter.is('sessions', chapter.stage.sim.sessions.length, 1);
  },

  async 'a comment with the command'(chapter) {
    const { sim, repository } = chapter.stage;
    const { issue } = repository.openIssue({ title: 'Weak hash', body: 'MD5 is used.', by: MAINTAINER });
    const { delivery } = repository.comment(issue, '/agent remediate', { by: MAINTAINER });
    await chapter.run('agent-comment', delivery, 'session-created');
    chapter.is('sessions', sim.sessions.length, 1);
  },

  async "an outsider's comment with the command"(chapter) {
    const { sim, repository } = chapter.stage;
    repository.setPermission('mallory', 'read');
    const { issue } = repository.openIssue({ title: 'Weak hash', body: 'MD5 is used.', by: MAINTAINER });
    const { delivery } = repository.comment(issue, '/agent remediate', { by: 'mallory' });
    await chapter.run('agent-comment', delivery, 'not-authorised');
    chapter.is('sessions', sim.sessions.length, 0);
  },

  async "a scanner's dispatch"(chapter) {
    const { sim, repository } = chapter.stage;
    const payload = { finding_id: 'SCAN-7', description: 'Path traversal in the download handler.' };
    const delivery = repository.dispatch('security-finding', payload, { by: MAINTAINER });
    await chapter.run('agent-dispatch', delivery, 'session-created');
    chapter.is('sessions', sim.sessions.length, 1);
    chapter.is('branch in the brief', sim.sessions.last?.requestText.includes('fix/SCAN-7'), true);
  },

  async 'a re-run of a dispatch asks when its event came'(chapter) {
    const { sim, repository } = chapter.stage;
    const deliver = (id: string): Delivery =>
      repository.dispatch('security-finding', { finding_id: id, description: 'x' }, { by: MAINTAINER });
    await chapter.run('agent-dispatch', deliver('OLD-1'), 'payload-too-old', { attempt: 2, ageHours: 25, code: 1 });
    chapter.is('sessions', sim.sessions.length, 0);
    await chapter.run('agent-dispatch', deliver('NEW-1'), 'session-created', { attempt: 2, ageHours: 1 });
    chapter.is('sessions', sim.sessions.length, 1);
  },

  'the nightly sweep, twice: the second time the next five': sweepTwice,

  async 'a ticket'(chapter) {
    const { sim, repository } = chapter.stage;
    const inputs = { ticket_key: 'SEC-41', brief: 'The session cookie lacks the Secure attribute.' };
    const delivery = repository.workflowDispatch('.github/workflows/agent-ticket.yml', inputs, { by: MAINTAINER });
    await chapter.run('agent-ticket', delivery, 'session-created');
    chapter.is('sessions', sim.sessions.length, 1);
    chapter.is('ticket key in the request', sim.sessions.last?.requestText.includes('SEC-41'), true);
  },
};

/** The seed's own rule, without hand-offs and ledger (D13). */
async function closeOnly(chapter: Chapter): Promise<void> {
  const { sim, repository } = chapter.stage;
  const { issue } = repository.openIssue({ title: 'SQL injection', body: 'x', by: MAINTAINER });
  const options = {
    repository,
    branch: 'fix/search',
    title: 'fix: escape',
    // Not "Fixes": GitHub itself would close the issue.
    body: `Escapes the search text, see #${issue.number}.`,
    draft: false,
  };
  const { pull } = await sim.agent.openDraftPullRequest(null, options);
  await chapter.run('close-on-merge-only', await sim.human.merge(repository, pull, { by: MAINTAINER }), 'closed');
  chapter.is('issue', issue.state, 'closed');
  const ledger = await repository.readFile('open.json', LEDGER_BRANCH).catch(() => null);
  chapter.is('ledger', ledger, null);
}

/** An agent's pull request that breaks three rules of its contract is refused, with each at its place; the corrected one passes. */
async function refusedThenKept(chapter: Chapter): Promise<void> {
  const { sim, repository } = chapter.stage;
  const body = [
    '## Finding\n\n`SCAN-7`',
    '## Blast radius\n\n`src/search.js`, `test/`, `Jenkinsfile`; no public API',
    '## Verification\n\nRun it.',
  ];
  const { pull, delivery } = await sim.agent.openDraftPullRequest(null, {
    repository,
    branch: 'fix/SCAN-7',
    title: 'Escape search terms',
    message: 'fix(sec): escape search terms',
    body: body.join('\n\n'),
    files: {
      'src/search.js': 'query(escape(text))\n',
      'test/search.test.js': "test.skip('escapes', () => {\n  expect(search('%')).toEqual([]);\n});\n",
      Jenkinsfile: 'echo\n',
    },
  });
  const judged = (event: Delivery): Delivery => ({ ...event, name: 'pull_request_target' });
  const verdict = (): unknown => repository.state.statuses.filter(({ sha }) => sha === pull.pull.headSha).at(-1)?.state;
  const before = chapter.log.length;
  await chapter.run('agent-check', judged(delivery), 'contract-broken', { code: 1 });
  const log = chapter.log.slice(before);
  for (const [rule, file] of [
    ['title', ''],
    ['protected-path', 'file=Jenkinsfile'],
    ['tests-weakened', 'file=test/search.test.js,line=1'],
  ]) {
    // Rule and place stand in one annotation.
    const shown = log
      .split('\n')
      .some((line) => /contract(?::|%3A) /.test(line) && line.includes(` ${rule}`) && line.includes(file ?? ''));
    chapter.is(`annotation of ${rule}`, shown, true);
  }
  chapter.is('status', verdict(), 'failure');
  repository.editIssue(pull, { title: 'fix: escape search terms', by: MAINTAINER });
  const files = {
    'test/search.test.js': "test('escapes', () => {\n  expect(search('%')).toEqual([]);\n});\n",
    Jenkinsfile: null,
  };
  await repository.push(pull.pull.headRef, files, { by: 'coding-agent[bot]', message: 'fix(sec): test it' });
  await chapter.run('agent-check', judged(await repository.pullDelivery('synchronize', pull)), 'contract-kept');
  chapter.is('status', verdict(), 'success');
  chapter.is('comments', pull.comments.length, 1);
}

/** Every permission that a template asks for, and a chapter that cannot end well without it. */
const NEEDED: Readonly<Record<string, Write | undefined>> = {
  actions: CHAPTERS['a re-run of a dispatch asks when its event came'],
  checks: labelToClosed,
  contents: labelToClosed,
  issues: labelToClosed,
  'pull-requests': labelToClosed,
  'security-events': sweepTwice,
  'vulnerability-alerts': sweepTwice,
  statuses: labelToClosed,
};

async function leastPower(base: Pick<StageOptions, 'actPath' | 'bundles'>, report: Report): Promise<void> {
  // What the snapshot's jobs read, and what is missing without it, is shown by test/acceptance/snapshot-build.
  const templates = FILES.filter(({ place, path }) => place === 'template' && !path.endsWith('-snapshot.yml'));
  const jobs = templates.flatMap(({ content }) => Object.values(content.jobs));
  const scopes = [...new Set(jobs.flatMap((job) => Object.keys(job.permissions ?? {})))].sort();
  for (const scope of scopes) {
    const write = NEEDED[scope];
    const name = `${scope} is needed`;
    if (!report.wants(name)) continue;
    if (write === undefined) {
      report.add(name, ['no chapter shows it'], '');
      continue;
    }
    const { faults, log } = await perform({ ...base, folder: TEMPLATES, settings: true, without: scope, write });
    report.add(name, faults.length > 0 ? [] : ['the chapter ended well without it'], log);
  }
}

/** `bundles`: the committed ones, or the sources for trying out a change. */
export async function story(actPath: string, bundles: StageOptions['bundles'], report: Report): Promise<void> {
  const base = { actPath, bundles };
  const play = async (name: string, performance: Performance): Promise<void> => {
    if (!report.wants(name)) return;
    const { faults, log } = await perform(performance);
    report.add(name, faults, log);
  };
  for (const folder of [TEMPLATES, CALLERS]) {
    for (const [name, write] of Object.entries(CHAPTERS)) {
      await play(`${folder}: ${name}`, { ...base, folder, settings: true, write });
    }
  }
  const only = { ...base, folder: TEMPLATES, settings: false, write: closeOnly };
  await play(`${TEMPLATES}: close-on-merge-only closes the first #<number>`, only);
  const check = { ...base, folder: TEMPLATES, settings: true, write: refusedThenKept };
  await play(`${TEMPLATES}: agent-check refuses three broken rules and lets the corrected pull request pass`, check);
  await leastPower(base, report);
}
