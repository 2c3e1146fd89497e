/** Alerts and issues of repositories, of a list of them, or of an organisation. */
import { fieldAt, listAt, type Item, numberAt, textAt } from '../fields.ts';
import type { FindingRepository, SourcedFinding } from '../finding.ts';
import type { LeftOutReason, Reading } from '../reading.ts';
import { ALERT_SOURCES, type AlertSource, type AlertSourceName, stepsOf } from './alerts.ts';
import { fromIssue } from './issues.ts';
import { type ListSource, readPages, type Window } from './pages.ts';
import type { GitHubPort } from './port.ts';

export type Scope =
  | { readonly is: 'repositories'; readonly repositories: readonly FindingRepository[] }
  | { readonly is: 'organisation'; readonly login: string };

/**
 * Open alerts of one kind, most severe and oldest first: one reading for each repository, or one for the organisation. Never throws for
 * what GitHub answers; requests are bounded by {@link pageBound} for each reading.
 */
export async function readAlerts(
  port: GitHubPort,
  name: AlertSourceName,
  scope: Scope,
  window: Window,
): Promise<readonly Reading[]> {
  const source = ALERT_SOURCES[name];
  if (scope.is === 'organisation')
    return [await readPages(port, ofOrganisation(name, source, scope.login, window), window)];
  return eachRepository(scope.repositories, (repository) =>
    readPages(port, ofRepository(name, source, repository, window), window),
  );
}

/** Open issues with a label, oldest first: one reading for each repository. They have no severity that anybody vouches for. */
export async function readIssues(
  port: GitHubPort,
  repositories: readonly FindingRepository[],
  label: string,
  window: Window,
): Promise<readonly Reading[]> {
  return eachRepository(repositories, (repository) => readPages(port, issuesOf(repository, label), window));
}

/** One after the other. After a rate limit the others are not asked: each request more would make the wait longer. */
async function eachRepository(
  repositories: readonly FindingRepository[],
  read: (repository: FindingRepository) => Promise<Reading>,
): Promise<readonly Reading[]> {
  const readings: Reading[] = [];
  let limited: Extract<Reading, { is: 'unread' }> | undefined;
  for (const repository of repositories) {
    const reading: Reading =
      limited === undefined ? await read(repository) : { ...limited, of: repository.name, requests: 0 };
    readings.push(reading);
    limited ??= limitIn(reading);
  }
  return readings;
}

function limitIn(reading: Reading): Extract<Reading, { is: 'unread' }> | undefined {
  if (reading.is === 'unread') return reading.why === 'rate-limited' ? reading : undefined;
  if (reading.stopped?.code !== 'rate-limited') return undefined;
  const { source, of, stopped, requests } = reading;
  return {
    is: 'unread',
    source,
    of,
    requests,
    why: 'rate-limited',
    message: stopped.message,
    remedy: 'Wait for the rate limit to be over; the next run goes on.',
  };
}

function ofRepository(
  source: AlertSourceName,
  alerts: AlertSource,
  repository: FindingRepository,
  window: Window,
): ListSource {
  const [owner, repo] = repository.name.split('/');
  return {
    source,
    of: repository.name,
    grant: alerts,
    hasCursors: alerts.hasCursors,
    questions: stepsOf(alerts, window.atLeast).map(({ filter }) => ({
      route: `GET /repos/{owner}/{repo}/${source}/alerts`,
      parameters: { owner, repo, ...alerts.parameters, ...filter },
    })),
    normalise: (item) => openOnly(item, alerts.normalise(item, repository)),
  };
}

function ofOrganisation(source: AlertSourceName, alerts: AlertSource, login: string, window: Window): ListSource {
  return {
    source,
    of: `organisation ${login}`,
    grant: { says: alerts.says, permission: alerts.organisationPermission },
    hasCursors: alerts.hasCursors,
    questions: stepsOf(alerts, window.atLeast).map(({ filter }) => ({
      route: `GET /orgs/{org}/${source}/alerts`,
      parameters: { org: login, ...alerts.parameters, ...filter },
    })),
    normalise: (item) => {
      const repository = repositoryOf(item);
      return repository === undefined ? 'malformed' : openOnly(item, alerts.normalise(item, repository));
    },
  };
}

/** An alert that was closed between two pages is no finding any more. */
function openOnly(item: Item, found: SourcedFinding | undefined): SourcedFinding | LeftOutReason {
  if (found === undefined) return 'malformed';
  const state = textAt(item, 'state');
  return state === undefined || state === 'open' ? withAssignees(item, found) : 'not-open';
}

/** Secret scanning has one person, the other lists have several. */
function withAssignees(item: Item, found: SourcedFinding): SourcedFinding {
  const assignees = [...listAt(item, 'assignees'), fieldAt(item, 'assigned_to')].flatMap(
    (person) => textAt(person, 'login') ?? [],
  );
  return assignees.length === 0 ? found : { ...found, assignees };
}

function repositoryOf(item: Item): FindingRepository | undefined {
  const id = numberAt(item, 'repository', 'id');
  const name = textAt(item, 'repository', 'full_name');
  if (id === undefined || name === undefined) return undefined;
  const isPrivate = fieldAt(item, 'repository', 'private');
  return { id, name, ...(typeof isPrivate === 'boolean' ? { isPrivate } : {}) };
}

function issuesOf(repository: FindingRepository, label: string): ListSource {
  const [owner, repo] = repository.name.split('/');
  return {
    source: 'issues',
    of: repository.name,
    grant: { says: 'issues', permission: '`issues: read`' },
    hasCursors: false,
    questions: [
      {
        route: 'GET /repos/{owner}/{repo}/issues',
        parameters: { owner, repo, labels: label, state: 'open', sort: 'created', direction: 'asc' },
      },
    ],
    normalise: (item) => {
      const found = fromIssue(item, repository);
      return typeof found === 'string' ? found : withAssignees(item, found);
    },
  };
}
