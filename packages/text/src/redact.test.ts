import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { growth, runs } from './hostile.test-support.ts';
import { createRedactor, createSecretFinder } from './redact.ts';

const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1);
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Each way in which a secret may come out, written here without the code under test. */
const ENCODERS: readonly (readonly [string, (secret: string) => string])[] = [
  ['as it is', (secret) => secret],
  ['base64', base64],
  ['base64 behind one byte', (secret) => base64(`:${secret}`)],
  ['base64 behind two bytes', (secret) => base64(`u:${secret}`)],
  ['base64 behind four bytes, more after', (secret) => base64(`user${secret}tail`)],
  ['base64url', (secret) => Buffer.from(`a${secret}`).toString('base64url')],
  ['hex', (secret) => Buffer.from(secret).toString('hex')],
  ['HEX', (secret) => Buffer.from(secret).toString('hex').toUpperCase()],
  ['URL', encodeURIComponent],
  ['form', (secret) => new URLSearchParams({ a: secret }).toString().slice(2)],
  ['URL, lower case', (secret) => encodeURIComponent(secret).replace(/%../gu, (code) => code.toLowerCase())],
  ['JSON', escapeJson],
  ['JSON twice', (secret) => escapeJson(escapeJson(secret))],
  ['JSON, escaped slash', (secret) => escapeJson(secret).replaceAll('/', '\\/')],
  ['HTML', escapeHtml],
];

const SECRETS = ['cog_q8Zt+/7Lw"x\\&<>\'é😀 =%', 'hunter2!', 'line one of it\nline two of it\r\n', 'abcd', 'aaaaaaaa'];

