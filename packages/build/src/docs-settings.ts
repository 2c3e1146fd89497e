import { readFileSync } from 'node:fs';
import { DEFAULT_SETTINGS } from '../../conventions/src/settings/settings.ts';
import { table } from './docs-regions.ts';
import { ROOT } from './workspaces.ts';

export const SETTINGS_SCHEMA = 'packages/conventions/schema/settings.schema.json';

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly $ref?: string;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

export interface Setting {
  /** Such as `limits.per-day`. */
  readonly path: string;
  readonly schema: Schema;
}

/** What the schema does not say itself. An entry whose setting has a description, or is gone, fails the documentation's test. */
export const MEANINGS: Readonly<Record<string, string>> = {
  'commands.setup': 'Commands that prepare a fresh clone, in their order.',
  'commands.build': 'Command that builds.',
  'commands.test': 'Command that runs the tests.',
  'ledger.repository': 'Repository that keeps the ledger. Needs `ledger-token` in the workflows.',
  'ledger.branch': 'Branch that is the ledger.',
  'limits.per-repository-per-day': 'New sessions per day (UTC) of this repository.',
  'templates.dependency': 'Task part of the brief for a vulnerable dependency.',
  'templates.code': 'Task part of the brief for a weakness in the code.',
  'templates.secret': 'Task part of the brief for a secret in the repository.',
  'templates.container': 'Task part of the brief for a vulnerable base image.',
  'templates.generic': 'Task part of the brief for every other finding.',
  'closing.verify':
    '`checks`: the issue is closed when the evidence that `closing.evidence` lists is there; `none`: at the merge.',
  'closing.link':
    '`reference`: the first `#<number>` as GitHub reads a reference; `first-reference`: the first to the letter.',
  'closing.pull-requests': "`ours`: pull requests of the ledger's findings; `all`: every merged pull request.",
  'closing.base-branches': 'Globs of the base branches whose merges count.',
};

/** Words for defaults that are not a value. */
const UNSET: Readonly<Record<string, string>> = {
  version: '**required**',
  'base-branch': 'the default branch',
  'pull-request.headings.finding': '`Finding`',
  'pull-request.headings.blast-radius': '`Blast radius`',
  'pull-request.headings.verification': '`Verification`',
  'target-repository': 'this repository',
  'authorise.dispatch-senders': 'everybody with write access',
  'ledger.repository': 'this repository',
  'closing.verify': '`checks` with a ledger, `none` without',
  'closing.base-branches': 'every branch',
  'commands.build': 'none',
  'commands.test': 'none',
  'team-channel': 'the session itself',
  reviewers: 'the code owners',
};

/** Every setting of the schema that is a value, in the schema's order. */
export function settings(): readonly Setting[] {
  return leaves(schema(), '');
}

export function settingsTable(): string {
  const { $defs = {} } = schema();
  return table(
    ['Setting', 'Meaning', 'Allowed', 'Default'],
    settings().map(({ path, schema: one }) => [
      `\`${path}\``,
      one.description ?? MEANINGS[path] ?? '',
      allowed(one, $defs),
      UNSET[path] ?? defaultOf(path),
    ]),
  );
}

function schema(): Schema {
  return JSON.parse(readFileSync(ROOT + SETTINGS_SCHEMA, 'utf8')) as Schema;
}

function leaves({ properties = {} }: Schema, prefix: string): readonly Setting[] {
  return Object.entries(properties).flatMap(([key, child]) =>
    child.properties === undefined ? [{ path: prefix + key, schema: child }] : leaves(child, `${prefix}${key}.`),
  );
}

function allowed(one: Schema, defs: Readonly<Record<string, Schema>>): string {
  const name = one.$ref?.replace('#/$defs/', '');
  if (name !== undefined) return REFERENCES[name] ?? allowed(defs[name] ?? {}, defs);
  if (one.const !== undefined) return `\`${JSON.stringify(one.const)}\``;
  if (one.enum !== undefined) return one.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (one.type === 'boolean') return '`true`, `false`';
  if (one.type === 'integer')
    return `${(one.minimum ?? 0).toLocaleString('en')} to ${(one.maximum ?? 0).toLocaleString('en')}`;
  if (one.type === 'array') return `up to ${one.maxItems ?? 'any number of'}: ${itemSays(one.items ?? {})}`;
  return one.type ?? '';
}

const REFERENCES: Readonly<Record<string, string>> = {
  login: 'a login',
  repository: '`owner/name`',
  line: 'one line, up to 300 characters',
  branch: 'a branch',
  glob: 'a glob',
  template: 'text, up to 8,000 characters',
};
function itemSays({ $ref, properties, enum: values }: Schema): string {
  if (values !== undefined) return values.map((value) => `\`${String(value)}\``).join(', ');
  if (properties !== undefined) return `\`{ ${Object.keys(properties).join(', ')} }\``;
  const says: Readonly<Record<string, string>> = {
    login: 'logins',
    glob: 'globs',
    branch: 'branches or globs',
    line: 'lines',
  };
  return says[$ref?.replace('#/$defs/', '') ?? ''] ?? 'users, or teams as `org/team`';
}

function defaultOf(path: string): string {
  let value: unknown = DEFAULT_SETTINGS;
  for (const key of path.split('.')) {
    const name = key.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    value =
      typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
  }
  if (path.startsWith('templates.')) return 'built in';
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return 'none';
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}
