import { describe, expect, test } from '@jest/globals';
import { growth } from './hostile.test-support.ts';
import { looksLikeToken, redactTokens } from './tokens.ts';

/** Put together here, so that no scanner takes this file for a leak. */
const run = (length: number): string => 'aZ4_9bQ7'.repeat(Math.ceil(length / 8)).slice(0, length);
const leaked = (name: string, rest: string): string => name + rest;
const jwt = `eyJ${run(33)}.eyJ${run(420)}.${run(60)}`;
const key = (kind: string): string => `-----BEGIN ${kind}-----\nMIIE${run(40)}\n${run(60)}==\n-----END ${kind}-----`;

describe('redactTokens', () => {
  test.each([
    [`token ${leaked('ghp', '_')}${run(36)} here`, 'token *** here'],
    [`${leaked('ghs', '_')}${jwt}`, '***'],
    [`x=${leaked('github', '_pat_')}11A${run(79)}`, 'x=***'],
    [`cog_${run(40)}`, '***'],
    [`apk_user_${run(40)}==`, '***'],
    [`${leaked('xoxb', '-')}123456789012-${run(24)}`, '***'],
    [`${leaked('AKIA', 'IOSFODNN7EXAMPLE')}.`, '***.'],
    [jwt, '***'],
    [`Bearer ${run(30)} ok`, 'Bearer *** ok'],
    ['Authorization: Basic dXNlcjpwdw==\nAccept: */*', 'Authorization: ***\nAccept: */*'],
    ['{"authorization":"token abc","a":1}', '{"authorization":"***","a":1}'],
    ['postgres://app:s3cret@db.example/x', 'postgres://***@db.example/x'],
    [`a\n${key('RSA PRIVATE KEY')}\nb`, 'a\n***\nb'],
    [`{"k":${JSON.stringify(key('PRIVATE KEY'))}}`, '{"k":"***"}'],
    ['-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk', '***'],
  ])('P6: %j', (text, shown) => {
    expect(redactTokens(text)).toBe(shown);
    expect(looksLikeToken(text)).toBe(true);
    expect(redactTokens(shown)).toBe(shown);
  });

  const long = 'a'.repeat(16);
  test.each([
    'ghp_',
    'gho_',
    'ghu_',
    'ghs_',
    'ghr_',
    'github_pat_',
    'glpat-',
    'npm_',
    'sk_live_',
    'rk_live_',
    'sk-',
    'AIza',
    'lin_api_',
  ])('P6: %s and 16 characters behind it', (prefix) => {
    expect(redactTokens(`x ${prefix}${long} y`)).toBe('x *** y');
    expect(redactTokens(`x ${prefix}${long.slice(1)} y`)).toBe(`x ${prefix}${long.slice(1)} y`);
    expect(redactTokens(`x${prefix}${long}`)).toBe(`x${prefix}${long}`);
    expect(redactTokens(`-${prefix}${long}`)).toBe('-***');
  });

  test.each(['cog_', 'apk_', 'xoxa-', 'xoxz-', 'xapp-'])('P6: %s and 8 characters behind it', (prefix) => {
    expect(redactTokens(`x ${prefix}12345678 y`)).toBe('x *** y');
    expect(redactTokens(`x ${prefix}1234567 y`)).toBe(`x ${prefix}1234567 y`);
    expect(redactTokens(`x${prefix}12345678`)).toBe(`x${prefix}12345678`);
  });

  test.each(['AKIA', 'ASIA', 'ABIA', 'ACCA'])('P6: %s and exactly 16 capitals and digits', (prefix) => {
    const id = `${prefix}0123456789ABCDEF`;
    expect(redactTokens(`(${id})`)).toBe('(***)');
    for (const other of [`x${id}`, `${id}0`, id.slice(0, -1), id.toLowerCase(), `${prefix}0123456789ABCDEf`])
      expect(redactTokens(`(${other})`)).toBe(`(${other})`);
  });

  test.each([
    ['eyJaaaaaaaa.eyJbbbb', '***'],
    ['eyJaaaaaaaa.eyJbbbb.', '***'],
    ['eyJaaaaaaaa.eyJbbbb.c-_.d e', '*** e'],
    ['eyJaaaaaaa.eyJbbbb', 'eyJaaaaaaa.eyJbbbb'],
    ['eyJaaaaaaaa.eyJbbb', 'eyJaaaaaaaa.eyJbbb'],
    ['eyJaaaaaaaaXeyJbbbb', 'eyJaaaaaaaaXeyJbbbb'],
    ['eyJaaaaaaaa.bbbbbbb', 'eyJaaaaaaaa.bbbbbbb'],
    ['xeyJaaaaaaaa.eyJbbbb', 'xeyJaaaaaaaa.eyJbbbb'],
    ['-eyJaaaaaaaa.eyJbbbb', '-eyJaaaaaaaa.eyJbbbb'],
    ['.eyJaaaaaaaa.eyJbbbb', '.eyJaaaaaaaa.eyJbbbb'],
    ['(eyJaaaaaaaa.eyJbbbb)', '(***)'],
    // Authorization, in headers, JSON and shells.
    ['AUTHORIZATION:x', 'AUTHORIZATION:***'],
    ['authorization = "x y" z', 'authorization = "***" z'],
    ["authorization' \t:'x y' z", "authorization' \t:'***' z"],
    ['authorization:        x y\r\nz', 'authorization:        ***\r\nz'],
    ['authorization:         x', 'authorization:         x'],
    ['authorization         :x', 'authorization         :x'],
    ['authorization        :x', 'authorization        :***'],
    ['authorization: a\\nb', 'authorization: ***\\nb'],
    ['authorization:\\n', 'authorization:\\n'],
    ['authorization: "', 'authorization: "'],
    ['authorization x', 'authorization x'],
    [`Bearer ${'a'.repeat(16)}`, 'Bearer ***'],
    [`bearer\t${'.~+/=-_aA0'.repeat(2)} x`, 'bearer\t*** x'],
    [`bearer        ${long} x`, 'bearer        *** x'],
    [`bearer         ${long}`, `bearer         ${long}`],
    [`bearer ${'a'.repeat(15)}`, `bearer ${'a'.repeat(15)}`],
    [`xbearer ${long}`, `xbearer ${long}`],
    [`-bearer ${long}`, '-bearer ***'],
    // Passwords in URLs.
    ['http://:p@h', 'http://***@h'],
    ['http://u:@h', 'http://u:@h'],
    ['http://u:p/q@h', 'http://u:p/q@h'],
    ['http://u/v:p@h', 'http://u/v:p@h'],
    ['http://u v:p@h', 'http://u v:p@h'],
    ['http://u:p q@h', 'http://u:p q@h'],
    ['http://u:p:q@h', 'http://***@h'],
    ['http:/u:p@h', 'http:/u:p@h'],
    [`http://${'u'.repeat(256)}:p@h`, 'http://***@h'],
    [`http://${'u'.repeat(257)}:p@h`, `http://${'u'.repeat(257)}:p@h`],
    [`http://u:${'p'.repeat(1_024)}@h`, 'http://***@h'],
    [`http://u:${'p'.repeat(1_025)}@h`, `http://u:${'p'.repeat(1_025)}@h`],
    ...['"', "'", '<', '>'].flatMap((one) => [
      [`http://u${one}:p@h`, `http://u${one}:p@h`],
      [`http://u:p${one}@h`, `http://u:p${one}@h`],
    ]),
  ])('P6: %.60j becomes %.60j', (text = '', shown = '') => {
    expect(redactTokens(text)).toBe(shown);
  });

  const dashes = (text: string): string => `-----${text}-----`;
  test.each([
    ['PRIVATE KEY', true],
    ['PRIVATE KEY BLOCK', true],
    ['PGP PRIVATE KEY BLOCK', true],
    ['EC PRIVATE KEY', true],
    [`${'A'.repeat(39)} PRIVATE KEY`, true],
    [`${'A'.repeat(40)} PRIVATE KEY`, false],
    ['PUBLIC KEY', false],
    ['rsa PRIVATE KEY', false],
    ['PRIVATE KEYS', false],
  ])('P6: the block %.30s is a private key: %j', (kind, hidden) => {
    const block = `${dashes(`BEGIN ${kind}`)}\nMIIE\n${dashes(`END ${kind}`)}`;
    expect(redactTokens(`a ${block} b ${block} c`)).toBe(hidden ? 'a *** b *** c' : `a ${block} b ${block} c`);
    const begun = `${dashes('BEGIN PRIVATE KEY')}x`;
    expect(redactTokens(`${begun}${dashes(`END ${kind}`)} y`)).toBe(hidden ? '*** y' : '***');
  });

  test.each([
    'The bearer authentication of https://host:8080/path is fine',
    'ghp_short and github_pattern, cogs, apk_x, AKIA, eyJ',
    '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----',
    'authorization is needed; see authorization:\n',
    'sk-learn is a package',
    'e.g. a@b.example and http://a.example/@x',
  ])('leaves %j alone', (text) => {
    expect(redactTokens(text)).toBe(text);
    expect(looksLikeToken(text)).toBe(false);
  });

  test.each([
    'eyJaaaaaaaa',
    'eyJ.',
    'ghs_aaaaaaaaaaaaaaaa.',
    '_eyJ',
    '://a:',
    '-----BEGIN PRIVATE KEY-----',
    'authorization: ',
    'bearer \t',
    'sk-',
  ])('time is linear for %j repeated', (fragment) => {
    expect(growth(redactTokens, (count) => fragment.repeat(count), 8_000)).toBeLessThan(10);
  });
});
