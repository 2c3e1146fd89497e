import { Ending } from '@agent-remediation/conventions/core';

/** Which pull request an event asks to judge. What counts is read from the API; the event only says where to look. */
export type ContractIntake =
  | { readonly kind: 'pull-request'; readonly number: number }
  /** A commit of the merge queue: what is in it was judged before it was queued. */
  | { readonly kind: 'merge-group'; readonly sha: string }
  | { readonly kind: 'not-for-us'; readonly reason: 'not-our-event' | 'no-command'; readonly seen: string };

/** What there is to do. */
export type ContractWork = Exclude<ContractIntake, { readonly kind: 'not-for-us' }>;

/** What an approval begins with, in a comment on the pull request. */
export const APPROVE_COMMAND = '/agent approve';

/** Reads the events after which the verdict may be another one. Loads nothing. `named`: the number that an input gives. */
export function readContractEvent(name: string, payload: unknown, named: string | undefined): ContractIntake {
  const event = object(payload, 'event');
  const action = typeof event['action'] === 'string' ? event['action'] : '';
  if (named !== undefined) {
    if (!/^[1-9][0-9]{0,9}$/.test(named))
      throw new Ending('input-invalid', 'input `pull-request`: a number is allowed');
    return { kind: 'pull-request', number: Number(named) };
  }
  const none = (reason: 'not-our-event' | 'no-command'): ContractIntake => ({
    kind: 'not-for-us',
    reason,
    seen: `${name} ${action}`.slice(0, 100).trim(),
  });
  switch (name) {
    case 'pull_request_target':
    case 'pull_request':
    case 'pull_request_review':
      return action === 'closed' ? none('not-our-event') : numberIn(event['pull_request'], 'event.pull_request');
    case 'issue_comment': {
      const issue = object(event['issue'], 'event.issue');
      if (action !== 'created' || issue['pull_request'] === undefined) return none('not-our-event');
      const body = object(event['comment'], 'event.comment')['body'];
      return typeof body === 'string' && body.includes(APPROVE_COMMAND)
        ? numberIn(issue, 'event.issue')
        : none('no-command');
    }
    case 'merge_group': {
      const sha = object(event['merge_group'], 'event.merge_group')['head_sha'];
      if (typeof sha !== 'string' || !/^[0-9a-f]{40,64}$/.test(sha))
        throw new Ending('payload-invalid', 'event.merge_group.head_sha is missing or not a commit id');
      return action === 'checks_requested' ? { kind: 'merge-group', sha } : none('not-our-event');
    }
    case 'workflow_run': {
      // GitHub names no pull request here where the head is in a fork.
      const pulls = object(event['workflow_run'], 'event.workflow_run')['pull_requests'];
      const [first] = Array.isArray(pulls) ? (pulls as readonly unknown[]) : [];
      return first === undefined ? none('not-our-event') : numberIn(first, 'event.workflow_run.pull_requests[0]');
    }
    default:
      return none('not-our-event');
  }
}

function numberIn(value: unknown, path: string): ContractIntake {
  const number = object(value, path)['number'];
  if (!Number.isSafeInteger(number)) throw new Ending('payload-invalid', `${path}.number is missing or not a number`);
  return { kind: 'pull-request', number: Number(number) };
}

function object(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Ending('payload-invalid', `${path} is missing or not an object`);
  return value as Readonly<Record<string, unknown>>;
}
