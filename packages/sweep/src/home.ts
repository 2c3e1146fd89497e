import { Ending, type Trace } from '@agent-remediation/conventions';
import { githubEnding, readPermission, readRepository } from '@agent-remediation/github';
import { authorise, mayWorkHere, settingsOf, type Trigger } from '@agent-remediation/remediation';
import { openIncident, readIncident } from './govern/incident.ts';
import { endingOf } from './hand/loop.ts';
import type { Home, SweepDeps, SweepInput } from './input.ts';

/** Who asked, and under which settings. */
export async function homeOf(input: SweepInput, deps: SweepDeps, trace: Trace): Promise<Home> {
  if (input.halt !== undefined) {
    trace.stop('kill switch', `the variable says: ${input.halt.slice(0, 200)}`, 'clear the variable');
    throw new Ending('halted', `the kill switch variable is set: ${input.halt.slice(0, 200)}`);
  }
  const repository = await (deps.facts ?? readRepository(deps.github, input.repository));
  const read = await settingsOf(repository, trace);
  await noLoop(input, deps, trace);
  const permissionOf = (login: string) => readPermission(deps.github, input.repository, login);
  const asked = { permissionOf, runCreatedAt: deps.runCreatedAt, now: deps.now };
  await authorise(triggerOf(input), input.run, repository, read, asked, trace);
  const settings = await mayWorkHere(repository, read, deps, trace);
  const incidentClosedAt = await incidentOf(input, deps, trace);
  const most = input.perRun ?? settings.limits.perRun;
  const cap = Math.min(input.limit ?? most, most);
  trace.pass('hand-offs of this run', `at most ${cap}`);
  const floor = input.severity ?? settings.sweep.severity;
  return { repository, settings, cap, floor, now: deps.now(), trace, incidentClosedAt };
}

/** The account of every workflow's own token: a run that it starts was caused by a workflow. */
const WORKFLOW_LOGIN = 'github-actions[bot]';

/**
 * Stops while an incident issue is open, and opens one where the sweep was started by a workflow's own token: that is a loop. Gives back
 * when a person closed the last one.
 */
async function incidentOf(input: SweepInput, deps: SweepDeps, trace: Trace): Promise<Date | undefined> {
  const incident = await readIncident(deps.github, input.repository).catch((error: unknown) => {
    throw githubEnding(error, 'reading the incident issue (needs issues: read)');
  });
  const change = 'find what causes it, then close the incident issue';
  if (incident?.open && input.mode === 'act') {
    trace.stop('loop fuse', `the incident issue #${incident.number} is open`, change);
    throw new Ending('loop-fuse', `the incident issue #${incident.number} is open`);
  }
  return incident?.closedAt;
}

/** Events that our own writes cause never start a sweep: a person or the clock does. */
async function noLoop(input: SweepInput, deps: SweepDeps, trace: Trace): Promise<void> {
  if (input.started?.actor.login !== WORKFLOW_LOGIN) return;
  const seen = `a workflow started this sweep with its own token (${WORKFLOW_LOGIN})`;
  trace.stop('loop fuse', seen, 'let the schedule or a person start it');
  if (input.mode === 'act') await blowFuse(input, seen, deps, trace);
  throw new Ending('loop-fuse', seen);
}

/** Opens the incident issue; a sweep that may not do so stops all the same. */
export async function blowFuse(input: SweepInput, seen: string, deps: SweepDeps, trace: Trace): Promise<void> {
  try {
    const number = await openIncident(deps.github, input.repository, seen, input.runUrl);
    trace.note('incident issue', number === undefined ? 'opened' : `#${number}`);
  } catch (error) {
    trace.note('incident issue', endingOf(error).message, 'give the token `issues: write`');
  }
}

/** A sweep asks for many findings: the trigger names who asked, and none of them. */
function triggerOf({ started }: SweepInput): Trigger {
  const nothing = { findingId: '', title: '', description: '' };
  return started === undefined
    ? { kind: 'schedule', ...nothing, actor: undefined, ref: '' }
    : { kind: 'direct', ...nothing, actor: started.actor, ref: started.ref };
}
