import { parseDocument } from 'yaml';
import validate from '../../generated/validate-settings.cjs';
import { Ending } from '../outcome.ts';
import { MAX_SETTINGS_BYTES } from '../limits.ts';
import { SETTINGS_PATH } from '../names.ts';
import {
  DEFAULT_SETTINGS,
  type AlertSourceName,
  type EvidenceKind,
  type Freeze,
  type Headings,
  type Settings,
  type SweepSettings,
  type Weekday,
} from './settings.ts';

/**
 * Reads the settings file. All faults are collected, each with its path, and raised once as `settings-invalid`.
 * Aliases are refused (they can grow without bound), duplicate keys too.
 */
export function readSettings(text: string): Settings {
  if (Buffer.byteLength(text) > MAX_SETTINGS_BYTES) fail([`it has more than ${MAX_SETTINGS_BYTES} bytes`]);
  const document = parseDocument(text, { uniqueKeys: true, logLevel: 'silent' });
  if (document.errors.length > 0) fail(document.errors.map((error) => error.message.split('\n')[0] ?? 'not YAML'));
  const data = toData(document);
  if (!validate(data)) fail((validate.errors ?? []).map(describe));
  return complete(data);
}

function toData(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    return fail(['it uses an alias (`*name`); write the value out']);
  }
}

function describe(error: {
  readonly instancePath: string;
  readonly message?: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}): string {
  const path = error.instancePath.slice(1).replaceAll('/', '.') || 'the file';
  if (error.keyword === 'additionalProperties')
    return `${path}: unknown key \`${String(error.params['additionalProperty'])}\``;
  if (error.keyword === 'enum') return `${path}: allowed are ${JSON.stringify(error.params['allowedValues'])}`;
  if (error.keyword === 'const') return `${path}: must be ${JSON.stringify(error.params['allowedValue'])}`;
  return `${path}: ${error.message ?? error.keyword}`;
}

function fail(faults: readonly string[]): never {
  const shown = faults.slice(0, 20);
  const more = faults.length > shown.length ? `; and ${faults.length - shown.length} more` : '';
  throw new Ending('settings-invalid', `${SETTINGS_PATH}: ${shown.join('; ')}${more}`);
}

type HeadingName = 'finding' | 'blast-radius' | 'verification';

/** The file as the schema lets it through; kept in step with `settings.schema.json` by a test. */
interface SettingsFile {
  readonly engine?: 'session' | 'batch';
  readonly 'base-branch'?: string;
  readonly reviewers?: readonly string[];
  readonly 'team-channel'?: string;
  readonly commands?: { readonly setup?: readonly string[]; readonly build?: string; readonly test?: string };
  readonly 'protected-paths'?: readonly string[];
  readonly 'public-api'?: readonly string[];
  readonly 'pull-request'?: {
    readonly headings?: Partial<Readonly<Record<HeadingName, string>>>;
    readonly approvals?: number;
  };
  readonly 'allow-public'?: boolean;
  readonly 'target-repository'?: string;
  readonly authorise?: {
    readonly bots?: readonly { readonly login: string; readonly id: number }[];
    readonly 'dispatch-senders'?: readonly string[];
    readonly 'finding-authors'?: readonly string[];
  };
  readonly ledger?: { readonly repository?: string; readonly branch?: string };
  readonly limits?: Readonly<Record<string, number>>;
  readonly sweep?: {
    readonly severity?: SweepSettings['severity'];
    readonly sources?: readonly AlertSourceName[];
    readonly 'issues-label'?: string;
    readonly hold?: readonly string[];
    readonly cluster?: SweepSettings['cluster'];
    readonly deadlines?: SweepSettings['deadlines'];
    readonly 'open-pull-requests'?: number;
    readonly 'merge-factor'?: number;
    readonly freeze?: readonly Freeze[];
    readonly 'freeze-weekdays'?: readonly Weekday[];
    readonly fuse?: number;
    readonly 'scan-age-days'?: number;
  };
  readonly session?: { readonly 'dedupe-tag'?: 'fingerprint' | 'none'; readonly 'read-back'?: boolean };
  readonly templates?: Settings['templates'];
  readonly closing?: {
    readonly verify?: 'checks' | 'none';
    readonly evidence?: readonly EvidenceKind[];
    readonly checks?: readonly string[];
    readonly workflows?: readonly string[];
    readonly link?: 'reference' | 'first-reference';
    readonly 'pull-requests'?: 'ours' | 'all';
    readonly 'base-branches'?: readonly string[];
    readonly 'deadline-days'?: number;
  };
}

