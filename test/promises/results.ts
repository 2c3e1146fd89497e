import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { table } from '../../packages/build/src/docs-regions.ts';
import { shareCaught, type AreaSummary } from '../mutation/summary.ts';
import { PROMISES, type Bar, type OurPromise } from './promises.ts';

/** Figures by what they count; a bar that nothing reported has none. */
export type Figures = Readonly<Record<string, number>>;

/** One run of one promise with its full counts. */
export interface Result {
  /** `yyyy-mm-dd` */
  readonly date: string;
  /** The commit that was run, and whether files differed from it. */
  readonly commit: string;
  readonly node: string;
  readonly machine: string;
  readonly minutes: number;
  readonly passed: number;
  /** Names of the tests that failed. */
  readonly failed: readonly string[];
  readonly figures: Figures;
}

/** `results.json`: the last run of each promise, and of each area of the mutation lane. */
export interface Results {
  readonly promises: Readonly<Record<string, Result>>;
  readonly mutation: readonly AreaSummary[];
}

export type Verdict = 'kept' | 'not kept' | 'not measured';

const RESULTS = fileURLToPath(new URL('results.json', import.meta.url));
export const PAGE = fileURLToPath(new URL('README.md', import.meta.url));

export function readResults(): Results {
  return JSON.parse(readFileSync(RESULTS, 'utf8')) as Results;
}

/** Writes the results and the page that shows them. */
export function writeResults(results: Results): void {
  const promises = Object.fromEntries(
    PROMISES.flatMap(({ id }) => {
      const result = results.promises[id];
      return result === undefined ? [] : [[id, result]];
    }),
  );
  writeFileSync(RESULTS, `${JSON.stringify({ ...results, promises }, null, 2)}\n`);
  writeFileSync(PAGE, render(results));
}

/** The reports of a promise's tests as one figure for each of its bars: added up, or the least or the most of them. */
export function combine({ bars }: OurPromise, reports: readonly Figures[]): Figures {
  return Object.fromEntries(
    bars.flatMap(({ what, take }) => {
      const values = reports.flatMap((report) => report[what] ?? []);
      if (values.length === 0) return [];
      if (take === undefined) return [[what, values.reduce((sum, value) => sum + value)]];
      return [[what, take === 'least' ? Math.min(...values) : Math.max(...values)]];
    }),
  );
}

/** What the mutation lane adds to P18. */
export function mutationFigures(summary: readonly AreaSummary[]): Figures {
  // A draw that met no mutant shows nothing.
  const areas = summary.filter(({ mutants }) => mutants > 0);
  if (areas.length === 0) return {};
  return {
    areas: areas.length,
    mutants: areas.reduce((sum, { mutants }) => sum + mutants, 0),
    'of the mutants caught, in the worst area': Math.min(...areas.map(shareCaught)),
  };
}

/** Kept: every test passed, and every bar has a figure that holds it. Silence holds no bar. */
export function verdictOf({ bars }: OurPromise, { passed, failed, figures }: Result): Verdict {
  if (failed.length > 0 || passed === 0 || bars.some((bar) => isBelow(bar, figures[bar.what]))) return 'not kept';
  return bars.some((bar) => isBound(bar) && figures[bar.what] === undefined) ? 'not measured' : 'kept';
}

const isBound = ({ atLeast, atMost }: Bar): boolean => atLeast !== undefined || atMost !== undefined;

function isBelow({ atLeast, atMost }: Bar, figure: number | undefined): boolean {
  if (figure === undefined) return false;
  return (atLeast !== undefined && !(figure >= atLeast)) || (atMost !== undefined && !(figure <= atMost));
}

/** The bars in words: `≥ 100,000 texts, 0 violations`. */
export function asked({ bars }: OurPromise): string {
  return bars
    .filter(isBound)
    .map((bar) => {
      if (bar.atMost === 0) return amount(bar, 0);
      return bar.atLeast === undefined ? `≤ ${amount(bar, bar.atMost ?? 0)}` : `≥ ${amount(bar, bar.atLeast)}`;
    })
    .join('; ');
}

