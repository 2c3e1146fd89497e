/**
 * `node --conditions=source packages/snapshot/src/bench/build.ts`: building against JSON.parse of the inputs, interleaved, in process,
 * warm. Bar: ≤ 3 × at 100,000 exposures, and linear.
 */
import { buildSnapshot, serialiseSnapshot } from '../build/index.ts';
import type { CoverageInputs } from '../build/inputs/types.ts';
import { CHANNELS } from '../build/inputs.test-support.ts';
import { Random } from '../testing/random.ts';
import { median, milliseconds } from './measure.ts';

/** × JSON.parse, at 100,000 exposures. */
const BAR = 3;
const ROUNDS = Number(process.env['ROUNDS'] ?? 9);
const generatedAt = new Date('2026-01-01T00:00:00Z');

function inputsOf(exposures: number): CoverageInputs {
  const random = new Random(exposures);
  const assets = exposures / 10;
  const links = exposures / 20;
  const pick = <Item>(items: readonly [Item, ...Item[]]) => random.pick(items);
  return {
    assets: Array.from({ length: assets }, (_, index) => ({
      id: `asset-repository-${index}`,
      name: `octo-org/repository-${index}`,
      asset_type: 'repository',
      criticality: pick(['critical', 'high', 'medium', 'low', 'unassigned']),
      aliases: [`octo-org/repository-${index}`],
      owner_teams: [`team-${index % 97}`],
      owner_names: [],
      environments: [pick(['production', 'staging'])],
      portfolio_label: `Portfolio ${index % Math.ceil(assets / 8)}`,
      linked_asset_ids: index < links ? [`octo-org/repository-${random.integer(0, assets - 1)}`] : [],
    })),
    exposures: Array.from({ length: exposures }, (_, index) => ({
      id: `github-code-scanning-repository-${index % assets}-rule-${index}`,
      asset_id: `octo-org/repository-${index % assets}`,
      severity: pick(['critical', 'high', 'medium', 'low', 'info']),
      workflow_value: pick(['dependency', 'sast', 'sensitive-data', 'base-image']),
      source_id: pick(['github-code-scanning', 'github-dependabot', 'sarif-scanner']),
      finding_count: random.integer(1, 9),
      title: 'Query built from user-controlled sources',
      file: `src/module-${index % 500}/index.ts`,
    })),
    cases: Array.from({ length: exposures / 20 }, (_, index) => ({
      id: `issue-${index}`,
      status: pick(['open', 'in_review', 'closed']),
      asset_id: `octo-org/repository-${random.integer(0, assets - 1)}`,
      source_id: 'github-issues',
      workflow_value: 'sast',
    })),
    policies: Array.from({ length: 30 }, (_, index) => ({
      id: `routing-${index}`,
      label: `Policy ${index}`,
      match: index % 2 === 0 ? { owner_teams: [`team-${index}`] } : { workflow_values: ['sast'], severity_min: 'high' },
      route: { channel: pick(['live', 'copy', 'unset', 'planned', 'shut']) },
    })),
    channels: CHANNELS,
  };
}

console.log(
  '| Exposures | Assets | Links | Portfolios | Inputs, MB | JSON.parse, ms | Build, ms | × JSON.parse, median of pairs | least times | with serialising | Build, µs per exposure |\n|---|---|---|---|---|---|---|---|---|---|---|',
);
for (const size of [1_000, 10_000, 100_000]) {
  const text = JSON.stringify(inputsOf(size));
  const inputs = JSON.parse(text) as CoverageInputs; // what was just written
  const { snapshot } = buildSnapshot({ ...inputs, generatedAt });
  const [parses, builds, writes]: [number[], number[], number[]] = [[], [], []];
  const rounds = Math.min(10 * ROUNDS, (ROUNDS * 100_000) / size);
  for (let round = -rounds; round < rounds; round += 1) {
    const parse = milliseconds(() => JSON.parse(text));
    const build = milliseconds(() => buildSnapshot({ ...inputs, generatedAt }));
    const write = milliseconds(() => serialiseSnapshot(snapshot));
    // The first half is for warming up.
    if (round < 0) continue;
    parses.push(parse);
    builds.push(build);
    writes.push(write);
  }
  const [parse, build] = [median(parses), median(builds)];
  const ratio = median(builds.map((time, round) => time / (parses[round] ?? Number.NaN)));
  const whole = median(builds.map((time, round) => (time + (writes[round] ?? 0)) / (parses[round] ?? Number.NaN)));
  const links = inputs.assets.reduce((sum, asset) => sum + (asset.linked_asset_ids?.length ?? 0), 0);
  const cells = [
    size,
    inputs.assets.length,
    links,
    snapshot.portfolios.length,
    (text.length / 1e6).toFixed(1),
    parse.toFixed(1),
    build.toFixed(1),
    `${ratio.toFixed(2)}${size === 100_000 ? ` (bar ${BAR}: ${ratio <= BAR ? 'held' : 'MISSED'})` : ''}`,
    (Math.min(...builds) / Math.min(...parses)).toFixed(2),
    whole.toFixed(2),
    ((build * 1_000) / size).toFixed(2),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
