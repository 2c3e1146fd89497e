/** `dispatch`: the scanner's side of `repository_dispatch` (seed 4.3). One event a finding; the action behind it decides what happens. */
import { readFileSync, statSync } from 'node:fs';
import { DISPATCH_EVENT_TYPE, MAX_SESSIONS_PER_RUN } from '@agent-remediation/conventions';
import { fitText } from '@agent-remediation/forwarder';
import type { Http, HttpResponse } from '@agent-remediation/http';
import { createHttp, HttpFault, isGitHubRateLimit, parseBaseUrl } from '@agent-remediation/http';
import { readArguments, wrongly } from '../arguments.ts';
import type { Terminal } from '../terminal.ts';
import type { DispatchFinding } from './findings-file.ts';
import { readFindings } from './findings-file.ts';

/** Each event starts a workflow run. Findings of one call, at most; GitHub allows 80 such requests a minute and 500 an hour (facts 5.4). */
const MAX_LIMIT = 100;
/** Milliseconds between two events: GitHub asks for a second between requests that create something. */
const PAUSE_MS = 1_000;
const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** What the command needs of the world; a test brings its own clock and variables. */
export interface DispatchWorld {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly sleep: (ms: number) => Promise<void>;
}

/** 0: all that were asked for were sent. 1: not, and why. 2: called wrongly. */
export async function dispatch(terminal: Terminal, args: readonly string[], world = thisWorld()): Promise<number> {
  const given = await readArguments(terminal, 'dispatch', args);
  if (given === undefined) return 2;
  const repository = given.options.repository ?? '';
  const limit = count(given.options.limit ?? String(MAX_SESSIONS_PER_RUN), MAX_LIMIT);
  const skip = count(given.options.skip ?? '0', Number.MAX_SAFE_INTEGER);
  if (!/^[A-Za-z0-9-]{1,39}\/(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100}$/.test(repository))
    return wrongly(terminal, 'dispatch', '--repository has to be OWNER/REPO');
  if (limit === undefined || limit === 0)
    return wrongly(terminal, 'dispatch', `--limit has to be a number from 1 to ${MAX_LIMIT}`);
  if (skip === undefined) return wrongly(terminal, 'dispatch', '--skip has to be a number');
  if (!['', '0', 'false'].includes((world.env['AGENT_REMEDIATION_HALT'] ?? '').toLowerCase()))
    return failed(terminal, 'AGENT_REMEDIATION_HALT is set: nothing is sent. Unset it to go on.');
  const target = targetOf(world.env, repository);
  if (typeof target === 'string') return failed(terminal, target);
  const [file = ''] = given.rest;
  if (statSync(file).size > MAX_FILE_BYTES) return failed(terminal, `the file is larger than ${MAX_FILE_BYTES} bytes`);
  const { findings, repeated, faults } = readFindings(readFileSync(file, 'utf8'));
  for (const fault of faults.slice(0, 20)) terminal.writeError(`${fault}\n`);
  if (faults.length > 0) return failed(terminal, `${faults.length} faults in the file: nothing was sent`);
  if (repeated > 0) terminal.writeError(`${repeated} findings stand in the file more than once; each is sent once.\n`);
  const chosen = findings.slice(skip, skip + limit);
  const { sent, tried } = await sendAll(terminal, chosen, target, world);
  const left = Math.max(0, findings.length - skip - tried);
  terminal.write(`${sent} of ${findings.length} findings were sent to ${repository}.\n`);
  if (left > 0) terminal.write(`${left} are left. To send the next ones: --skip ${skip + tried}\n`);
  return sent === chosen.length ? 0 : 1;
}

interface Target {
  readonly url: string;
  readonly token: string;
  readonly allowLoopbackHttp: boolean;
}

function targetOf(env: DispatchWorld['env'], repository: string): Target | string {
  const token = env['GH_TOKEN'] ?? env['GITHUB_TOKEN'] ?? '';
  if (!/^[\x21-\x7e]{8,4096}$/.test(token))
    return 'no token. Set GH_TOKEN or GITHUB_TOKEN to one with contents: write on the repository';
  const allowLoopbackHttp = env['AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP'] === '1';
  const api = parseBaseUrl(env['GITHUB_API_URL'] ?? 'https://api.github.com', {
    allowLoopbackHttp,
    versionInPath: 'allow',
  });
  if (!api.ok) return `GITHUB_API_URL: ${api.fault.message}`;
  return { url: `${api.url}/repos/${repository}/dispatches`, token, allowLoopbackHttp };
}

/** `sent`: GitHub took them. `tried`: those that the next call leaves out, because they were sent or can never be. */
async function sendAll(
  terminal: Terminal,
  findings: readonly DispatchFinding[],
  target: Target,
  world: DispatchWorld,
): Promise<{ readonly sent: number; readonly tried: number }> {
  const http = createHttp({
    sleep: world.sleep,
    random: Math.random,
    now: Date.now,
    userAgent: 'agent-remediation',
    env: world.env,
    allowLoopbackHttp: target.allowLoopbackHttp,
  });
  let sent = 0;
  for (const [index, finding] of findings.entries()) {
    if (index > 0) await world.sleep(PAUSE_MS);
    const verdict = await send(http, finding, target);
    if (verdict === 'sent') {
      sent += 1;
      continue;
    }
    terminal.writeError(`${finding.id}: ${verdict.why}\n`);
    // What stopped this one stops all: it comes first in the next call.
    if (verdict.isForAll) return { sent, tried: index };
  }
  return { sent, tried: findings.length };
}

type Verdict = 'sent' | { readonly why: string; readonly isForAll: boolean };

/** An event that comes twice starts two runs, and the ledger admits one of them: so it may be repeated after any passing fault. */
async function send(http: Http, finding: DispatchFinding, target: Target): Promise<Verdict> {
  const payload = (description: string) => ({ finding_id: finding.id, description });
  const body = { event_type: DISPATCH_EVENT_TYPE, client_payload: payload(fitText(finding.description, payload)) };
  let response: HttpResponse;
  try {
    response = await http({
      method: 'POST',
      url: target.url,
      headers: {
        authorization: `Bearer ${target.token}`,
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      effect: 'none',
      name: 'dispatch',
      rateLimited: isGitHubRateLimit,
    });
  } catch (error) {
    if (error instanceof HttpFault) return { why: `GitHub could not be reached (${error.code})`, isForAll: true };
    throw error;
  }
  const { status } = response;
  if (status >= 200 && status < 300) return 'sent';
  return { why: refusal(status), isForAll: status !== 422 };
}

function refusal(status: number): string {
  const reasons: Readonly<Record<number, string>> = {
    401: 'the token is not accepted',
    403: 'the token may not do this (it needs Contents: write), or the rate is limited',
    404: 'the token does not see the repository, or there is none of this name',
    422: 'GitHub refuses the event',
  };
  return `status ${status}: ${reasons[status] ?? 'GitHub did not take the event'}`;
}

function count(text: string, most: number): number | undefined {
  return /^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}

function failed(terminal: Terminal, why: string): 1 {
  terminal.writeError(`agent-remediation dispatch: ${why}\n`);
  return 1;
}

function thisWorld(): DispatchWorld {
  return {
    env: process.env,
    sleep: (ms) =>
      new Promise((resolve) => {
        setTimeout(resolve, ms);
      }),
  };
}
