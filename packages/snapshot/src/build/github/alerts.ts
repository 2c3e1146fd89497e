/** Exposures from GitHub's three alert lists: one per rule, advisory or type of secret. The value of a secret is never asked for. */
import { FINDING_KINDS } from '@agent-remediation/conventions';
import type { Severity } from '../../generated/types.ts';
import type { Exposure } from '../inputs/types.ts';
import { type Item, textAt } from './port.ts';

export interface AlertSource {
  /** As people call it, and as snapshots say that it was not looked at. */
  readonly name: string;
  readonly id: string;
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Dependabot's list has cursors and no pages. */
  readonly cursor: boolean;
  /** What the token needs, for people who have to grant it (D30). */
  readonly permission: string;
  readonly workflowValue: Exposure['workflow_value'];
  /** Alerts of one key are one exposure. `undefined`: the alert has no such thing and cannot be counted. */
  readonly cluster: (
    alert: Item,
  ) => { readonly key: string; readonly title: string; readonly severity: Severity } | undefined;
}

export const ALERT_SOURCES: readonly AlertSource[] = [
  {
    name: 'code scanning',
    id: 'github-code-scanning',
    route: 'GET /repos/{owner}/{repo}/code-scanning/alerts',
    parameters: { state: 'open' },
    cursor: false,
    permission: '`security-events: read`',
    workflowValue: FINDING_KINDS.code.workflowValue,
    cluster: (alert) => {
      const rule = textAt(alert, 'rule', 'id') ?? textAt(alert, 'rule', 'name');
      if (rule === undefined) return undefined;
      const severity = textAt(alert, 'rule', 'security_severity_level');
      return {
        key: `${textAt(alert, 'tool', 'name') ?? ''} ${rule}`,
        title: textAt(alert, 'rule', 'description') ?? rule,
        severity: severityOf(severity) ?? levelSeverity(textAt(alert, 'rule', 'severity')),
      };
    },
  },
  {
    name: 'Dependabot alerts',
    id: 'github-dependabot',
    route: 'GET /repos/{owner}/{repo}/dependabot/alerts',
    parameters: { state: 'open' },
    cursor: true,
    permission: '`vulnerability-alerts: read`',
    workflowValue: FINDING_KINDS.dependency.workflowValue,
    cluster: (alert) => {
      const advisory = textAt(alert, 'security_advisory', 'ghsa_id');
      if (advisory === undefined) return undefined;
      return {
        key: `${advisory} ${textAt(alert, 'dependency', 'package', 'name') ?? ''}`,
        title: textAt(alert, 'security_advisory', 'summary') ?? advisory,
        severity: severityOf(textAt(alert, 'security_advisory', 'severity')) ?? 'medium',
      };
    },
  },
  {
    name: 'secret scanning',
    id: 'github-secret-scanning',
    route: 'GET /repos/{owner}/{repo}/secret-scanning/alerts',
    parameters: { state: 'open', hide_secret: true },
    cursor: false,
    permission: 'an App or personal token that may read secret scanning alerts; the workflow token never may',
    workflowValue: FINDING_KINDS.secret.workflowValue,
    cluster: (alert) => {
      const type = textAt(alert, 'secret_type');
      if (type === undefined) return undefined;
      // GitHub gives secrets no severity: one that still works is critical.
      const severity = textAt(alert, 'validity') === 'active' ? 'critical' : 'high';
      return { key: type, title: textAt(alert, 'secret_type_display_name') ?? type, severity };
    },
  },
];

const RANKS: readonly Severity[] = ['critical', 'high', 'medium', 'low', 'info'];

/** One exposure per cluster with its worst severity; `unread`: alerts that lack what tells them apart. */
export function clusterAlerts(source: AlertSource, alerts: readonly Item[], assetId: string, repository: string) {
  const clusters = new Map<string, { title: string; severity: Severity; count: number }>();
  let unread = 0;
  for (const alert of alerts) {
    const found = source.cluster(alert);
    if (found === undefined) {
      unread += 1;
      continue;
    }
    const known = clusters.get(found.key);
    if (known === undefined) clusters.set(found.key, { title: found.title, severity: found.severity, count: 1 });
    else {
      known.count += 1;
      if (RANKS.indexOf(found.severity) < RANKS.indexOf(known.severity)) known.severity = found.severity;
    }
  }
  const exposures = [...clusters].map(([key, { title, severity, count }]): Exposure => ({
    id: `${source.id} ${repository} ${key}`,
    asset_id: assetId,
    severity,
    workflow_value: source.workflowValue,
    source_id: source.id,
    finding_count: count,
    title,
  }));
  return { exposures, unread };
}

function severityOf(text: string | undefined): Severity | undefined {
  return RANKS.find((severity) => severity === text);
}

/** SARIF levels as severities (coverage-rules.md, "SARIF severity"). */
function levelSeverity(level: string | undefined): Severity {
  return level === 'error' ? 'high' : level === 'warning' ? 'medium' : level === 'note' ? 'low' : 'info';
}
