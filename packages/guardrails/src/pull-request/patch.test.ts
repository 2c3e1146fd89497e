import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { before, changedLines, patchLines } from './patch.ts';

/** The patch that git makes of two texts, in GitHub's form. */
function gitPatch(folder: string, old: string, now: string): string {
  writeFileSync(join(folder, 'old'), old);
  writeFileSync(join(folder, 'now'), now);
  try {
    execFileSync('git', ['diff', '--no-index', '--no-color', 'old', 'now'], { cwd: folder, encoding: 'utf8' });
    return '';
  } catch (error) {
    const text = (error as { readonly stdout: string }).stdout;
    return text.slice(text.search(/^@@ /mu)).replace(/\n$/u, '');
  }
}

describe('a patch, with git as the oracle', () => {
  test('the text before is found again, and the lines have the numbers of the head', () => {
    const folder = mkdtempSync(join(tmpdir(), 'patch-'));
    const line = fc.constantFrom('a', 'b', '', '  c', '-d', '+e', '\\ f', '@@ -1 +1 @@', 'g\r');
    const text = fc.array(line, { maxLength: 30 }).map((lines) => lines.map((each) => `${each}\n`).join(''));
    try {
      fc.assert(
        fc.property(text, text, (old, now) => {
          const patch = gitPatch(folder, old, now);
          expect(patch === '' ? now : before(now, patch)).toBe(old);
          const lines = now.split('\n').map((each) => each.replace(/\r$/u, ''));
          for (const found of patchLines(patch))
            if (found.kind !== 'removed') expect(lines[found.line - 1]).toBe(found.text);
        }),
        { numRuns: process.env['PROMISES'] === '1' ? 2_000 : 60 },
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('a file without a line feed at its end', () => {
    expect(
      before('a\nc', '@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file'),
    ).toBe('a\nb');
  });

  test('a text that the patch is not of', () => {
    expect(before('x\n', '@@ -1 +1 @@\n-a\n+b')).toBeUndefined();
    expect(before('b\n', '@@ -9 +9 @@\n-a\n+b')).toBeUndefined();
  });

  test('a removed line has the number of the line that follows it', () => {
    expect(patchLines('@@ -1,3 +1,2 @@\n a\n-b\n c')).toEqual([
      { kind: 'same', text: 'a', line: 1 },
      { kind: 'removed', text: 'b', line: 2 },
      { kind: 'same', text: 'c', line: 2 },
    ]);
    expect(patchLines('@@ -1 +0,0 @@\n-a')).toEqual([{ kind: 'removed', text: 'a', line: 1 }]);
  });

  test('what is neither added, removed nor the same is no line', () => {
    expect(patchLines('x\n@@ -1,2 +1,3 @@ f()\n a\r\n\\ No newline at end of file\n+b\n c')).toEqual([
      { kind: 'same', text: 'a', line: 1 },
      { kind: 'added', text: 'b', line: 2 },
      { kind: 'same', text: 'c', line: 3 },
    ]);
    expect(patchLines('x\ny')).toEqual([]);
  });

  test('hunks that overlap, or stand behind the end, are of no text', () => {
    expect(before('a\nb\n', '@@ -2 +2 @@\n b\n@@ -1 +1 @@\n a')).toBeUndefined();
    expect(before('a\nb\n', '@@ -9 +8,0 @@\n-c')).toBeUndefined();
    expect(before('a\nb', '@@ -3 +2,0 @@\n-c')).toBe('a\nb\nc');
    expect(before('a\nb', '@@ -1,2 +1,2 @@\n a\n-c\n\\ No newline at end of file\n+b')).toBe('a\nc');
  });

  test('a line that moves is no change; one that stands there less often is', () => {
    const texts = (patch: string) => {
      const { added, removed } = changedLines(patchLines(`@@ -1,9 +1,9 @@\n${patch}`));
      return [added, removed].map((lines) => lines.map(({ text, line }) => `${line} ${text}`));
    };
    expect(texts('-x\n-x\n+  x\n y')).toEqual([[], ['1 x']]);
    expect(texts('-x\n+x\n+x\n+x\n-y')).toEqual([['2 x', '3 x'], ['4 y']]);
  });
});
