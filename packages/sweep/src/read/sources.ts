import type { AlertSourceName } from '@agent-remediation/conventions';
import { isAtLeast, type FindingRepository, type Reading, type SourcedFinding } from '@agent-remediation/findings';
import { readAlerts, readIssues, type Scope, type Window } from '@agent-remediation/findings/sources';
import type { Home, OpenFile, SweepInput } from '../input.ts';
import type { CountingPort } from './port.ts';

/** Read where the caller names none: the two that the workflow's token can read. Each may be off. */
const BY_DEFAULT: readonly AlertSourceName[] = ['code-scanning', 'dependabot'];

/** What is asked for and whether it must answer. */
export interface SourcePlan {
  readonly alerts: readonly AlertSourceName[];
  /** Named by the input or the settings: then "it is off" is no answer. */
  readonly named: boolean;
  readonly scope: Scope;
  readonly repositories: readonly FindingRepository[];
}

/** `repositories`: those of the scope, with their numeric ids. Files alone are read without any alerts, unless these are named too. */
export function planSources(input: SweepInput, home: Home, repositories: readonly FindingRepository[]): SourcePlan {
  const named = input.sources ?? home.settings.sweep.sources;
  const { sarif, lists, coverage } = input.files;
  const fromFiles = sarif.length + lists.length > 0 || coverage?.isSource === true;
  return {
    alerts: named ?? (fromFiles ? [] : BY_DEFAULT),
    named: named !== undefined,
    scope:
      input.scope.is === 'organisation'
        ? { is: 'organisation', login: input.scope.login }
        : { is: 'repositories', repositories },
    repositories,
  };
}

/** Reads every source, the alerts most severe first, until enough was seen. Never throws for what a source answers. */
export async function readSources(
  plan: SourcePlan,
  input: SweepInput,
  home: Home,
  window: Window,
  port: CountingPort,
): Promise<readonly Reading[]> {
  const readings: Reading[] = [];
  for (const source of plan.alerts) readings.push(...(await readAlerts(port, source, plan.scope, window)));
  const label = home.settings.sweep.issuesLabel;
  if (label !== undefined && plan.repositories.length > 0)
    readings.push(...(await readIssues(port, plan.repositories, label, window)));
  return readings;
}

/** Files belong to the repository in which the sweep runs. Read once: a file has no pages. */
export async function readFiles({ files }: SweepInput, home: Home): Promise<readonly Reading[]> {
  const repository = { id: home.repository.id, name: home.repository.nameWithOwner };
  const options = { repository, atLeast: home.floor };
  const readings: Reading[] = [];
  if (files.sarif.length > 0) {
    const { readSarif } = await import('@agent-remediation/findings/sarif');
    for (const { name, chunks } of files.sarif) readings.push(await readSarif({ file: name, chunks }, options));
  }
  if (files.lists.length > 0) {
    const { readFindingList } = await import('@agent-remediation/findings/list');
    for (const file of files.lists)
      readings.push(readFindingList({ file: file.name, bytes: await bytesOf(file) }, options));
  }
  const { coverage } = files;
  if (coverage?.isSource) {
    const { readCoverageQueue } = await import('@agent-remediation/findings/sources');
    const { name: file, portfolios, generatedAt } = coverage;
    readings.push(readCoverageQueue(portfolios, { ...options, file, ...(generatedAt ? { generatedAt } : {}) }));
  }
  return readings;
}

/** A list is parsed whole. Above this it is cut, and so no list any more: the reader says that it is broken. */
const MAX_LIST_BYTES = 20_000_000;

export async function bytesOf({ chunks }: OpenFile): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks()) {
    parts.push(chunk);
    size += chunk.length;
    if (size > MAX_LIST_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, MAX_LIST_BYTES + 1);
}

/** What the readings hold, of at least the wanted severity. An issue without a severity counts: a person gave it the label. */
export function findingsOf(readings: readonly Reading[], home: Home): readonly SourcedFinding[] {
  return readings
    .flatMap((reading) => (reading.is === 'read' ? reading.findings : []))
    .filter(({ source, severity }) => source === 'issues' || isAtLeast(severity, home.floor));
}
