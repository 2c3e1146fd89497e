import { describe, expect, test } from '@jest/globals';
import { findSecrets, isRandom } from './find.ts';
import { fillIn } from './samples.test-support.ts';

const told = (text: string): readonly string[] =>
  findSecrets(text).map(({ form, from, to, certain }) => `${form}${certain ? '' : '?'} ${from}-${to}`);

test.each([
  ['', false],
  ['1a2b3c4', false],
  ['1a2b3c4d', true],
  ['1-a-2-b-3-c-4', false],
  ['aaaa1111', false],
  ['abab1212', true],
  ['aabbcc112233', true],
  ['aabbaabb1122', false],
  ['aBcDeFgH', true],
  ['ABCDEFGH', false],
  ['bcdfghjk', false],
  ['qwertyuiopas', true],
  ['qwertyuiopaq', false],
  ['x1Example2y3z4', false],
  ['q1w2e3placeholder', false],
  ['q1w2e3REDACTED', false],
  ['your_api1q2w3e', false],
  ['your-key1q2w3e', false],
  ['yourtoken1q2w3e', false],
  ['your_secret1q2w3e', false],
  ['your_house1q2w3e', true],
  ['changeme1q2w3e', false],
  ['dummy1q2w3e4r', false],
  ['q1w2e3xxxxr4', false],
  ['q1w2e3xxxr4', true],
  ['0123456789q', false],
  ['1234567890q', false],
  ['q1abcdefghij', false],
  ['q1abcdefghi', true],
  ['bbbbbbbb1q2w3e4r', false],
  ['bbbbbbb1q2w3e4r', true],
])('whether %j looks random: %j', (text, expected) => {
  expect(isRandom(text)).toBe(expected);
});

