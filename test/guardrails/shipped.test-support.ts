import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const DIST = `${ROOT}packages/guardrails/dist/`;

/** The command line that the shipped settings have for a hook. */
export function shippedLine(hook: string, settings = '.agent/settings.json'): string {
  const text = readFileSync(`${ROOT}action-templates/agent/${settings}`, 'utf8');
  const found: string[] = [];
  JSON.parse(text, (key, value: unknown) => {
    if (key === 'command' && typeof value === 'string' && value.includes(`/${hook}.cjs`)) found.push(value);
    return value;
  });
  if (found[0] === undefined) throw new Error(`${settings} does not run ${hook}`);
  return found[0];
}

/** A repository in a temporary folder with the committed hooks vendored. */
export function repository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guard-repository-'));
  mkdirSync(join(folder, '.agent'));
  cpSync(DIST, join(folder, '.agent/hooks'), { recursive: true });
  return folder;
}

export interface Run {
  readonly status: number | null;
  readonly signal: string | null;
  readonly stderr: string;
  readonly stdout: string;
  readonly ms: number;
}

export interface Options {
  readonly shell?: 'sh' | 'bash';
  readonly env?: Readonly<Record<string, string>>;
  /** Replaces the settings line. */
  readonly line?: string;
  readonly input?: string | Uint8Array;
  /** Leaves standard input open for ever. */
  readonly open?: boolean;
}

const where = (program: string): string =>
  execFileSync('/bin/sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim();

/** A folder with nothing but the programs that the line needs; `node` is the Node that runs this test. */
export function pathFolder(programs: readonly string[] = ['sleep', 'node']): string {
  const folder = mkdtempSync(join(tmpdir(), 'guard-path-'));
  for (const program of programs) {
    symlinkSync(program === 'node' ? process.execPath : where(program), join(folder, program));
  }
  return folder;
}

const SHELLS = { sh: where('sh'), bash: where('bash') };
const PATH_FOLDER = pathFolder();

/** Runs a hook as an agent would: the settings line in a shell, the call on standard input. */
export function runHook(folder: string, hook: string, options: Options = {}): Promise<Run> {
  const started = performance.now();
  const child = spawn(SHELLS[options.shell ?? 'sh'], ['-c', options.line ?? shippedLine(hook)], {
    cwd: folder,
    env: { PATH: PATH_FOLDER, HOME: '/home/agent', ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
    shell: false,
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdin.on('error', () => undefined);
  if (options.open !== true) child.stdin.end(options.input ?? '');
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => {
      child.stdin.destroy();
      resolve({ status, signal, stdout, stderr, ms: performance.now() - started });
    });
  });
}

export const call = (tool: string, input: object, more: object = {}): string =>
  JSON.stringify({
    hook_event_name: 'PreToolUse',
    session_id: 'test',
    cwd: '/work/repository',
    tool_name: tool,
    tool_input: input,
    ...more,
  });
