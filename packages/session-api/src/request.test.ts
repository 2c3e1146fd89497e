import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseSessionInputs } from './inputs.ts';
import { checkSessionRequest, serialise } from './request.ts';

const full = {
  prompt: 'brief',
  title: 'title',
  tags: ['remediation', 'issue-7'],
  repos: ['owner/repo'],
  knowledge_ids: [],
  playbook_id: 'playbook-1',
  max_acu_limit: 5,
  secret_ids: ['secret-1'],
  session_links: ['https://example.com/1'],
  create_as_user_id: 'user-1',
};

describe('checkSessionRequest: exactly the body fields of seed 4.1', () => {
  test('every field, and the smallest request', () => {
    expect(checkSessionRequest(full)).toEqual({ ok: true, request: full });
    expect(checkSessionRequest({ prompt: 'x' })).toEqual({ ok: true, request: { prompt: 'x', secret_ids: [] } });
  });

  const wrong: readonly (readonly [string, unknown])[] = [
    ['prompt', ''],
    ['prompt', 7],
    ['prompt', undefined],
    ['prompt', 'x'.repeat(500_001)],
    ['title', '  '],
    ['title', []],
    ['title', 'x'.repeat(1_001)],
    ['tags', 'a'],
    ['tags', Array.from({ length: 51 }, () => 'a')],
    ['tags', ['']],
    ['tags', [7]],
    ['tags', { length: 1 }],
    ['repos', ['repo']],
    ['repos', ['https://github.com/owner/repo']],
    ['repos', ['a/b/c']],
    ['repos', ['../repo']],
    ['repos', ['owner/..']],
    ['repos', ['owner/repo\n']],
    ['knowledge_ids', null],
    ['secret_ids', null],
    ['secret_ids', 'all'],
    ['secret_ids', [null]],
    ['playbook_id', 7],
    ['max_acu_limit', 0],
    ['max_acu_limit', -1],
    ['max_acu_limit', 1.5],
    ['max_acu_limit', '5'],
    ['max_acu_limit', Number.NaN],
    ['max_acu_limit', 2 ** 53],
    ['session_links', [{}]],
    ['create_as_user_id', ''],
    ['bypass_approval', true],
    ['devin_mode', 'fast'],
    ['session_secrets', []],
  ];
  test.each(wrong)('%s: %j is refused', (field, value) => {
    expect(checkSessionRequest({ ...full, [field]: value })).toMatchObject({ ok: false, faults: [{ field }] });
  });

  test('all faults at once, none with the value (house style 5, P6)', () => {
    const result = checkSessionRequest({
      title: 7,
      tags: ['canary', ''],
      repos: ['canary'],
      max_acu_limit: -1,
      stray: 'canary',
    });
    expect(result.ok ? [] : result.faults.map((fault) => fault.field)).toEqual([
      'stray',
      'prompt',
      'title',
      'tags',
      'repos',
      'max_acu_limit',
    ]);
    expect(JSON.stringify(result)).not.toContain('canary');
  });

  test.each([undefined, null, 7, 'x', [], [full]])('%j is not a request', (value) => {
    expect(checkSessionRequest(value)).toMatchObject({ ok: false });
  });

  test('P9: __proto__ is a stray field and nothing else', () => {
    const value: unknown = JSON.parse('{"prompt":"x","__proto__":{"create_as_user_id":"u"}}');
    expect(checkSessionRequest(value)).toMatchObject({ ok: false, faults: [{ field: '__proto__' }] });
  });
});