test('what some vendors pad with is no sign of a placeholder, up to its usual length', () => {
  expect([9, 10, 22, 23, 31].map((length) => isRandom(`${'A'.repeat(length)}1q2w3e4r`))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

describe('where a credential stands', () => {
  const token = fillIn('ghp{}_{mixed:36}', 7);
  const end = token.length;

  test('a form by its prefix', () => {
    expect(token).toHaveLength(40);
    const [form] = told(token);
    expect(form).toMatch(/^\S+ 0-40$/u);
    const name = form?.split(' ')[0] ?? '';
    expect(told(`x ${token}`)).toEqual([`${name} 2-${2 + end}`]);
    expect(told(`${token} ${token}`)).toEqual([`${name} 0-${end}`, `${name} ${end + 1}-${2 * end + 1}`]);
    for (const before of ['_', '-', '.', '"', '/', ':', '@', '[', '`', '{'])
      expect(told(before + token)).toEqual([`${name} 1-41`]);
    for (const before of ['0', '9', 'a', 'z', 'A', 'Z']) expect(told(before + token)).toEqual([]);
    expect(told(token.slice(0, 20))).toEqual([]);
    expect(told(`ghp_ghp_${token}`)).toHaveLength(1);
  });

  test('user and password in an address, and in the options of curl', () => {
    const word = fillIn('{mixed:12}', 3);
    expect(told(`a https://user:${word}@host`)).toEqual([`password-in-address? 2-${'https://user:@h'.length + 14}`]);
    expect(told(`https://user@host`)).toEqual([]);
    for (const value of [
      '$PASS',
      '%s',
      '{{x}}',
      '<x>',
      '***',
      'xxx',
      'mypass',
      'password1',
      'the-secret',
      'token1',
      'example1',
    ])
      expect([value, told(`https://user:${value}@host`)]).toEqual([value, []]);
    expect(told(`https://user:passx@host`)).toHaveLength(1);
    expect(told(`https://user:ab@host`)).toEqual([]);
    expect(told(`curl -u user:${word} u`)).toEqual([`curl-user 0-${13 + word.length}`]);
    expect(told(`curl --user user:${word} u`)).toHaveLength(1);
    expect(told(`curl -u user:$PASS12345 u`)).toEqual([]);
    expect(told(`curl -u user:aaaaaaaaaaaa u`)).toEqual([]);
    expect(told(`wget -u user:${word} u`)).toEqual([]);
    const key = fillIn('{mixed:24}', 5);
    for (const header of [
      'Authorization: Bearer ',
      'Authorization: ',
      'X-Api-Key: ',
      'X-Token:',
      'Authorization : Basic ',
    ])
      expect([header, told(`curl -H "${header}${key}" u`).some((each) => each.startsWith('curl-header 0-'))]).toEqual([
        header,
        true,
      ]);
    expect(told(`curl -H "Accept: ${key}" u`)).toEqual([]);
    expect(told(`curl -H "Authorization: Bearer $TOKEN_12345" u`)).toEqual([]);
  });

  test('a private key, and a sample of one', () => {
    const begin = ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' ');
    const finish = ['-----END RSA', 'PRIVATE KEY-----'].join(' ');
    const body = fillIn('{mixed:64}{nl}{mixed:64}', 9);
    const at = [`private-key 0-${begin.length}`];
    expect(told(`${begin}\n${body}\n${finish}`)).toEqual(at);
    expect(told(`${begin}\n${body}`)).toEqual(at);
    expect(told(`${begin}\n${body.slice(0, 40)}`)).toEqual(at);
    expect(told(`${begin}\n${body.slice(0, 39)}`)).toEqual([]);
    expect(told(`"${begin}\\n" +\n"${body.slice(0, 20)}\\r\\n"\n'${body.slice(20, 40)}'`)).toEqual([
      `private-key 1-${begin.length + 1}`,
    ]);
    expect(told(`${begin}\n...\n${finish}`)).toEqual([]);
    expect(told(`${begin}\n<your key>\n${finish}`)).toEqual([]);
    expect(told(begin)).toEqual([]);
  });

  test('a telling name beside a value that looks random is worth a warning', () => {
    const value = fillIn('{mixed:24}', 11);
    for (const name of [
      'secret',
      'apiToken',
      'password',
      'passwd',
      'api_key',
      'api-key',
      'accessKey',
      'private_key',
      'credential',
      'auth',
    ])
      expect([name, told(`${name} = "${value}"`).some((each) => each.startsWith('generic?'))]).toEqual([name, true]);
    expect(told(`colour = "${value}"`)).toEqual([]);
    expect(told(`secret = "${value.slice(0, 15)}"`)).toEqual([]);
    expect(told(`secret = ${value}`)).toEqual([]);
    expect(told('secret = "the-name-of-a-secret"')).toEqual([]);
  });

  test('a value with a telling name is mixed, or it is none', () => {
    const warned = (value: string): boolean => told(`secret = "${value}"`).some((each) => each.startsWith('generic?'));
    expect(['1122112211221122', '1234123412341234', '1234512345123451', '9876543210987654'].map(warned)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    // Letters and digits change places twice, three times; and no digit at all.
    expect(['kbcdfghqw1ertyuiop', 'kbcdfghqw1ertyuioP', 'kBcDfGhQwErTyUiOp'].map(warned)).toEqual([false, true, false]);
  });

  test('a password that only holds what a placeholder begins with is one', () => {
    for (const value of ['a$b1', 'ab*', 'xray', 'a{b', 'passx'])
      expect([value, told(`https://user:${value}@host`).length]).toEqual([value, 1]);
  });

  test('a private key behind something else', () => {
    const begin = ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' ');
    const finish = ['-----END RSA', 'PRIVATE KEY-----'].join(' ');
    const body = fillIn('{mixed:70}', 9);
    expect(told(`${begin}\n#${body}\n${finish}`)).toHaveLength(1);
    expect(told(`${begin}\n#${body}`)).toEqual([]);
    expect(told(`${begin}\n#${body}<\n${finish}`)).toEqual([]);
    expect(told(`${begin}\n#${body.slice(0, 30)}\n${finish}`)).toEqual([]);
  });
});
