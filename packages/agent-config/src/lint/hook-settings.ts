/** Hook settings (seed 2.5, 6): events, matchers, commands, and whether a hook that fails blocks. */
import { AGENTS, HOOK_EVENTS, MCP_TOOL, type Agent } from '../agents.ts';
import { isRecord, readJson, type JsonFile } from '../json-file.ts';
import { nearest } from '../nearest.ts';
import { editOf, reporter, shown, type Problem, type Repair } from '../problem.ts';
import type { Tree } from '../tree.ts';
import { pathsIn, quoted } from '../command-line.ts';
import type { Context } from './context.ts';

type Read = Extract<JsonFile, { readonly kind: 'read' }>;
type Path = readonly (string | number)[];

/** One configured command, with where it stands. */
export interface HookCommand {
  readonly agent: Agent;
  readonly file: string;
  readonly event: string;
  readonly matcher: string | undefined;
  readonly command: string;
  readonly path: Path;
}

/** Characters of a line that is looked into; nobody writes a longer one by hand. */
const MAX_COMMAND = 20_000;
/** Keys of a hook file that are looked at; the agents know some thirty events. */
const MAX_EVENTS = 500;
const HOOK_TYPES = new Set(['command', 'http', 'mcp_tool', 'prompt', 'agent']);

interface Found {
  readonly problems: readonly Problem[];
  readonly commands: readonly HookCommand[];
}

export function lintHooks({ tree }: Context): readonly Problem[] {
  const present = AGENTS.filter(({ hookFile }) => tree.files.has(hookFile));
  if (present.length === 0) {
    const isAgentHere = [...tree.files.keys()].some((path) =>
      /^(\.agent|\.claude|\.devin)\/|^AGENTS\.md$|^CLAUDE\.md$/.test(path),
    );
    if (!isAgentHere) return [];
    return [
      reporter('.agent/settings.json', '')(
        'hooks-none',
        0,
        'No guard hooks are configured.',
        'agent-remediation init writes them.',
      ),
    ];
  }
  return present.flatMap((agent) => readHooks(tree, agent).problems);
}

/** All commands of all hook files that can be read: what `probe` runs. */
export function hookCommands(tree: Tree): readonly HookCommand[] {
  return AGENTS.filter(({ hookFile }) => tree.files.has(hookFile)).flatMap((agent) => readHooks(tree, agent).commands);
}

function readHooks(tree: Tree, agent: Agent): Found {
  const file = agent.hookFile;
  const text = tree.read(file) ?? '';
  const report = reporter(file, text);
  const json = readJson(text);
  if (json.kind === 'fault')
    return { problems: [report('hooks-form', json.offset, `${json.message}.`, 'Mend the JSON.')], commands: [] };
  const form = 'An object whose keys are events, below "hooks".';
  const root = json.value;
  if (!isRecord(root)) return { problems: [report('hooks-form', 0, 'The file is not an object.', form)], commands: [] };
  const events = agent.hooksBelow === 'top' ? root : root['hooks'];
  // A settings file may hold other things and no hooks.
  if (events === undefined)
    return {
      problems: [report('hooks-none', 0, `${agent.title} runs no guard hooks.`, 'agent-remediation init writes them.')],
      commands: [],
    };
  const base: Path = agent.hooksBelow === 'top' ? [] : ['hooks'];
  if (!isRecord(events))
    return { problems: [report('hooks-form', json.offsetOf(base), '"hooks" is not an object.', form)], commands: [] };
  // A schema address may stand beside the events; beyond the bound is no file that a person wrote.
  const named = Object.entries(events).filter(([event]) => !event.startsWith('$'));
  const found = named
    .slice(0, MAX_EVENTS)
    .map(([event, entries]) => readEvent({ agent, tree, json, file, text, events }, [...base, event], event, entries));
  const commands = found.flatMap((each) => each.commands);
  const isBefore = commands.some(({ event }) => event === 'PreToolUse') || 'PreToolUse' in events;
  return {
    commands,
    problems: [...found.flatMap((each) => each.problems), ...(isBefore ? [] : [noneBefore()])],
  };

  /** Guards that run after the tool are misplaced; formatters and messages are no guards. */
  function noneBefore(): Problem {
    const isAfter = commands.some(({ event, command }) => event === 'PostToolUse' && isGuard(tree, agent, command));
    const where = json.kind === 'read' ? json.offsetOf(base) : 0;
    return isAfter
      ? report('hooks-post-only', where, 'No hook runs before a tool.', 'Put the guards below PreToolUse.')
      : report('hooks-none', where, `${agent.title} runs no guard hooks.`, 'agent-remediation init writes them.');
  }
}

