import {
  type ActionResult,
  buildDeps,
  type Early,
  type Environment,
  haltOf,
  type Kit,
  noSessions,
  runAction,
  runCreatedAt,
  type Started,
} from '@agent-remediation/action-kit';
import { FINDINGS_PER_BATCH, MOST_SHARDS } from '@agent-remediation/agent-batch';
import { claimFindings, type ClaimOutcome, type ClaimSource } from '@agent-remediation/agent-batch/claim';
import { namedFiles } from '@agent-remediation/sweep/files';
import { folderOf, runUrlOf } from './inputs.ts';
import type { BatchWork } from './run.ts';

export function claimStep(started: Started<BatchWork>, environment: Environment, early: Early): Promise<void> {
  const secrets = ['github-token', 'ledger-token'];
  return runAction({
    name: 'run-agent-batch',
    secrets,
    environment,
    started,
    main: (work, kit) => main(work, kit, early),
  });
}

async function main(work: BatchWork, kit: Kit, early: Early): Promise<ActionResult> {
  const { inputs, runner } = kit;
  const folder = folderOf(kit);
  const shards = inputs.integer('shards', 1, MOST_SHARDS) ?? 1;
  const source = await sourceOf(work, kit);
  inputs.check();
  const deps = buildDeps(kit, noSessions, early);
  const outcome = await claimFindings(
    {
      repository: runner.repository,
      source,
      folder,
      runId: runner.runId,
      runUrl: runUrlOf(kit),
      shards,
      dryRun: inputs.flag('dry-run'),
    },
    { ...deps, runCreatedAt: () => runCreatedAt(runner, deps.github) },
  );
  return { ...outcome, outputs: outputsOf(outcome) };
}

function outputsOf({ claims, matrix, digest }: ClaimOutcome): Readonly<Record<string, string>> {
  const rows = claims.map(({ findingId, branch, issue, base }) => ({ findingId, branch, issue, base }));
  return { claimed: String(claims.length), matrix: JSON.stringify(matrix), digest, findings: JSON.stringify(rows) };
}

const SOURCES = ['code-scanning', 'dependabot', 'secret-scanning'] as const;

async function sourceOf(work: BatchWork, kit: Kit): Promise<ClaimSource> {
  const { inputs, runner } = kit;
  const prompt = inputs.text('prompt');
  const shared = {
    repository: runner.repository,
    host: runner.host,
    run: { runId: runner.runId, attempt: runner.runAttempt, triggeringActor: runner.triggeringActor },
    options: { secret_ids: [], ...(prompt === undefined ? {} : { prompt }) },
    halt: haltOf(inputs),
  };
  const dryRun = inputs.flag('dry-run');
  if ('trigger' in work)
    return { kind: 'issue', input: { ...shared, trigger: work.trigger, kind: inputs.text('finding-kind'), dryRun } };
  const queue = 'queue' in work ? work : undefined;
  // A start by hand that names nobody has nobody's authority.
  if (queue?.queue === 'workflow_dispatch' && queue.started === undefined)
    inputs.fault('the event names nobody who started the workflow');
  const lines = inputs.lines('sources');
  if (lines?.some((line) => !SOURCES.some((source) => source === line)))
    inputs.fault(`input \`sources\`: allowed are ${SOURCES.join(', ')}, one per line`);
  return {
    kind: 'queue',
    input: {
      ...shared,
      started: queue?.started,
      mode: dryRun ? 'plan' : 'act',
      limit: inputs.integer('max-findings', 1, FINDINGS_PER_BATCH),
      severity: inputs.choice('severity', ['critical', 'high', 'medium', 'low']),
      sources: lines === undefined ? undefined : SOURCES.filter((source) => lines.includes(source)),
      scope: { is: 'here' },
      files: {
        ...(await namedFiles(inputs, () => readerOf(kit))),
        coverage: undefined,
      },
      runUrl: runUrlOf(kit),
      reconcile: false,
      workflows: [],
    },
  };
}

async function readerOf({ environment }: Kit) {
  const { workspaceReader } = await import('@agent-remediation/snapshot/workspace');
  return workspaceReader(environment['GITHUB_WORKSPACE'] ?? '.');
}
