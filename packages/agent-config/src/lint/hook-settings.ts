/** Hook settings (seed 2.5, 6): events, matchers, commands, and whether a hook that fails blocks. */
import { AGENTS, HOOK_EVENTS, MCP_TOOL, type Agent } from '../agents.ts';
import { isRecord, readJson, type JsonFile } from '../json-file.ts';
import { nearest } from '../nearest.ts';
import { reporter, shown, type Problem } from '../problem.ts';
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
    .map(([event, entries]) => readEvent({ agent, tree, json, file, text }, [...base, event], event, entries));
  const commands = found.flatMap((each) => each.commands);
  const onlyAfter = commands.length > 0 && !commands.some(({ event }) => event === 'PreToolUse');
  return {
    commands,
    problems: [
      ...found.flatMap((each) => each.problems),
      ...(onlyAfter
        ? [
            report(
              'hooks-post-only',
              json.offsetOf(base),
              'No hook runs before a tool.',
              'Put the guards below PreToolUse.',
            ),
          ]
        : []),
    ],
  };
}

interface At {
  readonly agent: Agent;
  readonly tree: Tree;
  readonly json: Read;
  readonly file: string;
  readonly text: string;
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
    if (says) problems.push(report('hooks-matcher', at.json.offsetOf([...path, 'matcher']), says.message, says.fix));
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
        problems.push(...judgeCommand(at, command, Array.isArray(hook['args'])));
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
): { readonly message: string; readonly fix: string } | undefined {
  if (matcher === '' || (matcher === '*' && id !== 'devin')) return undefined;
  const known = [...tools.edit, ...tools.shell];
  if (/^[\w\s|,-]+$/.test(matcher) && id !== 'devin') {
    for (const name of matcher.split(/[|,]/).map((each) => each.trim())) {
      if (MCP_TOOL.test(name) && name.split('__').length < 3)
        return {
          message: `${shown(name)} is compared as a whole name: it matches none of the server's tools.`,
          fix: `Write ${shown(name)}__.*`,
        };
      const near =
        known.find((tool) => tool !== name && tool.toLowerCase() === name.toLowerCase()) ?? nearest(name, known);
      if (near !== undefined && !known.includes(name) && !ALSO_KNOWN.has(name))
        return { message: `${shown(name)} matches no tool.`, fix: `Did you mean ${near}? Case counts.` };
    }
    return undefined;
  }
  if (isRegularExpression(matcher)) return undefined;
  const fix = id === 'devin' && matcher === '*' ? 'Write .* for all tools.' : 'Mend it, or write * for all tools.';
  return { message: `${shown(matcher)} is not a regular expression.`, fix };
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

function judgeCommand(at: At, { command, event, path }: HookCommand, hasArguments: boolean): readonly Problem[] {
  const report = reporter(at.file, at.text);
  const where = at.json.offsetOf(path);
  const problems: Problem[] = [];
  const { first, all } = pathsIn(command);
  for (const script of all) {
    const file = at.tree.files.get(script);
    if (file === undefined && !at.tree.isCut && !isBehindLink(at.tree, script))
      problems.push(
        report(
          'hooks-command-missing',
          where,
          `${shown(script)} is not in the repository.`,
          'Commit it, or mend the path.',
        ),
      );
    else if (file !== undefined && script === first && !file.isExecutable)
      problems.push(
        report(
          'hooks-command-not-executable',
          where,
          `${shown(script)} is started directly and is not executable.`,
          `git update-index --chmod=+x ${quoted(shown(script))}`,
        ),
      );
  }
  const isGuard = event === 'PreToolUse' && all.length > 0;
  if (isGuard && !hasArguments && !endsClosed(command))
    problems.push(
      report(
        'hooks-fail-open',
        where,
        'When the hook crashes or is not there, the call goes through.',
        'End the line so that every other end is a block: … || exit 2 (agent-remediation init writes such lines).',
      ),
    );
  return problems;
}

/** Links to folders are not entered, so what stands behind them is not known: such a link is a file of the tree. */
function isBehindLink({ files }: Tree, path: string): boolean {
  const parts = path.split('/');
  return parts.some((_, index) => index > 0 && files.has(parts.slice(0, index).join('/')));
}

/** Whether a failure of the line's command ends in 2: `|| exit 2`, `|| { …; exit 2; }`, a `case`, or a test of `$?`. */
function endsClosed(command: string): boolean {
  if (command.length > MAX_COMMAND) return false;
  return /(\|\||;|\*\)|\bthen\b|\belse\b|\{)\s*exit 2\b/.test(command) || /exec [^;]{0,1000}fail-closed/.test(command);
}
