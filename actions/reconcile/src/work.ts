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
} from '@agent-remediation/action-kit';
import { needsHuman, reconcile, type ReconcileInput, type ReconcileOutcome } from '@agent-remediation/remediation';
import type { StartedByHand } from '@agent-remediation/remediation/by-hand';
import { decisions, handedIn } from './inputs.ts';
import { inertInline } from '@agent-remediation/text';

/** What the event says beside that something may have changed. */
export interface ReconcileWork {
  /** Who started the workflow by hand; `undefined`: nobody did. */
  readonly started: StartedByHand | undefined;
}

export function work(started: Started<ReconcileWork>, environment: Environment, early: Early): Promise<void> {
  const secrets = ['api-key', 'github-token', 'ledger-token'];
  return runAction({ name: 'reconcile', secrets, environment, started, main: (event, kit) => main(event, kit, early) });
}

async function main({ started }: ReconcileWork, kit: Kit, early: Early): Promise<ActionResult> {
  const { inputs, runner } = kit;
  const input: ReconcileInput = {
    repository: runner.repository,
    host: runner.host,
    runId: runner.runId,
    withSessions: inputs.text('api-key') !== undefined,
    handedIn: handedIn(kit),
    decide: decisions(inputs, started, runner.runAttempt),
    dryRun: inputs.flag('dry-run'),
  };
  inputs.check();
  const outcome = await reconcile(input, buildDeps(kit, input.withSessions ? sessionClient(kit) : noSessions, early));
  return { ...outcome, outputs: outputsOf(outcome), summary: table(outcome, kit.redact) };
}

function outputsOf({ report }: ReconcileOutcome): Readonly<Record<string, string>> {
  return {
    open: String(
      report.filter(({ state }) => state !== undefined && !['closed', 'abandoned', 'rejected'].includes(state)).length,
    ),
    changed: String(report.filter(({ changed }) => changed).length),
    'needs-human': String(report.filter(needsHuman).length),
    report: JSON.stringify(report),
  };
}

function table({ report }: ReconcileOutcome, redact: Kit['redact']): string {
  if (report.length === 0) return '';
  const rows = report.map(
    ({ findingId, issue, state, reason, message }) =>
      `| \`${findingId}\` | ${issue === null ? '' : `#${issue}`} | ${state ?? ''} | \`${reason}\` | ${inertInline(redact(message), 300)} |`,
  );
  return ['| Finding | Issue | State | | |', '|---|---|---|---|---|', ...rows].join('\n');
}
