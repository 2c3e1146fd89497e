import { compareUrgency } from '../cohere/derive.ts';
import type { Portfolio, Snapshot } from '../generated/types.ts';
import { SCHEMA_VERSION } from '../version.ts';
import { compare } from './assets.ts';
import { Fit } from './fit.ts';
import { gather, type Gathered } from './gather.ts';
import type { CoverageInputs } from './inputs/types.ts';
import * as limits from './limits.ts';
import { PortfolioIds } from './names.ts';
import { addNeighbours } from './neighbours.ts';
import { type Notice, Notices } from './notices.ts';
import { type Draft, recordOf } from './record.ts';
import { coverageSummary, dependencySummary, recommendedActions, routeSummary } from './sentences.ts';
import { summaryOf } from './summary.ts';

export interface BuildInputs extends CoverageInputs {
  /** When the snapshot is made. The clock is the caller's: the same inputs give the same bytes. */
  readonly generatedAt: Date;
}

export interface Built {
  readonly snapshot: Snapshot;
  readonly notices: readonly Notice[];
}

/**
 * A snapshot by the rules of coverage-rules.md, from inputs that were checked. Pure and linear; the order of the inputs does not matter.
 * It follows the schema and the coherence rules of tiers A and B, whatever the texts are.
 */
export function buildSnapshot({ generatedAt, ...inputs }: BuildInputs): Built {
  const notices = new Notices();
  const fit = new Fit(notices);
  const gathered = gather(inputs, notices);
  const drafts = draft(gathered, fit, notices);
  addNeighbours(edgesOf(drafts));
  const portfolios = [...drafts]
    .map(([source, record]) => worded(record, source, fit))
    .sort((a, b) => compareUrgency(a, b) || compare(a.label, b.label) || compare(a.id, b.id));
  return {
    snapshot: {
      schema_version: SCHEMA_VERSION,
      generated_at: generatedAt.toISOString(),
      // Also of a file that CI builds: the token is the user's own, held by the user's runner (D22).
      browser_model: 'client_side_byo_token',
      summary: summaryOf(portfolios, fit),
      portfolios,
    },
    notices: notices.list,
  };
}

/** Deterministic bytes, with a line break at the end. */
export function serialiseSnapshot(snapshot: Snapshot): string {
  return `${JSON.stringify(snapshot, null, 2)}\n`;
}

function draft(gathered: readonly Gathered[], fit: Fit, notices: Notices): ReadonlyMap<Gathered, Draft> {
  const ids = new PortfolioIds(notices);
  const labels = new Labels(gathered, fit, notices);
  return new Map(
    gathered.map((portfolio) => {
      const id = ids.of(portfolio.fullId);
      return [portfolio, recordOf(portfolio, id, labels.of(portfolio, id), fit)] as const;
    }),
  );
}

/** Labels that differ, also but for case: the schema refuses a list of dependencies that names one label twice. */
class Labels {
  readonly #fitted: ReadonlyMap<Gathered, string>;
  readonly #users = new Map<string, number>();
  readonly #taken = new Set<string>();
  readonly #fit: Fit;
  readonly #notices: Notices;

  constructor(gathered: readonly Gathered[], fit: Fit, notices: Notices) {
    this.#fit = fit;
    this.#notices = notices;
    this.#fitted = new Map(
      gathered.map((portfolio) => [
        portfolio,
        fit.text(portfolio.label ?? '', limits.MAX_LABEL, `${portfolio.fullId}, label`),
      ]),
    );
    for (const label of this.#fitted.values()) {
      const folded = label.toLowerCase();
      this.#users.set(folded, (this.#users.get(folded) ?? 0) + 1);
    }
    for (const [folded, users] of this.#users) if (users === 1) this.#taken.add(folded);
  }

  of(portfolio: Gathered, id: string): string {
    const label = this.#fitted.get(portfolio) ?? '';
    if (label !== '' && this.#users.get(label.toLowerCase()) === 1) return label;
    this.#notices.add('label-made-distinct', id);
    for (let number = 1; ; number += 1) {
      const suffix = number === 1 ? ` (${id})` : ` (${id}, ${number})`;
      const head = this.#fit.text(label, limits.MAX_LABEL - suffix.length, `${id}, label`);
      const distinct = `${head}${suffix}`.trimStart();
      if (this.#taken.has(distinct.toLowerCase())) continue;
      this.#taken.add(distinct.toLowerCase());
      return distinct;
    }
  }
}

function edgesOf(drafts: ReadonlyMap<Gathered, Draft>): ReadonlyMap<Draft, readonly Draft[]> {
  return new Map(
    [...drafts].map(([source, record]) => [
      record,
      [...source.dependencies].flatMap((other) => drafts.get(other) ?? []),
    ]),
  );
}

function worded(record: Draft, { assets }: Gathered, fit: Fit): Portfolio {
  const { id } = record;
  const unseen = [...new Set(assets.flatMap(({ not_looked_at }) => not_looked_at ?? []))].sort(compare);
  record.coverage_summary = fit.text(coverageSummary(record, unseen), limits.MAX_COVERAGE_SUMMARY, `${id}, summary`);
  record.route_coverage_summary = fit.text(routeSummary(record), limits.MAX_ROUTE_SUMMARY, `${id}, route summary`);
  record.dependency_summary = fit.text(
    dependencySummary(record),
    limits.MAX_DEPENDENCY_SUMMARY,
    `${id}, dependency summary`,
  );
  record.recommended_actions = fit.list(recommendedActions(record), limits.MAX_ACTION, `${id}, action`);
  return record;
}
