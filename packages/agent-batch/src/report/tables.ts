import { inertInline } from '@agent-remediation/text';
import type { ResultFile } from '../folder/result-file.ts';
import type { Published } from '../publish/finding.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

type Redact = (text: string) => string;

/** What the agent's job did, one row per finding. Secrets go before a text is made inert (P6, P8). */
export function workTable(results: readonly ResultFile[], left: readonly string[], redact: Redact): string {
  const rows = results.map(({ findingId, kind, stop, turns, costUsd, denials, seconds, summary }) => [
    `\`${findingId}\``,
    kind === 'green' ? 'tests green' : `stopped: ${stop ?? ''}`,
    String(turns),
    costUsd.toFixed(2),
    String(denials),
    `${seconds} s`,
    inertInline(redact(summary), 300),
  ]);
  const waiting = left.map((findingId) => [`\`${findingId}\``, 'not worked on', '', '', '', '', '']);
  return table(['Finding', 'Result', 'Turns', 'US dollars', 'Refused calls', 'Time', 'Summary'], [...rows, ...waiting]);
}

/** What was published, one row per finding. */
export function publishTable(published: readonly Published[], redact: Redact): string {
  const rows = published.map(({ findingId, kind, reason, pullRequest, message }) => [
    `\`${findingId}\``,
    kind,
    `\`${reason}\``,
    pullRequest === undefined ? '' : `#${pullRequest}`,
    inertInline(redact(message), 500),
  ]);
  return table(['Finding', 'Ending', 'Reason', 'Pull request', 'Seen'], rows);
}
