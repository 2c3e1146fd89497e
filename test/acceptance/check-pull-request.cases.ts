import {
  FIX,
  GRANTED,
  lockfile,
  type CheckOptions,
  type ContractWorld,
  type Fix,
  type Pull,
} from './check-pull-request.world.ts';

/** One pull request and what the check says of one rule; every other rule is kept, so that nothing else decides. */
export interface ContractCase {
  readonly rule: string;
  readonly kind: 'pass' | 'fail' | 'exception';
  readonly what: string;
  /** It changes what the default branch says: it has a repository of its own. */
  readonly alone?: true;
  readonly fix?: Fix | ((world: ContractWorld) => Promise<Fix>);
  /** What happens to the pull request before the check. */
  readonly before?: (world: ContractWorld, pull: Pull) => unknown;
  readonly options?: CheckOptions;
  readonly verdict: 'kept' | 'asks' | 'broken';
  /** What is said of the rule; `none`: nothing. */
  readonly says: RegExp | 'none';
  /** Rules that cannot but be broken too. */
  readonly also?: readonly string[];
  /** Path and line of an annotation. */
  readonly at?: readonly [path: string, line?: number];
}

type Row = Omit<ContractCase, 'rule' | 'kind' | 'verdict'>;
const pass = (rule: string, row: Omit<Row, 'says'> & Partial<Pick<Row, 'says'>>): ContractCase => ({
  says: 'none',
  ...row,
  rule,
  kind: 'pass',
  verdict: 'kept',
});
const fail = (rule: string, row: Row): ContractCase => ({ ...row, rule, kind: 'fail', verdict: 'broken' });
const asks = (rule: string, row: Row): ContractCase => ({ ...row, rule, kind: 'fail', verdict: 'asks' });
const exception = (rule: string, row: Row): ContractCase => ({ ...row, rule, kind: 'exception', verdict: 'kept' });

const body = (from: string | RegExp, to: string): Fix => ({ body: (text) => text.replace(from, to) });
const approve =
  (rule: string, by = 'maria') =>
  ({ repo }: ContractWorld, pull: Pull): void => {
    repo.comment(pull, `/agent approve ${rule} ${pull.pull.headSha}`, { by });
  };
const DEPS = { message: 'fix(deps): bump lodash' };
const manifest = (version: string): string =>
  `{\n  "scripts": { "test": "jest" },\n  "dependencies": {\n    "lodash": "${version}"\n  }\n}\n`;
const LOCK = { 'package-lock.json': lockfile('4.17.21', 'B') };
/** A dependency's pull request with this lockfile. */
const locked = (id: number, text: string | null): Fix => ({
  id: `dependabot-${id}`,
  files: { 'package-lock.json': text, 'package.json': manifest('^4.17.21') },
  ...DEPS,
});
const MIGRATION = { ...FIX, 'db/migrations/2_add.sql': 'ALTER TABLE users ADD COLUMN x int;\n' };
const API = { ...FIX, 'src/api/v1.ts': 'export interface Search { x: string }\n' };
const MAJOR = { files: { 'package.json': manifest('^5.0.0') }, ...DEPS };
const STATED = (text: string): string =>
  text.replace('## Verification', 'A major version of lodash is required.\n\n## Verification');
