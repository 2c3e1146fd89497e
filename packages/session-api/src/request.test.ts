import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseSessionInputs } from './inputs.ts';
import type { SessionRequest } from './request.ts';
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
    expect(checkSessionRequest(value)).toEqual({
      ok: false,
      faults: [{ field: '', message: 'the request must be an object' }],
    });
  });

  test.each([
    ['prompt', 'x'.repeat(500_000)],
    ['title', 'x'.repeat(1_000)],
    ['tags', Array.from({ length: 50 }, () => 't'.repeat(200))],
    ['tags', []],
    ['repos', Array.from({ length: 200 }, () => `${'o'.repeat(100)}/${'r'.repeat(100)}`)],
    ['repos', ['.github/.github', 'a..b/c...', '_/-']],
    ['knowledge_ids', Array.from({ length: 200 }, () => 'i'.repeat(200))],
    ['playbook_id', 'i'.repeat(200)],
    ['max_acu_limit', 1],
    ['max_acu_limit', Number.MAX_SAFE_INTEGER],
    ['session_links', Array.from({ length: 200 }, () => 'l'.repeat(2_048))],
  ])('the largest %s is taken', (field, value) => {
    const request = { ...full, [field]: value };
    expect(checkSessionRequest(request)).toEqual({ ok: true, request });
  });

  const repository = 'must be names of the form <owner>/<repo>, without a host or an address';
  test.each([
    ['prompt', undefined, 'must be text'],
    ['prompt', ' \n', 'must not be empty'],
    ['prompt', 'x'.repeat(500_001), 'must have at most 500000 characters'],
    ['title', 'x'.repeat(1_001), 'must have at most 1000 characters'],
    ['title', null, 'must not be null: leave the field out'],
    ['playbook_id', 'x'.repeat(201), 'must have at most 200 characters'],
    ['max_acu_limit', 0, 'must be a whole number of 1 or more'],
    ['tags', 'a', 'must be a list of texts'],
    ['tags', Array.from({ length: 51 }, () => 'a'), 'must have at most 50 entries'],
    ['tags', ['a', 't'.repeat(201)], 'entry 2 must have at most 200 characters'],
    ['tags', [' '], 'entry 1 must not be empty'],
    ['secret_ids', Array.from({ length: 201 }, () => 'a'), 'must have at most 200 entries'],
    ['secret_ids', ['i'.repeat(201)], 'entry 1 must have at most 200 characters'],
    ['session_links', ['a', 'b', 'l'.repeat(2_049)], 'entry 3 must have at most 2048 characters'],
    ['repos', Array.from({ length: 201 }, () => 'a/b'), 'must have at most 200 entries'],
    ['repos', {}, 'must be a list of texts'],
    ['repos', ['o'.repeat(202)], 'entry 1 must have at most 201 characters'],
    ['repos', [`${'o'.repeat(101)}/r`], repository],
    ['repos', [`o/${'r'.repeat(101)}`], repository],
    ['repos', ['a/b', 'c'], repository],
    ['repos', ['./b'], repository],
    ['repos', ['a/..'], repository],
    ['repos', ['/b'], repository],
    ['repos', ['a/'], repository],
    ['repos', ['a b/c'], repository],
    ['bypass_approval', true, 'is not a field of a session request: leave it out'],
  ])('house style 5: %s says what is allowed', (field, value, message) => {
    expect(checkSessionRequest({ ...full, [field]: value })).toEqual({ ok: false, faults: [{ field, message }] });
  });

  test('P9: of stray fields 20 are named, each by at most 60 characters', () => {
    const stray = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`${at}${'x'.repeat(80)}`, 1]));
    const result = checkSessionRequest({ ...full, ...stray });
    const fields = result.ok ? [] : result.faults.map((fault) => fault.field);
    expect(fields).toHaveLength(20);
    expect(fields[19]).toBe(`19${'x'.repeat(58)}`);
  });

  test('a field without a value is absent, not stray', () => {
    expect(checkSessionRequest({ prompt: 'x', title: undefined, stray: undefined })).toEqual({
      ok: true,
      request: { prompt: 'x', secret_ids: [] },
    });
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

  test('secret_ids is sent as [] where a caller of no type left it out', () => {
    expect(serialise({ prompt: 'x' } as SessionRequest)).toBe('{"prompt":"x","secret_ids":[]}');
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

  test.each([
    ['max-acu-limit', '999999999999999', 999_999_999_999_999],
    ['title', ' kept as it is ', ' kept as it is '],
    ['playbook-id', ' p ', 'p'],
    ['create-as-user-id', '\tu\n', 'u'],
  ])('%s %j becomes %j', (input, text, value) => {
    expect(fieldsOf({ [input]: text })).toEqual({ secret_ids: [], [input.replaceAll('-', '_')]: value });
  });

  const json = 'begins with [ and so must be a JSON array of texts, such as ["a", "b"]';
  test.each([
    ['max-acu-limit', '0', '"0"', 'must be a whole number of 1 or more'],
    ['max-acu-limit', '1000000000000000', '"1000000000000000"', 'must be a whole number of 1 or more'],
    ['max-acu-limit', 'x1', '"x1"', 'must be a whole number of 1 or more'],
    ['max-acu-limit', '1x', '"1x"', 'must be a whole number of 1 or more'],
    ['max-acu-limit', 'x'.repeat(60), `"${'x'.repeat(60)}"`, 'must be a whole number of 1 or more'],
    ['max-acu-limit', 'x'.repeat(61), `"${'x'.repeat(60)}…"`, 'must be a whole number of 1 or more'],
    ['tags', '["a"', '4 characters', json],
    ['tags', ' [1]', '4 characters', 'entry 1 must be text'],
    ['title', 'x'.repeat(1_001), '1001 characters', 'must have at most 1000 characters'],
    ['repos', 'a', '"a"', 'must be names of the form <owner>/<repo>, without a host or an address'],
  ])('house style 5: %s %.20j, with what was given and what is allowed', (input, text, given, allowed) => {
    expect(fieldsOf({ [input]: text })).toEqual([
      { input, given, allowed, message: `Input ${input} ${allowed}; it was given ${given}.` },
    ]);
  });

  test.each([
    ['é\u200b😀~ !', '"\\u00e9\\u200b\\u1f600~ !"'],
    ['::error::', '"\\u003a:error\\u003a:"'],
    ['##[x', '"\\u0023#[x"'],
    ['a:b#c', '"a:b#c"'],
    ['a\nb"\u007f', '"a\\nb\\"\\u007f"'],
  ])('P7: %j is shown as %s', (text, given) => {
    expect(fieldsOf({ repos: text })).toMatchObject([{ given }]);
  });

  test.each(
    ['apk_', 'cog-', 'ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_', 'glpat-', 'xoxa-', 'xoxb-', 'xoxp-', 'sk-']
      .concat('AKIA', 'eyJ')
      .map((prefix) => `${prefix}canary`),
  )('P6: %s in the wrong input is not shown', (text) => {
    expect(fieldsOf({ repos: `x ${text}` })).toMatchObject([{ given: 'something that looks like a credential' }]);
  });

  test.each(['skype', 'cogs', 'ghx_1', 'gh_1', 'xox-1'])('%s is no credential and is shown', (text) => {
    expect(fieldsOf({ repos: text })).toMatchObject([{ given: JSON.stringify(text) }]);
  });

  test('P9: only own properties are inputs', () => {
    expect(fieldsOf({ title: undefined } as unknown as Record<string, string>)).toEqual({ secret_ids: [] });
    expect(fieldsOf(Object.create({ title: 'inherited' }) as Record<string, string>)).toEqual({ secret_ids: [] });
  });
});
