import { dateAt, isItem, type Item, listAt, numberAt, present, textAt } from '../fields.ts';
import { type FindingRepository, type Severity, SEVERITIES, type SourcedFinding } from '../finding.ts';
import type { LeftOutReason } from '../reading.ts';
import { artifactsOf, explanationOf, titleOf } from '../words.ts';

/**
 * One issue. Its labels may say how severe it is (`severity: high`, `high`): only people with triage set labels, while anybody writes the
 * text, which says nothing about severity here.
 */
export function fromIssue(issue: Item, repository: FindingRepository): SourcedFinding | LeftOutReason {
  if (isItem(issue['pull_request'])) return 'pull-request';
  const number = numberAt(issue, 'number');
  if (number === undefined) return 'malformed';
  if (textAt(issue, 'state') === 'closed') return 'not-open';
  const page = textAt(issue, 'html_url');
  const title = titleOf(textAt(issue, 'title') ?? `Issue ${number}`);
  return present({
    id: `issue-${number}`,
    kind: 'generic' as const,
    title,
    explanation: explanationOf(textAt(issue, 'body')) || title,
    severity: severityByLabel(issue),
    artifacts: artifactsOf([page]),
    source: 'issues' as const,
    repository,
    openedAt: dateAt(issue, 'created_at'),
    aliases: [],
    marks: [],
    issue: number,
    page,
    signals: {},
  });
}

const LABEL = /^(?:severity|sev|priority)?\s*[:/-]?\s*(critical|high|medium|low|info)$/i;

function severityByLabel(issue: Item): Severity | undefined {
  const names = listAt(issue, 'labels').map((label) =>
    typeof label === 'string' ? label : (textAt(label, 'name') ?? ''),
  );
  const said = names.flatMap((name) => LABEL.exec(name.trim())?.[1]?.toLowerCase() ?? []);
  return SEVERITIES.find((severity) => said.includes(severity));
}
