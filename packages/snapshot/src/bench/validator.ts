/**
 * Every figure of the validator in one table; the bars are those of its issue:
 * `node --conditions=source packages/snapshot/src/bench/validator.ts [in-process | whole-process]`. PAIRS says how many pairs of processes
 * are compared. Ends with 1 when a bar is missed.
 */
import { inProcess } from './in-process.ts';
import { type Row, table } from './measure.ts';
import { wholeProcess } from './whole-process.ts';

const only = process.argv[2];
const rows: Row[] = [];
if (only !== 'whole-process') rows.push(...inProcess());
if (only !== 'in-process') rows.push(...(await wholeProcess(Number(process.env['PAIRS'] ?? 15))));
console.log(table(rows));
if (rows.some(({ figure, bar }) => bar !== undefined && figure > bar)) process.exitCode = 1;