interface At {
  readonly agent: Agent;
  readonly tree: Tree;
  readonly json: Read;
  readonly file: string;
  readonly text: string;
  readonly events: Readonly<Record<string, unknown>>;
}

function readEvent(at: At, path: Path, event: string, entries: unknown): Found {
  const report = reporter(at.file, at.text);
  const problems: Problem[] = [];
  if (!HOOK_EVENTS.includes(event)) {
    const near = nearest(event, HOOK_EVENTS);
    if (near !== undefined)
      problems.push(
        report(
          'hooks-event',
          at.json.offsetOf(path),
          `The event ${shown(event)} is not known.`,
          `Did you mean ${near}?`,
          near.toLowerCase() === event.toLowerCase() && !Object.hasOwn(at.events, near)
            ? editOf(at.json.replace(path, 'key', near))
            : undefined,
        ),
      );
  }
  if (!Array.isArray(entries)) {
    problems.push(
      report(
        'hooks-form',
        at.json.offsetOf(path),
        `${shown(event)} is not a list.`,
        '[{ "matcher": "Bash", "hooks": [{ "type": "command", "command": "…" }] }]',
      ),
    );
    return { problems, commands: [] };
  }
  const found = entries.map((entry: unknown, index) => readEntry(at, [...path, index], event, entry));
  return {
    problems: [...problems, ...found.flatMap((each) => each.problems)],
    commands: found.flatMap((each) => each.commands),
  };
}

function readEntry(at: At, path: Path, event: string, entry: unknown): Found {
  const report = reporter(at.file, at.text);
  const fault = (where: Path, says: string): Problem =>
    report(
      'hooks-form',
      at.json.offsetOf(where),
      says,
      '{ "matcher": "Bash", "hooks": [{ "type": "command", "command": "…" }] }',
    );
  if (!isRecord(entry) || !Array.isArray(entry['hooks']))
    return { problems: [fault(path, 'An entry has no list "hooks".')], commands: [] };
  const { matcher } = entry;
  const problems: Problem[] = [];
  if (matcher !== undefined && typeof matcher !== 'string')
    problems.push(fault([...path, 'matcher'], 'The matcher is not a text.'));
  else if (matcher !== undefined && /Tool|Permission/.test(event)) {
    const says = matcherFault(matcher, at.agent);
    if (says) {
      const where: Path = [...path, 'matcher'];
      const edit = says.written === undefined ? undefined : at.json.replace(where, 'value', says.written);
      problems.push(report('hooks-matcher', at.json.offsetOf(where), says.message, says.fix, editOf(edit)));
    }
  }
  const commands: HookCommand[] = [];
  for (const [index, hook] of (entry['hooks'] as readonly unknown[]).entries()) {
    const where: Path = [...path, 'hooks', index];
    if (!isRecord(hook) || typeof hook['type'] !== 'string') problems.push(fault(where, 'A hook has no "type".'));
    else if (!HOOK_TYPES.has(hook['type']))
      problems.push(
        fault([...where, 'type'], `The type ${shown(hook['type'])} is not known; a program has the type "command".`),
      );
    else if (hook['timeout'] !== undefined && !(typeof hook['timeout'] === 'number' && hook['timeout'] > 0))
      problems.push(fault([...where, 'timeout'], 'The timeout is not a number of seconds above 0.'));
    else if (hook['type'] === 'command') {
      if (typeof hook['command'] !== 'string' || hook['command'].trim() === '')
        problems.push(fault(where, 'A hook of type "command" has no "command".'));
      else {
        const command = {
          agent: at.agent,
          file: at.file,
          event,
          matcher: typeof matcher === 'string' ? matcher : undefined,
          command: hook['command'],
          path: where,
        };
        commands.push(command);
        problems.push(...judgeCommand(at, command, hook));
      }
    }
  }
  return { problems, commands };
}

