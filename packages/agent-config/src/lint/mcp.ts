/** The MCP file (seed 2.5, 5, 7.11): fields, references to variables, literal secrets, write scopes. */
import { AGENTS } from '../agents.ts';
import { holdsToken } from '../secrets.ts';
import { isRecord, readJson, type JsonFile } from '../json-file.ts';
import { reporter, shown, type Problem } from '../problem.ts';
import type { Context } from './context.ts';

export const MCP_FILE = '.mcp.json';
type Read = Extract<JsonFile, { readonly kind: 'read' }>;
type Path = readonly (string | number)[];
type Say = (rule: Problem['rule'], path: Path, message: string, fix: string) => void;

export function lintMcp(context: Context): readonly Problem[] {
  const text = context.tree.read(MCP_FILE);
  if (text === undefined) return [];
  const report = reporter(MCP_FILE, text);
  const json = readJson(text);
  if (json.kind === 'fault') return [report('mcp-form', json.offset, `${json.message}.`, 'Mend the JSON.')];
  const problems: Problem[] = [];
  const readers = readersOf(context);
  const say: Say = (rule, path, message, fix) => problems.push(report(rule, json.offsetOf(path), message, fix));
  const servers = serversOf(json);
  if (servers === undefined)
    say('mcp-form', [], 'There is no object "mcpServers".', '{ "mcpServers": { "name": { "command": "…" } } }');
  for (const [name, server] of Object.entries(servers ?? {})) judge(readers, ['mcpServers', name], server, say);
  return problems;
}

export function serversOf(json: Read): Readonly<Record<string, unknown>> | undefined {
  const servers = isRecord(json.value) ? json.value['mcpServers'] : undefined;
  return isRecord(servers) ? servers : undefined;
}

function judge(readers: Readers, path: Path, server: unknown, say: Say): void {
  if (!isRecord(server))
    return say('mcp-form', path, 'A server is not an object.', '{ "command": "…", "args": [], "env": {} }');
  const { command, args, env, url, headers, type } = server;
  if (typeof url === 'string') remote(path, url, say);
  else if (typeof command !== 'string' || command.trim() === '')
    say('mcp-form', path, 'A server has neither "command" nor "url".', 'Name the program that starts it.');
  if (args !== undefined && !(Array.isArray(args) && args.every((each) => typeof each === 'string')))
    say('mcp-form', [...path, 'args'], '"args" is not a list of texts.', '["--flag"]');
  if (type !== undefined && !['stdio', 'http', 'sse', 'ws', 'sdk', 'streamable-http'].includes(shown(type)))
    say('mcp-form', [...path, 'type'], `The type ${shown(type)} is not known.`, 'stdio, http or sse.');
  for (const [field, values] of [
    ['env', env],
    ['headers', headers],
  ] as const) {
    if (values === undefined) continue;
    if (!isRecord(values))
      say('mcp-form', [...path, field], `"${field}" is not an object.`, '{ "NAME": "${env:NAME}" }');
    else
      for (const [name, value] of Object.entries(values)) variable(readers, [...path, field, name], name, value, say);
  }
  const list = Array.isArray(args) ? args.filter((each) => typeof each === 'string') : [];
  for (const [index, arg] of list.entries())
    argument(readers, [...path, 'args', index], arg, list[index - 1] ?? '', say);
  const program = typeof command === 'string' ? command : '';
  scope(path, [program, ...list], isRecord(env) ? env : {}, say);
  pinned(path, program, list, say);
}

