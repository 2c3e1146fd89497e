/** What a snapshot is built from (coverage-rules.md, "Inputs"). Everything here has been checked; texts stay untrusted. */
import type { AssetCriticality, Severity, WorkflowValue } from '../../generated/types.ts';

export const ASSET_TYPES = [
  'repository',
  'service',
  'host',
  'application',
  'cloud-resource',
  'identity',
  'api',
  'data-store',
  'tenant',
] as const;
export type AssetType = (typeof ASSET_TYPES)[number];

export interface Asset {
  /** `^asset-[a-z0-9]+(-[a-z0-9]+)*$` */
  readonly id: string;
  readonly name: string;
  readonly asset_type: AssetType;
  readonly criticality: AssetCriticality;
  /** Other names under which exposures, cases and links may name it, such as `owner/repository`. */
  readonly aliases?: readonly string[];
  readonly owner_teams?: readonly string[];
  readonly owner_names?: readonly string[];
  readonly environments?: readonly string[];
  readonly portfolio_id?: string;
  readonly portfolio_label?: string;
  /** Ids or aliases of the assets that this one depends on. */
  readonly linked_asset_ids?: readonly string[];
  /** Sources that could not be looked at for this asset: told apart from sources that found nothing. */
  readonly not_looked_at?: readonly string[];
}

/** A cluster of findings: one SARIF rule, one alert rule, one type of secret. It counts once, whatever its `finding_count`. */
export interface Exposure {
  readonly id: string;
  /** Id or alias of the asset that it lies on. */
  readonly asset_id: string;
  readonly severity: Severity;
  readonly workflow_value: WorkflowValue;
  /** The scanner or alert source. */
  readonly source_id: string;
  readonly finding_count?: number;
  readonly title?: string;
  readonly file?: string;
}

export type CaseStatus = 'open' | 'in_review' | 'closed';

/** Related to an exposure by asset, by file, or by source and workflow. */
export interface Case {
  readonly id: string;
  readonly status: CaseStatus;
  readonly asset_id?: string;
  readonly file?: string;
  readonly source_id?: string;
  readonly workflow_value?: WorkflowValue;
}

/**
 * How a channel delivers: `live_or_copy` can be handed over by hand while settings are missing, `live_only` cannot; `planned` and
 * `config_only` exist on paper.
 */
export const DELIVERIES = ['live_only', 'live_or_copy', 'copy_only', 'planned', 'config_only'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export interface Channel {
  readonly id: string;
  readonly label: string;
  readonly delivery: Delivery;
  /** What it needs to deliver by itself, and whether that is there. Names only, never values. */
  readonly settings?: readonly { readonly name: string; readonly present: boolean }[];
}

/** All conditions that are set must hold. */
export interface PolicyMatch {
  readonly severity_min?: Severity;
  readonly asset_criticality_min?: AssetCriticality;
  readonly workflow_values?: readonly WorkflowValue[];
  readonly source_ids?: readonly string[];
  readonly owner_teams?: readonly string[];
  readonly portfolio_ids?: readonly string[];
  readonly environments?: readonly string[];
}

export interface Policy {
  /** `^routing-[a-z0-9]+(-[a-z0-9]+)*$` */
  readonly id: string;
  readonly label: string;
  readonly match: PolicyMatch;
  readonly route: { readonly channel: string; readonly label?: string };
  /** RFC 3339; of two equally specific policies the newer one wins. */
  readonly updated_at?: string;
}

/** Names a portfolio. Once one is declared, the list is closed: a portfolio id that is not in it is a fault. */
export interface PortfolioName {
  readonly id: string;
  readonly label: string;
}

export interface CoverageInputs {
  readonly portfolios?: readonly PortfolioName[];
  readonly assets: readonly Asset[];
  readonly exposures: readonly Exposure[];
  readonly cases: readonly Case[];
  readonly channels?: readonly Channel[];
  readonly policies: readonly Policy[];
}
