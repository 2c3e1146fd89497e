import { describe, expect, test } from '@jest/globals';
import { BRANCH_PREFIX, DISPATCH_EVENT_TYPE, LABEL_READY, LABEL_REMEDIATE } from '@agent-remediation/conventions';
import { PROJECT, UNRELEASED_PIN } from '../../packages/build/src/tools.ts';
import { FILES, file, readWorkflow } from './files.ts';
import type { WorkflowFile } from './files.ts';
import { RULES, breaches, usesOf } from './rules.ts';
import type { RuleName } from './rules.ts';
import { measured } from '../promises/measured.ts';

describe('P14: every workflow and template keeps our rules', () => {
  test.each(FILES.map(({ path }) => path))('%s', (path) => {
    const found = breaches(file(path));
    measured('P14', { 'workflows and templates': 1, 'breaches of our rules': found.length });
    expect(found).toEqual([]);
  });
});

/** One breach per rule, made from a clean template by one replacement. */
const BROKEN: Readonly<Record<RuleName, readonly [path: string, from: string, to: string]>> = {
  'every uses is pinned to a full commit': ['agent-label', `@${UNRELEASED_PIN}`, '@v1'],
  'no permission at the top': ['agent-label', 'permissions: {}', 'permissions: read-all'],
  'every job names its permissions': ['agent-merge', '    permissions:\n', '    env:\n'],
  'a reason beside every grant': ['agent-label', ' # keeps the tracking comment and the status label', ''],
  'no expression in a script': [
    'agent-merge',
    '    steps:\n',
    '    steps:\n      - run: echo ${{ github.event.issue.title }}\n',
  ],
  'no script, checkout or foreign action in what we ship': [
    'agent-merge',
    `${PROJECT}/actions/close-on-merge`,
    'somebody/else',
  ],
  'a job that may write contents has one step': ['agent-merge', '    steps:\n', '    steps:\n      - run: make\n'],
  'secrets come from an environment': ['agent-label', 'environment:', 'env:'],
  'secrets are passed one by one': ['agent-label', '    steps:\n', '    secrets: inherit\n    steps:\n'],
  'a secret appears as an input only': [
    'agent-label',
    'halt: ${{ vars.AGENT_REMEDIATION_HALT }}',
    'prompt: Use ${{ secrets.AGENT_API_KEY }}',
  ],
  'no environment in a run of a pull request': [
    'agent-merge',
    '    permissions:\n',
    '    environment: agent-remediation\n    permissions:\n',
  ],
  'no concurrency that could cancel a finding': [
    'agent-label',
    'permissions: {}',
    'permissions: {}\nconcurrency: agent',
  ],
  'every job ends in time': ['agent-label', '    timeout-minutes: 10\n', ''],
  'no trigger that runs code of a pull request with our rights': [
    'agent-merge',
    '  pull_request:',
    '  pull_request_target:',
  ],
  'inputs exist, and the required ones are given': ['agent-label', '          org-id:', '          organisation:'],
  'every hand-off passes the kill switch': ['agent-label', '          halt: ${{ vars.AGENT_REMEDIATION_HALT }}\n', ''],
};

describe('each rule notices its breach', () => {
  test.each(Object.entries(BROKEN))('%s', (rule, [name, from, to]) => {
    const clean = file(`action-templates/workflows/${name}.yml`);
    expect(clean.text).toContain(from);
    const text = clean.text.replace(from, () => to);
    const broken: WorkflowFile = { ...clean, text, content: readWorkflow(text) };
    expect(RULES[rule as RuleName](broken)).not.toEqual([]);
  });
});

describe('D19: what may run on pull_request_target looks on only', () => {
  const clean = file('action-templates/workflows/agent-check.yml');
  test.each([
    ['a script', '    steps:\n', '    steps:\n      - run: npm test\n'],
    [
      'a checkout',
      '    steps:\n',
      '    steps:\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8\n',
    ],
    ['the right to write contents', 'contents: read', 'contents: write'],
    ['a secret', 'branches: fix/**', 'branches: ${{ secrets.AGENT_API_KEY }}'],
    ['an environment', '    timeout-minutes: 10\n', '    timeout-minutes: 10\n    environment: agent-remediation\n'],
  ])('%s is refused', (_, from, to) => {
    expect(clean.text).toContain(from);
    const text = clean.text.replace(from, () => to);
    const rule = RULES['no trigger that runs code of a pull request with our rights'];
    expect(rule({ ...clean, text, content: readWorkflow(text) })).toEqual(['pull_request_target']);
  });
});

