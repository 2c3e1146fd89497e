import { describe, expect, test } from '@jest/globals';
import { branchName, findingId } from '@agent-remediation/conventions';
import { writtenApprovals } from './approvals.ts';
import { headingForm, sectionsOf } from './description.ts';
import { readContractEvent } from './event.ts';
import { findingOfBranch } from './finding.ts';
import { CODE, CONTRACT, facts, HEAD, MARIA, TEST } from './facts.test-support.ts';
import { judge } from './judge.ts';
import {
  DECLARATION,
  ASSERTION,
  SKIPS,
  BUILD_SKIPS,
  thresholds,
  EMPTY_ASSERTION,
  CONFIGURATION,
} from './rules/test-forms.ts';

describe('D5: the branch names its finding', () => {
  test.each(['issue-12', 'CVE-2024-1', 'dependabot-3', 'a..b', 'x.lock', 'Größe 1', 'a/b'])(
    'of %s, in every generation',
    (named) => {
      const id = findingId(named);
      for (const generation of [1, 2, 17]) {
        const branch = branchName(id, generation);
        const found = findingOfBranch(branch);
        expect(found && branchName(found.id, found.generation)).toBe(branch);
        // The description names the finding by its own id, which a branch that git refuses cannot hold.
        const given = facts({ branch, id });
        const verdict = judge({ ...given, branch }, CONTRACT);
        expect(
          verdict.results.filter(({ rule, state }) => ['branch', 'one-finding'].includes(rule) && state !== 'kept'),
        ).toEqual([]);
      }
    },
  );

  test.each([
    'fix',
    'fix/',
    'fix/a/b',
    'fix/+2',
    'fix/a+1',
    'fix/a+02',
    'fix/a+',
    'Fix/a',
    'feature',
    'fix/.a',
    `fix/${'a'.repeat(65)}`,
  ])('%s names none', (branch) => {
    expect(findingOfBranch(branch)).toBeUndefined();
  });
});

describe('the parts of a description', () => {
  test.each([
    ['## Finding\nx', 'finding', true],
    ['# Finding #\nx', 'finding', true],
    ['  ### **Finding:**\nx', 'finding', true],
    ['## Finding\n### Sub\nx', 'finding', true],
    ['## Finding\n## Next\nx', 'finding', false],
    ['## Finding\n\n- [ ] TODO\n', 'finding', false],
    ['## Finding\n<describe it>\n', 'finding', false],
    ['## Finding\nn/a', 'finding', false],
    ['## Finding\n<!-- x -->', 'finding', false],
    ['## Finding\r\nx\r\n', 'finding', true],
  ])('%j', (body, name, says) => {
    expect(sectionsOf(body).get(name)?.says).toBe(says);
  });

  test.each([
    '#Finding\nx',
    '    ## Finding\nx',
    '```\n## Finding\nx\n```',
    '~~~\n## Finding\nx',
    '<!--\n## Finding\nx\n-->',
    'Finding\n---\nx',
  ])('%j has none', (body) => {
    expect(sectionsOf(body).has('finding')).toBe(false);
  });

  test('the first of two counts', () => {
    expect(sectionsOf('## A\none\n## A\ntwo').get('a')?.text.trim()).toBe('one');
  });

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
      const started = performance.now();
      judge(facts({ body }), CONTRACT);
      expect([piece, performance.now() - started < 5_000]).toEqual([piece, true]);
    }
    expect(headingForm(' '.repeat(1_000_000))).toBe('');
  });
});

