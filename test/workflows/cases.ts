/**
 * What starts a job, and what must not even start a runner (seed 6), per trigger. GitHub's expression engine judges
 * the cases in `triggers.test.ts`, and `act` runs the same ones for real in `test/act`.
 */
import { commented, dispatched, issueAction, labeled, pullRequest, scheduled, started } from './events.ts';
import type { GitHubEvent } from './events.ts';

const ticket = started({ ticket_key: 'SEC-1', brief: 'x' });
/** `jobs`: the ids of the jobs that run. */
export type Case = readonly [what: string, event: GitHubEvent, jobs: readonly string[]];
export const CASES: Readonly<Record<string, readonly Case[]>> = {
  label: [
    ['ready-for-agent', labeled('ready-for-agent'), ['hand-off']],
    ['agent-remediate', labeled('agent-remediate'), ['hand-off']],
    ['another label', labeled('bug'), []],
    ['a label that begins like ours', labeled('ready-for-agents'), []],
    ['a status label of our own', labeled('agent:working'), []],
    ['a comment', commented('/agent remediate', 'issue'), []],
  ],
  comment: [
    ['a command', commented('/agent remediate', 'issue'), ['hand-off']],
    ['a command below other text', commented('Please:\n\n/agent retry', 'issue'), ['hand-off']],
    ['a command on a pull request', commented('/agent remediate', 'pull request'), []],
    ['another comment', commented('What does the agent say?', 'issue'), []],
    ['a label', labeled('ready-for-agent'), []],
  ],
  dispatch: [
    ['security-finding', dispatched('security-finding'), ['hand-off']],
    ['a ticket', ticket, []],
  ],
  ticket: [['with its inputs', ticket, ['hand-off']]],
  merge: [
    ['merged', pullRequest({ action: 'closed', merged: true }), ['close']],
    ['merged from any branch', pullRequest({ action: 'closed', merged: true, branch: 'topic' }), ['close']],
    ['closed unmerged', pullRequest({ action: 'closed' }), []],
  ],
  sweep: [
    ['by hand', started({ mode: 'plan' }), ['sweep']],
    ['a label', labeled('ready-for-agent'), []],
  ],
  reconcile: [
    ['schedule', scheduled(), ['all']],
    ['by hand', started({}), ['all']],
    ['opened', pullRequest({ action: 'opened' }), ['pull-request']],
    ['reopened', pullRequest({ action: 'reopened' }), ['pull-request']],
    ['ready for review', pullRequest({ action: 'ready_for_review' }), ['pull-request']],
    ['closed unmerged', pullRequest({ action: 'closed' }), ['pull-request']],
    ['merged: the merge workflow does it', pullRequest({ action: 'closed', merged: true }), []],
    ['another branch', pullRequest({ action: 'opened', branch: 'feature/fix/1' }), []],
    ['from a fork', pullRequest({ action: 'opened', fork: true }), []],
    ['from a fork that is gone', pullRequest({ action: 'closed', fork: 'deleted' }), []],
  ],
};

/** What the filter under `on` refuses: a reusable workflow sees only what its caller lets through. */
export const FILTERED: Readonly<Record<string, readonly Case[]>> = {
  label: [
    ['opened', issueAction('opened'), []],
    ['edited', issueAction('edited'), []],
    ['unlabeled', issueAction('unlabeled'), []],
  ],
  comment: [['an edited comment', commented('/agent remediate', 'issue', 'edited'), []]],
  dispatch: [['another type', dispatched('deploy'), []]],
  merge: [['opened', pullRequest({ action: 'opened' }), []]],
  reconcile: [['labelled', pullRequest({ action: 'labeled' }), []]],
};
