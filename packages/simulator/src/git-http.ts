import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { hostPath } from './host.ts';
import type { RecordedRequest } from './requests.ts';
import type { Interceptor, RawHandler, ServerParts } from './server.ts';
import { canSee, isGranted } from './rest/service.ts';
import type { Repository, Token } from './state/model.ts';
import { readRef, remember, ruleViolations } from './state/refs.ts';
import { findRepository } from './state/world.ts';
import type { World } from './state/world.ts';

/** A run whose git requests are told apart by its token: the server's address is the same for all. */
export interface GitClient {
  readonly delivery: number;
  readonly intercept: Interceptor;
}

export interface GitHttpParts extends ServerParts {
  readonly world: World;
  /** A folder of the simulator's own. */
  readonly folder: string;
  readonly clients: ReadonlyMap<string, GitClient>;
}

const ROUTE = /^\/([^/]+)\/([^/]+?)\.git\/(info\/refs|git-upload-pack|git-receive-pack)$/;
const BODY_LIMIT = 100 * 1024 * 1024;

/** GitHub's git over HTTP: the repository on disk, served by git's own `http-backend`, behind tokens, permissions and rulesets. */
export function gitOverHttp(parts: GitHttpParts): RawHandler {
  const hooks = join(parts.folder, 'hooks');
  mkdirSync(hooks, { recursive: true });
  // Rules are GitHub's own, in front of the repository: what they refuse is named in a variable of the request.
  writeFileSync(join(hooks, 'update'), UPDATE_HOOK, { mode: 0o755 });
  return (incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://server');
    const route = ROUTE.exec(url.pathname);
    if (route === null) return false;
    void serve(parts, hooks, incoming, response, url, route).catch((error: unknown) => {
      parts.log(`simulator: git: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
    return true;
  };
}

const UPDATE_HOOK = `#!/bin/sh
case " $SIMULATOR_REFUSED " in
  *" $1 "*) echo "error: GH013: Repository rule violations found for $1." >&2; exit 1 ;;
esac
`;

async function serve(
  parts: GitHttpParts,
  hooks: string,
  incoming: IncomingMessage,
  response: ServerResponse,
  url: URL,
  [, owner = '', name = '', part = '']: readonly string[],
): Promise<void> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > BODY_LIMIT) return void response.writeHead(413).end();
    chunks.push(bytes);
  }
  const body = Buffer.concat(chunks);
  const pushes = part === 'git-receive-pack' || url.searchParams.get('service') === 'git-receive-pack';
  const given = tokenIn(incoming.headers.authorization);
  const client = given === undefined ? undefined : parts.clients.get(given);
  const request = recorded(parts, incoming, client, part, pushes);
  if (client?.intercept(request, 'before')) return;
  const token = given === undefined ? undefined : parts.world.tokens.get(given);
  const repository = findRepository(parts.world, owner, name);
  const refusal = refused(token, given, repository, pushes);
  if (refusal !== undefined || repository === undefined || token === undefined) {
    const status = (request.status = refusal ?? 404);
    const headers = status === 401 ? { 'www-authenticate': 'Basic realm="GitHub"' } : {};
    return void response.writeHead(status, headers).end(status === 404 ? 'Repository not found.\n' : '');
  }
  const moves = part === 'git-receive-pack' ? movesIn(body) : [];
  const held = moves.filter(
    ({ ref, from }) => ruleViolations(repository, ref, token.user, [from === null ? 'creation' : 'update']).length > 0,
  );
  const answer = await backend(repository, incoming, url, part, body, {
    REMOTE_USER: token.user.login,
    SIMULATOR_REFUSED: held.map(({ ref }) => ref).join(' '),
    GIT_CONFIG_COUNT: '3',
    GIT_CONFIG_KEY_0: 'core.hooksPath',
    GIT_CONFIG_VALUE_0: hooks,
    GIT_CONFIG_KEY_1: 'uploadpack.allowAnySHA1InWant',
    GIT_CONFIG_VALUE_1: 'true',
    GIT_CONFIG_KEY_2: 'http.receivepack',
    GIT_CONFIG_VALUE_2: 'true',
  });
  request.status = answer.status;
  for (const { ref, to } of moves)
    if ((await readRef(repository, ref)) === to) {
      request.effect = true;
      remember(repository, ref, to);
    }
  if (client?.intercept(request, 'after')) return;
  response.writeHead(answer.status, answer.headers).end(answer.body);
}

function recorded(
  { requests, now }: GitHttpParts,
  incoming: IncomingMessage,
  client: GitClient | undefined,
  part: string,
  pushes: boolean,
): RecordedRequest {
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
  const request: RecordedRequest = {
    number: requests.length + 1,
    service: 'server',
    method: incoming.method ?? 'GET',
    path: incoming.url ?? '/',
    operation: part === 'info/refs' ? `git/refs-for-${pushes ? 'push' : 'fetch'}` : part.replace('git-', 'git/'),
    status: 0,
    at: now(),
    headers,
    body: '',
    delivery: client?.delivery ?? null,
    effect: false,
  };
  requests.push(request);
  return request;
}

/** The token of `Authorization: Basic base64(<any user>:<token>)`. */
function tokenIn(header: string | undefined): string | undefined {
  const encoded = /^basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}

/** The status with which GitHub refuses, or `undefined`. A repository that a token does not see is not there. */
function refused(
  token: Token | undefined,
  given: string | undefined,
  repository: Repository | undefined,
  pushes: boolean,
): number | undefined {
  if (token === undefined) return given === undefined || given === '' ? 401 : 403;
  if (repository === undefined || !canSee(token, repository)) return 404;
  const full = `${repository.owner.login}/${repository.name}`.toLowerCase();
  const outside = token.repositories !== null && !token.repositories.includes(full);
  if (outside && pushes) return 403;
  return isGranted(token, [['contents', pushes ? 'write' : 'read']]) ? undefined : 403;
}

interface Move {
  readonly ref: string;
  readonly from: string | null;
  readonly to: string;
}

/** The commands at the head of a push: packet lines `<old> <new> <ref>`, the first with capabilities behind a NUL. */
function movesIn(body: Buffer): readonly Move[] {
  const moves: Move[] = [];
  for (let at = 0; at + 4 <= body.length;) {
    const length = Number.parseInt(body.toString('latin1', at, at + 4), 16);
    if (!(length > 4)) break;
    const line = body.toString('utf8', at + 4, at + length).split('\0', 1)[0] ?? '';
    const [, from = '', to = '', ref = ''] = /^([0-9a-f]{40}) ([0-9a-f]{40}) (\S+)/.exec(line) ?? [];
    if (ref !== '') moves.push({ ref, from: /^0+$/.test(from) ? null : from, to });
    at += length;
  }
  return moves;
}

interface BackendAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Runs git's CGI program (git-http-backend(1)). */
function backend(
  { git }: Repository,
  incoming: IncomingMessage,
  url: URL,
  part: string,
  body: Buffer,
  more: Readonly<Record<string, string>>,
): Promise<BackendAnswer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', ['http-backend'], {
      env: {
        PATH: hostPath(),
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_PROJECT_ROOT: dirname(git.directory),
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: `/${basename(git.directory)}/${part}`,
        REQUEST_METHOD: incoming.method ?? 'GET',
        QUERY_STRING: url.search.slice(1),
        CONTENT_TYPE: incoming.headers['content-type'] ?? '',
        CONTENT_LENGTH: String(body.length),
        HTTP_CONTENT_ENCODING: incoming.headers['content-encoding'] ?? '',
        GIT_PROTOCOL: String(incoming.headers['git-protocol'] ?? ''),
        REMOTE_ADDR: '127.0.0.1',
        ...more,
      },
    });
    const out: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.resume();
    child.stdin.on('error', () => undefined);
    child.on('error', reject);
    child.on('close', () => resolve(cgiAnswer(Buffer.concat(out))));
    child.stdin.end(body);
  });
}

function cgiAnswer(output: Buffer): BackendAnswer {
  const end = output.indexOf('\r\n\r\n');
  if (end < 0) return { status: 500, headers: {}, body: Buffer.alloc(0) };
  const lines = output.toString('latin1', 0, end).split('\r\n');
  const pairs = lines.map(
    (line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const,
  );
  const status = Number(pairs.find(([name]) => name === 'status')?.[1].slice(0, 3) ?? '200');
  const headers = Object.fromEntries(pairs.filter(([name]) => name !== 'status'));
  return { status, headers, body: output.subarray(end + 4) };
}
