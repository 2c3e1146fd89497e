import { parseBaseUrl } from '@agent-remediation/http';
import { checkCredentials } from '@agent-remediation/session-api';
import type { CommentSettings } from './comment.ts';
import { parseJson } from './json.ts';
import { DEFAULT_MAPPING, parseMapping } from './trackers/generic.ts';
import type { GenericMapping } from './trackers/generic.ts';
import type { GitHubWay } from './ways/github.ts';
import type { SessionWay } from './ways/session.ts';

/** Settings that were checked: made by {@link readForwarderSettings} alone. */
export interface ForwarderSettings {
  readonly secrets: TrackerSecrets;
  readonly readyState: string;
  readonly mapping: GenericMapping;
  /** In the order in which they were written; the one without a prefix is for every other ticket. */
  readonly repositories: readonly { readonly prefix: string | undefined; readonly name: string }[];
  readonly way: ({ readonly to: 'github' } & GitHubWay) | ({ readonly to: 'session' } & SessionWay);
  readonly comment: CommentSettings | undefined;
  readonly isHalted: boolean;
  /** Status of an ignored event: 204 as the seed says, or 200 for trackers that take every other answer for a failure. */
  readonly ignoredStatus: 200 | 204;
  /** Status of an accepted one; `undefined`: the other side's, unchanged. */
  readonly acceptedStatus: 200 | 202 | undefined;
  readonly limits: { readonly totalMs: number; readonly maxDeliveryBytes: number };
}

/** Each tracker's secrets: one, or two while one is being replaced. None: the tracker's path does not exist. */
export interface TrackerSecrets {
  readonly linear: readonly string[];
  readonly jira: readonly string[];
  readonly github: readonly string[];
  readonly generic: readonly string[];
  readonly genericTokens: readonly string[];
}

export interface SettingFault {
  /** Name of the variable. */
  readonly name: string;
  /** What is wrong and what is allowed. Never repeats what was given (P6). */
  readonly message: string;
}

export type SettingsReading =
  | { readonly ok: true; readonly settings: ForwarderSettings }
  | { readonly ok: false; readonly faults: readonly SettingFault[] };

/** Bytes of a delivery: as many as Linear's own SDK reads (facts 5.1). */
export const DEFAULT_MAX_DELIVERY_BYTES = 5 * 1024 * 1024;
/** Linear gives up after five seconds (facts 5.1); what is left is for the way back. Milliseconds. */
export const DEFAULT_TIMEOUT_MS = 4_500;
/** A shorter secret can be guessed. Characters. */
const MIN_SECRET_CHARS = 16;
const MAX_SECRETS = 2;

export type Environment = Readonly<Record<string, unknown>>;

/** Reads the settings from the variables of a process or the bindings of a worker, and says all that is wrong with them at once. */
export function readForwarderSettings(environment: Environment): SettingsReading {
  const reader = new Reader(environment);
  const secrets = readSecrets(reader);
  const settings: ForwarderSettings = {
    secrets,
    readyState: reader.text('READY_STATE', 'ready-for-agent'),
    mapping: readMapping(reader),
    repositories: readRepositories(reader),
    way: readWay(reader),
    comment: readComment(reader),
    isHalted: !['', '0', 'false'].includes(reader.text('AGENT_REMEDIATION_HALT', '').toLowerCase()),
    ignoredStatus: reader.choice('IGNORED_STATUS', ['204', '200']) === '200' ? 200 : 204,
    acceptedStatus: ({ unchanged: undefined, '200': 200, '202': 202 } as const)[
      reader.choice('ACCEPTED_STATUS', ['unchanged', '200', '202'])
    ],
    limits: {
      totalMs: reader.count('TIMEOUT_MS', DEFAULT_TIMEOUT_MS, 100, 120_000),
      maxDeliveryBytes: reader.count('MAX_DELIVERY_BYTES', DEFAULT_MAX_DELIVERY_BYTES, 1_024, 25 * 1024 * 1024),
    },
  };
  return reader.faults.length === 0 ? { ok: true, settings } : { ok: false, faults: reader.faults };
}

/** Everything that no answer and no log may hold (P6). */
export function secretsOf({ secrets, way, comment }: ForwarderSettings): readonly string[] {
  const ways =
    way.to === 'github'
      ? [way.token]
      : [way.credentials.apiKey, ...(way.github === undefined ? [] : [way.github.token])];
  const comments = comment === undefined ? [] : [comment.tracker === 'linear' ? comment.apiKey : comment.apiToken];
  return [...Object.values(secrets).flat(), ...ways, ...comments];
}

