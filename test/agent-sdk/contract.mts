/**
 * The declaration in packages/agent-batch/src/agent/sdk-types.ts against the SDK's own, at compile time: what we hand over
 * must be what it takes, what it hands over must be what we read, and closed lists must be the same lists.
 */
import type {
  HookCallback,
  HookEvent,
  HookInput,
  McpStdioServerConfig,
  Options,
  Query,
  SDKAssistantMessage,
  SDKMessage,
  SDKPermissionDeniedMessage,
  SDKResultMessage,
  SyncHookJSONOutput,
  query,
} from '@anthropic-ai/claude-agent-sdk';
import type {
  SdkAssistant,
  SdkHook,
  SdkHookInput,
  SdkHookMatcher,
  SdkHookOutput,
  SdkMcpServer,
  SdkMessage,
  SdkOptions,
  SdkPermissionDenied,
  SdkQuery,
  SdkQueryFunction,
  SdkResult,
  SdkResultSubtype,
} from '../../packages/agent-batch/src/agent/sdk-types.ts';

import type { EVENT_NAMES, OPTION_NAMES } from '../../packages/agent-batch/src/agent/sdk-fake.test-support.ts';

/** Fails to compile unless the first can stand where the second is asked for. */
type Fits<Given extends Asked, Asked> = Given;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Yes<Holds extends true> = Holds;

export type Contract = [
  // Ours to theirs.
  Fits<SdkOptions, Options>,
  Fits<SdkHook, HookCallback>,
  Fits<SdkHookOutput, SyncHookJSONOutput>,
  Fits<SdkHookMatcher, NonNullable<NonNullable<Options['hooks']>['PreToolUse']>[number]>,
  Fits<SdkMcpServer, McpStdioServerConfig>,
  // No name that they do not have: an unknown option would be dropped without a word.
  Yes<Same<Exclude<keyof SdkOptions, keyof Options>, never>>,
  Yes<Same<Exclude<keyof SdkMcpServer, keyof McpStdioServerConfig>, never>>,
  // Theirs to ours.
  Fits<HookInput, SdkHookInput>,
  Fits<SDKAssistantMessage, SdkAssistant>,
  Fits<SDKResultMessage, SdkResult>,
  Fits<SDKPermissionDeniedMessage, SdkPermissionDenied>,
  Fits<Extract<SDKMessage, { type: 'assistant' | 'result' }>, SdkMessage>,
  Fits<Query, SdkQuery>,
  Fits<typeof query, SdkQueryFunction>,
  // The same lists, both ways: endings, and the names by which the stand-in refuses what the SDK does not know.
  Yes<Same<(typeof OPTION_NAMES)[number], keyof Options>>,
  Yes<Same<(typeof EVENT_NAMES)[number], HookEvent>>,
  Yes<Same<SDKResultMessage['subtype'], SdkResultSubtype>>,
];
