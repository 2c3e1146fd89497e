import type { Agent, ClientRequest, RequestOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { Effect } from './contract.ts';
import { HttpFault } from './contract.ts';

/**
 * The proxy variables of the environment, as `main` passes them in. `HTTP_PROXY` is not among them: plain http is
 * for loopback only, and a key sent through a proxy in clear text would leave the machine (P5).
 */
export interface ProxyEnvironment {
  readonly HTTPS_PROXY?: string | undefined;
  readonly https_proxy?: string | undefined;
  readonly NO_PROXY?: string | undefined;
  readonly no_proxy?: string | undefined;
}

export interface Connection {
  readonly secure: boolean;
  readonly open: (options: RequestOptions, effect: Effect) => ClientRequest;
}

// Not `import http from 'node:http'`: its ESM namespace fires lazy getters that load Node's own undici (+25 ms).
const nodeHttp = () => process.getBuiltinModule('node:http');
const nodeHttps = () => process.getBuiltinModule('node:https');

/**
 * Two ways out, each built when first used: plain (loopback, never through a proxy) and secure.
 *
 * A request of effect `once` always gets a fresh connection: a kept one that the server closes in that very moment
 * could not be told from a request that was processed. Reads share kept connections, which do not keep the process alive.
 */
export function createConnections(env: ProxyEnvironment): (secure: boolean) => Connection {
  let plain: Connection | undefined;
  let secured: Connection | undefined;
  return (secure) => {
    if (secure) return (secured ??= secureConnection(env));
    return (plain ??= plainConnection());
  };
}

function plainConnection(): Connection {
  const { Agent, request } = nodeHttp();
  const agents = perEffect((keepAlive) => new Agent({ keepAlive }));
  return { secure: false, open: (options, effect) => request({ ...options, agent: agents(effect) }) };
}

function secureConnection(env: ProxyEnvironment): Connection {
  const { Agent, request } = nodeHttps();
  const proxyEnv = proxyFor(env);
  const agents = perEffect(
    // Said aloud, because NODE_TLS_REJECT_UNAUTHORIZED=0 would otherwise send the key to whoever answers (P5).
    (keepAlive) => new Agent({ keepAlive, rejectUnauthorized: true, ...(proxyEnv === undefined ? {} : { proxyEnv }) }),
  );
  return { secure: true, open: (options, effect) => request({ ...options, agent: agents(effect) }) };
}

function perEffect(build: (keepAlive: boolean) => Agent): (effect: Effect) => Agent {
  let kept: Agent | undefined;
  let fresh: Agent | undefined;
  return (effect) => (effect === 'none' ? (kept ??= build(true)) : (fresh ??= build(false)));
}

/** The proxy settings for the agent, or nothing without a proxy. The message never repeats the URL: it may hold a password. */
function proxyFor(env: ProxyEnvironment): Readonly<Record<string, string | undefined>> | undefined {
  const proxy = env.https_proxy || env.HTTPS_PROXY;
  if (proxy === undefined || proxy === '') return undefined;
  if (!isProxyUrl(proxy)) {
    throw new HttpFault('proxy', 'no', 'HTTPS_PROXY is not the URL of a proxy: write http://<host>:<port>.');
  }
  if (!agentKnowsProxies()) {
    const message = `HTTPS_PROXY is set, but Node ${process.versions.node} cannot use it: run under Node 24.5 or newer.`;
    throw new HttpFault('proxy', 'no', message);
  }
  return { https_proxy: proxy, no_proxy: env.no_proxy || env.NO_PROXY };
}

function isProxyUrl(text: string): boolean {
  const url = URL.parse(text);
  // Node takes other schemes, socks5 among them, for no proxy at all and would go out directly.
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}

/** Asks the agent itself: one that knows the option reads this property at once, an older one never does. */
function agentKnowsProxies(): boolean {
  let asked = false;
  const { Agent } = nodeHttps();
  const proxyEnv = {
    get https_proxy(): string {
      asked = true;
      return '';
    },
  };
  new Agent({ proxyEnv }).destroy();
  return asked;
}

/**
 * Calls `ready` when the first byte of a request may be written: connected, and for https also trusted. Until then
 * nothing was sent, which is what makes a fault before this moment certain not to have run (P16).
 */
export function whenReady(socket: Socket, secure: boolean, ready: () => void): void {
  if (secure) {
    if ('authorized' in socket && socket.authorized === true) ready();
    else socket.once('secureConnect', ready);
  } else if (socket.connecting) socket.once('connect', ready);
  else ready();
}
