import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSedCall, sedCommands, sedTarget } from './sed-script.ts';

const COUNT = process.env['PROMISES'] === '1' ? 5_000 : 1_000;

/** What of a program starts commands, reads files or writes them. */
const told = (script: string): readonly string[] =>
  sedCommands(script).flatMap(({ letter, text }) => (letter === 's' && !/[ew]/u.test(text) ? [] : [letter + text]));

describe('what a program of sed does', () => {
  test.each<[script: string, expected: readonly string[]]>([
    ['s/a/b/', []],
    ['s/ e / and /g', []],
    ['s/e mail/email/;p', []],
    ['/e /p', []],
    ['1e ls', ['els']],
    ['e', ['e']],
    ['1,2s/b/c/ge', ['sge']],
    ['/x/s|a|b|e', ['se']],
    ['$s,a,b,e', ['se']],
    ['s/a/b/ e', ['s e']],
    ['/a/I e ls', ['els']],
    ['\\,a,e ls', ['els']],
    ['0~3!e', ['e']],
    ['2,+3e', ['e']],
    ['/a/I , /b/M ! e', ['e']],
    ['{p;e\n}', ['e']],
    ['s/a/b/\ns/[/]/x/e', ['se']],
    ['/[^]/]/e', ['e']],
    ['/[[:alpha:]/]/e', ['e']],
    ['s/[/e', []],
    ['y/abc/xyz/;e', ['e']],
    ['a text\ne', ['e']],
    ['a\\\ntext\\\ne\np', []],
    [':a e', ['e']],
    [':a#e', []],
    [':a#\ne', ['e']],
    ['{ba}\ne', ['e']],
    ['$!ba;e', ['e']],
    ['q 5;e', ['e']],
    ['# e', []],
    ['s/a/b/gw out', ['sgw out']],
    ['w out\nW more', ['wout', 'Wmore']],
    ['1r in\n1R other', ['rin', 'Rother']],
    ['\uE000e ls', ['els']],
    ['s/a/b', []],
    ['k;e', []],
    ['/a;e', []],
    ['1,/a;e', []],
    ['s\ne\ne\n', []],
    ['\\', []],
    ['s', []],
  ])('%j', (script, expected) => expect(told(script)).toEqual(expected));

  test('what it writes', () => {
    const of = (script: string): readonly (string | undefined)[] => sedCommands(script).map(sedTarget);
    expect(of('s/a/b/gw out file')).toEqual(['out file']);
    expect(of('w out')).toEqual(['out']);
    expect(of('1W  out')).toEqual(['out']);
    expect(of('s/a/w b/;r in')).toEqual([undefined, undefined]);
  });

  test('a long one is read in linear time', () => {
    const before = process.cpuUsage();
    for (const piece of ['[', '[[:', '/', '\\,', 's/a/b/;', '[]', '1,', '{', 'a\\\n', ' '])
      sedCommands(piece.repeat(200_000));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(5_000);
  });
});

