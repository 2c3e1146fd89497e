/** GitHub as the commands reach it: the token from the environment, and the address of GitHub Enterprise Server where it is set. */
import { createGitHub, type GitHub } from '@agent-remediation/github';
import { createHttp, isGitHubRateLimit, type Http, type HttpLimits } from '@agent-remediation/http';
import type { CommandName } from './commands.ts';
import type { Terminal } from './terminal.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** `undefined`, and why on standard error, where there is no token that could be sent. */
export function gitHubFor(terminal: Terminal, name: CommandName, environment: Environment): GitHub | undefined {
  const token = (environment['GH_TOKEN'] ?? environment['GITHUB_TOKEN'] ?? '').trim();
  if (token === '') {
    terminal.writeError(
      `agent-remediation ${name}: no token. Set GH_TOKEN or GITHUB_TOKEN, for example GH_TOKEN="$(gh auth token)".\n`,
    );
    return undefined;
  }
  // Otherwise an error of the transport would show it.
  if (!/^[!-~]+$/.test(token)) {
    terminal.writeError(`agent-remediation ${name}: the token holds spaces or other characters that no token has.\n`);
    return undefined;
  }
  const http = httpFor(environment);
  return createGitHub({
    token,
    apiUrl: environment['GITHUB_API_URL'] ?? 'https://api.github.com',
    graphqlUrl: environment['GITHUB_GRAPHQL_URL'] ?? 'https://api.github.com/graphql',
    http: (request) => http({ ...request, rateLimited: isGitHubRateLimit }),
    userAgent: 'agent-remediation',
  });
}

/** Plain http is for the simulator on this machine alone. */
export const allowsLoopback = (environment: Environment): boolean =>
  environment['AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP'] === '1';

export function httpFor(environment: Environment, limits: Partial<HttpLimits> = {}): Http {
  const { HTTPS_PROXY, https_proxy, NO_PROXY, no_proxy } = environment;
  return createHttp({
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
    now: () => Date.now(),
    userAgent: 'agent-remediation',
    limits,
    env: { HTTPS_PROXY, https_proxy, NO_PROXY, no_proxy },
    allowLoopbackHttp: allowsLoopback(environment),
  });
}

/** `OWNER/REPO`, as GitHub allows names. */
export function repositoryName(text: string): { readonly owner: string; readonly name: string } | undefined {
  const [, owner, name] = /^([A-Za-z0-9-]{1,39})\/((?!\.{1,2}$)[A-Za-z0-9_.-]{1,100})$/.exec(text) ?? [];
  return owner === undefined || name === undefined ? undefined : { owner, name };
}
