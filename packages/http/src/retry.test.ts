import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Effect, HttpRequest, HttpResponse } from './contract.ts';
import { HttpFault } from './contract.ts';
import type { HttpLimits } from './create-http.ts';
import { createHttp } from './create-http.ts';
import { isGitHubRateLimit } from './retry-rule.ts';
import type { Certificate } from './testing/certificate.ts';
import { makeCertificate } from './testing/certificate.ts';
import type { FaultServer } from './testing/fault-server.ts';
import { answer, closedPort, startFaultServer } from './testing/fault-server.ts';
import type { FaultRow, RetryAfterRow } from './testing/faults.ts';
import { FAULTS, QUOTA_FORMS, RETRY_AFTER_FORMS } from './testing/faults.ts';
import { virtualClock } from './testing/virtual-clock.ts';
import { measured } from '../../../test/promises/measured.ts';

const ATTEMPTS = 3;
const LIMITS: HttpLimits = {
  attemptMs: 10_000,
  totalMs: 100_000,
  maxBodyBytes: 8_192,
  maxAttempts: ATTEMPTS,
  maxRetryAfterMs: 60_000,
};
/** What a busy machine may add to a timer, in milliseconds. */
const SLACK_MS = 400;

const folder = mkdtempSync(join(tmpdir(), 'http-'));
let certificate: Certificate;
beforeAll(() => {
  certificate = makeCertificate(folder, 'untrusted.test');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The sums of the whole table, for the last test. */
const sums = { cells: 0, ambiguousRepeated: 0, overBudget: 0 };

interface Cell {
  readonly url: string;
  readonly effect: Effect;
  readonly limits: HttpLimits;
  readonly rateLimited?: (response: HttpResponse) => boolean;
}

async function send(cell: Cell) {
  const clock = virtualClock();
  const http = createHttp({
    ...clock,
    random: () => 0.5,
    userAgent: 'test',
    limits: cell.limits,
    allowLoopbackHttp: true,
  });
  const request: HttpRequest = {
    method: cell.effect === 'once' ? 'POST' : 'GET',
    url: cell.url,
    headers: { 'content-type': 'application/json' },
    effect: cell.effect,
    name: 'the cell',
    ...(cell.effect === 'once' ? { body: '{"prompt":"do it"}' } : {}),
    ...(cell.rateLimited === undefined ? {} : { rateLimited: cell.rateLimited }),
  };
  const start = clock.now();
  const end = await http(request).catch((error: unknown) => error);
  const elapsed = clock.now() - start;
  if (elapsed > cell.limits.totalMs + SLACK_MS) sums.overBudget += 1;
  sums.cells += 1;
  if (end instanceof HttpFault) return { ending: `${end.code} ${end.ran}`, attempts: end.attempts, elapsed, clock };
  const { status, attempts } = end as HttpResponse;
  return { ending: String(status), attempts, elapsed, clock };
}

async function serverFor(row: FaultRow): Promise<{ url: string; server?: FaultServer }> {
  switch (row.on ?? 'plain') {
    case 'closed':
      return { url: `http://127.0.0.1:${await closedPort()}/` };
    case 'unknown-host':
      return { url: 'https://nobody.invalid/' };
    case 'plain':
    case 'https-on-plain':
    case 'untrusted-tls': {
      if (row.play === undefined) throw new Error(`${row.name} has nothing to play`);
      const tls = row.on === 'untrusted-tls' ? { key: certificate.key, cert: certificate.cert } : undefined;
      const server = await startFaultServer(row.play, tls);
      const scheme = row.on === undefined ? 'http' : 'https';
      return { url: `${scheme}://127.0.0.1:${server.port}/`, server };
    }
  }
}

const effects = ['none', 'once'] as const;

describe('P16: a request is repeated only where it certainly did not run', () => {
  describe.each(effects)('effect %s', (effect) => {
    test.each(FAULTS)('$kind: $name', async (row) => {
      const { url, server } = await serverFor(row);
      try {
        const limits = { ...LIMITS, attemptMs: row.attemptMs ?? LIMITS.attemptMs };
        const { ending, attempts } = await send({ url, effect, limits });
        const repeated =
          row.kind === 'not-run' || row.kind === 'later' || (row.kind === 'ambiguous' && effect === 'none');
        const requests = server?.requests() ?? 0;
        if (effect === 'once' && row.kind === 'ambiguous' && requests > 1) sums.ambiguousRepeated += 1;
        expect({ ending, attempts }).toEqual({ ending: row.ending, attempts: repeated ? ATTEMPTS : 1 });
        expect(requests).toBeLessThanOrEqual(row.kind === 'not-run' ? 0 : attempts);
        if (row.play?.at === 'request' && row.on === undefined) expect(requests).toBe(attempts);
      } finally {
        await server?.close();
      }
    });
  });
});

const statuses = [
  { status: 429, forms: RETRY_AFTER_FORMS, rateLimited: undefined },
  { status: 503, forms: RETRY_AFTER_FORMS, rateLimited: undefined },
  // A 403 without either header says "not allowed", so the forms begin where one is there.
  { status: 403, forms: [...RETRY_AFTER_FORMS.slice(1), ...QUOTA_FORMS], rateLimited: isGitHubRateLimit },
];

describe.each(statuses)('P16: Retry-After of a $status is honoured and bounded', ({ status, forms, rateLimited }) => {
  describe.each(effects)('effect %s', (effect) => {
    test.each(forms)('$name', async (form: RetryAfterRow) => {
      const server = await startFaultServer({ at: 'request', act: (s) => s.write(answer(status, '', form.headers)) });
      try {
        const url = `http://127.0.0.1:${server.port}/`;
        const { ending, elapsed, clock } = await send({
          url,
          effect,
          limits: LIMITS,
          ...(rateLimited && { rateLimited }),
        });
        const allowed = effect === 'none' || status !== 503;
        if (!allowed && server.requests() > 1) sums.ambiguousRepeated += 1;
        expect(ending).toBe(String(status));
        expect(clock.slept).toEqual(allowed ? waitsOf(form) : []);
        expect(server.requests()).toBe(clock.slept.length + 1);
        expect(elapsed).toBeLessThanOrEqual(LIMITS.totalMs);
      } finally {
        await server.close();
      }
    });
  });
});

function waitsOf(form: RetryAfterRow): readonly number[] {
  if (form.waits === 'none') return [];
  // Half of 250 and of 500, as `random` is one half.
  return form.waits === 'back-off' ? [125, 250] : form.waits;
}

describe('P16: the total time is never exceeded', () => {
  const cells = effects.flatMap((effect) =>
    [40, 100, 250, 400].flatMap((totalMs) =>
      ['silence', 'status 503', 'body of a 500 reset'].map((name) => ({ effect, totalMs, name })),
    ),
  );
  test.each(cells)('$totalMs ms, effect $effect, $name', async ({ effect, totalMs, name }) => {
    const row = FAULTS.find((one) => one.name === name);
    const { url, server } = await serverFor(row ?? { name, kind: 'final', ending: '' });
    try {
      const { elapsed, clock } = await send({
        url,
        effect,
        limits: { ...LIMITS, attemptMs: 100, totalMs, maxAttempts: 50 },
      });
      const slept = clock.slept.reduce((sum, ms) => sum + ms, 0);
      expect(slept).toBeLessThan(totalMs);
      expect(elapsed).toBeLessThanOrEqual(totalMs + SLACK_MS);
      if (effect === 'once') expect(server?.requests()).toBeLessThanOrEqual(1);
    } finally {
      await server?.close();
    }
  });

  test('a time-out by the total time says so', async () => {
    const server = await startFaultServer({ at: 'request', act: () => {} });
    const { ending } = await send({
      url: `http://127.0.0.1:${server.port}/`,
      effect: 'none',
      limits: { ...LIMITS, attemptMs: 1_000, totalMs: 100 },
    });
    await server.close();
    expect(ending).toBe('budget maybe');
  });
});

describe('P16: the figures', () => {
  test('at least 150 cells, no ambiguous POST repeated, nothing over its time', () => {
    measured('P16', {
      cells: sums.cells,
      'requests repeated that may have run': sums.ambiguousRepeated,
      'over their time': sums.overBudget,
    });
    expect(sums.cells).toBeGreaterThanOrEqual(150);
    expect(sums).toMatchObject({ ambiguousRepeated: 0, overBudget: 0 });
  });
});
