import { readSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeFiles } from '../paths/files.ts';
import { absolute } from '../paths/place.ts';
import { readPolicy, type Policy } from '../policy/policy.ts';
import { readTask } from '../policy/task.ts';
import { readToolCall } from '../tool-call/tool-call.ts';
import { GuardFault, type Hook, type Refusal } from './hook.ts';
import { interruptible } from './interruptible.ts';
import { message } from './message.ts';
import { PRIVATE_OPTION, statusOf, type Ending } from './status.ts';

/** Milliseconds for everything after the start of the program; the settings line kills a little later. */
export const DEADLINE_MS = 1_700;
/** Bytes of one tool call. A larger one is blocked unread. */
export const LARGEST_INPUT = 16_000_000;

/** The slice of Node's process that a program passes in. */
export interface Start {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Descriptor of standard input. */
  readonly input: number;
  readonly on: (event: 'uncaughtException' | 'unhandledRejection', handler: (error: unknown) => void) => unknown;
  readonly exit: (status: number) => never;
  readonly cwd: () => string;
  readonly now: () => Date;
  /** Path of the program: policy and digest stand beside it. */
  readonly program: string;
}

/** Runs one hook over the call on standard input and ends the process. Whatever goes wrong ends as a block (P11). */
export function runHook(hook: Hook, start: Start): void {
  const privately = start.argv.includes(PRIVATE_OPTION);
  const end = (ending: Ending, text: string): never => {
    if (text !== '') say(text);
    return start.exit(statusOf(ending, privately));
  };
  const fail = (error: unknown): never => end('block', message(hook.name, [faultOf(error)]));
  start.on('uncaughtException', fail);
  start.on('unhandledRejection', fail);
  setTimeout(() => fail(new GuardFault(`no verdict within ${DEADLINE_MS} ms`)), DEADLINE_MS);
  judge(hook, start, readAll(start.input))
    .then(({ refusals, policy }) => conclude(hook.name, refusals, isDry(policy, start.now()), end))
    .catch(fail);
}

type Judged = { readonly refusals: readonly Refusal[]; readonly policy: Policy };

async function judge(hook: Hook, start: Start, bytes: Buffer): Promise<Judged> {
  const folder = dirname(start.program);
  const policy = readPolicy(folder);
  const root = absolute(policy.root, folder);
  const taskFile = start.env['AGENT_REMEDIATION_TASK'];
  const call = readToolCall(bytes, start.cwd());
  const surroundings = {
    policy,
    root,
    taskFile,
    task: readTask(taskFile, root),
    files: nodeFiles,
    home: start.env['HOME'],
    notes: join(start.env['TMPDIR'] ?? '/tmp', 'agent-remediation'),
  };
  return { refusals: await interruptible(() => hook.judge(call, surroundings), DEADLINE_MS), policy };
}

/** The dry mode of the first week reports what it would block and lets it pass. A fault blocks all the same. */
function isDry(policy: Policy, now: Date): boolean {
  return policy.dryRunUntil !== null && now.toISOString().slice(0, 10) < policy.dryRunUntil;
}

function conclude(
  name: string,
  refusals: readonly Refusal[],
  dry: boolean,
  end: (e: Ending, t: string) => never,
): void {
  const text = refusals.length === 0 ? '' : message(name, refusals);
  if (refusals.every(({ severity }) => severity === 'warn')) end(refusals.length === 0 ? 'allow' : 'warn', text);
  else if (dry) end('warn', `${name}: dry run, nothing is blocked yet. Without it:\n${text}`);
  else end('block', text);
}

function faultOf(error: unknown): Refusal {
  const own = error instanceof GuardFault;
  return {
    rule: 'guard-fault',
    seen: own ? error.message : 'the guard failed while judging this call',
    why: 'A guard that cannot judge a call blocks it.',
    instead: own
      ? 'Make the call smaller or simpler; if it is an ordinary one, stop and tell a person.'
      : `Stop and tell a person. (${error instanceof Error ? error.name : typeof error})`,
    severity: 'block',
  };
}

function say(text: string): void {
  try {
    writeSync(2, text);
  } catch {
    // Nobody listens: the status alone carries the verdict.
  }
}

/** Bytes asked for at once. */
const CHUNK = 65_536;

/**
 * Everything on a descriptor, read synchronously: the stream for standard input would load more modules than the hook itself. A writer
 * that never ends keeps it waiting; the watchdog of the settings line ends that.
 */
function readAll(descriptor: number): Buffer {
  const chunks: Buffer[] = [];
  for (let size = 0; ;) {
    const chunk = Buffer.alloc(CHUNK);
    const read = readSome(descriptor, chunk);
    if (read === 0) return Buffer.concat(chunks);
    size += read;
    if (size > LARGEST_INPUT) throw new GuardFault(`a call of more than ${LARGEST_INPUT} bytes`);
    chunks.push(chunk.subarray(0, read));
  }
}

/** A pipe that does not block gives EAGAIN while it is empty. */
function readSome(descriptor: number, chunk: Buffer): number {
  for (;;) {
    try {
      return readSync(descriptor, chunk);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}
