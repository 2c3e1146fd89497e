/**
 * The guard hooks as one function, for an agent that runs below a process of ours: it asks here before and after each tool call, with no
 * program, settings line or policy file in between. The rules are the hooks' own.
 */
import { GuardFault, type Hook, type Refusal, type Surroundings } from './hooks/frame/hook.ts';
import { interruptible } from './hooks/frame/interruptible.ts';
import { message } from './hooks/frame/message.ts';
import { LARGEST_INPUT } from './hooks/frame/run.ts';
import { blockRiskyPaths } from './hooks/block-risky-paths/judge.ts';
import { noDangerousShell } from './hooks/no-dangerous-shell/judge.ts';
import { requireTestIfCode } from './hooks/require-test-if-code/judge.ts';
import { scanSecrets } from './hooks/scan-secrets/judge.ts';
import { changingFiles } from './hooks/paths/files.ts';
import { readToolCall, type ToolCall } from './hooks/tool-call/tool-call.ts';

export type { Refusal } from './hooks/frame/hook.ts';
export { readPolicy, type Policy } from './hooks/policy/policy.ts';
export { DEFAULT_POLICY } from './hooks/policy/default.ts';

/** One event of an agent: a call that it is about to make, one that it made, or its wish to stop. */
export interface GuardedCall {
  readonly event: 'before' | 'after' | 'stop';
  /** The tool's name in the agent's own words; empty for a stop. */
  readonly tool: string;
  /** What the agent hands to the tool, as it came. */
  readonly input: unknown;
  /** Absolute path of the folder in which the tool runs. */
  readonly cwd: string;
  /** The agent already goes on because a guard asked for it. */
  readonly again?: boolean;
}

export interface GuardSettings {
  /** The policy of the repository, read from the default branch. Its dry run is not heeded: nobody sits beside this agent. */
  readonly policy: Surroundings['policy'];
  /** Whether lockfiles may change (D17). */
  readonly dependencyTask: boolean;
  /** Absolute path of the worktree that the agent works in. */
  readonly root: string;
  /** The agent's home folder. */
  readonly home: string | undefined;
  /** Absolute path of a folder outside the worktree, for notes between two calls. */
  readonly notes: string;
  /** One name for each run of an agent: its notes are its own. */
  readonly session: string;
}

/** Milliseconds for one hook over one call. */
const DEADLINE_MS = 5_000;

const HOOKS: readonly Hook[] = [blockRiskyPaths, noDangerousShell, scanSecrets, requireTestIfCode];

/**
 * All four hooks over the calls of one agent.
 *
 * @returns a function that gives what each hook refuses or warns of. It rejects with GuardFault, or with whatever failed, when a call
 * cannot be judged: the caller has to block then (P11).
 */
export function createGuards(settings: GuardSettings): (call: GuardedCall) => Promise<readonly Refusal[]> {
  const { policy, dependencyTask, root, home, notes, session } = settings;
  const around: Surroundings = {
    policy,
    root,
    home,
    notes,
    files: changingFiles,
    task: { dependency: dependencyTask },
    taskFile: undefined,
  };
  return async (call) => {
    const read = toolCallOf(call, session);
    const refusals: Refusal[] = [];
    for (const hook of HOOKS) refusals.push(...(await withinDeadline(() => hook.judge(read, around))));
    return refusals;
  };
}

const EVENT_NAMES = { before: 'PreToolUse', after: 'PostToolUse', stop: 'Stop' } as const;

/** By way of the text that a hook reads, so that both see a call with the same eyes. */
function toolCallOf({ event, tool, input, cwd, again }: GuardedCall, session: string): ToolCall {
  if (!cwd.startsWith('/')) throw new GuardFault('the folder of a call is not absolute');
  const bytes = Buffer.from(
    JSON.stringify({
      hook_event_name: EVENT_NAMES[event],
      session_id: session,
      cwd,
      tool_name: tool,
      tool_input: input,
      stop_hook_active: again === true,
    }),
  );
  if (bytes.length > LARGEST_INPUT) throw new GuardFault(`a call of more than ${LARGEST_INPUT} bytes`);
  return readToolCall(bytes, cwd);
}

async function withinDeadline(
  work: () => readonly Refusal[] | Promise<readonly Refusal[]>,
): Promise<readonly Refusal[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new GuardFault(`no verdict within ${DEADLINE_MS} ms`)), DEADLINE_MS);
  });
  try {
    return await Promise.race([interruptible(work, DEADLINE_MS), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What the agent is told of refusals: rule, what was seen, why, and the safe way on. */
export function refusalText(refusals: readonly Refusal[]): string {
  return message('guard', refusals).trimEnd();
}
