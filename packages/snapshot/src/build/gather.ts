/** One pass over assets, exposures and cases: what each portfolio holds, before anything is worded. */
import { SEVERITY_RANK } from '../cohere/derive.ts';
import type { RouteStateCounts } from '../generated/types.ts';
import { Assets, compare, homeOf, labelOfId } from './assets.ts';
import { Cases, type Related } from './cases.ts';
import type { Asset, CoverageInputs, Exposure } from './inputs/types.ts';
import type { Notices } from './notices.ts';
import { type AssetClass, type Route, Router, WORKFLOW_RANK } from './routing.ts';

/** A portfolio while it is counted. */
export interface Gathered {
  /** As inputs write it. */
  readonly fullId: string;
  label: string | undefined;
  readonly assets: Asset[];
  readonly related: Related;
  readonly routes: { -readonly [State in keyof RouteStateCounts]: number };
  /** The distinct routes of its exposures: their policies, labels and blockers. */
  readonly taken: Set<Route>;
  /** Portfolios that its assets' links lead to. */
  readonly dependencies: Set<Gathered>;
  /** Assets outside of it that are linked, in either direction. */
  readonly linked: Set<string>;
  exposures: number;
  needsCase: number;
  openCases: number;
  /** One bit for each workflow, by its rank. */
  workflows: number;
  /** Rank of the worst severity; that of `info` where there is none. */
  severityRank: number;
}

interface Place {
  readonly portfolio: Gathered;
  readonly assets: AssetClass;
}

export function gather(inputs: CoverageInputs, notices: Notices): readonly Gathered[] {
  const assets = new Assets(inputs, notices);
  const router = new Router(inputs, notices);
  const { places, portfolios } = settle(inputs, assets, router, notices);
  const cases = new Cases(inputs.cases, assets);
  for (const exposure of inputs.exposures) addExposure(exposure, assets, places, router, cases, notices);
  for (const asset of assets.list) addLinks(asset, assets, places, notices);
  for (const portfolio of portfolios) portfolio.openCases = cases.countOpen(portfolio.related, portfolio.assets);
  for (const { isUsed, case: entry } of cases.list) if (!isUsed) notices.add('case-without-relation', entry.id);
  router.tell(notices);
  return portfolios;
}

function settle(inputs: CoverageInputs, assets: Assets, router: Router, notices: Notices) {
  const declared = new Map((inputs.portfolios ?? []).map(({ id, label }) => [id, label]));
  const byId = new Map<string, Gathered>();
  const places = new Map<Asset, Place>();
  for (const asset of assets.list) {
    const home = homeOf(asset);
    if (home === undefined) {
      notices.add('asset-without-portfolio', asset.id);
      continue;
    }
    const portfolio = byId.get(home.id) ?? empty(home.id, declared.get(home.id));
    byId.set(home.id, portfolio);
    portfolio.assets.push(asset);
    portfolio.label ??= home.label;
    places.set(asset, { portfolio, assets: router.classOf({ asset, portfolio: home.id }) });
  }
  for (const id of declared.keys()) if (!byId.has(id)) notices.add('portfolio-empty', id);
  const portfolios = [...byId.values()].sort((a, b) => compare(a.fullId, b.fullId));
  for (const portfolio of portfolios) portfolio.label ??= labelOfId(portfolio.fullId);
  return { places, portfolios };
}

function empty(fullId: string, label: string | undefined): Gathered {
  return {
    fullId,
    label,
    assets: [],
    related: { files: new Set(), sources: new Set() },
    routes: { ready: 0, copy_only: 0, needs_config: 0, template: 0, blocked: 0, manual: 0 },
    taken: new Set(),
    dependencies: new Set(),
    linked: new Set(),
    exposures: 0,
    needsCase: 0,
    openCases: 0,
    workflows: 0,
    severityRank: SEVERITY_RANK.info,
  };
}

function addExposure(
  exposure: Exposure,
  assets: Assets,
  places: ReadonlyMap<Asset, Place>,
  router: Router,
  cases: Cases,
  notices: Notices,
): void {
  const asset = assets.find(exposure.asset_id);
  if (asset === undefined) return notices.add('exposure-without-asset', `${exposure.id}: ${exposure.asset_id}`);
  const place = places.get(asset);
  if (place === undefined) return notices.add('exposure-without-portfolio', `${exposure.id}: ${asset.id}`);
  const { portfolio } = place;
  const route = router.route(place.assets, exposure);
  portfolio.exposures += 1;
  portfolio.routes[route.state] += 1;
  portfolio.taken.add(route);
  portfolio.workflows |= 1 << WORKFLOW_RANK[exposure.workflow_value];
  portfolio.severityRank = Math.min(portfolio.severityRank, SEVERITY_RANK[exposure.severity]);
  if (!cases.relate(exposure, asset, portfolio.related)) portfolio.needsCase += 1;
}

function addLinks(asset: Asset, assets: Assets, places: ReadonlyMap<Asset, Place>, notices: Notices): void {
  const from = places.get(asset)?.portfolio;
  for (const name of asset.linked_asset_ids ?? []) {
    const other = assets.find(name);
    if (other === undefined) {
      notices.add('link-unknown', `${asset.id}: ${name}`);
      continue;
    }
    const to = places.get(other)?.portfolio;
    if (from === to) continue;
    // The relationship is seen from both sides; the dependency has the direction of the link.
    from?.linked.add(other.id);
    to?.linked.add(asset.id);
    if (from !== undefined && to !== undefined) from.dependencies.add(to);
  }
}
