import { capText, removeInvisible } from '@agent-remediation/text';
import type { AgentEnding, AgentStep, AgentStop } from './agent.ts';
import type { SdkResultSubtype } from './sdk-types.ts';

/** Code points of a summary and of the note beside a turn. */
const LONGEST_SUMMARY = 4_000;
const LONGEST_NOTE = 160;
/** Turns that the agent may take beyond the limit before it is stopped from here: the SDK counts, this is for one that does not. */
const SPARE_TURNS = 2;

/** What is known of a run while its messages come in. */
export interface Reading {
  turns: number;
  /** Ids of the calls that were refused. */
  readonly denied: Set<string>;
  /** Messages of types that are not known here. */
  unknown: number;
  ending:
    { readonly subtype: string; readonly ok: boolean; readonly summary: string; readonly costUsd: number } | undefined;
  lastTurn: string | undefined;
}

export const newReading = (): Reading => ({
  turns: 0,
  denied: new Set(),
  unknown: 0,
  ending: undefined,
  lastTurn: undefined,
});

/** Other types that come with every run and say nothing that is needed here. */
const KNOWN = new Set(['system', 'user', 'stream_event', 'tool_progress', 'rate_limit_event', 'tool_use_summary']);

/** Takes one message in and gives what is to be told. Whatever it holds, it does not throw: the shape is the SDK's, of any version. */
export function read(message: unknown, reading: Reading): readonly AgentStep[] {
  const { type, subtype } = recordOf(message);
  if (type === 'assistant') return readTurn(recordOf(message), reading);
  if (type === 'result') readResult(recordOf(message), reading);
  else if (type === 'system' && subtype === 'permission_denied') note(recordOf(message)['tool_use_id'], reading);
  else if (typeof type !== 'string' || !KNOWN.has(type)) reading.unknown += 1;
  return [];
}

/** Whether an agent goes on although its turns are used up. */
export function isBeyond(reading: Reading, maxTurns: number): boolean {
  return reading.turns > maxTurns + SPARE_TURNS;
}

function readTurn(message: Readonly<Record<string, unknown>>, reading: Reading): readonly AgentStep[] {
  const { id, content } = recordOf(message['message']);
  // Subagents have turns of their own; several messages of one answer share its id.
  if (message['parent_tool_use_id'] !== null && message['parent_tool_use_id'] !== undefined) return [];
  if (typeof id !== 'string' || id !== reading.lastTurn) reading.turns += 1;
  reading.lastTurn = typeof id === 'string' ? id : undefined;
  return (Array.isArray(content) ? content : []).map(recordOf).flatMap((block) => stepOf(block, reading.turns));
}

function stepOf(block: Readonly<Record<string, unknown>>, turn: number): readonly AgentStep[] {
  if (block['type'] === 'tool_use') {
    const input = recordOf(block['input']);
    const shown = [input['command'], input['file_path'], input['path'], input['pattern'], input['skill']].find(
      (value) => typeof value === 'string',
    );
    return [
      { kind: 'turn', turn, tool: oneLine(block['name']), ...(shown === undefined ? {} : { note: oneLine(shown) }) },
    ];
  }
  return block['type'] === 'text' ? [{ kind: 'turn', turn, note: oneLine(block['text']) }] : [];
}

function readResult(message: Readonly<Record<string, unknown>>, reading: Reading): void {
  const { subtype, is_error: isError, result, errors, num_turns: turns, total_cost_usd: cost } = message;
  const denials = message['permission_denials'];
  for (const denial of Array.isArray(denials) ? denials : []) note(recordOf(denial)['tool_use_id'], reading);
  if (typeof turns === 'number' && Number.isSafeInteger(turns) && turns > reading.turns) reading.turns = turns;
  const said = typeof result === 'string' ? result : (Array.isArray(errors) ? errors : []).filter(isText).join('\n');
  reading.ending = {
    subtype: typeof subtype === 'string' ? subtype : '',
    ok: subtype === 'success' && isError !== true,
    summary: said,
    costUsd: typeof cost === 'number' ? cost : Number.NaN,
  };
}

function note(id: unknown, reading: Reading): void {
  if (typeof id === 'string') reading.denied.add(id);
}

const REASONS: Readonly<Record<SdkResultSubtype, AgentStop>> = {
  // A success that is an error: the model's service refused.
  success: 'error',
  error_during_execution: 'error',
  error_max_turns: 'max-turns',
  error_max_budget_usd: 'max-cost',
  error_max_structured_output_retries: 'structured-output',
};

/** Why a run was ended from here, where it was. */
export type Halt = { readonly reason: 'deadline' | 'cancelled' | 'max-turns'; readonly summary: string } | undefined;

/** What a run came to. A result counts, whatever came after it; without one the reason is ours, or none. */
export function endingOf(
  reading: Reading,
  {
    halt,
    error,
    maxCostUsd,
    redact,
  }: {
    readonly halt: Halt;
    /** What the iterator threw. */
    readonly error: unknown;
    readonly maxCostUsd: number | undefined;
    readonly redact: (text: string) => string;
  },
): AgentEnding {
  const { ending, turns, denied } = reading;
  const tally = (summary: string) => ({
    summary: capText(redact(removeInvisible(summary).text), { codePoints: LONGEST_SUMMARY }).text,
    turns,
    costUsd: costOf(ending?.costUsd, maxCostUsd),
    denials: denied.size,
  });
  if (ending?.ok === true) return { kind: 'finished', ...tally(ending.summary) };
  if (halt !== undefined) return { kind: 'stopped', reason: halt.reason, ...tally(halt.summary) };
  if (ending !== undefined) {
    const reason = Object.hasOwn(REASONS, ending.subtype) ? REASONS[ending.subtype as SdkResultSubtype] : 'error';
    return {
      kind: 'stopped',
      reason,
      ...tally(ending.summary === '' ? `It ended with ${ending.subtype}.` : ending.summary),
    };
  }
  if (error !== undefined) return { kind: 'stopped', reason: 'error', ...tally(textOf(error)) };
  return { kind: 'stopped', reason: 'no-result', ...tally('The agent ended without a result.') };
}

/** A cost that is no number counts as all that was allowed: unknown must not read as free. Without a result nothing is known either. */
function costOf(cost: number | undefined, maxCostUsd: number | undefined): number {
  return cost !== undefined && Number.isFinite(cost) && cost >= 0 ? cost : (maxCostUsd ?? 0);
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const isText = (value: unknown): value is string => typeof value === 'string';

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function oneLine(value: unknown): string {
  const text = typeof value === 'string' ? removeInvisible(value).text.replaceAll(/\s+/gu, ' ').trim() : '';
  return capText(text, { codePoints: LONGEST_NOTE }, () => '…').text;
}
