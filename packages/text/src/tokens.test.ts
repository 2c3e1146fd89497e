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
