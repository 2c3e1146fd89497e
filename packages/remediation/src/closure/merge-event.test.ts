import { describe, expect, test } from '@jest/globals';
import { readMergeEvent } from './merge-event.ts';

const event = (pullRequest: object = {}, action = 'closed') => ({
  action,
  pull_request: {
    number: 7,
    merged: true,
    body: 'Refs #1',
    head: { repo: { id: 1 } },
    base: { repo: { id: 1 } },
    ...pullRequest,
  },
});

describe('pull_request, type closed, merged == true (seed 6)', () => {
  test.each([
    ['merged', event(), { kind: 'merged', number: 7, body: 'Refs #1', fromFork: false }],
    ['without a description', event({ body: null }), { kind: 'merged', body: '' }],
    ['from a fork', event({ head: { repo: { id: 2 } } }), { kind: 'merged', fromFork: true }],
    ['from a fork that was deleted', event({ head: { repo: null } }), { kind: 'merged', fromFork: true }],
    ['closed unmerged', event({ merged: false }), { kind: 'not-for-us', reason: 'not-merged' }],
    ['`merged` is no boolean', event({ merged: 'true' }), { kind: 'not-for-us', reason: 'not-merged' }],
    ['another action', event({}, 'opened'), { kind: 'not-for-us', reason: 'not-our-event' }],
  ])('%s', (_, payload, expected) => {
    expect(readMergeEvent('pull_request', payload)).toMatchObject(expected);
  });

  test('another event', () => {
    expect(readMergeEvent('pull_request_target', event())).toMatchObject({ reason: 'not-our-event' });
  });

  test.each([
    ['null', null],
    ['a list', []],
    ['no pull request', { action: 'closed' }],
    ['no number', event({ number: '7' })],
    ['a body that is no text', event({ body: 12 })],
    ['no head', event({ head: null })],
  ])('payload-invalid: %s', (_, payload) => {
    expect(() => readMergeEvent('pull_request', payload)).toThrow(
      expect.objectContaining({ reason: 'payload-invalid' }),
    );
  });
});
