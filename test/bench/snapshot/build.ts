/** Building against JSON.parse of the inputs, interleaved, in process, warm; linear. */
import { buildSnapshot, serialiseSnapshot } from '../../../packages/snapshot/src/build/index.ts';
import type { CoverageInputs } from '../../../packages/snapshot/src/build/inputs/types.ts';
import { CHANNELS } from '../../../packages/snapshot/src/build/inputs.test-support.ts';
import { Random } from '../../../packages/snapshot/src/testing/random.ts';
import { median, milliseconds, type Row } from '../row.ts';

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

export function building(): readonly Row[] {
  return [1_000, 10_000, 100_000].flatMap((size): readonly Row[] => {
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
    const over = (times: readonly number[]): number =>
      median(times.map((time, round) => time / (parses[round] ?? Number.NaN)));
    const what = `building from ${size} exposures`;
    const unit = '× JSON.parse of the inputs';
    return [
      { what, figure: over(builds), unit, ...(size === 100_000 ? { bar: BAR } : {}) },
      { what: `${what}, with serialising`, figure: over(builds.map((time, at) => time + (writes[at] ?? 0))), unit },
      { what: `${what}, each exposure`, figure: (median(builds) * 1_000) / size, unit: 'µs' },
    ];
  });
}
