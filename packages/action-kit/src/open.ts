import { createGitHub, readRepository, type GitHub, type RepositoryFacts } from '@agent-remediation/github/facts';
import { createHttp, isGitHubRateLimit, type Http, type RetryNotice } from '@agent-remediation/http';
import { Inputs } from './inputs.ts';
import { readRunner, type Environment, type Runner } from './runner.ts';
import type { Started } from './start.ts';

/** The ways out of the process: one HTTP function, and GitHub over it. */
export interface Opened {
  readonly http: Http;
  readonly githubFor: (token: string) => GitHub;
  readonly github: GitHub;
  /** Told of every retry; set once there is a log to write it to. */
  readonly listener: { onRetry?: (notice: RetryNotice) => void };
}

/** Set to `1` where the session service or GitHub is a test server on this very machine; plain http is refused otherwise (P5). */
const LOOPBACK_SWITCH = 'AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP';
const USER_AGENT = 'agent-remediation';

/** Opens what the inputs name; `inputs` collects what is wrong with them, for the caller to raise. */
export function open(inputs: Inputs, runner: Runner, environment: Environment): Opened {
  const token = inputs.required('github-token');
  const totalMs = (inputs.integer('timeout-seconds', 5, 600) ?? 120) * 1_000;
  const listener: Opened['listener'] = {};
  const { HTTPS_PROXY, https_proxy, NO_PROXY, no_proxy } = environment;
  const http = createHttp({
    sleep,
    random: Math.random,
    now: () => Date.now(),
    userAgent: USER_AGENT,
    limits: { totalMs, attemptMs: Math.min(totalMs, 60_000) },
    env: { HTTPS_PROXY, https_proxy, NO_PROXY, no_proxy },
    allowLoopbackHttp: allowsLoopback(environment),
    onRetry: (notice) => listener.onRetry?.(notice),
  });
  const githubFor = (auth: string) =>
    createGitHub({
      token: auth,
      apiUrl: runner.apiUrl,
      graphqlUrl: runner.graphqlUrl,
      http: (request) => http({ ...request, rateLimited: isGitHubRateLimit }),
      userAgent: USER_AGENT,
    });
  return { http, githubFor, github: githubFor(token), listener };
}

export function allowsLoopback(environment: Environment): boolean {
  return environment[LOOPBACK_SWITCH] === '1';
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** What was begun before the rest was loaded; empty where the inputs do not allow it: the rest says what is wrong with them. */
export interface Early {
  readonly opened?: Opened;
  readonly facts?: Promise<RepositoryFacts>;
}

/**
 * Sends the first request, the reading of repository and issue, before the rest of the action is loaded: GitHub answers while this
 * process still reads its own code. It changes nothing, whatever the rest decides.
 */
export async function early(started: Started<unknown>, environment: Environment, issue?: number): Promise<Early> {
  if (started.kind === 'error') return {};
  const inputs = new Inputs(environment);
  const runner = readRunner(environment);
  const opened = open(inputs, runner, environment);
  if (inputs.faulty) return {};
  const facts = readRepository(opened.github, runner.repository, issue);
  // Awaited later; until then a failure is nobody's surprise.
  facts.catch(() => undefined);
  // Loading code blocks the event loop: two turns let the connection begin first.
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return { opened, facts };
}