/**
 * Letters, digits, `_`, `-`, space, `|` and `,` alone are a list of exact names; everything else is an unanchored regular expression (facts on the
 * agents' tools). Devin's matchers are always regular expressions.
 */
function matcherFault(
  matcher: string,
  { tools, id }: Agent,
): { readonly message: string; readonly fix: string; readonly written?: string | undefined } | undefined {
  if (matcher === '' || (matcher === '*' && id !== 'devin')) return undefined;
  const known = [...tools.edit, ...tools.shell];
  if (/^[\w\s|,-]+$/.test(matcher) && id !== 'devin') {
    const written = mended(matcher, known);
    for (const name of matcher.split(/[|,]/).map((each) => each.trim())) {
      if (isWholeServer(name))
        return {
          message: `${shown(name)} is compared as a whole name: it matches none of the server's tools.`,
          fix: `Write ${shown(name)}__.*`,
          written,
        };
      const near = inOtherLetters(name, known) ?? nearest(name, known);
      if (near !== undefined && !known.includes(name) && !ALSO_KNOWN.has(name))
        return { message: `${shown(name)} matches no tool.`, fix: `Did you mean ${near}? Case counts.`, written };
    }
    return undefined;
  }
  if (isRegularExpression(matcher)) return undefined;
  return id === 'devin' && matcher === '*'
    ? { message: '* is not a regular expression.', fix: 'Write .* for all tools.', written: '.*' }
    : { message: `${shown(matcher)} is not a regular expression.`, fix: 'Mend it, or write * for all tools.' };
}

const isWholeServer = (name: string): boolean => MCP_TOOL.test(name) && name.split('__').length < 3;

function inOtherLetters(name: string, known: readonly string[]): string | undefined {
  return known.find((tool) => tool !== name && tool.toLowerCase() === name.toLowerCase());
}

/** The list with what was certainly meant; with a pattern in it the whole is one, so its names are held to their ends. */
function mended(matcher: string, known: readonly string[]): string | undefined {
  const names = matcher.split(/[|,]/).map((each) => each.trim());
  const meant = names.map((name) => (isWholeServer(name) ? `${name}__.*` : (inOtherLetters(name, known) ?? name)));
  if (meant.join() === names.join()) return undefined;
  if (!names.some(isWholeServer)) {
    let next = 0;
    return matcher.replace(/[^|,]+/g, (part) => part.replace(names[next] ?? '', () => meant[next++] ?? ''));
  }
  return meant.length === 1 ? meant[0] : `^(${meant.join('|')})$`;
}

