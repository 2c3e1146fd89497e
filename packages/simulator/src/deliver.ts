import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { parse } from 'yaml';
import { asObject, asString } from './contract/json.ts';
import type { JsonObject } from './contract/json.ts';
import { matches } from './faults.ts';
import type { FaultMatch } from './faults.ts';
import { hostPath, node24, repositoryRoot } from './host.ts';
import type { RecordedRequest } from './requests.ts';
import type { Interceptor } from './server.ts';
import type { Delivery, Token } from './state/model.ts';
import type { Urls } from './state/world.ts';

export interface DeliverOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** The workflow's token; by default `github-actions[bot]` with what the templates grant. */
  readonly token?: Token;
  readonly runId?: number;
  readonly runAttempt?: number;
  /** Who started this attempt; default the sender. On a re-run it is the one who re-ran. */
  readonly triggeringActor?: string;
  readonly workflow?: string;
  /** Kills the process at its n-th request (1 = the first), after the effect and before the answer. */
  readonly killAfterRequest?: number;
  readonly killAtRequest?: { readonly match: FaultMatch; readonly moment: 'before' | 'after' };
  /** SIGKILL cannot be caught and leaves the request unanswered; SIGTERM lets the process go on as a cancelled job would. */
  readonly killSignal?: 'SIGKILL' | 'SIGTERM';
  readonly timeoutMs?: number;
  /** Runs this file instead of the action's `dist/index.js`; `null` for an action without a manifest. */
  readonly bundle?: string;
  readonly manifest?: string | null;
}

export interface DeliverResult {
  readonly delivery: number;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly timedOut: boolean;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly exported: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly durationMs: number;
  readonly requests: readonly RecordedRequest[];
}

const DEFAULT_TIMEOUT_MS = 60_000;

/** What a run is about: filled by the simulator from the delivery and the repository's state. */
export interface RunContext {
  readonly delivery: Delivery;
  readonly repository: {
    readonly fullName: string;
    readonly id: number;
    readonly owner: string;
    readonly ownerId: number;
  };
  readonly sender: { readonly login: string; readonly id: number };
  readonly ref: string;
  readonly sha: string;
  readonly token: Token;
  readonly runId: number;
}

export interface Run {
  readonly number: number;
  readonly urls: Urls;
  readonly context: RunContext;
  /** The simulator's shared addresses, replaced by this run's own in inputs and environment. */
  readonly shared: Urls;
  readonly requests: () => readonly RecordedRequest[];
}

/** The process of a run, known to the interceptor before it exists. */
export interface KillSwitch {
  child: ChildProcess | null;
  readonly intercept: Interceptor;
}

export function killSwitch(options: DeliverOptions): KillSwitch {
  let count = 0;
  let met = 0;
  let fired = false;
  const isHit = (request: RecordedRequest, moment: 'before' | 'after'): boolean => {
    const { killAfterRequest, killAtRequest } = options;
    if (moment === 'before') count += 1;
    if (fired) return false;
    if (killAfterRequest !== undefined && moment === 'after' && count >= killAfterRequest) return true;
    if (killAtRequest?.moment !== moment || !matches(killAtRequest.match, request)) return false;
    met += 1;
    return met >= (killAtRequest.match.nth ?? 1);
  };
  const made: KillSwitch = {
    child: null,
    intercept: (request, moment) => {
      if (!isHit(request, moment)) return false;
      fired = true;
      made.child?.kill(options.killSignal ?? 'SIGKILL');
      return (options.killSignal ?? 'SIGKILL') === 'SIGKILL';
    },
  };
  return made;
}

interface Manifest {
  readonly inputs: Readonly<Record<string, string>>;
  readonly main: string | null;
}

