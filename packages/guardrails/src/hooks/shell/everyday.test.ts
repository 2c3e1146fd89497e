import { beforeAll, describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { credentialRule } from '../no-dangerous-shell/rules/credentials.ts';
import { destructiveRule, redirectionRules } from '../no-dangerous-shell/rules/destructive.ts';
import { git } from '../no-dangerous-shell/rules/git.ts';
import { installerRule } from '../no-dangerous-shell/rules/installers.ts';
import { isInterpreter } from '../no-dangerous-shell/rules/languages.ts';
import { isMain } from '../no-dangerous-shell/rules/main-branch.ts';
import type { Context } from '../no-dangerous-shell/rules/rule.ts';
import { noFiles } from '../paths/files.ts';
import { DEFAULT_POLICY } from '../policy/default.ts';
import { analyse } from './analyse.ts';
import { isEveryday, takesNothing, writesNothing } from './everyday.ts';
import { MANY } from './field.ts';
import type { Analysis, Seen } from './program.ts';
import { startedByName } from './starters.ts';
import { pipedWrites } from './unpacks.ts';
import { patchedPaths, writesOf } from './writes.ts';

/** P13: what spares the tables of the rules says nothing that they would not say. */
const CASES = fileURLToPath(new URL('../../../cases/', import.meta.url));
const COUNT = process.env['PROMISES'] === '1' ? 400_000 : 20_000;
const NAMES =
  'git npm pnpm yarn grep egrep find ls cat head tail wc fgrep echo cd pwd test [ true false which type cut tr stat du df date diff cmp ps'.split(
    ' ',
  );
const FIRST = 'status log diff show add blame test run run-script grep commit push -C -n -name . src exec'.split(' ');
/** Every word, and every option, that some rule looks for, and ordinary ones beside them. */
const WORDS = sourceWords().concat(
  '--oneline --reporter dot -5 -l -rn --stat -- src/a.ts HEAD~1 main --output=.env -o -o./a --output x'.split(' '),
  '/etc/passwd ~ . .. {} ; *.ts --write -w -i --fix --in-place --registry --reg=http://x'.split(' '),
  '--script-shell=/bin/sh --userconfig --upload-pack=x -exec -delete'.split(' '),
  ['ext::sh -c id', MANY, 'a b', ''],
);

/** The words in the sources of the rules themselves. */
function sourceWords(): readonly string[] {
  const folder = fileURLToPath(new URL('../', import.meta.url));
  const files = ['shell/starters.ts', 'shell/writes.ts', 'shell/unpacks.ts'].concat(
    ['credentials', 'destructive', 'git', 'installers'].map((name) => `no-dangerous-shell/rules/${name}.ts`),
  );
  const words = files.flatMap((file) => readFileSync(folder + file, 'utf8').match(/-{0,2}[A-Za-z][\w-]{0,24}/gu) ?? []);
  return [...new Set(words)];
}

function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

const bare = (base: string, args: readonly string[]): Seen => ({
  name: base,
  base,
  args,
  assigned: [],
  variables: [],
  redirections: [],
  input: { kind: 'none' },
  cwd: '/r',
  through: [],
});

function contextOf(pipes: ReadonlyMap<Seen, Seen> = new Map()): Context {
  const root = '/r';
  const around = { policy: DEFAULT_POLICY, task: { dependency: false }, files: noFiles, root, home: '/h' };
  return {
    ...around,
    taskFile: undefined,
    notes: '',
    pipes,
    commands: [],
    isSecret: () => false,
    inner: () => [],
    isMain: (ref) => isMain(ref, around),
    namesCredentials: () => 'nothing',
  };
}

/** What the rules that go by the name of a program say. */
function saidOf(seen: Seen, context: Context): readonly unknown[] {
  return [
    ...startedByName(seen.base, seen.args, seen.input),
    ...[destructiveRule, credentialRule, installerRule].flatMap((rule) => rule(seen.base)?.(seen, context) ?? []),
    ...(seen.base === 'git' ? git(seen, context) : []),
    ...(isInterpreter(seen.base) ? ['an interpreter'] : []),
  ];
}

function commands(analyses: readonly Analysis[]): readonly Seen[] {
  const below = random(2_026);
  const pick = (list: readonly string[]): string => list[below(list.length)] ?? '';
  const made = Array.from({ length: COUNT }, () => {
    const first = below(4) === 0 ? [] : [pick(FIRST)];
    return bare(pick(NAMES), [...first, ...Array.from({ length: below(4) }, () => pick(WORDS))]);
  });
  return [...made, ...analyses.flatMap((analysis) => analysis.commands)];
}

const programs = (): readonly Analysis[] =>
  readdirSync(CASES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) => readFileSync(CASES + name, 'utf8').split('\n'))
    .map((line) => analyse(line, { cwd: '/r', home: '/h' }));

