/**
 * The closed list of endings. Code branches on codes only; the sentences are for people. The troubleshooting page and the tables of the
 * READMEs are generated from here.
 *
 * Levels: `done` and `ignored` end with exit code 0 and a notice; `refused` ends with exit code 0 and a warning where the issue can be
 * told, otherwise with 1; `failed` ends with exit code 1.
 */
export const REASONS = {
  'session-created': {
    level: 'done',
    meaning: 'A session was created for this finding.',
    remedy: 'Wait for the draft pull request; review and merge it.',
  },
  'dry-run': {
    level: 'done',
    meaning: 'Nothing was changed: the run showed the brief and the trace only.',
    remedy: 'Remove `dry-run` to act.',
  },
  'why-answered': {
    level: 'done',
    meaning: '`/agent why` was answered in the tracking comment.',
    remedy: 'Read the tracking comment.',
  },
  closed: {
    level: 'done',
    meaning: 'The fix is merged and the issue was closed as completed.',
    remedy: '',
  },
  'merged-awaiting-evidence': {
    level: 'done',
    meaning: 'The fix is merged; the finding stays open until it is verified.',
    remedy: 'Wait for the evidence that `closing` in the settings asks for.',
  },
  'in-review': {
    level: 'done',
    meaning: 'The agent opened a draft pull request.',
    remedy: 'Review it; mark it ready and merge it when it is right.',
  },
  working: {
    level: 'done',
    meaning: 'An agent session works on the finding.',
    remedy: 'Wait for the draft pull request.',
  },
  abandoned: {
    level: 'refused',
    meaning: 'The pull request was closed without a merge.',
    remedy: 'To start anew, take the label off and add it again, or comment `/agent remediate`.',
  },
  'given-up': {
    level: 'done',
    meaning: 'A person ended the finding before a fix was merged: it is given up.',
    remedy: '',
  },
  'session-waiting': {
    level: 'refused',
    meaning: 'The agent has stopped and asks a person.',
    remedy: 'Answer in the session that the comment links.',
  },
  'session-stopped': {
    level: 'refused',
    meaning: 'The session ended without a pull request: tests failed, a guard blocked, or it broke off.',
    remedy: 'Read its summary in the session, then comment `/agent retry` or fix the finding by hand.',
  },
  'session-not-started': {
    level: 'refused',
    meaning: 'The session has not started.',
    remedy: 'Look at the session service; reconcile looks again.',
  },
  'no-pull-request': {
    level: 'refused',
    meaning: 'There is no pull request, and the deadline has passed.',
    remedy: 'Look at the session, then comment `/agent retry` or fix the finding by hand.',
  },
  'verification-failed': {
    level: 'refused',
    meaning: 'The fix is merged but the evidence speaks against it: the finding stays open.',
    remedy: 'Look at what failed; a person decides whether to revert, to fix, or to close the issue.',
  },
  'verification-overdue': {
    level: 'refused',
    meaning: 'The fix is merged but not verified by the deadline.',
    remedy: 'Bring the evidence that is lacking, or close the issue by hand.',
  },
  'checks-not-named': {
    level: 'refused',
    meaning: 'The fix is merged, but no check is named by which it could be verified.',
    remedy:
      'Name checks under `closing.checks` in the settings, set `closing.verify: none`, or close the issue by hand.',
  },
  'evidence-not-possible': {
    level: 'refused',
    meaning: 'The fix is merged, but evidence that the settings ask for can never come for this finding.',
    remedy:
      'See what is lacking; change `closing.evidence` or name the workflows in the settings, or close the issue by hand.',
  },
  'came-back': {
    level: 'refused',
    meaning: 'The finding was closed and is back: its issue is open again.',
    remedy: 'Look at what was seen; to hand it off anew, take the label off and add it again.',
  },
  'stray-pull-request': {
    level: 'refused',
    meaning: 'A pull request is open for a finding that is finished, or whose issue is closed.',
    remedy: 'Close the pull request, or reopen the issue and hand the finding off anew.',
  },
  'duplicate-pull-request': {
    level: 'refused',
    meaning: 'More than one pull request is open for one finding.',
    remedy: 'One finding, one pull request: keep one and close the others.',
  },
  'retry-decided': {
    level: 'done',
    meaning: 'A person decided that the finding may be tried again.',
    remedy: 'Send its trigger again: the dispatch, the ticket or the direct call.',
  },
  'decision-refused': {
    level: 'refused',
    meaning: 'The decision about a finding was not carried out.',
    remedy: 'See what the message names: who may decide, for which finding, and which decisions fit its state.',
  },
  'run-never-started': {
    level: 'refused',
    meaning: 'The issue carries the label, but no run took it up.',
    remedy: 'Take the label off and add it again, as a person: a label that a workflow token added starts nothing.',
  },
  reconciled: {
    level: 'done',
    meaning: 'Every open finding was looked at and brought up to date.',
    remedy: '',
  },
  'nothing-open': {
    level: 'done',
    meaning: 'The ledger holds no open finding.',
    remedy: '',
  },
  swept: {
    level: 'done',
    meaning: 'The sweep handed off what it may in one run.',
    remedy: '',
  },
  'sweep-planned': {
    level: 'done',
    meaning: 'Nothing was changed: the run showed what a sweep would hand off.',
    remedy: 'Run it with `mode: act`.',
  },
  'nothing-to-sweep': {
    level: 'done',
    meaning: 'Every source answered, and holds no open finding that is to be handed off.',
    remedy: 'See the summary: it tells what was read, and what is left out and why.',
  },
  'beyond-window': {
    level: 'refused',
    meaning: 'All findings that a sweep looks at are handled or held back; further down the lists it did not look.',
    remedy: 'Close or dismiss what is handled, or hold back less: a sweep reads 10 pages of a list at most.',
  },
  'sweep-incomplete': {
    level: 'failed',
    meaning: 'A source of findings failed or broke off; the others were worked through.',
    remedy: 'See the message: it names the source, and the permission or the correction that it needs.',
  },
  'sweep-partly-failed': {
    level: 'failed',
    meaning: 'At least one hand-off of the sweep failed; the others were made.',
    remedy: 'See the summary: it names the findings and what to do.',
  },
  'scan-failed': {
    level: 'failed',
    meaning: 'No source of findings could be read. That says nothing about how many findings there are.',
    remedy: 'See the message: it names the permission, the feature or the file that is lacking.',
  },
  'scan-empty': {
    level: 'failed',
    meaning: 'A source holds nothing, and nothing shows that anybody looked: that is no "all clean".',
    remedy: 'Run the scan again, and see why it is missing, old or failed.',
  },
  frozen: {
    level: 'refused',
    meaning: 'The settings allow no sweep today.',
    remedy: 'Wait until the days under `sweep.freeze` are over.',
  },
  'review-backlog': {
    level: 'refused',
    meaning: 'As many pull requests of agents wait for a review as the settings allow.',
    remedy: 'Review and merge or close them, or raise `sweep.open-pull-requests`.',
  },
  'merge-pace': {
    level: 'refused',
    meaning: 'More findings are in work than the pace of merges allows.',
    remedy: 'Review and merge, or change `sweep.merge-factor`.',
  },
  'loop-fuse': {
    level: 'failed',
    meaning: 'Hand-offs come faster than any backlog explains, or are caused by our own writes. The sweep has stopped.',
    remedy: 'Find what causes them, then close the incident issue: that lets the sweep go on.',
  },
  'not-our-event': {
    level: 'ignored',
    meaning: 'The event is not one that starts or ends a hand-off.',
    remedy: 'Use one of the templates: they subscribe to the right events.',
  },
  'not-our-label': {
    level: 'ignored',
    meaning: 'The label is not `ready-for-agent` or `agent-remediate`.',
    remedy: 'Add one of these labels to hand the issue off.',
  },
  'no-command': {
    level: 'ignored',
    meaning: 'The comment holds no command.',
    remedy: 'Write `/agent remediate`, `/agent retry` or `/agent why` alone on a line of a new comment.',
  },
  'other-engine': {
    level: 'ignored',
    meaning: 'The settings say that the other engine answers this trigger.',
    remedy: 'Change `engine` in the settings, or use the label `ready-for-agent`.',
  },
  'is-pull-request': {
    level: 'ignored',
    meaning: 'The event belongs to a pull request, not to an issue.',
    remedy: 'Open an issue for the finding and label that.',
  },
  'not-merged': {
    level: 'ignored',
    meaning: 'The pull request was closed without a merge.',
    remedy: 'Nothing; reconcile records the finding as abandoned.',
  },
  'not-ours': {
    level: 'ignored',
    meaning: 'The pull request belongs to no finding that the ledger knows.',
    remedy: 'Set `closing.pull-requests: all` to close issues for every merged pull request.',
  },
  'no-reference': {
    level: 'ignored',
    meaning: 'The description names no issue.',
    remedy: 'Write `Refs #<number>` into the description, or close the issue by hand.',
  },
  'reference-is-pull-request': {
    level: 'ignored',
    meaning: 'The first reference is a pull request, not an issue.',
    remedy: 'Reference the issue first.',
  },
  'issue-already-closed': {
    level: 'ignored',
    meaning: 'The issue is closed already.',
    remedy: '',
  },
  'base-branch-not-listed': {
    level: 'ignored',
    meaning: 'The pull request was merged into a branch that the settings do not list.',
    remedy: 'Add the branch to `closing.base-branches`.',
  },
  fork: {
    level: 'ignored',
    meaning: 'The pull request comes from a fork, where the token is read-only.',
    remedy: 'Reconcile finishes it for a finding of the ledger; else close the issue by hand.',
  },
  'already-handed-off': {
    level: 'ignored',
    meaning: 'This finding has a live claim: one finding, one session.',
    remedy: 'See the tracking comment for its state; `/agent retry` starts again where a retry is allowed.',
  },
  'retry-not-needed': {
    level: 'ignored',
    meaning: 'There is nothing to retry: the session or its pull request is alive.',
    remedy: 'Wait for the pull request, or close it first.',
  },
  'needs-retry': {
    level: 'refused',
    meaning: 'An earlier attempt ended without a pull request, or its result is unknown; a person decides.',
    remedy: "Look for a session with the finding's tag, then comment `/agent retry`.",
  },
  'not-authorised': {
    level: 'refused',
    meaning: 'The person who triggered this has no write permission on the repository.',
    remedy: 'Ask a person with write, maintain or admin to add the label or to comment.',
  },
  'bot-not-listed': {
    level: 'refused',
    meaning: 'A bot triggered this and the settings do not list it.',
    remedy: 'Add its exact login and id under `authorise.bots`.',
  },
  'permission-unknown': {
    level: 'refused',
    meaning: 'The permission of the person who triggered this could not be looked up.',
    remedy: 'Give the token `metadata: read` (always there for the workflow token) and run again.',
  },
  'edited-recently': {
    level: 'refused',
    meaning: 'Somebody without write permission edited the issue in the 10 minutes before the trigger.',
    remedy: 'Read the issue again, then remove the label and add it again.',
  },
  'edited-since': {
    level: 'refused',
    meaning: 'Somebody without write permission edited the issue after the trigger.',
    remedy: 'Read the issue again, then remove the label and add it again.',
  },
  'edit-history-unknown': {
    level: 'refused',
    meaning: 'The edit history of the issue could not be read, or is longer than what is looked at.',
    remedy: 'Run again; or open a new issue with the text that you checked.',
  },
  'label-removed': {
    level: 'ignored',
    meaning: 'The label was taken off before the run started.',
    remedy: 'Add it again if the finding should be handed off.',
  },
  'issue-closed': {
    level: 'ignored',
    meaning: 'The issue is closed.',
    remedy: 'Reopen it and add the label again.',
  },
  'payload-too-old': {
    level: 'refused',
    meaning: 'A re-run carries a payload that is older than 24 hours, or of unknown age.',
    remedy: 'Remove the label and add it again, or send the dispatch again.',
  },
  'not-default-branch': {
    level: 'refused',
    meaning: 'The workflow was started on another ref than the default branch.',
    remedy: 'Start it on the default branch: only there are the rules reviewed.',
  },
  'public-repository': {
    level: 'refused',
    meaning: 'Hand-offs from a public repository would reveal unfixed holes.',
    remedy: 'Set `allow-public: true` and a private `ledger.repository`, or move the findings to a private repository.',
  },
  'public-ledger': {
    level: 'refused',
    meaning: 'The findings are private, but the ledger is public, or cannot be shown to be private.',
    remedy: 'Make the repository that `ledger.repository` names private, or name another one.',
  },
  halted: {
    level: 'refused',
    meaning: 'The kill switch is on: no hand-off is started.',
    remedy: 'Delete the file `HALT` on the ledger branch, or clear the variable, when the reason is gone.',
  },
  'cap-per-run': {
    level: 'refused',
    meaning: 'This run has created as many sessions as one run may: at most 5.',
    remedy: 'The next run goes on.',
  },
  'cap-per-day': {
    level: 'refused',
    meaning: "The day's number of new sessions is used up.",
    remedy: 'Wait until tomorrow (UTC), or raise `limits.per-day`.',
  },
  'cap-per-repository': {
    level: 'refused',
    meaning: "The repository's number of new sessions per day is used up.",
    remedy: 'Wait until tomorrow (UTC), or raise `limits.per-repository-per-day`.',
  },
  'cap-open': {
    level: 'refused',
    meaning: 'As many findings are in work as the settings allow.',
    remedy: 'Review and merge or close what is open, or raise `limits.open`.',
  },
  'cap-compute': {
    level: 'refused',
    meaning: "The day's compute budget does not cover this session.",
    remedy: 'Wait until tomorrow (UTC), or raise `limits.acu-per-day`.',
  },
  'compute-unbounded': {
    level: 'refused',
    meaning: 'A compute budget is set, but this session has no bound.',
    remedy: 'Set `max-acu-limit`, or `limits.acu-per-session`.',
  },
  'merged-without-human': {
    level: 'refused',
    meaning: 'A bot or auto-merge merged the pull request; a person must merge.',
    remedy: 'A person checks the change and closes the issue by hand; switch auto-merge off.',
  },
  'reference-mismatch': {
    level: 'refused',
    meaning: 'The description names another issue than the one the finding was handed off from.',
    remedy: 'Correct the reference in the description, or close the right issue by hand.',
  },
  'issue-missing': {
    level: 'refused',
    meaning: 'The referenced issue does not exist here or was deleted or transferred.',
    remedy: 'Close it where it lives now.',
  },
  'needs-human': {
    level: 'refused',
    meaning: 'At least one finding needs a person.',
    remedy: 'See the summary and the issues labelled `agent:needs-human`.',
  },
  'contract-kept': {
    level: 'done',
    meaning: 'The pull request keeps the contract of a remediation.',
    remedy: 'A person reviews, marks it as ready and merges it.',
  },
  'contract-not-applicable': {
    level: 'ignored',
    meaning: "This is not an agent's pull request: the contract does not apply.",
    remedy: "Name agents' logins or branches in the inputs `agents` and `branches`, if it is one.",
  },
  'pull-request-closed': {
    level: 'ignored',
    meaning: 'The pull request is closed: there is nothing to judge.',
    remedy: '',
  },
  'contract-asks': {
    level: 'refused',
    meaning: 'The pull request makes a change that a maintainer has to approve first.',
    remedy:
      'Somebody with write other than the author copies the lines of the comment into a new one, or the change is taken out.',
  },
  'contract-broken': {
    level: 'failed',
    meaning: 'The pull request breaks the contract of a remediation.',
    remedy:
      'See the table in the comment: every row says what was seen and what to do. The check runs again with every push and edit.',
  },
  'session-unauthorised': {
    level: 'failed',
    meaning: 'The session service did not accept the API key (401).',
    remedy: 'Renew the key of the service user and store it in the secret of the environment `agent-remediation`.',
  },
  'session-forbidden': {
    level: 'failed',
    meaning: 'The service user may not do this (403).',
    remedy:
      "Give it the organisation's session permission (ManageOrgSessions); for `create-as-user-id` also ImpersonateOrgSessions.",
  },
  'session-out-of-credits': {
    level: 'failed',
    meaning: 'The session service refused for lack of credits or quota (402).',
    remedy: 'Raise the quota or the on-demand credit setting at the service; then comment `/agent retry`.',
  },
  'session-not-found': {
    level: 'failed',
    meaning: 'The session service does not know this address (404).',
    remedy: 'Check the organisation id and the base URL.',
  },
  'session-invalid': {
    level: 'failed',
    meaning: 'The session service refused the request as invalid (4xx).',
    remedy: 'See the response; correct the input that it names.',
  },
  'session-rate-limited': {
    level: 'failed',
    meaning: 'The session service is busy (429) and the time budget is used up. The claim may be tried again.',
    remedy: 'Trigger again later: add the label anew, or comment `/agent remediate`.',
  },
  'session-unreachable': {
    level: 'failed',
    meaning: 'The session service could not be reached; no byte was sent. The claim may be tried again.',
    remedy: 'Check the base URL, DNS, proxy and certificates; then trigger again.',
  },
  'session-unknown': {
    level: 'failed',
    meaning:
      'The request was sent but its result is unknown. It is not sent again, since that could start a second session.',
    remedy:
      "Reconcile looks for the session; after 15 minutes a person looks for the finding's tag and, if there is none, comments `/agent retry`.",
  },
  'response-withheld': {
    level: 'done',
    meaning: 'The session was created, but its answer is too large or holds a secret and is not passed on.',
    remedy: "Look the session up by the finding's tag.",
  },
  'ledger-missing': {
    level: 'failed',
    meaning: 'The ledger branch does not exist, although it is in use or was named in the settings.',
    remedy:
      'Restore it from a clone. For a new `ledger.repository`, create the branch once (docs/ledger.md); for a repository that starts anew on purpose, delete its `agent:*` labels.',
  },
  'ledger-busy': {
    level: 'failed',
    meaning: 'The ledger changed under every one of 8 tries; nothing was posted.',
    remedy: 'Trigger again; fewer jobs at once if it happens often.',
  },
  'ledger-forbidden': {
    level: 'failed',
    meaning: 'The token may not write the ledger, or a rule refuses it.',
    remedy:
      'Give the job `contents: write` (or `ledger-token`), and exempt `agent-remediation/ledger` from branch rules that block it.',
  },
  'ledger-unreadable': {
    level: 'failed',
    meaning: 'A file of the ledger cannot be understood; nothing was posted.',
    remedy: 'Correct or remove the file that the message names; see its history with `git log`.',
  },
  'claim-lost': {
    level: 'failed',
    meaning: 'The claim changed hands while this run was held up; nothing was posted.',
    remedy: 'Nothing: the other run goes on.',
  },
  'snapshot-valid': {
    level: 'done',
    meaning: 'Every snapshot follows the schema and its fields agree with each other.',
    remedy: 'Nothing; warnings, where there are any, are in the summary.',
  },
  'snapshot-built': {
    level: 'done',
    meaning: 'The snapshot was built and passed its own validator.',
    remedy: 'Read the notices in the summary: they name what was cut, left out or not looked at.',
  },
  'snapshot-regressed': {
    level: 'failed',
    meaning: 'The snapshot was built, but it is worse than the last one by more than `max-score-fall` allows.',
    remedy: 'See the difference in the summary; act on what got worse, or change `max-score-fall`.',
  },
  'snapshot-unreadable': {
    level: 'failed',
    meaning: 'A snapshot could not be read as JSON, or there was none to read.',
    remedy: 'See the annotation: it names the file and the place.',
  },
  'snapshot-unknown-version': {
    level: 'failed',
    meaning: 'A snapshot carries a schema_version that this reader does not know.',
    remedy: 'Update the action, or set `unknown-version: unknown` to let such files pass unjudged.',
  },
  'snapshot-invalid': {
    level: 'failed',
    meaning: 'A snapshot does not follow the schema.',
    remedy: 'Correct the places that the annotations name; the summary lists more.',
  },
  'snapshot-incoherent': {
    level: 'failed',
    meaning: 'A snapshot follows the schema, but its fields contradict each other.',
    remedy: 'Correct the places that the annotations name, or build the snapshot anew.',
  },
  'snapshot-inputs-invalid': {
    level: 'failed',
    meaning: 'The files that the snapshot is built from have faults.',
    remedy: 'Correct the places that the summary names; the schema is in packages/snapshot/schema.',
  },
  'input-missing': {
    level: 'failed',
    meaning: 'A required input is missing or empty.',
    remedy: 'Set the input that the message names; secrets live in the environment `agent-remediation`.',
  },
  'input-invalid': {
    level: 'failed',
    meaning: 'An input has a form that is not allowed.',
    remedy: 'Correct the input that the message names.',
  },
  'legacy-api': {
    level: 'failed',
    meaning: 'The base URL or the key belongs to an older API generation (v1, v2).',
    remedy: 'Use the base URL without a version, and a service-user key of the current API (v3).',
  },
  'base-branch-unknown': {
    level: 'failed',
    meaning: 'The default branch of `target-repository` cannot be read, and no `base-branch` is set.',
    remedy: 'Set `base-branch` in the settings, or give `github-token` a token that may read that repository.',
  },
  'settings-invalid': {
    level: 'failed',
    meaning: 'The settings file on the default branch is not valid.',
    remedy: 'Correct the lines that the message names.',
  },
  'payload-invalid': {
    level: 'failed',
    meaning: 'The event lacks a field that this trigger needs.',
    remedy: 'Send the fields that the message names.',
  },
  'payload-too-large': {
    level: 'failed',
    meaning: 'The event carries more text than is read (65,535 bytes).',
    remedy: 'Shorten the text; put details behind a link.',
  },
  'github-forbidden': {
    level: 'failed',
    meaning: 'GitHub refused a call that this needs.',
    remedy: 'Give the token the permission that the message names.',
  },
  'github-unavailable': {
    level: 'failed',
    meaning: 'GitHub could not be reached, or answered with an error.',
    remedy: 'Run again; nothing was posted unless the trace says so.',
  },
  bug: {
    level: 'failed',
    meaning: 'Something happened that should not be possible.',
    remedy: 'Open an issue with the trace.',
  },
  'agent-config-checked': {
    level: 'done',
    meaning: 'The agent’s files are as they should be; warnings, if any, are in the summary.',
    remedy: '',
  },
  'agent-config-faulty': {
    level: 'failed',
    meaning: 'The agent’s files have faults that keep them from working.',
    remedy: 'Mend what the annotations name; each says how. `agent-remediation lint` shows the same on your machine.',
  },
  'batch-claimed': {
    level: 'done',
    meaning: 'Findings were claimed for the agent jobs of this run.',
    remedy: '',
  },
  'batch-worked': {
    level: 'done',
    meaning: 'The agent worked on its part of the queue; what is green waits to be published.',
    remedy: '',
  },
  'batch-published': {
    level: 'done',
    meaning: 'Draft pull requests are open for what is green; what stopped is told on its issue.',
    remedy: 'Review the draft pull requests.',
  },
  'batch-empty': {
    level: 'done',
    meaning: 'No finding was claimed for this job.',
    remedy: '',
  },
  'batch-incomplete': {
    level: 'failed',
    meaning: 'Some claimed findings have no result yet.',
    remedy: 'Re-run the failed jobs: they go on with what is left.',
  },
  'agent-missing': {
    level: 'failed',
    meaning: 'The agent SDK, which is not part of the action, was not found.',
    remedy: 'Install it in the job, or name its place in `agent-sdk`; the README of run-agent-batch has the lines.',
  },
  'agent-stopped': {
    level: 'refused',
    meaning: 'The agent stopped, or its change did not pass: there is no pull request.',
    remedy: 'Read its summary; then fix it by hand, or comment `/agent retry`.',
  },
  'tests-not-configured': {
    level: 'failed',
    meaning: 'The settings name no test command, so no change of an agent could be called green.',
    remedy: 'Set `commands.test` in the settings.',
  },
  'claims-invalid': {
    level: 'failed',
    meaning: 'A file of the batch folder is not what a job of this action writes.',
    remedy: 'Download the artifacts of this very run into `folder`, and nothing else.',
  },
  'base-moved': {
    level: 'refused',
    meaning: 'The base branch has changed the same lines since the finding was claimed.',
    remedy: 'Nothing: the next run tries again on the new base.',
  },
  'branch-taken': {
    level: 'refused',
    meaning: 'The branch of the finding, or an open pull request on it, is not of this run.',
    remedy: 'Close that pull request or delete the branch, then comment `/agent retry`.',
  },
  'publish-refused': {
    level: 'failed',
    meaning: 'GitHub refused the branch or the pull request of a green finding.',
    remedy:
      'Let Actions create pull requests (Settings, Actions, General), exclude `fix/**` from rules against creation, and re-run the failed jobs.',
  },
} as const satisfies Record<string, Reason>;

export type Level = 'done' | 'ignored' | 'refused' | 'failed';
export interface Reason {
  readonly level: Level;
  readonly meaning: string;
  readonly remedy: string;
}
export type ReasonCode = keyof typeof REASONS;
