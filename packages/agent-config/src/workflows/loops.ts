/** Chains of workflows that start themselves again. */
import { ACTION_OF, causesOf, ours, START_LABELS, type Cause } from './causes.ts';
import type { Trigger, Workflow } from './read.ts';

export interface Link {
  readonly path: string;
  readonly cause: Cause;
  /** Where the next one of the chain hears it. */
  readonly heardAt: { readonly path: string; readonly line: number };
}

/** Types that are heard where a workflow names none (docs.github.com, "Events that trigger workflows"). */
const DEFAULT_TYPES: Readonly<Record<string, readonly string[]>> = {
  pull_request: ['opened', 'synchronize', 'reopened'],
  pull_request_target: ['opened', 'synchronize', 'reopened'],
};

/** Whether the workflow calls this project, as an action or as a reusable workflow. */
export function isOurs({ jobs }: Workflow): boolean {
  return jobs.some((job) => ours(job.uses) !== undefined || job.steps.some(({ uses }) => ours(uses) !== undefined));
}

/** Actions of this project that a workflow runs. */
export function actionsOf({ jobs }: Workflow): readonly string[] {
  return jobs.flatMap((job) =>
    [job.uses, ...job.steps.map(({ uses }) => uses)].flatMap((uses) => {
      const name = ours(uses);
      return name === undefined ? [] : [ACTION_OF[name] ?? name];
    }),
  );
}

/**
 * The shortest chain that leads from each workflow back to itself, each chain once. Only chains that a workflow of this project belongs to, or
 * that hand findings off.
 */
export function loops(workflows: readonly Workflow[]): readonly (readonly Link[])[] {
  const edges = new Map(workflows.map((workflow) => [workflow, edgesOf(workflow, workflows)] as const));
  const found = new Map<string, readonly Link[]>();
  for (const workflow of workflows.filter(isOurs)) {
    const chain = shortest(workflow, edges);
    if (chain === undefined) continue;
    const key = chain
      .map(({ path }) => path)
      .sort()
      .join('\n');
    if (!found.has(key)) found.set(key, chain);
  }
  return [...found.values()];
}

interface Edge {
  readonly to: Workflow;
  readonly link: Link;
  /** The event that the next workflow then runs for. */
  readonly event: string;
}

function edgesOf(workflow: Workflow, all: readonly Workflow[]): readonly Edge[] {
  return causesOf(workflow).flatMap((cause) =>
    all.flatMap((to) => {
      const trigger = to.triggers.find((each) => hears(to, each, cause));
      if (trigger === undefined) return [];
      const heardAt = { path: to.path, line: trigger.line };
      return [{ to, link: { path: workflow.path, cause, heardAt }, event: trigger.event }];
    }),
  );
}

/** Breadth first. A cause that happens during some events only goes on from those. */
function shortest(start: Workflow, edges: ReadonlyMap<Workflow, readonly Edge[]>): readonly Link[] | undefined {
  const waiting: { readonly at: Workflow; readonly event: string | undefined; readonly chain: readonly Link[] }[] = [
    { at: start, event: undefined, chain: [] },
  ];
  const seen = new Set<string>();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { at, event, chain } = next;
    for (const { to, link, event: heard } of edges.get(at) ?? []) {
      const { during } = link.cause;
      if (event !== undefined && during !== undefined && !during.includes(event)) continue;
      if (to === start && closes(link, chain, heard)) return [...chain, link];
      const key = `${to.path} ${heard}`;
      if (seen.has(key)) continue;
      seen.add(key);
      waiting.push({ at: to, event: heard, chain: [...chain, link] });
    }
  }
  return undefined;
}

/** The first cause has to happen in the run that the last one starts, or it is no circle. */
function closes(last: Link, chain: readonly Link[], heard: string): boolean {
  const { during } = chain[0]?.cause ?? last.cause;
  return during === undefined || during.includes(heard);
}

/** Whether an event that was caused starts the workflow through this trigger. */
export function hears(workflow: Workflow, { event, filters }: Trigger, cause: Cause): boolean {
  const [name = '', type] = cause.event.split('.');
  const isPull = name === 'pull_request' && event === 'pull_request_target';
  if (name !== event && !isPull) return false;
  // The workflow's own token starts dispatches and ends runs; nothing else of it starts a workflow.
  if (cause.by === 'workflow' && !['repository_dispatch', 'workflow_dispatch', 'workflow_run'].includes(name))
    return false;
  const types = filters['types'] ?? DEFAULT_TYPES[event];
  switch (event) {
    case 'repository_dispatch':
      return filters['types'] === undefined || cause.detail === undefined || filters['types'].includes(cause.detail);
    case 'workflow_dispatch':
      return cause.detail === undefined || cause.detail === workflow.name || workflow.path.endsWith(`/${cause.detail}`);
    case 'workflow_run':
      return (filters['workflows'] ?? []).includes(cause.detail ?? '');
    case 'push':
      return cause.detail === undefined || hearsBranch(filters, cause.detail);
    default:
      return (type === undefined || types === undefined || types.includes(type)) && hearsDetail(workflow, cause);
  }
}

function hearsBranch(filters: Trigger['filters'], branch: string): boolean {
  const { branches, 'branches-ignore': ignored, tags } = filters;
  if (branches === undefined && ignored === undefined) return tags === undefined;
  if (ignored !== undefined) return !ignored.some((glob) => matches(glob, branch));
  let isHeard = false;
  for (const glob of branches ?? []) {
    if (glob.startsWith('!')) isHeard = isHeard && !matches(glob.slice(1), branch);
    else isHeard = isHeard || matches(glob, branch);
  }
  return isHeard;
}

/** GitHub's patterns: `*` within a segment, `**` across. */
export function matches(glob: string, name: string): boolean {
  const source = glob
    .slice(0, 255)
    .replace(/\*{2,}/g, '**')
    .split(/(\*\*|\*|\?)/)
    .map((part) =>
      part === '**' ? '.*' : part === '*' ? '[^/]*' : part === '?' ? '[^/]' : part.replace(/[.+^${}()|[\]\\]/g, '\\$&'),
    )
    .join('');
  return new RegExp(`^${source}$`, 'u').test(name);
}

/** A label or a comment passes a workflow by whose every job asks for another one. */
function hearsDetail(workflow: Workflow, { event, detail }: Cause): boolean {
  if (detail === undefined) return true;
  return workflow.jobs.some((job) => {
    const called = ours(job.uses);
    if (event === 'issues.labeled' || event === 'pull_request.labeled') {
      const asked = [...job.if.matchAll(/label\.name\s*==\s*'([^']*)'/g)].map(([, name]) => name);
      const labels = called === 'label' ? START_LABELS : asked;
      return labels.length === 0 || labels.includes(detail);
    }
    if (event !== 'issue_comment.created') return true;
    const asksForCommand = called === 'comment' || /comment\.body\s*,\s*'\/agent/.test(job.if);
    return !asksForCommand || detail.startsWith('/agent');
  });
}
