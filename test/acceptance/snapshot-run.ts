import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseCommandFile } from '../../packages/simulator/src/deliver.ts';
import { node24 } from '../../packages/simulator/src/host.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A job's workspace with files in it, and the bundles run in it as the runner would: own process, environment built by hand. */
export interface Job {
  readonly workspace: string;
  readonly write: (path: string, content: string | Uint8Array) => void;
  readonly read: (path: string) => string;
  readonly run: (
    action: string,
    inputs: Readonly<Record<string, string>>,
    env?: Readonly<Record<string, string>>,
  ) => Promise<Ran>;
}

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly milliseconds: number;
  /** Lines that the runner would take for commands. */
  readonly commands: readonly string[];
}

export async function inJob<Result>(work: (job: Job) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-job-'));
  const workspace = join(folder, 'workspace');
  mkdirSync(workspace);
  const job: Job = {
    workspace,
    write: (path, content) => {
      mkdirSync(dirname(join(workspace, path)), { recursive: true });
      writeFileSync(join(workspace, path), content);
    },
    read: (path) => readFileSync(join(workspace, path), 'utf8'),
    run: (action, inputs, env = {}) => run(folder, workspace, action, inputs, env),
  };
  try {
    return await work(job);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(
  folder: string,
  workspace: string,
  action: string,
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): Promise<Ran> {
  const [output, summary, event] = ['output', 'summary', 'event.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const file of [output, summary]) writeFileSync(file, '');
  writeFileSync(event, '{}');
  const environment = {
    PATH: process.env['PATH'] ?? '',
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: folder,
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_EVENT_PATH: event,
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REPOSITORY: 'octo-org/shop',
    GITHUB_RUN_ID: '1',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_GRAPHQL_URL: 'https://api.github.com/graphql',
    GITHUB_SERVER_URL: 'https://github.com',
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    ...env,
  };
  const started = performance.now();
  const child = spawn(node24(), [join(ROOT, 'actions', action, 'dist', 'index.js')], {
    env: environment,
    cwd: workspace,
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return {
    code,
    stdout,
    stderr,
    outputs: parseCommandFile(readFileSync(output, 'utf8')),
    summary: readFileSync(summary, 'utf8'),
    milliseconds: performance.now() - started,
    commands: stdout.split('\n').filter((line) => /^\s*::|##\[/.test(line)),
  };
}
