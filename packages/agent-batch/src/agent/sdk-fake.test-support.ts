/**
 * A stand-in for the agent SDK with the same export, for tests of what is around it: scripted by a file, strict about its options. It
 * asks the hooks as the SDK does, runs commands and writes files for real, and ends in every way that the SDK can end.
 * `test/agent-sdk/contract.mts` compares its lists of names with the SDK's own. It imports types and Node alone, so that a bundle can load
 * it by its path.
 *
 * The script is JSON, named by `FAKE_AGENT_SCRIPT` in the agent's environment: a list of `Play`; the first whose `when` fits the prompt
 * is played. `{cwd}` in a step stands for the worktree, and `{name}` for what the group of that name in `when` found.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SdkHookMatcher, SdkHookOutput, SdkOptions, SdkQuery } from './sdk-types.ts';

export interface Play {
  /** Regular expression for the prompts for which this is played; absent: any. */
  readonly when?: string;
  readonly steps: readonly Step[];
  /** US dollars of one turn; 0.01 without. */
  readonly costPerTurn?: number | 'NaN';
  /** Thrown after a successful result. */
  readonly throwAfter?: string;
}
export type Step =
  | { readonly say: string }
  | { readonly tool: string; readonly input: Readonly<Record<string, unknown>> }
  /** A shell script, as a program that the agent started would run it: no hook sees it. The system prompt is in `SYSTEM_PROMPT`. */
  | { readonly program: string }
  /** Messages as they are, such as ones that nobody knows. */
  | { readonly message: Readonly<Record<string, unknown>> }
  /** The agent wants to stop; when a hook objects it goes on with the next step. */
  | { readonly stop: string }
  | { readonly wait: number }
  /** Neither ends nor hears that it should. */
  | { readonly hang: 'deaf' | 'until-aborted' }
  | { readonly throws: string }
  /** A result in the SDK's words; an error result throws after it, as the SDK does. */
  | { readonly result: End }
  /** No more messages, and no result. */
  | { readonly nothing: true }
  /** A signal to the process that runs the agent. */
  | { readonly kill: NodeJS.Signals };

/** A result; a subtype that the SDK does not have stands for one of a later version. */
export interface End {
  readonly subtype: string;
  readonly result?: string;
  readonly errors?: readonly string[];
  readonly is_error?: boolean;
  readonly total_cost_usd?: number;
}

// prettier-ignore
export const OPTION_NAMES = [
  'abortController', 'additionalDirectories', 'projectConfigRoot', 'agent', 'agents', 'allowedTools', 'canUseTool', 'continue', 'cwd',
  'disallowedTools', 'toolAliases', 'tools', 'env', 'executable', 'executableArgs', 'extraArgs', 'fallbackModel',
  'enableFileCheckpointing', 'toolConfig', 'forkSession', 'betas', 'hooks', 'onElicitation', 'onUserDialog', 'supportedDialogKinds',
  'perTaskStopAffordance', 'persistSession', 'sessionStore', 'sessionStoreFlush', 'loadTimeoutMs', 'includeHookEvents',
  'includePartialMessages', 'forwardSubagentText', 'verbatimPrompts', 'thinking', 'effort', 'maxThinkingTokens', 'maxTurns',
  'maxBudgetUsd', 'taskBudget', 'mcpServers', 'mcpServersDelivery', 'model', 'outputFormat', 'pathToClaudeCodeExecutable',
  'permissionMode', 'planModeInstructions', 'allowDangerouslySkipPermissions', 'permissionPromptToolName', 'permissionPrompts', 'plugins',
  'pluginDelivery', 'promptSuggestions', 'agentProgressSummaries', 'resume', 'sessionId', 'resumeSessionAt', 'resumeDropsTurn', 'sandbox',
  'settings', 'managedSettings', 'settingSources', 'skills', 'debug', 'debugFile', 'stderr', 'strictMcpConfig', 'systemPrompt', 'title',
  'spawnClaudeCodeProcess',
] as const;

