import { describe, expect, test } from '@jest/globals';
import { statusMeaning } from './answer.ts';
import { explain } from './explain.ts';

const refused = (status: number, text = '') => {
  const meaning = statusMeaning(status);
  if (meaning.kind !== 'refused') throw new Error('not a refusal');
  return { ...meaning, status, text };
};

/** What the sentence quotes of the service's own words. */
const said = (text: string): string => {
  const sentence = explain(refused(418, text));
  expect(sentence.startsWith('The service refused the request (status 418)')).toBe(true);
  return sentence.slice('The service refused the request (status 418)'.length);
};

describe('house style 5: one sentence for each answer, what happened and what to change', () => {
  test.each([
    [400, 'The service did not accept the request (status 400).'],
    [
      401,
      'The key was not accepted: it is wrong, expired or revoked; renew the secret behind the input api-key (status 401).',
    ],
    [402, 'The plan or quota of the organisation is used up (status 402).'],
    [403, 'The service user lacks a permission: it needs ManageOrgSessions on the organisation (status 403).'],
    [404, 'There is no such organisation at this address: check the inputs org-id and base-url (status 404).'],
    [409, 'The service says that this conflicts with what is there (status 409).'],
    [413, 'The request is too large for the service: shorten the brief (status 413).'],
    [418, 'The service refused the request (status 418).'],
    [422, 'The service did not accept the request (status 422).'],
    [429, 'The service asks for fewer requests, longer than the time allowed here: try again later (status 429).'],
    [
      307,
      'The address has moved, and a redirect is never followed with a key: write the new address as base-url (status 307).',
    ],
  ])('seed 7.2: the refusal %i', (status, sentence) => {
    expect(explain(refused(status))).toBe(sentence);
    expect(explain(refused(status, '{"detail":"Because."}'))).toBe(`${sentence.slice(0, -1)}: Because.`);
  });

  test('seed 5: 403 with create-as-user-id names the second permission', () => {
    expect(explain(refused(403), { createAsUser: true })).toBe(
      'The service user lacks a permission: it needs ManageOrgSessions, and ImpersonateOrgSessions because create-as-user-id is set (status 403).',
    );
    expect(explain(refused(403), { createAsUser: false })).toBe(explain(refused(403)));
  });

  test('D9: created, with its text or without', () => {
    expect(explain({ kind: 'created', status: 201, text: 'x' })).toBe('The session was created (status 201).');
    expect(explain({ kind: 'created', status: 200, text: '', withheld: 'contains-key' })).toBe(
      "The session was created (status 200), but the answer's text is withheld (contains-key).",
    );
  });

  test('P15: not sent, and unknown with and without an answer', () => {
    expect(explain({ kind: 'refused', code: 'not-sent', fault: 'dns', retryable: true })).toBe(
      'The session service could not be reached (dns): nothing was sent; check base-url, the network and the proxy.',
    );
    expect(explain({ kind: 'unknown', why: 'timeout' })).toBe(
      'The session service brought no whole answer (timeout), so nobody knows whether a session was created: look in the workspace before retrying.',
    );
    expect(explain({ kind: 'unknown', why: 'status', status: 500, text: 'oops' })).toBe(
      'The session service answered with status 500, so nobody knows whether a session was created: look in the workspace before retrying: oops.',
    );
  });
});

describe('what is quoted of an answer', () => {
  test.each([
    // Which words lead.
    ['{"title":"T","detail":"D","message":"M"}', ': D.'],
    ['{"title":"T","message":"M"}', ': T.'],
    ['{"message":"M"}', ': M.'],
    ['{"title":"T","detail":""}', ': T.'],
    ['{"title":7,"message":"M"}', ': M.'],
    ['{}', '.'],
    ['[]', '.'],
    ['7', '.'],
    [`{"title":"${'t'.repeat(1_000)}","message":"M"}`, `: ${'t'.repeat(300)}….`],
    [`{"title":"${'t'.repeat(1_001)}","message":"M"}`, ': M.'],
    [`{"message":"${'m'.repeat(1_001)}"}`, '.'],
    [`{"message":"${'m'.repeat(1_000)}"}`, `: ${'m'.repeat(300)}….`],
    // Faults of single fields, in every form that is in use.
    ['{"detail":[{"loc":["body","tags",0],"msg":"bad"}]}', ': tags.0 bad.'],
    ['{"detail":[{"loc":"body","msg":"bad"}]}', ': bad.'],
    ['{"detail":[{"loc":["body",{"a":1},["x"],null,"title"],"msg":"bad"}]}', ': title bad.'],
    ['{"detail":[{"loc":["a","b","c","d","e","f"],"msg":"deep"}]}', ': a.b.c.d.e deep.'],
    ['{"errors":[{"field":"tags","message":"bad"}]}', ': tags bad.'],
    ['{"errors":[{"pointer":"#/tags","detail":"bad"}]}', ': #/tags bad.'],
    ['{"errors":[{"loc":["body"],"field":"tags","msg":"bad"}]}', ': tags bad.'],
    ['{"errors":[{"field":"tags"}]}', ': tags.'],
    ['{"errors":[{"msg":"a","message":"b","detail":"c"}]}', ': a.'],
    ['{"errors":[{"field":"f","pointer":"p","message":"b","detail":"c"}]}', ': f b.'],
    ['{"errors":[{},7,null,"x",{"field":"a"}]}', ': a.'],
    [
      '{"errors":[{"field":"a"},{"field":"b"},{"field":"c"},{"field":"d"},{"field":"e"},{"field":"f"}]}',
      ': a, b, c, d, e.',
    ],
    ['{"detail":[{"msg":"a"}],"errors":[{"msg":"b"}]}', ': a, b.'],
    ['{"title":"T","detail":[{"msg":"a"}]}', ': T: a.'],
    [`{"errors":[{"field":"${'f'.repeat(200)}","msg":"m"}]}`, `: ${'f'.repeat(200)} m.`],
    [`{"errors":[{"field":"${'f'.repeat(201)}","msg":"m"}]}`, ': m.'],
    [`{"errors":[{"field":"f","msg":"${'m'.repeat(301)}"}]}`, ': f.'],
    [`{"errors":[{"msg":"${'m'.repeat(300)}"}]}`, `: ${'m'.repeat(300)}.`],
    // Plain text, and pages.
    ['  plain words.  ', ': plain words.'],
    ['v1.2 is over', ': v1.2 is over.'],
    ['two..', ': two..'],
    ['a < b', ': a < b.'],
    [' \n <!doctype html>', '.'],
    ['<html>', '.'],
    ['a\u0000\u200b\u2028\u2029\u00ad \t b', ': a b.'],
    [' \u200b ', '.'],
    ['x'.repeat(300), `: ${'x'.repeat(300)}.`],
    ['x'.repeat(301), `: ${'x'.repeat(300)}….`],
    [`${' '.repeat(2_999)}x`, ': x.'],
    [`${' '.repeat(3_000)}x`, '.'],
    // A body of more than 100,000 characters is not read as JSON.
    [`{"detail":"d","x":"${'x'.repeat(99_000)}"}`, ': d.'],
    [`{"detail":"d","x":"${'x'.repeat(100_000)}"}`, `: {"detail":"d","x":"${'x'.repeat(281)}….`],
  ])('%#: %.60s', (text, quoted) => {
    expect(said(text)).toBe(quoted);
  });
});
