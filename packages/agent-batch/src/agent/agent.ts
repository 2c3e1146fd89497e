import type { GuardedCall, Refusal } from '@agent-remediation/guardrails/judge';

/** What starts one server of `.mcp.json` (seed 2.5). */
export interface McpServer {
  readonly command: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** The guard hooks as one function: what a call is refused or warned for. Rejects when it cannot judge, which counts as a block. */
export type Guards = (call: GuardedCall) => Promise<readonly Refusal[]>;

/** What an agent is asked to do in one worktree. */
export interface AgentTask {
  readonly findingId: string;
  /** The brief: fenced and cleaned where it holds untrusted text. */
  readonly prompt: string;
  /** Text of the rules file (seed: `customSystemPrompt`). */
  readonly rules: string;
  /** The worktree, absolute. */
  readonly cwd: string;
  /** `undefined`: the agent's own default. */
  readonly model: string | undefined;
  readonly maxTurns: number;
  readonly maxCostUsd: number | undefined;
  /** Milliseconds since 1970; the agent is stopped after it. */
  readonly deadline: number;
  /** `Read`, `Edit`, `Bash`, `mcp__<server>`; everything else is denied, never asked for. */
  readonly allowedTools: readonly string[];
  readonly mcpServers: Readonly<Record<string, McpServer>>;
  readonly guards: Guards;
  /** All that the agent's processes see of the environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** Aborted when the run is cancelled. */
  readonly signal: AbortSignal;
}

/** What is told while the agent works. */
export type AgentStep =
  | { readonly kind: 'turn'; readonly turn: number; readonly tool?: string; readonly note?: string }
  | { readonly kind: 'blocked'; readonly tool: string; readonly rule: string; readonly why: string }
  /** One line of JSON, secrets taken out. */
  | { readonly kind: 'transcript'; readonly line: string };

/** Why an agent did not finish. */
export type AgentStop =
  'max-turns' | 'max-cost' | 'deadline' | 'cancelled' | 'error' | 'structured-output' | 'no-result';

interface AgentTally {
  /** The agent's own words; untrusted. */
  readonly summary: string;
  readonly turns: number;
  readonly costUsd: number;
  /** Tool calls that were refused. */
  readonly denials: number;
}

export type AgentEnding =
  | (AgentTally & { readonly kind: 'finished' })
  | (AgentTally & { readonly kind: 'stopped'; readonly reason: AgentStop });

/**
 * One method: another agent can be set in its place. Never rejects for what the agent does; rejects with `AgentMissing` alone, which
 * says what to install.
 */
export interface Agent {
  work(task: AgentTask, tell: (step: AgentStep) => void): Promise<AgentEnding>;
}

/** The agent's program or library is not there. */
export class AgentMissing extends Error {
  override readonly name = 'AgentMissing';
}
