import { describe, expect, test } from '@jest/globals';
import { validateBytes, validateValue } from '../validate/validate.ts';
import type { Portfolio } from '../generated/types.ts';
import { buildSnapshot, serialiseSnapshot } from './build.ts';
import { CHANNELS, inputsOf, randomInputs, shuffled } from './inputs.test-support.ts';
import type { Asset, CoverageInputs, Exposure, Policy } from './inputs/types.ts';
import { specificity } from './routing.ts';
import { VECTORS } from './vectors.cases.ts';

const AT = new Date('2026-03-01T12:00:00Z');
const RUNS = process.env['PROMISES'] === '1' ? 10_000 : 300;
const build = (inputs: CoverageInputs) => buildSnapshot({ ...inputs, generatedAt: AT });
const STRICT = { tierB: 'error', tierC: 'off' } as const;

const asset = (id: string, more: Partial<Asset> = {}): Asset => ({
  id: `asset-${id}`,
  name: id,
  asset_type: 'service',
  criticality: 'medium',
  ...more,
});
const exposure = (id: string, on: string, more: Partial<Exposure> = {}): Exposure => ({
  id,
  asset_id: `asset-${on}`,
  severity: 'high',
  workflow_value: 'sast',
  source_id: 'scanner',
  ...more,
});
const policy = (id: string, match: Policy['match'], more: Partial<Policy> = {}): Policy => ({
  id: `routing-${id}`,
  label: id,
  match,
  route: { channel: 'live' },
  ...more,
});
const EMPTY: CoverageInputs = { assets: [], exposures: [], cases: [], policies: [], channels: CHANNELS };
const codes = (inputs: CoverageInputs) => build(inputs).notices.map(({ code, count }) => [code, count]);
const one = (inputs: CoverageInputs, id: string): Portfolio => {
  const found = build(inputs).snapshot.portfolios.find((portfolio) => portfolio.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

describe('the vectors of the rules', () => {
  test.each(VECTORS)('%s', (_, vector, score, state, routeState) => {
    const { snapshot } = build(inputsOf(vector));
    expect(snapshot.portfolios).toHaveLength(1);
    expect(snapshot.portfolios[0]).toMatchObject({
      coverage_score: score,
      coverage_state: state,
      route_coverage_state: routeState,
    });
  });
});

describe('policies', () => {
  test('every condition weighs as the rules say', () => {
    expect(specificity(policy('a', { severity_min: 'critical' }))).toBe(7);
    expect(specificity(policy('a', { severity_min: 'info' }))).toBe(3);
    expect(specificity(policy('a', { asset_criticality_min: 'unassigned' }))).toBe(2);
    expect(specificity(policy('a', { asset_criticality_min: 'critical' }))).toBe(6);
    expect(specificity(policy('a', { workflow_values: ['sast'] }))).toBe(5);
    expect(specificity(policy('a', { source_ids: ['a', 'b', 'c'] }))).toBe(6);
    expect(specificity(policy('a', { owner_teams: ['a'], portfolio_ids: ['portfolio-a', 'portfolio-b'] }))).toBe(13);
    expect(specificity(policy('a', { environments: ['a'] }))).toBe(4);
  });

  test('the most specific wins, and of equals the newest', () => {
    const inputs = {
      ...EMPTY,
      assets: [asset('a', { owner_teams: ['Core'] })],
      exposures: [exposure('1', 'a')],
      policies: [
        policy('wide', {}),
        policy('team', { owner_teams: ['core'] }),
        policy('old', { workflow_values: ['sast'], severity_min: 'low' }, { updated_at: '2026-01-01T00:00:00Z' }),
        policy('new', { workflow_values: ['sast'], severity_min: 'low' }, { updated_at: '2026-02-01T00:00:00Z' }),
      ],
    };
    expect(one(inputs, 'portfolio-a').policy_ids).toEqual(['routing-new']);
  });

  test('"critical" does not admit high, as it does in the original', () => {
    const inputs = {
      ...EMPTY,
      assets: [asset('a', { criticality: 'high' }), asset('b', { criticality: 'critical' })],
      exposures: [exposure('1', 'a'), exposure('2', 'b')],
      policies: [policy('critical', { asset_criticality_min: 'critical' })],
    };
    expect(one(inputs, 'portfolio-a').route_state_counts.manual).toBe(1);
    expect(one(inputs, 'portfolio-b').route_state_counts.ready).toBe(1);
  });

  test('a policy that can never match, or never win, is told', () => {
    const inputs = {
      ...EMPTY,
      assets: [asset('a', { owner_teams: ['core'] })],
      policies: [
        policy('gone', { owner_teams: ['disbanded'] }),
        policy('same', { severity_min: 'high' }, { updated_at: '2026-01-01T00:00:00Z' }),
        policy('newer', { severity_min: 'high' }, { updated_at: '2026-02-01T00:00:00Z' }),
        policy('lost', { environments: ['production'] }, { route: { channel: 'nowhere' } }),
      ],
    };
    const { notices } = build(inputs);
    expect(notices.map(({ code, subjects }) => [code, subjects])).toEqual([
      ['policy-never-matches', ['routing-gone', 'routing-lost']],
      ['policy-outranked', ['routing-same']],
      ['channel-unknown', ['routing-lost: nowhere']],
    ]);
  });

  test('blockers are the names of the missing settings, and only of those', () => {
    const inputs = inputsOf({ exposures: { needs_config: 1, blocked: 1, ready: 1, manual: 1 } });
    expect(one(inputs, 'portfolio-shop').route_blockers).toEqual(['PAGER_KEY', 'TRACKER_TOKEN']);
  });
});

describe('portfolios', () => {
  test('come from the id, the label, or, for services and applications, the asset', () => {
    const { snapshot, notices } = build({
      ...EMPTY,
      assets: [
        asset('1', { portfolio_id: 'portfolio-x', portfolio_label: 'The X' }),
        asset('2', { portfolio_label: 'Payments  API' }),
        asset('3', { portfolio_label: 'payments-api' }),
        asset('4'),
        asset('5', { asset_type: 'repository' }),
      ],
    });
    expect(snapshot.portfolios.map(({ id, label, asset_ids }) => [id, label, asset_ids])).toEqual([
      ['portfolio-4', '4', ['asset-4']],
      ['portfolio-payments-api', 'Payments API', ['asset-2', 'asset-3']],
      ['portfolio-x', 'The X', ['asset-1']],
    ]);
    expect(notices).toMatchObject([{ code: 'asset-without-portfolio', count: 1, subjects: ['asset-5'] }]);
  });

  test('ids stay within 80 characters and stay different (D21)', () => {
    const long = `portfolio-${'a'.repeat(69)}-`;
    const { snapshot, notices } = build({
      ...EMPTY,
      assets: [
        asset('1', { portfolio_id: `${long}bbbbbb` }),
        asset('2', { portfolio_id: `${long}cccccc` }),
        asset('3', { portfolio_label: 'C++' }),
        asset('4', { portfolio_label: 'C#' }),
        asset('5', { portfolio_label: '支払い' }),
      ],
    });
    const ids = snapshot.portfolios.map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    expect(ids.every((id) => id.length <= 80 && /^portfolio-[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toBe(true);
    expect(notices).toMatchObject([{ code: 'id-shortened', count: 2 }]);
  });

  test('of one label are told apart', () => {
    const { snapshot } = build({
      ...EMPTY,
      assets: [
        asset('a', { portfolio_id: 'portfolio-a', portfolio_label: 'Shop', linked_asset_ids: [] }),
        asset('b', { portfolio_id: 'portfolio-b', portfolio_label: 'SHOP' }),
        asset('c', { portfolio_id: 'portfolio-c', linked_asset_ids: ['asset-a', 'asset-b'] }),
      ],
    });
    const { dependency_portfolio_labels } = snapshot.portfolios.find(({ id }) => id === 'portfolio-c') ?? {};
    expect(dependency_portfolio_labels).toEqual(['Shop (portfolio-a)', 'SHOP (portfolio-b)']);
  });

  test('count cases by asset, by file, and by source and workflow, each once', () => {
    const inputs: CoverageInputs = {
      ...EMPTY,
      assets: [asset('a'), asset('b')],
      exposures: [
        exposure('1', 'a', { file: 'x.ts', source_id: 'one' }),
        exposure('2', 'a', { source_id: 'two' }),
        exposure('3', 'b', { source_id: 'three' }),
      ],
      cases: [
        { id: 'all', status: 'open', file: 'x.ts', source_id: 'two', workflow_value: 'sast' },
        { id: 'again', status: 'in_review', asset_id: 'asset-b' },
        { id: 'done', status: 'closed', asset_id: 'asset-b' },
        { id: 'lost', status: 'open', asset_id: 'asset-gone' },
      ],
    };
    expect(one(inputs, 'portfolio-a')).toMatchObject({ tracked_exposure_count: 2, open_case_count: 1 });
    expect(one(inputs, 'portfolio-b')).toMatchObject({ needs_case_count: 0, open_case_count: 1 });
    expect(codes(inputs)).toEqual([['case-without-relation', 1]]);
  });

  test('dependencies have the direction of the link, dependents are the inverse', () => {
    const inputs = {
      ...EMPTY,
      assets: [asset('a', { linked_asset_ids: ['octo/b'] }), asset('b', { aliases: ['Octo/B'] })],
    };
    expect(one(inputs, 'portfolio-a')).toMatchObject({
      dependency_portfolio_ids: ['portfolio-b'],
      dependent_portfolio_ids: [],
      linked_asset_ids: ['asset-b'],
    });
    expect(one(inputs, 'portfolio-b')).toMatchObject({
      dependent_portfolio_ids: ['portfolio-a'],
      linked_asset_ids: ['asset-a'],
    });
  });

  test('an exposure that belongs nowhere is told, not lost', () => {
    const inputs = {
      ...EMPTY,
      assets: [asset('a', { asset_type: 'host' })],
      exposures: [exposure('1', 'gone'), exposure('2', 'a')],
    };
    expect(codes(inputs)).toEqual([
      ['asset-without-portfolio', 1],
      ['exposure-without-asset', 1],
      ['exposure-without-portfolio', 1],
    ]);
  });

  test('what was not looked at is said, and never as a count', () => {
    const inputs = { ...EMPTY, assets: [asset('a', { not_looked_at: ['secret scanning', 'code scanning'] })] };
    expect(one(inputs, 'portfolio-a').coverage_summary).toBe(
      '1 asset, no exposure is known. 0 cases open. Not looked at: code scanning, secret scanning.',
    );
  });

  test('actions come in the order of the rules, and at most six', () => {
    const bad = inputsOf({
      exposures: { manual: 4, needs_config: 5, template: 3 },
      needsCase: 12,
      owner: false,
      environment: false,
      relationshipGap: true,
    });
    expect(one(bad, 'portfolio-shop').recommended_actions).toEqual([
      'Name a team or a person that owns this portfolio.',
      'Add a routing policy for 4 exposures that no policy routes.',
      'Add the missing settings for 5 exposures: TRACKER_TOKEN.',
      'Make the planned channel of 3 exposures a live one.',
      'Open a case for 12 exposures that have none.',
      'Record what these assets depend on and what depends on them.',
    ]);
    expect(one(inputsOf({ exposures: { ready: 1 } }), 'portfolio-shop').recommended_actions).toEqual([
      'Nothing to do: keep watching.',
    ]);
  });

  test('no asset, no portfolio: an empty snapshot is a valid one', () => {
    const { snapshot } = build(EMPTY);
    expect(validateValue('empty', snapshot, STRICT)).toMatchObject({ outcome: 'valid', warnings: 0 });
    expect(snapshot.summary).toMatchObject({ top_portfolio_id: '', overall_state: 'tracked' });
  });
});

describe(`${RUNS} random data sets`, () => {
  const failures = (check: (inputs: CoverageInputs, seed: number) => boolean): readonly number[] =>
    Array.from({ length: RUNS }, (_, seed) => seed + 1).filter((seed) => !check(randomInputs(seed), seed));

  test('no snapshot fails its own validator, tiers A and B as errors', () => {
    const encoder = new TextEncoder();
    expect(
      failures((inputs) => {
        const verdict = validateBytes('built', encoder.encode(serialiseSnapshot(build(inputs).snapshot)), STRICT);
        return verdict.outcome === 'valid' && verdict.warnings === 0;
      }),
    ).toEqual([]);
  });

  test('the same inputs give the same bytes, in any order', () => {
    const bytes = (inputs: CoverageInputs) => serialiseSnapshot(build(inputs).snapshot);
    // Of two assets with one id the first counts, so those data sets have an order.
    const hasOrder = ({ assets }: CoverageInputs) => new Set(assets.map(({ id }) => id)).size < assets.length;
    expect(
      failures((inputs, seed) => {
        const first = bytes(inputs);
        return (
          first === bytes(structuredClone(inputs)) && (hasOrder(inputs) || first === bytes(shuffled(inputs, seed)))
        );
      }),
    ).toEqual([]);
  });

  test('nothing vanishes: every exposure is counted or told', () => {
    expect(
      failures((inputs) => {
        const { snapshot, notices } = build(inputs);
        const told = notices
          .filter(({ code }) => code === 'exposure-without-asset' || code === 'exposure-without-portfolio')
          .reduce((sum, { count }) => sum + count, 0);
        return snapshot.summary.exposure_count + told === inputs.exposures.length;
      }),
    ).toEqual([]);
  });

  test('building does not change its inputs', () => {
    expect(
      failures((inputs) => {
        const before = JSON.stringify(inputs);
        build(inputs);
        return JSON.stringify(inputs) === before;
      }),
    ).toEqual([]);
  });

  test('open cases are those that a plain search finds', () => {
    expect(
      failures((inputs) => {
        const { snapshot } = build(inputs);
        return snapshot.portfolios.every(
          (portfolio) => portfolio.open_case_count === openCasesBySearch(inputs, portfolio),
        );
      }),
    ).toEqual([]);
  });
});

/** The rule as it is written, without any index: each case once, when it relates to an asset or an exposure of the portfolio. */
function openCasesBySearch({ assets, exposures, cases }: CoverageInputs, portfolio: Portfolio): number {
  const first = (name: string) => {
    const byId = assets.find(({ id }) => id === name);
    if (byId !== undefined) return byId.id;
    return portfolio.asset_ids.find((id) =>
      assets.find((entry) => entry.id === id)?.aliases?.some((alias) => alias.toLowerCase() === name.toLowerCase()),
    );
  };
  const isHere = (name: string | undefined) => {
    const id = name === undefined ? undefined : first(name);
    return id !== undefined && portfolio.asset_ids.includes(id);
  };
  const own = exposures.filter(({ asset_id }) => isHere(asset_id));
  return cases.filter(
    (entry) =>
      entry.status !== 'closed' &&
      (isHere(entry.asset_id) ||
        own.some(
          ({ file, source_id, workflow_value }) =>
            (file !== undefined && file === entry.file) ||
            (source_id === entry.source_id && workflow_value === entry.workflow_value),
        )),
  ).length;
}
