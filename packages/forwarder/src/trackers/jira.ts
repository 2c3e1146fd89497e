import { at, isRecord, listAt, textAt } from '../json.ts';
import type { JsonRecord } from '../json.ts';
import { AHEAD_MS, DAY_MS, end, sameState } from '../ticket.ts';
import type { Reading, Tracker } from '../ticket.ts';
import type { HmacCheck } from '../verify.ts';
import { digestOf, looksLikeDigest } from '../verify.ts';

/**
 * Jira's webhook with a secret (facts 5.2): `X-Hub-Signature: sha256=<hex>` over the raw body. Its `timestamp` is the time of the event and
 * stays the same when the event is delivered again, so a day is allowed. The changelog says whether status or labels changed just now.
 */
export function jiraTracker(check: HmacCheck, readyState: string): Tracker {
  return {
    deliveryHeader: 'x-atlassian-webhook-identifier',
    looksSigned: (header) => looksLikeDigest(header('x-hub-signature'), 'sha256='),
    verify: async (bytes, header) => {
      const digest = digestOf(header('x-hub-signature'), 'sha256=');
      return digest !== undefined && check(bytes, digest);
    },
    sentAt: (body) => ({ at: at(body, 'timestamp'), pastMs: DAY_MS, futureMs: AHEAD_MS }),
    read: (body) => readJira(body, readyState),
  };
}

function readJira(body: JsonRecord, readyState: string): Reading {
  const event = textAt(body, 'webhookEvent');
  if (event !== 'jira:issue_updated' && event !== 'jira:issue_created') return end('not-an-issue');
  const fields = at(body, 'issue', 'fields');
  const isReady = sameState(textAt(fields, 'status', 'name'), readyState);
  const isLabelled = listAt(fields, 'labels').some(
    (label) => typeof label === 'string' && sameState(label, readyState),
  );
  if (!isReady && !isLabelled) return end('not-ready');
  const changes = listAt(body, 'changelog', 'items');
  const became = changes.some(
    (item) => (isReady && statusBecame(item, readyState)) || (isLabelled && labelAppeared(item, readyState)),
  );
  if (event === 'jira:issue_updated' && !became) return end('no-change');
  return {
    kind: 'ticket',
    ticket: {
      key: textAt(body, 'issue', 'key'),
      title: textAt(fields, 'summary'),
      description: plainText(at(fields, 'description')),
      page: '',
      event: `${event} ${JSON.stringify(at(body, 'timestamp') ?? '')} ${textAt(body, 'changelog', 'id')}`,
    },
  };
}

// `toString` is read as an own property: an item without one would give the function that every object has.
function statusBecame(item: unknown, readyState: string): boolean {
  return (
    textAt(item, 'field') === 'status' &&
    sameState(textAt(item, 'toString'), readyState) &&
    !sameState(textAt(item, 'fromString'), readyState)
  );
}

function labelAppeared(item: unknown, readyState: string): boolean {
  const holds = (labels: string): boolean => labels.split(' ').some((label) => sameState(label, readyState));
  return textAt(item, 'field') === 'labels' && holds(textAt(item, 'toString')) && !holds(textAt(item, 'fromString'));
}

/** Nodes of a rich text that end a line. */
const BLOCKS: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'codeBlock',
  'listItem',
  'blockquote',
  'tableRow',
  'rule',
  'hardBreak',
]);
/** Nodes that are read; a description has some hundred. */
const MAX_NODES = 100_000;

/** A description as text: Jira sends wiki text, or a tree of nodes (Atlassian Document Format). Walks without recursion: depth is the sender's. */
function plainText(description: unknown): string {
  if (typeof description === 'string') return description;
  const pieces: string[] = [];
  const stack: unknown[] = [description];
  for (let nodes = 0; stack.length > 0 && nodes < MAX_NODES; nodes += 1) {
    const node = stack.pop();
    if (typeof node === 'string') pieces.push(node);
    if (!isRecord(node)) continue;
    const type = textAt(node, 'type');
    if (type === 'text') pieces.push(textAt(node, 'text'));
    if (BLOCKS.has(type)) stack.push('\n');
    const content = listAt(node, 'content');
    for (let index = content.length - 1; index >= 0; index -= 1)
      if (isRecord(content[index])) stack.push(content[index]);
  }
  return pieces.join('').trim();
}
