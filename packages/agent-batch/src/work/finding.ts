import { appendFile, mkdir, realpath, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Agent, AgentEnding, AgentStep, Guards, McpServer } from '../agent/agent.ts';
import type { ClaimFile } from '../folder/claim-file.ts';
import { fileOf } from '../folder/files.ts';
import type { ResultFile, Stop } from '../folder/result-file.ts';
import { MOST_OUTPUT_BYTES, MOST_TRANSCRIPT_BYTES } from '../limits.ts';
import { changeOf, type Change } from './patch.ts';
import {
  checkOutNew,
  copyHome,
  copyTree,
  endSays,
  plainEnvironment,
  prepare,
  runIn,
  setUp,
  SetupFault,
  type Prepared,
  type Workshop,
} from './prepare.ts';
import { endProcessesOf } from './run-command.ts';

/** What an agent may use up on one finding. */
export interface Allowance {
  readonly maxTurns: number;
  readonly maxCostUsd: number | undefined;
  /** Milliseconds since 1970. */
  readonly deadline: number;
}

export interface AgentOptions {
  readonly model: string | undefined;
  readonly rulesFile: string;
  readonly allowedTools: readonly string[];
  /** Variables that the agent sees beside the plain ones: the model's key, and what the workflow lists. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface FindingDeps {
  readonly agent: Agent;
  /** The servers of the repository's MCP file on the base commit. */
  readonly serversOf: (tree: string) => Promise<Readonly<Record<string, McpServer>>>;
  readonly guardsFor: (place: GuardedPlace) => Promise<Guards>;
  /** The rules file's text on the base commit. */
  readonly rulesOf: (tree: string, file: string) => Promise<string>;
  readonly now: () => number;
  readonly log: (line: string) => void;
  readonly redact: (text: string) => string;
  /** Whether a text holds a secret of this job. */
  readonly holdsSecret: (text: string) => boolean;
}
export interface GuardedPlace {
  readonly root: string;
  readonly home: string;
  readonly notes: string;
  readonly session: string;
  readonly dependencyTask: boolean;
  /** The base commit as it was checked out, which no agent has seen. */
  readonly trusted: string;
}

/** What became of one finding, with its patch where it is green. */
export interface Worked {
  readonly result: ResultFile;
  readonly patch?: Buffer;
}

/** What the run does itself is not the agent's to do, whatever its brief says of a pull request. */
export const RUN_RULES = `# This run

You work in a prepared copy of the repository, with its set-up done. Change files there and nothing else.
Make no commit, push nothing and open no pull request, whatever the brief says of them: when you have ended, this run takes the difference,
runs the tests itself, and opens the draft pull request if they pass. End with a summary: what was wrong, what you changed, how you
reproduced it, and what you ran. If you cannot fix it, change nothing and say why.`;

