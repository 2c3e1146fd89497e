import { LABEL_READY, BRANCH_PREFIX } from '@agent-remediation/conventions/core';
import { at, isRecord, textAt } from '../json.ts';
import type { JsonRecord } from '../json.ts';
import { AHEAD_MS, DAY_MS, end } from '../ticket.ts';
import type { Header, Reading, Tracker } from '../ticket.ts';
import type { HmacCheck } from '../verify.ts';
import { digestOf, looksLikeDigest } from '../verify.ts';

/**
 * GitHub's own webhook, for those who want a label to start work without a workflow on `issues`: the label event names the same finding as
 * the workflow would (`issue-<n>`, D1), so both ways together are still one session. It also tells of pull requests on `fix/<ticket key>`.
 */
export function githubTracker(check: HmacCheck): Tracker {
  return {
    deliveryHeader: 'x-github-delivery',
    looksSigned: (header) => looksLikeDigest(header('x-hub-signature-256'), 'sha256='),
    verify: async (bytes, header) => {
      const digest = digestOf(header('x-hub-signature-256'), 'sha256=');
      return digest !== undefined && check(bytes, digest);
    },
    sentAt: (body) => {
      const time = textAt(body, 'issue', 'updated_at') || textAt(body, 'pull_request', 'updated_at');
      return time === '' ? undefined : { at: Date.parse(time), pastMs: DAY_MS, futureMs: AHEAD_MS };
    },
    read: readGithub,
  };
}

function readGithub(body: JsonRecord, header: Header): Reading {
  const event = header('x-github-event');
  if (event === 'pull_request') return readPullRequest(body);
  // The event's name is not signed, so what the body holds has to agree.
  if (event !== 'issues' || !isRecord(at(body, 'issue'))) return end('not-an-issue');
  if (at(body, 'issue', 'pull_request') !== undefined) return end('not-an-issue');
  // GitHub's labels are compared without case.
  if (textAt(body, 'action') !== 'labeled' || textAt(body, 'label', 'name').toLowerCase() !== LABEL_READY)
    return end('not-ready');
  if (textAt(body, 'issue', 'state') !== 'open') return end('not-ready');
  const number = at(body, 'issue', 'number');
  return {
    kind: 'ticket',
    ticket: {
      key: typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? `issue-${number}` : '',
      title: textAt(body, 'issue', 'title'),
      description: textAt(body, 'issue', 'body'),
      page: textAt(body, 'issue', 'html_url'),
      event: `labeled ${textAt(body, 'issue', 'updated_at')}`,
      repository: textAt(body, 'repository', 'full_name'),
    },
  };
}

/** A key as Linear and Jira form them; `fix/issue-12` is an issue of the repository itself, which reconcile tells. */
const TRACKER_BRANCH = new RegExp(`^${BRANCH_PREFIX}(?<key>[A-Z][A-Z0-9_]{0,30}-[1-9][0-9]{0,8})(?:\\+[0-9]+)?$`);

function readPullRequest(body: JsonRecord): Reading {
  const key = TRACKER_BRANCH.exec(textAt(body, 'pull_request', 'head', 'ref'))?.groups?.['key'];
  const [head, base] = [at(body, 'pull_request', 'head', 'repo', 'id'), at(body, 'pull_request', 'base', 'repo', 'id')];
  // A fork can name its branch as it likes.
  if (textAt(body, 'action') !== 'opened' || key === undefined || typeof head !== 'number' || head !== base)
    return end('not-an-issue');
  return {
    kind: 'pull-request',
    key,
    page: textAt(body, 'pull_request', 'html_url'),
    repository: textAt(body, 'repository', 'full_name'),
  };
}