describe('tests that are skipped or weakened, by language', () => {
  const skips = (text: string): boolean => SKIPS.some((form) => form.test(text)) || EMPTY_ASSERTION.test(text);
  test.each([
    "it.skip('x', f)",
    "describe.skip('x', f)",
    "test.only('x', f)",
    "it['skip']('x', f)",
    'describe["only"]("x", f)',
    "  .only('x', f)",
    "xit('x', f)",
    "xdescribe('x', f)",
    "fdescribe('x', f)",
    'test.todo("x")',
    "test.concurrent.skip('x')",
    'this.skip()',
    't.skip("later")',
    "test('x', { skip: true }, f)",
    'test.fixme("x")',
    '@pytest.mark.skip(reason="x")',
    '@pytest.mark.skipif(True)',
    '@pytest.mark.xfail',
    'pytest.skip("x")',
    '@unittest.skip("x")',
    '@unittest.expectedFailure',
    'self.skipTest("x")',
    'raise SkipTest',
    '@skip("x")',
    '__test__ = False',
    '@Disabled("x")',
    '@Ignore',
    '  @DisabledOnOs(WINDOWS)',
    'assumeTrue(false);',
    '@Test(enabled = false)',
    't.Skip("x")',
    't.SkipNow()',
    'b.Skipf("x")',
    '//go:build ignore',
    '#[ignore]',
    '#[ignore = "slow"]',
    '#[cfg_attr(feature = "x", ignore)]',
    '#[should_panic]',
    '[Ignore]',
    '[Fact(Skip = "x")]',
    '[Explicit]',
    'Assert.Inconclusive();',
    '$this->markTestSkipped();',
    "it('x')->skip();",
    "    skip 'later'",
    '  pending',
    "xit 'x' do",
    "it 'x', :skip do",
    'throw XCTSkip("x")',
    '@tag :skip',
    'TEST(A, DISABLED_B)',
    'GTEST_SKIP();',
    'expect(true).toBe(true);',
    'assert True',
    'assert(true)',
    'self.assertTrue(True)',
    'assert 1 == 1',
  ])('%s', (text) => expect(skips(text)).toBe(true));

  test.each([
    "it('skips blank lines', f)",
    'const skipped = list.slice(1);',
    "test('only one', f)",
    'expect(skip).toBe(1);',
    'stream.drop(1)',
    'def test_skip_list():',
    'assert value',
    'assertTrue(result)',
    'fit = model(x)',
    'expect(true).toBe(flag);',
    'func TestSkip(t *testing.T) {',
    '@Test',
    'public void ignoresCase() {',
    '#[test]',
    '[Fact]',
    "it 'is pending' do",
    'skip = 3',
    "describe('todo list', f)",
  ])('%s is none', (text) => expect(skips(text)).toBe(false));

  test.each([
    "it('x', f)",
    'test("x")',
    'def test_x():',
    'func TestX(t *testing.T) {',
    '  @Test',
    '@ParameterizedTest',
    '#[test]',
    '#[tokio::test]',
    '[Fact]',
    '[TestCase(1)]',
    'public function testX(): void',
    "it 'x' do",
    'TEST(A, B)',
  ])('%s begins a case', (text) => expect(DECLARATION.test(text)).toBe(true));

  test.each([
    'expect(a).toBe(1)',
    'assert a == 1',
    'self.assertEqual(a, 1)',
    'require.NoError(t, err)',
    't.Fatal("x")',
    'Assert.Equal(1, a)',
    'a.should eq 1',
    'EXPECT_EQ(a, 1)',
    'assert_equal 1, a',
  ])('%s asserts', (text) => expect(ASSERTION.test(text)).toBe(true));

  test.each([
    'mvn -DskipTests',
    '-Dmaven.test.skip=true',
    '<skipTests>true</skipTests>',
    './gradlew build -x test',
    '"test": "jest --passWithNoTests"',
    '"test": "echo none"',
    '"test": ""',
    'pytest --ignore=tests/a',
    'pytest -k "not slow"',
    'npm test || true',
    'testPathIgnorePatterns: ["a"]',
    'ignoreFailures = true',
    'git commit --no-verify',
  ])('%s leaves tests out', (text) => expect(BUILD_SKIPS.some((form) => form.test(text))).toBe(true));
  test.each(['mvn verify', '"test": "jest"', 'pytest -k slow', 'gradle test', 'eslint --ignore-path .gitignore'])(
    '%s leaves none out',
    (text) => expect(BUILD_SKIPS.some((form) => form.test(text))).toBe(false),
  );

  test.each([
    ['branches: 90,', 'branches', 90],
    ['fail_under = 85.5', 'fail_under', 85.5],
    ['--cov-fail-under=80', 'cov-fail-under', 80],
    ['<minimum>0.80</minimum>', 'minimum', 0.8],
    ['minimum_coverage 95', 'minimum_coverage', 95],
    ['    target: 70%', 'target', 70],
  ])('%s', (text, key, value) => expect(thresholds(text)).toEqual([{ key: expect.stringContaining(key), value }]));
  test('all of one line', () => {
    expect(thresholds('{ branches: 90, functions: 85, lines: 80 }').map(({ value }) => value)).toEqual([90, 85, 80]);
  });
  test.each(['lines of code', 'retries: 3', 'branches: [main]'])('%s is no threshold', (text) =>
    expect(thresholds(text)).toEqual([]),
  );

  test.each([
    'package.json',
    'jest.config.ts',
    'a/pom.xml',
    'pyproject.toml',
    'codecov.yml',
    '.nycrc.json',
    'build.gradle.kts',
    'Makefile',
    'scripts/test.sh',
    '.coveragerc',
    'karma.conf.js',
    'build.sbt',
    'spec/spec_helper.rb',
  ])('%s says which tests run', (path) => expect(CONFIGURATION.test(path)).toBe(true));
  test.each(['src/index.ts', 'README.md', 'package-lock.json'])('%s does not', (path) =>
    expect(CONFIGURATION.test(path)).toBe(false),
  );
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
    const started = performance.now();
    for (const path of ['src/a.test.ts', 'package.json', 'a.sql', 'test/x.rs'])
      judge(facts({ files: [{ ...CODE, path, patch }, TEST] }), { ...CONTRACT, policy: CONTRACT.policy });
    expect(performance.now() - started).toBeLessThan(6_000);
  });
});

