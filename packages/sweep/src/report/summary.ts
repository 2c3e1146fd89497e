import { inertInline } from '@agent-remediation/text';
import type { SweepOutcome } from '../sweep.ts';
import { backlogOf } from './backlog.ts';
import { rowsOf, skippedByReason } from './rows.ts';

/** What a person reads of the run. Text from outside is inert (P8); `redact` takes the run's secrets out first (P6). */
export function summaryOf(outcome: SweepOutcome, redact: (text: string) => string): string {
  const inert = (text: string, length = 300) => inertInline(redact(text), length);
  return [
    handedOff(outcome, inert),
    leftOut(outcome, inert),
    sources(outcome, inert),
    backlog(outcome),
    workflows(outcome),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

type Inert = (text: string, length?: number) => string;

function handedOff(outcome: SweepOutcome, inert: Inert): string {
  const rows = rowsOf(outcome);
  if (rows.length === 0) return '### Handed off\n\nNothing.';
  const lines = rows.map(
    ({ finding, repository, severity, points, why, kind, reason, message }) =>
      `| \`${finding}\` | ${inert(repository)} | ${severity ?? 'not stated'} | ${points}: ${inert(why.join(', '))} | ${kind} | \`${reason}\` ${inert(message)} |`,
  );
  const title = rows.every(({ kind }) => kind === 'planned') ? '### Would be handed off' : '### Handed off';
  return [title, '', '| Finding | Repository | Severity | Points | | |', '|---|---|---|---|---|---|', ...lines].join(
    '\n',
  );
}

function leftOut(outcome: SweepOutcome, inert: Inert): string {
  const rows = skippedByReason(outcome);
  if (rows.length === 0) return '';
  const lines = rows.map(
    ({ code, count, says, examples }) => `| ${count} | \`${code}\` | ${says} | ${inert(examples.join(', '))} |`,
  );
  return ['### Not handed off, and why', '', '| Findings | Reason | | Such as |', '|---|---|---|---|', ...lines].join(
    '\n',
  );
}

function sources(outcome: SweepOutcome, inert: Inert): string {
  if (outcome.sources.length === 0) return '';
  const lines = outcome.sources
    .slice(0, 50)
    .map(
      ({ source, of, verdict, seen, findings, says }) =>
        `| ${source} | ${inert(of)} | ${verdict} | ${seen} | ${findings} | ${inert(says)} |`,
    );
  const more =
    outcome.sources.length > 50 ? [`\n${outcome.sources.length - 50} more sources are in the output \`sources\`.`] : [];
  const head = ['| Source | Of | | Seen | Findings | |', '|---|---|---|---|---|---|'];
  return ['### What was read', '', ...head, ...lines, ...more].join('\n');
}

function backlog(outcome: SweepOutcome): string {
  const lines = backlogOf(outcome);
  return lines.length === 0 ? '' : ['### Backlog', '', ...lines.map((line) => `- ${line}`)].join('\n');
}

/** A disabled schedule cannot report itself: whichever sweep or person runs next says so here. */
function workflows({ crons }: SweepOutcome): string {
  if (crons.length === 0) return '';
  const lines = crons.map(({ workflow, verdict, says }) => `| \`${workflow}\` | ${verdict} | ${says} |`);
  return ['### Scheduled workflows', '', '| Workflow | | |', '|---|---|---|', ...lines].join('\n');
}
