import { Ending, RERUN_MAX_AGE_HOURS, type Settings, type Trace } from '@agent-remediation/conventions';
import type { Permission, RepositoryFacts } from '@agent-remediation/github';
import type { Actor, Trigger } from '../events/event.ts';

/** Who started the run, beside the event: the runner's own facts. */
export interface RunFacts {
  readonly runId: string;
  /** From 1; above 1 the run was started again, with the old payload. */
  readonly attempt: number;
  /** Login of the person who started this attempt. */
  readonly triggeringActor: string;
}

export interface AuthoriseDeps {
  readonly permissionOf: (login: string) => Promise<Permission>;
  /** When the run was created, for a re-run; `undefined`: could not be looked up. */
  readonly runCreatedAt: () => Promise<Date | undefined>;
  readonly now: () => Date;
}

/**
 * Decides whether somebody who may do so asked for this hand-off (architecture, trust; P4). The permission is looked up at the API, never
 * taken from `author_association`; a look-up that fails refuses. Ends with the reason, or returns.
 */
export async function authorise(
  trigger: Trigger,
  run: RunFacts,
  facts: RepositoryFacts,
  settings: Settings,
  deps: AuthoriseDeps,
  trace: Trace,
): Promise<void> {
  atDefaultBranch(trigger, facts, trace);
  if (trigger.kind === 'schedule') {
    trace.pass('who asked', 'a schedule; its authority is the settings on the default branch');
  } else if (trigger.actor === undefined) {
    throw new Ending('not-authorised', 'the event names nobody who asked');
  } else {
    listedSender(trigger, trigger.actor, settings, trace);
    await mayHandOff(trigger.actor, settings, deps, trace);
  }
  if (run.attempt > 1) await mayRerun(trigger, run, settings, deps, trace);
}

function atDefaultBranch(trigger: Trigger, facts: RepositoryFacts, trace: Trace): void {
  if (trigger.kind !== 'ticket' && trigger.kind !== 'direct') return;
  if (trigger.ref === '' && trigger.kind === 'direct') return;
  const wanted = `refs/heads/${facts.defaultBranch}`;
  if (trigger.ref !== wanted) {
    trace.stop('ref', trigger.ref.slice(0, 200), `start the workflow on \`${facts.defaultBranch}\``);
    throw new Ending('not-default-branch', `started on ${trigger.ref.slice(0, 200)}, not on ${wanted}`);
  }
  trace.pass('ref', trigger.ref);
}

function listedSender(trigger: Trigger, actor: Actor, settings: Settings, trace: Trace): void {
  const listed = settings.authorise.dispatchSenders;
  if (trigger.kind !== 'dispatch' || listed === undefined) return;
  if (!listed.some((login) => same(login, actor.login))) {
    trace.stop('dispatch sender', actor.login, 'add the login to `authorise.dispatch-senders` in the settings');
    throw new Ending('not-authorised', `${actor.login} is not on the list of dispatch senders`);
  }
  trace.pass('dispatch sender', `${actor.login} is listed`);
}

async function mayHandOff(actor: Actor, settings: Settings, deps: AuthoriseDeps, trace: Trace): Promise<void> {
  const rule = 'who asked';
  if (actor.type !== 'User') {
    // A bot's permission says nothing about who steers it: bots count by exact login and id only.
    if (settings.authorise.bots.some((bot) => bot.login === actor.login && bot.id === actor.id)) {
      trace.pass(rule, `the bot ${actor.login} (${actor.id}) is listed`);
      return;
    }
    trace.stop(
      rule,
      `the bot ${actor.login} (${actor.id})`,
      'add its exact login and id under `authorise.bots` in the settings',
    );
    throw new Ending('bot-not-listed', `${actor.login} (id ${actor.id}) is not listed`);
  }
  const permission = await deps.permissionOf(actor.login);
  if (permission.kind === 'unknown') {
    trace.stop(rule, `${actor.login}: ${permission.why}`, 'run again');
    throw new Ending('permission-unknown', `the permission of ${actor.login}: ${permission.why}`);
  }
  if (!permission.mayWrite || permission.userId !== actor.id) {
    const why = permission.mayWrite ? 'another account has this login now' : `permission ${permission.permission}`;
    trace.stop(rule, `${actor.login}: ${why}`, 'somebody with write, maintain or admin has to ask');
    throw new Ending('not-authorised', `${actor.login}: ${why}`);
  }
  trace.pass(rule, `${actor.login} has ${permission.permission}`);
}

/** A re-run carries the old payload: the one who started it needs write too, and the payload must be fresh. */
async function mayRerun(
  trigger: Trigger,
  run: RunFacts,
  settings: Settings,
  deps: AuthoriseDeps,
  trace: Trace,
): Promise<void> {
  const rule = 're-run';
  const at = trigger.kind === 'label' || trigger.kind === 'comment' ? trigger.at : await deps.runCreatedAt();
  const hours = at === undefined ? undefined : (deps.now().getTime() - at.getTime()) / 3_600_000;
  if (hours === undefined || hours > RERUN_MAX_AGE_HOURS) {
    const age = hours === undefined ? 'of unknown age' : `${Math.floor(hours)} hours old`;
    trace.stop(
      rule,
      `attempt ${run.attempt}, payload ${age}`,
      'trigger anew: add the label again, or send the event again',
    );
    throw new Ending('payload-too-old', `the payload is ${age}`);
  }
  if (trigger.actor === undefined || !same(run.triggeringActor, trigger.actor.login))
    await rerunByPerson(run.triggeringActor, settings, deps, trace);
  trace.pass(rule, `attempt ${run.attempt} by ${run.triggeringActor}`);
}

async function rerunByPerson(login: string, settings: Settings, deps: AuthoriseDeps, trace: Trace): Promise<void> {
  // The runner gives a login only; a bot cannot be told apart by id here, so a re-run by a bot is refused.
  if (login.endsWith('[bot]')) {
    trace.stop('re-run', login, 'a person has to start the run again');
    throw new Ending('bot-not-listed', `${login} started the run again; only people may`);
  }
  const permission = await deps.permissionOf(login);
  if (permission.kind === 'unknown')
    throw new Ending('permission-unknown', `the permission of ${login}: ${permission.why}`);
  if (permission.mayWrite) return;
  trace.stop(
    're-run',
    `${login}: permission ${permission.permission}`,
    'somebody with write, maintain or admin has to start it again',
  );
  throw new Ending('not-authorised', `${login} started the run again, with permission ${permission.permission}`);
}

/** Public code: issues, summaries and ledgers would reveal unfixed holes (architecture, trust). */
export async function mayWorkInRepository(
  facts: RepositoryFacts,
  settings: Settings,
  ledgerIsPrivate: () => Promise<boolean>,
  trace: Trace,
): Promise<void> {
  const rule = 'repository';
  if (!facts.isPublic) {
    trace.pass(rule, `${facts.nameWithOwner} is not public`);
    return;
  }
  if (!settings.allowPublic || settings.ledger.repository === undefined || !(await ledgerIsPrivate())) {
    const lacks = settings.allowPublic
      ? 'a private `ledger.repository`'
      : '`allow-public: true` and a private `ledger.repository`';
    trace.stop(rule, `${facts.nameWithOwner} is public`, `set ${lacks} in the settings`);
    throw new Ending('public-repository', `${facts.nameWithOwner} is public and the settings lack ${lacks}`);
  }
  trace.pass(rule, `${facts.nameWithOwner} is public; the settings allow it and the ledger is private`);
}

/** GitHub's logins do not differ by case alone. */
function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
