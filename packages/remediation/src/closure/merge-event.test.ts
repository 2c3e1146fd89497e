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

  test.each([
    ['pull_request_target', event(), { reason: 'not-our-event', seen: 'pull_request_target closed' }],
    ['pull_request', event({}, 'opened'), { reason: 'not-our-event', seen: 'pull_request opened' }],
    ['push', {}, { reason: 'not-our-event', seen: 'push' }],
    ['push', { action: 7 }, { reason: 'not-our-event', seen: 'push' }],
    ['pull_request', event({}, 'x'.repeat(200)), { reason: 'not-our-event', seen: `pull_request ${'x'.repeat(87)}` }],
    ['pull_request', event({ merged: false }), { reason: 'not-merged', seen: '#7' }],
  ])('%s that is not for us says what was seen: %j', (name, payload, seen) => {
    expect(readMergeEvent(name, payload)).toEqual({ kind: 'not-for-us', ...seen });
  });

  test.each([
    ['both repositories are gone', { head: { repo: null }, base: { repo: null } }, true],
    ['the head names no repository', { head: {} }, true],
    ['a fork of the same name', { head: { repo: { id: 1, fork: true } } }, false],
  ])('from a fork: %s', (_, pullRequest, fromFork) => {
    expect(readMergeEvent('pull_request', event(pullRequest))).toMatchObject({ kind: 'merged', fromFork });
  });

  test.each([
    ['null', null, 'event is missing or not an object'],
    ['a text', 'closed', 'event is missing or not an object'],
    ['a list', [], 'event is missing or not an object'],
    ['no pull request', { action: 'closed' }, 'event.pull_request is missing or not an object'],
    ['no number', event({ number: '7' }), 'event.pull_request.number is missing or not a number'],
    ['a body that is no text', event({ body: 12 }), 'event.pull_request.body is not a text'],
    ['no head', event({ head: null }), 'event.pull_request.head is missing or not an object'],
    ['no base', event({ base: [] }), 'event.pull_request.base is missing or not an object'],
    ['a repository that is none', event({ head: { repo: 1 } }), 'event.pull_request.head.repo is missing'],
    ['a base that is none', event({ base: { repo: 'x' } }), 'event.pull_request.base.repo is missing'],
  ])('payload-invalid: %s', (_, payload, message) => {
    expect(() => readMergeEvent('pull_request', payload)).toThrow(
      expect.objectContaining({ reason: 'payload-invalid', message: expect.stringContaining(message) }),
    );
  });
});
