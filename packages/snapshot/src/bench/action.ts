/**
 * The whole of validate-snapshot on 100 portfolios, its committed bundle as the runner starts it, against `node -e JSON.parse` of the same
 * file, interleaved: `node --conditions=source packages/snapshot/src/bench/action.ts`. `ROUNDS` sets how often.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateSnapshot } from '../testing/generate.ts';
import { median, milliseconds } from './measure.ts';

/** × `node -e JSON.parse`. */
const BAR = 1.4;
const ROUNDS = Number(process.env['ROUNDS'] ?? 31);
const BUNDLE = fileURLToPath(new URL('../../../../actions/validate-snapshot/dist/index.js', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'snapshot-bench-'));
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
const SUBJECTS = {
  'node -e JSON.parse': ['-e', `JSON.parse(require('node:fs').readFileSync('snapshot.json', 'utf8'))`],
  'node, nothing to do': ['-e', ''],
  'validate-snapshot': [BUNDLE],
} as const;

const times = new Map<string, number[]>(Object.keys(SUBJECTS).map((name) => [name, []]));
try {
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
} finally {
  rmSync(folder, { recursive: true });
}

const parses = times.get('node -e JSON.parse') ?? [];
console.log(
  '| What | Median, ms | Least, ms | × JSON.parse, median of pairs | quartiles | least / least |\n|---|---|---|---|---|---|',
);
for (const [name, all] of times) {
  const ratios = all.map((time, round) => time / (parses[round] ?? Number.NaN)).sort((a, b) => a - b);
  const quartile = (part: number): string => (ratios[Math.floor(ratios.length * part)] ?? Number.NaN).toFixed(2);
  const ratio = median(ratios);
  const verdict = name === 'validate-snapshot' ? ` (bar ${BAR}: ${ratio <= BAR ? 'held' : 'MISSED'})` : '';
  const cells = [
    name,
    median(all).toFixed(1),
    Math.min(...all).toFixed(1),
    `${ratio.toFixed(2)}${verdict}`,
    `${quartile(0.25)}–${quartile(0.75)}`,
    (Math.min(...all) / Math.min(...parses)).toFixed(2),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
