import type { ReasonCode } from '@agent-remediation/conventions';
import type { Reading } from '@agent-remediation/findings';
import { digText, GitHubFault } from '@agent-remediation/github';
import type { CountingPort } from './port.ts';

export interface Silence {
  readonly reason: ReasonCode;
  readonly message: string;
}

const DAY = 86_400_000;

/**
 * No alert at all can mean that all is well, or that nobody has looked. For code scanning the analyses tell: there is one, it is young
 * enough, and it did not fail. `undefined`: the silence counts.
 */
export async function explainSilence(
  readings: readonly Reading[],
  defaultBranch: string,
  scanAgeDays: number,
  now: Date,
  port: CountingPort,
): Promise<Silence | undefined> {
  for (const reading of readings) {
    if (reading.is !== 'read' || reading.seen > 0) continue;
    if (reading.source === 'sarif' || reading.source === 'list')
      return { reason: 'scan-empty', message: `${reading.of} holds no result at all` };
    const why = await reasonOf(reading, defaultBranch, scanAgeDays, now, port).catch((error: unknown) => {
      // One question that is refused must not stop the hand-offs of the other sources, nor be taken for good news.
      if (error instanceof GitHubFault) return `whether anybody scans could not be looked up: ${error.message}`;
      throw error;
    });
    if (why !== undefined) return { reason: 'scan-empty', message: `${reading.source} of ${reading.of}: ${why}` };
  }
  return undefined;
}

async function reasonOf(
  reading: Reading,
  defaultBranch: string,
  scanAgeDays: number,
  now: Date,
  port: CountingPort,
): Promise<string | undefined> {
  if (reading.of.startsWith('organisation ')) return neverSeen(reading, port);
  if (reading.source !== 'code-scanning') return undefined;
  return lastScan(reading.of, defaultBranch, scanAgeDays, now, port);
}

/** An organisation without a single alert of any state and severity is one that nobody scans, or one that the token does not see. */
async function neverSeen(reading: Reading, port: CountingPort): Promise<string | undefined> {
  const org = reading.of.slice('organisation '.length);
  const { data } = await port.get(`GET /orgs/{org}/${reading.source}/alerts`, { org, per_page: 1 });
  return Array.isArray(data) && data.length > 0
    ? undefined
    : 'there is no alert of any state: nothing is scanned, or the token does not see the repositories';
}

async function lastScan(
  repository: string,
  defaultBranch: string,
  scanAgeDays: number,
  now: Date,
  port: CountingPort,
): Promise<string | undefined> {
  const [owner, repo] = repository.split('/');
  const { data } = await port.get('GET /repos/{owner}/{repo}/code-scanning/analyses', {
    owner,
    repo,
    ref: `refs/heads/${defaultBranch}`,
    per_page: 100,
  });
  const analyses: readonly unknown[] = Array.isArray(data) ? data : [];
  const newest = analyses[0];
  if (typeof newest !== 'object' || newest === null || !('created_at' in newest))
    return `the branch ${defaultBranch} was never scanned`;
  const at = Date.parse(String(newest.created_at));
  const days = Math.floor((now.getTime() - at) / DAY);
  if (Number.isNaN(at) || days > scanAgeDays)
    return `the last scan is ${Number.isNaN(at) ? 'of unknown age' : `${days} days old`}; more than ${scanAgeDays} is too old`;
  const error = errorIn(analyses);
  return error === undefined ? undefined : `the last scan failed: ${error.slice(0, 200)}`;
}

/** What the newest scan of a tool and category says of its failure: one language that is clean says nothing of the others. */
function errorIn(analyses: readonly unknown[]): string | undefined {
  const looked = new Set<string>();
  for (const analysis of analyses) {
    const key = JSON.stringify([digText(analysis, 'tool', 'name'), digText(analysis, 'category')]);
    const error = digText(analysis, 'error') ?? '';
    if (!looked.has(key) && error !== '') return error;
    looked.add(key);
  }
  return undefined;
}
