import { describe, expect, test } from '@jest/globals';
import { branchName, findingId } from '@agent-remediation/conventions';
import { approveLine, writtenApprovals } from './approvals.ts';
import { sectionsOf } from './description.ts';
import { readContractEvent } from './event.ts';
import { findingOfBranch } from './finding.ts';
import { CONTRACT, facts, HEAD, MARIA } from './facts.test-support.ts';
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

test('the kind of a finding: what the ledger says, else what its id tells', () => {
  const kind = (branch: string, ledger?: 'dependency' | 'code' | 'secret' | 'unlisted') =>
    findingOfBranch(branch, ledger)?.kind;
  expect(
    ['dependabot-1', 'code-scanning-1', 'secret-scanning-1', 'issue-1', 'X'].map((id) => kind(`fix/${id}`)),
  ).toEqual(['dependency', 'code', 'secret', undefined, undefined]);
  expect(kind('fix/issue-1', 'dependency')).toBe('dependency');
  expect(kind('fix/dependabot-1', 'code')).toBe('code');
  expect(kind('fix/dependabot-1', 'unlisted')).toBeUndefined();
  expect(findingOfBranch('fix/a+10')).toEqual({ id: 'a', generation: 10, kind: undefined });
  expect(findingOfBranch('fix/a+1234567')).toBeUndefined();
  expect(findingOfBranch('fix/a+2+3')).toBeUndefined();
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
    ['## Finding\rx', 'finding', true],
    ['###### Finding\t##\nx', 'finding', true],
    ['#\tFinding\nx', 'finding', true],
    ['# `Find`_ing_\nx', 'finding', true],
    ['# Find#ing\nx', 'find#ing', true],
    ['# A\n## Finding\n# B\nx', 'finding', false],
    ['## A\n### Finding\nx\n## B', 'a', true],
    ['## Finding\n```\n## Next\n```\n', 'finding', true],
    ['## A\n````\n```\n## Finding\n````\n## B\nx', 'b', true],
    ['## A\n```\n~~~\n```\n## B\nx', 'b', true],
    ['<!-- x --> \n## Finding <!-- y -->\nx', 'finding', true],
    ['## Finding\n<!-- a -->x<!-- b -->', 'finding', true],
    ['## Finding\n<!-- a', 'finding', false],
    ['## Finding\n-->x', 'finding', true],
    ...[
      'none',
      'None.',
      'N/A',
      'na',
      '- none',
      '* TBD',
      '- [ ] tba',
      '[ ]todo',
      'fixMe',
      'xxx',
      '...',
      '…',
      '> _',
      '***',
      '`~`',
      '- <what>',
    ].map((text) => [`## Finding\n ${text} `, 'finding', false] as const),
    ...['none of them', 'see n/a', '- [x] none', 'a', '0', '<a> b', 'note', '-- none', '[ ] [ ] none'].map(
      (text) => [`## Finding\n${text}`, 'finding', true] as const,
    ),
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
    '####### Finding\nx',
    'a # Finding\nx',
    '# \nFinding',
    '````\n```\n## Finding\n````',
    '   ```\n## Finding\n',
    '## A <!--\n## Finding\n--> b',
  ])('%j has none', (body) => {
    expect(sectionsOf(body).has('finding')).toBe(false);
  });

  test('the first of two counts', () => {
    expect(sectionsOf('## A\none\n## A\ntwo').get('a')?.text.trim()).toBe('one');
  });
});

