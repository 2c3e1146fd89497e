/** Validates the file that is named, as an action does. Prints the code, the number of faults, seconds of processor time and MB. */
import { chunksOf } from '../files/workspace.ts';
import { validateSnapshot } from '../validate/validate.ts';

const [file = ''] = process.argv.slice(2);
const before = process.cpuUsage();
const verdict = await validateSnapshot({ file, open: () => chunksOf(file) });
const { user, system } = process.cpuUsage(before);
const megabytes = process.resourceUsage().maxRSS / 1024;
const { errors, faults } = verdict;
console.log(JSON.stringify({ code: faults[0]?.code, errors, seconds: (user + system) / 1e6, megabytes }));
