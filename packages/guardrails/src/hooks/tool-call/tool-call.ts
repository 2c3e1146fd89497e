import { GuardFault } from '../frame/hook.ts';
import { isRecord } from '../policy/policy.ts';
import { isKnownTool, kindOfTool, type ToolKind } from './tools.ts';

/** A tool call in our own words, whichever agent it came from. */
export interface ToolCall {
  readonly event: 'before' | 'after' | 'stop' | 'other';
  readonly tool: string;
  readonly kind: ToolKind;
  readonly session: string;
  readonly cwd: string;
  /** Programs for bash that the call would run. */
  readonly commands: readonly string[];
  /** Paths that the call may write. */
  readonly writes: readonly string[];
  /** Every text and switch of the input with the nearest key above it, in snake case. */
  readonly values: readonly Value[];
  /** Texts that the call would put somewhere. What an edit takes out is not among them. */
  readonly texts: readonly string[];
  /** The agent already goes on because a stop hook asked for it. */
  readonly stopAgain: boolean;
}

const EVENTS: ReadonlyMap<string, ToolCall['event']> = new Map([
  ['PreToolUse', 'before'],
  ['PermissionRequest', 'before'],
  ['PostToolUse', 'after'],
  ['Stop', 'stop'],
]);

/** Depth of a tool's input, and number of its values, beyond which it is blocked. */
const DEEPEST = 64;
const MOST_VALUES = 100_000;

/**
 * Reads the JSON of a hook (seed 6).
 *
 * @throws GuardFault for anything that is not a tool call
 */
export function readToolCall(bytes: Uint8Array, cwd: string): ToolCall {
  const input = parsed(bytes);
  if (!isRecord(input)) throw new GuardFault('the input is not a JSON object');
  const event = eventOf(input['hook_event_name']);
  const tool = input['tool_name'] ?? '';
  const toolInput = input['tool_input'];
  if (typeof tool !== 'string') throw new GuardFault('tool_name is not a string');
  const base = {
    event,
    tool,
    session: typeof input['session_id'] === 'string' ? input['session_id'] : '',
    cwd: typeof input['cwd'] === 'string' && input['cwd'].startsWith('/') ? input['cwd'] : cwd,
    stopAgain: input['stop_hook_active'] === true,
  };
  if (event === 'stop' || event === 'other')
    return { ...base, kind: 'reads', commands: [], writes: [], texts: [], values: [] };
  if (!isRecord(toolInput)) throw new GuardFault('tool_input is not a JSON object');
  return { ...base, ...partsOf(tool, toolInput) };
}

function parsed(bytes: Uint8Array): unknown {
  if (bytes.length === 0) throw new GuardFault('there is no input');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new GuardFault('the input is not JSON in UTF-8');
  }
}

/** Without a name the call is a pending one (seed 6). Events that run no tool are none of ours. */
function eventOf(name: unknown): ToolCall['event'] {
  if (name === undefined) return 'before';
  if (typeof name !== 'string') throw new GuardFault('hook_event_name is not a string');
  return EVENTS.get(name) ?? (/ToolUse/iu.test(name) ? 'before' : 'other');
}

export type Value = { readonly key: string; readonly text: string };

/** What nearly every call of a shell has; comparing these keys with each expression below costs a young process (P13). */
const isPathKey = (key: string): boolean => key !== 'command' && key !== 'description' && PATH_KEY.test(key);
const isCommandKey = (key: string): boolean => key === 'command' || (key !== 'description' && COMMAND_KEY.test(key));
const isOldTextKey = (key: string): boolean => key === 'description' || (key !== 'command' && OLD_TEXT_KEY.test(key));

const PATH_KEY =
  /(?:^|_)(?:files?|paths?|file_?names?|file_?paths?|path_?names?|uris?|target|destination|dest|source|src|dir|directory|folder)$/u;
const COMMAND_KEY = /^(?:command|cmd|commands|script|shell_command|bash_command|command_line)$/u;
const OLD_TEXT_KEY = /^(?:old_string|old_str|old_text|description|explanation|pattern|query|url)$/u;
const PATCH_LINE =
  /^(?:\*\*\* (?:Add|Update|Delete) File: |\*\*\* Move to: |\+\+\+ (?:b\/)?|--- (?:a\/)?|rename to )(.+)$/gmu;

function partsOf(
  tool: string,
  input: Readonly<Record<string, unknown>>,
): Pick<ToolCall, 'kind' | 'commands' | 'writes' | 'texts' | 'values'> {
  const values = valuesOf(input);
  const kind = kindOfTool(tool);
  checkRequired(kind, input, values);
  const texts = values.filter(({ key }) => !isPathKey(key) && !isOldTextKey(key)).map(({ text }) => text);
  const commands = kind === 'writes' ? [] : [...commandsOf(input, values), ...typedCommands(tool, values)];
  return { kind, commands, texts, values, writes: kind === 'shell' ? [] : writesOf(tool, kind, values) };
}

