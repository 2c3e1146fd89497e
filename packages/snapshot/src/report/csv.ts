/** The portfolios as CSV (RFC 4180) that no spreadsheet takes for formulas. */
import type { Portfolio, Snapshot } from '../generated/types.ts';

const COLUMNS = [
  'id',
  'label',
  'coverage_state',
  'coverage_score',
  'route_coverage_state',
  'asset_count',
  'critical_asset_count',
  'highest_criticality',
  'owner_teams',
  'owner_names',
  'environments',
  'exposure_count',
  'highest_severity',
  'needs_case_count',
  'open_case_count',
  'live_ready_exposure_count',
  'needs_config_exposure_count',
  'template_exposure_count',
  'blocked_exposure_count',
  'manual_exposure_count',
  'route_blockers',
  'dependency_portfolio_ids',
  'dependent_portfolio_ids',
  'recommended_actions',
] as const satisfies readonly (keyof Portfolio)[];

export function csv({ portfolios }: Snapshot): string {
  const rows = portfolios.map((portfolio) => COLUMNS.map((column) => cell(portfolio[column])).join(','));
  return [COLUMNS.join(','), ...rows, ''].join('\r\n');
}

function cell(value: Portfolio[(typeof COLUMNS)[number]]): string {
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : value.join('; ');
  return `"${harmless(text).replaceAll('"', '""')}"`;
}

/**
 * What begins like a formula, or could after a spreadsheet has trimmed it, gets an apostrophe in front (OWASP, "CSV injection"): at the
 * start of a cell, and behind a separator, since a spreadsheet whose language separates by semicolons cuts cells there, whatever is quoted.
 * Line breaks and tabs become spaces: some readers split lines before they look for quotes.
 */
function harmless(text: string): string {
  const line = text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  return line.replace(/(?<=^|[;,])(?=[\s\p{Cf}'"]*[=+\-@|%＝＋－＠])/gu, "'");
}
