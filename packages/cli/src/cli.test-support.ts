/** The command line as a process of its own, from the sources, with an environment built by hand. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const CLI = [
  '--disable-warning=ExperimentalWarning',
  '--conditions=source',
  fileURLToPath(new URL('main.ts', import.meta.url)),
] as const;

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

export function runCli(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  cwd?: string,
): Promise<Ended> {
  const env = { PATH: process.env['PATH'] ?? '', ...environment };
  const child = spawn(process.execPath, [...CLI, ...args], { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
  });
}