const SKIPPED = {
  ...FIX,
  'test/search.test.ts': "test.skip('finds', () => {\n  expect(search('a')).toEqual(['a']);\n});\n",
};
const ALONE = { 'src/search.ts': FIX['src/search.ts'] };
const IMAGE = { ...FIX, 'test/logo.png': Buffer.from([0x89, 0x50, 0, 1, 2, 0]) };
const TOKEN = ['ghp', 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0dF3gH6'].join('_');
const many = (count: number): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`notes/${index}.md`, 'x\n']));
const folder: Fix['body'] = (text) =>
  text.replace(/## Blast radius[^]*?- Public/u, '## Blast radius\n\n- `notes/`\n- Public');

const SCRIPTED = {
  files: { 'package.json': manifest('^4.17.21').replace('"scripts": {', '"scripts": { "build": "make",') },
  ...DEPS,
};
const ASKED = { inputs: { evidence: 'Red, then green' } } as const;

export const CONTRACT_CASES: readonly ContractCase[] = [
  pass('draft', { what: 'opened as a draft' }),
  fail('draft', { what: 'opened ready', fix: { draft: false }, says: /not opened as a draft/ }),
  exception('draft', {
    what: 'a person made it ready',
    before: ({ sim, repo }, pull) => sim.human.markReady(repo, pull, { by: 'maria' }),
    says: 'none',
  }),
  fail('draft', {
    what: 'the agent made it ready',
    before: ({ sim, repo }, pull) => sim.human.markReady(repo, pull, { by: 'coding-agent[bot]' }),
    says: /ready by coding-agent/,
  }),
  pass('auto-merge', { what: 'off' }),
  exception('auto-merge', {
    what: 'on, and switched off',
    before: ({ sim, repo }, pull) => sim.human.enableAutoMerge(repo, pull, { by: 'tom' }),
    says: /switched it off/,
  }),
  fail('auto-merge', {
    what: 'on, and GitHub refuses to switch it off',
    before: ({ sim, repo }, pull) => {
      sim.human.enableAutoMerge(repo, pull, { by: 'tom' });
      const errors = [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }];
      sim.faults.add({ when: { body: 'disablePullRequestAutoMerge' }, fault: { kind: 'graphql-errors', errors } });
    },
    says: /could not be switched off/,
  }),
  pass('branch', { what: 'fix/<finding-id>' }),
  fail('branch', { what: 'another branch of an agent', fix: { branch: 'escape' }, says: /escape/ }),
  exception('branch', { what: 'a later generation', fix: { id: 'LATER', branch: 'fix/LATER+2' }, says: 'none' }),
  pass('base-branch', { what: 'the default branch' }),
  fail('base-branch', { what: 'another branch', fix: { base: 'develop' }, says: /develop/ }),
  exception('base-branch', {
    what: 'the one that the settings name',
    alone: true,
    fix: async ({ repo }) => {
      await repo.push(
        'main',
        { '.github/agent-remediation.yml': 'version: 1\nreviewers: [octo-org/security]\nbase-branch: develop\n' },
        { by: 'maria' },
      );
      await repo.push('based', {}, { by: 'maria', from: 'main' });
      await repo.forceRef('develop', await repo.head('main'));
      return { base: 'develop' };
    },
    says: 'none',
  }),
  pass('title', { what: 'fix: <one-line summary>' }),
  fail('title', { what: 'another title', fix: { title: 'Escape the term' }, says: /Escape the term/ }),
  exception('title', { what: 'words of another language', fix: { title: 'fix: Suchbegriff maskieren' }, says: 'none' }),
  pass('commits', { what: 'fix(sec):' }),
  fail('commits', { what: 'another prefix', fix: { message: 'chore: escape' }, says: /chore: escape/ }),
  exception('commits', {
    what: 'GitHub’s update of the branch',
    alone: true,
    before: ({ repo }, pull) => updateBranch(repo, pull),
    says: 'none',
  }),
  pass('closing-keyword', { what: 'Refs' }),
  fail('closing-keyword', {
    what: 'Fixes',
    fix: { ...body('not escaped.', 'not escaped. Fixes #1'), id: 'KEYWORD' },
    says: /Fixes #1/,
  }),
  exception('closing-keyword', {
    what: 'the word in code',
    fix: body('not escaped.', 'not escaped. `Fixes #1`'),
    says: 'none',
  }),
  pass('description', { what: 'three parts' }),
  fail('description', {
    what: 'no verification',
    fix: body(/## Verification[^]*$/u, ''),
    says: /Verification is missing/,
  }),
  exception('description', {
    what: 'headings in another language by the settings',
    alone: true,
    fix: async ({ repo }) => {
      const headings = '{ finding: Befund, blast-radius: Reichweite, verification: Prüfung }';
      await repo.push(
        'main',
        {
          '.github/agent-remediation.yml': `version: 1\nreviewers: [octo-org/security]\npull-request: { headings: ${headings} }\n`,
        },
        { by: 'maria' },
      );
      return {
        body: (text) =>
          text
            .replace('## Finding', '## Befund')
            .replace('## Blast radius', '## Reichweite')
            .replace('## Verification', '## Prüfung'),
      };
    },
    says: 'none',
  }),
  exception('description', {
    what: 'headings in another language',
    fix: {
      body: (text) =>
        text
          .replace('## Finding', '## Befund')
          .replace('## Blast radius', '## Reichweite')
          .replace('## Verification', '## Prüfung'),
    },
    options: { inputs: { headings: 'Befund\nReichweite\nPrüfung' } },
    says: 'none',
  }),
  pass('one-finding', { what: 'one id' }),
  fail('one-finding', { what: 'two ids', fix: body('not escaped.', 'not escaped. Also issue-9.'), says: /issue-9/ }),
  fail('one-finding', {
    what: 'a second pull request',
    fix: async ({ open }) => {
      await open({ id: 'TWICE' });
      return { id: 'TWICE', branch: 'fix/TWICE+2' };
    },
    says: /is open for the same finding/,
  }),
  exception('one-finding', {
    what: 'another finding named elsewhere',
    fix: body('## Verification', 'Found beside issue-9.\n\n## Verification'),
    says: 'none',
  }),
  pass('blast-radius', { what: 'every file' }),
  fail('blast-radius', {
    what: 'a file left out',
    fix: body('- `test/escape.test.ts`\n', ''),
    says: /test\/escape\.test\.ts/,
    at: ['test/escape.test.ts'],
  }),
  fail('blast-radius', {
    what: 'no word on public APIs',
    fix: body('- Public APIs affected: none.', ''),
    says: /says nothing about public APIs/,
  }),
  exception('blast-radius', { what: 'a folder', fix: body('- `test/escape.test.ts`', '- `test/`'), says: 'none' }),
  pass('reviewers', { what: 'the team is asked' }),
  fail('reviewers', { what: 'nobody is asked', fix: { asked: false }, says: /octo-org\/security/ }),
  fail('reviewers', {
    what: 'a person has commented in a review: no approval',
    fix: { asked: false },
    before: ({ sim, repo }, pull) => sim.human.review(repo, pull, 'COMMENTED', { by: 'maria' }),
    says: /not asked: octo-org\/security/,
  }),
  fail('reviewers', {
    what: 'approved by somebody without write',
    fix: { asked: false },
    before: ({ sim, repo }, pull) => sim.human.approve(repo, pull, { by: 'rita' }),
    says: /not asked: octo-org\/security/,
  }),
  exception('reviewers', {
    what: 'approved by somebody with write; the members cannot be seen',
    fix: { asked: false },
    before: ({ sim, repo }, pull) => sim.human.approve(repo, pull, { by: 'maria' }),
    says: /whether maria is a member, this token may not see/,
  }),
  exception('reviewers', {
    what: 'approved by a member of the team',
    alone: true,
    fix: { asked: false },
    before: ({ sim, repo }, pull) => {
      repo.state.administration.teamMembers.set('security', ['maria']);
      return sim.human.approve(repo, pull, { by: 'maria' });
    },
    options: { app: 'review-app[bot]', permissions: { ...GRANTED, members: 'read' } },
    says: 'none',
  }),
  fail('reviewers', {
    what: 'approved by somebody who is no member',
    alone: true,
    fix: { asked: false },
    before: ({ sim, repo }, pull) => {
      repo.state.administration.teamMembers.set('security', ['maria']);
      return sim.human.approve(repo, pull, { by: 'tom' });
    },
    options: { app: 'review-app[bot]', permissions: { ...GRANTED, members: 'read' } },
    says: /not asked: octo-org\/security/,
  }),
  pass('approvals', { what: 'none asked for' }),
  fail('approvals', { what: 'one asked for, none given', options: { inputs: { approvals: '1' } }, says: /0 of 1/ }),
  fail('approvals', {
    what: 'one asked for, by somebody without write',
    before: ({ sim, repo }, pull) => sim.human.approve(repo, pull, { by: 'rita' }),
    options: { inputs: { approvals: '1' } },
    says: /0 of 1/,
  }),
  exception('approvals', {
    what: 'one asked for and given',
    before: ({ sim, repo }, pull) => sim.human.approve(repo, pull, { by: 'maria' }),
    options: { inputs: { approvals: '1' } },
    says: 'none',
  }),
  fail('approvals', {
    what: 'given by whoever made the newest commit',
    before: async ({ sim, repo }, pull) => {
      pull.pull.headSha = await repo.push(
        pull.pull.headRef,
        { 'src/search.ts': 'export const search = (t: string) => find(escape(t));\n' },
        { by: 'tom', message: 'fix(sec): again' },
      );
      await sim.human.approve(repo, pull, { by: 'tom' });
    },
    options: { inputs: { approvals: '1' } },
    says: /0 of 1/,
  }),
  fail('approvals', {
    what: 'given to an older commit',
    before: async ({ sim, repo }, pull) => {
      await sim.human.approve(repo, pull, { by: 'maria' });
      await repo.push(
        pull.pull.headRef,
        { 'src/search.ts': 'export const search = (t: string) => find(escape(t));\n' },
        { by: 'maria', message: 'fix(sec): again' },
      );
    },
    options: { inputs: { approvals: '1' } },
    says: /0 of 1/,
  }),
  pass('protected-path', { what: 'code and test' }),
  fail('protected-path', {
    what: 'a workflow',
    fix: { files: { ...FIX, '.github/workflows/ci.yml': 'on: pull_request\n' } },
    says: /ci\.yml is protected/,
    at: ['.github/workflows/ci.yml'],
  }),
  fail('protected-path', {
    what: 'a workflow, approved',
    fix: { files: { ...FIX, '.github/workflows/ci.yml': 'on: pull_request\n' } },
    before: approve('protected-path'),
    says: /ci\.yml is protected/,
  }),
  exception('protected-path', {
    what: 'a name that only looks like one',
    fix: { files: { ...FIX, 'src/terraform.ts': 'export {};\n' } },
    says: 'none',
  }),
  pass('lockfile', { what: 'none' }),
  fail('lockfile', {
    what: 'for a code finding',
    fix: { id: 'code-scanning-3', files: { ...FIX, ...LOCK, 'package.json': manifest('^4.17.21') } },
    says: /no dependency finding/,
    at: ['package-lock.json'],
  }),
  asks('lockfile', {
    what: 'without its manifest',
    fix: { id: 'dependabot-4', files: LOCK, ...DEPS },
    says: /no package\.json/,
  }),
  exception('lockfile', {
    what: 'a dependency finding with its manifest',
    fix: { id: 'dependabot-5', files: { ...LOCK, 'package.json': manifest('^4.17.21') }, ...DEPS },
    says: 'none',
  }),
  pass('lock-integrity', { what: 'a new version', fix: locked(50, lockfile('4.17.21', 'B')) }),
  fail('lock-integrity', {
    what: 'another server with the new version',
    fix: locked(51, lockfile('4.17.21', 'B', 'https://evil.example/lodash/-/lodash-')),
    says: /lodash 4\.17\.21 comes from https:\/\/evil\.example/,
    at: ['package-lock.json', 11],
  }),
  fail('lock-integrity', {
    what: 'another hash of the same version',
    fix: locked(52, lockfile('4.17.20', 'B')),
    says: /keeps its version, and its hash is another one/,
    at: ['package-lock.json', 12],
  }),
  fail('lock-integrity', {
    what: 'no hash',
    fix: locked(53, lockfile('4.17.21', 'B').replace(/,\n *"integrity": "[^"]*"/u, '')),
    says: /lodash 4\.17\.21 has lost its hash/,
    at: ['package-lock.json', 9],
  }),
  fail('lock-integrity', {
    what: 'a repository instead of a registry',
    fix: locked(54, lockfile('4.17.21', 'B').replace(/https:[^"]*/u, 'git+ssh://git@github.com/x/lodash.git#abc')),
    says: /comes from git\+ssh/,
    at: ['package-lock.json', 11],
  }),
  fail('lock-integrity', {
    what: 'a lockfile that is deleted',
    fix: locked(55, null),
    says: /package-lock\.json is deleted/,
    at: ['package-lock.json'],
  }),
  asks('lock-integrity', {
    what: 'a form that the package manager does not write',
    fix: locked(56, lockfile('4.17.21', 'B').replace('"requires": true,', '"requires": true, "x": 1,')),
    says: /not written as the package manager writes it/,
    at: ['package-lock.json', 4],
  }),
  exception('lock-integrity', {
    what: 'such a form, approved by a maintainer',
    fix: locked(57, lockfile('4.17.21', 'B').replace('"requires": true,', '"requires": true, "x": 1,')),
    before: approve('lock-integrity'),
    says: 'none',
  }),
  pass('install-script', { what: 'the same scripts', fix: locked(60, lockfile('4.17.21', 'B')) }),
  fail('install-script', {
    what: 'one that an installer runs by itself',
    fix: {
      files: {
        'package.json': manifest('^4.17.20').replace('"scripts": {', '"scripts": { "postinstall": "node x.js",'),
      },
      ...DEPS,
    },
    says: /the script postinstall/,
    at: ['package.json', 2],
  }),
  asks('install-script', {
    what: 'another one for a dependency',
    fix: { ...SCRIPTED, id: 'dependabot-61' },
    says: /the script build becomes make/,
    at: ['package.json', 2],
  }),
  exception('install-script', {
    what: 'another one for a dependency, approved by a maintainer',
    fix: { ...SCRIPTED, id: 'dependabot-62' },
    before: approve('install-script'),
    says: 'none',
  }),
  pass('migration', { what: 'none' }),
  asks('migration', {
    what: 'a statement in code',
    fix: { files: { ...FIX, 'src/search.ts': "db.run('ALTER TABLE users ADD COLUMN x int');\n" } },
    says: /ALTER TABLE users/,
    at: ['src/search.ts', 1],
  }),
  exception('migration', {
    what: 'a statement in a test',
    fix: {
      files: {
        ...FIX,
        'test/db.test.ts': "test('x', () => { expect(db.run('CREATE TABLE t (id int)')).toBe(1); });\n",
      },
    },
    says: 'none',
  }),
  asks('migration', {
    what: 'a column',
    fix: { files: MIGRATION },
    says: /migration/,
    at: ['db/migrations/2_add.sql'],
  }),
  exception('migration', {
    what: 'approved by a maintainer',
    fix: { files: MIGRATION },
    before: approve('migration'),
    says: 'none',
  }),
  pass('public-api', { what: 'none' }),
  asks('public-api', {
    what: 'a file of the settings',
    fix: { files: API },
    says: /public API/,
    at: ['src/api/v1.ts'],
  }),
  exception('public-api', {
    what: 'approved by a maintainer',
    fix: { files: API },
    before: approve('public-api'),
    says: 'none',
  }),
  pass('major-version', { what: 'a patch', fix: { files: { 'package.json': manifest('^4.17.21') }, ...DEPS } }),
  fail('major-version', {
    what: 'not stated',
    fix: MAJOR,
    says: /another major version; the description does not say so/,
    at: ['package.json', 4],
  }),
  asks('major-version', { what: 'stated', fix: { ...MAJOR, body: STATED }, says: /another major version/ }),
  exception('major-version', {
    what: 'stated and approved',
    fix: { ...MAJOR, body: STATED },
    before: approve('major-version', 'tom'),
    says: 'none',
  }),
  pass('tests-weakened', { what: 'a test more' }),
  asks('tests-weakened', {
    what: 'a test skipped',
    fix: { files: SKIPPED },
    says: /test\.skip/,
    at: ['test/search.test.ts', 1],
  }),
  asks('tests-weakened', {
    what: 'a test deleted',
    fix: { files: { ...FIX, 'test/search.test.ts': null } },
    says: /deleted/,
  }),
  asks('tests-weakened', {
    what: 'a threshold lowered',
    fix: {
      files: { ...FIX, 'jest.config.js': 'export default { coverageThreshold: { global: {\n  branches: 50,\n} } };\n' },
    },
    says: /from 90 to 50/,
    at: ['jest.config.js', 2],
  }),
  exception('tests-weakened', {
    what: 'approved by a maintainer',
    fix: { files: SKIPPED },
    before: approve('tests-weakened'),
    says: 'none',
  }),
  pass('regression-test', { what: 'code and test' }),
  asks('regression-test', { what: 'code alone', fix: { files: ALONE }, says: /no test/, at: ['src/search.ts'] }),
  exception('regression-test', {
    what: 'approved by a maintainer',
    fix: { files: ALONE },
    before: approve('regression-test'),
    says: 'none',
  }),
  pass('red-green', { what: 'not asked for' }),
  fail('red-green', { what: 'has not run', options: { inputs: { evidence: 'Red, then green' } }, says: /has not run/ }),
  fail('red-green', { what: 'failed', before: evidence('failure'), options: ASKED, says: /failed/ }),
  fail('red-green', { what: 'is not finished', before: evidence(null), options: ASKED, says: /is not finished/ }),
  fail('red-green', {
    what: 'a status of that name',
    before: ({ repo }, pull) => void repo.addStatus(pull.pull.headSha, 'Red, then green', 'success', { by: 'maria' }),
    options: ASKED,
    says: /has not run$/,
  }),
  fail('red-green', {
    what: 'a check of another app',
    before: evidence('success', { app: { id: 7, slug: 'helper', name: 'Helper' } }),
    options: ASKED,
    says: /has not run; one of that name is of the app helper/,
  }),
  fail('red-green', {
    what: 'a check of GitHub Actions that is no job',
    before: ({ repo }, pull) =>
      void repo.addCheckRun({ name: 'Red, then green', headSha: pull.pull.headSha, conclusion: 'success' }),
    options: ASKED,
    says: /has not run; one of that name is of no workflow/,
  }),
  fail('red-green', {
    what: 'a job of another workflow',
    before: evidence('success', { path: '.github/workflows/other.yml' }),
    options: ASKED,
    says: /has not run; one of that name is of the workflow other\.yml/,
  }),
  fail('red-green', {
    what: 'a run on another event',
    before: evidence('success', { event: 'workflow_dispatch' }),
    options: ASKED,
    says: /has not run; one of that name ran on workflow_dispatch/,
  }),
  fail('red-green', {
    what: 'a run of another branch with the same commit',
    before: evidence('success', { headBranch: 'main' }),
    options: ASKED,
    says: /has not run; one of that name ran for another branch/,
  }),
  fail('red-green', {
    what: 'a check that a step wrote into the run that failed',
    before: (world, pull) => {
      const run = evidence('failure')(world, pull);
      world.repo.addCheckRun({
        name: 'Red, then green',
        headSha: pull.pull.headSha,
        conclusion: 'success',
        workflowRunId: Number(run),
      });
    },
    options: ASKED,
    says: /failed/,
  }),
  fail('red-green', {
    what: 'a run from before a push',
    before: async (world, pull) => {
      evidence('success')(world, pull);
      await world.sim.agent.push(world.repo, pull, {
        'src/search.ts': 'export const search = (t: string) => find(escape(t));\n',
      });
    },
    options: ASKED,
    says: /has not run$/,
    also: ['commits'],
  }),
  fail('red-green', {
    what: 'a run from before the base branch was this one',
    before: (world, pull) => {
      evidence('success')(world, pull);
      const actor = pull.user;
      const createdAt = new Date(Date.now() + 60_000).toISOString();
      pull.timeline.push({ kind: 'baseRefChanged', from: 'evil', to: 'main', nodeId: 'BRC_1', actor, createdAt });
    },
    options: ASKED,
    says: /has not run; one of that name is from before the base branch was this one/,
  }),
  fail('red-green', {
    what: 'another pull request of the branch on another base',
    before: async (world, pull) => {
      evidence('success')(world, pull);
      const fork = await world.sim.addFork(world.repo, 'stranger');
      await world.sim.agent.openDraftPullRequest(null, {
        repository: world.repo,
        fork,
        branch: pull.pull.headRef,
        base: 'develop',
        title: 'x',
        body: '',
        files: { 'x.md': 'x\n' },
      });
    },
    options: ASKED,
    says: /has not run; another pull request of this branch has another base/,
  }),
  fail('red-green', {
    what: 'a workflow that is not on the default branch',
    before: evidence('success', { path: '.github/workflows/mine.yml' }),
    options: { inputs: { ...ASKED.inputs, 'evidence-workflow': 'mine.yml' } },
    says: /mine\.yml is not on the default branch/,
  }),
  exception('red-green', { what: 'succeeded', before: evidence('success'), options: ASKED, says: 'none' }),
  pass('secret', { what: 'none' }),
  fail('secret', {
    what: 'a token in a new line',
    fix: { files: { ...FIX, 'notes.txt': `see\ntoken ${TOKEN}\n` } },
    says: /form of a credential/,
    at: ['notes.txt', 2],
  }),
  exception('secret', {
    what: 'a token that is taken out',
    fix: async ({ repo }) => {
      await repo.push('main', { 'leak.txt': `token ${TOKEN}\n` }, { by: 'maria' });
      return { files: { ...FIX, 'leak.txt': 'token <token>\n' } };
    },
    says: 'none',
  }),
  pass('size', { what: 'small' }),
  fail('size', { what: 'too many files', fix: { files: many(51), body: folder }, says: /51 files change; 50 may/ }),
  fail('size', { what: 'too many lines', fix: { files: { 'notes.md': 'x\n'.repeat(1_001) } }, says: /1001 lines/ }),
  exception('size', {
    what: 'a higher limit in the inputs',
    fix: { files: many(51), body: folder },
    options: { inputs: { 'max-files': '60' } },
    says: 'none',
  }),
  pass('not-seen', { what: 'everything is seen' }),
  asks('not-seen', { what: 'a binary file', fix: { files: IMAGE }, says: /binary/, at: ['test/logo.png'] }),
  fail('not-seen', {
    what: 'more files than GitHub lists',
    fix: { files: many(3_002), body: folder },
    options: { inputs: { 'max-files': '3000', 'max-lines': '100000' } },
    says: /2 of 3002 changed files were not listed/,
    also: ['size'],
  }),
  exception('not-seen', {
    what: 'a binary file, approved',
    fix: { files: IMAGE },
    before: approve('not-seen'),
    says: 'none',
  }),
  pass('policy', { what: 'the same policy' }),
  fail('policy', {
    what: 'a branch from before the policy',
    fix: { from: 'older', base: 'main' },
    says: /policy on this branch/,
  }),
  exception('policy', {
    what: 'no policy is vendored at all',
    alone: true,
    fix: async ({ repo }) => {
      await repo.push(
        'main',
        { '.agent/hooks/policy.json': null, '.agent/hooks/policy.json.sha256': null },
        { by: 'maria' },
      );
      return {};
    },
    says: 'none',
  }),
];

/** A run of the template's workflow with one job. Gives the id of the run. */
function evidence(
  conclusion: string | null,
  { app, ...more }: EvidenceRun = {},
): (world: ContractWorld, pull: Pull) => string {
  return ({ repo }, pull) => {
    const id = 5_000_000 + pull.number;
    const { headRef, headSha } = pull.pull;
    const path = '.github/workflows/agent-red-green.yml';
    const actor = pull.user;
    repo.state.runs.set(id, {
      id,
      name: 'red-green',
      path,
      event: 'pull_request',
      headBranch: headRef,
      headSha,
      actor,
      createdAt: new Date(Date.now() + 1_000).toISOString(),
      status: 'completed',
      conclusion,
      attempt: 1,
      triggeringActor: actor,
      ...more,
    });
    repo.addCheckRun({ name: 'Red, then green', headSha, conclusion, workflowRunId: id, app });
    return String(id);
  };
}

interface EvidenceRun {
  readonly app?: { readonly id: number; readonly slug: string; readonly name: string };
  readonly path?: string;
  readonly event?: string;
  readonly headBranch?: string;
}

/** What the button "Update branch" does: a merge of the base branch into the head. */
async function updateBranch(repo: ContractWorld['repo'], pull: Pull): Promise<void> {
  const { git } = repo.state;
  const main = await repo.push('main', { 'other.md': 'other\n' }, { by: 'maria' });
  const head = await git.commit(pull.pull.headSha);
  if (head === null) throw new Error('the head is gone');
  const tree = await git.editTree(head.tree, { 'other.md': 'other\n' });
  const message = `Merge branch 'main' into ${pull.pull.headRef}`;
  const oid = git.writeCommit({ ...head, tree, parents: [head.oid, main], message });
  await repo.forceRef(pull.pull.headRef, oid);
  pull.pull.baseSha = main;
  pull.pull.headSha = oid;
}
