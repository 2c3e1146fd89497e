import { Ending } from '@agent-remediation/conventions/core';

/** A pull request that was closed, as the event tells it. Who merged it and how is read from the API. */
export type MergeIntake =
  | { readonly kind: 'merged'; readonly number: number; readonly body: string; readonly fromFork: boolean }
  | { readonly kind: 'not-for-us'; readonly reason: 'not-our-event' | 'not-merged'; readonly seen: string };

export type MergedPullRequest = Extract<MergeIntake, { kind: 'merged' }>;

/** Reads `pull_request` of type `closed` with `merged == true` (seed 6). Loads nothing. */
export function readMergeEvent(name: string, payload: unknown): MergeIntake {
  const event = object(payload, 'event');
  if (name !== 'pull_request' || event['action'] !== 'closed') {
    return {
      kind: 'not-for-us',
      reason: 'not-our-event',
      seen: `${name} ${typeof event['action'] === 'string' ? event['action'] : ''}`.slice(0, 100).trim(),
    };
  }
  const pullRequest = object(event['pull_request'], 'event.pull_request');
  const number = pullRequest['number'];
  if (!Number.isSafeInteger(number))
    throw new Ending('payload-invalid', 'event.pull_request.number is missing or not a number');
  if (pullRequest['merged'] !== true) return { kind: 'not-for-us', reason: 'not-merged', seen: `#${String(number)}` };
  const body = pullRequest['body'] ?? '';
  if (typeof body !== 'string') throw new Ending('payload-invalid', 'event.pull_request.body is not a text');
  return {
    kind: 'merged',
    number: Number(number),
    body,
    fromFork: repositoryId(pullRequest, 'head') !== repositoryId(pullRequest, 'base'),
  };
}

/** The head's repository is null when a fork was deleted. */
function repositoryId(pullRequest: Readonly<Record<string, unknown>>, side: 'head' | 'base'): unknown {
  const repository = object(pullRequest[side], `event.pull_request.${side}`)['repo'];
  return repository === null || repository === undefined
    ? side
    : object(repository, `event.pull_request.${side}.repo`)['id'];
}

function object(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Ending('payload-invalid', `${path} is missing or not an object`);
  return value as Readonly<Record<string, unknown>>;
}
