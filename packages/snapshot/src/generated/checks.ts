/* Generated from the schema and the coherence rules by src/generator/main.ts. Do not edit. */

import { HashList } from '../validate/hashes.ts';
import { choiceList, hasFields, INVALID, isObject, slugHashes, slugList, textList } from '../validate/lists.ts';
import {
  type CountPoints,
  isCount,
  isInteger,
  isSlug,
  isText,
  LONGEST_TESTED,
  wordsHash,
} from '../validate/strings.ts';

function choice1(value: unknown): number {
  return value === 'critical'
    ? 0
    : value === 'high'
      ? 1
      : value === 'medium'
        ? 2
        : value === 'low'
          ? 3
          : value === 'unassigned'
            ? 4
            : INVALID;
}

function choice2(value: unknown): number {
  return value === 'critical'
    ? 0
    : value === 'high'
      ? 1
      : value === 'medium'
        ? 2
        : value === 'low'
          ? 3
          : value === 'info'
            ? 4
            : INVALID;
}

function choice3(value: unknown): number {
  return value === 'dependency'
    ? 0
    : value === 'sast'
      ? 1
      : value === 'sensitive-data'
        ? 2
        : value === 'mcp-guardrail'
          ? 3
          : value === 'base-image'
            ? 4
            : value === 'recipe-runbook'
              ? 5
              : INVALID;
}

function choice4(value: unknown): number {
  return value === 'ready'
    ? 0
    : value === 'partial'
      ? 1
      : value === 'action_needed'
        ? 2
        : value === 'tracked'
          ? 3
          : INVALID;
}

function choice5(value: unknown): number {
  return value === 'live_ready'
    ? 0
    : value === 'handoff_only'
      ? 1
      : value === 'mixed'
        ? 2
        : value === 'manual_only'
          ? 3
          : value === 'tracked'
            ? 4
            : INVALID;
}

function choice6(value: unknown): number {
  return value === 'ready'
    ? 0
    : value === 'copy_only'
      ? 1
      : value === 'needs_config'
        ? 2
        : value === 'blocked'
          ? 3
          : value === 'template'
            ? 4
            : INVALID;
}

const assetTestPattern = /^asset-[a-z0-9]+(?:-[a-z0-9]+)*$/;

function assetTest(text: unknown): boolean {
  if (typeof text !== 'string') return false;
  return text.length <= LONGEST_TESTED ? assetTestPattern.test(text) : isSlug(text, 'asset-');
}

const routingTestPattern = /^routing-[a-z0-9]+(?:-[a-z0-9]+)*$/;

function routingTest(text: unknown): boolean {
  if (typeof text !== 'string') return false;
  return text.length <= LONGEST_TESTED ? routingTestPattern.test(text) : isSlug(text, 'routing-');
}

function portfolioHash(text: unknown): number {
  return typeof text === 'string' &&
    text.charCodeAt(0) === 112 &&
    text.charCodeAt(1) === 111 &&
    text.charCodeAt(2) === 114 &&
    text.charCodeAt(3) === 116 &&
    text.charCodeAt(4) === 102 &&
    text.charCodeAt(5) === 111 &&
    text.charCodeAt(6) === 108 &&
    text.charCodeAt(7) === 105 &&
    text.charCodeAt(8) === 111 &&
    text.charCodeAt(9) === 45
    ? wordsHash(text, 10)
    : 0;
}

function assetHash(text: unknown): number {
  return typeof text === 'string' &&
    text.charCodeAt(0) === 97 &&
    text.charCodeAt(1) === 115 &&
    text.charCodeAt(2) === 115 &&
    text.charCodeAt(3) === 101 &&
    text.charCodeAt(4) === 116 &&
    text.charCodeAt(5) === 45
    ? wordsHash(text, 6)
    : 0;
}

/** What the check of one portfolio learns on its way: hashes of its ids, and its choices as numbers. Valid until the next check. */
export class PortfolioFacts {
  readonly points: CountPoints;
  id = 0;
  readonly asset_ids = new HashList();
  /** Index of the value among those that the schema allows. */
  highest_criticality = 0;
  /** Index of the value among those that the schema allows. */
  highest_severity = 0;
  /** Index of the value among those that the schema allows. */
  coverage_state = 0;
  /** Index of the value among those that the schema allows. */
  route_coverage_state = 0;
  /** Index of the value among those that the schema allows. */
  route_coverage_token = 0;
  readonly dependency_portfolio_ids = new HashList();
  readonly dependent_portfolio_ids = new HashList();

  /** `points` counts the code points of the strings that come. */
  constructor(points: CountPoints) {
    this.points = points;
  }
}

