/** Several input files as one data set, and what only the whole can tell: ids that occur twice, portfolios that nobody names. */
import { homeOf } from '../assets.ts';
import type { Faults } from './faults.ts';
import type { Asset, Case, Channel, CoverageInputs, Exposure, Policy, PortfolioName } from './types.ts';

/** An asset as files write it: one owner or several, one environment or several. */
export interface AssetEntry extends Asset {
  readonly owner_team?: string;
  readonly owner_name?: string;
  readonly environment?: string;
}

export interface InputData {
  readonly portfolios?: readonly PortfolioName[];
  readonly assets?: readonly AssetEntry[];
  readonly exposures?: readonly Exposure[];
  readonly cases?: readonly Case[];
  readonly channels?: readonly Channel[];
  readonly policies?: readonly Policy[];
}

export interface ReadFile {
  readonly file: string;
  readonly data: InputData;
}

const KINDS = ['portfolios', 'assets', 'exposures', 'cases', 'channels', 'policies'] as const;

export function mergeFiles(files: readonly ReadFile[], faults: Faults): CoverageInputs {
  for (const kind of KINDS) checkUnique(kind, files, faults);
  const inputs: CoverageInputs = {
    portfolios: files.flatMap(({ data }) => data.portfolios ?? []),
    assets: files.flatMap(({ data }) => (data.assets ?? []).map(assetOf)),
    exposures: files.flatMap(({ data }) => data.exposures ?? []),
    cases: files.flatMap(({ data }) => data.cases ?? []),
    channels: files.flatMap(({ data }) => data.channels ?? []),
    policies: files.flatMap(({ data }) => data.policies ?? []),
  };
  checkPortfolios(files, inputs, faults);
  return inputs;
}

function assetOf({ owner_team, owner_name, environment, ...asset }: AssetEntry): Asset {
  const all = (one: string | undefined, more: readonly string[] | undefined): readonly string[] => [
    ...(one === undefined ? [] : [one]),
    ...(more ?? []),
  ];
  return {
    ...asset,
    owner_teams: all(owner_team, asset.owner_teams),
    owner_names: all(owner_name, asset.owner_names),
    environments: all(environment, asset.environments),
  };
}

function checkUnique(kind: (typeof KINDS)[number], files: readonly ReadFile[], faults: Faults): void {
  const seen = new Map<string, string>();
  for (const { file, data } of files) {
    (data[kind] ?? []).forEach(({ id }, index) => {
      const first = seen.get(id);
      if (first === undefined) seen.set(id, `${file}#/${kind}/${index}`);
      else faults.add(file, `/${kind}/${index}/id`, `The id stands in ${first} already.`);
    });
  }
}

/** A portfolio is known when it is declared; where none is declared, when an asset belongs to it. */
function checkPortfolios(files: readonly ReadFile[], inputs: CoverageInputs, faults: Faults): void {
  const declared = (inputs.portfolios ?? []).map(({ id }) => id);
  const isClosed = declared.length > 0;
  const known = new Set(isClosed ? declared : inputs.assets.flatMap((asset) => homeOf(asset)?.id ?? []));
  for (const { file, data } of files) {
    (data.assets ?? []).forEach(({ portfolio_id }, index) => {
      if (isClosed && portfolio_id !== undefined && !known.has(portfolio_id))
        faults.add(file, `/assets/${index}/portfolio_id`, 'The portfolio is not among the declared portfolios.');
    });
    (data.policies ?? []).forEach(({ match }, index) => {
      (match.portfolio_ids ?? []).forEach((id, at) => {
        if (known.has(id)) return;
        const why = isClosed ? 'is not among the declared portfolios' : 'is not declared, and no asset belongs to it';
        faults.add(file, `/policies/${index}/match/portfolio_ids/${at}`, `The portfolio ${why}.`);
      });
    });
  }
}
