/** Which cases relate to an exposure: by asset, by file, or by source and workflow (coverage-rules.md, "Case"). */
import type { Assets } from './assets.ts';
import type { WorkflowValue } from '../generated/types.ts';
import type { Asset, Case, Exposure } from './inputs/types.ts';
import { WORKFLOW_RANK } from './routing.ts';

export interface PlacedCase {
  readonly case: Case;
  readonly asset: Asset | undefined;
  readonly source: SourceCases | undefined;
  isUsed: boolean;
}

/** The cases of one source and workflow. */
export interface SourceCases {
  readonly cases: PlacedCase[];
  /** Of those, how many are not closed; counted when it is asked for. */
  open?: number;
}

export class Cases {
  readonly list: readonly PlacedCase[];
  readonly #byAsset = new Map<Asset, PlacedCase[]>();
  readonly #byFile = new Map<string, PlacedCase[]>();
  readonly #bySource = new Map<string, (SourceCases | undefined)[]>();

  constructor(cases: readonly Case[], assets: Assets) {
    this.list = cases.map((entry) => {
      const asset = entry.asset_id === undefined ? undefined : assets.find(entry.asset_id);
      const source =
        entry.source_id === undefined || entry.workflow_value === undefined
          ? undefined
          : this.#sourceOf(entry.source_id, entry.workflow_value);
      return { case: entry, asset, source, isUsed: false };
    });
    for (const placed of this.list) {
      if (placed.asset !== undefined) push(this.#byAsset, placed.asset, placed);
      if (placed.case.file !== undefined) push(this.#byFile, placed.case.file, placed);
      placed.source?.cases.push(placed);
    }
  }

  ofAsset(asset: Asset): readonly PlacedCase[] {
    return this.#byAsset.get(asset) ?? [];
  }

  ofFile(file: string): readonly PlacedCase[] {
    return this.#byFile.get(file) ?? [];
  }

  /** Remembers what relates to an exposure, for the portfolio that it lies in; false when nothing does. */
  relate(exposure: Exposure, asset: Asset, related: Related): boolean {
    const { file } = exposure;
    const hasFile = file !== undefined && this.#byFile.size > 0 && this.#byFile.has(file);
    if (hasFile) related.files.add(file);
    const source = this.#bySource.get(exposure.source_id)?.[WORKFLOW_RANK[exposure.workflow_value]];
    if (source !== undefined) related.sources.add(source);
    return hasFile || source !== undefined || this.#byAsset.has(asset);
  }

  /**
   * The cases of a portfolio that are not closed, each once. Cases of one source are counted together: a source that every portfolio has
   * must not make this quadratic.
   */
  countOpen(related: Related, assets: readonly Asset[]): number {
    let open = 0;
    for (const source of related.sources) open += openOf(source);
    const others = [
      ...assets.map((asset) => this.ofAsset(asset)),
      ...[...related.files].map((file) => this.ofFile(file)),
    ];
    const counted = new Set<PlacedCase>();
    for (const placed of others.flat()) {
      placed.isUsed = true;
      const isCounted = counted.has(placed) || (placed.source !== undefined && related.sources.has(placed.source));
      if (!isCounted && placed.case.status !== 'closed') open += 1;
      counted.add(placed);
    }
    return open;
  }

  #sourceOf(source: string, workflow: WorkflowValue): SourceCases {
    const byWorkflow = this.#bySource.get(source) ?? [];
    this.#bySource.set(source, byWorkflow);
    return (byWorkflow[WORKFLOW_RANK[workflow]] ??= { cases: [] });
  }
}

function openOf(source: SourceCases): number {
  if (source.open !== undefined) return source.open;
  for (const placed of source.cases) placed.isUsed = true;
  source.open = source.cases.filter((placed) => placed.case.status !== 'closed').length;
  return source.open;
}

/** The keys by which cases relate to the exposures of one portfolio. */
export interface Related {
  readonly files: Set<string>;
  readonly sources: Set<SourceCases>;
}

function push<Key>(map: Map<Key, PlacedCase[]>, key: Key, placed: PlacedCase): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [placed]);
  else list.push(placed);
}
