/** The agent SDK as an agent of the batch: one `query` for each task, its guards as callbacks, its messages as steps and one ending. */
import { randomUUID } from 'node:crypto';
import type { Agent, AgentEnding, AgentStep, AgentTask } from './agent.ts';
import { endProcesses } from './sdk-processes.ts';
import { guardHooks } from './sdk-guards.ts';
import { isProgramMissing, loadSdk, programMissing } from './sdk-load.ts';
import { endingOf, isBeyond, newReading, read, type Halt } from './sdk-messages.ts';
import { optionsOf } from './sdk-options.ts';
import { redactorOf, transcriptLines } from './sdk-transcript.ts';
import type { SdkQuery, SdkQueryFunction } from './sdk-types.ts';

export interface SdkAgentOptions {
  /** The input `agent-sdk`: a module or a folder, relative to the workspace. */
  readonly sdk?: string;
  /** Where the SDK is looked for otherwise; absolute. */
  readonly workspace: string;
  /** The model key. */
  readonly apiKey?: string;
  /** The checkout that the worktrees belong to, absolute: the project's skills and settings are read there. */
  readonly trustedProject?: string;
  /** Kept out of transcripts, notes and summaries; the key and the values of the task's environment are, without being named. */
  readonly secrets: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds that an agent has to end after it was told to. */
  readonly grace?: number;
}

/** Milliseconds; the SDK itself waits two seconds before it kills its program. */
const GRACE_MS = 10_000;
/** The longest that a timer of Node can wait. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Shorter values of the environment are words such as `1` and `true`. */
const SHORTEST_SECRET = 8;
/** Characters of the program's own complaints that are kept for a summary. */
const LONGEST_STDERR = 2_000;
const MARKER = 'AGENT_REMEDIATION_AGENT';

/** An agent that runs by the agent SDK, loaded at the first task. */
export function sdkAgent(options: SdkAgentOptions): Agent {
  let loading: Promise<SdkQueryFunction> | undefined;
  return {
    work: async (task, tell) => {
      const early = haltedEarly(task, options.now());
      if (early !== undefined) return early;
      loading ??= loadSdk(options.sdk, options.workspace);
      return run(await loading, task, tell, options);
    },
  };
}

function haltedEarly(task: AgentTask, now: number): AgentEnding | undefined {
  const halt = task.signal.aborted ? CANCELLED : now >= task.deadline ? LATE : undefined;
  return halt === undefined ? undefined : { kind: 'stopped', ...halt, turns: 0, costUsd: 0, denials: 0 };
}

const CANCELLED = { reason: 'cancelled', summary: 'The run was cancelled.' } as const;
const LATE = { reason: 'deadline', summary: 'Its time was used up.' } as const;
const ENDLESS = { reason: 'max-turns', summary: 'It went on after its last turn.' } as const;

async function run(
  query: SdkQueryFunction,
  task: AgentTask,
  tell: (step: AgentStep) => void,
  { apiKey, trustedProject, secrets, now, grace = GRACE_MS }: SdkAgentOptions,
): Promise<AgentEnding> {
  const redact = redactorOf([...secrets, ...(apiKey === undefined ? [] : [apiKey]), ...secretValues(task)]);
  const say = (step: AgentStep): void => tell(redacted(step, redact));
  const line = transcriptLines(redact);
  const reading = newReading();
  const abort = new AbortController();
  let halt: Halt;
  const stop = (why: NonNullable<Halt>): void => {
    halt ??= why;
    abort.abort();
  };
  const cancel = (): void => stop(CANCELLED);
  task.signal.addEventListener('abort', cancel, { once: true });
  const timer = setTimeout(() => stop(LATE), Math.min(Math.max(task.deadline - now(), 0), LONGEST_TIMER_MS));
  const marker = randomUUID();
  let complaints = '';
  let failure: unknown;
  const denied = (id: string): void => void reading.denied.add(id);
  const sdkOptions = optionsOf(task, {
    apiKey,
    trustedProject,
    abortController: abort,
    hooks: guardHooks({ guards: task.guards, tell: say, denied }),
    stderr: (text) => (complaints = (complaints + text).slice(-LONGEST_STDERR)),
    marker: { [MARKER]: marker },
  });
  try {
    for await (const message of messages(query({ prompt: task.prompt, options: sdkOptions }), abort.signal, grace)) {
      const text = line(message);
      if (text !== undefined) tell({ kind: 'transcript', line: text });
      for (const step of read(message, reading)) say(step);
      if (isBeyond(reading, task.maxTurns)) stop(ENDLESS);
    }
  } catch (error) {
    if (isProgramMissing(error)) throw programMissing();
    failure = complaints === '' ? error : new Error(`${String(error)}\n${complaints}`);
  } finally {
    clearTimeout(timer);
    task.signal.removeEventListener('abort', cancel);
    await endProcesses(`${MARKER}=${marker}`);
  }
  const ending = endingOf(reading, { halt, error: failure, maxCostUsd: task.maxCostUsd, redact });
  const last = line({ type: 'ending', ...ending, unknownMessages: reading.unknown });
  if (last !== undefined) tell({ kind: 'transcript', line: last });
  return ending;
}

/** The messages of a query, and an end some time after it was told to end, even if it never does. */
async function* messages(query: SdkQuery, signal: AbortSignal, grace: number): AsyncGenerator<unknown, void> {
  let timer: NodeJS.Timeout | undefined;
  const given = new Promise<'late'>((done) => {
    const wait = (): void => void (timer = setTimeout(() => done('late'), grace));
    if (signal.aborted) wait();
    else signal.addEventListener('abort', wait, { once: true });
  });
  try {
    for (;;) {
      const next = await Promise.race([query.next(), given]);
      if (next === 'late' || next.done === true) return;
      yield next.value;
    }
  } finally {
    clearTimeout(timer);
    query.close?.();
  }
}

/** Long values of the task's environment: those of other routes to a model are credentials. */
function secretValues({ environment }: AgentTask): readonly string[] {
  return Object.entries(environment)
    .filter(([name, value]) => /KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL/iu.test(name) && value.length >= SHORTEST_SECRET)
    .map(([, value]) => value);
}

function redacted(step: AgentStep, redact: (text: string) => string): AgentStep {
  if (step.kind === 'turn' && step.note !== undefined) return { ...step, note: redact(step.note) };
  return step;
}
