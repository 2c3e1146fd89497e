import { existsSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from '../../packages/build/src/tools.ts';
import { page } from './pages.ts';

const { text } = page('docs/threat-model.md');
const rows = (heading: string): readonly (readonly string[])[] =>
  (text.split(`\n## ${heading}`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
const paths = (cell: string): readonly string[] =>
  [...cell.matchAll(/`((?:test|packages|\.github)\/[\w./-]+|[A-Z]+(?:\.md)?)`/g)].map(([, path]) => path ?? '');

describe('the threat model rests on what is there', () => {
  test('every attack names a test that exists', () => {
    const attacks = rows('What an attacker may try');
    expect(attacks.length).toBeGreaterThan(15);
    for (const [, number, , , , shown = ''] of attacks) {
      const tests = paths(shown);
      expect([number, tests.length > 0, tests.filter((path) => !existsSync(ROOT + path))]).toEqual([number, true, []]);
    }
  });

  test('every check of Scorecard is satisfied by a file that exists, or a person is asked', () => {
    const checks = rows("Supply chain: Scorecard's checks");
    expect(checks.length).toBeGreaterThan(15);
    for (const [, check, by = '', who] of checks) {
      expect([check, ['file', 'a person'].includes(who ?? '')]).toEqual([check, true]);
      expect([check, paths(by).filter((path) => !existsSync(ROOT + path))]).toEqual([check, []]);
    }
  });
});

test('every decision has its four parts, and its line in the index', () => {
  const index = page('docs/decisions/README.md').text;
  const listed = [...index.matchAll(/^\| \[(\d{4})\]\((\S+)\) \| (.+?) *\|$/gm)];
  expect(listed.length).toBeGreaterThanOrEqual(10);
  for (const [, number = '', path = '', title = ''] of listed) {
    const decision = page(`docs/decisions/${path}`).text;
    expect(decision.startsWith(`# ${number} ${title}\n`)).toBe(true);
    expect([...decision.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
      'Context',
      'Decision',
      'Refused',
      'Consequences',
    ]);
  }
});
