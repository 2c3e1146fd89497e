import { describe, expect, test } from '@jest/globals';
import { causesOf, loops, matches, readWorkflow, type Workflow } from './index.ts';

function workflow(path: string, text: string): Workflow {
  const reading = readWorkflow(`.github/workflows/${path}`, text);
  if (reading.kind === 'fault') throw new Error(reading.message);
  return reading.workflow;
}
const PIN = 'a'.repeat(40);
const LABEL = workflow(
  'label.yml',
  `name: Label
on:
  issues:
    types: [labeled]
jobs:
  hand-off:
    if: github.event.label.name == 'ready-for-agent' || github.event.label.name == 'agent-remediate'
    steps:
      - uses: agent-remediation/agent-remediation/actions/create-session@${PIN}
`,
);
const DISPATCH = workflow(
  'dispatch.yml',
  `name: Dispatch
on:
  repository_dispatch:
    types: [security-finding]
jobs:
  hand-off:
    uses: agent-remediation/agent-remediation/.github/workflows/dispatch.yml@${PIN}
`,
);
const OWN = 'env:\n  GH_TOKEN: ${{ secrets.APP }}\n';
const step = (on: string, what: string, head = ''): string =>
  `name: Other\n${head}on:\n  ${on}:\njobs:\n  a:\n    steps:\n      - ${what}\n`;

/** \`other.yml\` beside the two workflows that hand off: whether the chain comes back to itself. */
const CASES: readonly (readonly [string, string, boolean])[] = [
  [
    'a label by an App on pull requests',
    step('pull_request', 'run: gh issue edit 1 --add-label ready-for-agent', OWN),
    true,
  ],
  ['the same by the workflow’s token', step('pull_request', 'run: gh issue edit 1 --add-label ready-for-agent'), false],
  ['another label', step('pull_request', 'run: gh issue edit 1 --add-label bug', OWN), false],
  ['a label of pull requests', step('pull_request', 'run: gh pr edit 1 --add-label ready-for-agent', OWN), false],
  ['one of several labels', step('pull_request', 'run: gh issue edit 1 --add-label "bug,ready-for-agent"', OWN), true],
  ['a label that a variable names', step('pull_request', 'run: gh issue edit 1 --add-label "$LABEL"', OWN), true],
  [
    'a dispatch needs no other token',
    step('pull_request', 'run: gh api repos/o/r/dispatches -f event_type=security-finding'),
    true,
  ],
  ['a dispatch of another type', step('pull_request', 'run: gh api repos/o/r/dispatches -f event_type=deploy'), false],
  ['this command line', step('pull_request', 'run: npx agent-remediation dispatch --repository o/r f.json'), true],
  [
    'a dispatch action',
    step('pull_request', 'uses: a/repository-dispatch@v3\n        with: { event-type: security-finding }'),
    true,
  ],
  [
    'a script',
    step(
      'pull_request',
      'uses: actions/github-script@v7\n        with:\n          github-token: ${{ secrets.APP }}\n          script: |\n            await github.rest.issues.addLabels({\n              labels: ["ready-for-agent"] })',
    ),
    true,
  ],
  ['pushes of every branch', step('push', 'run: gh api repos/o/r/dispatches -f event_type=security-finding'), true],
  [
    'pushes of the main branch alone',
    step('push', 'run: gh api repos/o/r/dispatches -f event_type=security-finding').replace(
      'push:',
      'push: { branches: [main] }',
    ),
    false,
  ],
  [
    'pushes of all but ours',
    step('push', 'run: gh api repos/o/r/dispatches -f event_type=security-finding').replace(
      'push:',
      "push: { branches-ignore: ['fix/**'] }",
    ),
    false,
  ],
  [
    'a pull request that was closed',
    step('pull_request', 'run: gh api repos/o/r/dispatches -f event_type=security-finding').replace(
      'pull_request:',
      'pull_request: { types: [closed] }',
    ),
    false,
  ],
  ['pull_request_target', step('pull_request_target', 'run: gh issue edit 1 --add-label ready-for-agent', OWN), true],
  ['nightly', step('schedule', 'run: gh api repos/o/r/dispatches -f event_type=security-finding'), false],
  [
    'a comment line of a script',
    step('pull_request', 'run: "# gh issue edit 1 --add-label ready-for-agent"', OWN),
    false,
  ],
  [
    'guarded by the branch',
    step(
      'pull_request',
      "if: ${{ !startsWith(github.head_ref, 'fix/') }}\n        run: gh issue edit 1 --add-label ready-for-agent",
      OWN,
    ),
    false,
  ],
  [
    'guarded by the event',
    step(
      'pull_request',
      "if: github.event_name == 'push'\n        run: gh issue edit 1 --add-label ready-for-agent",
      OWN,
    ),
    false,
  ],
  [
    'guarded by the ref',
    step(
      'pull_request',
      "if: github.ref == 'refs/heads/main'\n        run: gh issue edit 1 --add-label ready-for-agent",
      OWN,
    ),
    false,
  ],
];

