/**
 * What the linters do not know: this project's own rules for workflows (architecture "Trust", D12, D27, D28, P14).
 * Each rule returns one line per breach; an empty list means that the file keeps them all.
 */
import { PROJECT } from '../../packages/build/src/tools.ts';
import { manifestOf } from './files.ts';
import type { Job, Step, WorkflowFile } from './files.ts';

type Rule = (file: WorkflowFile) => readonly string[];

function jobs({ content }: WorkflowFile): (readonly [string, Job])[] {
  return Object.entries(content.jobs);
}
function steps(file: WorkflowFile): (readonly [string, Job, Step])[] {
  return jobs(file).flatMap(([id, job]) => (job.steps ?? []).map((step) => [id, job, step] as const));
}
function isOurs(uses: string): boolean {
  return uses.startsWith(`${PROJECT}/actions/`) || uses.startsWith(`${PROJECT}/.github/workflows/`);
}
/** Ours to ship: what users copy or call, as opposed to this repository's own CI. */
function isShipped({ place }: WorkflowFile): boolean {
  return place !== 'own';
}

/** Files that are to be checked have to be there: in a workflow without a secret that may read contents and nothing else. */
function mayCheckOut(file: WorkflowFile): boolean {
  return (
    !file.text.includes('secrets.') &&
    jobs(file).every(([, job]) => JSON.stringify(job.permissions) === '{"contents":"read"}')
  );
}

/** The job of the batch in which the agent and the project's own commands run: it may read contents and nothing else. */
function isAgentsJob({ path }: WorkflowFile, id: string, job: Job): boolean {
  return (
    path.endsWith('/agent-batch.yml') && id === 'agent' && JSON.stringify(job.permissions) === '{"contents":"read"}'
  );
}

/** GitHub's own actions that take files from one job of a run to another: they run no code of the files. */
function isTransfer({ path }: WorkflowFile, uses: string | undefined): boolean {
  return path.endsWith('/agent-batch.yml') && /^actions\/(?:upload|download)-artifact@/.test(uses ?? '');
}

function isOfPullRequests({ content }: WorkflowFile): boolean {
  return Object.keys(content.on).join() === 'pull_request';
}

/** Judges a pull request from outside: nothing of it is checked out or run, no secret is there, and contents are only read. */
function looksOnly(file: WorkflowFile): boolean {
  return (
    !file.text.includes('secrets.') &&
    jobs(file).every(([, job]) => job.permissions?.['contents'] === 'read' && job.environment === undefined) &&
    steps(file).every(([, , step]) => step.run === undefined && step.uses !== undefined && isOurs(step.uses))
  );
}

/** Everything that a file calls, actions and workflows alike. */
export function usesOf(file: WorkflowFile): string[] {
  return [...jobs(file).map(([, job]) => job.uses), ...steps(file).map(([, , step]) => step.uses)].filter(
    (uses) => uses !== undefined,
  );
}

