/**
 * The batch as its template runs it: three jobs with a workspace each and artifacts in between, `npm ci` of the agent's own lock file,
 * the committed bundle in each job, real git. In the agent's place is the stand-in that the adapter's own tests use.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReasonCode } from '@agent-remediation/conventions';
import type { Delivery } from '@agent-remediation/simulator';
import type { Play, Step } from '../../packages/agent-batch/src/agent/sdk-fake.test-support.ts';
import { standIn } from '../../packages/agent-batch/src/agent/sdk-stand-in.test-support.ts';
import { SDK_PACKAGE, SDK_VERSION } from '../../packages/agent-batch/src/agent/sdk-types.ts';
import { TEMPLATES } from '../workflows/files.ts';
import { perform } from './chapter.ts';
import type { Chapter, Write } from './chapter.ts';
import type { Report } from './report.ts';
import { MAINTAINER, MODEL_KEY } from './stage.ts';
import type { StageOptions } from './stage.ts';

const TEMPLATE = 'agent-batch';
const ENDINGS = ['batch-claimed', 'batch-worked', 'batch-published'] as const;

const SETTINGS = `version: 1
engine: batch
commands:
  setup: [npm ci]
  test: npm test
`;
const TEST = `import { value } from '../src/value.mjs';\nif (value !== 'safe') throw new Error(value);\n`;

const write = (path: string, content: string): Step => ({
  tool: 'Write',
  input: { file_path: `{cwd}/${path}`, content },
});
const command = (text: string): Step => ({ tool: 'Bash', input: { command: text } });

/** What the agent does, by the finding that its brief names. */
const PLAYS: readonly Play[] = [
  {
    when: 'fix/code-scanning-2',
    steps: [write('src/value.mjs', `export const value = 'still unsafe';\n`), write('test/value.test.mjs', TEST)],
  },
  {
    steps: [
      command('git push origin HEAD:main'),
      write('src/value.mjs', `export const value = 'safe';\n`),
      write('test/value.test.mjs', TEST),
      command('node --test'),
      { stop: 'The value was unsafe. A test shows that it is safe now.' },
    ],
  },
];

const manifest = (name: string, more: object): string => JSON.stringify({ name, version: '1.0.0', ...more });

/** The repository of a user who followed docs/agent-batch.md; the package that is installed lies in the repository itself. */
function repositoryFiles(): Readonly<Record<string, string>> {
  const agent = '.github/agent-sdk';
  const dependencies = { [SDK_PACKAGE]: 'file:stand-in' };
  const packages = {
    '': { dependencies },
    [`node_modules/${SDK_PACKAGE}`]: { resolved: 'stand-in', link: true },
    'stand-in': { name: SDK_PACKAGE, version: SDK_VERSION },
  };
  const lock = { lockfileVersion: 3, requires: true };
  return {
    '.github/agent-remediation.yml': SETTINGS,
    'AGENTS.md': '# Rules\n\nRun `npm test`.\n',
    'package.json': manifest('shop', { type: 'module', scripts: { test: 'node --test' } }),
    'package-lock.json': manifest('shop', { ...lock, packages: { '': { name: 'shop', version: '1.0.0' } } }),
    'src/value.mjs': `export const value = 'unsafe';\n`,
    [`${agent}/package.json`]: JSON.stringify({ private: true, dependencies }),
    [`${agent}/package-lock.json`]: JSON.stringify({ ...lock, packages }),
    ...Object.fromEntries(Object.entries(standIn(PLAYS)).map(([name, text]) => [`${agent}/stand-in/${name}`, text])),
  };
}

/** Runs the template for an event on a checkout of the default branch. */
async function run(chapter: Chapter, delivery: Delivery, endings: readonly ReasonCode[] = ENDINGS) {
  const { repository } = chapter.stage;
  const checkout = mkdtempSync(join(tmpdir(), 'act-checkout-'));
  execFileSync('git', ['clone', '--quiet', repository.gitDirectory, checkout], { stdio: 'pipe' });
  try {
    await chapter.run(TEMPLATE, delivery, endings, { checkout });
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
}

function pullsOf({ stage: { repository } }: Chapter): readonly string[] {
  const pulls = [...repository.state.issues.values()].flatMap(({ pull }) => pull ?? []);
  return pulls.map(({ draft, headRef, baseRef }) => `${draft ? 'draft' : 'ready'} ${headRef} to ${baseRef}`);
}

async function byLabel(chapter: Chapter): Promise<void> {
  const { repository } = chapter.stage;
  const { issue } = repository.openIssue({ title: 'The value is unsafe', body: 'See src.', by: MAINTAINER });
  const labeled = repository.addLabel(issue, 'agent-remediate', { by: MAINTAINER });
  await run(chapter, labeled);
  chapter.is('pull requests', pullsOf(chapter), [`draft fix/issue-${issue.number} to main`]);
  chapter.is(
    'the change',
    await repository.readFile('src/value.mjs', `fix/issue-${issue.number}`),
    `export const value = 'safe';\n`,
  );
  chapter.is('a forbidden command was blocked', chapter.log.includes('issue-1: blocked Bash: push-main'), true);
  chapter.is('the key of the model in a log', chapter.log.includes(MODEL_KEY), false);
  chapter.is('sessions at the session service', chapter.stage.sim.sessions.length, 0);
  await run(chapter, labeled, ['already-handed-off']);
  chapter.is('pull requests after the same event again', pullsOf(chapter).length, 1);
}

/** Two findings of the queue by hand: one is mended, the tests of the other stay red. */
async function byHand(chapter: Chapter): Promise<void> {
  const { repository } = chapter.stage;
  const createdAt = '2026-01-01T00:00:00Z';
  repository.alerts.codeScanning.addMany(3, () => ({ securitySeverity: 'high', createdAt }));
  repository.alerts.addAnalysis();
  const inputs = { findings: '2' };
  await run(chapter, repository.workflowDispatch(`.github/workflows/${TEMPLATE}.yml`, inputs, { by: MAINTAINER }));
  chapter.is('pull requests', pullsOf(chapter), ['draft fix/code-scanning-1 to main']);
  chapter.is('what became of the other', /code-scanning-2.*tests-red/.test(chapter.log), true);
}

const CHAPTERS: Readonly<Record<string, Write>> = {
  'a label: claim, agent and publish make one draft pull request': byLabel,
  'two of the queue by hand: one draft pull request, and one that stays red has none': byHand,
};

export async function batch(base: Pick<StageOptions, 'actPath' | 'bundles'>, report: Report): Promise<void> {
  for (const [what, play] of Object.entries(CHAPTERS)) {
    const name = `${TEMPLATES}/${TEMPLATE}.yml: ${what}`;
    if (!report.wants(name)) continue;
    const options = { ...base, folder: TEMPLATES, settings: false, files: repositoryFiles() };
    const { faults, log } = await perform({ ...options, write: play });
    report.add(name, faults, log);
  }
}
