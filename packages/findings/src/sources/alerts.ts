/** GitHub's three alert lists: where they are, how to ask for the most severe first, and what the token needs. */
import { type FindingRepository, isAtLeast, type Severity, type SourcedFinding, type SourceName } from '../finding.ts';
import type { Item } from '../fields.ts';
import { fromCodeScanning } from './code-scanning.ts';
import { fromDependabot } from './dependabot.ts';
import type { Grant } from './port.ts';
import { fromSecretScanning } from './secret-scanning.ts';

export type AlertSourceName = Extract<SourceName, 'code-scanning' | 'dependabot' | 'secret-scanning'>;

export interface AlertSource extends Grant {
  /** What an App token or personal token needs for the list of an organisation. */
  readonly organisationPermission: string;
  /** Dependabot's list has cursors and no pages. */
  readonly hasCursors: boolean;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Filters in the order in which they are asked for: most severe first. */
  readonly steps: readonly { readonly severity: Severity; readonly filter: Readonly<Record<string, string>> }[];
  readonly normalise: (alert: Item, repository: FindingRepository) => SourcedFinding | undefined;
}

const OPEN_OLDEST_FIRST = { state: 'open', sort: 'created', direction: 'asc' } as const;

export const ALERT_SOURCES: Readonly<Record<AlertSourceName, AlertSource>> = {
  'code-scanning': {
    says: 'code scanning',
    permission: '`security-events: read`',
    organisationPermission:
      'an App token with the repository permission "Code scanning alerts: read" on the organisation, or a personal token that may read them; the workflow token sees one repository',
    hasCursors: false,
    parameters: OPEN_OLDEST_FIRST,
    // A rule without a security severity has a level, and GitHub filters by either with one parameter.
    steps: [
      { severity: 'critical', filter: { severity: 'critical' } },
      { severity: 'high', filter: { severity: 'high' } },
      { severity: 'high', filter: { severity: 'error' } },
      { severity: 'medium', filter: { severity: 'medium' } },
      { severity: 'medium', filter: { severity: 'warning' } },
      { severity: 'low', filter: { severity: 'low' } },
      { severity: 'low', filter: { severity: 'note' } },
      { severity: 'info', filter: {} },
    ],
    normalise: fromCodeScanning,
  },
  dependabot: {
    says: 'Dependabot alerts',
    permission: '`vulnerability-alerts: read`',
    organisationPermission:
      'an App token with the repository permission "Dependabot alerts: read" on the organisation, or a personal token that may read them; the workflow token sees one repository',
    hasCursors: true,
    parameters: OPEN_OLDEST_FIRST,
    steps: [
      { severity: 'critical', filter: { severity: 'critical' } },
      { severity: 'high', filter: { severity: 'high' } },
      { severity: 'medium', filter: { severity: 'medium' } },
      { severity: 'low', filter: { severity: 'low' } },
    ],
    normalise: fromDependabot,
  },
  'secret-scanning': {
    says: 'secret scanning',
    permission:
      'an App token with the repository permission "Secret scanning alerts: read", or a personal token that may read them; the workflow token never may',
    organisationPermission:
      'an App token with the repository permission "Secret scanning alerts: read" on the organisation, or a personal token of an owner or security manager',
    hasCursors: false,
    parameters: { ...OPEN_OLDEST_FIRST, hide_secret: true },
    steps: [
      { severity: 'critical', filter: { validity: 'active' } },
      { severity: 'high', filter: { validity: 'inactive,unknown' } },
    ],
    normalise: fromSecretScanning,
  },
};

export function stepsOf(source: AlertSource, floor: Severity): AlertSource['steps'] {
  return source.steps.filter(({ severity }) => isAtLeast(severity, floor));
}