describe('P22, D6: what is always sent, and what only when given', () => {
  test('a fixed order, whatever the order of the fields', () => {
    const reversed = checkSessionRequest(Object.fromEntries(Object.entries(full).reverse()));
    expect(reversed.ok && serialise(reversed.request)).toBe(JSON.stringify(full));
  });

  test('secret_ids in every request, impersonation only by explicit input, approval never bypassed', () => {
    const text = fc.string({ minLength: 1, maxLength: 30 });
    const input = fc.record(
      {
        prompt: text,
        title: text,
        tags: text,
        repos: fc.constantFrom('a/b', 'a/b, c/d', 'x', ''),
        'secret-ids': text,
        'max-acu-limit': fc.constantFrom('1', '50', '0', '-1', '', 'x'),
        'playbook-id': text,
        'create-as-user-id': text,
        'bypass-approval': text,
      },
      { requiredKeys: ['prompt'] },
    );
    let sent = 0;
    fc.assert(
      fc.property(input, (raw) => {
        const parsed = parseSessionInputs(raw as Record<string, string>);
        const checked = parsed.ok ? checkSessionRequest({ prompt: 'x', ...parsed.fields }) : undefined;
        if (checked?.ok !== true) return;
        sent += 1;
        const body = JSON.parse(serialise(checked.request)) as Record<string, unknown>;
        expect(Array.isArray(body['secret_ids'])).toBe(true);
        if ((raw['secret-ids'] ?? '').trim() === '') expect(body['secret_ids']).toEqual([]);
        expect('create_as_user_id' in body).toBe((raw['create-as-user-id'] ?? '').trim() !== '');
        expect(Object.keys(body)).not.toContain('bypass_approval');
        expect(Object.values(body)).not.toContain(null);
      }),
      { numRuns: process.env['PROMISES'] === '1' ? 100_000 : 2_000 },
    );
    expect(sent).toBeGreaterThan(100);
  });
});

describe('parseSessionInputs: D31, house style 3', () => {
  const fieldsOf = (raw: Record<string, string>) => {
    const result = parseSessionInputs(raw);
    return result.ok ? result.fields : result.faults;
  };

  test('nothing given: secret_ids alone', () => {
    expect(fieldsOf({ title: '', tags: ' \n ', 'api-key': 'left alone' })).toEqual({ secret_ids: [] });
  });

  test.each([
    ['a,b', ['a', 'b']],
    ['a\nb\n', ['a', 'b']],
    [' a , \r\n b,', ['a', 'b']],
    ['["a, b", "c"]', ['a, b', 'c']],
    ['[]', []],
    [',', []],
  ])('a list written as %j', (text, list) => {
    expect(fieldsOf({ 'knowledge-ids': text })).toEqual({ secret_ids: [], knowledge_ids: list });
  });

  test('all kinds', () => {
    expect(
      fieldsOf({
        title: 'T',
        repos: 'a/b',
        'max-acu-limit': ' 12 ',
        'secret-ids': 's',
        'session-links': 'https://x/1',
        'create-as-user-id': 'u',
        'playbook-id': 'p',
      }),
    ).toEqual({
      title: 'T',
      repos: ['a/b'],
      max_acu_limit: 12,
      secret_ids: ['s'],
      session_links: ['https://x/1'],
      create_as_user_id: 'u',
      playbook_id: 'p',
    });
  });

  test.each(['0', '-1', '1.5', '1e3', '0x10', 'five', '99999999999999999999'])(
    'max-acu-limit %s is refused by name, with what is allowed',
    (text) => {
      expect(fieldsOf({ 'max-acu-limit': text })).toMatchObject([
        { input: 'max-acu-limit', given: JSON.stringify(text), allowed: 'must be a whole number of 1 or more' },
      ]);
    },
  );

  test('P6, P7: what was given is shown only where it is harmless', () => {
    const [fault] = fieldsOf({ repos: 'x\n::error::boom' }) as readonly { given: string; message: string }[];
    expect(fault?.given).not.toMatch(/\n|::/);
    expect(JSON.stringify(fieldsOf({ repos: 'cog_canary' }))).not.toContain('canary');
    expect(JSON.stringify(fieldsOf({ tags: '[canary' }))).not.toContain('canary');
    expect(JSON.stringify(fieldsOf({ 'max-acu-limit': 'ghp_canary' }))).not.toContain('canary');
  });

  test('all faults at once', () => {
    expect(fieldsOf({ repos: 'x', 'max-acu-limit': 'x', tags: '[x' })).toMatchObject([
      { input: 'tags' },
      { input: 'repos' },
      { input: 'max-acu-limit' },
    ]);
  });
});
