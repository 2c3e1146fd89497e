/**
 * The red-green workflow with its own default commands, `npm ci` and `npm test`, on a real merge of a pull request into its base: a
 * regression test passes with the fix and fails without it, and a test that passes without the fix as well is refused.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pullRequest } from '../workflows/events.ts';
import { file } from '../workflows/files.ts';
import { startAct } from './act.ts';
import { layOutProject } from './project.ts';
import type { Report } from './report.ts';

const WORKFLOW = file('action-templates/workflows/agent-red-green.yml');

const BASE = {
  'package.json': '{"name":"shop","version":"1.0.0","type":"module","scripts":{"test":"node --test"}}\n',
  'package-lock.json':
    '{"name":"shop","version":"1.0.0","lockfileVersion":3,"requires":true,"packages":{"":{"name":"shop","version":"1.0.0"}}}\n',
  'src/search.js': 'export const search = (text) => text;\n',
  'test/old.test.js': `import '../src/search.js';\n`,
};
const FIX = { 'src/search.js': `export const search = (text) => text.replaceAll("'", "''");\n` };
const testing = (expected: string): string =>
  `import assert from 'node:assert';\nimport { search } from '../src/search.js';\nassert.equal(search("${expected[0] ?? ''}"), "${expected.slice(1)}");\n`;

interface Case {
  readonly what: string;
  readonly files: Readonly<Record<string, string>>;
  readonly branch?: string;
  readonly code: 0 | 1;
  /** What the run says, and what it must not say. */
  readonly says: readonly string[];
  readonly never: readonly string[];
}
const HELD = 'The tests of the pull request fail on the base branch and pass with the fix.';
const SHOWS_NOTHING = 'they show nothing about the fix';

const CASES: readonly Case[] = [
  {
    what: 'the regression test passes with the fix and fails on the base',
    files: { ...FIX, 'test/quotes of search.test.js': testing(`'''`) },
    code: 0,
    says: [HELD],
    never: [SHOWS_NOTHING],
  },
  {
    what: 'a test that passes on the base already is refused',
    files: { ...FIX, 'test/search.test.js': testing('aa') },
    code: 1,
    says: [SHOWS_NOTHING],
    never: [HELD],
  },
  {
    what: 'a test that fails with the fix is refused before the base is tried',
    files: { ...FIX, 'test/search.test.js': testing(`'b`) },
    code: 1,
    says: ['Failure - Main Green: the tests pass with the fix'],
    never: [HELD, SHOWS_NOTHING],
  },
  { what: 'without a test there is nothing to show', files: FIX, code: 0, says: ['No test changes'], never: [HELD] },
  {
    what: 'another branch is not its business',
    files: { ...FIX, 'test/search.test.js': testing('aa') },
    branch: 'topic',
    code: 0,
    says: [],
    never: [HELD, SHOWS_NOTHING],
  },
];

export async function redGreen(actPath: string, report: Report): Promise<void> {
  const wanted = CASES.map((each) => ({ ...each, name: `${WORKFLOW.path}: ${each.what}` }));
  const project = layOutProject('stand-in');
  const act = await startAct(actPath, project);
  try {
    for (const { name, files, branch, code, says, never } of wanted.filter((each) => report.wants(each.name))) {
      const folder = mkdtempSync(join(tmpdir(), 'act-red-green-'));
      mergeOf(files, folder);
      const before = act.outside.length;
      const { log, ...ended } = await act.run({
        workflow: WORKFLOW,
        event: pullRequest({ action: 'opened', ...(branch === undefined ? {} : { branch }) }),
        secrets: {},
        variables: {},
        runner: { GITHUB_REPOSITORY: 'octo-org/octo-repo' },
        checkout: folder,
      });
      rmSync(folder, { recursive: true, force: true });
      const faults = [
        ...(ended.code === code ? [] : [`act ended with ${String(ended.code)}`]),
        ...says.filter((text) => !log.includes(text)).map((text) => `does not say: ${text}`),
        ...never.filter((text) => log.includes(text)).map((text) => `says: ${text}`),
        ...act.outside.slice(before),
      ];
      report.add(name, faults, log);
    }
  } finally {
    await act.close();
    rmSync(project, { recursive: true, force: true });
  }
}

/** As `actions/checkout` leaves it for a pull request: the merge of its branch into its base, with the history of both. */
function mergeOf(files: Readonly<Record<string, string>>, folder: string): void {
  const git = (...args: readonly string[]): unknown =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args]);
  const commit = (content: Readonly<Record<string, string>>): void => {
    for (const [path, text] of Object.entries(content)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    git('add', '--all');
    git('commit', '--quiet', '--message=fix(sec): change');
  };
  git('init', '--quiet', '--initial-branch=main');
  commit(BASE);
  git('checkout', '--quiet', '-b', 'fix/issue-1');
  commit(files);
  git('checkout', '--quiet', 'main');
  git('merge', '--quiet', '--no-ff', '--message=merge', 'fix/issue-1');
}