// prettier-ignore
export const EVENT_NAMES = [
  'PreToolUse', 'PostToolUse', 'PostToolUseFailure', 'PostToolBatch', 'Notification', 'UserPromptSubmit', 'UserPromptExpansion',
  'SessionStart', 'SessionEnd', 'Stop', 'StopFailure', 'SubagentStart', 'SubagentStop', 'PreCompact', 'PostCompact', 'PreModelSwitch',
  'PostModelSwitch', 'PermissionRequest', 'PermissionDenied', 'Setup', 'TeammateIdle', 'TaskCreated', 'TaskCompleted', 'Elicitation',
  'ElicitationResult', 'ConfigChange', 'WorktreeCreate', 'WorktreeRemove', 'InstructionsLoaded', 'CwdChanged', 'FileChanged',
  'DirectoryAdded', 'MessageDisplay',
] as const;

/** What is wrong with options; the SDK drops an unknown name without a word, and a guard that matches nothing is none. */
function faults(options: Readonly<Record<string, unknown>>): readonly string[] {
  const is = (name: string, good: boolean): readonly string[] =>
    name in options && !good ? [`${name} has a wrong value`] : [];
  const { cwd, maxTurns, maxBudgetUsd, env, tools, allowedTools, systemPrompt, hooks, mcpServers, abortController } =
    options;
  const texts = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');
  const record = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null;
  const allTexts = (value: unknown): boolean => record(value) && texts(Object.values(value));
  return [
    ...Object.keys(options).flatMap((name) =>
      OPTION_NAMES.some((known) => known === name) ? [] : [`unknown option ${name}`],
    ),
    ...Object.entries(options).flatMap(([name, value]) => (value === undefined ? [`${name} is undefined`] : [])),
    ...is('cwd', typeof cwd === 'string' && cwd.startsWith('/')),
    ...is('maxTurns', Number.isSafeInteger(maxTurns) && Number(maxTurns) > 0),
    ...is('maxBudgetUsd', typeof maxBudgetUsd === 'number' && maxBudgetUsd > 0),
    ...is('env', allTexts(env)),
    ...is('tools', texts(tools)),
    ...is('allowedTools', texts(allowedTools)),
    ...is(
      'systemPrompt',
      typeof systemPrompt === 'string' || (record(systemPrompt) && systemPrompt['type'] === 'preset'),
    ),
    ...is('abortController', abortController instanceof AbortController),
    ...(record(mcpServers) ? Object.entries(mcpServers) : []).flatMap(([name, server]) =>
      record(server) && typeof server['command'] === 'string' ? [] : [`mcpServers.${name} has no command`],
    ),
    ...(record(hooks) ? Object.entries(hooks) : []).flatMap(([event, matchers]) => hookFaults(event, matchers)),
  ];
}

function hookFaults(event: string, matchers: unknown): readonly string[] {
  if (!EVENT_NAMES.some((known) => known === event)) return [`unknown hook event ${event}`];
  if (!Array.isArray(matchers)) return [`hooks.${event} is no list`];
  return matchers.flatMap(({ matcher, hooks, timeout, onFailure }: Partial<SdkHookMatcher> & { matcher?: unknown }) => [
    // An exact name by the rule of the matchers, and no tool has that name: the tools of a server are mcp__<server>__<tool>.
    ...(typeof matcher === 'string' && /^mcp__[^_]+$/u.test(matcher) ? [`the matcher ${matcher} matches nothing`] : []),
    ...(Array.isArray(hooks) && hooks.length > 0 && hooks.every((hook) => typeof hook === 'function')
      ? []
      : [`${event} has no hooks`]),
    ...(timeout === undefined || timeout > 0 ? [] : [`${event} has a wrong timeout`]),
    ...(onFailure === undefined || onFailure === 'block' || onFailure === 'continue'
      ? []
      : [`${event} has a wrong onFailure`]),
  ]);
}

/** The export that the adapter looks for. */
export function query({ prompt, options }: { readonly prompt: string; readonly options: SdkOptions }): SdkQuery {
  const wrong = faults({ ...options });
  if (wrong.length > 0) throw new TypeError(`fake agent SDK: ${wrong.join('; ')}`);
  const script = options.env['FAKE_AGENT_SCRIPT'];
  if (script === undefined) throw new TypeError('fake agent SDK: no FAKE_AGENT_SCRIPT in the environment of the agent');
  const plays = JSON.parse(readFileSync(script, 'utf8')) as readonly Play[];
  for (const play of plays) {
    const found = new RegExp(play.when ?? '', 'u').exec(prompt);
    if (found !== null) return perform(filledIn(play, { cwd: options.cwd, ...found.groups }), options);
  }
  return perform({ steps: [] }, options);
}

