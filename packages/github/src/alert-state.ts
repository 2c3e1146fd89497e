import { GitHubFault, githubEnding, type GitHub } from './client.ts';
import { digDate, digList, digNumber, digText } from './dig.ts';
import type { RepositoryName } from './repository-name.ts';

export type AlertSource = 'code-scanning' | 'dependabot' | 'secret-scanning';

/** One alert of one repository. */
export interface AlertName {
  readonly source: AlertSource;
  readonly number: number;
}

/** An alert as it is now. GitHub states it for the default branch. */
export interface AlertState {
  /** `decided`: a person took it away without a fix: dismissed, or resolved as something else than revoked. */
  readonly state: 'open' | 'fixed' | 'decided';
  /** GitHub's own word, such as `dismissed (won't fix)`. */
  readonly word: string;
  readonly fixedAt: Date | undefined;
  /** Of a code-scanning alert: which tool and category found it. */
  readonly tool: string | undefined;
  readonly category: string | undefined;
}

const ROUTES = {
  'code-scanning': ['GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}', 'security-events: read'],
  dependabot: ['GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}', 'vulnerability-alerts: read'],
  // The workflow's own token has no permission for it, whatever the job grants (D30).
  'secret-scanning': [
    'GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}',
    'the token of an App or a person with "Secret scanning alerts: read" as `github-token`',
  ],
} as const satisfies Record<AlertSource, readonly [route: string, needs: string]>;

/** `undefined`: there is no such alert, or its source is off. Ends with `github-…`, and what the token lacks, when it cannot be read. */
export async function readAlertState(
  github: GitHub,
  { owner, name }: RepositoryName,
  alert: AlertName,
): Promise<AlertState | undefined> {
  const [route, needs] = ROUTES[alert.source];
  // The value of a secret is never asked for.
  const hidden = alert.source === 'secret-scanning' ? { hide_secret: true } : {};
  try {
    const { data } = await github.get(route, { owner, repo: name, alert_number: alert.number, ...hidden });
    return alert.source === 'secret-scanning' ? secretState(data) : alertState(data);
  } catch (error) {
    if (error instanceof GitHubFault && (error.status === 404 || isOff(error))) return undefined;
    throw githubEnding(error, `reading the alert ${alert.source} ${alert.number} (needs ${needs})`);
  }
}

/** GitHub answers 403 both to a token that lacks a permission and where a feature is off; only the words differ. */
function isOff({ status, message }: GitHubFault): boolean {
  return status === 403 && /must be enabled|not enabled|disabled/i.test(message);
}

function alertState(data: unknown): AlertState | undefined {
  const word = digText(data, 'state');
  if (word === undefined) return undefined;
  const why = digText(data, 'dismissed_reason');
  return {
    state: word === 'open' || word === 'fixed' ? word : 'decided',
    word: why === undefined ? word : `${word} (${why})`,
    fixedAt: digDate(data, 'fixed_at'),
    tool: digText(data, 'tool', 'name'),
    category: digText(data, 'most_recent_instance', 'category'),
  };
}

/** Only a revoked secret is fixed: taking it out of the code does not make it harmless. */
function secretState(data: unknown): AlertState | undefined {
  const word = digText(data, 'state');
  if (word === undefined) return undefined;
  const resolution = digText(data, 'resolution');
  const state = word === 'open' ? 'open' : word === 'resolved' && resolution === 'revoked' ? 'fixed' : 'decided';
  return {
    state,
    word: resolution === undefined ? word : `${word} (${resolution})`,
    fixedAt: digDate(data, 'resolved_at'),
    tool: undefined,
    category: undefined,
  };
}

/** One analysis that a tool has uploaded for a branch. */
export interface Analysis {
  readonly commit: string;
  readonly at: Date;
  readonly category: string;
  /** Whether GitHub could process it. */
  readonly sound: boolean;
}

/** The newest 100 analyses of a tool on a branch. Ends with `github-…` when they cannot be read. */
export async function readAnalyses(
  github: GitHub,
  { owner, name }: RepositoryName,
  branch: string,
  tool: string,
): Promise<readonly Analysis[]> {
  const query = { ref: `refs/heads/${branch}`, tool_name: tool, per_page: 100, sort: 'created', direction: 'desc' };
  try {
    const { data } = await github.get('GET /repos/{owner}/{repo}/code-scanning/analyses', {
      owner,
      repo: name,
      ...query,
    });
    return digList(data).flatMap((entry) => {
      const [commit, at] = [digText(entry, 'commit_sha'), digDate(entry, 'created_at')];
      if (commit === undefined || at === undefined) return [];
      return [{ commit, at, category: digText(entry, 'category') ?? '', sound: digText(entry, 'error') === '' }];
    });
  } catch (error) {
    // GitHub's answer where nothing was ever analysed.
    if (error instanceof GitHubFault && error.status === 404) return [];
    throw githubEnding(error, `reading the analyses of ${tool} (needs security-events: read)`);
  }
}

/** Pages of 100 alerts that are looked through, of each state. */
const LIST_PAGES = 10;

/**
 * Numbers of a repository's alerts in one state, the last changed first; `complete`: there are no more. Empty where the source is off. Ends
 * with `github-…` when they cannot be read.
 */
export async function alertNumbers(
  github: GitHub,
  { owner, name }: RepositoryName,
  source: Exclude<AlertSource, 'secret-scanning'>,
  state: 'open' | 'fixed',
): Promise<{ readonly numbers: readonly number[]; readonly complete: boolean }> {
  const route = `GET /repos/{owner}/{repo}/${source}/alerts`;
  const query = { owner, repo: name, state, per_page: 100, sort: 'updated', direction: 'desc' };
  const numbers: number[] = [];
  let next: Readonly<Record<string, string>> = {};
  try {
    for (let page = 0; page < LIST_PAGES; page += 1) {
      const { data, link } = await github.get(route, { ...query, ...next });
      numbers.push(...digList(data).flatMap((alert) => digNumber(alert, 'number') ?? []));
      const following = nextOf(link);
      if (following === undefined) return { numbers, complete: true };
      next = following;
    }
    return { numbers, complete: false };
  } catch (error) {
    if (error instanceof GitHubFault && (error.status === 404 || isOff(error))) return { numbers, complete: true };
    throw githubEnding(error, `reading the ${state} alerts of ${source} (needs ${ROUTES[source][1]})`);
  }
}

/** Where the next page begins: some lists have pages, others cursors only. */
function nextOf(link: string | undefined): Readonly<Record<string, string>> | undefined {
  const address = /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1];
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { searchParams } = new URL(address);
  const found = ['page', 'after'].flatMap((key) => {
    const value = searchParams.get(key);
    return value === null ? [] : [[key, value] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