describe('a script in what we ship runs with the right to read and nothing else', () => {
  const clean = file('action-templates/workflows/agent-red-green.yml');
  test.each([
    ['the right to write', 'contents: read', 'contents: write'],
    ['a secret', 'SETUP: npm ci', 'SETUP: ${{ secrets.AGENT_API_KEY }}'],
    ['another trigger', 'on:\n  pull_request:\n', 'on:\n  pull_request_target:\n'],
    ['a second trigger', 'on:\n  pull_request:\n', 'on:\n  pull_request:\n  issue_comment:\n'],
  ])('%s is refused', (_, from, to) => {
    expect(clean.text).toContain(from);
    const text = clean.text.replace(from, () => to);
    const rule = RULES['no script, checkout or foreign action in what we ship'];
    expect(rule({ ...clean, text, content: readWorkflow(text) })).not.toEqual([]);
  });
});

describe('P14: the batch may do more than other templates in one job alone', () => {
  const clean = file('action-templates/workflows/agent-batch.yml');
  const scripts = 'no script, checkout or foreign action in what we ship';
  test.each<readonly [string, RuleName, string, string]>([
    ['more rights for the agent', scripts, 'contents: read # reads the code', 'contents: write # reads the code'],
    ['another action beside it', scripts, 'actions/upload-artifact@', 'somebody/upload-artifact@'],
    [
      'a script where contents may be written',
      'a job that may write contents has one step',
      '    steps:\n      - name: Fetch the results',
      '    steps:\n      - run: make\n      - name: Fetch the results',
    ],
    [
      'a checkout where contents may be written',
      scripts,
      '    steps:\n      - name: Fetch the results',
      '    steps:\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8\n      - name: Fetch the results',
    ],
    [
      'no kill switch',
      'every hand-off passes the kill switch',
      '          halt: ${{ vars.AGENT_REMEDIATION_HALT }}\n',
      '',
    ],
  ])('%s is refused', (_, rule, from, to) => {
    expect(clean.text).toContain(from);
    const text = clean.text.replace(from, () => to);
    expect(RULES[rule]({ ...clean, text, content: readWorkflow(text) })).not.toEqual([]);
  });

  test('the key of the model is in the job of the agent alone, with a token that may only read', () => {
    const { jobs } = clean.content;
    const holding = Object.entries(jobs).filter(([, job]) => JSON.stringify(job).includes('secrets.'));
    expect(holding.map(([id, { permissions, environment }]) => [id, permissions, environment !== undefined])).toEqual([
      ['agent', { contents: 'read' }, true],
    ]);
  });
});

describe('pins (D28)', () => {
  const pins = (places: readonly string[]): Set<string> =>
    new Set(
      FILES.filter(({ place }) => places.includes(place)).flatMap((each) =>
        usesOf(each)
          .filter((uses) => uses.startsWith(`${PROJECT}/`))
          .map((uses) => uses.split('@')[1] ?? ''),
      ),
    );

  test('what users copy pins one commit: the last release', () => {
    expect(pins(['template', 'caller']).size).toBe(1);
  });

  test('the reusable workflows pin one commit: the one whose bundles they were released with', () => {
    expect(pins(['reusable']).size).toBe(1);
  });

  test('before the first release both are the placeholder, and the comment says so', () => {
    const all = pins(['template', 'caller', 'reusable']);
    const unreleased = FILES.filter(({ text }) => text.includes('# unreleased'));
    expect(unreleased.every(({ text }) => text.includes(`@${UNRELEASED_PIN} # unreleased`))).toBe(true);
    expect(all.has(UNRELEASED_PIN)).toBe(unreleased.length > 0);
  });
});

describe('the words of the conventions', () => {
  test('labels, event type and branch prefix are the ones that the actions know', () => {
    const condition = file('action-templates/workflows/agent-label.yml').content.jobs['hand-off']?.if;
    const names = [LABEL_READY, LABEL_REMEDIATE].map((label) => `github.event.label.name == '${label}'`);
    expect(condition).toBe(names.join(' || '));
    const { on } = file('action-templates/workflows/agent-dispatch.yml').content;
    expect(on['repository_dispatch']?.types).toEqual([DISPATCH_EVENT_TYPE]);
    const prefixes = FILES.flatMap(({ text }) => [...text.matchAll(/startsWith\(github\.head_ref, '([^']*)'\)/g)]);
    expect(new Set(prefixes.map(([, prefix]) => prefix))).toEqual(new Set([BRANCH_PREFIX]));
  });
});
