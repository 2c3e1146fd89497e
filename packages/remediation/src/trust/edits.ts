import { EDIT_WINDOW_MINUTES, Ending, type Trace } from '@agent-remediation/conventions';
import type { Edit, IssueFacts, Permission } from '@agent-remediation/github';
import type { Trigger } from '../events/event.ts';

/**
 * The text that counts is the event's own copy (P3). What happened to the issue around the trigger decides whether the person who
 * triggered can have meant that text: an edit by somebody without write in the ten minutes before, or after, stops the run.
 */
export async function checkFrozen(
  trigger: Extract<Trigger, { kind: 'label' | 'comment' }>,
  issue: IssueFacts,
  permissionOf: (login: string) => Promise<Permission>,
  trace: Trace,
): Promise<void> {
  if (!issue.open) end(trace, 'issue-closed', `#${issue.number} is closed`, 'reopen the issue and trigger again');
  if (trigger.kind === 'label' && !issue.labels.some((label) => label.toLowerCase() === trigger.label)) {
    end(trace, 'label-removed', `\`${trigger.label}\` is not on #${issue.number} any more`, 'add the label again');
  }
  trace.pass('issue', `#${issue.number} is open`);
  const from = trigger.at.getTime() - EDIT_WINDOW_MINUTES * 60_000;
  const near = issue.edits.filter((edit) => edit.at.getTime() >= from);
  // With a longer history than was read, everything within the window was read if the oldest read edit lies before it.
  if (!issue.editsComplete && near.length === issue.edits.length) {
    end(
      trace,
      'edit-history-unknown',
      'more edits near the trigger than are read',
      'open a new issue with the text that you checked',
    );
  }
  for (const edit of near) await checkEdit(edit, trigger.at, permissionOf, trace);
  if (near.length === 0) trace.pass('edits', `none since ${EDIT_WINDOW_MINUTES} minutes before the trigger`);
}

async function checkEdit(
  edit: Edit,
  triggeredAt: Date,
  permissionOf: (login: string) => Promise<Permission>,
  trace: Trace,
): Promise<void> {
  const after = edit.at.getTime() > triggeredAt.getTime();
  const what = `${edit.what} edited ${after ? 'after' : 'before'} the trigger by ${edit.by ?? 'a deleted account'} at ${edit.at.toISOString()}`;
  const permission = edit.by === undefined ? undefined : await permissionOf(edit.by);
  if (permission?.kind === 'unknown') end(trace, 'edit-history-unknown', `${what}; ${permission.why}`, 'run again');
  if (permission?.mayWrite) {
    trace.note('edits', `${what}, who may write; the text of the trigger counts`);
    return;
  }
  end(
    trace,
    after ? 'edited-since' : 'edited-recently',
    `${what}, who may not write`,
    'read the issue again, then remove the label and add it again',
  );
}

function end(
  trace: Trace,
  reason: 'issue-closed' | 'label-removed' | 'edited-since' | 'edited-recently' | 'edit-history-unknown',
  seen: string,
  change: string,
): never {
  trace.stop(reason === 'issue-closed' ? 'issue' : reason === 'label-removed' ? 'label' : 'edits', seen, change);
  throw new Ending(reason, seen);
}