describe('createRedactor', () => {
  test.each(SECRETS.flatMap((secret) => ENCODERS.map(([name, encode]) => [secret, name, encode] as const)))(
    'P6: %j, %s',
    (secret, _name, encode) => {
      const shown = createRedactor(SECRETS)(`before (${encode(secret)}) after`);
      expect(shown).not.toContain(encode(secret));
      for (const line of secret.split(/\r?\n/u)) if (line.length > 5) expect(shown).not.toContain(encode(line));
      expect(shown).toMatch(/^before \(.*\*\*\*.*\) after$/su);
    },
  );

  const percent = (text: string): string => Buffer.from(text).toString('hex').replace(/../gu, '%$&');
  const ascii = (text: string): string =>
    escapeJson(text).replace(/[\u0080-\uffff]/gu, (one) =>
      one
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''),
    );
  const strict = (text: string): string =>
    encodeURIComponent(text).replace(/[!'()*~]/gu, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
  const html = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const EXACT: readonly (readonly [string, (secret: string) => string])[] = [
    ...ENCODERS,
    ['base64 without its padding', (secret) => base64(secret).replace(/=+$/u, '')],
    ['base64url behind two bytes, more after', (secret) => Buffer.from(`u:${secret}zz`).toString('base64url')],
    ['every byte', percent],
    ['every byte, upper case', (secret) => percent(secret).toUpperCase()],
    ['strict', strict],
    ['strict, lower case', (secret) => strict(secret).replace(/%../gu, (code) => code.toLowerCase())],
    ['strict form', (secret) => strict(secret).replaceAll('%20', '+')],
    ['whole URL', encodeURI],
    ['ASCII JSON', ascii],
    ['ASCII JSON twice', (secret) => escapeJson(ascii(secret))],
    ['JSON, escaped slash, twice', (secret) => escapeJson(escapeJson(secret).replaceAll('/', '\\/'))],
    ['HTML text', html],
    ['HTML attribute', (secret) => html(secret).replaceAll('"', '&quot;')],
    ['HTML, hexadecimal', (secret) => html(secret).replaceAll('"', '&quot;').replaceAll("'", '&#x27;')],
    ['XML', (secret) => html(secret).replaceAll('"', '&quot;').replaceAll("'", '&apos;')],
  ];
  const HARD = ['a~b\'c"d(e)!*f/g?h&i<j>k\\l é😀=%m n', 'x'.repeat(31), '?>?>?>?>', 'ÿþýüûúù'];
  test.each(HARD.flatMap((secret) => EXACT.map(([name, encode]) => [secret, name, encode] as const)))(
    'P6: of %j, %s, nothing is left, and nothing else is hidden',
    (secret, _name, encode) => {
      expect(createRedactor([secret])(`before (${encode(secret)}) after`)).toBe('before (***) after');
      expect(createSecretFinder([secret])(`before (${encode(secret)}) after`)).toBe(true);
    },
  );

  test.each([
    ['  padded secret \n', 'padded secret', '***'],
    ['  padded secret \n', 'x  padded secret \ny', 'x***y'],
    ['first line\nsecond line', 'first line\r\nsecond line', '***'],
    ['first line\r\nsecond line', 'first line\nsecond line', '***'],
    ['first line\rsecond line', 'the second line', 'the ***'],
    ['123456\n12345\n', '123456 12345', '*** 12345'],
    ['  123456  \nabcdefgh', '[123456]', '[***]'],
    ['abcd', 'abc abcd', 'abc ***'],
    ['{ab}', '{ab} ab', '*** ab'],
  ])('P6: of the secret %j the text %j shows %j', (secret, text, shown) => {
    expect(createRedactor([secret])(text)).toBe(shown);
  });

  test.each([
    ['\\u0073ecret-word', true],
    ['\\u0053ecret-word', false],
    ['\\\\\\u0073\\u0065cret-word', true],
    ['%73%65cret-word', true],
    ['%73ecret%2Dword', true],
    ['%53ecret-word', false],
    ['secret\\/word', false],
    ['u0073ecret-word', false],
  ])('D9: a finder undoes escapes: %j: %j', (text, found) => {
    expect(createSecretFinder(['secret-word'])(`a ${text} b`)).toBe(found);
  });

  test('D9: a slash that was escaped beside other escapes is found', () => {
    expect(createSecretFinder(['a/b/secret'])('\\u0061\\/b\\/secret')).toBe(true);
    expect(createSecretFinder(['a/b/secret'])('\\\\u0061\\\\/b/secret')).toBe(true);
  });

  test('P6: the digits of base64 around a secret go too, and nothing beyond them', () => {
    const redact = createRedactor(['0123456789ab']);
    const inside = Buffer.from('xx0123456789abyy').toString('base64');
    for (const [before, after] of [
      ['', ''],
      ['A+/=_-z9', 'A+/=_-z9'],
    ])
      expect(redact(`(${before}${inside}${after})`)).toBe('(***)');
    expect(redact(`.${inside},${inside}!`)).toBe('.***,***!');
    expect(redact(`abc0123456789abdef`)).toBe('abc***def');
    expect(redact(`${inside} 0123456789ab`)).toBe('*** ***');
    expect(redact(`0123456789ab${inside}`)).toBe('***');
    expect(redact(`${inside}0123456789ab`)).toBe('***');
  });

  test('P6: any secret, in any encoding, among any text', () => {
    const secret = fc
      .string({ unit: 'grapheme', minLength: 8, maxLength: 40 })
      .filter((text) => text.trim().length >= 8 && !/[\r\n]/u.test(text));
    fc.assert(
      fc.property(secret, fc.string(), fc.nat({ max: ENCODERS.length - 1 }), (canary, around, index) => {
        const encoded = (ENCODERS[index]?.[1] ?? String)(canary);
        const redact = createRedactor([canary]);
        const shown = redact(`${around} ${encoded} ${around}`);
        expect(shown).not.toContain(encoded);
        expect(shown).not.toContain(canary);
        expect(createSecretFinder([canary])(`${around} ${encoded} ${around}`)).toBe(true);
      }),
      { numRuns: runs(20_000, 1_500) },
    );
  });

  test('P6: the mask has one length, whatever the secret is and how often it repeats', () => {
    const redact = createRedactor(['abcdefgh', 'abcd', 'efghij']);
    expect(redact('abcdefgh')).toBe('***');
    expect(redact('abcdefghij')).toBe('***');
    expect(redact('abcdabcdabcd')).toBe('***');
    // A secret inside the beginning of a longer one that does not come.
    expect(createRedactor(['xabcdy', 'abcd'])('xabcdz')).toBe('x***z');
    expect(redact('x abcd y efghij z')).toBe('x *** y *** z');
    expect(redact(base64('user:abcdefgh'))).toBe('***');
  });

  test('P6: a line of a secret with several lines is a secret too; a short one is not', () => {
    const redact = createRedactor(['{\n  "private_key": "p4ssw0rd"\n}\n']);
    expect(redact('log: "private_key": "p4ssw0rd", {')).toBe('log: ***, {');
  });

  test('leaves other text alone', () => {
    const text = 'The quick brown fox — 😀 aGVsbG8gd29ybGQ= %20 &amp; \\n';
    expect(createRedactor(SECRETS)(text)).toBe(text);
    expect(createSecretFinder(SECRETS)(text)).toBe(false);
    expect(createRedactor([])(text)).toBe(text);
  });

  test.each(['', 'abc', ' a \n'])('refuses the short secret %j without showing it', (secret) => {
    const shown = 'A secret of fewer than 4 characters cannot be kept out of the output: it occurs in ordinary text.';
    expect(() => createRedactor(['longer', secret])).toThrow(new RangeError(shown));
    expect(() => createSecretFinder([secret])).toThrow(RangeError);
  });

  test('P6: time is linear in the text, also for a secret that repeats itself', () => {
    const redact = createRedactor([`${'a'.repeat(300)}b`, 'a'.repeat(200)]);
    expect(growth(redact, (count) => 'a'.repeat(count), 20_000)).toBeLessThan(10);
    expect(growth(redact, (count) => `${'a'.repeat(199)} `.repeat(count / 200), 20_000)).toBeLessThan(10);
    expect(growth(createRedactor(['abcdef']), (count) => base64('xabcdefx').repeat(count / 10), 20_000)).toBeLessThan(
      10,
    );
  });
});
