/** The MCP file (seed 2.5, 5, 7.11): fields, and what each value gives away. */
import { isRecord, readJson, type JsonFile, type JsonPath } from '../json-file.ts';
import { reporter, shown, type Edit, type Problem } from '../problem.ts';
import type { Context } from './context.ts';
import { readersOf, references, unexpanded, type Readers } from './mcp-references.ts';
import { unpinned } from './mcp-runners.ts';
import { writeScope } from './mcp-scopes.ts';
import { secretInArgument, secretInUrl, secretInVariable, isOfOneHome } from './mcp-values.ts';

export const MCP_FILE = '.mcp.json';
type Read = Extract<JsonFile, { readonly kind: 'read' }>;

/** What the parts of the lint of a server share. */
export interface Server {
  readonly readers: Readers;
  readonly path: JsonPath;
  readonly say: (rule: Problem['rule'], path: JsonPath, message: string, fix: string, edit?: Edit) => void;
  readonly replace: Read['replace'];
}

export function lintMcp(context: Context): readonly Problem[] {
  const text = context.tree.read(MCP_FILE);
  if (text === undefined) return [];
  const report = reporter(MCP_FILE, text);
  const json = readJson(text);
  if (json.kind === 'fault') return [report('mcp-form', json.offset, `${json.message}.`, 'Mend the JSON.')];
  const problems: Problem[] = [];
  const readers = readersOf(context);
  const say: Server['say'] = (rule, path, message, fix, edit) =>
    problems.push(report(rule, json.offsetOf(path), message, fix, edit && { kind: 'edit', edits: [edit] }));
  const servers = serversOf(json);
  if (servers === undefined)
    say('mcp-form', [], 'There is no object "mcpServers".', '{ "mcpServers": { "name": { "command": "…" } } }');
  for (const [name, server] of Object.entries(servers ?? {}))
    judge({ readers, path: ['mcpServers', name], say, replace: json.replace }, server, context);
  return problems;
}

export function serversOf(json: Read): Readonly<Record<string, unknown>> | undefined {
  const servers = isRecord(json.value) ? json.value['mcpServers'] : undefined;
  return isRecord(servers) ? servers : undefined;
}

const TYPES = new Set(['stdio', 'http', 'sse', 'ws', 'sdk', 'streamable-http']);

function judge(at: Server, server: unknown, { tree }: Context): void {
  const { path, say } = at;
  if (!isRecord(server))
    return say('mcp-form', path, 'A server is not an object.', '{ "command": "…", "args": [], "env": {} }');
  const { command, args, env, url, headers, type } = server;
  if (typeof url === 'string') remote(at, url, headers);
  else if (typeof command !== 'string' || command.trim() === '')
    say('mcp-form', path, 'A server has neither "command" nor "url".', 'Name the program that starts it.');
  if (args !== undefined && !(Array.isArray(args) && args.every((each) => typeof each === 'string')))
    say('mcp-form', [...path, 'args'], '"args" is not a list of texts.', '["--flag"]');
  if (type !== undefined && !TYPES.has(shown(type)))
    say('mcp-form', [...path, 'type'], `The type ${shown(type)} is not known.`, 'stdio, http or sse.');
  variables(at, 'env', env);
  variables(at, 'headers', headers);
  const list = Array.isArray(args) ? args.filter((each) => typeof each === 'string') : [];
  for (const [index, arg] of list.entries()) {
    const where = [...path, 'args', index];
    if (secretInArgument(arg, list[index - 1] ?? ''))
      say(
        'mcp-secret',
        where,
        'An argument holds a credential.',
        'Pass it by a variable: other users of the machine can read arguments.',
      );
    references(at, where, arg);
  }
  const program = typeof command === 'string' ? command : '';
  references(at, [...path, 'command'], program);
  const words = [program, ...list];
  const home = words.findIndex(isOfOneHome);
  if (home >= 0)
    say(
      'mcp-home-path',
      home === 0 ? [...path, 'command'] : [...path, 'args', home - 1],
      `${shown(words[home])} is a path of one person's machine.`,
      'Name a program that is on the PATH, or a path from the root of the repository.',
    );
  writeScope(at, { words, env: textsOf(env), headers: textsOf(headers), url: typeof url === 'string' ? url : '' });
  unpinned(at, words, tree);
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(isRecord(value) ? value : {}).map(([name, each]) => [name, shown(each)]));
}

const LOCAL = /^https?:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0)(?=[:/?#]|$)/i;
/** Hosts of the machine's or the company's own network, by the ranges and names that are kept for them. */
const PRIVATE =
  /^https?:\/\/(10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2}|[\w-]+|[\w.-]+\.(local|internal|localhost|lan|svc))(?=[:/?#]|$)/i;

function remote(at: Server, url: string, headers: unknown): void {
  const where = [...at.path, 'url'];
  // Without headers no credential of the file is on its way through a network of one's own.
  const isQuiet = PRIVATE.test(url) && !(isRecord(headers) && Object.keys(headers).length > 0);
  if (/^http:\/\//i.test(url) && !LOCAL.test(url) && !isQuiet)
    at.say('mcp-plain-http', where, 'The server is reached over http.', 'Write https.');
  if (!/^(https?|wss?):\/\//i.test(url) && !url.startsWith('${'))
    at.say('mcp-form', where, `${shown(url)} is no address.`, 'Write it with https:// in front.');
  const says = secretInUrl(url);
  if (says !== undefined) at.say('mcp-secret', where, says, 'Reference a variable in a header.');
  references(at, where, url);
}

function variables(at: Server, field: 'env' | 'headers', values: unknown): void {
  if (values === undefined) return;
  const { path, say, readers } = at;
  if (!isRecord(values))
    return say('mcp-form', [...path, field], `"${field}" is not an object.`, '{ "NAME": "${env:NAME}" }');
  for (const [name, value] of Object.entries(values)) {
    const where = [...path, field, name];
    if (typeof value !== 'string') {
      const isPlain = typeof value === 'number' || typeof value === 'boolean';
      const edit = isPlain ? at.replace(where, 'value', String(value)) : undefined;
      say('mcp-form', where, `The value of ${shown(name)} is not a text.`, 'Write it in quotes.', edit);
      continue;
    }
    const found = secretInVariable(name, value);
    const variable = readers.form(/^[A-Za-z_]\w*$/.test(name) ? name : 'NAME');
    if (found === 'secret')
      say(
        'mcp-secret',
        where,
        `${shown(name)} holds its value literally.`,
        `Write ${variable}, and set the variable outside of the repository.`,
      );
    if (found === 'placeholder')
      say('mcp-placeholder', where, `${shown(name)} holds a placeholder.`, `Write ${variable}, and set the variable.`);
    references(at, where, value);
    unexpanded(at, where, value);
  }
}
