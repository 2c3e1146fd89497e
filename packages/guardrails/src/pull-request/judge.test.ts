import { describe, expect, test } from '@jest/globals';
import type { Contract } from './facts.ts';
import { CONTRACT_RULES, type RuleId } from './breach.ts';
import {
  AGENT,
  bodyFor,
  change,
  CODE,
  CONTRACT,
  facts,
  manifest,
  MARIA,
  TEST,
  type Change,
} from './facts.test-support.ts';
import { breachesOf, judge, type RuleResult } from './judge.ts';

/** In the form of a credential; put together here, so that no scanner takes this file for a leak. */
const TOKEN = ['ghp', 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0dF3gH6'].join('_');

interface Row {
  readonly what: string;
  readonly rule: RuleId;
  readonly change?: Change;
  readonly contract?: Partial<Contract>;
  readonly state: RuleResult['state'];
  /** What one of the breaches says. */
  readonly says?: string;
}

const OLDER = { oid: 'b'.repeat(40), message: 'fix(sec): first', parents: 1 };
const commit = (message: string, parents = 1) => ({ commits: [{ oid: 'c'.repeat(40), message, parents }] });
const body = (from: string | RegExp, to: string): Change => ({ body: bodyFor([CODE, TEST]).replace(from, to) });
const only = (...files: readonly ReturnType<typeof change>[]): Change => ({ files });
const npm = (before: string, after: string) =>
  manifest(
    'package.json',
    `{"dependencies":{\n"lodash":"${before}"\n}}\n`,
    `{"dependencies":{\n"lodash":"${after}"\n}}\n`,
  );
const ready = (by: Change['author']) => ({ isDraft: false, draftSteps: [{ to: 'ready', by }] }) as const;
const LOCK = change('package-lock.json', '{"a":1}\n', '{"a":2}\n');
const BINARY = {
  path: 'logo.png',
  previous: undefined,
  status: 'added',
  additions: 0,
  deletions: 0,
  patch: undefined,
} as const;

const ROWS: readonly Row[] = [
  { what: 'no script', rule: 'install-script', change: npm('^4.17.20', '^4.17.21'), state: 'kept' },
  {
    what: 'a script that an installer runs',
    rule: 'install-script',
    change: manifest(
      'package.json',
      '{\n"scripts":{\n"test":"jest"\n}}\n',
      '{\n"scripts":{\n"postinstall":"node x.js",\n"test":"jest"\n}}\n',
    ),
    state: 'broken',
    says: 'the script postinstall, which an installer runs by itself, becomes node x.js',
  },
  {
    what: 'a script of Composer that runs by itself',
    rule: 'install-script',
    change: manifest('composer.json', '{\n"scripts":{}}\n', '{\n"scripts":{"post-install-cmd":["x"]}}\n'),
    state: 'broken',
    says: 'post-install-cmd',
  },
  {
    what: 'another script for a dependency',
    rule: 'install-script',
    change: {
      ...manifest('package.json', '{\n"scripts":{\n"build":"a"\n}}\n', '{\n"scripts":{\n"build":"b"\n}}\n'),
      id: 'dependabot-5',
    },
    state: 'asks',
    says: 'the script build becomes b',
  },
  {
    what: 'the same script for a dependency',
    rule: 'install-script',
    change: {
      ...manifest('package.json', '{\n"scripts":{\n"build":"a"\n}}\n', '{\n"scripts":{\n"build":"a"\n},\n"x":1}\n'),
      id: 'dependabot-5',
    },
    state: 'kept',
  },
  {
    what: 'another script for a weakness in the code',
    rule: 'install-script',
    change: manifest('package.json', '{\n"scripts":{\n"build":"a"\n}}\n', '{\n"scripts":{\n"build":"b"\n}}\n'),
    state: 'kept',
  },
  ...['.gitattributes', 'web/.npmrc', '.yarnrc.yml', 'ci/action.yml', 'docs/CODEOWNERS', '.gitmodules', 'pip.conf'].map(
    (path): Row => ({
      what: path,
      rule: 'protected-path',
      change: only(change(path, 'a\n', 'b\n')),
      state: 'broken',
      says: `${path} is protected`,
    }),
  ),
  ...['src/a\u202Eb.ts', 'src/a\u0007.ts', 'src/\u200Ba.ts', '../x.ts'].map((path): Row => ({
    what: path,
    rule: 'not-seen',
    change: only(change(path, 'a\n', 'b\n')),
    state: 'broken',
    says: 'its name',
  })),
  {
    what: 'letters that look alike',
    rule: 'not-seen',
    change: only(change('src/p\u0430ckage.ts', 'a\n', 'b\n')),
    state: 'asks',
    says: 'look alike',
  },
  {
    what: 'a name in one script',
    rule: 'not-seen',
    change: only(change('docs/\u043F\u0440\u0438\u0432\u0435\u0442.md', 'a\n', 'b\n')),
    state: 'kept',
  },
  ...['// \u202E x', 'a\rb', 'const a\u200B = 1;', 'a\u2028b'].map((line): Row => ({
    what: `hidden in a line: ${JSON.stringify(line)}`,
    rule: 'not-seen',
    change: only(change('src/a.ts', 'a\n', `${line}\n`)),
    state: 'asks',
    says: 'characters that are not shown',
  })),
  {
    what: 'a link',
    rule: 'not-seen',
    change: only({
      ...change('src/a', undefined, 'x'),
      patch: '@@ -0,0 +1 @@\n+../../etc/passwd\n\\ No newline at end of file',
    }),
    state: 'asks',
    says: 'may be a link to ../../etc/passwd',
  },
  {
    what: 'a file of one line',
    rule: 'not-seen',
    change: only({
      ...change('VERSION', undefined, 'x'),
      patch: '@@ -0,0 +1 @@\n+1.2.3\n\\ No newline at end of file',
    }),
    state: 'kept',
  },
  ...(
    [
      ['jest.config.js', "  testMatch: ['a'],"],
      ['pytest.ini', 'testpaths = unit'],
      ['tsconfig.json', '  "exclude": ["src/a.test.ts"],'],
      ['pyproject.toml', 'omit = ["src/a.py"]'],
      ['vitest.config.ts', "    exclude: ['a.test.ts'],"],
      ['pom.xml', '<exclude>**/ATest.java</exclude>'],
    ] as const
  ).map(([path, line]): Row => ({
    what: `${path}: ${line}`,
    rule: 'tests-weakened',
    change: only(change(path, 'a\n', `a\n${line}\n`)),
    state: 'asks',
    says: 'tests are left out',
  })),
  { what: 'no lockfile', rule: 'lock-integrity', state: 'kept' },
  {
    what: 'a lockfile that is deleted',
    rule: 'lock-integrity',
    change: { id: 'dependabot-5', files: [change('yarn.lock', 'a\n', undefined)] },
    state: 'broken',
    says: 'yarn.lock is deleted',
  },
  {
    what: 'a lockfile that becomes another file',
    rule: 'lock-integrity',
    change: { id: 'dependabot-5', files: [change('yarn.old', 'a\n', 'b\n', 'yarn.lock')] },
    state: 'broken',
    says: 'yarn.lock',
  },
  { what: 'a draft', rule: 'draft', state: 'kept' },
  { what: 'opened ready', rule: 'draft', change: { isDraft: false }, state: 'broken', says: 'not opened as a draft' },
  { what: 'made ready by a person', rule: 'draft', change: ready(MARIA), state: 'kept' },
  { what: 'made ready by the agent', rule: 'draft', change: ready(AGENT), state: 'broken', says: 'coding-agent' },
  {
    what: 'made ready by a listed login',
    rule: 'draft',
    change: ready(MARIA),
    contract: { agents: ['MARIA'] },
    state: 'broken',
  },
  { what: 'made ready by its author', rule: 'draft', change: { ...ready(MARIA), author: MARIA }, state: 'broken' },
  {
    what: 'made ready by a deleted account',
    rule: 'draft',
    change: ready(undefined),
    state: 'broken',
    says: 'marked as ready by a deleted account',
  },
  { what: 'opened ready by a person', rule: 'draft', change: { isDraft: false, author: MARIA }, state: 'broken' },
  {
    what: 'made ready, a draft again, and ready by the agent at last',
    rule: 'draft',
    change: {
      isDraft: false,
      draftSteps: [
        { to: 'ready', by: MARIA },
        { to: 'draft', by: MARIA },
        { to: 'ready', by: AGENT },
      ],
    },
    state: 'broken',
  },
  {
    what: 'no draft by a step that GitHub lists out of order',
    rule: 'draft',
    change: { isDraft: false, draftSteps: [{ to: 'draft', by: MARIA }] },
    state: 'broken',
    says: 'marked as ready by maria',
  },
  {
    what: 'made ready by an account that is nobody’s login',
    rule: 'draft',
    change: { ...ready(MARIA), author: undefined },
    state: 'kept',
  },
  {
    what: 'opened ready, a draft since',
    rule: 'draft',
    change: { draftSteps: [{ to: 'draft', by: MARIA }] },
    state: 'noted',
  },
  {
    what: 'opened ready, then a draft, then ready by a person',
    rule: 'draft',
    change: {
      isDraft: false,
      draftSteps: [
        { to: 'draft', by: MARIA },
        { to: 'ready', by: MARIA },
      ],
    },
    state: 'kept',
  },
  { what: 'off', rule: 'auto-merge', state: 'kept' },
  { what: 'on', rule: 'auto-merge', change: { autoMerge: 'on' }, state: 'broken' },
  { what: 'switched off by the check', rule: 'auto-merge', change: { autoMerge: 'switched-off' }, state: 'noted' },
  { what: 'fix/issue-12', rule: 'branch', state: 'kept' },
  { what: 'a later generation', rule: 'branch', change: { branch: 'fix/issue-12+2' }, state: 'kept' },
  { what: 'another branch', rule: 'branch', change: { branch: 'escape' }, state: 'broken', says: 'escape' },
  { what: 'no id', rule: 'branch', change: { branch: 'fix/' }, state: 'broken' },
  { what: 'a folder below', rule: 'branch', change: { branch: 'fix/a/b' }, state: 'broken' },
  { what: 'generation one is not written', rule: 'branch', change: { branch: 'fix/issue-12+1' }, state: 'broken' },
  { what: 'a fork', rule: 'branch', change: { fromFork: true }, state: 'broken', says: 'fork' },
  { what: 'the brief’s base', rule: 'base-branch', state: 'kept' },
  { what: 'another base', rule: 'base-branch', change: { baseBranch: 'develop' }, state: 'broken', says: 'develop' },
  {
    what: 'the settings’ base',
    rule: 'base-branch',
    change: { baseBranch: 'v2' },
    contract: { baseBranch: 'v2' },
    state: 'kept',
  },
  { what: 'fix: summary', rule: 'title', state: 'kept' },
  { what: 'no prefix', rule: 'title', change: { title: 'Escape' }, state: 'broken' },
  { what: 'another scope', rule: 'title', change: { title: 'fix(sec): escape' }, state: 'broken' },
  { what: 'nothing behind', rule: 'title', change: { title: 'fix:  ' }, state: 'broken' },
  { what: 'no one-line summary', rule: 'title', change: { title: `fix: ${'x'.repeat(201)}` }, state: 'broken' },
  { what: 'fix(sec):', rule: 'commits', state: 'kept' },
  { what: 'fix(deps): for a dependency', rule: 'commits', change: { id: 'dependabot-3' }, state: 'kept' },
  { what: 'no prefix', rule: 'commits', change: commit('escape'), state: 'broken', says: 'escape' },
  { what: 'nothing behind', rule: 'commits', change: commit('fix(sec): '), state: 'broken' },
  {
    what: 'the update button',
    rule: 'commits',
    change: {
      commits: [OLDER, { oid: 'd', message: "Merge branch 'main' into fix/issue-12", parents: 2 }],
      commitCount: 2,
    },
    state: 'kept',
  },
  { what: 'a merge in name only', rule: 'commits', change: commit("Merge branch 'main'"), state: 'broken' },
  {
    what: 'the prefix of another kind',
    rule: 'commits',
    change: { ...commit('fix(sec): x'), id: 'dependabot-3' },
    state: 'noted',
  },
  { what: 'Refs', rule: 'closing-keyword', state: 'kept' },
  {
    what: 'Fixes in the description',
    rule: 'closing-keyword',
    change: body('Refs #12', 'Fixes #12'),
    state: 'broken',
    says: 'Fixes #12',
  },
  { what: 'closes in a commit', rule: 'closing-keyword', change: commit('fix(sec): x\n\nCloses #12'), state: 'broken' },
  { what: 'resolve in the title', rule: 'closing-keyword', change: { title: 'fix: resolve #12' }, state: 'broken' },
  { what: 'all parts', rule: 'description', state: 'kept' },
  {
    what: 'CRLF',
    rule: 'description',
    change: { body: bodyFor([CODE, TEST]).replaceAll('\n', '\r\n') },
    state: 'kept',
  },
  {
    what: 'no verification',
    rule: 'description',
    change: body('## Verification', '## Notes'),
    state: 'broken',
    says: 'Verification',
  },
  {
    what: 'an empty part',
    rule: 'description',
    change: body(/1\. `npm test`.*$/u, '- TODO'),
    state: 'broken',
    says: 'nothing is said',
  },
  {
    what: 'a heading in code',
    rule: 'description',
    change: body('## Verification', '```\n## Verification\n```'),
    state: 'broken',
  },
  {
    what: 'a part in an HTML comment',
    rule: 'description',
    change: body('## Verification', '<!--\n## Verification'),
    state: 'broken',
  },
  { what: 'no description', rule: 'description', change: { body: '' }, state: 'broken' },
  {
    what: 'another language',
    rule: 'description',
    change: {
      body: bodyFor([CODE, TEST])
        .replace('## Finding', '## Befund')
        .replace('## Blast radius', '## Reichweite')
        .replace('## Verification', '## Prüfung:'),
    },
    contract: { headings: ['Befund', 'Reichweite', 'Prüfung'] },
    state: 'kept',
  },
  { what: 'one', rule: 'one-finding', state: 'kept' },
  { what: 'a scanner’s id', rule: 'one-finding', change: { id: 'CVE-2024-1234' }, state: 'kept' },
  {
    what: 'another id',
    rule: 'one-finding',
    change: body('`issue-12`', '`issue-13`'),
    state: 'broken',
    says: 'the part Finding does not name issue-12',
  },
  {
    what: 'no id',
    rule: 'one-finding',
    change: body('`issue-12`', 'It'),
    state: 'broken',
    says: 'the part Finding does not name issue-12',
  },
  {
    what: 'the id at the end of a sentence',
    rule: 'one-finding',
    change: body('`issue-12`: the search term was not escaped.', 'This is issue-12.'),
    state: 'kept',
  },
  {
    what: 'an id that only begins alike',
    rule: 'one-finding',
    change: body('`issue-12`', '`issue-123`'),
    state: 'broken',
    says: 'does not name issue-12',
  },
  ...['xissue-9', 'issue-9-b', 'issue-09', 'my.issue-9', 'issue-', 'a-dependabot-3'].map((word): Row => ({
    what: word,
    rule: 'one-finding',
    change: body('`issue-12`', `\`issue-12\` (${word})`),
    state: 'kept',
  })),
  ...['code-scanning-3', 'dependabot-4', 'secret-scanning-5', 'issue-10'].map((id): Row => ({
    what: `besides ${id}, twice`,
    rule: 'one-finding',
    change: body('`issue-12`', `\`issue-12\`, ${id} and ${id}`),
    state: 'broken',
    says: `names ${id} besides issue-12`,
  })),
  {
    what: 'two ids',
    rule: 'one-finding',
    change: body('`issue-12`', '`issue-12` and dependabot-4'),
    state: 'broken',
    says: 'dependabot-4',
  },
  {
    what: 'two references',
    rule: 'one-finding',
    change: body('Refs #12', 'Refs #12 and #13'),
    state: 'broken',
    says: '#13',
  },
  {
    what: 'another reference first',
    rule: 'one-finding',
    change: body('## Finding', 'see #3\n\n## Finding'),
    state: 'broken',
    says: '#3',
  },
  {
    what: 'no reference',
    rule: 'one-finding',
    change: body('Refs #12', ''),
    state: 'broken',
    says: 'references no issue',
  },
  {
    what: 'another one with this commit',
    rule: 'one-finding',
    change: { sameHead: [9] },
    state: 'broken',
    says: 'same newest commit',
  },
  { what: 'a second pull request', rule: 'one-finding', change: { siblings: [9] }, state: 'broken', says: '#9' },
  { what: 'all files named', rule: 'blast-radius', state: 'kept' },
  {
    what: 'no word on public APIs',
    rule: 'blast-radius',
    change: body('- Public APIs affected: none.\n', ''),
    state: 'broken',
    says: 'public APIs',
  },
  {
    what: 'a folder',
    rule: 'blast-radius',
    change: { body: bodyFor([]).replace('- Public', '- `src/**`\n- Public') },
    state: 'kept',
  },
  {
    what: 'a file left out',
    rule: 'blast-radius',
    change: { body: bodyFor([CODE]) },
    state: 'broken',
    says: 'src/search.test.ts',
  },
  ...[
    '**src/search.ts**',
    '~~src/search.ts~~',
    'src/search.ts.',
    '*src/search.ts*:',
    '[src/search.ts](x)',
    '(src/search.ts),',
    '"src/search.ts";',
    "'src/search.ts'|",
    '<src/search.ts>',
    '_(src/search.ts_',
    './src/search.ts:12',
    '\u6587\u4ef6src/search.ts\u5df2\u4fee\u6539',
    'src/',
    '`src/**`',
  ].map((word): Row => ({
    what: `a file named as ${word}`,
    rule: 'blast-radius',
    change: { ...only(CODE), body: bodyFor([]).replace('- Public', `- ${word} \n- Public`) },
    state: 'kept',
  })),
  ...['**src/**', '~~src/~~', '*src/*.'].map((word): Row => ({
    what: `a folder named as ${word}`,
    rule: 'blast-radius',
    change: { ...only(CODE), body: bodyFor([]).replace('- Public', `- ${word}\n- Public`) },
    state: 'kept',
  })),
  {
    what: 'a file that does not change, emphasised',
    rule: 'blast-radius',
    change: { says: 'and **lib/other.ts**,' },
    state: 'noted',
    says: 'the part Blast radius names lib/other.ts, which does not change',
  },
  ...[
    'src/search',
    'sr',
    '...',
    '**',
    'src/searc/',
    'xsrc/search.ts',
    'lib/src/search.ts',
    '../src/search.ts',
    'src/search.tsx',
    'src/search.ts.map',
    'src/search.ts/x',
  ].map((word): Row => ({
    what: `a file not named by ${word}`,
    rule: 'blast-radius',
    change: { ...only(CODE), body: bodyFor([]).replace('- Public', `- ${word} \n- Public`) },
    state: 'broken',
    says: 'does not name src/search.ts',
  })),
  {
    what: 'a file named by its end alone is no other file',
    rule: 'blast-radius',
    change: {
      ...only(CODE, change('a/src/lib/x.ts', 'a\n', 'b\n')),
      says: '`lib/x.ts` in src/search.ts and a/src/lib/x.ts',
    },
    state: 'kept',
  },
  {
    what: 'more files left out than are shown',
    rule: 'blast-radius',
    change: { files: Array.from({ length: 25 }, (_, i) => change(`a/${i}.md`, undefined, 'x\n')), body: bodyFor([]) },
    contract: { maxFiles: 30 },
    state: 'broken',
    says: 'does not name 5 more files',
  },
  {
    what: 'a file that does not change',
    rule: 'blast-radius',
    change: { says: 'and src/other/file.ts' },
    state: 'noted',
    says: 'src/other/file.ts',
  },
  { what: 'the team is asked', rule: 'reviewers', state: 'kept' },
  {
    what: 'nobody is asked',
    rule: 'reviewers',
    change: { requested: { users: [], teams: [] } },
    state: 'broken',
    says: 'octo-org/security',
  },
  {
    what: 'a member has reviewed',
    rule: 'reviewers',
    change: {
      requested: { users: [], teams: [] },
      teamReviews: [{ team: 'octo-org/security', by: 'maria', membership: 'member' }],
    },
    state: 'kept',
  },
  {
    what: 'somebody approved whose membership is not seen',
    rule: 'reviewers',
    change: {
      requested: { users: [], teams: [] },
      teamReviews: [{ team: 'octo-org/security', by: 'maria', membership: 'unseen' }],
    },
    state: 'noted',
    says: 'this token may not see',
  },
  {
    what: 'a person has commented',
    rule: 'reviewers',
    change: { requested: { users: [], teams: [] }, reviews: [{ by: MARIA, state: 'commented', commit: undefined }] },
    state: 'broken',
    says: 'octo-org/security',
  },
  {
    what: 'the agent has reviewed',
    rule: 'reviewers',
    change: { requested: { users: [], teams: [] }, reviews: [{ by: AGENT, state: 'commented', commit: undefined }] },
    state: 'broken',
  },
  {
    what: 'a person, in another case',
    rule: 'reviewers',
    change: { requested: { users: ['Maria'], teams: [] } },
    contract: { reviewers: ['maria'] },
    state: 'kept',
  },
  {
    what: 'none are named, none asked',
    rule: 'reviewers',
    change: { requested: { users: [], teams: [] } },
    contract: { reviewers: [] },
    state: 'noted',
  },
  { what: 'none are needed', rule: 'approvals', state: 'kept' },
  {
    what: 'one too few',
    rule: 'approvals',
    change: { approvers: ['maria'] },
    contract: { approvals: 2 },
    state: 'broken',
    says: '1 of 2',
  },
  {
    what: 'enough',
    rule: 'approvals',
    change: { approvers: ['maria', 'tom'] },
    contract: { approvals: 2 },
    state: 'kept',
  },
  { what: 'code and test', rule: 'protected-path', state: 'kept' },
  ...[
    '.github/workflows/ci.yml',
    'infra/main.tf',
    'src/generated/api.ts',
    '.agent/hooks/policy.json',
    'AGENTS.md',
    '.gitmodules',
    'CODEOWNERS',
    '.GitHub/Workflows/x.yml',
    'legal/terms.md',
  ].map((path): Row => ({
    what: path,
    rule: 'protected-path',
    change: only(change(path, 'a\n', 'b\n')),
    state: 'broken',
    says: path,
  })),
  {
    what: 'a protected file moved away',
    rule: 'protected-path',
    change: only(change('old.yml', 'a\n', 'a\n', '.github/workflows/ci.yml')),
    state: 'broken',
  },
  {
    what: 'no approval helps',
    rule: 'protected-path',
    change: { ...only(change('infra/a.tf', 'a\n', 'b\n')), approvals: [{ rule: 'protected-path', by: 'maria' }] },
    state: 'broken',
  },
  {
    what: 'with a dependency finding and its manifest',
    rule: 'lockfile',
    change: { id: 'dependabot-3', files: [LOCK, ...npm('1.0.0', '1.0.1').files] },
    state: 'kept',
  },
  {
    what: 'without its manifest',
    rule: 'lockfile',
    change: { id: 'dependabot-3', files: [LOCK] },
    state: 'asks',
    says: 'package.json',
  },
  {
    what: 'the manifest of another folder',
    rule: 'lockfile',
    change: { id: 'dependabot-3', files: [change('app/yarn.lock', 'a\n', 'b\n'), ...npm('1', '1').files] },
    state: 'asks',
  },
  {
    what: 'a workspace’s manifest',
    rule: 'lockfile',
    change: { id: 'dependabot-3', files: [LOCK, change('packages/a/package.json', '{}\n', '{"a":1}\n')] },
    state: 'kept',
  },
  {
    what: 'with a code finding',
    rule: 'lockfile',
    change: { id: 'code-scanning-3', files: [LOCK, ...npm('1', '1').files] },
    state: 'broken',
    says: 'no dependency finding',
  },
  {
    what: 'with an issue, whose kind nobody knows',
    rule: 'lockfile',
    change: only(LOCK, ...npm('1', '1').files),
    state: 'asks',
    says: 'cannot be told',
  },
  {
    what: 'approved',
    rule: 'lockfile',
    change: { ...only(LOCK, ...npm('1', '1').files), approvals: [{ rule: 'lockfile', by: 'maria' }] },
    state: 'approved',
  },
  { what: 'none', rule: 'migration', state: 'kept' },
  {
    what: 'a migration',
    rule: 'migration',
    change: only(change('db/migrations/1.sql', undefined, 'x\n')),
    state: 'asks',
  },
  {
    what: 'approved',
    rule: 'migration',
    change: {
      ...only(change('db/migrations/1.sql', undefined, 'x\n')),
      approvals: [{ rule: 'migration', by: 'maria' }],
    },
    state: 'approved',
  },
  {
    what: 'a column',
    rule: 'migration',
    change: only(change('sql/users.sql', 'a\n', 'ALTER TABLE users ADD COLUMN x int;\n')),
    state: 'asks',
    says: 'ALTER TABLE',
  },
  {
    what: 'a schema file',
    rule: 'migration',
    change: only(change('prisma/schema.prisma', 'a\n', 'b\n')),
    state: 'asks',
  },
  { what: 'a query', rule: 'migration', change: only(change('sql/users.sql', 'a\n', 'SELECT 1;\n')), state: 'kept' },
  { what: 'none', rule: 'public-api', state: 'kept' },
  {
    what: 'a file of the globs',
    rule: 'public-api',
    change: only(change('src/api/v1.ts', 'a\n', 'b\n')),
    state: 'asks',
  },
  {
    what: 'approved',
    rule: 'public-api',
    change: { ...only(change('src/api/v1.ts', 'a\n', 'b\n')), approvals: [{ rule: 'public-api', by: 'maria' }] },
    state: 'approved',
  },
  {
    what: 'the approval of another rule',
    rule: 'public-api',
    change: { ...only(change('src/api/v1.ts', 'a\n', 'b\n')), approvals: [{ rule: 'migration', by: 'maria' }] },
    state: 'asks',
  },
  { what: 'a patch', rule: 'major-version', change: npm('^1.2.0', '^1.2.4'), state: 'kept' },
  {
    what: 'not stated',
    rule: 'major-version',
    change: npm('^1.2.0', '^2.0.0'),
    state: 'broken',
    says: 'does not say so',
  },
  {
    what: 'stated',
    rule: 'major-version',
    change: { ...npm('^1.2.0', '^2.0.0'), says: 'A major version of lodash is required.' },
    state: 'asks',
  },
  {
    what: 'stated and approved',
    rule: 'major-version',
    change: {
      ...npm('^1.2.0', '^2.0.0'),
      says: 'A major version of lodash is required.',
      approvals: [{ rule: 'major-version', by: 'maria' }],
    },
    state: 'approved',
  },
  {
    what: 'approved and not stated',
    rule: 'major-version',
    change: { ...npm('^1.2.0', '^2.0.0'), approvals: [{ rule: 'major-version', by: 'maria' }] },
    state: 'broken',
  },
  { what: 'back to an older one', rule: 'major-version', change: npm('2.0.0', '1.0.0'), state: 'broken' },
  { what: 'below 1.0.0', rule: 'major-version', change: npm('^0.3.0', '^0.4.0'), state: 'broken' },
  { what: 'no version', rule: 'major-version', change: npm('^1.0.0', 'latest'), state: 'asks', says: 'cannot be told' },
  {
    what: 'a manifest that is not read',
    rule: 'major-version',
    change: { ...npm('1', '2'), manifests: new Map() },
    state: 'asks',
    says: 'cannot be read',
  },
  {
    what: 'a manifest that is no JSON',
    rule: 'major-version',
    change: manifest('package.json', '{}\n', '{\n'),
    state: 'asks',
  },
  { what: 'a test more', rule: 'tests-weakened', state: 'kept' },
  {
    what: 'a test file deleted',
    rule: 'tests-weakened',
    change: only(change('src/a.test.ts', 'x\n', undefined)),
    state: 'asks',
    says: 'deleted',
  },
  {
    what: 'a test file renamed away',
    rule: 'tests-weakened',
    change: only(change('src/a.txt', 'x\n', 'x\n', 'src/a.test.ts')),
    state: 'asks',
  },
  {
    what: 'skipped',
    rule: 'tests-weakened',
    change: only(change('src/a.test.ts', "it('x', f);\n", "it.skip('x', f);\n")),
    state: 'asks',
    says: 'it.skip',
  },
  {
    what: 'approved',
    rule: 'tests-weakened',
    change: {
      ...only(change('src/a.test.ts', "it('x', f);\n", "it.skip('x', f);\n")),
      approvals: [{ rule: 'tests-weakened', by: 'maria' }],
    },
    state: 'approved',
  },
  {
    what: 'an old skip that is indented anew',
    rule: 'tests-weakened',
    change: only(change('src/a.test.ts', "it.skip('x', f);\n", "  it.skip('x', f);\n")),
    state: 'kept',
  },
  {
    what: '.skip in code that is no test',
    rule: 'tests-weakened',
    change: only(change('src/stream.ts', 'a\n', 'stream.skip(1);\n')),
    state: 'kept',
  },
  {
    what: 'fewer assertions',
    rule: 'tests-weakened',
    change: only(change('src/a.test.ts', 'expect(a).toBe(1);\nexpect(b).toBe(1);\n', 'expect(a).toBe(1);\n')),
    state: 'asks',
    says: '1 assertions fewer',
  },
  {
    what: 'fewer cases',
    rule: 'tests-weakened',
    change: only(
      change('tests/test_a.py', 'def test_a():\n  pass\ndef test_b():\n  pass\n', 'def test_a():\n  pass\n'),
    ),
    state: 'asks',
    says: '1 test cases fewer',
  },
  {
    what: 'a threshold lowered',
    rule: 'tests-weakened',
    change: only(change('jest.config.js', 'branches: 90,\n', 'branches: 50,\n')),
    state: 'asks',
    says: 'from 90 to 50',
  },
  {
    what: 'a threshold raised',
    rule: 'tests-weakened',
    change: only(change('jest.config.js', 'branches: 50,\n', 'branches: 90,\n')),
    state: 'kept',
  },
  {
    what: 'a threshold taken out',
    rule: 'tests-weakened',
    change: only(change('pyproject.toml', 'fail_under = 80\n', '')),
    state: 'asks',
    says: 'to nothing',
  },
  {
    what: '-DskipTests',
    rule: 'tests-weakened',
    change: only(change('Makefile', 'mvn verify\n', 'mvn verify -DskipTests\n')),
    state: 'asks',
  },
  {
    what: 'the test command',
    rule: 'tests-weakened',
    change: only(change('package.json', '"test": "jest"\n', '"test": "jest --bail"\n')),
    state: 'asks',
    says: 'test command',
  },
  { what: 'code and test', rule: 'regression-test', state: 'kept' },
  { what: 'code alone', rule: 'regression-test', change: only(CODE), state: 'asks', says: 'no test' },
  {
    what: 'approved',
    rule: 'regression-test',
    change: { ...only(CODE), approvals: [{ rule: 'regression-test', by: 'maria' }] },
    state: 'approved',
  },
  { what: 'no code', rule: 'regression-test', change: only(change('notes.md', 'a\n', 'b\n')), state: 'kept' },
  {
    what: 'code and a deleted test',
    rule: 'regression-test',
    change: only(CODE, change('src/a.test.ts', 'x\n', undefined)),
    state: 'asks',
  },
  {
    what: 'a test in the same file',
    rule: 'regression-test',
    change: only(change('src/lib.rs', 'a\n', '#[test]\nfn x() {}\n')),
    state: 'kept',
  },
  { what: 'not asked for', rule: 'red-green', state: 'kept' },
  ...(['failure', 'pending', 'skipped', 'absent'] as const).map((evidence): Row => ({
    what: evidence,
    rule: 'red-green',
    change: { evidence },
    state: 'broken',
  })),
  { what: 'red, then green', rule: 'red-green', change: { evidence: 'success' }, state: 'kept' },
  { what: 'none', rule: 'secret', state: 'kept' },
  {
    what: 'a token in a line',
    rule: 'secret',
    change: only(change('a.txt', 'x\n', `x\nkey ${TOKEN}\n`)),
    state: 'broken',
    says: 'form of a credential',
  },
  {
    what: 'a token that is taken out',
    rule: 'secret',
    change: only(change('a.txt', `key ${TOKEN}\n`, 'x\n')),
    state: 'kept',
  },
  {
    what: 'a token in the description',
    rule: 'secret',
    change: { says: `key ${TOKEN}` },
    state: 'broken',
    says: 'description',
  },
  { what: 'small', rule: 'size', state: 'kept' },
  {
    what: 'many files',
    rule: 'size',
    change: { files: Array.from({ length: 11 }, (_, i) => change(`a/${i}.md`, undefined, 'x\n')) },
    state: 'broken',
    says: '11 files',
  },
  {
    what: 'many lines',
    rule: 'size',
    change: only(change('a.md', undefined, 'x\n'.repeat(101))),
    state: 'broken',
    says: '101 lines',
  },
  {
    what: 'lockfiles do not count',
    rule: 'size',
    change: only(change('yarn.lock', undefined, 'x\n'.repeat(5_000))),
    state: 'kept',
  },
  { what: 'everything', rule: 'not-seen', state: 'kept' },
  {
    what: 'more files than GitHub lists',
    rule: 'not-seen',
    change: { fileCount: 3_005 },
    state: 'broken',
    says: '3003 of 3005',
  },
  {
    what: 'more commits than GitHub lists',
    rule: 'not-seen',
    change: { commitCount: 251 },
    state: 'broken',
    says: '250 of 251',
  },
  { what: 'a binary file', rule: 'not-seen', change: only(BINARY), state: 'asks', says: 'binary' },
  {
    what: 'a binary file, approved',
    rule: 'not-seen',
    change: { ...only(BINARY), approvals: [{ rule: 'not-seen', by: 'maria' }] },
    state: 'approved',
  },
  {
    what: 'a file too large to be shown',
    rule: 'not-seen',
    change: only({ ...BINARY, additions: 40_000 }),
    state: 'broken',
    says: 'too large',
  },
  {
    what: 'a file that moves, which GitHub lists alike whether a binary one changes or not',
    rule: 'not-seen',
    change: only({ ...BINARY, status: 'renamed', previous: 'a.png' }),
    state: 'asks',
    says: 'whether its content changes',
  },
  {
    what: 'a patch with fewer lines than GitHub counts',
    rule: 'not-seen',
    change: only({ ...CODE, additions: CODE.additions + 1 }),
    state: 'broken',
    says: 'only a part',
  },
  {
    what: 'an __init__.py with a zero byte, which makes it binary',
    rule: 'not-seen',
    change: only({ ...BINARY, path: 'src/__init__.py', blob: 'a'.repeat(40) }),
    state: 'asks',
  },
  {
    what: 'an empty file',
    rule: 'not-seen',
    change: only({
      ...BINARY,
      status: 'added',
      path: 'src/py.typed',
      blob: 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
    }),
    state: 'kept',
  },
  {
    what: 'one of several thresholds of a line lowered',
    rule: 'tests-weakened',
    change: only(change('jest.config.ts', 'x({ branches: 90, lines: 90 });\n', 'x({ branches: 90, lines: 10 });\n')),
    state: 'asks',
    says: 'lines goes from 90 to 10',
  },
  {
    what: 'a file that becomes a link',
    rule: 'not-seen',
    change: only({ ...CODE, status: 'other' }),
    state: 'asks',
    says: 'another kind of file',
  },
  {
    what: 'a submodule',
    rule: 'not-seen',
    change: only(change('lib/x', `Subproject commit ${'a'.repeat(40)}\n`, `Subproject commit ${'b'.repeat(40)}\n`)),
    state: 'asks',
    says: 'submodule',
  },
  { what: 'no policy is vendored', rule: 'policy', state: 'kept' },
  { what: 'the same policy', rule: 'policy', change: { policyAtHead: 'same' }, state: 'kept' },
  { what: 'another policy', rule: 'policy', change: { policyAtHead: 'other' }, state: 'broken' },
];

const resultOf = ({ rule, change: changes, contract }: Row): RuleResult | undefined =>
  judge(facts(changes), { ...CONTRACT, ...contract }).results.find((result) => result.rule === rule);

test.each(ROWS)('$rule: $what → $state', (row) => {
  const result = resultOf(row);
  expect([result?.state, result?.breaches]).toEqual([row.state, expect.anything()]);
  // Whoever is refused reads what was seen, why that matters, and what to do instead; and nothing is found that no rule is for.
  const found = breachesOf(facts(row.change), { ...CONTRACT, ...row.contract });
  for (const { rule, seen, why, instead } of found) {
    expect(CONTRACT_RULES).toHaveProperty(rule);
    for (const text of [seen, why, instead]) expect(text).toMatch(/\w{3}/u);
  }
  if (row.says !== undefined) expect(result?.breaches.map(({ seen }) => seen).join('\n')).toContain(row.says);
});

describe('the contract as a whole', () => {
  test('a pull request that keeps everything is kept, and nothing is said of it', () => {
    const verdict = judge(facts(), CONTRACT);
    expect(verdict.results.filter(({ state }) => state !== 'kept')).toEqual([]);
    expect(verdict.state).toBe('kept');
  });

  test('every rule is in the table, kept and not', () => {
    for (const rule of Object.keys(CONTRACT_RULES)) {
      const states = ROWS.filter((row) => row.rule === rule).map(({ state }) => state);
      expect([rule, states.includes('kept'), states.some((state) => state === 'broken' || state === 'asks')]).toEqual([
        rule,
        true,
        true,
      ]);
    }
  });

  test('what is certain comes first, so that nothing can push it out of what is shown', () => {
    const noise = Array.from({ length: 60 }, (_, index) => `password = "hunter${index}xkqzjw"`).join('\n');
    const verdict = judge(facts({ files: [change('a.txt', 'x\n', `${noise}\nkey ${TOKEN}\n`)] }), CONTRACT);
    const secrets = verdict.results.find(({ rule }) => rule === 'secret');
    expect([secrets?.state, secrets?.breaches[0]?.severity, secrets?.breaches[0]?.line]).toEqual([
      'broken',
      'fail',
      61,
    ]);
  });

  test('one broken rule breaks it; one that asks makes it ask; notes change nothing', () => {
    expect(judge(facts({ title: 'x', files: [CODE] }), CONTRACT).state).toBe('broken');
    expect(judge(facts({ files: [CODE] }), CONTRACT).state).toBe('asks');
    expect(judge(facts({ autoMerge: 'switched-off' }), CONTRACT).state).toBe('kept');
  });
});
