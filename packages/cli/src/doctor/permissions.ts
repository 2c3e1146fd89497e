/** Whether each job of ours has the permissions that its template has, with the lines to write where it has not. */
import { ACTION_OF, ours, readWorkflow, type Job, type Workflow } from '@agent-remediation/agent-config/workflows';
import { TEMPLATES } from '../templates.ts';
import type { Row } from './row.ts';
import type { WorkflowFile } from './workflow-files.ts';

/** The templates that are the measure: what a job needs stands in them, and nowhere else. */
const MEASURES = ['label', 'comment', 'dispatch', 'ticket', 'merge', 'reconcile', 'sweep', 'verify', 'check'];

interface Measure {
  readonly action: string;
  readonly events: readonly string[];
  readonly needs: Readonly<Record<string, string>>;
}

let loaded: readonly Measure[] | undefined;

function measures(): readonly Measure[] {
  loaded ??= MEASURES.flatMap((name) => {
    const path = `workflows/agent-${name}.yml`;
    const reading = readWorkflow(path, TEMPLATES.read(path));
    if (reading.kind === 'fault') throw new Error(`${path}: ${reading.message}`);
    const events = reading.workflow.triggers.map(({ event }) => event);
    return reading.workflow.jobs.flatMap((job) =>
      actionsIn(job).map(({ action }) => ({ action, events, needs: listed(job.permissions) })),
    );
  });
  return loaded;
}

const listed = (permissions: Job['permissions']): Readonly<Record<string, string>> =>
  typeof permissions === 'object' ? permissions : {};

function actionsIn(
  job: Job,
): readonly { readonly action: string; readonly inputs: Readonly<Record<string, string>> }[] {
  return [{ uses: job.uses, with: {} }, ...job.steps].flatMap(({ uses, with: inputs }) => {
    const name = ours(uses);
    return name === undefined ? [] : [{ action: ACTION_OF[name] ?? name, inputs }];
  });
}

/** What the action needs in a workflow that starts on these events: all of the templates that share one of them, or what all have in common. */
function needed(action: string, events: readonly string[]): ReadonlyMap<string, string> {
  const all = measures().filter((measure) => measure.action === action);
  const same = all.filter((measure) => measure.events.some((event) => events.includes(event)));
  const needs = new Map<string, string>();
  for (const measure of same)
    for (const [name, level] of Object.entries(measure.needs)) if (needs.get(name) !== 'write') needs.set(name, level);
  if (same.length > 0) return needs;
  const [first] = all;
  return new Map(
    Object.entries(first?.needs ?? {}).filter(([name, level]) => all.every((each) => each.needs[name] === level)),
  );
}

export function permissionRows({ path, workflow }: WorkflowFile): readonly Row[] {
  if (workflow === undefined) return [];
  return workflow.jobs.flatMap((job) => {
    const row = permissionRow(path, workflow, job);
    return row === undefined ? [] : [row];
  });
}

function permissionRow(path: string, workflow: Workflow, job: Job): Row | undefined {
  const events = workflow.triggers.map(({ event }) => event);
  const calls = actionsIn(job);
  // With a token of its own the job's permissions say nothing.
  if (
    calls.length === 0 ||
    calls.some(({ inputs }) => /secrets\.(?!GITHUB_TOKEN)|outputs\.token/.test(inputs['github-token'] ?? ''))
  )
    return undefined;
  const needs = new Map<string, string>();
  for (const { action, inputs } of calls)
    for (const [name, level] of needed(action, events))
      if (needs.get(name) !== 'write')
        needs.set(name, name === 'contents' && inputs['ledger-token'] !== undefined ? 'read' : level);
  const has = job.permissions ?? workflow.permissions;
  const check = `${path}:${job.line}: permissions of ${job.id}`;
  const fix = [
    'permissions:',
    ...[...needs].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, level]) => `  ${name}: ${level}`),
  ].join('\n');
  if (has === undefined)
    return { check, verdict: 'note', seen: "none are named: the repository's default decides", fix };
  if (has === 'write-all') return { check, verdict: 'note', seen: 'it may write everything', fix };
  const lacking = [...needs].filter(([name, level]) => {
    const given = has === 'read-all' ? 'read' : has[name];
    return given !== 'write' && given !== level;
  });
  if (lacking.length > 0) {
    const seen = `lacking: ${lacking.map(([name, level]) => `${name}: ${level}`).join(', ')}`;
    return { check, verdict: 'wrong', seen, fix };
  }
  const more = Object.entries(has === 'read-all' ? {} : has).filter(
    ([name, level]) => level === 'write' && needs.get(name) !== 'write',
  );
  if (more.length === 0) return undefined;
  const seen = `more than it needs: ${more.map(([name, level]) => `${name}: ${level}`).join(', ')}`;
  return { check, verdict: 'note', seen, fix };
}
