/** The verdicts for a step summary or a comment, within GitHub's size; nothing from a document is live in it (P8). */
import type { Fault } from '../faults.ts';
import { SUMMARY_BYTES } from '../limits.ts';
import { REASONS } from '../reasons.ts';
import { printable } from '../validate/quote.ts';
import type { Verdict } from '../validate/verdict.ts';
import { sentence } from './sentence.ts';

export type MarkdownOptions = { readonly maxBytes?: number };

/** Rows are left out, with their number, rather than cut. */
export function markdown(verdicts: readonly Verdict[], options: MarkdownOptions = {}): string {
  const maxBytes = options.maxBytes ?? SUMMARY_BYTES;
  const overview = [
    '## Coverage snapshot',
    '',
    '| File | Verdict | Portfolios | Errors | Warnings |',
    '| --- | --- | ---: | ---: | ---: |',
    ...verdicts.map(overviewRow),
    '',
  ];
  const rows = verdicts.flatMap((verdict) => verdict.faults.map((fault) => faultRow(verdict.file, fault)));
  const head = ['| Place | Fault |', '| --- | --- |'];
  const shown = fitting(rows, maxBytes - bytesOf([...overview, ...head]) - 200);
  const left = verdicts.reduce((sum, { errors, warnings }) => sum + errors + warnings, 0) - shown.length;
  const rest = left > 0 ? ['', `${left} more are not listed here.`] : [];
  return [...overview, ...(shown.length > 0 ? [...head, ...shown] : []), ...rest, ''].join('\n');
}

function overviewRow(verdict: Verdict): string {
  const { file, reason, portfolios, errors, warnings } = verdict;
  return `| ${code(file)} | ${code(reason)} ${REASONS[reason]} | ${portfolios} | ${errors} | ${warnings} |`;
}

function faultRow(file: string, fault: Fault): string {
  const at = fault.position === undefined ? '' : `:${fault.position.line}:${fault.position.column}`;
  const name = fault.severity === 'warning' ? `warning ${fault.rule ?? fault.code}` : (fault.rule ?? fault.code);
  return `| ${code(`${file}${at}`)} | ${code(name)} ${code(sentence(fault))} |`;
}

/** Text as a code span: what could close the span or the cell is written as an escape. */
function code(text: string): string {
  return `\`${printable(text)}\``;
}

function fitting(rows: readonly string[], bytes: number): readonly string[] {
  let left = bytes;
  const end = rows.findIndex((row) => {
    left -= bytesOf([row]);
    return left < 0;
  });
  return end === -1 ? rows : rows.slice(0, end);
}

function bytesOf(rows: readonly string[]): number {
  return new TextEncoder().encode(rows.join('\n')).length + 1;
}