/** Paths that a tool other than a shell may write. */
function writesOf(tool: string, kind: ToolKind, values: readonly Value[]): readonly string[] {
  const mcpReader =
    kind === 'reads' &&
    tool.startsWith('mcp__') &&
    !values.some(({ key }) => /content|text|data|patch|replacement|destination|dest$|output/u.test(key));
  if (kind === 'reads' && (mcpReader || !tool.startsWith('mcp__'))) return [];
  const paths = values.filter(({ key, text }) => isPathKey(key) && !/^https?:/iu.test(text)).map(({ text }) => text);
  const isPatch = /patch|diff/iu.test(tool) || values.some(({ key }) => /^(?:patch|diff|input)$/u.test(key));
  const patched = isPatch
    ? values.flatMap(({ text }) => [...text.matchAll(PATCH_LINE)].map((match) => match[1]?.trim() ?? ''))
    : [];
  return [...new Set([...paths, ...patched])].filter((path) => path !== '' && path !== '/dev/null');
}

/** A known writer without a path, or a shell without a command, is not the tool that we know: it cannot be judged. */
function checkRequired(kind: ToolKind, input: Readonly<Record<string, unknown>>, values: readonly Value[]): void {
  for (const [key, value] of Object.entries(input)) {
    const wanted = isPathKey(snake(key)) || isCommandKey(snake(key));
    if (wanted && (typeof value === 'number' || typeof value === 'boolean')) throw new GuardFault(`${key} is not text`);
  }
  const has = (is: (key: string) => boolean): boolean => values.some(({ key }) => is(key));
  if (kind === 'writes' && !has(isPathKey) && !has((key) => /^(?:patch|diff|input)$/u.test(key)))
    throw new GuardFault('a write without a path');
  if (kind === 'shell' && !has(isCommandKey)) throw new GuardFault('a shell call without a command');
  if (values.some(({ key, text }) => (isPathKey(key) || isCommandKey(key)) && text.includes('\0'))) {
    throw new GuardFault('a path or command with a NUL character');
  }
}

/** Tools that type into a shell which runs already, and tools that run code of another language. */
const TYPES =
  /(?:^|_)(?:write_stdin|send_(?:keys|input|text|command)|write_to_(?:shell|process|terminal)|terminal_input|type_text)$/iu;
const RUNS_CODE =
  /(?:^|_|\b)(?:python\w*|execute_?code|run_?code|exec_?code|repl|jupyter\w*|notebook_?exec\w*|javascript|node(?:js)?)$/iu;

function typedCommands(tool: string, values: readonly Value[]): readonly string[] {
  // No tool of the table is one of these, and nearly every call is of such a tool.
  if (isKnownTool(tool)) return [];
  const own = snake(tool.replace(/^mcp__.+?__/u, ''));
  const typed = TYPES.test(own) ? values.filter(({ key }) => /^(?:chars|keys|input|text|data)$/u.test(key)) : [];
  const code = RUNS_CODE.test(own) ? values.filter(({ key }) => /^(?:code|source|input)$/u.test(key)) : [];
  const language = /javascript|node/iu.test(own) ? 'node -e' : 'python3 -c';
  return [...typed.map(({ text }) => text), ...code.map(({ text }) => `${language} ${quoted(text)}`)];
}

function commandsOf(input: Readonly<Record<string, unknown>>, values: readonly Value[]): readonly string[] {
  const lists = Object.entries(input).flatMap(([key, value]) =>
    isCommandKey(snake(key)) && Array.isArray(value) && value.every((item) => typeof item === 'string')
      ? // One program in words, or, where the key says so, one program each.
        [value.map(quoted).join(' '), ...(snake(key).endsWith('s') ? value : [])]
      : [],
  );
  if (lists.length > 0) return [...lists, ...values.filter(({ key }) => key === 'args').map(({ text }) => text)];
  const args = Array.isArray(input['args']) ? input['args'].filter((item) => typeof item === 'string').map(quoted) : [];
  return values
    .filter(({ key }) => isCommandKey(key))
    .map(({ text }) => (args.length > 0 ? `${text} ${args.join(' ')}` : text));
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

function snake(key: string): string {
  const lower = key.toLowerCase();
  return lower === key ? key : key.replace(/(?<=[a-z])(?=[A-Z])/gu, '_').toLowerCase();
}

/** Every text in the input with the nearest key above it. */
function valuesOf(input: unknown): readonly Value[] {
  const found: Value[] = [];
  const open: { readonly key: string; readonly value: unknown; readonly depth: number }[] = [
    { key: '', value: input, depth: 0 },
  ];
  let count = 0;
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    const { key, value, depth } = item;
    count += 1;
    if (depth > DEEPEST || count > MOST_VALUES)
      throw new GuardFault('an input that is too deep or has too many values');
    if (typeof value === 'string') found.push({ key, text: value });
    else if (typeof value === 'boolean') found.push({ key, text: String(value) });
    else if (Array.isArray(value)) for (const inner of value) open.push({ key, value: inner, depth: depth + 1 });
    else if (isRecord(value)) {
      for (const [name, inner] of Object.entries(value)) {
        // Some tools take a map from path to contents.
        if (name.includes('/') || name.includes('\\') || (name.includes('.') && /\.\w+$/u.test(name)))
          found.push({ key: 'path', text: name });
        open.push({ key: snake(name), value: inner, depth: depth + 1 });
      }
    }
  }
  return found.reverse();
}