function remote(path: Path, url: string, say: Say): void {
  if (/^http:\/\//i.test(url) && !/^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(?=[:/?#]|$)/i.test(url))
    say('mcp-plain-http', [...path, 'url'], 'The server is reached over http.', 'Write https.');
  if (/^https?:\/\/[^/?#]*@/i.test(url))
    say('mcp-secret', [...path, 'url'], 'The address holds a user or a password.', 'Reference a variable in a header.');
}

/** Names whose value is a credential; a name that ends otherwise says where one lies, or how much of something is allowed. */
const CREDENTIAL =
  /(token|secret|password|passwd|api[_-]?key|private[_-]?key|authorization|credentials?|access[_-]?key)(?!s?.*[_-](file|path|dir|url|uri|endpoint|limit|name|id|ttl|project|region|provider|mode|type)s?$)/i;

/** A number or the path of a file: nobody's credential. */
const NO_CREDENTIAL = /^(\d+|(\/|~\/|\.\.?\/)[\w./-]+)$/;

function variable(readers: Readers, path: Path, name: string, value: unknown, say: Say): void {
  if (typeof value !== 'string')
    return say('mcp-form', path, `The value of ${shown(name)} is not a text.`, 'Write it in quotes.');
  const without = value
    .replace(/\$\{[^}]*\}/g, '')
    .replace(/^(bearer|basic|token)\s*/i, '')
    .trim();
  if (holdsToken(value) || (CREDENTIAL.test(name) && without.length >= 8 && !NO_CREDENTIAL.test(without)))
    say(
      'mcp-secret',
      path,
      `${shown(name)} holds its value literally.`,
      `Write \${env:${shown(name)}}, and set the variable outside of the repository.`,
    );
  references(readers, path, value, say);
}

/** A flag and its value may be one argument or two; `-e NAME=value` and `--header 'Name: value'` hand a credential on. */
function argument(readers: Readers, path: Path, value: string, before: string, say: Say): void {
  const isOne = /^(--?)?[\w-]*(token|secret|password|api[_-]?key)=[^$\s-][^$\s]{7,}/i.test(value);
  const isSecond = /^--?([\w-]+-)?(token|secret|password|api-?key)$/i.test(before) && /^[^$\s-][^$\s]{7,}$/.test(value);
  const isHeader = /^-{1,2}h(eader)?$/i.test(before) && /^(authorization|x-api-key): *(\w+ +)?[^$\s]{8,}$/i.test(value);
  const isPath = NO_CREDENTIAL.test(isSecond ? value : value.slice(value.indexOf('=') + 1));
  if (holdsToken(value) || ((isOne || isSecond || isHeader) && !isPath))
    say(
      'mcp-secret',
      path,
      'An argument holds a credential.',
      'Pass it by a variable: other users of the machine can read arguments.',
    );
  references(readers, path, value, say);
}

interface Readers {
  readonly hasClaude: boolean;
  readonly hasNeutral: boolean;
  readonly variables: Context['variables'];
}

/** Which form is read depends on who reads the file: an agent's own folder in the repository tells. */
function readersOf({ tree, variables }: Context): Readers {
  const files = [...tree.files.keys()];
  return {
    hasClaude: files.some((file) => file.startsWith('.claude/')) || tree.files.has('CLAUDE.md'),
    hasNeutral: files.some((file) => file.startsWith('.agent/')),
    variables,
  };
}

function references({ hasClaude, hasNeutral, variables }: Readers, path: Path, value: string, say: Say): void {
  for (const [reference, inside = ''] of value.matchAll(/\$\{([^}]*)\}/g)) {
    const isNeutral = inside.startsWith('env:');
    if (isNeutral && hasClaude && !hasNeutral)
      say(
        'mcp-reference',
        path,
        `${shown(reference)} is not understood by ${titleOf('claude-code')}.`,
        `Write \${${shown(inside.slice(4))}}.`,
      );
    if (!isNeutral && hasNeutral && !hasClaude)
      say(
        'mcp-reference',
        path,
        `${shown(reference)} is not the form of the conventions.`,
        `Write \${env:${shown(inside.split(':-')[0])}}.`,
      );
    const name = (isNeutral ? inside.slice(4) : inside).split(':-')[0] ?? '';
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
      say('mcp-reference', path, `${shown(reference)} names no variable.`, 'Letters, digits and _ are allowed.');
    else if (variables?.has(name) === false && !inside.includes(':-'))
      say('mcp-unset', path, `The variable ${name} is not set here.`, `Set ${name} where the agent runs.`);
  }
}

function titleOf(id: string): string {
  return AGENTS.find((agent) => agent.id === id)?.title ?? id;
}

/** A server that says of itself that it may write. Read-only is a matter of the token too, which cannot be seen from here. */
function scope(path: Path, words: readonly string[], env: Readonly<Record<string, unknown>>, say: Say): void {
  const writes = words.find((word) =>
    /^--?(allow-?write|read-?write|enable-?write|write|allow-?mutations?|no-?read-?only|read-?only=(false|0))\b/i.test(
      word,
    ),
  );
  if (writes !== undefined) say('mcp-write-scope', path, `${shown(writes)} lets the server write.`, 'Start read-only.');
  for (const [name, value] of Object.entries(env)) {
    const text = shown(value);
    const isOff = /read_?only/i.test(name) && /^(false|0|no|off)$/i.test(text);
    const isOn = /(allow|enable)_?(write|mutation)/i.test(name) && /^(true|1|yes|on)$/i.test(text);
    if (isOff || isOn)
      say('mcp-write-scope', [...path, 'env', name], `${shown(name)} lets the server write.`, 'Start read-only.');
  }
}

const RUNNERS: Readonly<Record<string, RegExp>> = {
  npx: /^(@[\w.-]+\/)?[\w.-]+@\d/,
  bunx: /^(@[\w.-]+\/)?[\w.-]+@\d/,
  pnpx: /^(@[\w.-]+\/)?[\w.-]+@\d/,
  uvx: /(==|@)v?\d|@[0-9a-f]{40}$/,
  pipx: /(==|@)v?\d|@[0-9a-f]{40}$/,
  docker: /@sha256:[0-9a-f]{64}$|:v?\d[\w.-]*$/,
};

function pinned(path: Path, command: string, args: readonly string[], say: Say): void {
  const form = Object.hasOwn(RUNNERS, command) ? RUNNERS[command] : undefined;
  if (form === undefined || (command === 'docker' && args[0] !== 'run')) return;
  const candidates = args.filter(
    (arg) => !arg.startsWith('-') && !['run', 'exec', 'dlx'].includes(arg) && (command !== 'docker' || /\//.test(arg)),
  );
  const [name] = candidates;
  if (name !== undefined && !candidates.some((arg) => form.test(arg)) && !/^[./]/.test(name))
    say(
      'mcp-unpinned',
      [...path, 'args'],
      `${shown(name)} is not pinned to a version.`,
      `Write ${shown(name)}@<version>.`,
    );
}
