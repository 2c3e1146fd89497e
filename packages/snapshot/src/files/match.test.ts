import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchFiles } from './match.ts';
import { workspaceReader } from './workspace.ts';
import { measured } from '../../../../test/promises/measured.ts';

describe('patterns', () => {
  let folder = '';
  let workspace = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'match-'));
    workspace = join(folder, 'workspace');
    for (const path of ['a', 'b/deep', '.git', '.hidden']) mkdirSync(join(workspace, path), { recursive: true });
    mkdirSync(join(folder, 'outside'));
    for (const file of [
      'a/snapshot.json',
      'b/snapshot.json',
      'b/deep/x.json',
      '.git/y.json',
      '.hidden/z.json',
      'top.json',
    ])
      writeFileSync(join(workspace, file), '{}');
    writeFileSync(join(folder, 'outside', 'secret.json'), '{}');
    symlinkSync(join(folder, 'outside'), join(workspace, 'way-out'));
    symlinkSync(join(folder, 'outside', 'secret.json'), join(workspace, 'a', 'secret.json'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    [['top.json'], ['top.json']],
    [['./top.json', '*.json'], ['top.json']],
    [['*/snapshot.json'], ['a/snapshot.json', 'b/snapshot.json']],
    [
      ['**/*.json', '!a/**'],
      ['.hidden/z.json', 'b/deep/x.json', 'b/snapshot.json', 'top.json'],
    ],
    [
      ['b/**/*.json', 'gone/*.json'],
      ['b/deep/x.json', 'b/snapshot.json', 'gone/*.json'],
    ],
    [['gone/*.json'], []],
    [['{top,gone}.json'], ['top.json']],
  ])('%j', async (patterns, paths) => {
    expect(await matchFiles(workspace, patterns)).toEqual(paths);
  });

  test.each([['way-out/*.json'], ['../outside/*.json'], ['a/secret.*'], ['/etc/host*'], ['../outside/secret.json']])(
    '%s does not leave the workspace (P10)',
    async (pattern) => {
      const read = workspaceReader(workspace);
      const found = await Promise.all((await matchFiles(workspace, [pattern])).map(read));
      measured('P10', { 'paths that try': 1, escapes: found.filter(({ is }) => is !== 'outside-workspace').length });
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ is }) => is === 'outside-workspace')).toBe(true);
    },
  );

  test('links to folders are not followed', async () => {
    expect(await matchFiles(workspace, ['**/secret.json'])).toEqual(['a/secret.json']);
  });
});
