import { beforeAll, describe, expect, test } from '@jest/globals';
import { COLUMNS } from '../terminal.ts';
import { demo } from './demo.ts';
import type { Stage } from './stage.ts';

async function play(prepare?: (stage: Stage) => void): Promise<{ code: number; out: string; error: string }> {
  let out = '';
  let error = '';
  const terminal = {
    write: (text: string) => void (out += text),
    writeError: (text: string) => void (error += text),
    colours: false,
    now: () => 0,
  };
  return { code: await demo(terminal, prepare), out, error };
}

describe('the demo', () => {
  let played: Awaited<ReturnType<typeof play>>;
  beforeAll(async () => {
    played = await play();
  });

  test('tells the story to its end, plainly and within the columns', () => {
    const { code, out, error } = played;
    expect({ code, error }).toEqual({ code: 0, error: '' });
    for (const told of [
      '✔ session-created',
      '○ already-handed-off',
      '✔ merged-awaiting-evidence',
      'closed as completed',
      '✖ not-authorised',
      'Every step ended as told.',
    ])
      expect(out).toContain(told);
    expect(out).not.toContain('\u001b');
    expect(out.split('\n').filter((line) => line.length > COLUMNS || line !== line.trimEnd())).toEqual([]);
  });

  test('every request has its purpose beside it', () => {
    const wire = played.out.split('\n').filter((line) => /^ {4}(GET|POST|PATCH|PUT|DELETE) /.test(line));
    expect(wire.length).toBeGreaterThan(40);
    // An operation that nobody described would show its id, such as `issues/get` or `graphql facts`.
    expect(wire.filter((line) => / (graphql \w+|\w+\/[\w-]+|…)$/.test(line))).toEqual([]);
  });

  test('a step that does not end as told ends the demo with 1, naming both endings', async () => {
    const { code, error } = await play(({ sim }) => {
      sim.faults.add({ when: { operation: 'sessions/create' }, fault: { kind: 'status', status: 403 } });
    });
    expect(code).toBe(1);
    expect(error).toContain('should have ended with session-created');
    expect(error).toContain('ended with session-forbidden');
    expect(error).not.toMatch(/^\s+at /m);
  });

  test('a session too many ends the demo with 1', async () => {
    const { code, error } = await play(({ sim }) => {
      const first = sim.deliver.bind(sim);
      sim.deliver = async (action, delivery, options) => {
        const result = await first(action, delivery, options);
        for (const session of sim.sessions.all.slice(0, 1)) sim.sessions.add(session);
        return result;
      };
    });
    expect(code).toBe(1);
    expect(error).toContain('number of sessions: expected 1, seen 2');
  });
});