describe('D18: the approval', () => {
  const prose = (text: string): string => text;
  const said = (body: string, more: object = {}) =>
    writtenApprovals([{ by: MARIA, body, isEdited: false, ...more }], HEAD, prose);
  test('is one line with rule and commit; several may stand in one comment', () => {
    expect(said(`/agent approve migration ${HEAD}\r\ntext\r\n/agent approve public-api ${HEAD} `)).toEqual([
      { rule: 'migration', by: 'maria' },
      { rule: 'public-api', by: 'maria' },
    ]);
  });
  test.each([
    [`/agent approve unknown-rule ${HEAD}`, {}],
    [` /agent approve migration ${HEAD}`, {}],
    [`/agent  approve migration ${HEAD}`, {}],
    [`/AGENT APPROVE migration ${HEAD}`, {}],
    [`/agent approve migration ${HEAD.toUpperCase()}`, {}],
    [`/agent approve constructor ${HEAD}`, {}],
    [`/agent approve migration ${HEAD}`, { isEdited: true }],
    [`/agent approve migration ${HEAD}`, { by: { login: 'x[bot]', isPerson: false } }],
    [`/agent approve migration ${HEAD}`, { by: undefined }],
  ])('%j %j is none', (body, more) => {
    expect(said(body, more)).toEqual([]);
  });
});

describe('events', () => {
  test.each([
    ['pull_request_target', { action: 'edited', pull_request: { number: 3 } }, 3],
    ['pull_request_review', { action: 'submitted', pull_request: { number: 4 } }, 4],
    [
      'issue_comment',
      { action: 'created', issue: { number: 5, pull_request: {} }, comment: { body: '/agent approve x' } },
      5,
    ],
    ['workflow_run', { action: 'completed', workflow_run: { pull_requests: [{ number: 6 }] } }, 6],
  ])('%s', (name, payload, number) => {
    expect(readContractEvent(name, payload, undefined)).toEqual({ kind: 'pull-request', number });
  });
  test('an input wins, and is a number', () => {
    expect(readContractEvent('push', {}, '12')).toEqual({ kind: 'pull-request', number: 12 });
    expect(() => readContractEvent('push', {}, '1e3')).toThrow('a number is allowed');
  });
  test.each([
    [null],
    [[]],
    ['x'],
    [{ pull_request: null }],
    [{ pull_request: { number: '1' } }],
    [{ pull_request: { number: 1.5 } }],
  ])('%j is no event', (payload) => {
    expect(() => readContractEvent('pull_request_target', payload, undefined)).toThrow(/missing or not/u);
  });
});
