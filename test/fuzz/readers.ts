import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lint } from '@agent-remediation/agent-config';
import { Ending } from '@agent-remediation/conventions';
import { readSettings } from '@agent-remediation/conventions/settings';
import { readFindingList } from '@agent-remediation/findings/list';
import { readSarif } from '@agent-remediation/findings/sarif';
import { createGuards } from '@agent-remediation/guardrails/judge';
import { patchLines } from '../../packages/guardrails/src/pull-request/patch.ts';
import { readContractEvent } from '@agent-remediation/guardrails/pull-request-event';
import { DEFAULT_POLICY, parsePolicy } from '@agent-remediation/guardrails/rules';
import { parseBaseUrl, parseHttpDate } from '@agent-remediation/http';
import { readEvent } from '@agent-remediation/remediation/events';
import { readMergeEvent } from '@agent-remediation/remediation/merge-event';
import { readSession } from '@agent-remediation/session-api';
import { validateBytes } from '@agent-remediation/snapshot';
import { firstReference, readCommand } from '@agent-remediation/text';
import { notes } from '../../packages/build/src/release.ts';
import { ROOT } from '../../packages/build/src/tools.ts';
import { parseMapping } from '../../packages/forwarder/src/trackers/generic.ts';
import { createTrackers } from '../../packages/forwarder/src/trackers/trackers.ts';
import { askedWaitMs } from '../../packages/http/src/retry-rule.ts';
import { entry } from '../../packages/remediation/src/ledger/entry.cases.ts';
import {
  parseDay,
  parseEntry,
  parseMerges,
  parseOpen,
  writeEntry,
  writeOpen,
} from '../../packages/remediation/src/ledger/entry.ts';
import { parseBody } from '../../packages/session-api/src/answer-body.ts';
import { CHANGES } from './changes.ts';
import { ofText, ofValue, type Reader } from './reader.ts';

const ending =
  (...reasons: readonly string[]) =>
  (error: unknown): boolean =>
    error instanceof Ending && reasons.includes(error.reason);
const guardFault = (error: unknown): boolean => error instanceof Error && error.constructor.name === 'GuardFault';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const actor = { login: 'maria', id: 7, type: 'User' };
const issue = {
  number: 3,
  title: 'A hole',
  body: 'In the search.',
  state: 'open',
  html_url: 'https://github.com/octo-org/shop/issues/3',
  updated_at: '2026-05-12T10:00:00Z',
  user: actor,
  labels: [{ name: 'ready-for-agent' }],
};
const repository = { id: 1, full_name: 'octo-org/shop', default_branch: 'main', owner: actor };
const common = { repository, sender: actor };
const direct = {} as Parameters<typeof readEvent>[2];
const payloadFault = ending('payload-invalid', 'payload-too-large', 'input-invalid', 'input-missing');

const PAYLOADS: readonly (readonly [name: string, payload: object])[] = [
  ['issues', { action: 'labeled', label: { name: 'ready-for-agent' }, issue, ...common }],
  [
    'issue_comment',
    {
      action: 'created',
      comment: { id: 9, body: '/agent remediate', user: actor, created_at: issue.updated_at },
      issue,
      ...common,
    },
  ],
  [
    'repository_dispatch',
    {
      action: 'security-finding',
      branch: 'main',
      client_payload: { finding_id: 'CVE-1', description: 'A hole' },
      ...common,
    },
  ],
  ['workflow_dispatch', { ref: 'refs/heads/main', inputs: { ticket_key: 'SEC-1', brief: 'A hole' }, ...common }],
];
const EVENTS = PAYLOADS.map(([name, payload]) =>
  ofValue(`event ${name}`, payload, (value) => readEvent(name, value, direct), payloadFault),
);

const repositoryOfFindings = { host: 'github.com', owner: 'octo-org', name: 'shop', id: 1 } as unknown as Parameters<
  typeof readFindingList
>[1]['repository'];

const SARIF = JSON.stringify({
  version: '2.1.0',
  runs: [
    {
      tool: { driver: { name: 'scanner', version: '1', rules: [{ id: 'R1', shortDescription: { text: 'A hole' } }] } },
      invocations: [{ executionSuccessful: true }],
      results: [
        {
          ruleId: 'R1',
          level: 'error',
          message: { text: 'in {0}', arguments: ['search'] },
          locations: [{ physicalLocation: { artifactLocation: { uri: 'src/a.ts' }, region: { startLine: 3 } } }],
          partialFingerprints: { primaryLocationLineHash: 'abc' },
        },
      ],
    },
  ],
});