describe('commands of every day (P13)', () => {
  // Not when this file is loaded: whatever runs then, each mutant of it would cost a process of its own (test/mutation).
  let analyses: readonly Analysis[] = [];
  let all: readonly Seen[] = [];
  beforeAll(() => {
    analyses = programs();
    all = commands(analyses);
  });

  test('no rule that goes by a name has anything to say about them', () => {
    const everyday = all.filter(({ base, args }) => isEveryday(base, args));
    const wrong = everyday.filter((seen) => saidOf(seen, contextOf()).length > 0);
    expect(wrong.map(({ base, args }) => [base, ...args])).toEqual([]);
    expect(everyday.length).toBeGreaterThan(COUNT / 40);
  });

  test('they write nothing where it says so', () => {
    const quiet = all.filter(writesNothing);
    const wrong = quiet.filter((seen) => [...writesOf(seen), ...patchedPaths(seen, () => '')].length > 0);
    expect(wrong.map(({ base, args }) => [base, ...args])).toEqual([]);
    expect(quiet.length).toBeGreaterThan(COUNT / 20);
  });

  test('nothing out of a pipe is written where every reader is a filter', () => {
    const filtered = analyses.filter(({ pipes }) => pipes.size > 0 && [...pipes.values()].every(takesNothing));
    expect(filtered.flatMap((analysis) => pipedWrites(analysis))).toEqual([]);
    expect(filtered.length).toBeGreaterThan(10);
  });

  test.each([
    ['/dev/null', 0],
    ['/tmp/report', 0],
    ['log.txt', 0],
    ['/dev/sda', 1],
    ['/etc/hosts', 1],
  ])('a redirection to %s: %i refusals', (target, count) => {
    const seen = { ...bare('echo', []), redirections: [{ operator: '>', target }] };
    expect(redirectionRules(seen, contextOf())).toHaveLength(count);
  });

  test.each([
    ['git', ['log', '--oneline', '-5']],
    ['git', ['diff', '--stat', 'HEAD~1']],
    ['npm', ['test', '--', '--reporter', 'dot']],
    ['npm', ['run', 'lint']],
    ['grep', ['-rn', 'lodash', 'src']],
    ['find', ['src', '-name', '*.ts']],
  ])('%s %j is one', (base, args) => {
    expect(isEveryday(base, args)).toBe(true);
  });

  test.each([
    ['git', ['push']],
    ['git', ['-c', 'alias.x=!id', 'log']],
    ['git', ['show', 'ext::sh -c id']],
    ['git', []],
    ['npm', ['publish']],
    ['npm', ['run', 'env']],
    ['npm', ['test', '--script-shell=/bin/sh']],
    ['npm', ['test', 'publish']],
    ['npm', ['test', 'a b']],
    ['grep', ['-r', 'x', '~']],
    ['grep', ['-r', 'x', '/']],
    ['find', ['.', '-delete']],
    ['find', ['.', '-execdir', 'rm', '{}', ';']],
    ['find', ['.', '-okdir', 'rm', '{}', ';']],
    ['rm', ['a']],
  ])('%s %j is none', (base, args) => {
    expect(isEveryday(base, args)).toBe(false);
  });

  test.each([
    ['git', ['log', '--output=.env']],
    ['git', ['log', '-o', 'x']],
    ['find', ['.', '-fprint', 'x']],
    ['find', ['.', '-fls', 'x']],
    ['cat', ['-o./x']],
    ['ls', ['--log-file=x']],
    ['tee', ['x']],
  ])('%s %j may write', (base, args) => {
    expect(writesNothing(bare(base, args))).toBe(false);
  });

  test.each(['>', '>>', '&>', '<>', '>|'])('a redirection with %s may write', (operator) => {
    expect(writesNothing({ ...bare('ls', []), redirections: [{ operator, target: 'x' }] })).toBe(false);
    expect(writesNothing({ ...bare('ls', []), redirections: [{ operator: '>&', target: '1' }] })).toBe(true);
  });
});
