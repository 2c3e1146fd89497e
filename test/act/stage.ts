/** The simulator and act together: one repository, its people, and a way to run a workflow for a delivery. */
import { rmSync } from 'node:fs';
import { WORKFLOW_PERMISSIONS, startSimulator } from '@agent-remediation/simulator';
import type { Delivery, Issue, RepositoryHandle, Simulator } from '@agent-remediation/simulator';
import type { WorkflowFile } from '../workflows/files.ts';
import { startAct } from './act.ts';
import type { Act, ActResult } from './act.ts';
import { layOutProject } from './project.ts';

export const MAINTAINER = 'maria';
/** The check that the settings name as evidence for a merged fix (D14). */
export const CHECK = 'ci';
/** Of no model: the agent of the batch is a stand-in. */
export const MODEL_KEY = 'model-key-0123456789';
const SETTINGS = `version: 1\nclosing:\n  checks: [${CHECK}]\n`;

export interface Stage {
  readonly sim: Simulator;
  readonly repository: RepositoryHandle;
  readonly act: Act;
  /**
   * Runs one workflow for one delivery; the token has what the workflow's jobs ask for, and nothing else.
   * `attempt` 2: as a re-run of a run that was created `ageHours` ago.
   */
  run(workflow: WorkflowFile, delivery: Delivery, options?: RunOptions): Promise<ActResult>;
  /** CI ran for this commit and its check succeeded. */
  succeedCi(commit: string): void;
  close(): Promise<void>;
}

export interface RunOptions {
  readonly attempt?: number;
  readonly ageHours?: number;
  /** The folder that the workflow's checkout copies: a clone at the commit of the run. */
  readonly checkout?: string;
}

export interface StageOptions {
  readonly actPath: string;
  readonly bundles: 'committed' | 'sources';
  /** `false`: a repository that has neither settings nor a ledger. */
  readonly settings: boolean;
  /** Further files of the repository, or others in the place of these. */
  readonly files?: Readonly<Record<string, string>>;
  /** A permission that the token lacks although the workflow asks for it: shows that the grant is needed. */
  readonly without?: string;
}

export async function openStage({ actPath, bundles, settings, files: more, without }: StageOptions): Promise<Stage> {
  const project = layOutProject(bundles);
  const act = await startAct(actPath, project);
  const sim = await startSimulator();
  const files = {
    'src/search.js': 'query(text)\n',
    ...(settings ? { '.github/agent-remediation.yml': SETTINGS } : {}),
    ...more,
  };
  const repository = await sim.addRepository({ owner: 'octo-org', name: 'octo-repo', private: true, files });
  repository.setPermission(MAINTAINER, 'admin');
  // GitHub's run ids are longer by now; the simulator's GraphQL answers numbers of 32 bits only.
  let runId = 9_000_000_000;
  return {
    sim,
    repository,
    act,
    async run(workflow, delivery, { attempt = 1, ageHours = 0, checkout } = {}) {
      runId += 1;
      const headSha = headOf(delivery) ?? (await repository.head());
      registerRun({ sim, repository, event: delivery.name, headSha, runId, attempt, ageHours });
      const permissions = grants(workflow, without);
      const token = sim.addToken({ repositories: [repository.fullName], permissions });
      return act.run({
        workflow,
        event: delivery,
        secrets: {
          GITHUB_TOKEN: token.value,
          AGENT_API_KEY: sim.sessionKey,
          AGENT_ORG_ID: sim.orgId,
          AGENT_MODEL_KEY: MODEL_KEY,
        },
        variables: { AGENT_BASE_URL: sim.sessionUrl },
        runner: {
          GITHUB_API_URL: sim.apiUrl,
          GITHUB_GRAPHQL_URL: sim.graphqlUrl,
          GITHUB_SERVER_URL: sim.serverUrl,
          GITHUB_REPOSITORY: repository.fullName,
          GITHUB_RUN_ID: String(runId),
          GITHUB_RUN_ATTEMPT: String(attempt),
          GITHUB_TRIGGERING_ACTOR: MAINTAINER,
        },
        // Plain http is refused everywhere else (P5).
        environment: { AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '1' },
        ...(checkout === undefined ? {} : { checkout }),
      });
    },
    succeedCi(commit) {
      runId += 1;
      registerRun({ sim, repository, event: 'push', headSha: commit, runId, attempt: 1, ageHours: 0 });
      repository.addCheckRun({ name: CHECK, headSha: commit, status: 'completed', conclusion: 'success' });
    },
    async close() {
      await act.close();
      await sim.close();
      rmSync(project, { recursive: true, force: true });
    },
  };
}

interface Registered {
  readonly sim: Simulator;
  readonly repository: RepositoryHandle;
  readonly event: string;
  readonly headSha: string;
  readonly runId: number;
  readonly attempt: number;
  readonly ageHours: number;
}

/** GitHub knows every run: a re-run's age is asked for, and a check belongs to the run of its commit. */
function registerRun({ sim, repository, event, headSha, runId, attempt, ageHours }: Registered): void {
  const actor = sim.world.users.get(MAINTAINER);
  if (actor === undefined) throw new Error(`${MAINTAINER} is not known to the simulator`);
  repository.state.runs.set(runId, {
    id: runId,
    name: event === 'push' ? 'CI' : 'agent remediation',
    path: '.github/workflows/agent.yml',
    event,
    headBranch: 'main',
    headSha,
    actor,
    createdAt: new Date(Date.now() - ageHours * 3_600_000).toISOString(),
    status: 'in_progress',
    conclusion: null,
    attempt,
    triggeringActor: actor,
  });
}

/** The run of a pull request belongs to its head commit; every other one here to the default branch's. */
function headOf({ payload }: Delivery): string | undefined {
  const head = field(field(payload, 'pull_request'), 'head');
  const sha = field(head, 'sha');
  return typeof sha === 'string' ? sha : undefined;
}
function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

type Grants = typeof WORKFLOW_PERMISSIONS;

/** The permissions of the workflow's jobs as a token has them. Every token may read metadata. */
function grants({ content }: WorkflowFile, without: string | undefined): Grants {
  const asked = Object.values(content.jobs).flatMap((job) => Object.entries(job.permissions ?? {}));
  const left = asked.filter(([scope]) => scope !== without);
  const named = left.map(([scope, level]) => [scope.replaceAll('-', '_'), level] as const);
  return Object.fromEntries([...named, ['metadata', 'read']]);
}

export function labelsOf(issue: Issue): string[] {
  return issue.labels.map(({ name }) => name).sort();
}
