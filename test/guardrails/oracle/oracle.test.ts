import { afterAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyse } from '@agent-remediation/guardrails';
import { COMMANDS, generate, seeded } from './generate.ts';
import { unseen } from './match.ts';
import { measured } from '../../promises/measured.ts';

/** P12: bash itself says which commands run; the guard must have seen each, or have said that it cannot see through the program. */
const PROGRAMS = process.env['PROMISES'] === '1' ? 10_000 : 300;
const SEED = Number(process.env['SEED'] ?? 20_261_120);
const WORKERS = 4;
/** Real programs that start others; everything else is a recorder that starts nothing. */
const STARTERS = ['bash', 'sh', 'env', 'xargs', 'nice', 'nohup', 'timeout', 'setsid', 'stdbuf', 'find', 'cat'];

const where = (program: string): string =>
  execFileSync('/bin/sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim();
const BASH = where('bash');
const base = mkdtempSync(join(tmpdir(), 'guard-oracle-'));
// What a program left in the background may still write into its folder.
afterAll(() => rmSync(base, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

/** The recording folder: each command writes its name and arguments into the folder that it runs in, and does nothing else. */
const path = join(base, 'path');
mkdirSync(path);
for (const name of COMMANDS) {
  // One call of printf is one write, so that two recorders at once do not mix their lines.
  writeFileSync(join(path, name), `#!/bin/sh\nprintf '%s\\0' "\${0##*/}" "$@" '\u0001' >> .record\n`);
  chmodSync(join(path, name), 0o755);
}
for (const name of STARTERS) symlinkSync(where(name), join(path, name));

/** Runs a program in an empty folder of its own: what another program left in the background cannot write into its record. */
async function executed(program: string, cwd: string): Promise<readonly (readonly string[])[]> {
  mkdirSync(cwd);
  writeFileSync(join(cwd, '.record'), '');
  await new Promise<void>((resolve) => {
    const child = spawn(BASH, ['--norc', '--noprofile', '-c', program], {
      cwd,
      env: { PATH: path, HOME: '/home/agent' },
      stdio: 'ignore',
      detached: true,
    });
    const timer = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), 10_000);
    child.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  // What runs in the background may end a little later.
  if (/&|coproc|>\(/u.test(program)) await new Promise((resolve) => setTimeout(resolve, 20));
  const runs: string[][] = [[]];
  for (const field of readFileSync(join(cwd, '.record'), 'utf8').split('\0').slice(0, -1)) {
    if (field === '\u0001') runs.push([]);
    else runs.at(-1)?.push(field);
  }
  return runs.slice(0, -1);
}

describe('the shell guard sees what bash runs (P12)', () => {
  test(
    `${PROGRAMS} generated programs, no command unseen`,
    async () => {
      const missed: { readonly program: string; readonly argv: readonly string[] }[] = [];
      const count = { opaque: 0, clear: 0, commands: 0, idle: 0 };
      let next = 0;
      const work = async (): Promise<void> => {
        for (let at = next++; at < PROGRAMS; at = next++) {
          const program = generate(seeded(SEED + at));
          const cwd = join(base, String(at));
          const { commands, opaque } = analyse(program, { cwd, home: '/home/agent' });
          const runs = await executed(program, cwd);
          count.commands += runs.length;
          if (runs.length === 0) count.idle += 1;
          if (opaque.length > 0) {
            count.opaque += 1;
            continue;
          }
          count.clear += 1;
          missed.push(...unseen(runs, commands).map((argv) => ({ program, argv })));
        }
      };
      await Promise.all(Array.from({ length: WORKERS }, work));
      console.log(
        `bash as oracle: ${PROGRAMS} programs from seed ${SEED}, ${count.commands} commands run, ${count.clear} programs seen through, ${count.opaque} called dangerous unseen, ${count.idle} ran nothing, ${missed.length} commands missed`,
      );
      measured('P12', {
        programs: count.clear + count.opaque,
        'commands unseen': missed.length,
        'commands that bash ran': count.commands,
      });
      expect(missed.slice(0, 5)).toEqual([]);
      // A guard that calls everything dangerous would miss nothing either.
      expect(count.clear).toBeGreaterThan(PROGRAMS * 0.25);
      expect(count.idle).toBeLessThan(PROGRAMS * 0.5);
    },
    PROGRAMS * 200 + 30_000,
  );
});