function complete(data: unknown): Settings {
  const file = data as SettingsFile; // the validator has just said so
  const defaults = DEFAULT_SETTINGS;
  return {
    engine: file.engine ?? defaults.engine,
    baseBranch: file['base-branch'],
    reviewers: file.reviewers ?? [],
    teamChannel: file['team-channel'],
    commands: { ...file.commands, setup: file.commands?.setup ?? [] },
    protectedPaths: file['protected-paths'] ?? [],
    publicApi: file['public-api'] ?? [],
    pullRequest: {
      headings: headingsOf(file['pull-request']?.headings ?? {}),
      approvals: file['pull-request']?.approvals ?? defaults.pullRequest.approvals,
    },
    allowPublic: file['allow-public'] ?? false,
    targetRepository: file['target-repository'],
    authorise: {
      bots: file.authorise?.bots ?? [],
      dispatchSenders: file.authorise?.['dispatch-senders'],
      findingAuthors: file.authorise?.['finding-authors'] ?? [],
    },
    ledger: { repository: file.ledger?.repository, branch: file.ledger?.branch ?? defaults.ledger.branch },
    limits: {
      perRun: file.limits?.['per-run'] ?? defaults.limits.perRun,
      perDay: file.limits?.['per-day'] ?? defaults.limits.perDay,
      perRepositoryPerDay: file.limits?.['per-repository-per-day'] ?? defaults.limits.perRepositoryPerDay,
      open: file.limits?.['open'] ?? defaults.limits.open,
      acuPerDay: file.limits?.['acu-per-day'],
      acuPerSession: file.limits?.['acu-per-session'],
    },
    sweep: sweepOf(file.sweep ?? {}),
    session: {
      dedupeTag: file.session?.['dedupe-tag'] ?? defaults.session.dedupeTag,
      readBack: file.session?.['read-back'] ?? defaults.session.readBack,
    },
    templates: file.templates ?? {},
    closing: {
      verify: file.closing?.verify,
      evidence: file.closing?.evidence ?? defaults.closing.evidence,
      checks: file.closing?.checks ?? [],
      workflows: file.closing?.workflows ?? [],
      link: file.closing?.link ?? defaults.closing.link,
      pullRequests: file.closing?.['pull-requests'] ?? defaults.closing.pullRequests,
      baseBranches: file.closing?.['base-branches'] ?? [],
      deadlineDays: file.closing?.['deadline-days'] ?? defaults.closing.deadlineDays,
    },
  };
}

/** Two parts under one heading could not be told apart. */
function headingsOf(file: Partial<Readonly<Record<HeadingName, string>>>): Headings {
  const [finding, blastRadius, verification] = DEFAULT_SETTINGS.pullRequest.headings;
  const headings: Headings = [
    file.finding ?? finding,
    file['blast-radius'] ?? blastRadius,
    file.verification ?? verification,
  ];
  const forms = headings.map((heading) => heading.normalize('NFC').trim().toLowerCase());
  if (new Set(forms).size < headings.length) fail(['pull-request.headings: each part needs a heading of its own']);
  return headings;
}

function sweepOf(file: NonNullable<SettingsFile['sweep']>): SweepSettings {
  const defaults = DEFAULT_SETTINGS.sweep;
  const freeze = file.freeze ?? [];
  for (const [index, { from, until }] of freeze.entries()) {
    const wrong = [from, until].find((day) => !isDay(day));
    if (wrong !== undefined) fail([`sweep.freeze.${index}: ${wrong} is no day`]);
    if (from > until) fail([`sweep.freeze.${index}: it ends before it begins`]);
  }
  return {
    severity: file.severity ?? defaults.severity,
    sources: file.sources,
    issuesLabel: file['issues-label'],
    hold: file.hold ?? [],
    cluster: file.cluster ?? [],
    deadlines: file.deadlines ?? {},
    openPullRequests: file['open-pull-requests'] ?? defaults.openPullRequests,
    mergeFactor: file['merge-factor'],
    freeze,
    freezeWeekdays: file['freeze-weekdays'] ?? [],
    fuse: file.fuse ?? defaults.fuse,
    scanAgeDays: file['scan-age-days'] ?? defaults.scanAgeDays,
  };
}

/** 30 February has the form of a day; `Date` takes it for 2 March. */
function isDay(text: string): boolean {
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}