/** How many strings the portfolio holds, names of fields included, or INVALID when the schema refuses it. Leaves the rest in `facts`. */
export function portfolioStrings(record: unknown, facts: PortfolioFacts): number {
  if (!isObject(record)) return INVALID;
  let strings = 75;
  let items = 0;
  facts.id = portfolioHash(record.id);
  if (facts.id === 0) return INVALID;
  if (!isText(record.label, 1, 120, facts.points)) return INVALID;
  items = slugHashes(record.asset_ids, assetHash, facts.asset_ids);
  if (items === INVALID) return INVALID;
  strings += items;
  items = textList(record.asset_names, 1, 140, facts.points);
  if (items === INVALID) return INVALID;
  strings += items;
  items = textList(record.owner_teams, 1, 120, facts.points);
  if (items === INVALID) return INVALID;
  strings += items;
  items = textList(record.owner_names, 1, 120, facts.points);
  if (items === INVALID) return INVALID;
  strings += items;
  items = textList(record.environments, 1, 60, facts.points);
  if (items === INVALID) return INVALID;
  strings += items;
  items = slugList(record.linked_asset_ids, assetTest);
  if (items === INVALID) return INVALID;
  strings += items;
  if (!isCount(record.relationship_count)) return INVALID;
  if (!isCount(record.asset_count)) return INVALID;
  if (!isCount(record.critical_asset_count)) return INVALID;
  facts.highest_criticality = choice1(record.highest_criticality);
  if (facts.highest_criticality === INVALID) return INVALID;
  if (!isCount(record.exposure_count)) return INVALID;
  if (!isCount(record.needs_case_count)) return INVALID;
  if (!isCount(record.tracked_exposure_count)) return INVALID;
  if (!isCount(record.open_case_count)) return INVALID;
  facts.highest_severity = choice2(record.highest_severity);
  if (facts.highest_severity === INVALID) return INVALID;
  items = choiceList(record.workflow_values, choice3);
  if (items === INVALID) return INVALID;
  strings += items;
  items = textList(record.route_labels, 1, 120, facts.points);
  if (items === INVALID) return INVALID;
  strings += items;
  items = slugList(record.policy_ids, routingTest);
  if (items === INVALID) return INVALID;
  strings += items;
  items = textList(record.policy_labels, 1, 120, facts.points);
  if (items === INVALID) return INVALID;
  strings += items;
  if (!isCount(record.policy_count)) return INVALID;
  items = textList(record.route_blockers, 1, 160, facts.points);
  if (items === INVALID) return INVALID;
  strings += items;
  const record_route_state_counts = record.route_state_counts;
  if (!isObject(record_route_state_counts)) return INVALID;
  if (!isCount(record_route_state_counts.ready)) return INVALID;
  if (!isCount(record_route_state_counts.copy_only)) return INVALID;
  if (!isCount(record_route_state_counts.needs_config)) return INVALID;
  if (!isCount(record_route_state_counts.template)) return INVALID;
  if (!isCount(record_route_state_counts.blocked)) return INVALID;
  if (!isCount(record_route_state_counts.manual)) return INVALID;
  if (!hasFields(record_route_state_counts, 6)) return INVALID;
  if (!isCount(record.live_ready_exposure_count)) return INVALID;
  if (!isCount(record.local_handoff_exposure_count)) return INVALID;
  if (!isCount(record.needs_config_exposure_count)) return INVALID;
  if (!isCount(record.template_exposure_count)) return INVALID;
  if (!isCount(record.blocked_exposure_count)) return INVALID;
  if (!isCount(record.manual_exposure_count)) return INVALID;
  if (!isCount(record.routed_exposure_count)) return INVALID;
  if (typeof record.owner_missing !== 'boolean') return INVALID;
  if (typeof record.environment_missing !== 'boolean') return INVALID;
  if (typeof record.relationship_gap !== 'boolean') return INVALID;
  if (!isInteger(record.coverage_score, 0, 100)) return INVALID;
  facts.coverage_state = choice4(record.coverage_state);
  if (facts.coverage_state === INVALID) return INVALID;
  if (!isText(record.coverage_label, 0, 80, facts.points)) return INVALID;
  facts.route_coverage_state = choice5(record.route_coverage_state);
  if (facts.route_coverage_state === INVALID) return INVALID;
  if (!isText(record.route_coverage_label, 0, 80, facts.points)) return INVALID;
  facts.route_coverage_token = choice6(record.route_coverage_token);
  if (facts.route_coverage_token === INVALID) return INVALID;
  if (!isText(record.coverage_summary, 0, 240, facts.points)) return INVALID;
  if (!isText(record.route_coverage_summary, 0, 320, facts.points)) return INVALID;
  items = textList(record.recommended_actions, 1, 240, facts.points);
  if (items === INVALID) return INVALID;
  strings += items;
  items = slugHashes(record.dependency_portfolio_ids, portfolioHash, facts.dependency_portfolio_ids);
  if (items === INVALID) return INVALID;
  strings += items;
  items = textList(record.dependency_portfolio_labels, 1, 120, facts.points);
  if (items === INVALID) return INVALID;
  strings += items;
  if (!isCount(record.dependency_count)) return INVALID;
  if (!isCount(record.dependency_gap_count)) return INVALID;
  if (!isCount(record.dependency_live_ready_count)) return INVALID;
  if (!isCount(record.dependency_handoff_count)) return INVALID;
  if (!isCount(record.dependency_manual_count)) return INVALID;
  items = textList(record.dependency_route_blockers, 1, 160, facts.points);
  if (items === INVALID) return INVALID;
  strings += items;
  items = slugHashes(record.dependent_portfolio_ids, portfolioHash, facts.dependent_portfolio_ids);
  if (items === INVALID) return INVALID;
  strings += items;
  items = textList(record.dependent_portfolio_labels, 1, 120, facts.points);
  if (items === INVALID) return INVALID;
  strings += items;
  if (!isCount(record.dependent_count)) return INVALID;
  if (!isCount(record.dependent_gap_count)) return INVALID;
  if (!isCount(record.dependent_exposure_count)) return INVALID;
  if (!isText(record.dependency_summary, 0, 320, facts.points)) return INVALID;
  if (!hasFields(record, 57)) return INVALID;
  return strings;
}
