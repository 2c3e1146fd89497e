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
  const say: Say = (rule, path, message, fix) => problems.push(report(rule, json.offsetOf(path), message, fix));
  const servers = serversOf(json);
  if (servers === undefined)
    say('mcp-form', [], 'There is no object "mcpServers".', '{ "mcpServers": { "name": { "command": "…" } } }');
  for (const [name, server] of Object.entries(servers ?? {})) judge(context, ['mcpServers', name], server, say);
  return problems;
}

export function serversOf(json: Read): Readonly<Record<string, unknown>> | undefined {
  const servers = isRecord(json.value) ? json.value['mcpServers'] : undefined;
  return isRecord(servers) ? servers : undefined;
}

function judge(context: Context, path: Path, server: unknown, say: Say): void {
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
      for (const [name, value] of Object.entries(values)) variable(context, [...path, field, name], name, value, say);
  }
  const list = Array.isArray(args) ? args.filter((each) => typeof each === 'string') : [];
  for (const [index, arg] of list.entries()) argument(context, [...path, 'args', index], arg, say);
  const program = typeof command === 'string' ? command : '';
  scope(path, [program, ...list], isRecord(env) ? env : {}, say);
  pinned(path, program, list, say);
}

function remote(path: Path, url: string, say: Say): void {
  if (/^http:\/\/(?!localhost[:/]|127\.|\[::1\])/i.test(url))
    say('mcp-plain-http', [...path, 'url'], 'The server is reached over http.', 'Write https.');
  if (/^https?:\/\/[^/]*@/i.test(url))
    say('mcp-secret', [...path, 'url'], 'The address holds a user or a password.', 'Reference a variable in a header.');
}

/** Names whose value is a credential. */
const CREDENTIAL =
  /(token|secret|password|passwd|api[_-]?key|private[_-]?key|authorization|credential|access[_-]?key)/i;

function variable(context: Context, path: Path, name: string, value: unknown, say: Say): void {
  if (typeof value !== 'string')
    return say('mcp-form', path, `The value of ${shown(name)} is not a text.`, 'Write it in quotes.');
  const without = value
    .replace(/\$\{[^}]*\}/g, '')
    .replace(/^(bearer|basic|token)\s*/i, '')
    .trim();
  if (holdsToken(value) || (CREDENTIAL.test(name) && without.length >= 8))
    say(
      'mcp-secret',
      path,
      `${shown(name)} holds its value literally.`,
      `Write \${env:${shown(name)}}, and set the variable outside of the repository.`,
    );
  references(context, path, value, say);
}

function argument(context: Context, path: Path, value: string, say: Say): void {
  if (holdsToken(value) || /^--?[\w-]*(token|secret|password|api-?key)=[^$\s]{8,}/i.test(value))
    say(
      'mcp-secret',
      path,
      'An argument holds a credential.',
      'Pass it by a variable: other users of the machine can read arguments.',
    );
  references(context, path, value, say);
}

/** Which form is read depends on who reads the file: an agent's own folder in the repository tells. */
function references({ tree, variables }: Context, path: Path, value: string, say: Say): void {
  const hasClaude = [...tree.files.keys()].some((file) => file.startsWith('.claude/')) || tree.files.has('CLAUDE.md');
  const hasNeutral = [...tree.files.keys()].some((file) => file.startsWith('.agent/'));
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
    const isOff = /read_?only/i.test(name) && /^(false|0|no|off)$/i.test(String(value));
    const isOn = /(allow|enable)_?(write|mutation)/i.test(name) && /^(true|1|yes|on)$/i.test(String(value));
    if (isOff || isOn)
      say('mcp-write-scope', [...path, 'env', name], `${shown(name)} lets the server write.`, 'Start read-only.');
  }
}

const RUNNERS: Readonly<Record<string, RegExp>> = {
  npx: /^(@[\w.-]+\/)?[\w.-]+@\d/,
  bunx: /^(@[\w.-]+\/)?[\w.-]+@\d/,
  pnpx: /^(@[\w.-]+\/)?[\w.-]+@\d/,
  uvx: /(==|@)\d/,
  pipx: /(==|@)\d/,
  docker: /@sha256:[0-9a-f]{64}$|:v?\d[\w.-]*$/,
};

function pinned(path: Path, command: string, args: readonly string[], say: Say): void {
  const form = RUNNERS[command];
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
