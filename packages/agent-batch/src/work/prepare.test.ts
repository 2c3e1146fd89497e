import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClaimFile } from '../folder/claim-file.ts';
import { copyHome, copyTree, plainEnvironment, prepare, type Workshop } from './prepare.ts';

let place = '';
let shop: Workshop;
let claim: ClaimFile;

beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'prepare-')));
  const [workspace, temporary] = [join(place, 'workspace'), join(place, 'temporary')];
  mkdirSync(workspace);
  mkdirSync(temporary);
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: workspace,
    }).toString();
  git('init', '--quiet');
  writeFileSync(join(workspace, 'AGENTS.md'), 'own\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'base');
  shop = {
    temporary,
    workspace,
    path: process.env['PATH'] ?? '',
    commandMs: 10_000,
    commandEnvironment: {},
    signal: new AbortController().signal,
  };
  claim = {
    version: 1,
    findingId: 'F-1',
    fingerprint: `1-${'0'.repeat(40)}`,
    generation: 1,
    attempt: 1,
    nonce: 'abcdef012345',
    runId: '1',
    claimedAt: '2026-01-01T00:00:00Z',
    issue: null,
    title: 'title',
    prompt: '',
    branch: 'fix/F-1',
    baseBranch: 'main',
    base: git('rev-parse', 'HEAD').trim(),
    commitPrefix: 'fix(sec):',
    setup: ['echo ran >> "$TMPDIR/setup.log"'],
    test: 'true',
  };
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const setUps = (): number => readFileSync(join(shop.temporary, 'setup.log'), 'utf8').split('\n').length - 1;

describe('the base with its set-up done', () => {
  test('seed 2.5: the set-up runs once for all findings', async () => {
    for (const _ of [1, 2, 3]) await prepare(claim, shop);
    expect(setUps()).toBe(1);
  });

  test('a tree that something has written into is made anew', async () => {
    const { tree } = await prepare(claim, shop);
    writeFileSync(join(tree, 'AGENTS.md'), 'POISON');
    const again = await prepare(claim, shop);
    expect(setUps()).toBe(2);
    expect(readFileSync(join(again.tree, 'AGENTS.md'), 'utf8')).toBe('own\n');
  });

  test('an agent has a home of its own, with what the set-up left in the other', async () => {
    const plain = await plainEnvironment(shop);
    writeFileSync(join(plain['HOME'] ?? '', '.tool'), 'x');
    const home = await copyHome(shop);
    const own = await plainEnvironment(shop, 'mark', home);
    expect(own).toMatchObject({ HOME: home, TMPDIR: join(home, 'tmp') });
    expect(home).not.toBe(plain['HOME']);
    expect(readFileSync(join(home, '.tool'), 'utf8')).toBe('x');
  });

  test.each([
    [
      'a copy that fails',
      (prepared: Awaited<ReturnType<typeof prepare>>) => copyTree({ ...prepared, tree: '/nonexistent' }, shop, 'work'),
    ],
    ['a set-up that fails', () => prepare({ ...claim, setup: ['exit 3'] }, shop)],
    ['a base that is not there', () => prepare({ ...claim, base: '1'.repeat(40) }, shop)],
  ])('%s leaves no folder behind that would fill the disk', async (_name, fail) => {
    const prepared = await prepare(claim, shop);
    const before = readdirSync(shop.temporary).filter((name) => !name.startsWith('base-'));
    await expect(fail(prepared)).rejects.toThrow();
    expect(readdirSync(shop.temporary).filter((name) => !name.startsWith('base-'))).toEqual(before);
  });
});
