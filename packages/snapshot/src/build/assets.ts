/** Assets by every name that they have, and the portfolio that each belongs to (coverage-rules.md, "Portfolio of an asset"). */
import { CRITICALITY_RANK } from '../cohere/derive.ts';
import type { Asset, CoverageInputs } from './inputs/types.ts';
import { distinctSlug, labelFromId } from './names.ts';
import type { Notices } from './notices.ts';

const PORTFOLIO = 'portfolio-';
const ASSET = 'asset-';

/** Where an asset belongs: the id as inputs write it, and the best label that the asset offers. */
export interface Home {
  readonly id: string;
  /** `undefined`: only the id names the portfolio. */
  readonly label: string | undefined;
}

/** `undefined`: the asset belongs to no portfolio. */
export function homeOf({ id, name, asset_type, portfolio_id, portfolio_label }: Asset): Home | undefined {
  const label = portfolio_label === undefined || portfolio_label.trim() === '' ? undefined : portfolio_label;
  if (portfolio_id !== undefined) return { id: portfolio_id, label };
  if (label !== undefined) return { id: PORTFOLIO + distinctSlug(label), label };
  if (asset_type === 'service' || asset_type === 'application')
    return { id: PORTFOLIO + id.slice(ASSET.length), label: name };
  return undefined;
}

/** The label of a portfolio that nobody named. */
export function labelOfId(id: string): string {
  return labelFromId(id, PORTFOLIO);
}

/** Criticality from the highest, then name, then id: the order of assets everywhere. */
function byUrgency(a: Asset, b: Asset): number {
  return (
    CRITICALITY_RANK[a.criticality] - CRITICALITY_RANK[b.criticality] || compare(a.name, b.name) || compare(a.id, b.id)
  );
}

/** By code units: the same on every machine, whatever its language. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

export class Assets {
  /** Each id once, in the order of {@link byUrgency}. */
  readonly list: readonly Asset[];
  readonly #byName = new Map<string, Asset>();

  constructor({ assets }: Pick<CoverageInputs, 'assets'>, notices: Notices) {
    for (const asset of assets) {
      if (this.#byName.has(asset.id)) notices.add('asset-repeated', asset.id);
      else this.#byName.set(asset.id, asset);
    }
    this.list = [...this.#byName.values()].sort(byUrgency);
    for (const asset of this.list) {
      for (const alias of asset.aliases ?? []) this.#addAlias(alias.toLowerCase(), asset, notices);
    }
  }

  /** By id, or by an alias whatever its case. */
  find(name: string): Asset | undefined {
    return this.#byName.get(name) ?? this.#byName.get(name.toLowerCase());
  }

  #addAlias(alias: string, asset: Asset, notices: Notices): void {
    const known = this.#byName.get(alias);
    if (known === undefined) this.#byName.set(alias, asset);
    else if (known !== asset) notices.add('alias-ambiguous', `${alias}: ${known.id}, not ${asset.id}`);
  }
}
