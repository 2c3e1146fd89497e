/**
 * `npm run test:agent-sdk`: the real agent SDK with its real program, against a messages endpoint on loopback that says what
 * a model would say. It installs the SDK into this folder (hundreds of megabytes, not free software), so it is no part of
 * the ordinary tests. `npm run test:agent-sdk -- deadline` runs the cases whose name holds a word.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createReport } from '../act/report.ts';
import { BUNDLE } from './bundle.ts';
import { CASES } from './cases.ts';
import { SDK_FOLDER } from './project.ts';
import { SDK_PACKAGE, SDK_VERSION } from '../../packages/agent-batch/src/agent/sdk-types.ts';

/** Where the SDK's program exists. */
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

function installed(): boolean {
  const manifest = `${SDK_FOLDER}node_modules/${SDK_PACKAGE}/package.json`;
  const program = `${SDK_FOLDER}node_modules/${SDK_PACKAGE}-${process.platform}-${process.arch}`;
  if (!existsSync(manifest) || !existsSync(program)) return false;
  return Object(JSON.parse(readFileSync(manifest, 'utf8')).version) == SDK_VERSION;
}

/** Why the lane cannot run here; undefined when it can. */
function obstacle(): string | undefined {
  if (!PLATFORMS.includes(`${process.platform}-${process.arch}`)) {
    return `the SDK has no program that this lane knows for ${process.platform}-${process.arch}`;
  }
  if (installed()) return undefined;
  console.log(`installing ${SDK_PACKAGE} ${SDK_VERSION} …`);
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: SDK_FOLDER, stdio: 'inherit' });
  return status === 0 && installed() ? undefined : `${SDK_PACKAGE} ${SDK_VERSION} could not be installed`;
}

async function main(words: readonly string[]): Promise<number> {
  const why = obstacle();
  if (why !== undefined) {
    console.log(`skipped: ${why}. Nothing was tested.`);
    return 0;
  }
  // What the process that starts the agent knows must not reach it.
  process.env['LANE_OUTER_SECRET'] = 'LANE_OUTER_SECRET_VALUE';
  const report = createReport(console.log);
  const { status, stdout } = spawnSync('npx', ['tsc', '-p', SDK_FOLDER], { encoding: 'utf8' });
  report.add("the declaration agrees with the SDK's own types", status === 0 ? [] : [stdout], '');
  for (const { name, run } of [...CASES, BUNDLE].filter((each) => words.every((word) => each.name.includes(word)))) {
    const started = Date.now();
    const { faults, log } = await run();
    report.add(`${name} (${((Date.now() - started) / 1_000).toFixed(1)} s)`, faults, log);
  }
  return report.close();
}

process.exitCode = await main(process.argv.slice(2));
