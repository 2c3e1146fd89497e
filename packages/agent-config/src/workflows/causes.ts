/** Which events a workflow causes that start another one, and which events it hears. */
import {
  BRANCH_PREFIX,
  DISPATCH_EVENT_TYPE,
  LABEL_READY,
  LABEL_REMEDIATE,
  PROJECT,
} from '@agent-remediation/conventions';
import type { Job, Step, Workflow } from './read.ts';

/**
 * `own`: made with a token of its own (an App's, a person's), which starts workflows. `workflow`: with the workflow's token, which starts
 * nothing but dispatches (docs.github.com, "Triggering a workflow"). `agent`: what a session does once it runs.
 */
export interface Cause {
  readonly event: string;
  /** Label, event type, file, branch or name; `undefined` where the file does not tell it. */
  readonly detail: string | undefined;
  readonly by: 'own' | 'workflow' | 'agent';
  readonly line: number;
  /** In words, for a sentence. */
  readonly does: string;
  /** Events of its own run in which alone it happens; `undefined` where its conditions do not say. */
  readonly during: readonly string[] | undefined;
}

export const START_LABELS: readonly string[] = [LABEL_READY, LABEL_REMEDIATE];

/** What a step or job calls of this project: `create-session`, or `label` for the reusable workflow. */
export function ours(uses: string): string | undefined {
  const [, owner = '', name] =
    /^([\w.-]+\/[\w.-]+)\/(?:actions|\.github\/workflows)\/([\w-]+)(?:\.ya?ml)?@/.exec(uses) ?? [];
  return owner.endsWith(`/${PROJECT.split('/')[1] ?? ''}`) ? name : undefined;
}

/** The reusable workflows, by the action that each one runs. */
export const ACTION_OF: Readonly<Record<string, string>> = {
  label: 'create-session',
  comment: 'create-session',
  dispatch: 'create-session',
  ticket: 'create-session',
  sweep: 'scheduled-sweep',
  merge: 'close-on-merge',
};

const HAND_OFFS = ['create-session', 'scheduled-sweep'];

/** Whether a value is an expression that gives another token than the workflow's own. */
export function isOwnToken(value: string): boolean {
  return value.includes('${{') && !/^\s*\$\{\{\s*(github\.token|secrets\.GITHUB_TOKEN)\s*\}\}\s*$/i.test(value);
}

