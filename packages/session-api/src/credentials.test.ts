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
});
