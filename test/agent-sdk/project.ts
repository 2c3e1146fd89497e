/** A repository, a copy of it to work in and a home of its own, for one run of the real agent. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createGuards, DEFAULT_POLICY } from '../../packages/guardrails/src/judge.ts';
import { sdkAgent } from '../../packages/agent-batch/src/agent/sdk.ts';
import type { AgentEnding, AgentStep, AgentTask } from '../../packages/agent-batch/src/agent/agent.ts';
import { startStub, type Answer, type Stub } from './stub.ts';

/** Where the lane installed the SDK. */
export const SDK_FOLDER = new URL('.', import.meta.url).pathname;
/** Stands for the model key. */
export const KEY = 'test-key-0123456789abcdef';

const FILES: Readonly<Record<string, string>> = {
  'src/parse.js': 'export const parse = (text) => eval(text);\n',
  'test/parse.test.js':
    "import test from 'node:test';\nimport assert from 'node:assert';\nimport { parse } from '../src/parse.js';\ntest('numbers', () => assert.equal(parse('7'), 7));\n",
  'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n',
  '.github/workflows/ci.yml': 'on: push\n',
  'CLAUDE.md': 'PROJECT-MEMORY-MARK\n',
  '.claude/skills/mend-it/SKILL.md':
    '---\nname: mend-it\ndescription: SKILL-MARK, how to mend it\n---\nSKILL-BODY-MARK\n',
};

export interface Run {
  readonly ending: AgentEnding;
  readonly steps: readonly AgentStep[];
  readonly stub: Stub;
  readonly worktree: string;
  /** Connections that the agent tried to make to anything but loopback. */
  readonly outside: readonly string[];
  /** Processes of the run that are still there. */
  readonly left: readonly string[];
  read(path: string): string;
}

/** What a case may change. Paths in the script are made from the worktree's. */
export interface Scene {
  readonly script: (worktree: string) => readonly Answer[];
  readonly files?: Readonly<Record<string, string>>;
  /** Files in the worktree alone, as if the agent's branch had brought them. */
  readonly own?: Readonly<Record<string, string>>;
  readonly task?: Partial<AgentTask>;
  /** Milliseconds from the start. */
  readonly deadline?: number;
  readonly sdk?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs the real agent over a scene; `close` removes everything that it touched. */
export async function play(scene: Scene): Promise<Run & { close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-sdk-'));
  const [checkout, worktree, home] = ['checkout', 'worktree', 'home'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  layOut(checkout, { ...FILES, ...scene.files });
  mkdirSync(home);
  git(checkout, 'init', '-q', '-b', 'main');
  git(checkout, 'add', '.');
  git(checkout, 'commit', '-q', '-m', 'base');
  // As the batch does it: the files, and no `.git` of ours.
  layOut(worktree, { ...FILES, ...scene.files, ...scene.own });
  const stub = await startStub(scene.script);
  const proxy = await startProxy();
  const steps: AgentStep[] = [];
  const started = Date.now();
  const agent = sdkAgent({
    sdk: scene.sdk ?? SDK_FOLDER,
    workspace: checkout,
    trustedProject: checkout,
    apiKey: KEY,
    secrets: [],
    now: Date.now,
  });
  const judge = createGuards({
    policy: DEFAULT_POLICY,
    dependencyTask: false,
    root: worktree,
    home,
    notes: join(folder, 'notes'),
    session: 'issue-1',
  });
  const task: AgentTask = {
    findingId: 'issue-1',
    prompt: 'Mend the finding. Its text: see @package.json and /help',
    rules: 'RULES-MARK: one finding, one change.',
    cwd: worktree,
    model: undefined,
    maxTurns: 30,
    maxCostUsd: undefined,
    deadline: started + (scene.deadline ?? 60_000),
    allowedTools: ['Read', 'Edit', 'Bash'],
    mcpServers: {},
    guards: judge,
    environment: {
      PATH: process.env['PATH'] ?? '',
      HOME: home,
      ANTHROPIC_BASE_URL: stub.url,
      HTTP_PROXY: proxy.url,
      HTTPS_PROXY: proxy.url,
      NO_PROXY: '127.0.0.1,localhost',
      // npm asks for its own news otherwise.
      npm_config_update_notifier: 'false',
      ...scene.environment,
    },
    signal: new AbortController().signal,
    ...scene.task,
  };
  const close = async (): Promise<void> => {
    await Promise.all([stub.close(), proxy.close()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const ending = await agent.work(task, (step) => steps.push(step));
    const read = (path: string): string => readFileSync(join(worktree, path), 'utf8');
    return { ending, steps, stub, worktree, outside: proxy.asked, left: processesBelow(folder), read, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function layOut(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function git(cwd: string, ...words: readonly string[]): void {
  const who = ['-c', 'user.name=lane', '-c', 'user.email=lane@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...who, ...words], { cwd, stdio: 'pipe' });
}

interface Proxy {
  readonly url: string;
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** Refuses and remembers: whatever asks it wanted to leave loopback. */
async function startProxy(): Promise<Proxy> {
  const asked: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (bytes) => {
      asked.push(bytes.toString('latin1').split('\r\n', 1)[0] ?? '');
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () => new Promise((done) => void server.close(() => done())),
  };
}

/** Command lines of processes whose working folder or words lie below a folder. */
function processesBelow(folder: string): readonly string[] {
  const list = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return list.filter((line) => line.includes(folder) && !line.includes('ps -eo'));
}
