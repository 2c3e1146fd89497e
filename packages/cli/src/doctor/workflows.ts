/** This project's workflows in the repository: there, running, pinned, current, and with the permissions that they need. */
import { actionsOf, isOurs, ours } from '@agent-remediation/agent-config/workflows';
import { quoted } from '@agent-remediation/agent-config';
import { digDate, digList, digText } from '@agent-remediation/github';
import { TEMPLATES } from '../templates.ts';
import { permissionRows } from './permissions.ts';
import { ask, notSeen, type Looking, type Row } from './row.ts';
import type { WorkflowFile } from './workflow-files.ts';

export async function workflows(looking: Looking): Promise<readonly Row[]> {
  const { workflows: found } = looking;
  if (found.kind !== 'read') return [notSeen('workflows', found)];
  const mine = found.files.filter(({ workflow }) => workflow !== undefined && isOurs(workflow));
  return [
    ...found.faults,
    ...mine.flatMap((file) => [alive(file), ...pins(file), ...permissionRows(file)]),
    ...age(mine),
    ...missing(mine),
    ...(await schedules(looking, mine)),
  ];
}

/** GitHub switches schedules off after 60 days without a commit, and says so in the state. */
function alive({ path, state }: WorkflowFile): Row {
  if (state === 'active') return { check: path, verdict: 'fine', seen: 'active', fix: '' };
  return {
    check: path,
    verdict: 'wrong',
    seen: `it does not run: ${state}`,
    fix: `gh workflow enable ${quoted(path.split('/').at(-1) ?? '')}`,
  };
}

interface Pin {
  readonly action: string;
  readonly pin: string;
  readonly line: number;
}

function pinsOf({ workflow }: WorkflowFile): readonly Pin[] {
  return (workflow?.jobs ?? []).flatMap((job) =>
    [job, ...job.steps].flatMap(({ uses, line }) => {
      const action = ours(uses);
      return action === undefined ? [] : [{ action, pin: uses.split('@')[1] ?? '', line }];
    }),
  );
}

function pins(file: WorkflowFile): readonly Row[] {
  return pinsOf(file).flatMap(({ action, pin, line }): readonly Row[] => {
    const check = `${file.path}:${line}: ${action}`;
    if (/^0{40}$/.test(pin))
      return [
        {
          check,
          verdict: 'wrong',
          seen: 'the pin stands for a release that does not exist yet',
          fix: 'Write the commit of a release.',
        },
      ];
    if (/^[0-9a-f]{40}$/.test(pin)) return [];
    return [
      {
        check,
        verdict: 'wrong',
        seen: `pinned to "${pin.slice(0, 40)}", which can be moved`,
        fix: 'Write the commit of a release: 40 hexadecimal digits.',
      },
    ];
  });
}

/** The release that this command line belongs to; forty zeros before the first one. */
function currentPin(): string | undefined {
  const pin = /@([0-9a-f]{40})/.exec(TEMPLATES.read('workflows/agent-label.yml'))?.[1];
  return pin === undefined || /^0+$/.test(pin) ? undefined : pin;
}

/** One release for all: parts of two releases may not agree about the ledger. */
function age(files: readonly WorkflowFile[]): readonly Row[] {
  const all = files.flatMap((file) => pinsOf(file).map((pin) => ({ ...pin, path: file.path })));
  const used = [...new Set(all.map(({ pin }) => pin))];
  const current = currentPin();
  const check = 'release of the workflows';
  const places = (pin: string): string =>
    `${pin.slice(0, 7)} (${all.flatMap((each) => (each.pin === pin ? [`${each.path}:${each.line}`] : [])).join(', ')})`;
  if (used.length > 1)
    return [
      {
        check,
        verdict: 'note',
        seen: `${used.length} different ones: ${used.map(places).join('; ')}`,
        fix: 'Pin all to one commit; Dependabot (package-ecosystem: github-actions) moves them together.',
      },
    ];
  const [pin] = used;
  if (pin === undefined || current === undefined) return [];
  return [
    pin === current
      ? { check, verdict: 'fine', seen: `that of this command line, ${pin.slice(0, 7)}`, fix: '' }
      : {
          check,
          verdict: 'note',
          seen: `${pin.slice(0, 7)}, where this command line is of ${current.slice(0, 7)}`,
          fix: `Pin them to ${current}, or use the command line of that release.`,
        },
  ];
}

function missing(files: readonly WorkflowFile[]): readonly Row[] {
  const called = files.flatMap(({ workflow }) => (workflow === undefined ? [] : actionsOf(workflow)));
  return ['create-session', 'close-on-merge', 'reconcile']
    .filter((action) => !called.includes(action))
    .map((action) => ({
      check: `workflow with ${action}`,
      // The sweep hands findings off too.
      verdict: action === 'create-session' && !called.includes('scheduled-sweep') ? 'wrong' : 'note',
      seen: 'no workflow calls it',
      fix: 'agent-remediation init writes the templates.',
    }));
}

const DAY_MS = 86_400_000;
/** Days without a scheduled run after which a schedule is taken for dead; the templates' own run every day or oftener. */
const QUIET_DAYS = 3;

/** GitHub's `active` says that a schedule may run; the last run says that it does. */
async function schedules(looking: Looking, files: readonly WorkflowFile[]): Promise<readonly Row[]> {
  const scheduled = files.filter(
    ({ workflow, state }) => state === 'active' && workflow?.triggers.some(({ event }) => event === 'schedule'),
  );
  if (scheduled.length === 0) return [];
  // Newest first; a repository whose schedules made more than a hundred runs since is alive.
  const answer = await ask(looking, 'GET /repos/{owner}/{repo}/actions/runs', { event: 'schedule', per_page: 100 });
  if (answer.kind !== 'read') return [notSeen('schedules', answer)];
  return scheduled.map(({ path, workflow }): Row => {
    const line = workflow?.triggers.find(({ event }) => event === 'schedule')?.line ?? 1;
    const check = `schedule of ${path}:${line}`;
    const times = digList(answer.data, 'workflow_runs').flatMap((run) =>
      digText(run, 'path')?.split('@')[0] === path ? [digDate(run, 'created_at')?.getTime() ?? 0] : [],
    );
    const last = Math.max(...times);
    if (times.length > 0 && looking.now().getTime() - last <= QUIET_DAYS * DAY_MS)
      return { check, verdict: 'fine', seen: `ran last at ${new Date(last).toISOString()}`, fix: '' };
    return {
      check,
      verdict: 'note',
      seen: `no scheduled run in the last ${QUIET_DAYS} days`,
      fix: `A new workflow runs at its next time. Otherwise: gh workflow disable ${quoted(path.split('/').at(-1) ?? '')} && gh workflow enable ${quoted(path.split('/').at(-1) ?? '')}`,
    };
  });
}