function filledIn(play: Play, values: Readonly<Record<string, string>>): Play {
  return JSON.parse(JSON.stringify(play), (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => values[name] ?? whole) : value,
  ) as Play;
}

interface State {
  turns: number;
  asked: boolean;
  readonly denials: { tool_name: string; tool_use_id: string }[];
}

async function* perform(play: Play, options: SdkOptions): AsyncGenerator<unknown, void> {
  const state: State = { turns: 0, asked: false, denials: [] };
  const { costPerTurn = 0.01 } = play;
  const cost = (): number => (costPerTurn === 'NaN' ? Number.NaN : costPerTurn * state.turns);
  const end = (result: End): object => ({
    type: 'result',
    is_error: result.subtype !== 'success',
    num_turns: state.turns,
    total_cost_usd: cost(),
    permission_denials: state.denials,
    ...(result.subtype === 'success' ? { result: '' } : { errors: [] }),
    ...result,
  });
  yield { type: 'system', subtype: 'init', cwd: options.cwd, tools: options.tools, model: options.model ?? 'fake' };
  for (const step of [...play.steps, { stop: 'Done.' }, { stop: 'Done.' }]) {
    const limit = limitOf(step, state, cost(), options);
    const result = limit === undefined ? await resultOf(step, state, options) : { subtype: limit };
    if (result === 'nothing') return;
    if (result !== undefined) {
      yield end(result);
      if (result.subtype !== 'success') throw new Error(`the agent ended with ${result.subtype}`);
      if (play.throwAfter !== undefined) throw new Error(play.throwAfter);
      return;
    }
    yield* messagesOf(step, state, options);
  }
}

function limitOf(
  step: Step,
  { turns }: State,
  cost: number,
  { maxTurns, maxBudgetUsd }: SdkOptions,
): string | undefined {
  if (!('say' in step) && !('tool' in step)) return undefined;
  if (turns >= maxTurns) return 'error_max_turns';
  return maxBudgetUsd !== undefined && cost >= maxBudgetUsd ? 'error_max_budget_usd' : undefined;
}

async function resultOf(step: Step, state: State, options: SdkOptions): Promise<End | 'nothing' | undefined> {
  if ('result' in step) return step.result;
  if ('nothing' in step) return 'nothing';
  if (!('stop' in step)) return undefined;
  const answers = await ask('Stop', { stop_hook_active: state.asked }, undefined, options);
  const blocked = answers.some(({ decision }) => decision === 'block');
  if (!blocked) return { subtype: 'success', result: step.stop };
  state.asked = true;
  return undefined;
}

async function* messagesOf(step: Step, state: State, options: SdkOptions): AsyncGenerator<unknown, void> {
  const { signal } = options.abortController;
  if (signal.aborted) throw new DOMException('The operation was aborted', 'AbortError');
  if ('message' in step) yield step.message;
  if ('program' in step) await runProgram(step.program, options);
  if ('wait' in step) await new Promise((done) => setTimeout(done, step.wait));
  if ('throws' in step) throw new Error(step.throws);
  if ('kill' in step) process.kill(process.pid, step.kill);
  if ('hang' in step) await hang(step.hang, signal);
  if ('say' in step) yield assistant(state, { type: 'text', text: step.say });
  if ('tool' in step) yield* useTool(step.tool, step.input, state, options);
}

/** What a play does beside its calls has to be done: a test of it would else show nothing. */
async function runProgram(script: string, options: SdkOptions): Promise<void> {
  const { env, systemPrompt } = options;
  const SYSTEM_PROMPT = typeof systemPrompt === 'string' ? systemPrompt : '';
  const { text, failed } = await run(script, { ...options, env: { ...env, SYSTEM_PROMPT } });
  if (failed) throw new Error(`a program of the play failed: ${text}`);
}