describe('self-trigger loops', () => {
  test.each(CASES)('%s', (_, text, isLoop) => {
    expect(loops([LABEL, DISPATCH, workflow('other.yml', text)]).length).toBe(isLoop ? 1 : 0);
  });

  test('the templates alone make none', () => {
    expect(loops([LABEL, DISPATCH])).toEqual([]);
  });

  test('each link has the line of its cause and the line that hears it', () => {
    const text = step(
      'pull_request',
      'run: |\n          echo a\n          gh issue edit 1 \\\n            --add-label ready-for-agent',
      OWN,
    );
    const [chain] = loops([LABEL, workflow('other.yml', text)]);
    expect(
      chain?.map(({ path, cause, heardAt }) => `${path}:${cause.line} -> ${heardAt.path}:${heardAt.line}`),
    ).toEqual([
      '.github/workflows/label.yml:9 -> .github/workflows/other.yml:5',
      '.github/workflows/other.yml:11 -> .github/workflows/label.yml:3',
    ]);
  });

  test('a line that goes on below counts as the lines that it has', () => {
    const run = 'run: |\n          echo \\\n            a\n          gh issue edit 1 --add-label ready-for-agent';
    const other = workflow('other.yml', step('pull_request', run, OWN));
    expect(causesOf(other).map(({ event, line }) => [event, line])).toContainEqual(['issues.labeled', 12]);
  });

  test('a chain of finished runs', () => {
    const chained = (name: string, after: string): Workflow =>
      workflow(
        `${name}.yml`,
        `name: ${name}\non:\n  workflow_run: { workflows: [${after}] }\njobs:\n  a:\n    steps:\n      - uses: agent-remediation/agent-remediation/actions/reconcile@${PIN}\n`,
      );
    expect(loops([chained('A', 'B'), chained('B', 'A')]).length).toBe(1);
    expect(loops([chained('A', 'A')]).length).toBe(1);
    expect(loops([chained('A', 'B'), chained('B', 'CI')])).toEqual([]);
  });

  test('a token of its own in an action of ours: its status labels start no hand-off', () => {
    const text = `name: L\non: { issues: { types: [labeled] } }\njobs:\n  a:\n    if: github.event.label.name == 'ready-for-agent'\n    steps:\n      - uses: agent-remediation/agent-remediation/actions/create-session@${PIN}\n        with: { github-token: '\${{ secrets.APP }}' }\n`;
    expect(loops([workflow('l.yml', text)])).toEqual([]);
    // Without the condition every label that the action sets starts it again.
    expect(loops([workflow('l.yml', text.replace(/ {4}if.*\n/, ''))]).length).toBe(1);
  });
});

test('causes of a workflow: its end is one', () => {
  expect(causesOf(LABEL).map(({ event }) => event)).toEqual([
    'workflow_run',
    'pull_request.opened',
    'pull_request.synchronize',
    'push',
  ]);
});

describe('reading', () => {
  test.each([
    ['on: push\n\tjobs:\n', 2],
    ['on: push\non: pull_request\n', 2],
    ['- a\n', 1],
    ['', 1],
    ['a: "\n', 2],
  ])('what is no workflow is a fault with its line: %j', (text, line) => {
    expect(readWorkflow('x.yml', text)).toMatchObject({ kind: 'fault', line });
  });

  test('a bomb of aliases is refused', () => {
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${Array.from(
      { length: 9 },
      (_, index) =>
        `${'bcdefghij'[index] ?? ''}: &${'bcdefghij'[index] ?? ''} [${Array(9)
          .fill(`*${'abcdefghi'[index] ?? ''}`)
          .join()}]`,
    ).join('\n')}\n`;
    expect(readWorkflow('x.yml', bomb)).toMatchObject({ kind: 'fault', message: 'it uses too many aliases' });
  });

  test.each([
    ['**', 'fix/issue-1', true],
    ['*', 'fix/issue-1', false],
    ['fix/*', 'fix/issue-1', true],
    ['fix/issue-?', 'fix/issue-1', true],
    ['f.x/**', 'fix/issue-1', false],
    ['main', 'main', true],
  ])('the pattern %s and %s: %s', (glob, name, expected) => {
    expect(matches(glob, name)).toBe(expected);
  });

  test('a pattern of many stars takes no time', () => {
    const started = process.cpuUsage();
    matches(`${'*'.repeat(5_000)}x`, 'fix/issue-1');
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_000);
  });
});