const trackers = createTrackers(
  {
    secrets: { linear: ['s'], jira: ['s'], github: ['s'], generic: ['s'], genericTokens: [] },
    readyState: 'Ready',
    mapping: parseMapping({}),
  } as unknown as Parameters<typeof createTrackers>[0],
  () => () => Promise.resolve(true),
);
const BODIES: Readonly<Record<string, object>> = {
  linear: {
    action: 'update',
    type: 'Issue',
    webhookTimestamp: 1,
    updatedFrom: { stateId: 'a' },
    data: {
      id: '1',
      identifier: 'SEC-1',
      title: 'A hole',
      description: 'x',
      state: { id: 'b', name: 'Ready' },
      labels: [{ name: 'x' }],
    },
  },
  jira: {
    timestamp: 1,
    webhookEvent: 'jira:issue_updated',
    changelog: { items: [{ field: 'status', toString: 'Ready' }] },
    issue: {
      id: '1',
      key: 'SEC-1',
      self: 'https://example.atlassian.net/rest/1',
      fields: { summary: 'A hole', description: 'x', status: { name: 'Ready' } },
    },
  },
  github: { action: 'labeled', label: { name: 'ready-for-agent' }, issue, ...common },
  generic: {
    key: 'SEC-1',
    title: 'A hole',
    description: 'x',
    state: 'Ready',
    event: '1',
    sentAt: 1,
    page: 'https://example.org/1',
  },
};
const TRACKERS: readonly Reader[] = [...trackers].map(([name, tracker]) =>
  ofValue(`ticket of ${name}`, BODIES[name] ?? {}, (value) => {
    // The forwarder refuses a body that is no object before a tracker sees it.
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const body = value as Readonly<Record<string, unknown>>;
    return [tracker.sentAt(body), tracker.read(body, () => 'issues')];
  }),
);

const AGENT_FILES: Readonly<Record<string, string>> = {
  'AGENTS.md': '# Rules\n\n- Run `npm test`.\n- Never push to main.\n',
  'CLAUDE.md': '# Rules\n\n@AGENTS.md\n',
  '.mcp.json':
    '{"mcpServers": {"scan": {"command": "npx", "args": ["scanner@1.0.0"], "env": {"TOKEN": "${TOKEN}"}}}}\n',
  '.claude/settings.json':
    '{"hooks": {"PreToolUse": [{"matcher": "Edit|Write", "hooks": [{"type": "command", "command": "node .agent/hooks/x.js"}]}]}}\n',
  '.claude/skills/fix-it/SKILL.md':
    '---\nname: fix-it\ndescription: Use when a finding is in search code.\n---\n\n# Steps\n',
};
const CONFIG: readonly Reader[] = Object.keys(AGENT_FILES).map((path) =>
  ofText(`agent file ${path}`, AGENT_FILES[path] ?? '', (text) => {
    const files = { ...AGENT_FILES, [path]: text };
    const tree = {
      files: new Map(
        Object.keys(files).map((name) => [
          name,
          { path: name, isExecutable: false, isLink: false, leadsOutside: false },
        ]),
      ),
      read: (name: string) => (Object.hasOwn(files, name) ? files[name] : undefined),
      isCut: false,
    };
    return lint(tree, { repository: 'octo-org/shop', variables: new Set() });
  }),
);

const guards = createGuards({
  policy: DEFAULT_POLICY,
  dependencyTask: false,
  root: '/repository',
  home: '/home/agent',
  notes: join(tmpdir(), 'agent-remediation-fuzz-notes'),
  session: 'fuzz',
});
/** Codes of a file that is no JSON text; a byte order mark and depth are faults of their own. */
const NO_JSON = new Set<string>(['empty-document', 'cut-off', 'not-json', 'not-utf8']);
const LIMITS = new Set<string>(['byte-order-mark', 'utf-16', 'too-deep', 'too-large']);

const CALLS: readonly (readonly [tool: string, input: object])[] = [
  ['Bash', { command: 'npm test && git status', description: 'run' }],
  ['Edit', { file_path: '/repository/src/a.ts', old_string: 'a', new_string: 'b' }],
  ['Write', { file_path: '/repository/src/a.ts', content: 'export {};' }],
];
// Whatever a call holds: a verdict, or an error, which blocks (P11). The stop of the process is what must not happen.
const HOOKS = CALLS.map(([tool, input]) =>
  ofValue(
    `hook call ${tool}`,
    input,
    (value) => guards({ event: 'before', tool, input: value, cwd: '/repository' }),
    guardFault,
  ),
);

/** The published example, with the first of its portfolios only: size is the business of other tests. */
const example = JSON.parse(readFileSync(join(ROOT, 'docs/examples/coverage.json'), 'utf8')) as {
  readonly portfolios: readonly unknown[];
};
const SNAPSHOT = JSON.stringify({ ...example, portfolios: example.portfolios.slice(0, 1) });

