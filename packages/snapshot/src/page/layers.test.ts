import { describe, expect, test } from '@jest/globals';
import { Random } from '../testing/random.ts';
import { layOut, type Links, reach, reversed } from './layers.ts';

function randomLinks(size: number, seed: number, isAcyclic: boolean): Links {
  const random = new Random(seed);
  return Array.from({ length: size }, (_, node) =>
    Array.from({ length: random.integer(0, 3) }, () =>
      isAcyclic ? random.integer(node + 1, node + 30) : random.integer(0, size - 1),
    ).filter((target) => target < size && target !== node),
  );
}

describe('a layered layout', () => {
  test('every link of a graph without circles leads to the right', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const links = randomLinks(120, seed, true);
      const { x } = layOut(links);
      links.forEach((targets, node) => {
        for (const target of targets) expect(x[target]).toBeGreaterThan(x[node] ?? Infinity);
      });
    }
  });

  test('no two portfolios share a place, and only those without links have none', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const links = randomLinks(150, seed, seed % 2 === 0);
      const back = reversed(links);
      const { x, y, placed } = layOut(links);
      const linked = links.flatMap((targets, node) => (targets.length + (back[node]?.length ?? 0) > 0 ? [node] : []));
      expect(placed).toBe(linked.length);
      expect(new Set(linked.map((node) => `${x[node]} ${y[node]}`)).size).toBe(linked.length);
      links.forEach((_, node) => expect([node, Number.isNaN(x[node])]).toEqual([node, !linked.includes(node)]));
    }
  });

  test('a circle is one layer, and what needs it stands to its left', () => {
    // 0 → 1 → 2 → 3 → 1, 3 → 4
    const { x } = layOut([[1], [2], [3], [1, 4], []]);
    expect(x[0]).toBeLessThan(x[1] ?? 0);
    expect(new Set([x[1], x[2], x[3]]).size).toBe(1);
    expect(x[4]).toBeGreaterThan(x[3] ?? Infinity);
  });

  test('nothing, and a chain of 50,000, which recursion would not survive', () => {
    expect(layOut([])).toMatchObject({ placed: 0, rows: 0 });
    const chain = Array.from({ length: 50_000 }, (_, node) => (node + 1 < 50_000 ? [node + 1] : []));
    expect(layOut(chain).placed).toBe(50_000);
    expect(reach(0, chain).size).toBe(50_000);
  });

  test('is linear: sixteen times the portfolios take about sixteen times as long', () => {
    const time = (size: number): number => {
      const links = randomLinks(size, 3, true);
      const runs = Array.from({ length: 5 }, () => {
        const start = performance.now();
        layOut(links);
        return performance.now() - start;
      });
      return Math.min(...runs);
    };
    time(4_000);
    expect(time(64_000) / time(4_000)).toBeLessThan(64);
  });
});
