import { describe, expect, test } from '@jest/globals';
import { Evaluator, Lexer, Parser, data, wellKnownFunctions } from '@actions/expressions';
import type { FunctionDefinition } from '@actions/expressions/funcs/info';
import { NoOperationTraceWriter, convertWorkflowTemplate, parseWorkflow } from '@actions/workflow-parser';
import { CASES, FILTERED } from './cases.ts';
import type { Case } from './cases.ts';
import { ciFinished, commented, githubContext, labeled, pullRequest, scheduled, started } from './events.ts';
import type { GitHubEvent } from './events.ts';
import { FILES, file } from './files.ts';
import type { WorkflowFile } from './files.ts';

/** Seed 6: what starts a job, and what must not even start a runner. */
const SUCCESS: FunctionDefinition = { name: 'success', minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(true) };

function evaluate(expression: string, event: GitHubEvent): boolean {
  const functions = new Map([...Object.entries(wellKnownFunctions), ['success', SUCCESS] as const]);
  const github: unknown = JSON.parse(JSON.stringify({ github: githubContext(event) }), data.reviver);
  if (!(github instanceof data.Dictionary)) throw new Error('the context is not a dictionary');
  const parsed = new Parser(new Lexer(expression).lex().tokens, ['github'], [...functions.values()]).parse();
  return new Evaluator(parsed, github, functions).evaluate().coerceString() === 'true';
}

/** The jobs that an event starts: the filter under `on`, then each job's condition in the form in which GitHub's parser hands it on. */
async function jobsOf({ path, text, content }: WorkflowFile, event: GitHubEvent): Promise<string[]> {
  const called = 'workflow_call' in content.on;
  if (!called && !(event.name in content.on)) return [];
  const types = called ? undefined : content.on[event.name]?.types;
  if (types && !types.includes(event.action ?? '')) return [];
  const result = parseWorkflow({ name: path, content: text }, new NoOperationTraceWriter());
  if (result.value === undefined) throw new Error(`${path} does not parse`);
  const { jobs } = await convertWorkflowTemplate(result.context, result.value);
  // A job that waits for another one asks for its outputs, which no event has.
  const first = jobs.filter((job) => content.jobs[job.id.value]?.needs === undefined);
  return first.filter((job) => evaluate(job.if.expression, event)).map((job) => job.id.value);
}

describe.each(Object.keys(CASES))('%s: the template fires when it should, and only then', (trigger) => {
  const template = file(`action-templates/workflows/agent-${trigger}.yml`);
  test.each([...(CASES[trigger] ?? []), ...(FILTERED[trigger] ?? [])])('%s', async (_, event, jobs) => {
    expect(await jobsOf(template, event)).toEqual(jobs);
  });
});

describe.each(Object.keys(CASES))('%s: caller and reusable workflow together do the same', (trigger) => {
  const caller = file(`action-templates/organisation/agent-${trigger}.yml`);
  const reusable = file(`.github/workflows/${trigger}.yml`);
  test.each([...(CASES[trigger] ?? []), ...(FILTERED[trigger] ?? [])])('%s', async (_, event, jobs) => {
    const calls = await jobsOf(caller, event);
    expect(calls.length === 0 ? [] : await jobsOf(reusable, event)).toEqual(jobs);
  });
});

