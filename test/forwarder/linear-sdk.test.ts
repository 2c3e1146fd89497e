import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LinearWebhookClient } from '@linear/sdk/webhooks';
import fc from 'fast-check';
import { BAD, FORGED, IGNORED, READY } from './deliveries.ts';
import { hmac, linear, linearBody, linearRaw, SECRETS, withHeaders } from './payloads.ts';
import type { Sent } from './payloads.ts';
import { githubVariables, startRuntime, startUpstream } from './runtimes.ts';
import type { Runtime, Upstream } from './runtimes.ts';

/** What Linear's own SDK says to the very same request: taken, or not. */
async function sdkTakes(sent: Sent): Promise<boolean> {
  const handler = new LinearWebhookClient(SECRETS.linear).createHandler();
  const headers = new Headers();
  for (const [name, value] of sent.headers) headers.append(name, value);
  const request = new Request(`https://forwarder.example${sent.path}`, {
    method: 'POST',
    headers,
    body: Buffer.from(sent.body),
  });
  return (await handler(request)).status === 200;
}

let upstream: Upstream;
let runtime: Runtime;
beforeAll(async () => {
  upstream = await startUpstream();
  runtime = await startRuntime('function', githubVariables(upstream.url));
});
afterAll(async () => {
  await runtime.close();
  await upstream.close();
});

/** Whether the forwarder takes it for genuine; what it then does with it is another matter. */
async function weTake(sent: Sent): Promise<boolean> {
  return !(await runtime.send(sent)).outcome.startsWith('refused');
}

/** The SDK knows one secret, and neither paths nor content types. */
const OTHER_REASONS = /old secret|another path|form$|plain text|content type|compressed|above the limit/;
const rows = [...READY, ...IGNORED, ...FORGED, ...BAD].filter(
  ({ name, make }) => make().path === '/linear' && (make().method ?? 'POST') === 'POST' && !OTHER_REASONS.test(name),
);

describe("P19: Linear's own SDK and we take and refuse the same deliveries", () => {
  test.each(rows.map((row) => [row.name, row] as const))('%s', async (_, { make }) => {
    const sent = make();
    expect(await weTake(sent)).toBe(await sdkTakes(sent));
  });

  test('both verdicts are among them', async () => {
    const verdicts = await Promise.all(rows.map(({ make }) => sdkTakes(make())));
    expect(rows.length).toBeGreaterThan(60);
    expect(verdicts.filter(Boolean).length).toBeGreaterThan(10);
    expect(verdicts.filter((taken) => !taken).length).toBeGreaterThan(40);
  });

  test('generated: bytes, signatures and times', async () => {
    const times = fc.oneof(
      fc.integer({ min: -130_000, max: 130_000 }).map((ms) => Date.now() + ms),
      fc.constantFrom<unknown>(0, -1, null, 'now', Number.NaN, 1e300, [Date.now()], { valueOf: 1 }, true),
    );
    const bodies = fc.oneof(
      times.map((at) => JSON.stringify(linearBody({ more: { webhookTimestamp: at } }))),
      fc.json().map((text) => text),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', 'null', '0', '"x"', '{}', '[]', '{"webhookTimestamp":1}'),
    );
    const signatures = fc.constantFrom<(body: string) => string>(
      (body) => hmac(SECRETS.linear, body),
      (body) => hmac(SECRETS.linear, body),
      (body) => hmac(SECRETS.linear, `${body} `),
      (body) => hmac(SECRETS.linear, body).toUpperCase(),
      (body) => ` ${hmac(SECRETS.linear, body)} `,
      () => 'x',
    );
    await fc.assert(
      fc.asyncProperty(bodies, signatures, async (body, sign) => {
        // At the very edge of the window the clock goes on between the two verdicts.
        const sent = withHeaders(linearRaw(body), ['linear-signature'], [['linear-signature', sign(body)]]);
        expect(await weTake(sent)).toBe(await sdkTakes(sent));
      }),
      { numRuns: process.env['PROMISES'] === '1' ? 10_000 : 300 },
    );
  });

  test('the same window: 60 seconds, both ways', async () => {
    for (const seconds of [-62, -58, 58, 62]) {
      const sent = linear({ isReady: false, at: Date.now() + seconds * 1_000 });
      expect([seconds, await weTake(sent), await sdkTakes(sent)]).toEqual([
        seconds,
        Math.abs(seconds) < 60,
        Math.abs(seconds) < 60,
      ]);
    }
  });
});
