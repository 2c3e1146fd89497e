import { mkdir } from 'node:fs/promises';
import {
  type ActionResult,
  buildDeps,
  type Early,
  type Environment,
  haltOf,
  type Kit,
  noSessions,
  runAction,
  type Started,
} from '@agent-remediation/action-kit';
import { publish, publishTable } from '@agent-remediation/agent-batch/publish';
import { folderOf, runUrlOf, temporaryOf } from './inputs.ts';
import type { BatchWork } from './run.ts';

export function publishStep(started: Started<BatchWork>, environment: Environment, early: Early): Promise<void> {
  const secrets = ['github-token', 'ledger-token'];
  return runAction({ name: 'run-agent-batch', secrets, environment, started, main: (_, kit) => main(kit, early) });
}

async function main(kit: Kit, early: Early): Promise<ActionResult> {
  const { inputs, runner, environment } = kit;
  const folder = folderOf(kit);
  const token = inputs.required('github-token');
  const claimsDigest = inputs.required('claims-digest');
  const temporary = temporaryOf(environment);
  inputs.check();
  await mkdir(temporary, { recursive: true });
  const outcome = await publish(
    {
      repository: runner.repository,
      host: runner.host,
      folder,
      claimsDigest,
      temporary,
      path: environment['PATH'] ?? '/usr/local/bin:/usr/bin:/bin',
      serverUrl: environment['GITHUB_SERVER_URL'] ?? '',
      token,
      runUrl: runUrlOf(kit),
      halt: haltOf(inputs),
      dryRun: inputs.flag('dry-run'),
    },
    buildDeps(kit, noSessions, early),
  );
  const numbers = outcome.published.flatMap(({ pullRequest }) => pullRequest ?? []);
  return {
    ...outcome,
    outputs: { 'pull-requests': JSON.stringify(numbers), findings: kit.redact(JSON.stringify(outcome.published)) },
    summary: publishTable(outcome.published, kit.redact),
  };
}
