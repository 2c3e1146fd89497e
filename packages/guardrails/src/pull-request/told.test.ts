import { expect, test } from '@jest/globals';
import type { RuleId } from './breach.ts';
import type { ChangedFile, Contract, PullRequestFacts } from './facts.ts';
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
import { judge } from './judge.ts';

/** In the form of a credential; put together here, so that no scanner takes this file for a leak. */
const TOKEN = ['ghp', 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0dF3gH6'].join('_');

const npmScripts = (before: object, after: object): Pick<PullRequestFacts, 'files' | 'manifests'> =>
  manifest('package.json', JSON.stringify({ scripts: before }, null, 1), JSON.stringify({ scripts: after }, null, 1));
const binary = (path: string, more: Partial<ChangedFile> = {}): ChangedFile => ({
  path,
  previous: undefined,
  status: 'modified',
  additions: 0,
  deletions: 0,
  patch: undefined,
  ...more,
});

interface Row {
  readonly rule: RuleId;
  readonly what: string;
  readonly change: Change;
  readonly contract?: Partial<Contract>;
  /** `severity file:line: what was seen` of each breach, the worst first; or how many there are. */
  readonly told: readonly string[] | number;
  /** What to do about the first. */
  readonly instead?: string;
}

const ROWS: readonly Row[] = [
  {
    rule: 'install-script',
    what: 'each name that an installer runs',
    change: npmScripts(
      { test: 'a' },
      Object.fromEntries([
        ...'preinstall install postinstall prepare preprepare postprepare prepublish prepublishOnly dependencies pnpm:devPreinstall post-update-cmd pre-autoload-dump'
          .split(' ')
          .map((name) => [name, 'x'] as const),
        ['test', 'a'],
      ]),
    ),
    told: 12,
    instead: 'Take the change of this script out; a person makes it in a pull request of their own.',
  },
  {
    rule: 'install-script',
    what: 'names that only look like one',
    change: npmScripts(
      {},
      Object.fromEntries(
        'xinstall installs prepublishNow my-prepare post-build preinstalled'.split(' ').map((name) => [name, 'x']),
      ),
    ),
    told: [],
  },
  {
    rule: 'install-script',
    what: 'a script that goes, and one that stays',
    change: npmScripts({ postinstall: 'a', install: 'b' }, { install: 'b' }),
    told: [],
  },
  {
    rule: 'install-script',
    what: 'a script of a new manifest',
    change: {
      files: [change('a/package.json', undefined, '{\n"scripts": {"install": "x"}\n}\n')],
      manifests: new Map([['a/package.json', '{\n"scripts": {"install": "x"}\n}\n']]),
    },
    told: ['fail a/package.json:2: the script install, which an installer runs by itself, becomes x'],
    instead: 'Take the change of this script out; a person makes it in a pull request of their own.',
  },
  {
    rule: 'install-script',
    what: 'a script that is no text, and a long one',
    change: npmScripts({}, { install: ['a'], postinstall: 'x'.repeat(200) }),
    told: [
      'fail package.json:3: the script install, which an installer runs by itself, becomes ["a"]',
      'fail package.json:6: the script postinstall, which an installer runs by itself, becomes xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    ],
    instead: 'Take the change of this script out; a person makes it in a pull request of their own.',
  },
  {
    rule: 'install-script',
    what: 'scripts that are none',
    change: {
      files: [
        change('package.json', '1', '[]'),
        change('b/package.json', '{"scripts": 1}', '{"scripts": null}'),
        change('c/package.json', '{', '"scripts"'),
      ],
      manifests: new Map([
        ['package.json', '[]'],
        ['b/package.json', '{"scripts": null}'],
        ['c/package.json', '"scripts"'],
      ]),
    },
    told: [],
  },
  {
    rule: 'install-script',
    what: 'a manifest with a mark at its beginning',
    change: manifest('package.json', '\uFEFF{}', '\uFEFF{"scripts": {"install": "x"}}'),
    told: ['fail package.json:1: the script install, which an installer runs by itself, becomes x'],
    instead: 'Take the change of this script out; a person makes it in a pull request of their own.',
  },
  {
    rule: 'install-script',
    what: 'a manifest that is taken out, or of another name',
    change: {
      files: [
        change('package.json', '{"scripts": {"install": "x"}}', undefined),
        change('my-package.json', '{}', '{"scripts": {"install": "x"}}'),
      ],
      manifests: new Map([
        ['package.json', '{"scripts": {"install": "y"}}'],
        ['my-package.json', '{"scripts": {"install": "x"}}'],
      ]),
    },
    told: [],
  },
  {
    rule: 'install-script',
    what: 'any script for a dependency',
    change: { ...npmScripts({ build: 'a' }, { build: 'b' }), id: 'dependabot-5' },
    told: ['ask package.json:3: the script build becomes b, for a new version of a dependency'],
    instead: 'Take the change of this script out; a person makes it in a pull request of their own.',
  },
  {
    rule: 'major-version',
    what: 'its line',
    change: manifest(
      'package.json',
      '{"dependencies":{\n"a":"^1.0.0",\n"lodash":"^1.0.0"\n}}\n',
      '{"dependencies":{\n"a":"^1.0.0",\n"x":"1",\n"lodash":"^2.0.0"\n}}\n',
    ),
    told: [
      'fail package.json:4: lodash goes from ^1.0.0 to ^2.0.0: another major version; the description does not say so',
      'ask package.json:4: lodash goes from ^1.0.0 to ^2.0.0: another major version',
    ],
    instead: 'Say in the description that a major version of lodash is required, and why.',
  },
  {
    rule: 'major-version',
    what: 'a property whose name is elsewhere',
    change: manifest(
      'pom.xml',
      '<project><properties><a.v>1.0</a.v></properties>\n<dependency><groupId>g</groupId><artifactId>lib</artifactId><version>\n1.0</version></dependency></project>\n',
      '<project><properties><a.v>1.0</a.v></properties>\n<dependency><groupId>g</groupId><artifactId>lib</artifactId><version>\n2.0</version></dependency></project>\n',
    ),
    told: [
      'fail pom.xml:3: g:lib goes from 1.0 to 2.0: another major version; the description does not say so',
      'ask pom.xml:3: g:lib goes from 1.0 to 2.0: another major version',
    ],
    instead: 'Say in the description that a major version of g:lib is required, and why.',
  },
  {
    rule: 'major-version',
    what: 'stated by the short name of a scope',
    change: {
      ...manifest('package.json', '{"dependencies":{"@acme/ui":"1.0.0"}}', '{"dependencies":{"@acme/ui":"2.0.0"}}'),
      says: 'A MAJOR version of UI.',
    },
    told: ['ask package.json:1: @acme/ui goes from 1.0.0 to 2.0.0: another major version'],
    instead: 'Stop and ask; a maintainer approves it on the newest commit, or take the smallest version that fixes it.',
  },
  {
    rule: 'major-version',
    what: 'a word that names another package',
    change: {
      ...manifest('package.json', '{"dependencies":{"@acme/ui":"1.0.0"}}', '{"dependencies":{"@acme/ui":"2.0.0"}}'),
      says: 'A major version of lodash.',
    },
    told: [
      'fail package.json:1: @acme/ui goes from 1.0.0 to 2.0.0: another major version; the description does not say so',
      'ask package.json:1: @acme/ui goes from 1.0.0 to 2.0.0: another major version',
    ],
    instead: 'Say in the description that a major version of @acme/ui is required, and why.',
  },
  {
    rule: 'major-version',
    what: 'the package without the word',
    change: {
      ...manifest('package.json', '{"dependencies":{"left":"1.0.0"}}', '{"dependencies":{"left":"2.0.0"}}'),
      says: 'left changes.',
    },
    told: [
      'fail package.json:1: left goes from 1.0.0 to 2.0.0: another major version; the description does not say so',
      'ask package.json:1: left goes from 1.0.0 to 2.0.0: another major version',
    ],
    instead: 'Say in the description that a major version of left is required, and why.',
  },
  {
    rule: 'major-version',
    what: 'a manifest that is new, gone, or moves without a change',
    change: {
      files: [
        change('package.json', undefined, '{"dependencies":{"a":"1"}}'),
        change('b/package.json', '{"dependencies":{"a":"1"}}', undefined),
        binary('c/package.json', { status: 'renamed', previous: 'd/package.json' }),
      ],
      manifests: new Map([['package.json', '{"dependencies":{"a":"2"}}']]),
    },
    told: [],
  },
  {
    rule: 'major-version',
    what: 'a manifest whose diff is not shown',
    change: { files: [binary('package.json')] },
    told: ['ask package.json: package.json cannot be read as a manifest before and after the change'],
    instead: 'A maintainer looks at it and approves it, or take the change of this file out.',
  },
  {
    rule: 'major-version',
    what: 'a manifest that moves and changes its kind',
    change: {
      files: [change('requirements.txt', 'a==1\n', 'a==2\n', 'constraints.txt')],
      manifests: new Map([['requirements.txt', 'a==2\n']]),
    },
    told: [
      'fail requirements.txt:1: a goes from ==1 to ==2: another major version; the description does not say so',
      'ask requirements.txt:1: a goes from ==1 to ==2: another major version',
    ],
    instead: 'Say in the description that a major version of a is required, and why.',
  },
  {
    rule: 'major-version',
    what: 'a dependency that is new, gone, or the same',
    change: manifest('package.json', '{"dependencies":{"a":"1","b":"1"}}', '{"dependencies":{"b":"1","c":"1"}}'),
    told: [],
  },
  {
    rule: 'major-version',
    what: 'a version that cannot be told',
    change: manifest('package.json', '{"dependencies":{\n"a":"1"}}', '{"dependencies":{\n"a":"next"}}'),
    told: ['ask package.json:2: a goes from 1 to next: whether that is another major version cannot be told'],
    instead: 'Stop and ask; a maintainer approves it on the newest commit, or take the smallest version that fixes it.',
  },
  {
    rule: 'lock-integrity',
    what: 'a lockfile that is gone',
    change: {
      files: [
        change('a/yarn.lock', 'a\n', undefined),
        change('yarn.old', 'a\n', 'b\n', 'yarn.lock'),
        change('notes.md', 'a\n', undefined),
      ],
    },
    told: ['fail a/yarn.lock: a/yarn.lock is deleted', 'fail yarn.old: yarn.lock becomes yarn.old'],
    instead: 'Put it back.',
  },
  {
    rule: 'lock-integrity',
    what: 'a lockfile that moves',
    change: { files: [change('b/yarn.lock', 'a\n', 'a\n', 'a/yarn.lock')] },
    told: [],
  },
  {
    rule: 'branch',
    what: 'a fork',
    change: { fromFork: true },
    told: ['fail: the branch is in a fork'],
    instead: 'Open it from a branch fix/<finding-id> of this repository.',
  },
  {
    rule: 'branch',
    what: 'another branch',
    change: { branch: 'escape' },
    told: ['fail: the branch is escape'],
    instead: 'Open it from a branch fix/<finding-id> of this repository.',
  },
  {
    rule: 'title',
    what: 'the longest summary',
    change: { title: 'fix: ' + 'x'.repeat(200) },
    told: [],
  },
  {
    rule: 'title',
    what: 'one character more',
    change: { title: 'fix: ' + 'x'.repeat(201) },
    told: [
      'fail: the title is fix: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    ],
    instead: 'Write fix: <one-line summary>, at most 200 characters.',
  },
  {
    rule: 'title',
    what: 'another beginning',
    change: { title: 'Fix: x' },
    told: ['fail: the title is Fix: x'],
    instead: 'Write fix: <one-line summary>, at most 200 characters.',
  },
  {
    rule: 'commits',
    what: 'another beginning, nothing behind it, a merge',
    change: {
      commits: [
        { oid: 'b'.repeat(40), message: 'escape\n\nmore', parents: 1 },
        { oid: 'c'.repeat(40), message: 'fix(deps):  \nx', parents: 1 },
        { oid: 'd'.repeat(40), message: 'Merge x', parents: 2 },
        { oid: 'e'.repeat(40), message: 'Octopus', parents: 3 },
      ],
      commitCount: 4,
    },
    told: [
      'fail: commit bbbbbbbbbbbb: escape',
      'fail: commit cccccccccccc: fix(deps):  ',
      'fail: commit eeeeeeeeeeee: Octopus',
    ],
    instead: 'Reword it to fix(sec): or fix(deps): and a summary.',
  },
  {
    rule: 'commits',
    what: 'the beginning of another kind',
    change: { commits: [{ oid: 'b'.repeat(40), message: 'fix(deps): x', parents: 1 }], id: 'code-scanning-2' },
    told: ['warn: commit bbbbbbbbbbbb: fix(deps): x'],
    instead: 'This kind of finding asks for fix(sec):.',
  },
  {
    rule: 'not-seen',
    what: 'commits that are not listed',
    change: { commitCount: 3 },
    told: ['fail: 2 of 3 commits were not listed'],
    instead: 'Squash the commits of the branch.',
  },
  {
    rule: 'closing-keyword',
    what: 'wherever it stands',
    change: {
      title: 'fix: closes #3',
      says: 'fixes octo-org/shop#4',
      commits: [{ oid: 'b'.repeat(40), message: 'fix(sec): x\n\nResolves #5', parents: 1 }],
    },
    told: [
      'fail: title: closes #3',
      'fail: description: fixes octo-org/shop#4',
      'fail: commit bbbbbbbbbbbb: Resolves #5',
    ],
    instead: 'Write Refs #3.',
  },
  {
    rule: 'draft',
    what: 'opened ready, a draft since',
    change: { draftSteps: [{ to: 'draft', by: MARIA }] },
    told: ['warn: it was not opened as a draft, and is one since'],
    instead: 'Nothing: open the next one as a draft.',
  },
  {
    rule: 'draft',
    what: 'never a draft',
    change: { isDraft: false },
    told: ['fail: it was not opened as a draft'],
    instead: 'Convert it to a draft; a person other than its author marks it as ready.',
  },
  {
    rule: 'draft',
    what: 'made ready by the agent',
    change: { isDraft: false, draftSteps: [{ to: 'ready', by: AGENT }] },
    told: ['fail: marked as ready by coding-agent[bot]'],
    instead: 'Convert it to a draft; a person other than its author marks it as ready.',
  },
  {
    rule: 'auto-merge',
    what: 'on',
    change: { autoMerge: 'on' },
    told: ['fail: auto-merge is on, and could not be switched off'],
    instead: 'Switch auto-merge off on the pull request.',
  },
  {
    rule: 'auto-merge',
    what: 'switched off',
    change: { autoMerge: 'switched-off' },
    told: ['warn: auto-merge was on; this check switched it off'],
    instead: 'Leave it off: a person merges.',
  },
  {
    rule: 'base-branch',
    what: 'another one',
    change: { baseBranch: 'develop' },
    told: ['fail: the base branch is develop'],
    instead: 'Change the base branch of the pull request to main.',
  },
  {
    rule: 'reviewers',
    what: 'nobody is asked',
    change: { requested: { users: ['x'], teams: [] } },
    contract: { reviewers: ['octo-org/security', 'maria'] },
    told: ['fail: not asked: octo-org/security, maria'],
    instead:
      'Request a review from octo-org/security, maria; a comment of a member takes the request of a team away, and is no approval.',
  },
  {
    rule: 'reviewers',
    what: 'a person reviewed',
    change: {
      requested: { users: [], teams: ['security'] },
      reviews: [{ by: MARIA, state: 'commented', commit: undefined }],
    },
    contract: { reviewers: ['octo-org/security', 'Maria'] },
    told: [],
  },
  {
    rule: 'reviewers',
    what: 'one of two teams is unseen',
    change: {
      requested: { users: [], teams: [] },
      teamReviews: [
        { team: 'octo-org/security', by: 'maria', membership: 'unseen' },
        { team: 'octo-org/ops', by: 'tom', membership: 'member' },
      ],
    },
    contract: { reviewers: ['octo-org/security', 'octo-org/ops'] },
    told: [
      'warn: maria approved, and octo-org/security is not asked; whether maria is a member, this token may not see',
    ],
    instead: 'See whether maria is a member, or give the check a token that may read the members.',
  },
  {
    rule: 'reviewers',
    what: 'a member and somebody unseen',
    change: {
      requested: { users: [], teams: [] },
      teamReviews: [
        { team: 'octo-org/security', by: 'maria', membership: 'unseen' },
        { team: 'Octo-Org/Security', by: 'tom', membership: 'member' },
      ],
    },
    told: [],
  },
  {
    rule: 'reviewers',
    what: 'none named, somebody asked',
    change: { requested: { users: ['x'], teams: [] } },
    contract: { reviewers: [] },
    told: [],
  },
  {
    rule: 'reviewers',
    what: 'none named, somebody reviewed',
    change: { requested: { users: [], teams: [] }, reviews: [{ by: MARIA, state: 'commented', commit: undefined }] },
    contract: { reviewers: [] },
    told: [],
  },
  {
    rule: 'reviewers',
    what: 'none named, the agent reviewed',
    change: { requested: { users: [], teams: [] }, reviews: [{ by: AGENT, state: 'approved', commit: undefined }] },
    contract: { reviewers: [] },
    told: ['warn: nobody is asked to review, and the settings name no reviewers'],
    instead: 'Request a review, and name `reviewers` in the settings.',
  },
  {
    rule: 'approvals',
    what: 'too few',
    change: { approvers: ['maria'] },
    contract: { approvals: 2 },
    told: ['fail: 1 of 2 approvals of the newest commit by people with write'],
    instead: 'Have more people with write approve the newest commit in a review, then run this check again.',
  },
  {
    rule: 'red-green',
    what: 'failed',
    change: { evidence: 'failure' },
    contract: { evidenceName: 'Red' },
    told: ['fail: the check Red of the newest commit failed'],
    instead: 'Have the regression test fail on the base branch and pass on this one; see the run of that check.',
  },
  {
    rule: 'red-green',
    what: 'not finished',
    change: { evidence: 'pending' },
    contract: { evidenceName: 'Red' },
    told: ['fail: the check Red of the newest commit is not finished'],
    instead: 'Have the regression test fail on the base branch and pass on this one; see the run of that check.',
  },
  {
    rule: 'red-green',
    what: 'skipped',
    change: { evidence: 'skipped' },
    contract: { evidenceName: 'Red' },
    told: ['fail: the check Red of the newest commit was skipped'],
    instead: 'Have the regression test fail on the base branch and pass on this one; see the run of that check.',
  },
  {
    rule: 'red-green',
    what: 'not run, and why',
    change: { evidence: 'absent', evidenceNote: 'x is not there' },
    contract: { evidenceName: 'Red' },
    told: ['fail: the check Red of the newest commit has not run; x is not there'],
    instead: 'Have the regression test fail on the base branch and pass on this one; see the run of that check.',
  },
  {
    rule: 'policy',
    what: 'another one',
    change: { policyAtHead: 'other' },
    told: ["fail: the guards' policy on this branch is not the one on the default branch"],
    instead: 'Bring the branch up to date with the default branch, and leave `.agent/hooks/` as it is there.',
  },
  {
    rule: 'description',
    what: 'a heading is missing, two are empty',
    change: { body: '## Finding\n\nTBD\n\n## Verification\n' },
    told: [
      'fail: below the heading Finding nothing is said',
      'fail: the heading Blast radius is missing',
      'fail: below the heading Verification nothing is said',
    ],
    instead: 'Write the heading ## Finding and below it the finding ID and the line Refs #<issue>.',
  },
  {
    rule: 'one-finding',
    what: 'two more, and a commit that is another’s too',
    change: { siblings: [8, 9], sameHead: [10] },
    told: [
      'fail: #8 is open for the same finding',
      'fail: #9 is open for the same finding',
      'fail: #10 has the same newest commit',
    ],
    instead: 'Close one of the two: this one, or #8.',
  },
  {
    rule: 'one-finding',
    what: 'without a branch that names one',
    change: { branch: 'x', siblings: [8] },
    told: ['fail: #8 is open for the same finding'],
    instead: 'Close one of the two: this one, or #8.',
  },
  {
    rule: 'one-finding',
    what: 'another id, and others',
    change: { body: bodyFor([CODE, TEST]).replace('`issue-12`', 'dependabot-3, issue-4, dependabot-3') },
    told: [
      'fail: the part Finding does not name issue-12',
      'fail: the part Finding names dependabot-3, issue-4 besides issue-12',
    ],
    instead: 'Write the finding ID issue-12 below that heading.',
  },
  {
    rule: 'one-finding',
    what: 'two references',
    change: { body: bodyFor([CODE, TEST]).replace('Refs #12', 'Refs #12, #13, #12') },
    told: ['fail: the part Finding references #12, #13'],
    instead: "Reference the finding's own issue alone.",
  },
  {
    rule: 'one-finding',
    what: 'no reference',
    change: { body: bodyFor([CODE, TEST]).replace('Refs #12', '') },
    told: ['fail: the description references no issue'],
    instead: 'Write the line Refs #12 first, in plain text.',
  },
  {
    rule: 'one-finding',
    what: 'another reference first',
    change: { body: 'see #3\n\n' + bodyFor([CODE, TEST]) },
    told: ['fail: the first reference is #3'],
    instead: 'Write the line Refs #12 first, in plain text.',
  },
  {
    rule: 'one-finding',
    what: 'a finding without an issue needs no reference',
    change: { id: 'CVE-2024-1' },
    told: [],
  },
  {
    rule: 'blast-radius',
    what: 'nothing on APIs, a file left out, others named',
    change: {
      files: [CODE, TEST, change('README.md', 'a\n', 'b\n')],
      body: bodyFor([CODE]).replace(
        '- Public APIs affected: none.',
        Array.from({ length: 7 }, (_, i) => '- lib/no' + i + '.ts').join('\n'),
      ),
    },
    told: 8,
    instead: 'Say there which public APIs are affected, or that none is.',
  },
  {
    rule: 'blast-radius',
    what: 'as many left out as are shown',
    change: {
      files: Array.from({ length: 20 }, (_, i) => change('a/' + i + '.md', undefined, 'x\n')),
      body: bodyFor([]),
    },
    contract: { maxFiles: 30 },
    told: 20,
    instead: 'Name it there, or its folder as a/.',
  },
  {
    rule: 'blast-radius',
    what: 'the old name of a file that moves',
    change: {
      files: [change('src/new.ts', 'a\n', 'b\n', 'src/old.ts'), TEST],
      body: bodyFor([TEST]).replace('- Public', '- src/old.ts → src/new.ts, test.ts\n- Public'),
    },
    told: [],
  },
  {
    rule: 'blast-radius',
    what: 'an absolute folder is none',
    change: { files: [CODE], body: bodyFor([]).replace('- Public', '- /\n- Public') },
    told: ['fail src/search.ts: the part Blast radius does not name src/search.ts'],
    instead: 'Name it there, or its folder as src/.',
  },
  {
    rule: 'tests-weakened',
    what: 'a test that is deleted, and one that moves away',
    change: { files: [change('src/a.test.ts', 'x\n', undefined), change('src/b.ts', 'x\n', 'x\n', 'src/b.test.ts')] },
    told: [
      'ask src/a.test.ts: the test file src/a.test.ts is deleted',
      'ask src/b.ts: the test file src/b.test.ts becomes src/b.ts, which no test runner looks for',
    ],
    instead: 'Put it back and mend the code; where the test itself is wrong, a maintainer approves it.',
  },
  {
    rule: 'tests-weakened',
    what: 'skipped, at its line',
    change: { files: [change('src/a.test.ts', 'a\nb\n', 'a\n  it.skip("b", f);\n')] },
    told: ['ask src/a.test.ts:2: skipped, limited or emptied: it.skip("b", f);'],
    instead: 'Put it back and mend the code; where the test itself is wrong, a maintainer approves it.',
  },
  {
    rule: 'tests-weakened',
    what: 'emptied',
    change: { files: [change('src/a.test.ts', 'a\n', 'expect(true).toBe(true);\n')] },
    told: ['ask src/a.test.ts:1: skipped, limited or emptied: expect(true).toBe(true);'],
    instead: 'Put it back and mend the code; where the test itself is wrong, a maintainer approves it.',
  },
  {
    rule: 'tests-weakened',
    what: 'a dozen skipped',
    change: { files: [change('src/a.test.ts', 'a\n', 'it.skip("b", f);\n'.repeat(12))] },
    told: 10,
    instead: 'Put it back and mend the code; where the test itself is wrong, a maintainer approves it.',
  },
  {
    rule: 'tests-weakened',
    what: 'Rust keeps its tests in the code',
    change: { files: [change('src/a.rs', 'a\n', '#[ignore]\n'), change('src/b.ts', 'a\n', 'it.skip("b", f)\n')] },
    told: ['ask src/a.rs:1: skipped, limited or emptied: #[ignore]'],
    instead: 'Put it back and mend the code; where the test itself is wrong, a maintainer approves it.',
  },
  {
    rule: 'tests-weakened',
    what: 'fewer cases, at the first',
    change: { files: [change('src/a.test.ts', 'x\nit("a", f);\nit("b", f);\nit("c", f);\n', 'x\nit("d", f);\n')] },
    told: ['ask src/a.test.ts:2: 2 test cases fewer than before'],
    instead: 'Put it back and mend the code; where the test itself is wrong, a maintainer approves it.',
  },
  {
    rule: 'tests-weakened',
    what: 'fewer assertions, at the first',
    change: { files: [change('src/a.test.ts', 'x\ny\nexpect(a);\nexpect(b);\n', 'x\ny\n')] },
    told: ['ask src/a.test.ts:3: 2 assertions fewer than before'],
    instead: 'Put it back and mend the code; where the test itself is wrong, a maintainer approves it.',
  },
  {
    rule: 'tests-weakened',
    what: 'as many cases and assertions',
    change: { files: [change('src/a.test.ts', 'it("a", f);\nexpect(a);\n', 'it("b", f);\nexpect(b);\n')] },
    told: [],
  },
  {
    rule: 'tests-weakened',
    what: 'code that asserts',
    change: { files: [change('src/a.ts', 'expect(a);\nit("a");\n', 'x\n')] },
    told: [],
  },
  {
    rule: 'tests-weakened',
    what: 'left out by the build, and another command',
    change: {
      files: [
        change(
          'package.json',
          '{\n  "pretest": "lint",\n  "test:unit": "jest",\n  "tests": "a"\n',
          '{\n  "x": "jest --passWithNoTests"\n',
        ),
      ],
    },
    told: [
      'ask package.json:2: tests are left out: "x": "jest --passWithNoTests"',
      'ask package.json:2: the test command changes: "pretest": "lint",',
    ],
    instead: 'Put it back and mend the code; where the test itself is wrong, a maintainer approves it.',
  },
  {
    rule: 'tests-weakened',
    what: 'a dozen left out by the build',
    change: {
      files: [
        change(
          'jest.config.js',
          'a\n',
          Array.from({ length: 12 }, (_, i) => 'testPathIgnorePatterns: [' + i + ']\n').join(''),
        ),
      ],
    },
    told: 10,
    instead: 'Put it back and mend the code; where the test itself is wrong, a maintainer approves it.',
  },
  {
    rule: 'tests-weakened',
    what: 'a file of another kind says nothing of the build',
    change: { files: [change('notes.md', 'branches: 90\n', 'testMatch: x\nbranches: 10\n')] },
    told: [],
  },
  {
    rule: 'tests-weakened',
    what: 'thresholds',
    change: {
      files: [
        change(
          'jest.config.js',
          'x\nbranches: 90,\nlines: 80,\nfunctions: 70,\nstatements: 60,\n',
          'x\nbranches: 10,\nlines: 80,\nfunctions: 71,\n',
        ),
      ],
    },
    told: [
      'ask jest.config.js:2: the threshold branches goes from 90 to 10',
      'ask jest.config.js:2: the threshold statements goes from 60 to nothing',
    ],
    instead: 'Put it back and mend the code; where the test itself is wrong, a maintainer approves it.',
  },
  {
    rule: 'tests-weakened',
    what: 'the same threshold twice',
    change: { files: [change('jest.config.js', 'lines: 80\nlines: 70\n', 'lines: 80,\nlines: 60\n')] },
    told: ['ask jest.config.js:1: the threshold lines goes from 70 to 60'],
    instead: 'Put it back and mend the code; where the test itself is wrong, a maintainer approves it.',
  },
  {
    rule: 'tests-weakened',
    what: 'a dozen thresholds',
    change: {
      files: [change('jest.config.js', Array.from({ length: 12 }, (_, i) => 'a' + i + '.lines: 80\n').join(''), '')],
    },
    told: 10,
    instead: 'Put it back and mend the code; where the test itself is wrong, a maintainer approves it.',
  },
  {
    rule: 'size',
    what: 'as much as may be',
    change: { files: [change('a.md', undefined, 'x\n'.repeat(60)), change('b.md', 'x\n'.repeat(40), undefined)] },
    told: [],
  },
  {
    rule: 'size',
    what: 'one line and one file more',
    change: { files: [change('a.md', undefined, 'x\n'.repeat(61)), change('b.md', 'x\n'.repeat(40), undefined)] },
    contract: { maxFiles: 1 },
    told: ['fail: 2 files change; 1 may', 'fail: 101 lines change, lockfiles left out; 100 may'],
    instead: 'Take out what the fix does not need: refactoring, formatting, other fixes.',
  },
  {
    rule: 'regression-test',
    what: 'two files of code',
    change: {
      files: [
        change('README.md', 'a\n', 'b\n'),
        CODE,
        change('src/b.ts', 'a\n', 'b\n'),
        change('src/c.ts', 'a\n', undefined),
      ],
    },
    told: ['ask src/search.ts: 2 files of code change, and no test'],
    instead: 'Add a test that fails without the change and passes with it; or a maintainer approves it.',
  },
  {
    rule: 'regression-test',
    what: 'code that goes',
    change: { files: [change('src/c.ts', 'a\n', undefined)] },
    told: [],
  },
  {
    rule: 'regression-test',
    what: 'a test in the same file',
    change: { files: [change('src/a.rs', 'a\n', '#[tokio::test]\n')] },
    told: [],
  },
  {
    rule: 'regression-test',
    what: 'a module of tests',
    change: { files: [change('src/a.rs', 'a\n', '#[cfg(test)]\n')] },
    told: [],
  },
  {
    rule: 'regression-test',
    what: 'a documented example',
    change: { files: [change('src/a.py', 'a\n', '    >>> f(1)\n')] },
    told: [],
  },
  {
    rule: 'regression-test',
    what: 'what only looks like an example',
    change: { files: [change('src/a.py', 'a\n', 'x >>> y\n')] },
    told: ['ask src/a.py: 1 files of code change, and no test'],
    instead: 'Add a test that fails without the change and passes with it; or a maintainer approves it.',
  },
  {
    rule: 'regression-test',
    what: 'a test that is taken out of the same file',
    change: { files: [change('src/a.rs', '#[test]\n', 'a\n')] },
    told: ['ask src/a.rs: 1 files of code change, and no test'],
    instead: 'Add a test that fails without the change and passes with it; or a maintainer approves it.',
  },
  {
    rule: 'secret',
    what: 'at its lines, certain ones first',
    change: { files: [change('a.txt', 'x\n', `x\ny\npassword = "hunter7xkqzjw"\nkey ${TOKEN}\n`)] },
    told: ['fail a.txt:4: added line: something in the form of a credential (github, 40 characters)'],
    instead: 'Take it out, have a person revoke it, and read it from the environment or the secret store instead.',
  },
  {
    rule: 'secret',
    what: 'twenty of many',
    change: { files: [change('a.txt', 'x\n', ('key ' + TOKEN + '\n').repeat(25))] },
    told: 20,
    instead: 'Take it out, have a person revoke it, and read it from the environment or the secret store instead.',
  },
  {
    rule: 'secret',
    what: 'in the texts',
    change: {
      title: 'fix: ' + TOKEN,
      says: TOKEN + ' password = "hunter7xkqzjw"',
      commits: [{ oid: 'b'.repeat(40), message: 'fix(sec): ' + TOKEN, parents: 1 }],
    },
    told: [
      'fail: title: something in the form of a credential (github, 40 characters)',
      'fail: description: something in the form of a credential (github, 40 characters)',
      'fail: commit bbbbbbbbbbbb: something in the form of a credential (github, 40 characters)',
    ],
    instead: 'Take it out, have a person revoke it, and read it from the environment or the secret store instead.',
  },
  {
    rule: 'not-seen',
    what: 'names',
    change: {
      files: [
        'a/./b.ts',
        'a/../b.ts',
        'a\u2028b.ts',
        'a..b.ts',
        '.x/b.ts',
        'p\u0430y/x.ts',
        'a/\u0440\u0440.ts',
        '\u03B1a.ts',
        'a\uFF0Eb',
        'docs/x.\u0440',
      ].map((path) => change(path, 'a\n', 'b\n')),
    },
    contract: { maxFiles: 30 },
    told: [
      'fail a/./b.ts: a/./b.ts: its name has characters that are not shown, or steps out of its folder',
      'fail a/../b.ts: a/../b.ts: its name has characters that are not shown, or steps out of its folder',
      'fail a\u2028b.ts: a\u2028b.ts: its name has characters that are not shown, or steps out of its folder',
      'ask p\u0430y/x.ts: p\u0430y/x.ts: its name mixes letters that look alike',
      'ask \u03B1a.ts: \u03B1a.ts: its name mixes letters that look alike',
      'ask a\uFF0Eb: a\uFF0Eb: its name mixes letters that look alike',
      'ask docs/x.\u0440: docs/x.\u0440: its name mixes letters that look alike',
    ],
    instead: 'Give the file a name of plain characters.',
  },
  {
    rule: 'not-seen',
    what: 'the old name',
    change: { files: [change('b.md', 'a\n', 'b\n', 'a\u202E.md')] },
    told: ['fail b.md: a\u202E.md: its name has characters that are not shown, or steps out of its folder'],
    instead: 'Give the file a name of plain characters.',
  },
  {
    rule: 'not-seen',
    what: 'characters, at their line',
    change: {
      files: [
        change('src/a.ts', 'x\n', 'x\ny\nz\u2066\n\u202E\n'),
        change('a.md', 'x\n', 'a\u200Bb\n'),
        change('b.md', 'a\u202Eb\n', 'x\n'),
      ],
    },
    told: ['ask src/a.ts:3: a line with characters that are not shown'],
    instead: 'Write them as escapes, or take them out.',
  },
  {
    rule: 'not-seen',
    what: 'links',
    change: {
      files: ['../a', './a', 'a/b', '/etc/passwd', 'a', 'a b/c', 'https://a.example/b', 'x'.repeat(200) + '/y'].map(
        (target, i) => ({
          ...change('l' + i, undefined, 'x'),
          patch: '@@ -0,0 +1 @@\n+' + target + '\n\\ No newline at end of file',
        }),
      ),
    },
    contract: { maxFiles: 30 },
    told: [
      'ask l0:1: l0 may be a link to ../a: GitHub shows one like a file of one line',
      'ask l1:1: l1 may be a link to ./a: GitHub shows one like a file of one line',
      'ask l2:1: l2 may be a link to a/b: GitHub shows one like a file of one line',
      'ask l3:1: l3 may be a link to /etc/passwd: GitHub shows one like a file of one line',
      'ask l7:1: l7 may be a link to xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: GitHub shows one like a file of one line',
    ],
    instead: 'Take the link out; in a file of one line, end the line.',
  },
  {
    rule: 'not-seen',
    what: 'a file of one line that is no link',
    change: {
      files: [
        { ...change('a', undefined, 'x'), patch: '@@ -0,0 +1 @@\n+a/b' },
        { ...change('b', 'y', 'x'), patch: '@@ -1 +1 @@\n-y\n+a/b\n\\ No newline at end of file' },
      ],
    },
    told: [],
  },
  {
    rule: 'protected-path',
    what: 'the groups, and both names',
    change: {
      files: [
        change('legal/x.md', 'a\n', 'b\n'),
        change('b.md', 'a\n', 'b\n', 'AGENTS.md'),
        change('a/.npmrc', 'a\n', 'b\n'),
        change('.gitattributes', 'a\n', 'b\n'),
      ],
    },
    told: [
      'fail legal/x.md: legal/x.md is protected (protected-paths of the settings)',
      'fail b.md: AGENTS.md → b.md is protected (automation)',
      'fail a/.npmrc: a/.npmrc is protected (checks, where packages come from)',
      'fail .gitattributes: .gitattributes is protected (what a diff shows, and what a job runs)',
    ],
    instead: 'Take the change of this file out; a person makes it in a pull request of their own.',
  },
  {
    rule: 'protected-path',
    what: 'every file by which packages come from elsewhere',
    change: {
      files:
        '.npmrc .yarnrc .yarnrc.yml .pnpmfile.cjs bunfig.toml pip.conf .pypirc uv.toml nuget.config .cargo/config .cargo/config.toml .bundle/config .mvn/x gradle-wrapper.properties .gitattributes action.yml action.yaml'
          .split(' ')
          .map((path) => change('web/' + path, 'a\n', 'b\n')),
    },
    contract: { maxFiles: 30 },
    told: 17,
    instead: 'Take the change of this file out; a person makes it in a pull request of their own.',
  },
  {
    rule: 'lockfile',
    what: 'another kind of finding',
    change: { id: 'code-scanning-2', files: [change('yarn.lock', 'a\n', 'b\n')] },
    told: ['fail yarn.lock: yarn.lock changes for code-scanning-2, which is no dependency finding'],
    instead: 'Take the change of this file out.',
  },
  {
    rule: 'lockfile',
    what: 'no manifest',
    change: { id: 'dependabot-2', files: [change('a/pnpm-lock.yaml', 'a\n', 'b\n')] },
    told: ['ask a/pnpm-lock.yaml: a/pnpm-lock.yaml changes, and no package.json or pnpm-workspace.yaml with it'],
    instead:
      'Make the change in package.json or pnpm-workspace.yaml and let the package manager write the lockfile; or a maintainer approves it.',
  },
  {
    rule: 'lockfile',
    what: 'a finding that the ledger does not know',
    change: {
      ledgerKind: 'unlisted',
      files: [change('yarn.lock', 'a\n', 'b\n'), change('package.json', '{}\n', '{ }\n')],
    },
    told: ['ask yarn.lock: yarn.lock changes; the ledger knows no finding issue-12 that it could be for'],
    instead: 'Take the change of this file out. Or a maintainer approves it.',
  },
  {
    rule: 'lockfile',
    what: 'a finding whose kind nothing tells',
    change: { files: [change('yarn.lock', 'a\n', 'b\n'), change('package.json', '{}\n', '{ }\n')] },
    told: ['ask yarn.lock: yarn.lock changes; that issue-12 is a dependency finding cannot be told from its id'],
    instead: 'Take the change of this file out. Or a maintainer approves it.',
  },
  {
    rule: 'lockfile',
    what: 'no finding',
    change: { branch: 'x', files: [change('yarn.lock', 'a\n', 'b\n'), change('package.json', '{}\n', '{ }\n')] },
    told: ['ask yarn.lock: yarn.lock changes; that this is a dependency finding cannot be told from its id'],
    instead: 'Take the change of this file out. Or a maintainer approves it.',
  },
  {
    rule: 'lockfile',
    what: 'one whose manifest is not known',
    change: { id: 'dependabot-2', files: [change('flake.lock', 'a\n', 'b\n')] },
    told: [],
  },
  {
    rule: 'lockfile',
    what: 'a manifest that moves away explains it',
    change: {
      id: 'dependabot-2',
      files: [change('yarn.lock', 'a\n', 'b\n'), change('x.json', 'a\n', 'b\n', 'package.json')],
    },
    told: [],
  },
  {
    rule: 'public-api',
    what: 'both names',
    change: { files: [change('src/api/a.ts', 'a\n', 'b\n'), change('src/b.ts', 'a\n', 'b\n', 'src/api/b.ts'), CODE] },
    told: [
      'ask src/api/a.ts: src/api/a.ts is public API by the settings',
      'ask src/b.ts: src/api/b.ts → src/b.ts is public API by the settings',
    ],
    instead: 'Stop and ask; a maintainer approves it on the newest commit, or it is taken out.',
  },
  {
    rule: 'not-seen',
    what: 'what the list does not show',
    change: {
      files: [
        binary('a.png', { status: 'other' }),
        { ...CODE, additions: 2 },
        { ...CODE, path: 'src/b.ts', deletions: 2 },
        binary('b.bin', { deletions: 1 }),
        binary('c.bin', { status: 'removed' }),
        binary('d.bin', { status: 'added', blob: 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391' }),
        binary('e.bin', { blob: 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391' }),
        binary('f.bin', { status: 'added', blob: 'x' }),
        binary('g.bin', { status: 'renamed', previous: 'h.bin' }),
      ],
      fileCount: 12,
    },
    contract: { maxFiles: 30 },
    told: 8,
    instead: 'Make the change smaller.',
  },
  {
    rule: 'not-seen',
    what: 'submodules',
    change: {
      files: [
        change('lib/x', undefined, 'Subproject commit ' + 'a'.repeat(40) + '\n'),
        change('a.md', undefined, 'Subproject commit abc\n'),
        change('b.md', undefined, 'the Subproject commit ' + 'a'.repeat(40) + '\n'),
      ],
    },
    told: ['ask lib/x: lib/x is a submodule: other code comes in'],
    instead: 'Take it out, or a maintainer looks at it and approves it.',
  },
  {
    rule: 'migration',
    what: 'migrations, descriptions, statements',
    change: {
      files: [
        change('db/migrations/1.sql', undefined, 'x\n'),
        change('b.sql', 'a\n', 'x\n', 'db/migrations/2.sql'),
        change('db/schema.rb', 'a\n', 'b\n'),
        change('c.SQL', 'a\n', 'a\n  drop table x;  \n'),
        change('d.sql', 'a\ncreate index x\n', 'a\n'),
        change('e.txt', 'a\n', 'ALTER TABLE x\n', 'e.sql'),
      ],
    },
    told: [
      'ask db/migrations/1.sql: db/migrations/1.sql is a migration',
      'ask b.sql: db/migrations/2.sql → b.sql is a migration',
      'ask db/schema.rb: db/schema.rb describes the database',
      'ask c.SQL:2: c.SQL: drop table x;',
      'ask d.sql:2: d.sql: create index x',
      'ask e.txt:1: e.sql → e.txt: ALTER TABLE x',
    ],
    instead: 'Stop and ask; a maintainer approves it on the newest commit, or it is taken out.',
  },
];

/** What a person reads of each rule: where, what was seen, what to do instead. */
test.each(ROWS)('$rule, told: $what', ({ rule, change: changes, contract, told, instead }) => {
  const { results } = judge(facts(changes), { ...CONTRACT, ...contract });
  const breaches = results.find((result) => result.rule === rule)?.breaches ?? [];
  const found = breaches.map(
    ({ severity, path, line, seen }) =>
      `${severity}${path === undefined ? '' : ` ${path}`}${line === undefined ? '' : `:${line}`}: ${seen}`,
  );
  expect(typeof told === 'number' ? found.length : found).toEqual(told);
  expect(breaches[0]?.instead).toBe(instead);
});
