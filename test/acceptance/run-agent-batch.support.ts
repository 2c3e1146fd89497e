import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standIn } from '../../packages/agent-batch/src/agent/sdk-stand-in.test-support.ts';
import { plays } from './run-agent-batch.plays.ts';
import { inWorld, type Delivered, type Delivery, type DeliverOptions, type Repository, type World } from './world.ts';

/** What the templates grant each of the three jobs. */
const CLAIM_PERMISSIONS = {
  actions: 'read',
  contents: 'write',
  issues: 'write',
  metadata: 'read',
  pull_requests: 'read',
  security_events: 'read',
  vulnerability_alerts: 'read',
} as const;
const PUBLISH_PERMISSIONS = {
  contents: 'write',
  issues: 'write',
  metadata: 'read',
  pull_requests: 'write',
} as const;

export const BATCH_SETTINGS = `version: 1
engine: batch
reviewers: [rita, octo-org/security]
commands:
  setup: ['echo ran >> "$TMPDIR/setup.log"']
  test: node test/run.mjs
limits:
  per-day: 50
  per-repository-per-day: 50
  open: 50
`;

/** A program with one file for each of so many findings, and a runner for its tests. */
function files(count: number): Readonly<Record<string, string>> {
  const sources = Array.from({ length: count }, (_, index) => [
    `src/s${index + 1}.mjs`,
    `export const value = 'unsafe';\n`,
  ]);
  return {
    ...Object.fromEntries(sources),
    'test/run.mjs': `import { readdirSync } from 'node:fs';
for (const name of readdirSync(new URL('.', import.meta.url))) if (name.endsWith('.test.mjs')) await import(\`./\${name}\`);
`,
    'AGENTS.md': '# Rules\n\nRun `node test/run.mjs`.\n',
    'package.json': '{}\n',
  };
}

export type Step = 'claim' | 'agent' | 'publish';

/** One batch in a world: a checkout, the folder of artifacts, and the three jobs. */
export interface Batch {
  readonly world: World;
  readonly workspace: string;
  readonly folder: string;
  /** Where the runner keeps its temporary files. */
  readonly temporary: string;
  readonly runId: number;
  /** Runs one of the jobs through the committed bundle. */
  readonly run: (step: Step, options?: DeliverOptions & { readonly event?: Delivery }) => Promise<Delivered>;
  /** All three, one after the other. */
  readonly all: (options?: DeliverOptions & { readonly event?: Delivery }) => Promise<readonly Delivered[]>;
  /** The artifact of the agent's job is lost with its runner; the claims are those of the first job. */
  readonly lose: (place: 'results' | 'claims' | 'briefs') => void;
  readonly pulls: () => readonly PullShown[];
  /** What the stand-in for the agent SDK noted. */
  readonly notes: () => string;
  readonly results: (findingId: string) => unknown;
}

export interface PullShown {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly draft: boolean;
  readonly branch: string;
  readonly base: string;
  readonly reviewers: readonly string[];
  readonly teams: readonly string[];
}

export interface BatchOptions {
  readonly settings?: string;
  /** Source files, so many. */
  readonly files?: number;
  /** The list of findings in the workspace: `scenario <name> on <file>`. */
  readonly findings?: readonly string[];
}

export function batching<Result>(options: BatchOptions, work: (batch: Batch) => Promise<Result>): Promise<Result> {
  return inWorld({ settings: options.settings ?? BATCH_SETTINGS }, async (world) => {
    const { repo, sim } = world;
    sim.addUser({ login: 'rita' });
    await repo.push('main', files(options.files ?? 3), { by: 'maria', message: 'program' });
    const place = mkdtempSync(join(tmpdir(), 'batch-'));
    try {
      const batch = open(world, place, options.findings ?? []);
      const result = await work(batch);
      sim.assertStrict();
      return result;
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  });
}

function open(world: World, place: string, findings: readonly string[]): Batch {
  const { repo, sim } = world;
  const [workspace, temporary] = [join(place, 'workspace'), join(place, 'temp')];
  const folder = join(workspace, '.agent-batch');
  const notes = join(place, 'notes.txt');
  const runId = 4_711;
  for (const made of [temporary, join(place, 'agent-sdk')]) mkdirSync(made);
  execFileSync('git', ['clone', '--quiet', repo.gitDirectory, workspace], { stdio: 'pipe' });
  // Outside of the checkout, as the user's own step would install it.
  for (const [name, text] of Object.entries(standIn(plays(notes)))) writeFileSync(join(place, 'agent-sdk', name), text);
  writeFileSync(join(workspace, 'findings.json'), JSON.stringify({ version: 1, findings: findings.map(listed) }));
  let digest = '';
  const run: Batch['run'] = async (step, { event, ...more } = {}) => {
    const made = await world.run(
      'run-agent-batch',
      event ?? repo.workflowDispatch('agent-batch.yml', {}, { by: 'maria' }),
      {
        runId,
        token: sim.addToken({
          repositories: [repo.fullName],
          permissions:
            step === 'publish' ? PUBLISH_PERMISSIONS : step === 'claim' ? CLAIM_PERMISSIONS : { metadata: 'read' },
        }),
        ...more,
        env: { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temporary, ...more.env },
        inputs: {
          step,
          ...(step === 'publish' ? { 'claims-digest': digest } : {}),
          ...(step === 'claim' && event === undefined ? { 'finding-lists': 'findings.json' } : {}),
          ...(step === 'agent' ? { 'agent-sdk': '../agent-sdk', 'agent-key': 'model-key-0123456789' } : {}),
          ...more.inputs,
        },
      },
    );
    if (step === 'claim' && more.runId === undefined) digest = made.outputs['digest'] ?? digest;
    return made;
  };
  return {
    world,
    workspace,
    folder,
    temporary,
    runId,
    run,
    all: async (options) => [await run('claim', options), await run('agent', options), await run('publish', options)],
    lose: (name) => rmSync(join(folder, name), { recursive: true, force: true }),
    pulls: () => pullsOf(repo),
    notes: () => (existsSync(notes) ? readFileSync(notes, 'utf8') : ''),
    results: (findingId) => JSON.parse(readFileSync(join(folder, 'results', `${findingId}.json`), 'utf8')) as unknown,
  };
}

function listed(title: string, index: number): unknown {
  return { id: `F-${String(index + 1).padStart(2, '0')}`, title, severity: 'high', kind: 'code', explanation: title };
}

function pullsOf(repo: Repository): readonly PullShown[] {
  return [...repo.state.issues.values()].flatMap(({ number, title, body, pull }) =>
    pull === null
      ? []
      : [
          {
            number,
            title,
            body: body ?? '',
            draft: pull.draft,
            branch: pull.headRef,
            base: pull.baseRef,
            reviewers: pull.requestedReviewers.map(({ login }) => login),
            teams: pull.requestedTeams,
          },
        ],
  );
}
