/** What the real agent does with what the adapter hands it. Each case gives the faults that it saw; none means that it held. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AgentMissing } from '../../packages/agent-batch/src/agent/agent.ts';
import type { Answer } from './stub.ts';
import { KEY, play, SDK_FOLDER, type Run, type Scene } from './project.ts';

export interface Case {
  readonly name: string;
  readonly run: () => Promise<{ readonly faults: readonly string[]; readonly log: string }>;
}

type Check = readonly [boolean, string];

/** A case with one run; whatever it is about, nothing may leave loopback and no process may stay. */
function scene(name: string, setting: Scene, checks: (run: Run) => readonly Check[]): Case {
  return {
    name,
    run: async () => {
      const run = await play(setting);
      try {
        const every: readonly Check[] = [
          [run.outside.length === 0, `asked for something outside: ${run.outside.join(', ')}`],
          [run.left.length === 0, `left running: ${run.left.join('; ')}`],
          [!JSON.stringify(run.steps).includes(KEY), 'the key is in a transcript'],
        ];
        const faults = [...every, ...checks(run)].filter(([held]) => !held).map(([, fault]) => fault);
        const log = [JSON.stringify(run.ending), ...run.stub.seen, ...run.steps.map((step) => JSON.stringify(step))];
        return { faults, log: log.join('\n').slice(0, 20_000) };
      } finally {
        await run.close();
      }
    },
  };
}

const shell = (command: string): Answer => ({ tools: [{ name: 'Bash', input: { command } }] });
const edit = (file_path: string, old_string: string, new_string: string): Answer => ({
  tools: [{ name: 'Edit', input: { file_path, old_string, new_string } }],
});
const look = (file_path: string): Answer => ({ tools: [{ name: 'Read', input: { file_path } }] });
/** Put together here, so that the repository holds no credential. */
const TOKEN = ['ghp', '_', 'Zk3vT8qLw1Xb6Rf9Nc2Ym7Hd4Sg5Pj0Ua2Qe'].join('');

const blockedBy = (run: Run, rule: string): boolean =>
  run.steps.some((step) => step.kind === 'blocked' && step.rule === rule);
const told = (run: Run, call: number): string => run.stub.result(call)?.text ?? '';

