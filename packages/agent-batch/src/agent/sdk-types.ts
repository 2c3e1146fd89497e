/**
 * The part of the agent SDK that the adapter uses, written by hand: the SDK is large and not free software, so nothing here imports it.
 * `test/agent-sdk/contract.mts` compares each type with the SDK's own declaration.
 */

/** The package that a user installs, and the oldest version whose options mean what the adapter takes them to mean. */
export const SDK_PACKAGE = '@anthropic-ai/claude-agent-sdk';
export const SDK_VERSION = '0.3.330';

export interface SdkHookInput {
  hook_event_name: string;
  session_id: string;
  /** Where the tool would run; absolute. */
  cwd: string;
  tool_name?: string;
  tool_input?: unknown;
  /** The agent already goes on because a Stop hook asked for it. */
  stop_hook_active?: boolean;
}

/** An empty object is no opinion: the permission rules decide. */
export interface SdkHookOutput {
  /** After a call, or at a stop. */
  decision?: 'block';
  reason?: string;
  hookSpecificOutput?:
    | {
        hookEventName: 'PreToolUse';
        permissionDecision?: 'deny';
        permissionDecisionReason?: string;
        additionalContext?: string;
      }
    | { hookEventName: 'PostToolUse'; additionalContext?: string };
}

export type SdkHook = (
  input: SdkHookInput,
  toolUseId: string | undefined,
  options: { signal: AbortSignal },
) => Promise<SdkHookOutput>;

/** Without a matcher the hooks see every tool, those of MCP servers included. */
export interface SdkHookMatcher {
  hooks: SdkHook[];
  /** Seconds. */
  timeout?: number;
  /** What a hook that throws does; the SDK's own default lets the call go ahead. */
  onFailure?: 'continue' | 'block';
}

export interface SdkMcpServer {
  command: string;
  args?: string[];
  env?: Record<string, string>;
  /** The server's tools are there from the first turn on, not behind a search. */
  alwaysLoad?: boolean;
}

/** Options as the adapter sets them; each exists in the SDK under this name. */
export interface SdkOptions {
  abortController: AbortController;
  cwd: string;
  projectConfigRoot?: string;
  model?: string;
  systemPrompt: string | { type: 'preset'; preset: 'claude_code' };
  /** The built-in tools that exist at all. */
  tools: string[];
  /** The tools that run without a question. */
  allowedTools: string[];
  permissionMode: 'dontAsk';
  permissionPrompts: 'none';
  settingSources: ('user' | 'project' | 'local')[];
  skills: 'all';
  mcpServers: Record<string, SdkMcpServer>;
  mcpServersDelivery: 'initialize';
  strictMcpConfig: true;
  hooks: { PreToolUse: SdkHookMatcher[]; PostToolUse: SdkHookMatcher[]; Stop: SdkHookMatcher[] };
  maxTurns: number;
  maxBudgetUsd?: number;
  env: Record<string, string>;
  persistSession: false;
  verbatimPrompts: true;
  settings: { disableAllHooks: false; attribution: { commit: string; pr: string } };
  stderr: (text: string) => void;
}

/** How a run ends in the SDK's words. */
export const RESULT_SUBTYPES = [
  'success',
  'error_during_execution',
  'error_max_turns',
  'error_max_budget_usd',
  'error_max_structured_output_retries',
] as const;
export type SdkResultSubtype = (typeof RESULT_SUBTYPES)[number];

interface SdkResultBase {
  type: 'result';
  is_error: boolean;
  num_turns: number;
  /** Estimated, for the whole query. */
  total_cost_usd: number;
  permission_denials: { tool_name: string; tool_use_id: string }[];
}
export type SdkResult =
  | (SdkResultBase & { subtype: 'success'; result: string })
  | (SdkResultBase & { subtype: Exclude<SdkResultSubtype, 'success'>; errors: string[] });

/** One block of what the model said; several messages may share one `message.id`. */
export interface SdkAssistant {
  type: 'assistant';
  message: { id: string; content: { type: string }[] };
  /** Set when a subagent said it. */
  parent_tool_use_id: string | null;
}

export interface SdkPermissionDenied {
  type: 'system';
  subtype: 'permission_denied';
  tool_name: string;
  tool_use_id: string;
  message: string;
}

/** The messages that the adapter reads. The SDK has many more; what is not known is kept in the transcript and counted. */
export type SdkMessage = SdkAssistant | SdkPermissionDenied | SdkResult;

/** What `query` gives: messages until the agent ends. It may throw after its result, and always does after an error result. */
export interface SdkQuery extends AsyncIterator<unknown, unknown> {
  /** Ends the agent's program at once. */
  close?: () => void;
}

export type SdkQueryFunction = (call: { prompt: string; options: SdkOptions }) => SdkQuery;
