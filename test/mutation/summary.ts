import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the last run of the mutation lane counted in one area; `npm run promises` shows it as a part of P18. */
export interface AreaSummary {
  readonly area: string;
  /** The share of the lines that was drawn, 100: all; and the seed of the draw. */
  readonly percent: number;
  readonly seed: string;
  readonly mutants: number;
  readonly caught: number;
  /** `yyyy-mm-dd` */
  readonly date: string;
}

export const SUMMARY = fileURLToPath(new URL('../../reports/mutation/summary.json', import.meta.url));

/** All areas that were run on this machine, in the order of their names; none when the lane has not been run. */
export function readSummary(file = SUMMARY): readonly AreaSummary[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AreaSummary[]) : [];
}

/** Puts an area in the place of its last run; the others stay. */
export function recordArea(area: AreaSummary, file = SUMMARY): void {
  const others = readSummary(file).filter((known) => known.area !== area.area);
  const all = [...others, area].sort((one, other) => one.area.localeCompare(other.area));
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}

/** Of all mutants, in %. An area without any has none that was missed. */
export function shareCaught({ mutants, caught }: Pick<AreaSummary, 'mutants' | 'caught'>): number {
  return mutants === 0 ? 100 : (caught / mutants) * 100;
}