describe('the templates without a reusable form', () => {
  const verify = file('action-templates/workflows/agent-verify.yml');
  test.each<Case>([
    ['a push to the default branch', ciFinished({ event: 'push', branch: 'main' }), ['verify']],
    ['a push to another branch', ciFinished({ event: 'push', branch: 'topic' }), []],
    ['a pull request whose branch is called main', ciFinished({ event: 'pull_request', branch: 'main' }), []],
    ['a fork', ciFinished({ event: 'push', branch: 'main', repository: 'somebody/octo-repo' }), []],
  ])('verify: %s', async (_, event, jobs) => {
    expect(await jobsOf(verify, event)).toEqual(jobs);
  });

  const only = file('action-templates/workflows/close-on-merge-only.yml');
  test.each<Case>([
    ['merged fix branch', pullRequest({ action: 'closed', merged: true }), ['close']],
    ['merged other branch', pullRequest({ action: 'closed', merged: true, branch: 'topic' }), []],
    ['closed unmerged', pullRequest({ action: 'closed' }), []],
  ])('close-on-merge-only: %s', async (_, event, jobs) => {
    expect(await jobsOf(only, event)).toEqual(jobs);
  });

  const check = file('action-templates/workflows/agent-check.yml');
  const caller = file('action-templates/organisation/agent-check.yml');
  const reusable = file('.github/workflows/check.yml');
  const onTarget = (event: GitHubEvent): GitHubEvent => ({ ...event, name: 'pull_request_target' });
  test.each<Case>([
    ['a pull request of an agent', onTarget(pullRequest({ action: 'opened' })), ['check']],
    [
      'one of a person, whose status is needed too',
      onTarget(pullRequest({ action: 'opened', branch: 'x' })),
      ['check'],
    ],
    ['one from a fork', onTarget(pullRequest({ action: 'ready_for_review', fork: true })), ['check']],
    ['a merged one', onTarget(pullRequest({ action: 'closed', merged: true })), []],
    [
      'a commit of the merge queue',
      { ...pullRequest({ action: 'opened' }), name: 'merge_group', action: 'checks_requested' },
      ['check'],
    ],
    ['an approval', commented('/agent approve migration 0123', 'pull request'), ['check']],
    ['an approval that is edited', commented('/agent approve migration 0123', 'pull request', 'edited'), []],
    ['another comment', commented('looks good', 'pull request'), []],
    ['an approval on an issue', commented('/agent approve migration 0123', 'issue'), []],
  ])('check: %s', async (_, event, jobs) => {
    expect(await jobsOf(check, event)).toEqual(jobs);
    const calls = await jobsOf(caller, event);
    expect(calls.length === 0 ? [] : await jobsOf(reusable, event)).toEqual(jobs);
  });

  const batch = file('action-templates/workflows/agent-batch.yml');
  test.each<Case>([
    ['agent-remediate', labeled('agent-remediate'), ['claim']],
    ['ready-for-agent, which is the session engine’s (D11)', labeled('ready-for-agent'), []],
    ['another label', labeled('bug'), []],
    ['a status label of our own', labeled('agent:working'), []],
    ['a command', commented('/agent remediate', 'issue'), ['claim']],
    ['a command on a pull request', commented('/agent remediate', 'pull request'), []],
    ['another comment', commented('What does the agent say?', 'issue'), []],
    ['the schedule', scheduled(), ['claim']],
    ['by hand', started({ findings: '3' }), ['claim']],
  ])('batch: %s', async (_, event, jobs) => {
    expect(await jobsOf(batch, event)).toEqual(jobs);
  });

  const redGreen = file('action-templates/workflows/agent-red-green.yml');
  test.each<Case>([
    ['a fix branch', pullRequest({ action: 'opened' }), ['red-green']],
    ['another branch', pullRequest({ action: 'opened', branch: 'topic' }), []],
  ])('red-green: %s', async (_, event, jobs) => {
    expect(await jobsOf(redGreen, event)).toEqual(jobs);
  });
});

// The batch answers the same events as label and comment: `engine` in the settings says which of them acts (D11).
test('one event starts at most one of the templates for findings (close-on-merge-only stands alone, and checks look on)', async () => {
  const templates = FILES.filter(
    ({ place, path }) =>
      place === 'template' && !/(?:-only|-snapshot|-check|-red-green|agent-config|agent-batch)\.yml$/.test(path),
  );
  // A start by hand and the clock name their workflow, so that they cannot start two.
  const events = Object.values(CASES)
    .flatMap((cases) => cases.map(([, event]) => event))
    .filter(({ name }) => !['workflow_dispatch', 'schedule'].includes(name));
  for (const event of events) {
    const started = await Promise.all(templates.map((template) => jobsOf(template, event)));
    expect(started.flat().length).toBeLessThanOrEqual(1);
  }
});
