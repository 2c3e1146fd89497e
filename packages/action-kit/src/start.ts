import type { ReasonCode } from '@agent-remediation/conventions/core';
import { ignore } from './ignore.ts';
import { Inputs } from './inputs.ts';
import { readEventFile, readRunner, type Environment, type Runner } from './runner.ts';

export type { Environment };

/** What an event is to an action: something to work on, or nothing of its own. */
export type Intake<Work> = { readonly kind: 'work'; readonly work: Work } | NotForUs;

interface NotForUs {
  readonly kind: 'not-for-us';
  readonly reason: ReasonCode;
  readonly seen: string;
}

export interface StartOptions<Work> {
  readonly name: string;
  readonly environment: Environment;
  /** Reads the event. Runs before anything heavy is loaded. */
  readonly intake: (runner: Runner, event: unknown, inputs: Inputs) => Intake<Work> | Promise<Intake<Work>>;
  /** Loads the rest. */
  readonly load: () => Promise<{ readonly run: (started: Started<Work>, environment: Environment) => Promise<void> }>;
}

/** What the light start hands to the rest: the work, or the error that reading the event ended in. */
export type Started<Work> =
  { readonly kind: 'work'; readonly work: Work } | { readonly kind: 'error'; readonly error: unknown };

/**
 * Starts an action. Most events are none of ours: for those, nothing but this and the event's reader is loaded. Everything else, errors
 * included, is the loaded part's to report.
 */
export async function start<Work>({ name, environment, intake, load }: StartOptions<Work>): Promise<void> {
  const started = await begin(intake, environment);
  if (started.kind === 'not-for-us') {
    ignore(name, started.reason, started.seen, environment);
    return;
  }
  const { run } = await load();
  await run(started, environment);
}

async function begin<Work>(
  intake: StartOptions<Work>['intake'],
  environment: Environment,
): Promise<Started<Work> | NotForUs> {
  try {
    return await intake(readRunner(environment), readEventFile(environment), new Inputs(environment));
  } catch (error) {
    return { kind: 'error', error };
  }
}
