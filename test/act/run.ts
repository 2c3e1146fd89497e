/**
 * `npm run test:act`: every template run for real by act on this host, first with stand-ins for the bundles, then with
 * the committed ones (`--sources`: the TypeScript sources) against the simulator. Words choose the cases that have one of
 * them in their name. Needs act (packages/build/src/tools.ts) and no network.
 */
import { findTool, isCi, withoutTool } from '../../packages/build/src/tools.ts';
import { batch } from './batch.ts';
import { withoutBundle } from './project.ts';
import { redGreen } from './red-green.ts';
import { createReport } from './report.ts';
import { scaffold } from './scaffold.ts';
import { story } from './story.ts';
import { wiring } from './wiring.ts';

async function main(): Promise<number> {
  const act = findTool('act', process.env);
  if (act === undefined) return withoutTool('act', 'act', process.env);
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const report = createReport(console.log, words);
  await wiring(act, report);
  await redGreen(act, report);
  const sources = process.argv.includes('--sources');
  const missing = sources ? [] : withoutBundle();
  const bundles = sources ? 'sources' : 'committed';
  if (missing.length === 0) {
    await story(act, bundles, report);
    await batch({ actPath: act, bundles }, report);
    await scaffold({ actPath: act, bundles }, report);
  }
  if (missing.length > 0 && isCi(process.env))
    report.add(
      'the committed bundles',
      missing.map((name) => `actions/${name}/dist is missing`),
      '',
    );
  else if (missing.length > 0)
    console.log(`skipped: the story needs the bundles of ${missing.join(', ')}. To make them: npm run bundle`);
  return report.close();
}

process.exitCode = await main();
