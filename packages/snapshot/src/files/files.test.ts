import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSnapshot } from '../testing/generate.ts';
import { validateFiles } from './validate-files.ts';
import { workspaceReader } from './workspace.ts';
import { measured } from '../../../../test/promises/measured.ts';

let folder = '';
const workspace = (): string => join(folder, 'work');
const codesOf = async (...paths: string[]): Promise<readonly unknown[]> => {
  const { verdicts } = await validateFiles(paths, 'pattern', workspaceReader(workspace()));
  return verdicts.map(({ file, reason, faults }) => [file, reason, faults[0]?.code]);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshot-files-'));
  const text = JSON.stringify(generateSnapshot({ portfolios: 3 }));
  await mkdir(join(workspace(), 'sub'), { recursive: true });
  await mkdir(join(folder, 'work-beside'));
  await Promise.all([
    writeFile(join(workspace(), 'good.json'), text),
    writeFile(join(workspace(), 'sub', 'good.json'), text),
    writeFile(join(folder, 'secret.json'), text),
    writeFile(join(folder, 'work-beside', 'x.json'), text),
    symlink(join(folder, 'secret.json'), join(workspace(), 'link.json')),
    symlink(folder, join(workspace(), 'up')),
    symlink('good.json', join(workspace(), 'inside.json')),
    symlink('loop.json', join(workspace(), 'loop.json')),
  ]);
});

afterAll(() => rm(folder, { recursive: true }));

describe('files of the workspace (P10)', () => {
  test('a file, the same file twice, two files of one name, a link within', async () => {
    expect(await codesOf('good.json', './good.json', 'sub/good.json', 'inside.json')).toEqual([
      ['good.json', 'snapshot-valid', undefined],
      ['sub/good.json', 'snapshot-valid', undefined],
      ['inside.json', 'snapshot-valid', undefined],
    ]);
  });

  test.each([
    '../secret.json',
    'sub/../../secret.json',
    '../work-beside/x.json',
    'link.json',
    'up/secret.json',
    '/etc/passwd',
    '..',
    '.',
  ])('%s stays unread', async (path) => {
    const codes = await codesOf(path);
    const escapes = codes.filter((found) => !(found as readonly unknown[]).includes('outside-workspace')).length;
    measured('P10', { 'paths that try': 1, escapes });
    expect(codes).toEqual([[path, 'snapshot-unreadable', 'outside-workspace']]);
  });

  test.each(['missing.json', 'sub', 'loop.json', 'good.json/x'])('%s is no file', async (path) => {
    expect(await codesOf(path)).toEqual([[path, 'snapshot-unreadable', 'no-such-file']]);
  });

  test('is read whole only while it has no more than so many bytes', async () => {
    const found = await workspaceReader(workspace())('good.json');
    if (found.is !== 'file') throw new Error(found.is);
    const size = found.whole(2 ** 20)?.length ?? 0;
    expect([found.whole(size)?.length, found.whole(size - 1)]).toEqual([size, undefined]);
  });

  test('a pattern that matches nothing is a fault', async () => {
    const verdict = await validateFiles([], 'coverage/*.json', workspaceReader(workspace()));
    expect(verdict).toMatchObject({
      valid: false,
      reason: 'snapshot-unreadable',
      errors: 1,
      verdicts: [{ file: 'coverage/*.json', faults: [{ code: 'no-files' }] }],
    });
  });

  test('another version: refused by default, unknown by choice', async () => {
    await writeFile(
      join(workspace(), 'v2.json'),
      '{\n "schema_version": "service.portfolio-coverage.v2", "more": [1]}',
    );
    const read = workspaceReader(workspace());
    expect(await validateFiles(['v2.json'], '', read)).toMatchObject({
      valid: false,
      reason: 'snapshot-unknown-version',
      errors: 1,
      verdicts: [{ outcome: 'invalid', faults: [{ position: { line: 2, column: 20 } }] }],
    });
    expect(await validateFiles(['v2.json'], '', read, { unknownVersion: 'unknown' })).toMatchObject({
      valid: true,
      verdicts: [{ outcome: 'unknown' }],
    });
  });
});