export const CASES: readonly Case[] = [
  scene(
    'a finding is mended, and the guards stop what no agent may do',
    {
      script: (at) => [
        { text: 'I look first.', ...look(`${at}/src/parse.js`) },
        edit(`${at}/src/parse.js`, 'eval(text)', 'Number(text)'),
        shell('npm test'),
        shell('git push origin HEAD:main'),
        look(`${at}/.github/workflows/ci.yml`),
        edit(`${at}/.github/workflows/ci.yml`, 'on: push', 'on: pull_request_target'),
        shell('git config core.hooksPath /tmp/hooks'),
        edit(`${at}/src/parse.js`, 'export', `// ${TOKEN}\nexport`),
        shell('x=main; git push --force origin HEAD:$x'),
        look(`${at}/test/parse.test.js`),
        edit(
          `${at}/test/parse.test.js`,
          "test('numbers'",
          "test('code', () => assert.ok(Number.isNaN(parse('1+1'))));\ntest('numbers'",
        ),
        { text: 'Mended.' },
      ],
    },
    (run) => [
      [run.ending.kind === 'finished' && run.ending.summary === 'Mended.', 'it did not finish'],
      [run.ending.turns === 12, `turns: ${run.ending.turns}`],
      [run.ending.costUsd > 0, 'no cost'],
      [run.ending.denials === 5, `denials: ${run.ending.denials}`],
      [run.read('src/parse.js') === 'export const parse = (text) => Number(text);\n', run.read('src/parse.js')],
      [run.read('test/parse.test.js').includes("test('code'"), 'the test was not written'],
      [run.read('.github/workflows/ci.yml') === 'on: push\n', 'the workflow was changed'],
      [/# pass 1|pass 1/u.test(told(run, 2)), `tests: ${told(run, 2)}`],
      [told(run, 3).includes('blocked by rule push-main'), `the model was told: ${told(run, 3)}`],
      [told(run, 3).includes('Instead:'), 'the model was not told the safe way'],
      [told(run, 5).includes('blocked by rule automation'), `the model was told: ${told(run, 5)}`],
      [told(run, 6).includes('blocked by rule'), `the model was told: ${told(run, 6)}`],
      [told(run, 7).includes('blocked by rule secret'), `the model was told: ${told(run, 7)}`],
      [!told(run, 7).includes(TOKEN), 'the refusal repeats the secret'],
      [told(run, 8).includes('blocked by rule'), `the model was told: ${told(run, 8)}`],
      [blockedBy(run, 'push-main') && blockedBy(run, 'automation') && blockedBy(run, 'secret'), 'a block was not told'],
      [!JSON.stringify(run.steps).includes(TOKEN), 'the secret is in the transcript'],
    ],
  ),
  scene(
    'the rules file, the skills and the memory of the trusted checkout are used; nothing of the worktree or a home is',
    {
      own: {
        '.claude/skills/planted/SKILL.md': '---\nname: planted\ndescription: PLANTED-MARK\n---\nx\n',
        '.claude/settings.json': '{ "disableAllHooks": true, "permissions": { "allow": ["Write", "WebFetch"] } }',
      },
      files: { 'print.js': "console.log(JSON.stringify(process.env), 'END');\n" },
      script: (at) => [
        { tools: [{ name: 'Skill', input: { skill: 'mend-it' } }] },
        { tools: [{ name: 'Write', input: { file_path: `${at}/b.txt`, content: 'x' } }] },
        shell('node print.js'),
        shell('git push origin HEAD:main'),
        { text: 'Seen.' },
      ],
    },
    (run) => {
      const first = JSON.stringify(run.stub.asked[0]);
      const all = JSON.stringify(run.stub.asked.at(-1));
      return [
        [run.ending.kind === 'finished', 'it did not finish'],
        [JSON.stringify(run.stub.asked[0]?.system).includes('RULES-MARK'), 'the rules are not the system prompt'],
        [first.includes('PROJECT-MEMORY-MARK'), 'the memory file of the project is not there'],
        [all.includes('SKILL-BODY-MARK'), `the skill did not run: ${told(run, 0)}`],
        [!all.includes('PLANTED-MARK'), 'a skill of the worktree was loaded'],
        [told(run, 1).includes('No such tool available'), `Write: ${told(run, 1)}`],
        [told(run, 2).includes('END'), `print: ${told(run, 2)}`],
        [!told(run, 2).includes('LANE_OUTER_SECRET'), 'our own environment reached the agent'],
        [told(run, 3).includes('blocked by rule push-main'), 'settings of the worktree switched the guards off'],
        [!first.includes('node --test'), '@package.json in the brief was expanded'],
        [first.includes('see @package.json and /help'), 'the brief did not arrive as written'],
        [!first.includes('Co-Authored-By'), 'the agent is told to sign commits'],
      ];
    },
  ),
  scene(
    "settings of the project's own default branch do not switch the guards off",
    {
      files: {
        '.claude/settings.json': '{ "disableAllHooks": true, "permissions": { "allow": ["Bash(git push:*)"] } }',
      },
      script: () => [shell('git push origin HEAD:main'), { text: 'Seen.' }],
    },
    (run) => [[told(run, 0).includes('blocked by rule push-main'), `the model was told: ${told(run, 0)}`]],
  ),
  scene(
    'what is not allowed is denied, and nobody is asked',
    {
      task: { allowedTools: ['Read', 'Bash(ls:*)'] },
      script: (at) => [shell(`touch ${at}/made`), shell('ls'), { text: 'Seen.' }],
    },
    (run) => [
      [run.ending.kind === 'finished', 'it did not finish'],
      [run.ending.denials === 1, `denials: ${run.ending.denials}`],
      [told(run, 1).includes('package.json') && !told(run, 1).includes('made'), `ls: ${told(run, 1)}`],
    ],
  ),
  scene(
    'a server of the MCP file is there, and its environment is on no command line',
    {
      files: {
        'server.mjs': MCP_SERVER(),
        'lines.sh': "tr '\\0' ' ' < /proc/$PPID/cmdline; cat /proc/[0-9]*/cmdline | tr '\\0' ' '\n",
      },
      task: {
        allowedTools: ['Read', 'Edit', 'Bash', 'mcp__notes'],
        mcpServers: {
          notes: { command: process.execPath, args: ['server.mjs'], env: { NOTES_TOKEN: 'notes-secret-value' } },
        },
      },
      script: () => [
        { tools: [{ name: 'mcp__notes__read_note', input: { id: '7' } }] },
        shell('sh lines.sh'),
        { text: 'Read.' },
      ],
    },
    (run) => [
      [run.ending.kind === 'finished', 'it did not finish'],
      [told(run, 0).includes('NOTE-MARK'), `the server said: ${told(run, 0)}`],
      [told(run, 1).includes('--'), `command lines: ${told(run, 1)}`],
      [!told(run, 1).includes('notes-secret-value'), 'the environment of the server is on a command line'],
      [!told(run, 1).includes(KEY), 'the key is on a command line'],
    ],
  ),
  scene(
    'seed: the turn limit ends it',
    { task: { maxTurns: 3 }, script: () => Array.from({ length: 9 }, (_, at) => shell(`echo ${at}`)) },
    (run) => [
      [run.ending.kind === 'stopped' && run.ending.reason === 'max-turns', JSON.stringify(run.ending)],
      [run.stub.asked.length <= 4, `requests: ${run.stub.asked.length}`],
    ],
  ),
  scene(
    'the money limit ends it',
    { task: { maxCostUsd: 0.01 }, script: () => Array.from({ length: 9 }, (_, at) => shell(`echo ${at}`)) },
    (run) => [[run.ending.kind === 'stopped' && run.ending.reason === 'max-cost', JSON.stringify(run.ending)]],
  ),
  scene(
    'the deadline ends an agent whose model never answers',
    { deadline: 4_000, script: () => [{ delay: 'never' }] },
    (run) => [[run.ending.kind === 'stopped' && run.ending.reason === 'deadline', JSON.stringify(run.ending)]],
  ),
  scene(
    'the deadline ends an agent in the middle of a command, and the command with it',
    {
      deadline: 5_000,
      files: { 'wait.js': 'setTimeout(() => {}, 300_000);\n' },
      script: (at) => [shell(`node ${at}/wait.js`)],
    },
    (run) => [[run.ending.kind === 'stopped' && run.ending.reason === 'deadline', JSON.stringify(run.ending)]],
  ),
  scene(
    'what a command left in the background ends with the agent',
    {
      files: {
        'wait.js': 'setTimeout(() => {}, 300_000);\n',
        'start.sh': 'setsid node "$1/wait.js" >/dev/null 2>&1 &\n',
      },
      script: (at) => [shell(`sh start.sh ${at}`), { text: 'Started.' }],
    },
    (run) => [[run.ending.kind === 'finished', JSON.stringify(run.ending)]],
  ),
  {
    name: 'a cancelled run ends the agent',
    run: () => {
      const cancel = new AbortController();
      setTimeout(() => cancel.abort(), 3_000);
      return scene('', { task: { signal: cancel.signal }, script: () => [{ delay: 'never' }] }, (run) => [
        [run.ending.kind === 'stopped' && run.ending.reason === 'cancelled', JSON.stringify(run.ending)],
      ]).run();
    },
  },
  scene('a model that refuses is an error, with its words', { script: () => [{ status: 400 }] }, (run) => [
    [run.ending.kind === 'stopped' && run.ending.reason === 'error', JSON.stringify(run.ending)],
    [run.ending.summary.includes('refused by the stub'), run.ending.summary],
  ]),
  scene(
    'P11: a guard that throws blocks the call, before it runs',
    {
      task: { guards: ({ event }) => (event === 'before' ? Promise.reject(new Error('broken')) : Promise.resolve([])) },
      script: (at) => [shell(`touch ${at}/made`), shell('ls'), { text: 'Seen.' }],
    },
    (run) => [
      [told(run, 0).includes('guard-fault'), `the model was told: ${told(run, 0)}`],
      [!told(run, 1).includes('made'), 'the command ran'],
    ],
  ),
  scene(
    'an agent that changed code and no test is sent back once',
    {
      script: (at) => [
        look(`${at}/src/parse.js`),
        edit(`${at}/src/parse.js`, 'eval(text)', 'Number(text)'),
        { text: 'Done.' },
        { text: 'No test is possible.' },
      ],
    },
    (run) => [
      [blockedBy(run, 'test-with-code'), 'it was not sent back'],
      [run.ending.kind === 'finished' && run.ending.summary === 'No test is possible.', JSON.stringify(run.ending)],
    ],
  ),
  {
    name: 'without its program the SDK is missing, and the message says what to install',
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'agent-sdk-bare-'));
      cpSync(join(SDK_FOLDER, 'node_modules/@anthropic-ai/claude-agent-sdk'), folder, { recursive: true });
      const end = await play({ sdk: folder, script: () => [] }).then(
        async (run) => (await run.close(), run.ending),
        (error: unknown) => error,
      );
      rmSync(folder, { recursive: true });
      const held = end instanceof AgentMissing && end.message.includes('npm install');
      return { faults: held ? [] : [`it ended with ${String(end)} ${JSON.stringify(end)}`], log: '' };
    },
  },
];

/** The smallest server with one tool, without a package. */
function MCP_SERVER(): string {
  return `import { createInterface } from 'node:readline';
const tool = { name: 'read_note', description: 'Reads a note', inputSchema: { type: 'object', properties: { id: { type: 'string' } } } };
const answers = {
  initialize: (params) => ({ protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'notes', version: '1' } }),
  'tools/list': () => ({ tools: [tool] }),
  'tools/call': () => ({ content: [{ type: 'text', text: 'NOTE-MARK ' + (process.env.NOTES_TOKEN ? 'with token' : 'without') }] }),
};
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const result = answers[method]?.(params);
  const answer = result ? { result } : { error: { code: -32601, message: 'no such method' } };
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, ...answer }) + '\\n');
});
`;
}
