import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NotWritten, OutsideWorkspace, writeInWorkspace } from './write.ts';
import { measured } from '../../../../test/promises/measured.ts';

let folder = '';
let workspace = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshot-write-'));
  workspace = join(folder, 'work');
  mkdirSync(workspace);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('files that are written', () => {
  test('two processes: the one file or the other, never a mixture, and nothing else is left', async () => {
    const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(3_000_000));
    let seen = 0;
    const watch = setInterval(() => {
      const text = readdirSync(workspace).includes('s.json') ? readFileSync(join(workspace, 's.json'), 'utf8') : '';
      expect(text === '' || texts.includes(text)).toBe(true);
      if (text !== '') seen += 1;
    }, 1);
    await Promise.all(texts.map((text) => writeInWorkspace(workspace, 's.json', text)));
    await Promise.all(texts.map((text) => writeInWorkspace(workspace, 's.json', text)));
    clearInterval(watch);
    expect(texts).toContain(readFileSync(join(workspace, 's.json'), 'utf8'));
    expect(seen).toBeGreaterThan(0);
    expect(readdirSync(workspace)).toEqual(['s.json']);
  });

  test('what the file system refuses is said, and leaves the old file as it was', async () => {
    writeFileSync(join(workspace, 'old.json'), 'old');
    mkdirSync(join(workspace, 'folder', 'in it'), { recursive: true });
    for (const path of ['old.json/new.json', 'folder', `${'n'.repeat(300)}.json`])
      await expect(writeInWorkspace(workspace, path, 'new')).rejects.toThrow(NotWritten);
    expect(readdirSync(workspace).sort()).toEqual(['folder', 'old.json']);
    expect(readFileSync(join(workspace, 'old.json'), 'utf8')).toBe('old');
  });

  test('P10: nothing is written outside, nor through a link', async () => {
    symlinkSync(join(folder, 'outside.json'), join(workspace, 'link.json'));
    symlinkSync(folder, join(workspace, 'up'));
    const paths = ['link.json', 'up/x.json', 'up/new/x.json', '../x.json', '/tmp/never-written.json', '.'];
    for (const path of paths) await expect(writeInWorkspace(workspace, path, 'x')).rejects.toThrow(OutsideWorkspace);
    measured('P10', { 'paths that try': paths.length, escapes: readdirSync(folder).length - 1 });
    expect(readdirSync(folder)).toEqual(['work']);
  });
});
