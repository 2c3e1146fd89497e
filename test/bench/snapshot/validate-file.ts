/** Validates the file that is named: the process that whole-process.ts measures. Prints what {@link Measured} of it says. */
import { chunksOf } from '../../../packages/snapshot/src/files/workspace.ts';
import { validateSnapshot } from '../../../packages/snapshot/src/validate/validate.ts';

const file = process.argv[2] ?? '';
const verdict = await validateSnapshot({ file, open: () => chunksOf(file) });
const located = verdict.faults.filter(({ position }) => position !== undefined).length;
const { user, system } = process.threadCpuUsage();
const resident = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(JSON.stringify({ reason: verdict.reason, located, resident, processor: (user + system) / 1000 }));
