import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fitText, MAX_PAYLOAD_CHARS } from './fit.ts';
import { at, textAt } from './json.ts';
import { createMemory } from './memory.ts';
import { createSecretFinder } from './secrets.ts';
import { sameState } from './ticket.ts';
import { createTokenCheck, digestOf } from './verify.ts';
import { pageAddress } from './ways/way.ts';

describe('fitText', () => {
  const payload = (text: string) => ({ finding_id: 'F-1', description: text });

  test('any text fits into a dispatch (facts 5.3), in one pass over what can be sent', () => {
    const texts = fc.oneof(
      fc
        .string({ unit: 'binary', maxLength: 200 })
        .chain((text) => fc.integer({ min: 1, max: 3_000 }).map((times) => text.repeat(times))),
      fc.constantFrom(
        '"'.repeat(200_000),
        '\\'.repeat(70_000),
        '😀'.repeat(50_000),
        '\n'.repeat(66_000),
        'a'.repeat(65_400),
      ),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const fitted = fitText(text, payload);
        expect(JSON.stringify(payload(fitted)).length).toBeLessThanOrEqual(MAX_PAYLOAD_CHARS);
        expect(new TextEncoder().encode(fitted).length).toBeLessThanOrEqual(65_535);
      }),
      { numRuns: 100 },
    );
  });

  test('what fits stays whole, and what does not says so', () => {
    expect(fitText('Old TLS\n\nOn.', payload)).toBe('Old TLS\n\nOn.');
    const cut = fitText('a'.repeat(80_000), payload);
    expect(cut).toMatch(/^a{50000,}\n\[… the rest was cut here/);
  });

  test('P9: 50 MB takes no longer than a page', () => {
    const text = '<!-- "'.repeat(8_000_000);
    const began = process.cpuUsage();
    fitText(text, payload);
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(2_000);
  });
});

describe('createMemory', () => {
  test('forgets the oldest, by number and by age', () => {
    let now = 0;
    const memory = createMemory(() => now, 3, 100);
    for (const key of ['a', 'b', 'c']) memory.add(key);
    memory.add('a');
    memory.add('d');
    expect(['a', 'b', 'c', 'd'].map(memory.has)).toEqual([true, false, true, true]);
    expect(memory.size()).toBe(3);
    now = 100;
    expect(memory.has('d')).toBe(false);
  });
});

describe('createSecretFinder (P6)', () => {
  const secret = 'cog_s3cret+/key&0123';
  const holds = createSecretFinder([secret]);

  test.each([0, 1, 2, 3, 4, 5])('in base64 behind %i bytes', (offset) => {
    for (const end of ['', 'z', 'zz'])
      for (const form of ['base64', 'base64url'] as const)
        expect(holds(`x ${Buffer.from(`${'y'.repeat(offset)}${secret}${end}`).toString(form)} x`)).toBe(true);
  });

  test('plain, in hex, escaped; and nothing else', () => {
    for (const text of [
      secret,
      JSON.stringify({ secret }),
      JSON.stringify({ secret }).replaceAll('/', '\\/'),
      encodeURIComponent(secret),
      Buffer.from(secret).toString('hex'),
    ])
      expect(holds(`before ${text} after`)).toBe(true);
    expect(holds(secret.slice(0, -1))).toBe(false);
    expect(createSecretFinder([''])('anything')).toBe(false);
  });
});

test('states are compared as people write them', () => {
  for (const name of ['ready-for-agent', 'Ready for agent', ' READY_FOR  AGENT '])
    expect(sameState(name, 'ready-for-agent')).toBe(true);
  for (const name of ['ready', 'not ready for agent', 'ready-for-agents', ''])
    expect(sameState(name, 'ready-for-agent')).toBe(false);
});

test('digests are read as they are written, and no other way', () => {
  const hex = '00ff10ab'.repeat(8);
  expect(Buffer.from(digestOf(hex, '') ?? []).toString('hex')).toBe(hex);
  for (const wrong of [
    undefined,
    '',
    hex.toUpperCase(),
    `${hex}0`,
    hex.slice(1),
    `sha256=${hex}`,
    ` ${hex}`,
    `${hex}, ${hex}`,
    hex.replace('a', 'g'),
  ])
    expect(digestOf(wrong, '')).toBeUndefined();
});

test('tokens: one of several, whole', async () => {
  const check = createTokenCheck(['first-token-0123', 'second-token-0123']);
  expect(
    await Promise.all(['first-token-0123', 'second-token-0123', 'first-token-012', 'first-token-01234', ''].map(check)),
  ).toEqual([true, true, false, false, false]);
});

test('only own properties of a body are read', () => {
  const body: unknown = JSON.parse('{"__proto__": {"a": "b"}, "list": []}');
  expect([
    at(body, '__proto__', 'a'),
    at(body, 'constructor'),
    textAt(body, 'toString'),
    at(body, 'list', 'length'),
  ]).toEqual(['b', undefined, '', undefined]);
});

test('pages for comments: https alone, and nothing that could end a link', () => {
  expect(pageAddress('https://sessions.example/1?a=b')).toBe('https://sessions.example/1?a=b');
  for (const page of [
    '',
    'http://a.example',
    'javascript:alert(1)',
    'https://a@b.example/',
    'https://a.example/)[x](',
    'https://a.example/ b',
    `https://${'a'.repeat(3_000)}`,
  ])
    expect(pageAddress(page)).toBeUndefined();
});