export const RULES = {
  'every uses is pinned to a full commit': (file) => usesOf(file).filter((uses) => !/@[0-9a-f]{40}$/.test(uses)),

  'no permission at the top': ({ content }) =>
    JSON.stringify(content.permissions) === '{}' ? [] : [`permissions: ${JSON.stringify(content.permissions)}`],

  'every job names its permissions': (file) =>
    jobs(file)
      .filter(([, job]) => job.permissions === undefined)
      .map(([id]) => id),

  'a reason beside every grant': (file) => {
    const grants = jobs(file).flatMap(([, job]) => Object.keys(job.permissions ?? {}));
    const lines = file.text.split('\n').filter((line) => /^ +[a-z-]+: (?:read|write)(?: |$)/.test(line));
    const bare = lines.filter((line) => !/ # \S.{9,}$/.test(line)).map((line) => line.trim());
    // A grant written in another form than one line each would escape the lines above.
    return lines.length === grants.length ? bare : [`${grants.length} grants on ${lines.length} lines`];
  },

  'no expression in a script': (file) =>
    steps(file)
      .filter(([, , step]) => step.run?.includes('${{'))
      .map(([, , step]) => step.run ?? ''),

  'no script, checkout or foreign action in what we ship': (file) =>
    isShipped(file)
      ? [
          // A pull request's code has to run where its tests are to be seen: with nothing but the right to read.
          ...steps(file)
            .filter(([, , step]) => step.run !== undefined && !(mayCheckOut(file) && isOfPullRequests(file)))
            .filter(([id, job]) => !isAgentsJob(file, id, job))
            .map(([, , step]) => `run: ${step.run ?? ''}`),
          ...jobs(file)
            .flatMap(([id, job]) => [
              { id, job, uses: job.uses },
              ...(job.steps ?? []).map(({ uses }) => ({ id, job, uses })),
            ])
            .filter(({ uses }) => uses !== undefined && !isOurs(uses) && !isTransfer(file, uses))
            .filter(({ id, job, uses }) => {
              const files = mayCheckOut(file) || isAgentsJob(file, id, job);
              return !(uses?.startsWith('actions/checkout@') && files);
            })
            .map(({ uses }) => uses ?? ''),
        ]
      : [],

  'a job that may write contents has one step': (file) =>
    jobs(file)
      .filter(([, job]) => job.permissions?.['contents'] === 'write' && job.steps !== undefined)
      .map(([id, job]) => [id, (job.steps ?? []).filter(({ uses }) => !isTransfer(file, uses)).length] as const)
      .filter(([, count]) => count !== 1)
      .map(([id, count]) => `${id}: ${count} steps`),

  'secrets come from an environment': (file) =>
    jobs(file)
      .filter(
        ([, job]) =>
          job.steps !== undefined && JSON.stringify(job).includes('secrets.') && job.environment === undefined,
      )
      .map(([id]) => id),

  'secrets are passed one by one': (file) =>
    jobs(file)
      .filter(([, job]) => job.secrets === 'inherit')
      .map(([id]) => id),

  'a secret appears as an input only': (file) =>
    file.text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.includes('secrets.') && !/^[A-Za-z_-]+: \$\{\{ secrets\.[A-Z_]+ \}\}$/.test(line)),

  'no environment in a run of a pull request': (file) =>
    'pull_request' in file.content.on
      ? jobs(file)
          .filter(([, job]) => job.environment !== undefined && job.if !== "github.event_name != 'pull_request'")
          .map(([id]) => id)
      : [],

  'no concurrency that could cancel a finding': (file) =>
    isShipped(file)
      ? [
          ...(file.content.concurrency === undefined ? [] : ['workflow']),
          ...jobs(file)
            .filter(([, job]) => job.concurrency !== undefined)
            .map(([id]) => id),
        ]
      : [],

  'every job ends in time': (file) =>
    jobs(file)
      .filter(([, job]) => job.steps !== undefined && job['timeout-minutes'] === undefined)
      .map(([id]) => id),

  'no trigger that runs code of a pull request with our rights': (file) =>
    'pull_request_target' in file.content.on && !looksOnly(file) ? ['pull_request_target'] : [],

  'inputs exist, and the required ones are given': (file) =>
    steps(file).flatMap(([, , step]) => {
      const manifest = step.uses === undefined ? undefined : manifestOf(step.uses);
      if (manifest === undefined) return [];
      const given = Object.keys(step.with ?? {});
      const unknown = given.filter((input) => !(input in manifest.inputs)).map((input) => `unknown: ${input}`);
      const required = Object.entries(manifest.inputs).filter(([, { required: needed }]) => needed === true);
      return [
        ...unknown,
        ...required.filter(([input]) => !given.includes(input)).map(([input]) => `missing: ${input}`),
      ];
    }),

  'every hand-off passes the kill switch': (file) =>
    steps(file)
      .filter(
        ([, , step]) =>
          (/\/(?:create-session|scheduled-sweep)@/.test(step.uses ?? '') ||
            (/\/run-agent-batch@/.test(step.uses ?? '') && step.with?.['step'] !== 'agent')) &&
          step.with?.['halt'] === undefined,
      )
      .map(([id]) => id),
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;

export function breaches(file: WorkflowFile): string[] {
  return Object.entries(RULES).flatMap(([name, rule]) => rule(file).map((what) => `${name}: ${what}`));
}