const ledgerFault = ending('ledger-unreadable');

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export const READERS: readonly Reader[] = [
  ...EVENTS,
  ofValue(
    'event of a merge',
    {
      action: 'closed',
      pull_request: { number: 4, merged: true, body: 'Refs #3', head: { repo: { id: 1 } }, base: { repo: { id: 1 } } },
      ...common,
    },
    (value) => readMergeEvent('pull_request', value),
    payloadFault,
  ),
  ofValue(
    'event of the contract',
    { action: 'created', issue: { ...issue, pull_request: {} }, comment: { body: '/agent approve' }, ...common },
    (value) => readContractEvent('issue_comment', value, undefined),
    payloadFault,
  ),
  ofText(
    'settings',
    'version: 1\nreviewers: [my-org/security]\ncommands:\n  setup: [npm ci]\nclosing:\n  checks: [test]\nlimits: { per-day: 10, open: 5 }\n',
    readSettings,
    { throws: ending('settings-invalid') },
  ),
  ofText('SARIF', SARIF, (text) =>
    readSarif({ file: 'a.sarif', chunks: () => [bytes(text)] }, { repository: repositoryOfFindings, atLeast: 'low' }),
  ),
  ofText(
    'list of findings',
    JSON.stringify({
      findings: [
        { id: 'A-1', title: 'A hole', severity: 'high', description: 'x', location: { path: 'src/a.ts', line: 3 } },
      ],
    }),
    (text) =>
      readFindingList({ file: 'a.json', bytes: bytes(text) }, { repository: repositoryOfFindings, atLeast: 'low' }),
  ),
  ofText('ledger: finding', writeEntry(entry()), (text) => parseEntry(text, 'findings/77/x.json'), {
    throws: ledgerFault,
    wrong: (read) => {
      const again = read && parseEntry(writeEntry(read), 'again');
      return JSON.stringify(again) === JSON.stringify(read)
        ? undefined
        : 'it changes when it is written and read again';
    },
  }),
  ofText(
    'ledger: open findings',
    writeOpen(new Map([['x', entry()]]), ['2026-05-12T10:00:00.000Z']),
    (text) => [parseOpen(text), parseMerges(text)],
    {
      throws: ledgerFault,
    },
  ),
  ofText(
    'ledger: day',
    '{"version": 1, "sessions": [{"fingerprint": "1-7777777777777777777777777777777777777777", "runId": "1", "repository": "octo-org/shop", "acu": null, "at": "2026-05-12T10:00:00.000Z"}]}',
    (text) => parseDay(text, 'days/2026/05-12.json'),
    { throws: ledgerFault },
  ),
  ofText('snapshot', SNAPSHOT, (text) => validateBytes('a.json', bytes(text)), {
    wrong: ({ faults }, text) => {
      if (faults.some(({ code }) => LIMITS.has(code))) return undefined;
      const isRefused = faults.some(({ code }) => NO_JSON.has(code));
      return isRefused === parses(text) ? `called ${isRefused ? 'no ' : ''}JSON, which JSON.parse denies` : undefined;
    },
  }),
  ofText(
    'answer of the session service',
    '{"session_id": "devin-1", "url": "https://example.org/1", "status": "running", "tags": ["a"], "pull_requests": [{"pr_url": "https://example.org/p"}]}',
    (text) => readSession(parseBody(text)),
    {
      wrong: (session) =>
        session?.url === undefined || session.url.startsWith('https://') ? undefined : `an address: ${session.url}`,
    },
  ),
  ...TRACKERS,
  ofValue('mapping of a tracker', { key: '/issue/id', title: '/issue/~0x' }, parseMapping),
  ofText('policy of the guards', `${JSON.stringify(DEFAULT_POLICY)}\n`, parsePolicy, { throws: guardFault }),
  ...HOOKS,
  ofText(
    'command of a hook call',
    'cd src && npm test -- --run | tail -5 > /tmp/out; git commit -m "fix: $x"\n',
    (text) => guards({ event: 'before', tool: 'Bash', input: { command: text }, cwd: '/repository' }),
    { throws: guardFault },
  ),
  ...CHANGES,
  ...CONFIG,
  ofText('patch', '@@ -1,2 +1,3 @@ x\n a\n-b\n+c\n+d\n\\ No newline at end of file\n', patchLines),
  ofText('Retry-After', '120', (text) => askedWaitMs({ status: 429, headers: { 'retry-after': text } }, 0), {
    wrong: (wait) => (wait === undefined || wait >= 0 ? undefined : `${wait}`),
  }),
  ofText('date of a header', 'Sun, 06 Nov 1994 08:49:37 GMT', parseHttpDate, {
    wrong: (date) => (date === undefined || Number.isFinite(date.getTime()) ? undefined : 'no date'),
  }),
  ofText('base address', 'https://api.example.org/sub', (text) => parseBaseUrl(text), {
    wrong: (read, text) => {
      if (!read.ok) return undefined;
      const url = new URL(text);
      return url.protocol === 'https:' && url.username === '' ? undefined : `accepted: ${text}`;
    },
  }),
  ofText('comment with a command', 'Please\n\n/agent remediate\n', readCommand),
  ofText('description with a reference', 'Refs #12, octo-org/other#3\n', (text) =>
    firstReference(text, { owner: 'octo-org', repo: 'shop', host: 'github.com' }, 'reference'),
  ),
  ofText('changelog', '# Changes\n\n## 1.2.3 (2026-01-01)\n\n- One.\n', (text) => notes(text, '1.2.3')),
];
