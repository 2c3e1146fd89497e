/** Bombs end cleanly (P9): each in a process of its own, so that time and memory are its own. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOMBS } from '../testing/bombs.ts';
import { measured } from '../../../../test/promises/measured.ts';

/** P9 says 2 s; a machine that is busy with other tests takes longer, so the ordinary lane only sees to it that a bomb ends soon. */
const SECONDS = process.env['PROMISES'] === '1' ? 2 : 8;
const MEGABYTES = 512;
const main = fileURLToPath(new URL('../testing/bomb-process.ts', import.meta.url));

describe(`bombs (P9): under ${SECONDS} s of processor time and ${MEGABYTES} MB`, () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bombs-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(Object.entries(BOMBS))('%s', (_, { make, code, errors = 1 }) => {
    const file = join(folder, 'bomb.json');
    writeFileSync(file, make());
    const { stdout } = spawnSync(process.execPath, ['--conditions=source', main, file], { encoding: 'utf8', env: {} });
    const ended: { seconds: number; megabytes: number } = JSON.parse(stdout);
    measured('P9', { bombs: 1, 'for the slowest': ended.seconds, 'for the largest': ended.megabytes });
    expect(ended).toMatchObject({ code, errors });
    expect(ended.seconds).toBeLessThan(SECONDS);
    expect(ended.megabytes).toBeLessThan(MEGABYTES);
  });
});
