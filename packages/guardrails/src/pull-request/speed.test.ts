import { describe, expect, test } from '@jest/globals';
import { headingForm } from './description.ts';
import { change, CODE, CONTRACT, facts, TEST } from './facts.test-support.ts';
import { judge } from './judge.ts';
import { readManifest } from './manifests/manifest.ts';

/** Texts that are made to take long (P9). They take seconds, and have a file of their own: a broken line is caught by the others. */

/** Milliseconds of this process's own work: a machine that is busy with something else does not count. */
const spent = (): number => process.cpuUsage().user / 1_000;

// Half a second on a quiet machine; a square of these lengths would take minutes.
test('P9: no description makes it slow', () => {
  for (const piece of [
    '#',
    '# ',
    '## a\n',
    '<!--',
    '-->',
    '`',
    '```\n',
    ' ',
    '*',
    '.',
    'a.',
    'src/',
    '- [ ] ',
    'Fixes #1 ',
    '\\',
    'a/b.c ',
    'issue-',
  ]) {
    const body = `## Finding\n${piece.repeat(Math.floor(65_000 / piece.length))}\n## Blast radius\n${piece.repeat(Math.floor(60_000 / piece.length))}`;
    const started = spent();
    judge(facts({ body }), CONTRACT);
    expect([piece, spent() - started < 5_000]).toEqual([piece, true]);
  }
  expect(headingForm(' '.repeat(1_000_000))).toBe('');
});

describe('P9: no patch makes it slow', () => {
  test.each([
    'it.a',
    'expect(',
    'assert ',
    '@',
    '#[',
    ' ',
    'a.Skip',
    'test("',
    '-D',
    'ALTER TABLE ',
    'coverage',
    'x'.repeat(1_000),
  ])('%j', (piece) => {
    const line = piece.repeat(Math.floor(200_000 / piece.length));
    const patch = `@@ -1 +1,2 @@\n-${line.slice(0, 1_000)}\n+${line}\n+${line.slice(0, 1_000)}`;
    const started = spent();
    for (const path of ['src/a.test.ts', 'package.json', 'a.sql', 'test/x.rs'])
      judge(facts({ files: [{ ...CODE, path, patch }, TEST] }), { ...CONTRACT, policy: CONTRACT.policy });
    expect(spent() - started).toBeLessThan(6_000);
  });
});

test('P9: no line makes the rule about the database slow', () => {
  for (const piece of ['alter table ', "'create table x ", ' ', '(', 'add column a ', 'schema.', '"drop index '])
    for (const size of [1_000, 200_000]) {
      const file = change(
        'src/a.ts',
        'const a = 1;\n',
        `const a = 1;\n${piece.repeat(Math.ceil(size / piece.length))}\n`,
      );
      const started = spent();
      judge(facts({ files: [file, TEST] }), CONTRACT);
      expect([piece, spent() - started < 5_000]).toEqual([piece, true]);
    }
});

const MANIFESTS = [
  'package.json',
  'composer.json',
  'requirements.txt',
  'pyproject.toml',
  'Pipfile',
  'setup.py',
  'go.mod',
  'pom.xml',
  'build.gradle',
  'libs.versions.toml',
  'Cargo.toml',
  'App.csproj',
  'packages.config',
  'Gemfile',
  'Dockerfile',
];
test('P9: no text makes the reader of a manifest slow', () => {
  const pieces = [
    '[',
    '"',
    ' ',
    '\n',
    '=',
    '<dependency>',
    '<!--',
    '(',
    'FROM a',
    "gem 'a'",
    ':',
    '{',
    '#',
    'require (',
    '<PackageReference Include="',
    "'a:b:",
    '\\',
    '"""\n',
    'a.b.',
    '-',
  ];
  for (const path of MANIFESTS)
    for (const piece of pieces) {
      const text = piece.repeat(Math.floor(120_000 / piece.length));
      const started = spent();
      readManifest(path, text);
      readManifest(path, `a = [${text}`);
      readManifest(path, `<project><x>${text}`);
      expect([path, piece, spent() - started < 5_000]).toEqual([path, piece, true]);
    }
}, 120_000);
