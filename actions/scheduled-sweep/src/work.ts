import {
  type ActionResult,
  buildDeps,
  type Early,
  type Environment,
  type Kit,
  noSessions,
  runAction,
  sessionClient,
  type Started,
  runCreatedAt,
} from '@agent-remediation/action-kit';
import { open } from '@agent-remediation/action-kit/open';
import type { StartedByHand } from '@agent-remediation/remediation/by-hand';
import { outputsOf, summaryOf, sweep } from '@agent-remediation/sweep';
import { readInput } from './inputs.ts';

/** What the event says: nothing but who asked. */
export interface SweepWork {
  readonly eventName: 'schedule' | 'workflow_dispatch';
  /** Who started the workflow by hand; `undefined`: its schedule did, or the event does not say. */
  readonly started: StartedByHand | undefined;
}

export function work(started: Started<SweepWork>, environment: Environment, early: Early): Promise<void> {
  const secrets = ['api-key', 'github-token', 'ledger-token', 'alerts-token'];
  return runAction({
    name: 'scheduled-sweep',
    secrets,
    environment,
    started,
    main: (event, kit) => main(event, kit, early),
  });
}

async function main(event: SweepWork, kit: Kit, early: Early): Promise<ActionResult> {
  const input = await readInput(event, kit);
  // A plan sends nothing to the service, and so needs no key.
  const withKey = input.mode === 'act' || kit.inputs.text('api-key') !== undefined;
  const deps = buildDeps(kit, withKey ? sessionClient(kit) : noSessions, early);
  const token = kit.inputs.text('alerts-token');
  const opened = token === undefined ? undefined : (early.opened ?? open(kit.inputs, kit.runner, kit.environment));
  const outcome = await sweep(input, {
    ...deps,
    ...(opened && token !== undefined ? { alerts: opened.githubFor(token) } : {}),
    runCreatedAt: () => runCreatedAt(kit.runner, deps.github),
  });
  return { ...outcome, outputs: outputsOf(outcome), summary: summaryOf(outcome, kit.redact) };
}