/** A timer keeps the process alive, as a program that runs would. */
async function hang(how: 'deaf' | 'until-aborted', signal: AbortSignal): Promise<never> {
  const timer = setInterval(() => undefined, 1_000);
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      if (how === 'until-aborted') reject(new DOMException('The operation was aborted', 'AbortError'));
    });
  });
}

function assistant(state: State, block: object): object {
  state.turns += 1;
  return { type: 'assistant', message: { id: `msg_${state.turns}`, content: [block] }, parent_tool_use_id: null };
}

async function* useTool(
  name: string,
  input: Readonly<Record<string, unknown>>,
  state: State,
  options: SdkOptions,
): AsyncGenerator<unknown, void> {
  const id = `toolu_${state.turns}`;
  yield assistant(state, { type: 'tool_use', id, name, input });
  const call = { tool_name: name, tool_input: input };
  const before = await ask('PreToolUse', call, id, options);
  const refusal = before.find(
    ({ hookSpecificOutput: output }) => output && 'permissionDecision' in output,
  )?.hookSpecificOutput;
  if (refusal?.hookEventName === 'PreToolUse' && refusal.permissionDecision === 'deny') {
    return yield answer(id, refusal.permissionDecisionReason ?? 'denied', true);
  }
  if (!isAllowed(name, options)) {
    state.denials.push({ tool_name: name, tool_use_id: id });
    return yield answer(id, `No such tool available: ${name}`, true);
  }
  const { text, failed } = await carryOut(name, input, options);
  yield answer(id, text, failed);
  for (const { reason } of await ask('PostToolUse', call, id, options))
    if (reason !== undefined) yield answer(id, reason, true);
}

const isAllowed = (name: string, { allowedTools }: SdkOptions): boolean =>
  allowedTools.some((entry) => entry === name || (entry.startsWith('mcp__') && name.startsWith(`${entry}__`)));

const answer = (id: string, content: string, isError: boolean): object => ({
  type: 'user',
  message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content, is_error: isError }] },
  parent_tool_use_id: null,
});

async function ask(
  event: 'PreToolUse' | 'PostToolUse' | 'Stop',
  parts: object,
  id: string | undefined,
  { hooks, cwd, abortController: { signal } }: SdkOptions,
): Promise<readonly SdkHookOutput[]> {
  const input = { hook_event_name: event, session_id: 'fake', cwd, ...parts };
  const all = hooks[event].flatMap((matcher) =>
    matcher.hooks.map((hook) => ({ hook, blocks: matcher.onFailure === 'block' })),
  );
  return Promise.all(
    all.map(({ hook, blocks }) =>
      hook(input, id, { signal }).catch((error: unknown): SdkHookOutput =>
        blocks
          ? {
              hookSpecificOutput: {
                hookEventName: 'PreToolUse',
                permissionDecision: 'deny',
                permissionDecisionReason: String(error),
              },
            }
          : {},
      ),
    ),
  );
}

interface Done {
  readonly text: string;
  readonly failed: boolean;
}

async function carryOut(name: string, input: Readonly<Record<string, unknown>>, options: SdkOptions): Promise<Done> {
  const text = (key: string): string => (typeof input[key] === 'string' ? input[key] : '');
  const path = join('/', text('file_path'));
  try {
    if (name === 'Bash') return await run(text('command'), options);
    if (name === 'Read') return { text: readFileSync(path, 'utf8'), failed: false };
    if (name === 'Write' || name === 'Edit') {
      const written =
        name === 'Write'
          ? text('content')
          : readFileSync(path, 'utf8').replace(text('old_string'), () => text('new_string'));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, written);
    }
    return { text: 'done', failed: false };
  } catch (error) {
    return { text: String(error), failed: true };
  }
}

function run(command: string, { cwd, env, abortController: { signal } }: SdkOptions): Promise<Done> {
  return new Promise((done) => {
    const child = spawn('sh', ['-c', command], { cwd, env, signal, killSignal: 'SIGKILL' });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => done({ text: String(error), failed: true }));
    child.on('close', (status) => done({ text: Buffer.concat(chunks).toString('utf8'), failed: status !== 0 }));
  });
}
