/** One forwarder on each runtime that is claimed: the function itself, Node's server as the command line starts it, and workerd. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { createForwarder, createHandle, OUTCOME_HEADER, readForwarderSettings } from '@agent-remediation/forwarder';
import type { ForwarderSettings, LogEntry } from '@agent-remediation/forwarder';
import { Miniflare } from 'miniflare';
import { dependencies } from '../../packages/cli/src/forward/forward.ts';
import { startServer } from '../../packages/cli/src/forward/server.ts';
import { bundleWorker } from '../../packages/forwarder/src/worker/build.ts';
import { SECRETS } from './payloads.ts';
import type { Sent } from './payloads.ts';

export interface Got {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** `<outcome>; <reason>` of the header that every answer carries. */
  readonly outcome: string;
}

export interface Runtime {
  readonly name: string;
  readonly send: (sent: Sent) => Promise<Got>;
  /** Calls of `JSON.parse` on deliveries so far, where they can be counted. */
  readonly parsed: () => number | undefined;
  readonly log: readonly LogEntry[];
  /** Where it listens, when it does. */
  readonly origin?: () => Promise<string>;
  readonly close: () => Promise<void>;
}

export type RuntimeName = 'function' | 'node' | 'workerd';
export const RUNTIMES: readonly RuntimeName[] = ['function', 'node', 'workerd'];

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The other side: GitHub, session API or tracker, on loopback; it keeps every request and answers as it is told. */
export interface Upstream {
  readonly url: string;
  readonly calls: Call[];
  answer: (call: Call, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

export async function startUpstream(): Promise<Upstream> {
  const calls: Call[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const call = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString(),
      };
      calls.push(call);
      upstream.answer(call, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const upstream: Upstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: noContent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return upstream;
}

/** GitHub's answer to a dispatch. */
export const noContent = (_: Call, response: ServerResponse): void => void response.writeHead(204).end();

/** The session API: nothing was created before, and then something is. */
export function sessions(call: Call, response: ServerResponse): void {
  const body = call.method === 'GET' ? { items: [], end_cursor: null, has_next_page: false } : SESSION;
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
export const SESSION = { session_id: 'devin-1', url: 'https://sessions.example/1', status: 'new', tags: [] };

export type Variables = Readonly<Record<string, string>>;

/** Every tracker set up, and the way to GitHub. */
export function githubVariables(upstream: string, more: Variables = {}): Variables {
  return {
    LINEAR_SECRETS: SECRETS.linear,
    JIRA_SECRETS: SECRETS.jira,
    GITHUB_WEBHOOK_SECRETS: SECRETS.github,
    GENERIC_SECRETS: SECRETS.generic,
    GENERIC_TOKENS: SECRETS.token,
    REPOSITORIES: 'octo-org/shop',
    GITHUB_TOKEN: GITHUB_TOKEN,
    GITHUB_API_URL: upstream,
    AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '1',
    ...more,
  };
}
export const GITHUB_TOKEN = 'forwarder-token-canary-0123456789';
export const API_KEY = 'cog_canary_0123456789abcdefghijkl';

export function sessionVariables(upstream: string, more: Variables = {}): Variables {
  const { GITHUB_TOKEN: _, GITHUB_API_URL: __, ...rest } = githubVariables(upstream);
  return {
    ...rest,
    FORWARD_TO: 'session',
    AGENT_API_KEY: API_KEY,
    AGENT_ORG_ID: 'org-1',
    AGENT_BASE_URL: upstream,
    ...more,
  };
}

export function settingsOf(variables: Variables): ForwarderSettings {
  const read = readForwarderSettings(variables);
  if (!read.ok) throw new Error(read.faults.map(({ name, message }) => `${name}: ${message}`).join('\n'));
  return read.settings;
}

export async function startRuntime(name: RuntimeName, variables: Variables): Promise<Runtime> {
  if (name === 'workerd') return startWorkerd(variables);
  const log: LogEntry[] = [];
  let parsed = 0;
  const deps = {
    ...dependencies(
      (entry) => void log.push(entry),
      () => undefined,
    ),
    parse: (text: string): unknown => {
      parsed += 1;
      return JSON.parse(text);
    },
  };
  if (name === 'function') {
    // As the worker: with Web Crypto.
    const { hmacCheck: _, ...web } = deps;
    const forward = createForwarder(settingsOf(variables), web);
    const send = async (sent: Sent): Promise<Got> => {
      const headers = new Headers();
      for (const [header, value] of sent.headers) headers.append(header, value);
      const hasBody = !['GET', 'HEAD'].includes(sent.method ?? 'POST');
      const request = new Request(`https://forwarder.example${sent.path}`, {
        method: sent.method ?? 'POST',
        headers,
        ...(hasBody ? { body: bytesOf(sent.body) } : {}),
      });
      return got(await forward(request));
    };
    return { name, send, parsed: () => parsed, log, close: () => Promise.resolve() };
  }
  const server = await startServer(createHandle(settingsOf(variables), deps), { host: '127.0.0.1', port: 0 });
  return {
    name,
    send: (sent) => overHttp(server.url, sent),
    parsed: () => parsed,
    log,
    origin: () => Promise.resolve(server.url),
    close: server.stop,
  };
}

let bundle: Promise<string> | undefined;
export const workerBundle = (): Promise<string> => (bundle ??= bundleWorker());

/** The very file that users deploy, in workerd without any compatibility flag: no module and no global of Node is there. */
async function startWorkerd(variables: Variables): Promise<Runtime> {
  const miniflare = new Miniflare({
    modules: true,
    script: await workerBundle(),
    compatibilityDate: '2026-07-01',
    bindings: { ...variables },
    host: '127.0.0.1',
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
      stdout.resume();
      stderr.resume();
    },
  });
  const url = (await miniflare.ready).origin;
  return {
    name: 'workerd',
    send: (sent) => overHttp(url, sent),
    parsed: () => undefined,
    log: [],
    origin: () => Promise.resolve(url),
    close: () => miniflare.dispose(),
  };
}

const bytesOf = (body: string | Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(body));

async function got(response: Response): Promise<Got> {
  const headers = Object.fromEntries(response.headers);
  return {
    status: response.status,
    statusText: response.statusText,
    headers,
    text: await response.text(),
    outcome: headers[OUTCOME_HEADER] ?? '',
  };
}

/** By Node's own client, which sends headers as they are given. */
function overHttp(url: string, sent: Sent): Promise<Got> {
  return new Promise((resolve, reject) => {
    const body = Buffer.from(sent.body);
    const headers = sent.headers.flatMap(([name, value]) => [name, value]);
    const host = ['host', new URL(url).host, 'content-length', String(body.length)];
    const request = httpRequest(
      url + sent.path,
      { method: sent.method ?? 'POST', headers: [...host, ...headers], agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const found = Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          );
          resolve({
            status: response.statusCode ?? 0,
            statusText: response.statusMessage ?? '',
            headers: found,
            text: Buffer.concat(chunks).toString(),
            outcome: found[OUTCOME_HEADER] ?? '',
          });
        });
      },
    );
    // A server that refuses before it has read the body closes the connection behind its answer: that may arrive after the fault.
    request.on('error', (error) => setTimeout(() => reject(error), 300));
    request.end(body);
  });
}
