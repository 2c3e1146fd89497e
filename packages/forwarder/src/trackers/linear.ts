import { at, listAt, textAt } from '../json.ts';
import type { JsonRecord } from '../json.ts';
import { end, sameState } from '../ticket.ts';
import type { Reading, Tracker } from '../ticket.ts';
import type { HmacCheck } from '../verify.ts';
import { digestOf, looksLikeDigest } from '../verify.ts';

/** Linear asks to refuse what was sent more than a minute ago, and its own SDK does (facts 5.1). Milliseconds. */
const WINDOW_MS = 60_000;

/**
 * Linear's webhook (facts 5.1): hex HMAC-SHA256 of the raw body, and the time of sending inside the signed body. Every edit of a ready
 * issue is an `update`, so the edge counts and not the level: the state, or the label, must have become the ready one in this very event.
 */
export function linearTracker(check: HmacCheck, readyState: string): Tracker {
  return {
    deliveryHeader: 'linear-delivery',
    looksSigned: (header) => looksLikeDigest(header('linear-signature'), ''),
    verify: async (bytes, header) => {
      const digest = digestOf(header('linear-signature'), '');
      return digest !== undefined && check(bytes, digest);
    },
    sentAt: (body) => ({ at: at(body, 'webhookTimestamp'), pastMs: WINDOW_MS, futureMs: WINDOW_MS }),
    read: (body) => readLinear(body, readyState),
  };
}

function readLinear(body: JsonRecord, readyState: string): Reading {
  if (textAt(body, 'type') !== 'Issue') return end('not-an-issue');
  const action = textAt(body, 'action');
  const isReady = sameState(textAt(body, 'data', 'state', 'name'), readyState);
  const labels = listAt(body, 'data', 'labels').filter((label) => sameState(textAt(label, 'name'), readyState));
  if ((action !== 'create' && action !== 'update') || (!isReady && labels.length === 0)) return end('not-ready');
  if (action === 'update' && !(isReady && stateChanged(body)) && !labelAdded(body, labels)) return end('no-change');
  return {
    kind: 'ticket',
    ticket: {
      key: textAt(body, 'data', 'identifier'),
      title: textAt(body, 'data', 'title'),
      description: textAt(body, 'data', 'description'),
      page: textAt(body, 'url') || textAt(body, 'data', 'url'),
      // Not `webhookTimestamp`: it says when this attempt was sent, and differs in the next one.
      event: `${action} ${textAt(body, 'createdAt')} ${textAt(body, 'data', 'updatedAt')}`,
    },
  };
}

/** `updatedFrom` holds what changed, with the value before. */
function stateChanged(body: JsonRecord): boolean {
  const before = textAt(body, 'updatedFrom', 'stateId');
  return before !== '' && before !== textAt(body, 'data', 'stateId');
}

function labelAdded(body: JsonRecord, labels: readonly unknown[]): boolean {
  const before = at(body, 'updatedFrom', 'labelIds');
  return Array.isArray(before) && labels.some((label) => !before.includes(textAt(label, 'id')));
}