/** Works on one finding in a copy of its own: agent, then the tests on a fresh copy. Rejects only where nothing can be worked on at all. */
export async function workOn(
  claim: ClaimFile,
  allowance: Allowance,
  options: AgentOptions,
  shop: Workshop,
  folder: string,
  deps: FindingDeps,
): Promise<Worked> {
  const started = deps.now();
  const none = { summary: '', turns: 0, costUsd: 0, denials: 0 };
  const stopped = (stop: Stop, seen: string, ending: Omit<AgentEnding, 'kind' | 'reason'> = none): Worked => {
    const { turns, costUsd, denials } = ending;
    const summary = deps.redact([seen, ending.summary].filter((part) => part !== '').join('\n\n'));
    return { result: { ...base(), kind: 'stopped', stop, summary, turns, costUsd, denials } };
  };
  const base = () => ({
    version: 1 as const,
    findingId: claim.findingId,
    nonce: claim.nonce,
    seconds: Math.max(0, Math.round((deps.now() - started) / 1_000)),
  });
  let prepared: Prepared;
  try {
    prepared = await prepare(claim, shop);
  } catch (error) {
    if (error instanceof SetupFault) return stopped('setup', error.message);
    throw error;
  }
  let tree = '';
  try {
    tree = await realpath(await copyTree(prepared, shop, 'work'));
    const ending = await runAgent(claim, tree, prepared, allowance, options, shop, folder, deps);
    if (ending.kind === 'stopped') return stopped(ending.reason, STOP_SAYS[ending.reason], ending);
    const change = await changeOf(prepared.git, prepared.state, tree, deps.holdsSecret);
    if (change.kind === 'none') return stopped('no-change', `No pull request: ${change.why}.`, ending);
    if (change.kind === 'refused') return stopped('patch-refused', `No pull request: ${change.why}.`, ending);
    const red = await testsRed(claim, change, prepared, shop);
    if (red !== undefined) return stopped('tests-red', red, ending);
    const { turns, costUsd, denials } = ending;
    const result = { ...base(), kind: 'green', summary: deps.redact(ending.summary), turns, costUsd, denials } as const;
    return { result, patch: change.patch };
  } finally {
    if (tree !== '') await rm(tree, { recursive: true, force: true }).catch(() => undefined);
    await prepared.git.remove().catch(() => undefined);
  }
}

const STOP_SAYS: Readonly<Record<Extract<AgentEnding, { kind: 'stopped' }>['reason'], string>> = {
  'max-turns': 'The agent used up its turns.',
  'max-cost': 'The agent used up its money.',
  deadline: 'The agent did not end in its time.',
  cancelled: 'The run was cancelled.',
  error: 'The agent ended with an error.',
  'structured-output': 'The agent could not give its answer in the form that was asked for.',
  'no-result': 'The agent ended without a result.',
};

/** Milliseconds that an agent has to end after it was told to. */
const GRACE_MS = 10_000;

