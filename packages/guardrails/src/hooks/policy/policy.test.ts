import { describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classifyPath } from './classify.ts';
import { DEFAULT_POLICY } from './default.ts';
import { digestOf, parsePolicy, readPolicy } from './policy.ts';
import { readTask } from './task.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'guard-policy-'));

describe('a policy (D17)', () => {
  const text = JSON.stringify(DEFAULT_POLICY);
  const changed = (change: object): string => JSON.stringify({ ...DEFAULT_POLICY, ...change });

  test('is read as it is written', () => {
    expect(parsePolicy(text)).toEqual(DEFAULT_POLICY);
    expect(parsePolicy(changed({ dryRunUntil: '2026-01-31' })).dryRunUntil).toBe('2026-01-31');
  });

  test.each([
    ['', 'policy.json is not JSON'],
    ['{', 'policy.json is not JSON'],
    ...[
      'null',
      '[]',
      '7',
      '"x"',
      '{}',
      changed({ version: 2 }),
      changed({ version: '1' }),
      changed({ root: 1 }),
      changed({ root: undefined }),
      changed({ dryRunUntil: undefined }),
      changed({ dryRunUntil: 20_260_131 }),
      changed({ dryRunUntil: 'x2026-01-31' }),
      changed({ dryRunUntil: '2026-01-31T00:00:00Z' }),
      changed({ dryRunUntil: '2026-1-31' }),
      changed({ protected: [] }),
      changed({ protected: null }),
      changed({ protected: {} }),
      changed({ protected: { ...DEFAULT_POLICY.protected, own: [] } }),
      changed({ protected: { ...DEFAULT_POLICY.protected, own: 'x' } }),
      changed({ protected: { ...DEFAULT_POLICY.protected, own: [''] } }),
      changed({ protected: { ...DEFAULT_POLICY.protected, own: ['x', 1] } }),
      ...['migrations', 'infrastructure', 'generated', 'automation'].map((group) =>
        changed({ protected: { ...DEFAULT_POLICY.protected, [group]: undefined } }),
      ),
      ...['lockfiles', 'mainBranches', 'credentialFiles', 'code', 'tests'].flatMap((list) => [
        changed({ [list]: undefined }),
        changed({ [list]: [] }),
        changed({ [list]: 'x' }),
        changed({ [list]: [''] }),
        changed({ [list]: ['x', ''] }),
      ]),
    ].map((each) => [each, 'policy.json has not the form of a policy of version 1'] as const),
  ])('is refused, number %#', (each, why) => {
    expect(() => parsePolicy(each)).toThrow(expect.objectContaining({ name: 'GuardFault', message: why }));
  });

  test.each([
    ['in the form of sha256sum', `${digestOf(text)}  policy.json\n`],
    ['alone', digestOf(text)],
    ['before another name', `${digestOf(text)} *policy.json`],
  ])('with its digest %s is read', (_, digest) => {
    const place = folder();
    writeFileSync(join(place, 'policy.json'), text);
    writeFileSync(join(place, 'policy.json.sha256'), digest);
    expect(readPolicy(place)).toEqual(DEFAULT_POLICY);
  });

  test('without its digest, with another one, or missing is refused', () => {
    const place = folder();
    const why = (): unknown => {
      try {
        return readPolicy(place);
      } catch (error) {
        return error instanceof Error ? error.message : error;
      }
    };
    expect(why()).toBe('policy.json beside the hooks cannot be read');
    writeFileSync(join(place, 'policy.json'), text);
    expect(why()).toBe('policy.json.sha256 beside the hooks cannot be read');
    writeFileSync(join(place, 'policy.json.sha256'), `${digestOf(`${text} `)}  policy.json\n`);
    expect(why()).toBe(
      'policy.json is not what policy.json.sha256 says (after a reviewed change: sha256sum policy.json > policy.json.sha256)',
    );
  });

  test('with its digest but of another form is refused', () => {
    const place = folder();
    writeFileSync(join(place, 'policy.json'), '{}');
    writeFileSync(join(place, 'policy.json.sha256'), `${digestOf(Buffer.from('{}'))}  policy.json\n`);
    expect(() => readPolicy(place)).toThrow('has not the form');
  });
});

