/**
 * The whole of validate-snapshot on 100 portfolios, its committed bundle as the runner starts it, against `node -e JSON.parse` of the same
 * file, interleaved. `ROUNDS` sets how often.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateSnapshot } from '../../../packages/snapshot/src/testing/generate.ts';
import { median, milliseconds, type Row } from '../row.ts';

/** × `node -e JSON.parse`. */
const BAR = 1.4;
const ROUNDS = Number(process.env['ROUNDS'] ?? 31);
const BUNDLE = fileURLToPath(new URL('../../../actions/validate-snapshot/dist/index.js', import.meta.url));

const SUBJECTS = {
  'node -e JSON.parse': ['-e', `JSON.parse(require('node:fs').readFileSync('snapshot.json', 'utf8'))`],
  'node, nothing to do': ['-e', ''],
  'validate-snapshot': [BUNDLE],
} as const;

export function wholeAction(): readonly Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-bench-'));
  try {
    const times = measure(folder);
    const parses = times.get('node -e JSON.parse') ?? [];
    return [...times].map(([name, all]) => ({
      what: `${name}, 100 portfolios, median of ${ROUNDS} pairs`,
      figure: median(all.map((time, round) => time / (parses[round] ?? Number.NaN))),
      unit: '× node -e JSON.parse',
      ...(name === 'validate-snapshot' ? { bar: BAR } : {}),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measure(folder: string): ReadonlyMap<string, readonly number[]> {
  const at = (name: string): string => join(folder, name);
  writeFileSync(at('snapshot.json'), `${JSON.stringify(generateSnapshot({ portfolios: 100 }), null, 2)}\n`);
  writeFileSync(at('event.json'), '{}');
  const environment = {
    GITHUB_WORKSPACE: folder,
    RUNNER_TEMP: folder,
    GITHUB_OUTPUT: at('output'),
    GITHUB_STEP_SUMMARY: at('summary'),
    GITHUB_EVENT_PATH: at('event.json'),
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REPOSITORY: 'octo-org/shop',
    GITHUB_RUN_ID: '1',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_GRAPHQL_URL: 'https://api.github.com/graphql',
    GITHUB_SERVER_URL: 'https://github.com',
    INPUT_FILES: 'snapshot.json',
  };
  const times = new Map<string, number[]>(Object.keys(SUBJECTS).map((name) => [name, []]));
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const [name, args] of Object.entries(SUBJECTS)) {
      let status: number | null = 0;
      const time = milliseconds(() => {
        ({ status } = spawnSync(process.execPath, args, { env: environment, cwd: folder }));
      });
      if (status !== 0) throw new Error(`${name} ended with ${status}`);
      if (round >= 0) times.get(name)?.push(time);
    }
  }
  return times;
}
