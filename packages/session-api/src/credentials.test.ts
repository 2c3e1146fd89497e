import { describe, expect, test } from '@jest/globals';
import { checkCredentials } from './credentials.ts';

const good = { apiKey: 'cog_0123456789', orgId: 'org-1', baseUrl: 'https://api.example.com/' };

describe('checkCredentials: seed 5, D8', () => {
  test('taken, the address without its last slash', () => {
    expect(checkCredentials(good)).toEqual({ ok: true, credentials: { ...good, baseUrl: 'https://api.example.com' } });
  });

  test.each([
    ['apiKey', '', 'api-key', 'missing'],
    ['apiKey', ' \n', 'api-key', 'missing'],
    ['apiKey', 'Bearer cog_1', 'api-key', 'form'],
    ['apiKey', 'cog_1\n', 'api-key', 'form'],
    ['apiKey', 'cog_1 2', 'api-key', 'form'],
    ['apiKey', 'cog_\u200b1', 'api-key', 'form'],
    ['apiKey', 'x'.repeat(4_097), 'api-key', 'form'],
    ['apiKey', 'apk_123', 'api-key', 'legacy-key'],
    ['apiKey', 'apk_user_123', 'api-key', 'legacy-key'],
    ['orgId', '', 'org-id', 'missing'],
    ['orgId', 'cog_0123456789', 'org-id', 'swapped'],
    ['orgId', 'a/b', 'org-id', 'form'],
    ['orgId', 'x'.repeat(129), 'org-id', 'form'],
    ['baseUrl', '', 'base-url', 'empty'],
    ['baseUrl', 'http://api.example.com', 'base-url', 'scheme'],
    ['baseUrl', 'http://127.0.0.1:1', 'base-url', 'scheme'],
    ['baseUrl', 'https://api.example.com/v1', 'base-url', 'legacy-version'],
    ['baseUrl', 'https://api.example.com/v2', 'base-url', 'legacy-version'],
    ['baseUrl', 'https://api.example.com/v3', 'base-url', 'version-in-path'],
  ])('%s %j: %s %s', (field, value, input, code) => {
    expect(checkCredentials({ ...good, [field]: value })).toMatchObject({ ok: false, faults: [{ input, code }] });
  });

  test('D8: a legacy key or address is refused with the way to migrate', () => {
    const result = checkCredentials({ ...good, apiKey: 'apk_1', baseUrl: 'https://api.example.com/v1' });
    const messages = result.ok ? [] : result.faults.map((fault) => fault.message);
    expect(messages[0]).toContain('service user');
    expect(messages[1]).toContain('without a version');
  });

  test('all faults at once; P6: none repeats what was given', () => {
    const result = checkCredentials({ apiKey: 'canary key', orgId: 'canary/x', baseUrl: 'https://canary@x' });
    expect(result.ok ? 0 : result.faults.length).toBe(3);
    expect(JSON.stringify(result)).not.toContain('canary');
  });

  test.each([
    ['apiKey', 'x'.repeat(4_096)],
    ['apiKey', '!~'],
    ['apiKey', 'my_apk_1'],
    ['orgId', 'x'.repeat(128)],
    ['orgId', '_a.b~c-D9'],
    ['orgId', 'x_cog_1'],
    ['baseUrl', 'http://127.0.0.1:8080/x'],
  ])('%s %j is taken', (field, value) => {
    const given = { ...good, [field]: value, allowLoopbackHttp: true };
    const credentials = { ...good, baseUrl: 'https://api.example.com', [field]: value };
    expect(checkCredentials(given)).toEqual({ ok: true, credentials });
  });

  const key = (why: string) => `Input api-key (the secret with the key of a service user): ${why}.`;
  const org = (why: string) => `Input org-id (the secret with the organisation's id): ${why}.`;
  test.each([
    ['apiKey', ' ', key('it is empty: set the secret, and check that the job names the environment that holds it')],
    ['apiKey', 'BEARER\tcog_1', key('leave out the word Bearer')],
    ['apiKey', 'a b', key('it holds a space, a line break or a character that no key has: paste it again')],
    ['apiKey', 'x'.repeat(4_097), key('it is longer than 4096 characters')],
    [
      'apiKey',
      'APK_1',
      key(
        'it is a key of the legacy API (it begins with apk_): create a service user in the workspace settings, under service users, ' +
          'give it the permission ManageOrgSessions, and store its key instead',
      ),
    ],
    ['orgId', '\t', org('it is empty: set the secret to the id shown in the workspace settings')],
    ['orgId', good.apiKey, org('it holds a key: the two secrets are mixed up')],
    ['orgId', 'COG_1', org('it holds a key: the two secrets are mixed up')],
    ['orgId', 'apk_1', org('it holds a key: the two secrets are mixed up')],
    ['orgId', 'Bearer x', org('it holds a key: the two secrets are mixed up')],
    ['orgId', 'x'.repeat(129), org('it is longer than 128 characters')],
    ...['a/b', 'a b', 'a..b', '.a', '-a', '~a', 'a%', 'é', 'a\n'].map((text) => [
      'orgId',
      text,
      org('write the id alone: letters, digits and - . _ ~'),
    ]),
    [
      'baseUrl',
      '',
      'Input base-url (the variable with the address of the session API): it is empty: write the address of the API, such as https://api.example.com.',
    ],
  ])('house style 5: %s %.20j says what to change and where', (field = '', value = '', message = '') => {
    const result = checkCredentials({ ...good, [field]: value });
    expect(result.ok ? [] : result.faults.map((fault) => fault.message)).toEqual([message]);
  });

  test('an org-id that is the api-key itself is seen whatever form the key has', () => {
    const result = checkCredentials({ ...good, apiKey: 'plain-key', orgId: 'plain-key' });
    expect(result).toMatchObject({ ok: false, faults: [{ input: 'org-id', code: 'swapped' }] });
  });
});
