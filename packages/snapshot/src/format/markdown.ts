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
  // Half of the room, where there are that many files: the faults are what people look for.
  const files = fitting(gravestFirst(verdicts).map(overviewRow), maxBytes / 2);
  const overview = [
    '## Coverage snapshot',
    '',
    '| File | Verdict | Portfolios | Errors | Warnings |',
    '| --- | --- | ---: | ---: | ---: |',
    ...files,
    '',
    ...(files.length < verdicts.length
      ? [`${verdicts.length - files.length} more files are not listed here.`, '']
      : []),
  ];
  const rows = verdicts.flatMap((verdict) => verdict.faults.map((fault) => faultRow(verdict.file, fault)));
  const head = ['| Place | Fault |', '| --- | --- |'];
  const shown = fitting(rows, maxBytes - bytesOf([...overview, ...head]) - 200);
  const left = verdicts.reduce((sum, { errors, warnings }) => sum + errors + warnings, 0) - shown.length;
  const rest = left > 0 ? ['', `${left} more are not listed here.`] : [];
  return [...overview, ...(shown.length > 0 ? [...head, ...shown] : []), ...rest, ''].join('\n');
}

/** Files that are not valid before those that are: what is left out of a list is the less important part. */
export function gravestFirst(verdicts: readonly Verdict[]): readonly Verdict[] {
  const isFine = ({ outcome }: Verdict): boolean => outcome === 'valid';
  return [...verdicts.filter((verdict) => !isFine(verdict)), ...verdicts.filter(isFine)];
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
