import { describe, expect, test } from '@jest/globals';
import { pool, runs } from '../world.ts';
import { allCells, nameOf, play, type Cell } from './cells.ts';
import { TROUBLES } from './plan.ts';
import { STORIES } from './stories.ts';
import { measured } from '../../promises/measured.ts';

/**
 * Every request of every action × every trouble. All of them with PROMISES=1; otherwise every so many-th, a stride that shares no factor with
 * the number of troubles, so that all troubles and all actions come up.
 */
const STRIDE = runs(1, 71);
/** Most of a disturbed run is waiting until it may ask again. */
const AT_ONCE = runs(8, 4);

describe('P15, P16: whatever goes wrong with a request, the run says how it ended, and nothing is lost or done twice', () => {
  const chosen = new Map<string, Cell[]>();

  test('an undisturbed run of every action, and the cells that follow from its requests', async () => {
    const cells = await allCells();
    expect(cells.length).toBeGreaterThanOrEqual(2_000);
    for (const [index, cell] of cells.entries()) {
      if (index % STRIDE === 0) chosen.set(cell.story.name, [...(chosen.get(cell.story.name) ?? []), cell]);
    }
    const some = [...chosen.values()].flat();
    expect(new Set(some.map(({ trouble }) => trouble.name))).toEqual(new Set(TROUBLES.map(({ name }) => name)));
    expect(chosen.size).toBe(STORIES.length);
  }, 120_000);

  test.each(STORIES.map(({ action, name }) => [action, name] as const))(
    '%s: %s',
    async (_, name) => {
      const cells = chosen.get(name) ?? [];
      const judged = await pool(cells, AT_ONCE, play);
      expect(judged).toHaveLength(cells.length);
      const faulty = judged.filter(({ wrong }) => wrong.length > 0);
      measured('P16', { 'cells through the actions': judged.length, 'of these cells wrong': faulty.length });
      expect(faulty.map(({ cell, ...rest }) => [nameOf(cell), rest])).toEqual([]);
    },
    runs(3_600_000, 240_000),
  );
});
