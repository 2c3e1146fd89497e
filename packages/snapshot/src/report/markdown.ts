/** A snapshot as Markdown: for a step summary, and shorter for a comment on a pull request. */
import type { CoverageState, Portfolio, Snapshot } from '../generated/types.ts';
import type { Notice } from '../build/notices.ts';
import { fitting, inert, table } from './lines.ts';

export interface ReportOptions {
  /** Bytes of UTF-8; GitHub takes 1 MiB per step summary and 65,536 characters per comment. */
  readonly maxBytes?: number;
  readonly notices?: readonly Notice[];
}

const SUMMARY_BYTES = 400_000;
const COMMENT_BYTES = 60_000;
const COMMENT_PORTFOLIOS = 10;

const MARKS: Readonly<Record<CoverageState, string>> = {
  action_needed: '🔴',
  partial: '🟡',
  ready: '🟢',
  tracked: '⚪',
};

/** Everything that people act on: the state, every portfolio with its first action, and what was not looked at. */
export function summaryMarkdown({ summary, portfolios, generated_at }: Snapshot, options: ReportOptions = {}): string {
  const { maxBytes = SUMMARY_BYTES, notices = [] } = options;
  const told = noticeLines(notices);
  const head = [
    `### ${MARKS[summary.overall_state]} ${inert(summary.label)}`,
    '',
    `${inert(summary.description, 240)} Made at ${inert(generated_at)}.`,
    '',
    ...totals(summary),
    ...told,
    ...(portfolios.length === 0 ? [] : portfolioHead()),
  ];
  return `${fitting(head, portfolios.map(portfolioRow), maxBytes).join('\n')}\n`;
}

/** For a comment: the state and the portfolios to look at first. */
export function commentMarkdown(snapshot: Snapshot, options: ReportOptions = {}): string {
  const { summary, portfolios } = snapshot;
  const first = portfolios.filter(({ coverage_state }) => coverage_state !== 'ready' && coverage_state !== 'tracked');
  const shown = first.slice(0, COMMENT_PORTFOLIOS);
  const rest = first.length - shown.length;
  const head = [
    `### ${MARKS[summary.overall_state]} ${inert(summary.label)}`,
    '',
    inert(summary.description, 240),
    '',
    ...(shown.length === 0 ? ['Every portfolio is ready or tracked.'] : portfolioHead()),
  ];
  const rows = [
    ...shown.map(portfolioRow),
    ...(rest > 0 ? ['', `${rest} more need a look; see the run's summary.`] : []),
  ];
  return `${fitting([...head], [...rows, '', ...noticeLines(options.notices ?? [])], options.maxBytes ?? COMMENT_BYTES).join('\n')}\n`;
}

function totals(summary: Snapshot['summary']): readonly string[] {
  const rows = [
    ['Portfolios', summary.total_portfolios],
    ['of them in need of action', summary.action_needed_count],
    ['Exposures', summary.exposure_count],
    ['of them without a route', summary.unrouted_exposure_count],
    ['of them without a case', summary.needs_case_count],
    ['Open cases', summary.open_case_count],
    ['Portfolios without an owner', summary.owner_gap_count],
    ['Dependencies between portfolios', summary.dependency_edge_count],
  ] as const;
  return table(
    ['What', 'Number'],
    rows.map(([what, number]) => [what, String(number)]),
  );
}

function portfolioHead(): readonly string[] {
  const head = ['Portfolio', 'Coverage', 'Score', 'Routes', 'Exposures', 'Without a case', 'What to do first'];
  return table(head, []).slice(0, 2);
}

function portfolioRow(portfolio: Portfolio): string {
  const { label, coverage_state, coverage_label, coverage_score, route_coverage_label } = portfolio;
  const cells = [
    inert(label),
    `${MARKS[coverage_state]} ${inert(coverage_label)}`,
    String(coverage_score),
    inert(route_coverage_label),
    String(portfolio.exposure_count),
    String(portfolio.needs_case_count),
    inert(portfolio.recommended_actions[0] ?? '', 240),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Notices with their first subjects, so that nothing that is missing looks clean. */
export function noticeLines(notices: readonly Notice[]): readonly string[] {
  if (notices.length === 0) return [];
  const rows = notices.map(({ code, says, count, subjects }) => {
    const rest = count - subjects.length;
    const named = subjects.map((subject) => inert(subject, 200)).join('<br>');
    return [`\`${code}\``, says, String(count), `${named}${rest > 0 ? `<br>and ${rest} more` : ''}`];
  });
  return ['#### Notices', '', ...table(['Code', 'Meaning', 'Number', 'Which'], rows)];
}
