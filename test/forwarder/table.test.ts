import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BAD, FORGED, IGNORED, READY, TABLE_MAX_BYTES } from './deliveries.ts';
import type { Row } from './deliveries.ts';
import { SECRETS } from './payloads.ts';
import { githubVariables, RUNTIMES, startRuntime, startUpstream } from './runtimes.ts';
import type { Runtime, Upstream } from './runtimes.ts';
import { measured } from '../promises/measured.ts';

const VARIABLES = {
  LINEAR_SECRETS: `${SECRETS.linearOld},${SECRETS.linear}`,
  MAX_DELIVERY_BYTES: String(TABLE_MAX_BYTES),
};

test('the table is as large as P19 asks for', () => {
  expect(FORGED.length).toBeGreaterThanOrEqual(60);
});

describe.each(RUNTIMES)('on %s', (name) => {
  let upstream: Upstream;
  let runtime: Runtime;
  beforeAll(async () => {
    upstream = await startUpstream();
    runtime = await startRuntime(name, githubVariables(upstream.url, VARIABLES));
  });
  const count = { 'forged deliveries on each runtime': 0, 'parsed or passed on': 0 };
  afterAll(async () => {
    measured('P19', count);
    await runtime.close();
    await upstream.close();
  });

  const shown = (rows: readonly Row[]) => rows.map((row) => [row.name, row] as const);

  test.each(shown(READY))('seed 4.3: handed on: %s', async (_, { make, key, outcome, status }) => {
    const before = upstream.calls.length;
    const answer = await runtime.send(make());
    expect({ outcome: answer.outcome, status: answer.status, text: answer.text }).toEqual({
      outcome,
      status,
      text: '',
    });
    const calls = upstream.calls.slice(before);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /repos/octo-org/shop/actions/workflows/agent-ticket.yml/dispatches',
    ]);
    const body = JSON.parse(calls[0]?.body ?? '') as { ref: string; inputs: Record<string, string> };
    expect(Object.keys(body)).toEqual(['ref', 'inputs']);
    expect([body.ref, body.inputs['ticket_key'], Object.keys(body.inputs)]).toEqual([
      'main',
      key,
      ['ticket_key', 'brief'],
    ]);
    expect(body.inputs['brief']?.length).toBeGreaterThan(5);
  });

  test.each(shown(IGNORED))('seed 7.1: 204, and nothing is created: %s', async (_, { make, outcome }) => {
    const before = upstream.calls.length;
    const answer = await runtime.send(make());
    expect({ outcome: answer.outcome, status: answer.status, text: answer.text, word: answer.statusText }).toEqual({
      outcome,
      status: 204,
      text: '',
      word: 'ignored',
    });
    expect(upstream.calls.length).toBe(before);
  });

  test.each(shown(FORGED))('P19: forged: %s', async (_, { make, outcome, status }) => {
    const before = [upstream.calls.length, runtime.parsed()];
    const answer = await runtime.send(make());
    count['forged deliveries on each runtime'] += 1;
    if (upstream.calls.length !== before[0] || runtime.parsed() !== before[1]) count['parsed or passed on'] += 1;
    expect({ outcome: answer.outcome, status: answer.status }).toEqual({ outcome, status });
    expect([upstream.calls.length, runtime.parsed()]).toEqual(before);
    // Nothing tells how far the forgery came.
    expect(answer.text).toBe('not-verified: The delivery could not be verified.\n');
  });

  test.each(shown(BAD))('not taken: %s', async (_, { make, outcome, status }) => {
    const before = upstream.calls.length;
    const answer = await runtime.send(make());
    expect({ outcome: answer.outcome, status: answer.status }).toEqual({ outcome, status });
    expect(upstream.calls.length).toBe(before);
  });

  test('it says that it runs', async () => {
    const answer = await runtime.send({ method: 'GET', path: '/health', headers: [], body: '' });
    expect([answer.status, answer.outcome]).toEqual([200, 'ignored; healthy']);
  });

  test('P6: no secret in any answer or log', async () => {
    const said = JSON.stringify([
      runtime.log,
      await runtime.send({ method: 'GET', path: '/linear', headers: [], body: '' }),
    ]);
    for (const secret of Object.values(SECRETS)) expect(said).not.toContain(secret);
  });
});
