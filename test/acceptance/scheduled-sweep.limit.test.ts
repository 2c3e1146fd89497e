import { describe, expect, test } from '@jest/globals';
import { alerts, ids, leftOut, sweeping } from './scheduled-sweep.support.ts';
import { explained } from './world.ts';
import { measured } from '../promises/measured.ts';

describe('seed 8, P17: a sweep creates at most 5 new sessions per run', () => {
  test.each([0, 1, 4, 5, 6, 100, 100_000])('P17: %i open findings', async (count) => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      alerts(world, count);
      const run = await sweep();
      measured('P17', {
        'sessions by one sweep': asked(run).length,
        'open findings before the largest sweep': count,
      });
      explained(world, run, () => {
        expect(run.code).toBe(0);
        expect(asked(run)).toEqual(ids(1, Math.min(5, count)));
        expect(run.outputs['reason']).toBe(count === 0 ? 'nothing-to-sweep' : 'swept');
        expect(run.outputs['handed-off']).toBe(String(Math.min(5, count)));
      });
    });
  });

  test('P17: the second run hands off the next five, not the same', async () => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      alerts(world, 20);
      const first = await sweep();
      const second = await sweep();
      explained(world, [first, second], () => {
        expect(asked(first)).toEqual(ids(1, 5));
        expect(asked(second)).toEqual(ids(6, 10));
        expect(leftOut(second)).toContainEqual(expect.objectContaining({ code: 'handed-off', count: 5 }));
      });
    });
  });

  test('the number of requests is the same for 100 and for 100,000 open findings', async () => {
    const requests = (count: number) =>
      sweeping({}, async ({ world, sweep }) => {
        alerts(world, count);
        const run = await sweep();
        return run.requests.map(({ operation }) => operation ?? '');
      });
    const [few, many] = [await requests(100), await requests(100_000)];
    expect(many).toEqual(few);
    expect(many.length).toBeLessThanOrEqual(50);
  });

  test('what is held back in front costs its pages once: 250 findings, 3 pages', async () => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      world.repo.alerts.codeScanning.addMany(400, (number) => ({
        securitySeverity: 'high',
        createdAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
        assignees: number <= 250 ? ['maria'] : [],
      }));
      world.repo.alerts.addAnalysis();
      const run = await sweep();
      const pages = run.requests.map(({ path }) => path).filter((path) => path.includes('/code-scanning/alerts'));
      explained(world, run, () => {
        expect(asked(run)).toEqual(ids(251, 255));
        expect(pages.filter((path) => path.includes('severity=high'))).toHaveLength(3);
        expect(new Set(pages).size).toBe(pages.length);
      });
    });
  });
});
