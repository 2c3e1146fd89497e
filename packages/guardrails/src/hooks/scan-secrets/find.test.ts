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

/** Each line with its placeholders filled in, and what is told of it. */
const TOLD: Readonly<Record<string, readonly (readonly [string, readonly string[]])[]>> = {
  'a beginning, and what may follow it': [
    ['AK{}IA{upper:16}', ['aws 0-20']],
    ['AK{}IA{upper:16}abc', []],
    ['AK{}IA{upper:16}.abc', ['aws 0-20']],
    ['da{}pi{hex:32}', ['databricks 0-36']],
    ['da{}pi{hex:32}x', []],
    ['da{}pi{hex:32}-x', ['databricks 0-36']],
    ['dp.p{}t.{mixed:43}', ['doppler 0-49']],
    ['dpxp{}tx{mixed:43}', []],
    ['sl.{}u.{base64:60}', ['dropbox 0-65']],
  ],
  'a name, and the way from it to its value': [
    ['heroku = {uuid}', ['heroku 9-45']],
    ['heroku => {uuid}', ['heroku 10-46']],
    ['heroku: "{uuid}"', ['heroku 9-45']],
    ['heroku :: {uuid}', ['heroku 10-46']],
    ['heroku :::= {uuid}', ['heroku 12-48']],
    ['heroku ?= {uuid}', ['heroku 10-46']],
    ['heroku || {uuid}', ['heroku 10-46']],
    ['heroku > {uuid}', ['heroku 9-45']],
    ['heroku, {uuid}', ['heroku 8-44']],
    ['heroku == {uuid}', ['heroku 10-46']],
    ["heroku\"='{uuid}'", ['heroku 9-45']],
    ['heroku = `{uuid}`', ['heroku 10-46']],
    ['HEROKU_KEY="{uuid}"', ['heroku 12-48']],
    ['heroku =     {uuid}', ['heroku 13-49']],
    ['heroku =      "{uuid}"', []],
    ['heroku{nl}= {uuid}', ['heroku 9-45']],
    ['heroku{nl}{nl}{nl}{nl}= {uuid}', []],
    ['heroku_api_key_of_the_main_thing_abcde= {uuid}', ['heroku 40-76']],
    ['heroku_api_key_of_the_main_thing_abcdefg= {uuid}', []],
    ['heroku {uuid}', []],
    ['heroku = {mixed:36}', []],
    ['heroku = 00000000-0000-0000-0000-000000000000', []],
    ['heroku; {uuid}', []],
    ['heroku = ({uuid})', []],
  ],
  'a part in the middle that tells': [
    ['x = "{mixed:3}8Q~{mixed:30}"', []],
    ['x = "{mixed:3}8Q~{mixed:31}"', ['azure 5-42']],
    ['x = "{mixed:3}8Q~{mixed:34}"', ['azure 5-45']],
    ['x = "{mixed:3}8Q~{mixed:35}"', []],
    ['x = "a{mixed:3}8Q~{mixed:33}"', []],
    ['x = ".{mixed:3}8Q~{mixed:33}"', []],
    ['x = "{mixed:3}aQ~{mixed:33}"', []],
    ['{mixed:6}_{mixed:29}_mmk', ['maxmind 0-40']],
    ['x{mixed:6}_{mixed:29}_mmk', []],
    ['{mixed:6}_{mixed:29}_mmkx', []],
    ['{mixed:6}_{mixed:28}_mmk', []],
    ['{digits:15}%{mixed:27}', ['facebook 0-43']],
    ['{digits:17}%{mixed:27}', []],
    ['{digits:15}%{mixed:26}', []],
    ['{digits:15}%{mixed:41}', []],
    ['999999999999999%aaaaaaaaaaaaaaaaaaaaaaaaaaa', []],
    ['{hex:8}:{hex:8}@gems.contribsys.com', ['sidekiq 0-37']],
    ['{hex:8}:{hex:8}@enterprise.contribsys.com', ['sidekiq 0-43']],
    ['{hex:8}:{hex:8}@gemsxcontribsys.com', []],
    ['{hex:8}:{hex:8}@other.contribsys.com', []],
    ['a{hex:8}:{hex:8}@gems.contribsys.com', []],
    ['M{mixed:23}.{mixed:6}.{mixed:27}', ['discord 0-59']],
    ['N{mixed:25}.{mixed:6}.{mixed:38}', ['discord 0-72']],
    ['O{mixed:27}.{mixed:6}.{mixed:40}', ['discord 0-76']],
    ['P{mixed:25}.{mixed:6}.{mixed:38}', []],
    ['M{mixed:22}.{mixed:6}.{mixed:27}', []],
    ['M{mixed:28}.{mixed:6}.{mixed:27}', []],
    ['M{mixed:23}.{mixed:5}.{mixed:27}', []],
    ['M{mixed:23}.{mixed:6}.{mixed:26}', []],
    ['M{mixed:23}.{mixed:6}.{mixed:41}', []],
    ['xM{mixed:23}.{mixed:6}.{mixed:27}', []],
    ['<add key="Password" value="{mixed:8}" />', ['nuget 0-36']],
    ['<add key="Password"  value="{mixed:7}" />', []],
    ['<add key="Password"  value="{mixed:8}" />', ['nuget 0-37']],
    ['<add key="Password" value="changeme123" />', ['nuget 0-39']],
    ['<add key="ClearTextPassword" value="{mixed:12}" />', ['nuget 0-49']],
    ['<ADD KEY="password" VALUE="{mixed:12}">', ['nuget 0-40']],
    ['<add key="Password" value="%PASS_WORD%" />', []],
    ['<add key="Username" value="{mixed:12}" />', []],
  ],
  'a private key of any kind': [
    ['-----BEGIN PRIVATE{} KEY-----{nl}{mixed:64}{nl}', ['private-key 0-27']],
    ['-----BEGIN OPENSSH PRIVATE{} KEY-----{nl}{mixed:64}', ['private-key 0-35']],
    ['-----BEGIN PGP PRIVATE{} KEY BLOCK-----{nl}{mixed:64}', ['private-key 0-37']],
    ['-----BEGIN ENCRYPTED PRIVATE{} KEY-----{nl}{mixed:64}', ['private-key 0-37']],
    ['-----BEGIN PUBLIC{} KEY-----{nl}{mixed:64}', []],
    ['-----BEGIN rsa PRIVATE{} KEY-----{nl}{mixed:64}', []],
    ['----BEGIN PRIVATE{} KEY-----{nl}{mixed:64}', []],
  ],
  'a quoted value beside a telling name': [
    ['secret := "{mixed:16}"', ['generic? 0-28']],
    ['secret => "{mixed:16}"', ['generic? 0-28']],
    ["secret: '{mixed:16}'", ['generic? 0-26']],
    ['"secret": "{mixed:16}"', ['generic? 1-28']],
    ['secret = `{mixed:16}`', ['generic? 0-27']],
    ['SECRET = "{mixed:16}"', ['generic? 0-27']],
    ['my.auth.x = "{mixed:16}"', ['generic? 3-30']],
    ['secretary_of_the_main_house = "{mixed:16}"', ['generic? 0-48']],
    ['secret_aaaaaaaaaaaaaaaaaaaaaaa = "{mixed:16}"', ['generic? 0-51']],
    ['secret_aaaaaaaaaaaaaaaaaaaaaaaaa = "{mixed:16}"', []],
    ['secret   =   "{mixed:16}"', ['generic? 0-31']],
    ['secret    = "{mixed:16}"', []],
    ['secret =    "{mixed:16}"', []],
    ['secret = "{mixed:150}"', ['generic? 0-161']],
    ['secret = "{mixed:151}"', []],
    ['secret == "{mixed:16}"', []],
    ['secret - "{mixed:16}"', []],
    ['key = "{mixed:16}"', []],
    ['access_key = "{mixed:16}"', ['generic? 0-31']],
    ['accesskey = "{mixed:16}"', ['generic? 0-30']],
    ['apikey = "{mixed:16}"', ['generic? 0-27']],
  ],
  'a password in an address': [
    ['ftp://user:{mixed:8}@host', ['password-in-address? 0-21']],
    ['HTTPS://u:{mixed:8}@h', ['password-in-address? 0-20']],
    ['a+b.c-d://u:{mixed:8}@h', ['password-in-address? 0-22']],
    ['x://u:{mixed:8}@h', []],
    ['-https://u:{mixed:8}@h', []],
    ['1https://u:{mixed:8}@h', []],
    ['https://u:{mixed:8}@', []],
    ['https://u:a/b@h', []],
    ['https://u:ab c@h', []],
    ['https://u:{mixed:128}@h', ['password-in-address? 0-140']],
    ['https://u:{mixed:129}@h', []],
  ],
  'options of curl': [
    ["curl -H 'Authorization: Token {mixed:20}' x", ['curl-header 0-51']],
    ["curl -H 'Authorization: ApiKey {mixed:20}' x", ['curl-header 0-52']],
    ['curl --header="X-Auth-Key: {mixed:20}" x', ['curl-header 0-48']],
    ['curl -s -H "X-My-Token: {mixed:20}" x', ['curl-header 0-45']],
    ['curl -H "Key: {mixed:20}" x', ['curl-header 0-35']],
    ['curl -H "Authorization: Bearer {mixed:7}" x', []],
    ['curl -H "Authorization: Bearer  {mixed:20}" x', ['curl-header 0-53']],
    ['curl -H "X-Api-Key: aaaaaaaaaaaaaaaaaaaa" x', []],
    ['curl -s -u a:{mixed:12} x', ['curl-user 0-25']],
    ['curling -H "X-Api-Key: {mixed:20}"', []],
    ['curl x{nl}-H "X-Api-Key: {mixed:20}"', []],
    ['curl -u {mixed:4}:{mixed:12} x', ['curl-user 0-25']],
    ['curl -u "a:{mixed:12}" x', ['curl-user 0-24']],
    ['curl --user=a:{mixed:12} x', ['curl-user 0-26']],
    ['curl -u :{mixed:12} x', ['curl-user 0-21']],
    ['curl -u a:{mixed:2} x', []],
    ['curl -u a x', []],
  ],
};

describe.each(Object.entries(TOLD))('%s', (_, lines) => {
  test.each(lines)('%s: %j', (line, expected) => {
    expect(told(fillIn(line, 7))).toEqual(expected);
  });
});

test('of a run in which 64 beginnings were none, no more is looked at', () => {
  const token = fillIn('ghp{}_{mixed:36}', 7);
  const behind = (count: number): readonly string[] => told(`${'ghp_'.repeat(count)}aaaaaaaa_${token}`);
  expect([behind(63).length, behind(64).length]).toEqual([1, 0]);
  // Behind a character of no alphabet another run begins.
  expect(told(`${'ghp_'.repeat(64)}aaaaaaaa_ ${token}`)).toHaveLength(1);
});

test('no credential is longer than 4,096 characters behind its beginning', () => {
  expect(told(fillIn('ghp{}_{mixed:5000}', 7))).toEqual(['github 0-4100']);
});