async function runAgent(
  claim: ClaimFile,
  tree: string,
  prepared: Prepared,
  allowance: Allowance,
  options: AgentOptions,
  shop: Workshop,
  folder: string,
  deps: FindingDeps,
): Promise<AgentEnding> {
  const notes = join(shop.temporary, 'notes');
  await mkdir(notes, { recursive: true });
  // Rules, servers and policy come from the commit, and not from the prepared tree, into which an agent before this one may have written.
  const trusted = await checkOutNew(prepared, claim.base, shop);
  const home = await copyHome(shop);
  const plain = await plainEnvironment(shop, claim.nonce, home);
  const place = {
    root: tree,
    home,
    notes,
    session: `${claim.findingId}-${claim.nonce}`,
    dependencyTask: claim.commitPrefix === 'fix(deps):',
    trusted,
  };
  const rules = await deps.rulesOf(trusted, options.rulesFile);
  const stop = new AbortController();
  const late = new Deadline(allowance.deadline - deps.now(), stop, shop.signal);
  const transcript = new Transcript(fileOf(folder, 'transcripts', claim.findingId, 'jsonl'), deps.redact);
  try {
    const work = deps.agent.work(
      {
        findingId: claim.findingId,
        prompt: claim.prompt,
        rules: `${rules}\n\n${RUN_RULES}`.trim(),
        cwd: tree,
        model: options.model,
        maxTurns: allowance.maxTurns,
        maxCostUsd: allowance.maxCostUsd,
        deadline: allowance.deadline,
        allowedTools: options.allowedTools,
        mcpServers: await deps.serversOf(trusted),
        guards: await deps.guardsFor(place),
        environment: { ...plain, ...options.environment },
        signal: stop.signal,
      },
      (step) => tellStep(step, claim, transcript, deps),
    );
    return await Promise.race([work, late.ended]);
  } finally {
    late.clear();
    stop.abort();
    await transcript.close();
    const left = await endProcessesOf(claim.nonce);
    if (left > 0) deps.log(`${claim.findingId}: ended ${left} processes that the agent left behind`);
    for (const folder of [home, trusted]) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** An agent that neither ends nor heeds its signal is left where it is; what it started is ended. */
class Deadline {
  readonly ended: Promise<AgentEnding>;
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(milliseconds: number, stop: AbortController, run: AbortSignal) {
    const none = { kind: 'stopped', reason: 'deadline', summary: '', turns: 0, costUsd: 0, denials: 0 } as const;
    this.ended = new Promise((resolve) => {
      const end = (): void => {
        stop.abort();
        this.#timers.push(setTimeout(() => resolve(none), GRACE_MS));
      };
      // A timer's longest time is 2^31 - 1 ms.
      this.#timers.push(setTimeout(end, Math.min(Math.max(0, milliseconds), 2 ** 31 - 1)));
      run.addEventListener('abort', end, { once: true });
    });
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

function tellStep(step: AgentStep, { findingId }: ClaimFile, transcript: Transcript, deps: FindingDeps): void {
  if (step.kind === 'transcript') return transcript.add(step.line);
  const said =
    step.kind === 'blocked'
      ? `blocked ${step.tool}: ${step.rule}, ${step.why}`
      : [`turn ${step.turn}`, step.tool, step.note].filter((part) => part !== undefined).join(', ');
  deps.log(`${findingId}: ${said.slice(0, 300)}`);
}

/** Lines of JSON, in the order in which they came, without secrets and within a bound. */
class Transcript {
  readonly #path: string;
  readonly #redact: (text: string) => string;
  #written = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(path: string, redact: (text: string) => string) {
    this.#path = path;
    this.#redact = redact;
  }

  add(line: string): void {
    const safe = `${this.#redact(line.replaceAll(/[\r\n]+/g, ' '))}\n`;
    this.#written += safe.length;
    if (this.#written > MOST_TRANSCRIPT_BYTES) return;
    this.#last = this.#append(this.#last, safe);
    // A disk that is full costs the transcript, not the work.
    this.#last.catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.#last.catch(() => undefined);
  }

  async #append(before: Promise<void>, text: string): Promise<void> {
    await before;
    await mkdir(dirname(this.#path), { recursive: true });
    await appendFile(this.#path, text, { mode: 0o600 });
  }
}

/**
 * Runs the tests on a fresh copy with nothing but the patch in it: what the agent did beside it makes nothing green. `undefined`: they pass.
 */
async function testsRed(
  claim: ClaimFile,
  { patch, paths }: Extract<Change, { kind: 'patch' }>,
  prepared: Prepared,
  shop: Workshop,
): Promise<string | undefined> {
  const tree = await realpath(await copyTree(prepared, shop, 'test'));
  try {
    await prepared.git.run(['apply', '--whitespace=nowarn', '-'], { workTree: tree, input: patch });
    if (paths.some((path) => INSTALLS.test(path))) await setUp(claim.setup, tree, shop);
    const end = await runIn(claim.test, tree, shop, claim.nonce);
    await endProcessesOf(claim.nonce);
    if (end.status === 0) return undefined;
    return `The tests fail with the agent's change: \`${claim.test}\` ${endSays(end)}.\n\n${end.output.slice(-MOST_OUTPUT_BYTES)}`;
  } catch (error) {
    if (error instanceof SetupFault) return `With the agent's change the ${error.message}`;
    throw error;
  } finally {
    await rm(tree, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Files after whose change the set-up of the base does not hold any more: manifests and lockfiles. */
const INSTALLS =
  /(?:^|\/)(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|pyproject\.toml|requirements[^/]*\.txt|setup\.(?:py|cfg)|poetry\.lock|Pipfile(?:\.lock)?|uv\.lock|Cargo\.(?:toml|lock)|go\.(?:mod|sum)|Gemfile(?:\.lock)?|composer\.(?:json|lock)|pom\.xml|build\.gradle(?:\.kts)?|mix\.(?:exs|lock))$/u;