describe('what a call of sed says', () => {
  const nothing = { scripts: [], scriptFiles: [], files: [], inPlace: false };
  test.each<[args: readonly string[], expected: object]>([
    [['p', 'f', 'g'], { scripts: ['p'], files: ['f', 'g'] }],
    [['-n', 'p', 'f'], { scripts: ['p'], files: ['f'] }],
    [['-e', 'p', 'f'], { scripts: ['p'], files: ['f'] }],
    [['-ep', '-e', 'd', 'f'], { scripts: ['p', 'd'], files: ['f'] }],
    [['-ne', 'p', 'f'], { scripts: ['p'], files: ['f'] }],
    [['--expression=a=b', 'f'], { scripts: ['a=b'], files: ['f'] }],
    [['--expr', 'p', 'f'], { scripts: ['p'], files: ['f'] }],
    [['-f', 'x', 'f'], { scriptFiles: ['x'], files: ['f'] }],
    [['--file=x', 'f'], { scriptFiles: ['x'], files: ['f'] }],
    [['--file', '-', 'f'], { scriptFiles: ['-'], files: ['f'] }],
    [['-i', 'p', 'f'], { scripts: ['p'], files: ['f'], inPlace: true }],
    [['-i.bak', 'p', 'f'], { scripts: ['p'], files: ['f'], inPlace: true }],
    [['-ie', 'p', 'f'], { scripts: ['p'], files: ['f'], inPlace: true }],
    [['-Ei', 'p', 'f'], { scripts: ['p'], files: ['f'], inPlace: true }],
    [['--in-place=.bak', 'p', 'f'], { scripts: ['p'], files: ['f'], inPlace: true }],
    [['--i', 'p', 'f'], { scripts: ['p'], files: ['f'], inPlace: true }],
    [['-I', 'x', 'p', 'f'], { scripts: ['p'], files: ['f'], inPlace: true }],
    [['-l', '5', 'p', 'f'], { scripts: ['p'], files: ['f'] }],
    [['-l5', 'p', 'f'], { scripts: ['p'], files: ['f'] }],
    [['--line-length', '5', 'p', 'f'], { scripts: ['p'], files: ['f'] }],
    [['p', '-', '--', '-i'], { scripts: ['p'], files: ['-', '-i'] }],
    [['-e'], { scripts: [''] }],
    [[], {}],
  ])('%j', (args, expected) => expect(readSedCall(args)).toEqual({ ...nothing, ...expected }));
});

// prettier-ignore
const PIECES = [
  's/a/b/', 's/a/b/e', 's,a,b,g', 's/[/]/x/', 's/\\//x/', 's|a|b|w f', 'y/a/b/', 'e', 'e ls', 'p', 'd', '/e/', '/[/]/', '\\,e,', '1,2', '$', '0~3',
  '/a/,/b/', '+2', '!', ';', '\n', '{', '}', ' ', 'a text', 'a\\\ntext', 'i\\', 'r f', 'w f', 'R f', 'W f', ':a', 'ba', 't', '#', '=', 'q', 'q5', 'l 3', 'N', '\\', '/', '[', ']', 'I', 'M', ',', 'v', 'x', 'z', 'F',
];

function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** What `sed` itself says of each program where it may start, read and write nothing: `e`, `r` and `w` are errors of their own then. */
function sayings(programs: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'sed-'));
  programs.forEach((program, at) => writeFileSync(join(folder, `${at}`), program));
  const { stdout } = spawnSync(
    'bash',
    [
      '-c',
      `for ((at = 0; at < ${programs.length}; at += 1)); do LC_ALL=C sed --sandbox -n -f $at < /dev/null 2>&1 | tr '\\n' ' '; echo; done`,
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1_024 * 1_024 },
  );
  rmSync(folder, { recursive: true });
  return stdout.split('\n').slice(0, programs.length);
}

const isGnu = /GNU/u.test(spawnSync('sed', ['--version'], { encoding: 'utf8' }).stdout ?? '');

(isGnu ? test : test.skip)('P12: on generated programs it finds what GNU sed itself refuses in its sandbox', () => {
  const below = random(7);
  const programs = Array.from({ length: COUNT }, () =>
    Array.from({ length: 1 + below(6) }, () => PIECES[below(PIECES.length)] ?? '').join(below(3) === 0 ? ';' : ''),
  );
  const said = sayings(programs);
  const refused = programs.filter((_, at) => /commands disabled/u.test(said[at] ?? ''));
  const plain = programs.filter((_, at) => said[at] === '');
  expect(refused.length).toBeGreaterThan(COUNT / 10);
  expect(plain.length).toBeGreaterThan(COUNT / 20);
  expect(refused.filter((program) => told(program).length === 0)).toEqual([]);
  expect(plain.filter((program) => told(program).length > 0)).toEqual([]);
});