describe('tests that are skipped or weakened, by language', () => {
  /** As somebody would write it who hides it from a form that knows one way of writing only. */
  const spaced = (text: string): string => text.replaceAll(' ', '  ').replaceAll('(', '  (  ');
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
    "it  [  'skip']('x', f)",
    "test.each.concurrent.skip('x')",
    '{ todo: "later" }',
    'skip  :  true',
    "pending('x')",
    '__test__=False',
    'assume(flag)',
    'enabled=false',
    'tb.Skip("x")',
    '// +build ignore',
    '#![ignore]',
    '#[  ignore]',
    '#[ cfg_attr(x, ignore)]',
    '[  Ignore("x")]',
    'Skip="x"',
    'Skip = nameof(X)',
    "it 'x',:skip do",
    '@moduletag :skip',
    '@tag skip: true',
    'TEST(A, DISABLED_Both)',
    'expect( true ).toBe( true )',
    'expect(1).toStrictEqual(1)',
    'expect(true  )  .toEqual(true  )',
    'assert True  ;  ',
    'assert(true  )  ;',
    'assert 1==1',
    'Assert.True(true);',
    'Assert.IsTrue(true);',
    'assert.ok(true)',
  ])('%s', (text) => expect([skips(text), skips(spaced(text))]).toEqual([true, true]));

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
    "list.only('x')",
    'rows.skip(1)',
    'skip  = 3',
    'skip= 3',
    'pending: 3',
    'skip.next()',
    'assert True and value',
    'assert 1 == 10',
    'expect(true).toBe(1);',
    'expect(2).toBe(2);',
    'exit("x")',
    '"skip": false',
    "a = '[Explicitly]'",
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
    'TEST_F(A, B)',
    "  it('x', f)",
    "it.each.concurrent('x')",
    'test`x`',
    'func (s *Suite) TestX() {',
    'func FuzzParse(f *testing.F) {',
    'func Test(t *testing.T) {',
    '[  Fact]',
    '@RepeatedTest(3)',
    '#[test]',
  ])('%s begins a case', (text) =>
    expect([text, spaced(text)].map((each) => DECLARATION.test(each))).toEqual([true, true]),
  );
  test.each([
    "submit('x')",
    "list.it('x')",
    'const it = 1;',
    'definition test',
    'functional testing',
    'func Latest() {',
    '@Testing',
    '#[testing]',
    '[Factory]',
    'LATEST(1)',
  ])('%s begins none', (text) => expect(DECLARATION.test(text)).toBe(false));

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
    'a.should_not eq 1',
    'refute a',
    'refute_nil a',
    'XCTAssert(a)',
    'XCTAssertEqual(a, b)',
    'ASSERT_TRUE(a)',
    'verify(mock).close();',
    't.Errorf("x")',
  ])('%s asserts', (text) => expect([text, spaced(text)].map((each) => ASSERTION.test(each))).toEqual([true, true]));
  test.each(['unexpected', 'require("x")', 'at.Error("x")', 't.Log("x")', 'reassert', 'shoulder'])(
    '%s asserts nothing',
    (text) => expect(ASSERTION.test(text)).toBe(false),
  );

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
    '<skipTests>  true</skipTests>',
    'gradle build -x  check',
    'ignoreFailures=true',
    'pytest --ignore-glob a',
    'pytest -k not slow',
    "pytest -k  'not slow'",
    'npm run test -- --silent||:',
    'npm test ||  exit 0',
    '"pretest"  :  "  "',
    '"test:unit": "true"',
    '"posttest":"echo"',
    '"testMatch"  : [',
    "'testRegex': 'a'",
    'testpaths=unit',
    'omit=a',
    "    'exclude'  : [",
    "test: { exclude: ['a.test.ts'] },",
    '{"include":["src"],"exclude":["src/a.test.ts"]}',
    '<excludes>',
    '<exclude>a</exclude>',
    'test { enabled = false }',
    'test{ maxHeap = 1; enabled=false',
  ])('%s leaves tests out', (text) => expect(BUILD_SKIPS.some((form) => form.test(text))).toBe(true));
  test.each([
    'mvn verify',
    '"test": "jest"',
    'pytest -k slow',
    'gradle test',
    'eslint --ignore-path .gitignore',
    'we exclude: nothing',
    'test { enabled = true }',
    '"test": "true-test"',
    '"latest": "true"',
    'npm test && true',
    'ignoreFailures = trueish',
    'testMatches all',
  ])('%s leaves none out', (text) => expect(BUILD_SKIPS.some((form) => form.test(text))).toBe(false));

  test.each([
    ['branches: 90,', 'branches', 90],
    ['fail_under = 85.5', 'fail_under', 85.5],
    ['--cov-fail-under=80', 'cov-fail-under', 80],
    ['<minimum>0.80</minimum>', 'minimum', 0.8],
    ['minimum_coverage 95', 'minimum_coverage', 95],
    ['    target: 70%', 'target', 70],
    ['"branches"  :  "90"', 'branches', 90],
    ['lines:100', 'lines', 100],
    ["'lines'  =  '7.25'", 'lines', 7.25],
    ['coverage-threshold=80', 'coverage-threshold', 80],
    ['jacoco.MIN_COVERAGE 60', 'min_coverage', 60],
    ['functions 5', 'functions', 5],
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
    'a/package.json',
    'vite.config.mjs',
    '.config.js',
    'wdio.conf.cts',
    '.conf.js',
    'nyc.json',
    '.c8rc',
    'jest-setup.js',
    '.simplecov',
    'tsconfig.json',
    'tsconfig.test.json',
    '.mocharc.yml',
    'vitest.workspace.ts',
    '.vitest',
    'karma.js',
    '.karma',
    'playwright',
    'playwright.ci.ts',
    'cypress',
    'cypress.json',
    'x.gradle',
    '.gradle',
    'phpunit.xml',
    'phpunit.ci.xml.dist',
    'rules.mk',
    '.mk',
    'Taskfile.yml',
    'Taskfile.yaml',
    'deno.json',
    'deno.jsonc',
    'rails_helper.rb',
    'src/App.csproj',
    '.vbproj',
    'ci.runsettings',
    '.runsettings',
    'run.sh',
    '.sh',
  ])('%s says which tests run', (path) => expect(CONFIGURATION.test(path)).toBe(true));
  test.each([
    'src/index.ts',
    'README.md',
    'package-lock.json',
    'xpackage.json',
    'package.json.md',
    'vite.config.rs',
    'my tsconfig.json',
    'x.gradles',
    'phpunit.md',
    'Taskfile.yl',
    'deno.json5',
  ])('%s does not', (path) => expect(CONFIGURATION.test(path)).toBe(false));
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
  test('stands on its own line, in a comment with other line ends too', () => {
    expect(said(`Fine.\r/agent approve migration ${HEAD}\t \rThanks`)).toEqual([{ rule: 'migration', by: 'maria' }]);
    // Where the prose of a comment has something else in that place, it was code, a quote or hidden.
    const hidden = (text: string): string => text.replace('/agent', '      ');
    const body = `/agent approve migration ${HEAD}\n/agent approve size ${HEAD}`;
    expect(writtenApprovals([{ by: MARIA, body, isEdited: false }], HEAD, hidden)).toEqual([
      { rule: 'size', by: 'maria' },
    ]);
    expect(said(approveLine('public-api', HEAD))).toEqual([{ rule: 'public-api', by: 'maria' }]);
  });
  test.each([
    [`/agent approve migration ${HEAD} x`, {}],
    [`x /agent approve migration ${HEAD}`, {}],
    [`/agent approve migration ${HEAD.slice(1)}0`, {}],
    [`/agent approve migration ${HEAD.slice(1)}0 ${HEAD}`, {}],
    [`/agent approve migration ${HEAD.slice(1)}0\n${HEAD}`, {}],
    [`/agent approve 9migration ${HEAD}`, {}],
    [`/agent approve m ${HEAD}`, {}],
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
  test.each([
    ['pull_request', { action: 'opened', pull_request: { number: 7 } }, { kind: 'pull-request', number: 7 }],
    [
      'merge_group',
      { action: 'checks_requested', merge_group: { head_sha: HEAD } },
      { kind: 'merge-group', sha: HEAD },
    ],
    [
      'merge_group',
      { action: 'checks_requested', merge_group: { head_sha: 'a'.repeat(64) } },
      { kind: 'merge-group', sha: 'a'.repeat(64) },
    ],
  ])('%s %j', (name, payload, expected) => {
    expect(readContractEvent(name, payload, undefined)).toEqual(expected);
  });
  const comment = { issue: { number: 5, pull_request: {} }, comment: { body: '/agent approve x' } };
  test.each([
    ['pull_request_target', { action: 'closed', pull_request: { number: 3 } }, 'not-our-event'],
    ['pull_request', { action: 'closed' }, 'not-our-event'],
    ['pull_request_review', { action: 'closed' }, 'not-our-event'],
    ['issue_comment', { ...comment, action: 'edited' }, 'not-our-event'],
    ['issue_comment', { ...comment, action: 'created', issue: { number: 5 } }, 'not-our-event'],
    ['issue_comment', { ...comment, action: 'created', comment: { body: 'agent approve x' } }, 'no-command'],
    ['issue_comment', { ...comment, action: 'created', comment: { body: null } }, 'no-command'],
    ['merge_group', { action: 'destroyed', merge_group: { head_sha: HEAD } }, 'not-our-event'],
    ['workflow_run', { action: 'completed', workflow_run: { pull_requests: [] } }, 'not-our-event'],
    ['workflow_run', { action: 'completed', workflow_run: { pull_requests: null } }, 'not-our-event'],
    ['push', {}, 'not-our-event'],
    ['push', { action: 7 }, 'not-our-event'],
    ['schedule', { action: 'x'.repeat(200) }, 'not-our-event'],
  ])('%s %j is not for us', (name, payload: { readonly action?: unknown }, reason) => {
    const action = typeof payload.action === 'string' ? payload.action : '';
    expect(readContractEvent(name, payload, undefined)).toEqual({
      kind: 'not-for-us',
      reason,
      seen: `${name} ${action}`.slice(0, 100).trim(),
    });
  });
  test.each([
    ['pull_request', { pull_request: {} }, 'event.pull_request.number is missing or not a number'],
    ['pull_request', {}, 'event.pull_request is missing or not an object'],
    ['pull_request', 7, 'event is missing or not an object'],
    ['issue_comment', { action: 'created' }, 'event.issue is missing'],
    ['issue_comment', { action: 'created', issue: { pull_request: {} } }, 'event.comment is missing'],
    ['issue_comment', { ...comment, action: 'created', issue: { pull_request: {} } }, 'event.issue.number is missing'],
    ['workflow_run', {}, 'event.workflow_run is missing'],
    ['workflow_run', { workflow_run: { pull_requests: [{}] } }, 'event.workflow_run.pull_requests[0].number is'],
    ['merge_group', {}, 'event.merge_group is missing'],
    ...['main', HEAD.slice(1), `${HEAD}\n`, `x${HEAD}`, HEAD.toUpperCase(), 'a'.repeat(65), undefined].map(
      (sha) =>
        [
          'merge_group',
          { action: 'checks_requested', merge_group: { head_sha: sha } },
          'event.merge_group.head_sha is missing or not a commit id',
        ] as const,
    ),
  ])('%s %j cannot be read: %s', (name, payload, says) => {
    const read = (): unknown => readContractEvent(name, payload, undefined);
    expect(read).toThrow(expect.objectContaining({ reason: 'payload-invalid' }));
    expect(read).toThrow(says);
  });
  test.each(['0', '01', '-1', '1.5', ' 1', '1 ', 'x1', '12345678901', ''])('the input %j is no number', (named) => {
    expect(() => readContractEvent('push', {}, named)).toThrow('input `pull-request`: a number is allowed');
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