function isRegularExpression(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Tools that are near another one's name and real. */
const ALSO_KNOWN = new Set([
  'Read',
  'Glob',
  'Grep',
  'LS',
  'Task',
  'Agent',
  'WebFetch',
  'WebSearch',
  'TodoWrite',
  'Skill',
  'NotebookRead',
  'ExitPlanMode',
  'BashOutput',
  'KillShell',
]);

function judgeCommand(
  at: At,
  { command, event, path }: HookCommand,
  hook: Readonly<Record<string, unknown>>,
): readonly Problem[] {
  const report = reporter(at.file, at.text);
  const where = at.json.offsetOf(path);
  const problems: Problem[] = [];
  const { first, all } = pathsIn(command);
  for (const script of all) {
    const file = at.tree.files.get(script);
    if (file === undefined && !at.tree.isCut && !isBehindLink(at.tree, script)) {
      const message = `${shown(script)} is not in the repository.`;
      problems.push(report('hooks-command-missing', where, message, 'Commit it, or mend the path.'));
    } else if (file !== undefined && script === first && !file.isExecutable) {
      const message = `${shown(script)} is started directly and is not executable.`;
      const fix = `git update-index --chmod=+x ${quoted(shown(script))}`;
      const isScript = at.tree.read(script)?.startsWith('#!') === true;
      const repair: Repair | undefined = isScript ? { kind: 'executable', path: script } : undefined;
      problems.push(report('hooks-command-not-executable', where, message, fix, repair));
    }
  }
  if (event !== 'PreToolUse' || !isGuard(at.tree, at.agent, command)) return problems;
  const says = openEnd(command, all.length > 0, hook);
  if (says !== undefined) {
    const closed = says.closed === undefined ? undefined : at.json.replace([...path, 'command'], 'value', says.closed);
    const fix =
      'End the line so that every other end is a block: … || exit 2 (agent-remediation init writes such lines).';
    problems.push(report('hooks-fail-open', where, says.message, fix, editOf(closed)));
  }
  return problems;
}

const GUARD_NAME =
  /(^|[-_./])(guard|block|deny|protect|prevent|forbid|gate|no|check|validate|verify|secur[a-z]*|safe[a-z]*|policy|restrict[a-z]*)[a-z]{0,3}([-_.]|$)/i;
const GUARD_TEXT = /\bexit(Code)?\b[^\n]{0,12}\b[12]\b|permissionDecision|\bdeny\b|\bblock(s|ed)?\b/i;
/** Characters of a program that are looked into. */
const MAX_PROGRAM = 200_000;

/**
 * Whether a hook is there to stop calls. In the conventions' own file each one is; elsewhere hooks also format and notify, so a guard is one that is
 * named so, or whose line or program says that it blocks.
 */
function isGuard(tree: Tree, agent: Agent, command: string): boolean {
  if (agent.id === 'neutral') return true;
  const { all } = pathsIn(command);
  const texts = [command, ...all.map((path) => tree.read(path)?.slice(0, MAX_PROGRAM) ?? '')];
  return (
    all.some((path) => GUARD_NAME.test(path.split('/').at(-1) ?? '')) || texts.some((text) => GUARD_TEXT.test(text))
  );
}

/** How a guard lets calls through that it should stop, and the line that does not, where one can be given. */
function openEnd(
  command: string,
  hasProgram: boolean,
  hook: Readonly<Record<string, unknown>>,
): { readonly message: string; readonly closed?: string | undefined } | undefined {
  if (hook['async'] === true)
    return { message: 'The hook runs beside the call ("async"), which goes through whatever the hook says.' };
  if (Array.isArray(hook['args'])) return undefined;
  const isOne = /\bexit 1\b/.test(command) && !/\bexit 2\b|permissionDecision/.test(command);
  if (isOne)
    return {
      message: 'The hook ends with 1, which lets the call through.',
      closed: /(\|\||&&) *exit 1 *$/.test(command) ? command.replace(/1( *)$/, '2$1') : undefined,
    };
  if (!hasProgram || endsClosed(command)) return undefined;
  const isSimple = !/[;&|<>#\n`\\]|\$\(|^\s*(exec|if|for|while|case)\b/.test(command);
  return {
    message: 'When the hook crashes or is not there, the call goes through.',
    closed: isSimple && hasWholeQuotes(command) ? `${command.trimEnd()} || exit 2` : undefined,
  };
}

function hasWholeQuotes(command: string): boolean {
  return !/["']/.test(command.replace(/"[^"]*"|'[^']*'/g, ''));
}

/** Links to folders are not entered, so what stands behind them is not known: such a link is a file of the tree. */
function isBehindLink({ files }: Tree, path: string): boolean {
  const parts = path.split('/');
  return parts.some((_, index) => index > 0 && files.has(parts.slice(0, index).join('/')));
}

/** Whether a failure of the line's command ends in 2: `|| exit 2`, `|| { …; exit 2; }`, a `case`, or a test of `$?`. After `exec` of a program nothing of the line runs. */
function endsClosed(command: string): boolean {
  if (command.length > MAX_COMMAND) return false;
  if (/^\s*exec\s+[^\d<>\s]/.test(command)) return /^\s*exec [^;]{0,1000}fail-closed/.test(command);
  return /(\|\||;|\*\)|\bthen\b|\belse\b|\{)\s*exit 2\b/.test(command) || /exec [^;]{0,1000}fail-closed/.test(command);
}