function hasOwnToken(step: Step): boolean {
  const named = [...Object.entries(step.with), ...Object.entries(step.env)];
  return (
    named.some(([key, value]) => /token|\bpat\b|_pat$/i.test(key) && isOwnToken(value)) ||
    [...step.run.matchAll(/\$\{\{\s*secrets\.(\w+)/g)].some(([, name]) => name !== 'GITHUB_TOKEN')
  );
}

export function causesOf(workflow: Workflow): readonly Cause[] {
  const finished: Cause = {
    event: 'workflow_run',
    detail: workflow.name,
    by: 'workflow',
    line: 1,
    does: 'ends',
    during: undefined,
  };
  return [finished, ...workflow.jobs.flatMap((job) => causesOfJob(job))];
}

function causesOfJob(job: Job): readonly Cause[] {
  const called = ours(job.uses);
  if (called !== undefined) return causesOfAction(ACTION_OF[called] ?? called, job.line, false, job.if);
  const pushesAsItself = job.steps.some(({ uses, with: inputs }) =>
    uses.startsWith('actions/checkout@') ? isOwnToken(inputs['token'] ?? '') : false,
  );
  return job.steps.flatMap((step) => {
    const guard = [job.if, step.if].filter((each) => each !== '').join(' && ');
    const action = ours(step.uses);
    if (action !== undefined) return causesOfAction(action, step.line, hasOwnToken(step), guard);
    const found = step.uses === '' ? scriptCauses(step.run) : actionCauses(step);
    const isOwn = hasOwnToken(step);
    return found.map(({ event, detail, does, offset }) => ({
      event,
      detail,
      does,
      by: isOwn || (pushesAsItself && event === 'push') ? ('own' as const) : ('workflow' as const),
      line: (step.uses === '' ? step.runLine : step.line) + offset,
      during: duringOf(guard),
    }));
  });
}

/** A session opens a pull request and pushes to its branch with the agent's own App: that starts workflows. */
function causesOfAction(action: string, line: number, isOwn: boolean, guard: string): readonly Cause[] {
  const cause = (event: string, detail: string | undefined, does: string, by: Cause['by']): Cause => ({
    event,
    detail,
    by,
    line,
    does,
    during: duringOf(guard),
  });
  const session = [
    cause('pull_request.opened', undefined, 'starts a session, whose pull request', 'agent'),
    cause('pull_request.synchronize', undefined, 'starts a session, whose later commits', 'agent'),
    cause('push', `${BRANCH_PREFIX}issue-1`, 'starts a session, whose push', 'agent'),
  ];
  const writes = [
    cause('issues.labeled', 'agent:working', 'sets a status label with a token of its own, which', 'own'),
    cause('issue_comment.created', 'tracking', 'comments with a token of its own, which', 'own'),
    cause('issues.closed', undefined, 'closes issues with a token of its own, which', 'own'),
    cause('issues.reopened', undefined, 'reopens issues with a token of its own, which', 'own'),
  ];
  const hasWrites = isOwn && [...HAND_OFFS, 'reconcile', 'close-on-merge'].includes(action);
  return [...(HAND_OFFS.includes(action) ? session : []), ...(hasWrites ? writes : [])];
}

/**
 * A condition that names events, or a branch that no pull request has, holds in those alone. One that leaves our branches or the actor out
 * breaks the chain, so the cause happens in nothing that a session does.
 */
function duringOf(guard: string): readonly string[] | undefined {
  if (
    /!\s*startsWith\(\s*github\.head_ref\s*,\s*'fix\//.test(guard) ||
    /github\.(actor|triggering_actor)\s*!=/.test(guard)
  )
    return [];
  const events = [...guard.matchAll(/github\.event_name\s*==\s*'([\w]+)'/g)].map(([, name]) => name ?? '');
  if (events.length > 0) return events;
  return /github\.ref(_name)?\s*==\s*'/.test(guard) ? ['push', 'schedule', 'workflow_dispatch', 'issues'] : undefined;
}

interface Found {
  readonly event: string;
  readonly detail: string | undefined;
  readonly does: string;
  /** Lines below the beginning. */
  readonly offset: number;
}

const WORD = /["']?([^"'\s\\]+)["']?/.source;

/** What a shell script does through `gh`, `git`, `curl` or this command line. A line that ends in a backslash goes on. */
function scriptCauses(script: string): readonly Found[] {
  const joined = script.replace(/\\\r?\n/g, (found) => ' '.repeat(found.length - 1) + '\u0000');
  return joined.split('\n').flatMap((line, index, all) => {
    const before = all.slice(0, index).join('').split('\u0000').length - 1;
    return lineCauses(line.replaceAll('\u0000', ' ')).map((found) => ({ ...found, offset: index + before }));
  });
}

function lineCauses(line: string): readonly Omit<Found, 'offset'>[] {
  if (/^\s*#/.test(line)) return [];
  const found: Omit<Found, 'offset'>[] = [];
  const add = (event: string, does: string, detail?: string): void => void found.push({ event, does, detail });
  const labels = [...line.matchAll(new RegExp(`--(?:add-)?label[ =]${WORD}`, 'g'))].flatMap(([, names = '']) =>
    names.split(','),
  );
  const target = /\bgh\s+pr\s/.test(line) ? 'pull_request' : 'issues';
  if (/\bgh\s+(issue|pr)\s+(edit|create)\b/.test(line))
    for (const label of labels) add(`${target}.labeled`, `adds the label ${label}, which`, fixed(label));
  if (/\bgh\s+issue\s+create\b/.test(line)) add('issues.opened', 'opens an issue, which');
  if (/\bgh\s+(issue|pr)\s+comment\b/.test(line))
    add('issue_comment.created', 'comments, which', line.includes('/agent ') ? '/agent ' : 'other');
  if (/\bgh\s+pr\s+create\b/.test(line)) add('pull_request.opened', 'opens a pull request, which');
  if (/\bgit\s+push\b/.test(line)) add('push', 'pushes, which');
  const run = new RegExp(`\\bgh\\s+workflow\\s+run\\s+${WORD}`).exec(line)?.[1];
  if (run !== undefined) add('workflow_dispatch', `starts ${run}, which`, fixed(run));
  const byApi = /\/actions\/workflows\/([^/\s"']+)\/dispatches/.exec(line)?.[1];
  if (byApi !== undefined) add('workflow_dispatch', `starts ${byApi}, which`, fixed(byApi));
  else if (/\/dispatches\b/.test(line)) {
    const type = /event_type["']?\s*[=:]\s*["']?([\w.-]+)/.exec(line)?.[1];
    add('repository_dispatch', `sends ${type ?? 'a dispatch'}, which`, type);
  }
  if (/\bagent-remediation\s+dispatch\b/.test(line))
    add('repository_dispatch', `sends ${DISPATCH_EVENT_TYPE}, which`, DISPATCH_EVENT_TYPE);
  return found;
}

/** A name that an expression or a variable gives is not known. */
const fixed = (name: string): string | undefined => (name.includes('$') ? undefined : name);

/** Actions that many use, and scripts of github-script. */
function actionCauses(step: Step): readonly Found[] {
  const action = step.uses.split('@')[0] ?? '';
  const input = (...names: readonly string[]): string | undefined =>
    names.map((name) => step.with[name]).find((value) => value !== undefined);
  const one = (event: string, does: string, detail?: string): Found => ({ event, does, detail, offset: 0 });
  if (action === 'actions/github-script') return scriptOfActions(input('script') ?? '').map((found) => ({ ...found }));
  if (/\/(action-)?add-labels?$/.test(action))
    return (input('labels') ?? '')
      .split(/[\n,]/)
      .map((label) => label.trim())
      .filter((label) => label !== '')
      .map((label) => one('issues.labeled', `adds the label ${label}, which`, fixed(label)));
  if (action.endsWith('/repository-dispatch')) {
    const type = fixed(input('event-type', 'event_type') ?? '');
    return [one('repository_dispatch', `sends ${type ?? 'a dispatch'}, which`, type)];
  }
  if (action.endsWith('/workflow-dispatch')) {
    const file = fixed(input('workflow') ?? '');
    return [one('workflow_dispatch', `starts ${file ?? 'a workflow'}, which`, file)];
  }
  if (/\/(create-or-update-comment|comment-pull-request|sticky-pull-request-comment)$/.test(action)) {
    const isCommand = (input('body', 'message') ?? '').includes('/agent ');
    return [one('issue_comment.created', 'comments, which', isCommand ? '/agent ' : 'other')];
  }
  if (action.endsWith('/create-pull-request')) return [one('pull_request.opened', 'opens a pull request, which')];
  if (/\/(create-an-issue|create-issue-from-file|create-issue)$/.test(action))
    return [one('issues.opened', 'opens an issue, which')];
  if (/\/(git-auto-commit-action|add-and-commit)$/.test(action)) return [one('push', 'pushes, which')];
  return [];
}

function scriptOfActions(script: string): readonly Found[] {
  const found: Found[] = [];
  for (const [index, line] of script.split('\n').entries()) {
    const add = (event: string, does: string, detail?: string): void =>
      void found.push({ event, does, detail, offset: 0 });
    // The arguments may stand on the lines below.
    const call = script
      .split('\n')
      .slice(index, index + 8)
      .join('\n');
    if (/\b(addLabels|setLabels)\s*\(/.test(line)) {
      const list = /labels\s*:\s*\[([^\]]*)\]/.exec(call)?.[1];
      const names = [...(list ?? '').matchAll(/["'`]([^"'`$]+)["'`]/g)].map(([, name]) => name);
      for (const name of names.length === 0 ? [undefined] : names)
        add('issues.labeled', `adds ${name === undefined ? 'a label' : `the label ${name}`}, which`, name);
    }
    if (/\bcreateComment\s*\(/.test(line))
      add('issue_comment.created', 'comments, which', call.includes('/agent ') ? '/agent ' : 'other');
    if (/\bcreateDispatchEvent\s*\(/.test(line)) {
      const type = /event_type\s*:\s*["'`]([\w.-]+)/.exec(call)?.[1];
      add('repository_dispatch', `sends ${type ?? 'a dispatch'}, which`, type);
    }
    if (/\bcreateWorkflowDispatch\s*\(/.test(line)) {
      const file = /workflow_id\s*:\s*["'`]([\w.-]+)/.exec(call)?.[1];
      add('workflow_dispatch', `starts ${file ?? 'a workflow'}, which`, file);
    }
    if (/\bpulls\.create\s*\(/.test(line)) add('pull_request.opened', 'opens a pull request, which');
    if (/\bissues\.create\s*\(/.test(line)) add('issues.opened', 'opens an issue, which');
  }
  return found;
}
