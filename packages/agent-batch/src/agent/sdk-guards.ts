import { refusalText, type GuardedCall, type Refusal } from '@agent-remediation/guardrails/judge';
import type { AgentStep, Guards } from './agent.ts';
import type { SdkHook, SdkHookInput, SdkHookOutput, SdkOptions } from './sdk-types.ts';

/** Milliseconds for one verdict; the SDK's own time-out comes later, so that a late guard blocks by its own word. */
const LONGEST_VERDICT_MS = 25_000;
const SDK_TIMEOUT_SECONDS = 60;

interface Guarding {
  readonly guards: Guards;
  readonly tell: (step: AgentStep) => void;
  /** Hears the id of each call that was blocked before it ran. */
  readonly denied: (toolUseId: string) => void;
  /** Milliseconds; for tests. */
  readonly longestVerdict?: number;
}

/** The guard hooks as callbacks of the SDK: before and after each tool call and when the agent wants to stop. None of them fails open. */
export function guardHooks(guarding: Guarding): SdkOptions['hooks'] {
  const matcher = (event: GuardedCall['event']) => [
    { hooks: [callback(event, guarding)], timeout: SDK_TIMEOUT_SECONDS, onFailure: 'block' as const },
  ];
  return { PreToolUse: matcher('before'), PostToolUse: matcher('after'), Stop: matcher('stop') };
}

function callback(event: GuardedCall['event'], guarding: Guarding): SdkHook {
  return async (input, toolUseId) => {
    const refusals = await verdict(event, input, guarding);
    const blocking = refusals.filter(({ severity }) => severity === 'block');
    for (const { rule, why } of blocking) guarding.tell({ kind: 'blocked', tool: toolOf(input), rule, why });
    if (blocking.length > 0 && event === 'before' && toolUseId !== undefined) guarding.denied(toolUseId);
    return OUTPUT[event](refusals, blocking.length > 0, input);
  };
}

const toolOf = ({ tool_name: name }: SdkHookInput): string => (typeof name === 'string' ? name : '');

/** What the guards say, or a refusal of its own when they cannot say anything in time (P11). */
async function verdict(
  event: GuardedCall['event'],
  input: SdkHookInput,
  { guards, longestVerdict = LONGEST_VERDICT_MS }: Guarding,
): Promise<readonly Refusal[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Refusal[]>((done) => {
    timer = setTimeout(() => done([fault('it gave no verdict in time')]), longestVerdict);
  });
  try {
    const call: GuardedCall = {
      event,
      tool: toolOf(input),
      input: input.tool_input,
      cwd: input.cwd,
      again: input.stop_hook_active === true,
    };
    return await Promise.race([guards(call), late]);
  } catch (error) {
    return [fault(error instanceof Error ? error.name : typeof error)];
  } finally {
    clearTimeout(timer);
  }
}

function fault(seen: string): Refusal {
  return {
    rule: 'guard-fault',
    seen: `the guard failed while judging this: ${seen}`,
    why: 'A guard that cannot judge a call blocks it.',
    instead: 'Make the call smaller or simpler; if it is an ordinary one, stop and say so.',
    severity: 'block',
  };
}

type Output = (refusals: readonly Refusal[], blocked: boolean, input: SdkHookInput) => SdkHookOutput;

const OUTPUT: Readonly<Record<GuardedCall['event'], Output>> = {
  before: (refusals, blocked) => {
    if (refusals.length === 0) return {};
    const text = refusalText(refusals);
    return {
      hookSpecificOutput: blocked
        ? { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: text }
        : { hookEventName: 'PreToolUse', additionalContext: text },
    };
  },
  after: (refusals, blocked) => {
    if (refusals.length === 0) return {};
    const text = refusalText(refusals);
    if (blocked) return { decision: 'block', reason: text };
    return { hookSpecificOutput: { hookEventName: 'PostToolUse', additionalContext: text } };
  },
  // An agent that was sent back once may stop: it would not end otherwise.
  stop: (refusals, blocked, input) =>
    blocked && input.stop_hook_active !== true ? { decision: 'block', reason: refusalText(refusals) } : {},
};