function readSecrets(reader: Reader): TrackerSecrets {
  const secrets = {
    linear: reader.secrets('LINEAR_SECRETS'),
    jira: reader.secrets('JIRA_SECRETS'),
    github: reader.secrets('GITHUB_WEBHOOK_SECRETS'),
    generic: reader.secrets('GENERIC_SECRETS'),
    genericTokens: reader.secrets('GENERIC_TOKENS'),
  };
  if (Object.values(secrets).every((list) => list.length === 0))
    reader.fault(
      'LINEAR_SECRETS',
      'no tracker is set up: set this, JIRA_SECRETS, GITHUB_WEBHOOK_SECRETS, GENERIC_SECRETS or GENERIC_TOKENS',
    );
  return secrets;
}

function readMapping(reader: Reader): GenericMapping {
  const text = reader.text('GENERIC_MAPPING', '');
  if (text === '') return DEFAULT_MAPPING;
  const mapping = parseMapping(parseJson(text));
  if (typeof mapping !== 'string') return mapping;
  reader.fault('GENERIC_MAPPING', mapping);
  return DEFAULT_MAPPING;
}

const REPOSITORY =
  /^(?:(?<prefix>[A-Za-z0-9][A-Za-z0-9_-]{0,30})=)?(?<name>[A-Za-z0-9-]{1,39}\/(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100})$/;

function readRepositories(reader: Reader): ForwarderSettings['repositories'] {
  const entries = reader
    .text('REPOSITORIES', '')
    .split(/[\s,]+/)
    .filter((entry) => entry !== '');
  const form = 'write owner/name, or one for each prefix of ticket keys: ENG=owner/name, SEC=owner/other';
  if (entries.length === 0) reader.fault('REPOSITORIES', `it is empty: ${form}`);
  const found = entries.map((entry) => {
    const { prefix, name = '' } = REPOSITORY.exec(entry)?.groups ?? {};
    if (name === '') reader.fault('REPOSITORIES', `an entry has another form: ${form}`);
    return { prefix, name };
  });
  const prefixes = found.map(({ prefix }) => prefix ?? '');
  if (new Set(prefixes).size < prefixes.length)
    reader.fault('REPOSITORIES', 'a prefix stands there twice, or two entries have none');
  return found;
}

function readWay(reader: Reader): ForwarderSettings['way'] {
  return reader.choice('FORWARD_TO', ['github', 'session']) === 'github'
    ? readGitHubWay(reader)
    : readSessionWay(reader);
}

function readGitHubWay(reader: Reader): ForwarderSettings['way'] {
  const workflow = reader.text('WORKFLOW_FILE', 'agent-ticket.yml');
  if (!/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}\.ya?ml$/.test(workflow))
    reader.fault('WORKFLOW_FILE', 'write the name of the file alone, such as agent-ticket.yml');
  const ref = reader.text('WORKFLOW_REF', 'main');
  if (!/^[A-Za-z0-9_][A-Za-z0-9_./-]{0,199}$/.test(ref))
    reader.fault('WORKFLOW_REF', 'write the name of the default branch');
  return {
    to: 'github',
    apiUrl: reader.address('GITHUB_API_URL', 'https://api.github.com', 'allow'),
    token: reader.credential(
      'GITHUB_TOKEN',
      'a token that may start workflows (Actions: write), or with DISPATCH=repository_dispatch, Contents: write',
    ),
    event: reader.choice('DISPATCH', ['workflow_dispatch', 'repository_dispatch']),
    workflow,
    ref,
  };
}

function readSessionWay(reader: Reader): ForwarderSettings['way'] {
  const given = {
    apiKey: reader.text('AGENT_API_KEY', ''),
    orgId: reader.text('AGENT_ORG_ID', ''),
    baseUrl: reader.text('AGENT_BASE_URL', ''),
    allowLoopbackHttp: reader.allowLoopbackHttp,
  };
  const names = { 'api-key': 'AGENT_API_KEY', 'org-id': 'AGENT_ORG_ID', 'base-url': 'AGENT_BASE_URL' } as const;
  const checked = checkCredentials(given);
  if (!checked.ok) for (const { input, message } of checked.faults) reader.fault(names[input], message);
  const limit = reader.text('MAX_ACU_LIMIT', '');
  if (!/^(?:[1-9]\d{0,8})?$/.test(limit)) reader.fault('MAX_ACU_LIMIT', 'must be a whole number of 1 or more');
  const token = reader.text('GITHUB_TOKEN', '');
  const baseBranch = reader.text('BASE_BRANCH', 'main');
  if (!/^[A-Za-z0-9_][A-Za-z0-9_./-]{0,199}$/.test(baseBranch))
    reader.fault('BASE_BRANCH', 'write the name of a branch');
  return {
    to: 'session',
    credentials: checked.ok ? checked.credentials : given,
    baseBranch,
    maxAcuLimit: limit === '' ? undefined : Number(limit),
    dedupe: reader.choice('SESSION_DEDUPE', ['look-up', 'none']),
    github:
      token === ''
        ? undefined
        : {
            apiUrl: reader.address('GITHUB_API_URL', 'https://api.github.com', 'allow'),
            token: reader.credential('GITHUB_TOKEN', ''),
          },
  };
}

