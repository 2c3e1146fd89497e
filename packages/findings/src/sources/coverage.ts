/**
 * The queue of a coverage snapshot: portfolios with exposures that a live route could take and that no case tracks yet. A snapshot counts
 * exposures and does not name them, so that each portfolio is one finding: a lead for a person or an agent, not a place in the code.
 */
import { FINDING_KINDS, findingId, isFindingKind, type FindingKind } from '@agent-remediation/conventions';
import { present } from '../fields.ts';
import { type FindingRepository, isAtLeast, type Severity, type SourcedFinding } from '../finding.ts';
import type { Reading } from '../reading.ts';
import { Tally } from '../tally.ts';
import { attribute, explanationOf, titleOf } from '../words.ts';

/** The fields of a portfolio record (seed 2.3) that are used; a snapshot that was validated has them. */
export interface QueuedPortfolio {
  readonly id: string;
  readonly label: string;
  readonly asset_names: readonly string[];
  readonly highest_severity: Severity;
  readonly workflow_values: readonly string[];
  readonly live_ready_exposure_count: number;
  readonly needs_case_count: number;
  readonly critical_asset_count: number;
  readonly coverage_summary: string;
  readonly route_coverage_summary: string;
  readonly recommended_actions: readonly string[];
  readonly dependent_count: number;
  readonly dependent_exposure_count: number;
}

export interface CoverageOptions {
  /** Where the work is done: a snapshot does not say which repository a portfolio's exposures lie in. */
  readonly repository: FindingRepository;
  readonly atLeast: Severity;
  /** Name of the snapshot's file. */
  readonly file: string;
  /** `generated_at` of the snapshot. */
  readonly generatedAt?: Date;
}

/** `portfolios` come from a snapshot that passed its validator (D20, D25). */
export function readCoverageQueue(portfolios: readonly QueuedPortfolio[], options: CoverageOptions): Reading {
  const left = new Tally();
  const findings = new Map<string, SourcedFinding>();
  for (const portfolio of portfolios) {
    const finding = fromPortfolio(portfolio, options);
    if (waiting(portfolio) === 0) left.add('no-exposure', portfolio.id);
    else if (!isAtLeast(portfolio.highest_severity, options.atLeast)) left.add('below-severity', portfolio.id);
    else if (findings.has(finding.id)) left.add('same-id', finding.id);
    else findings.set(finding.id, finding);
  }
  return {
    is: 'read',
    source: 'coverage',
    of: options.file,
    findings: [...findings.values()],
    seen: portfolios.length,
    requests: 0,
    leftOut: left.list(),
  };
}

/** Exposures that have a live route and no case: at least this many of both. */
function waiting({ live_ready_exposure_count: live, needs_case_count: untracked }: QueuedPortfolio): number {
  return Math.min(live, untracked);
}

function fromPortfolio(portfolio: QueuedPortfolio, { repository, generatedAt }: CoverageOptions): SourcedFinding {
  const count = waiting(portfolio);
  const exposures = `${count} ${count === 1 ? 'exposure' : 'exposures'}`;
  return present({
    id: findingId(`coverage-${portfolio.id}`),
    kind: kindOf(portfolio.workflow_values),
    title: titleOf(`${portfolio.label}: ${exposures} with a live route and no case`),
    explanation: explanationOf(
      portfolio.coverage_summary,
      portfolio.route_coverage_summary,
      portfolio.recommended_actions.map((action) => `- ${action}`).join('\n'),
    ),
    severity: portfolio.highest_severity,
    location: attribute(portfolio.asset_names.join(', ')),
    source: 'coverage' as const,
    repository,
    openedAt: generatedAt,
    aliases: [],
    marks: [],
    signals: {},
  });
}

/** The one kind that all exposures of the portfolio have (D10), else generic. */
function kindOf(workflowValues: readonly string[]): FindingKind {
  const [value, ...others] = workflowValues;
  if (others.length > 0) return 'generic';
  const kinds = Object.keys(FINDING_KINDS).filter(isFindingKind);
  return kinds.find((kind) => FINDING_KINDS[kind].workflowValue === value) ?? 'generic';
}

/** What else is hit when the assets of a portfolio are. */
export interface BlastRadius {
  readonly portfolio: string;
  /** Portfolios that depend on it. */
  readonly dependents: number;
  readonly criticalAssets: number;
}

/**
 * Blast radius by repository name, from the portfolio that has it among its assets, as `owner/name` or as `name` alone, whatever the case
 * (D25: ranking takes it as data). A name that stands in two portfolios gives the larger one.
 */
export function blastRadii(portfolios: readonly QueuedPortfolio[]): (repository: string) => BlastRadius | undefined {
  const byName = new Map<string, BlastRadius>();
  for (const { label, asset_names, dependent_count: dependents, critical_asset_count: criticalAssets } of portfolios) {
    for (const name of asset_names) {
      const known = byName.get(name.toLowerCase());
      if (known === undefined || known.dependents < dependents)
        byName.set(name.toLowerCase(), { portfolio: label, dependents, criticalAssets });
    }
  }
  return (repository) => {
    const name = repository.toLowerCase();
    return byName.get(name) ?? byName.get(name.slice(name.indexOf('/') + 1));
  };
}