describe('a task file (D17)', () => {
  const root = folder();
  const task = (text: string, place = folder()): string => {
    const file = join(place, 'task.json');
    writeFileSync(file, text);
    return file;
  };
  const kind = (file: string | undefined): boolean => readTask(file, root).dependency;

  test('outside the repository says what the task is', () => {
    expect(kind(task('{"kind":"dependency"}'))).toBe(true);
  });

  test.each(['{"kind":"other"}', '{}', '[]', 'null', '', '{"kind":["dependency"]}', 'dependency'])(
    '%j is none',
    (text) => {
      expect(kind(task(text))).toBe(false);
    },
  );

  test('counts for nothing where the agent could have written it, or where it is none', () => {
    const inside = join(root, 'sub');
    mkdirSync(inside, { recursive: true });
    mkdirSync(join(root, '..x'), { recursive: true });
    const good = task('{"kind":"dependency"}');
    const link = join(folder(), 'task.json');
    symlinkSync(good, link);
    const linked = join(folder(), 'linked');
    symlinkSync(inside, linked);
    const places = [
      undefined,
      'task.json',
      task('{"kind":"dependency"}', root),
      task('{"kind":"dependency"}', inside),
      task('{"kind":"dependency"}', join(root, '..x')),
      link,
      join(linked, 'task.json'),
      folder(),
      join(folder(), 'missing'),
      task(`{"kind":"dependency","x":"${'x'.repeat(65_536)}"}`),
    ];
    expect(places.map(kind)).toEqual(places.map(() => false));
  });

  test('beside the repository is outside', () => {
    const beside = `${root}-beside`;
    mkdirSync(beside);
    expect(kind(task('{"kind":"dependency"}', beside))).toBe(true);
    expect(
      readTask(task('{"kind":"dependency"}', join(root, 'sub', '..', 'sub')), join(root, 'sub', 'x')).dependency,
    ).toBe(false);
  });
});

describe('what the shipped policy says about a path (seed 2.5)', () => {
  test.each(
    (
      'js cjs mjs jsx ts cts mts tsx vue svelte py go rs java kt kts scala rb php cs fs vb c h cc cpp cxx hpp m mm swift dart ex exs erl ' +
      'clj hs ml lua pl pm r sh bash sql groovy zig nim'
    ).split(' '),
  )('a file of %s is code', (extension) => {
    expect(classifyPath(`src/a.${extension}`, DEFAULT_POLICY)).toMatchObject({
      code: true,
      test: false,
      lockfile: false,
    });
  });

  test.each(
    [
      'test/a.js x/tests/a.js __tests__/a.js spec/a.js a/specs/b.js e2e/a.js testing/a.js src/test/a.js a.test.ts a.tests.ts a.spec.ts',
      'a_test.go a_spec.rb test_a.py conftest.py AppTest.java AppTests.kt AppSpec.scala AppTest.groovy AppTests.cs AppTest.php',
      'AppTests.swift AppSpec.kt AppTest.scala',
    ]
      .join(' ')
      .split(' '),
  )('%s is a test', (path) => {
    expect(classifyPath(path, DEFAULT_POLICY).test).toBe(true);
  });

  test.each('latest.ts src/contest.js testimony.py attest.go greatest.java.ts a.md specification.md'.split(' '))(
    '%s is none',
    (path) => {
      expect(classifyPath(path, DEFAULT_POLICY).test).toBe(false);
    },
  );

  test.each([
    ['.agent/x', ['agents', 'automation']],
    ['a/.agents/x', ['agents']],
    ['.claude/x', ['agents']],
    ['.devin/x', ['agents']],
    ['.codex/x', ['agents']],
    ['.cursor/x', ['agents']],
    ['.gemini/x', ['agents']],
    ['.windsurf/x', ['agents']],
    ['a/.mcp.json', ['agents']],
    ['a/GEMINI.md', ['agents']],
    ['.cursorrules', ['agents']],
    ['.windsurfrules', ['agents']],
    ['a/.git', ['git']],
    ['.git/config', ['git']],
    ['.gitmodules', ['git']],
    ['.githooks/x', ['git']],
    ['.pre-commit-config.yaml', ['checks']],
    ['lefthook.yml', ['checks']],
    ['.lefthook.yml', ['checks']],
    ['.husky/x', ['checks']],
    ['.huskyrc.json', ['checks']],
    ['.npmrc', ['checks']],
    ['.yarnrc', ['checks']],
    ['.yarnrc.yml', ['checks']],
    ['.pnpmfile.cjs', ['checks']],
    ['pip.conf', ['checks']],
    ['.cargo/config', ['checks']],
    ['.cargo/config.toml', ['checks']],
    ['.mvn/x', ['checks']],
    ['README.md', []],
    ['src/git/a.ts', []],
  ])('%s: %j', (path, groups) => {
    const found = classifyPath(path, DEFAULT_POLICY).groups;
    expect(found.filter((group) => group !== 'automation')).toEqual(groups.filter((group) => group !== 'automation'));
  });

  test('letter case, Unicode forms and a leading slash do not matter', () => {
    expect(classifyPath('./SRC/A.TS', DEFAULT_POLICY).code).toBe(true);
    expect(classifyPath('/.GitModules', DEFAULT_POLICY).groups).toEqual(['git']);
    expect(classifyPath('.//./package-lock.json', DEFAULT_POLICY).lockfile).toBe(true);
    expect(classifyPath('a./b.ts', DEFAULT_POLICY)).toEqual({ groups: [], lockfile: false, code: true, test: false });
  });
});