/** The figures in words. A bar without a figure is named, and what would give it. */
export function told({ bars }: OurPromise, figures: Figures): string {
  return bars
    .flatMap((bar) => {
      const figure = figures[bar.what];
      if (figure !== undefined) return isBelow(bar, figure) ? `**${amount(bar, figure)}**` : amount(bar, figure);
      if (!isBound(bar)) return [];
      return `${bar.what}: ${bar.by === undefined ? 'not reported' : `not run, see \`${bar.by}\``}`;
    })
    .join('; ');
}

function amount({ what, unit }: Bar, value: number): string {
  const digits = unit === undefined ? 0 : value < 10 ? 2 : 1;
  const number = value.toLocaleString('en-US', { maximumFractionDigits: digits });
  return unit === undefined ? `${number} ${what}` : `${number} ${unit} ${what}`;
}

const HEAD = ['', 'Promise', 'Asked', 'Measured', 'Result', 'Run', 'Minutes', 'Alone'];

/** A row of the table: what was asked, what came out. A promise that was never run has a row that says so. */
export function rowOf(promise: OurPromise, result: Result | undefined): readonly string[] {
  const { id, says } = promise;
  const alone = `\`npm run promises -- ${id}\``;
  if (result === undefined) return [id, says, asked(promise), '', '**not run**', '', '', alone];
  const { passed, failed, figures, date, commit, minutes } = result;
  const verdict = verdictOf(promise, result);
  const tests = `${passed} of ${passed + failed.length} tests passed`;
  return [
    id,
    says,
    asked(promise),
    told(promise, figures),
    `${verdict === 'kept' ? verdict : `**${verdict}**`}, ${tests}`,
    `${date}, ${commit}`,
    minutes.toFixed(1),
    alone,
  ];
}

export function tableOf(results: Results, promises: readonly OurPromise[]): string {
  return table(
    HEAD,
    promises.map((promise) => rowOf(promise, results.promises[promise.id])),
  );
}

/** The page, from the results alone. */
export function render(results: Results): string {
  const runs = Object.values(results.promises);
  const machines = [...new Set(runs.map(({ node, machine }) => `Node ${node}, ${machine}`))].sort();
  const verdicts = PROMISES.map((promise) => {
    const result = results.promises[promise.id];
    return result === undefined ? 'not run' : verdictOf(promise, result);
  });
  const counts = (['kept', 'not kept', 'not measured', 'not run'] as const)
    .map((verdict) => [verdict, verdicts.filter((one) => one === verdict).length] as const)
    .filter(([verdict, count]) => verdict === 'kept' || count > 0)
    .map(([verdict, count]) => `${count} ${verdict}`);
  return `# Promises

Each promise is held by tests; \`npm test\` runs them with small counts, \`npm run promises\` with the full ones. This page is
written by \`npm run promises -- --write\`. \`npm run promises -- P15 P16 --write\` runs two and replaces their rows: each row
says on which day and at which commit it was measured. Which tests hold what stands in [promises.ts](promises.ts).

A promise is kept when every one of its tests passes and every figure reaches what is asked; a figure that nothing reported
leaves it not measured. Other work on a machine moves minutes, and every figure that is a time.

**Of ${PROMISES.length}: ${counts.join(', ')}.** Measured on: ${machines.join('; ') || 'nothing yet'}.

${tableOf(results, PROMISES)}

${mutation(results.mutation)}`;
}

function mutation(areas: readonly AreaSummary[]): string {
  const rows = areas.map((area) => [
    area.area,
    String(area.mutants),
    String(area.caught),
    shareCaught(area).toFixed(1),
    `${area.percent}, seed ${area.seed}`,
    area.date,
  ]);
  return `## Broken code (P18)

Code is broken on purpose, piece by piece, and a test has to fall. Alone: \`npm run test:mutation -- <area> --percent 20 --seed 1\`;
then \`npm run promises -- P18 --write\`.

${rows.length === 0 ? 'Not run.' : table(['Area', 'Mutants', 'Caught', 'Caught, %', 'Lines drawn, %', 'Run'], rows)}
`;
}