function readComment(reader: Reader): CommentSettings | undefined {
  const [linear, jira] = [reader.text('LINEAR_API_KEY', ''), reader.text('JIRA_API_TOKEN', '')];
  if (linear !== '' && jira !== '')
    reader.fault('LINEAR_API_KEY', 'set this or JIRA_API_TOKEN: a forwarder comments in one tracker');
  if (linear !== '') {
    const apiUrl = reader.address('LINEAR_API_URL', 'https://api.linear.app/graphql', 'refuse');
    return { tracker: 'linear', apiUrl, apiKey: reader.credential('LINEAR_API_KEY', 'a personal API key') };
  }
  if (jira === '') return undefined;
  const email = reader.text('JIRA_EMAIL', '');
  if (!/^[\x21-\x39\x3b-\x7e]{3,254}$/.test(email))
    reader.fault('JIRA_EMAIL', 'write the address of the account that the token belongs to');
  return {
    tracker: 'jira',
    siteUrl: reader.address('JIRA_BASE_URL', '', 'refuse'),
    email,
    apiToken: reader.credential('JIRA_API_TOKEN', 'an API token of that account'),
  };
}

/** Reads variables and collects what is wrong (house style 5). An empty one is absent. */
class Reader {
  readonly faults: SettingFault[] = [];
  readonly #environment: Environment;
  readonly #unreadable = new Set<string>();

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  get allowLoopbackHttp(): boolean {
    return this.text('AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP', '') === '1';
  }

  /** Of a variable that could not be read at all, that is its only fault. */
  fault(name: string, message: string): void {
    if (!this.#unreadable.has(name)) this.faults.push({ name, message });
  }

  text(name: string, otherwise: string): string {
    const value = Object.hasOwn(this.#environment, name) ? this.#environment[name] : undefined;
    const text = textOf(value);
    if (text === undefined) {
      this.fault(name, 'must be a text, a number or a switch');
      this.#unreadable.add(name);
    }
    return text === undefined || text === '' ? otherwise : text;
  }

  choice<Choice extends string>(name: string, allowed: readonly [Choice, ...Choice[]]): Choice {
    const text = this.text(name, allowed[0]);
    const found = allowed.find((one) => one === text);
    if (found === undefined) this.fault(name, `allowed are ${allowed.join(', ')}`);
    return found ?? allowed[0];
  }

  count(name: string, otherwise: number, least: number, most: number): number {
    const text = this.text(name, String(otherwise));
    const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    this.fault(name, `must be a whole number from ${least} to ${most}`);
    return otherwise;
  }

  secrets(name: string): readonly string[] {
    const list = this.text(name, '')
      .split(/[\s,]+/)
      .filter((secret) => secret !== '');
    if (list.length > MAX_SECRETS)
      this.fault(name, `holds more than ${MAX_SECRETS} secrets: the old one and the new one`);
    if (list.some((secret) => secret.length < MIN_SECRET_CHARS || !/^[\x21-\x7e]+$/.test(secret)))
      this.fault(name, `each secret needs ${MIN_SECRET_CHARS} or more plain characters; separate two with a comma`);
    return list;
  }

  credential(name: string, what: string): string {
    const text = this.text(name, '');
    if (text === '') this.fault(name, `it is empty: set ${what}`);
    else if (!/^[\x21-\x7e]{8,4096}$/.test(text))
      this.fault(name, 'it holds a space or a character that no token has, or is too short: paste it again');
    return text;
  }

  address(name: string, otherwise: string, versionInPath: 'refuse' | 'allow'): string {
    const parsed = parseBaseUrl(this.text(name, otherwise), {
      allowLoopbackHttp: this.allowLoopbackHttp,
      versionInPath,
    });
    if (parsed.ok) return parsed.url;
    this.fault(name, parsed.fault.message);
    return '';
  }
}

/**
 * A variable's text. A worker binds `true` and `200` as what they are in its configuration: they count as their text would, or the kill
 * switch and the limits would be off without a word. `undefined`: a kind that has no text.
 */
function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value.trim() : undefined;
}