/** The defaults that the runner fills in from `action.yml`, with the three expressions that manifests use. */
function readManifest(file: string | null, token: string, context: RunContext): Manifest {
  if (file === null || !existsSync(file)) return { inputs: {}, main: null };
  const manifest = asObject(parse(readFileSync(file, 'utf8')));
  const inputs: Record<string, string> = {};
  for (const [name, input] of Object.entries(asObject(manifest['inputs']))) {
    const value = asObject(input)['default'];
    inputs[name] = evaluate(
      typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value),
      token,
      context,
    );
  }
  const main = asString(asObject(manifest['runs'])['main']);
  return { inputs, main: main === '' ? null : join(dirname(file), main) };
}

const evaluate = (text: string, token: string, context: RunContext): string =>
  text.replace(/\$\{\{\s*([\w.]+)\s*\}\}/g, (whole, name: string) => {
    if (name === 'github.token') return token;
    if (name === 'github.repository') return context.repository.fullName;
    if (name === 'github.sha') return context.sha;
    throw new Error(`the expression ${whole} in action.yml is not known to the simulator`);
  });

/** Runs an action's bundle as the runner does: its own process, the runner's variables and files, nothing of the host but PATH. */
export async function runAction(
  action: string,
  run: Run,
  options: DeliverOptions,
  switches: KillSwitch,
): Promise<DeliverResult> {
  const folder = mkdtempSync(join(tmpdir(), 'simulator-run-'));
  try {
    const manifestFile =
      options.manifest === undefined ? join(repositoryRoot(), 'actions', action, 'action.yml') : options.manifest;
    const manifest = readManifest(manifestFile, run.context.token.value, run.context);
    const bundle = options.bundle ?? manifest.main ?? join(repositoryRoot(), 'actions', action, 'dist', 'index.js');
    if (!existsSync(bundle)) throw new Error(`${bundle} does not exist: run npm run bundle`);
    const files = writeFiles(folder, run.context.delivery.payload);
    const env = {
      ...environment(run, options, folder, files),
      ...inputVariables(run, manifest, options),
      ...localised(run, options.env ?? {}),
    };
    const started = performance.now();
    const ended = await execute(
      isAbsolute(bundle) ? bundle : join(repositoryRoot(), bundle),
      folder,
      env,
      options,
      switches,
    );
    return {
      ...ended,
      delivery: run.number,
      durationMs: performance.now() - started,
      outputs: parseCommandFile(readFileSync(files.output, 'utf8')),
      state: parseCommandFile(readFileSync(files.state, 'utf8')),
      exported: parseCommandFile(readFileSync(files.env, 'utf8')),
      summary: readFileSync(files.summary, 'utf8'),
      requests: run.requests(),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface RunFiles {
  readonly event: string;
  readonly output: string;
  readonly summary: string;
  readonly env: string;
  readonly state: string;
  readonly path: string;
}

function writeFiles(folder: string, payload: JsonObject): RunFiles {
  mkdirSync(join(folder, 'workspace'));
  mkdirSync(join(folder, 'temp'));
  const file = (name: string, text = ''): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  return {
    event: file('event.json', JSON.stringify(payload)),
    output: file('output'),
    summary: file('summary'),
    env: file('env'),
    state: file('state'),
    path: file('path'),
  };
}

/** The variables that the runner sets (docs.github.com/actions/reference/variables-reference). */
function environment(run: Run, options: DeliverOptions, folder: string, files: RunFiles): Record<string, string> {
  const { context, urls } = run;
  const { repository, sender } = context;
  const workflow = options.workflow ?? 'agent remediation';
  return {
    PATH: hostPath(),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: context.delivery.name,
    GITHUB_EVENT_PATH: files.event,
    GITHUB_OUTPUT: files.output,
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_ENV: files.env,
    GITHUB_STATE: files.state,
    GITHUB_PATH: files.path,
    GITHUB_REPOSITORY: repository.fullName,
    GITHUB_REPOSITORY_ID: String(repository.id),
    GITHUB_REPOSITORY_OWNER: repository.owner,
    GITHUB_REPOSITORY_OWNER_ID: String(repository.ownerId),
    GITHUB_RUN_ID: String(options.runId ?? context.runId),
    GITHUB_RUN_NUMBER: String(run.number),
    GITHUB_RUN_ATTEMPT: String(options.runAttempt ?? 1),
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_ACTOR: sender.login,
    GITHUB_ACTOR_ID: String(sender.id),
    GITHUB_TRIGGERING_ACTOR: options.triggeringActor ?? sender.login,
    GITHUB_REF: context.ref,
    GITHUB_REF_NAME: context.ref.replace(/^refs\/(?:heads|tags|pull)\//, ''),
    GITHUB_REF_TYPE: 'branch',
    GITHUB_REF_PROTECTED: 'false',
    GITHUB_HEAD_REF: '',
    GITHUB_BASE_REF: '',
    GITHUB_SHA: context.sha,
    GITHUB_WORKFLOW: workflow,
    GITHUB_WORKFLOW_REF: `${repository.fullName}/.github/workflows/${workflow.replaceAll(' ', '-')}.yml@${context.ref}`,
    GITHUB_WORKFLOW_SHA: context.sha,
    GITHUB_JOB: 'agent',
    GITHUB_ACTION: '__simulated',
    GITHUB_ACTION_REPOSITORY: '',
    GITHUB_ACTION_REF: '',
    GITHUB_API_URL: urls.api,
    GITHUB_GRAPHQL_URL: urls.graphql,
    GITHUB_SERVER_URL: urls.server,
    GITHUB_WORKSPACE: join(folder, 'workspace'),
    RUNNER_TEMP: join(folder, 'temp'),
    RUNNER_TOOL_CACHE: join(folder, 'temp'),
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_NAME: 'simulator',
    RUNNER_ENVIRONMENT: 'github-hosted',
  };
}

/** `INPUT_<NAME>`: upper case, spaces become `_`, hyphens stay. */
function inputVariables(run: Run, manifest: Manifest, options: DeliverOptions): Record<string, string> {
  const given = { ...manifest.inputs, ...localised(run, options.inputs ?? {}) };
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  );
}

/** Values that name the simulator's shared addresses name this run's own, so that its requests can be told from others'. */
function localised(run: Run, values: Readonly<Record<string, string>>): Record<string, string> {
  const pairs = [
    [run.shared.graphql, run.urls.graphql],
    [run.shared.session, run.urls.session],
    [run.shared.api, run.urls.api],
  ] as const;
  const swap = (text: string): string => pairs.reduce((out, [from, to]) => out.replaceAll(from, to), text);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, swap(value)]));
}

type Ended = Pick<DeliverResult, 'code' | 'signal' | 'stdout' | 'stderr' | 'timedOut'>;

function execute(
  bundle: string,
  folder: string,
  env: Record<string, string>,
  options: DeliverOptions,
  switches: KillSwitch,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(node24(), [bundle], { cwd: join(folder, 'workspace'), env, stdio: ['ignore', 'pipe', 'pipe'] });
    switches.child = child;
    const output = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGKILL');
    }, options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, timedOut, ...output });
    });
  });
}

/** The runner's file command format: `name=value` lines and `name<<DELIMITER` blocks. Throws where the runner would refuse the file. */
export function parseCommandFile(text: string): Readonly<Record<string, string>> {
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  const lines = text.split(/\r?\n/);
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const here = line.indexOf('<<');
    if (equals >= 0 && (here < 0 || equals < here)) {
      values[line.slice(0, equals)] = line.slice(equals + 1);
      continue;
    }
    if (here < 0) throw new Error(`Invalid format '${line}'`);
    const end = lines.indexOf(line.slice(here + 2), i + 1);
    if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${line.slice(here + 2)}'`);
    values[line.slice(0, here)] = lines.slice(i + 1, end).join('\n');
    i = end;
  }
  return { ...values };
}
