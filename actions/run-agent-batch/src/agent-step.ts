import { mkdir, realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type ActionResult, type Environment, type Kit, runAction, type Started } from '@agent-remediation/action-kit';
import {
  MAX_TURNS,
  MINUTES_PER_COMMAND,
  MINUTES_PER_FINDING,
  MINUTES_PER_RUN,
  MOST_SHARDS,
} from '@agent-remediation/agent-batch';
import { connect, workTable, workThrough, type WorkInput } from '@agent-remediation/agent-batch/work';
import { dollarsOf, folderOf, minutesOf, temporaryOf, variablesOf } from './inputs.ts';
import type { BatchWork } from './run.ts';

/** Characters from which on a variable's value is kept out of logs, results and transcripts; shorter ones are words. */
const SHORTEST_SECRET = 8;
const MINUTE = 60_000;

export async function agentStep(started: Started<BatchWork>, environment: Environment): Promise<void> {
  const stop = new AbortController();
  process.once('SIGTERM', () => stop.abort());
  process.once('SIGINT', () => stop.abort());
  const secrets = ['agent-key', 'github-token', 'agent-environment', 'command-environment'];
  await runAction({ name: 'run-agent-batch', secrets, environment, started, main: (_, kit) => main(kit, stop.signal) });
  // An agent that did not heed its signal may still hold the process open.
  process.exit(process.exitCode ?? 0);
}

async function main(kit: Kit, signal: AbortSignal): Promise<ActionResult> {
  const { inputs, redact, holdsSecret, log } = kit;
  const input = readInput(kit, signal);
  const mcpFile = inputs.text('mcp-file') ?? '.mcp.json';
  inputs.check();
  await mkdir(input.shop.temporary, { recursive: true });
  const shop = { ...input.shop, temporary: await realpath(input.shop.temporary) };
  const { environment } = input.options;
  const deps = connect({
    workspace: shop.workspace,
    sdk: inputs.text('agent-sdk'),
    apiKey: inputs.text('agent-key'),
    mcpFile,
    environment,
    secrets: [environment, shop.commandEnvironment]
      .flatMap((variables) => Object.values(variables))
      .filter((value) => value.trim().length >= SHORTEST_SECRET),
    now: () => Date.now(),
    log,
    redact,
    holdsSecret,
  });
  const outcome = await workThrough({ ...input, shop }, deps);
  const cost = outcome.results.reduce((sum, { costUsd }) => sum + costUsd, 0);
  return {
    ...outcome,
    outputs: { findings: redact(JSON.stringify(outcome.results)), 'cost-usd': cost.toFixed(4) },
    summary: workTable(outcome.results, outcome.left, redact),
  };
}

function readInput(kit: Kit, signal: AbortSignal): WorkInput {
  const { inputs, environment } = kit;
  const shards = inputs.integer('shards', 1, MOST_SHARDS) ?? 1;
  const minutes = (name: string, otherwise: number): number => minutesOf(inputs, name, otherwise) * MINUTE;
  return {
    folder: folderOf(kit),
    shards,
    shard: inputs.integer('shard', 0, shards - 1) ?? 0,
    options: {
      model: inputs.text('model'),
      rulesFile: inputs.text('rules-file') ?? 'AGENTS.md',
      allowedTools: inputs.lines('allowed-tools') ?? ['Read', 'Edit', 'Bash'],
      environment: variablesOf(inputs, 'agent-environment'),
    },
    shop: {
      temporary: temporaryOf(environment),
      workspace: resolve(environment['GITHUB_WORKSPACE'] ?? '.'),
      path: environment['PATH'] ?? '/usr/local/bin:/usr/bin:/bin',
      commandMs: minutes('command-minutes', MINUTES_PER_COMMAND),
      commandEnvironment: variablesOf(inputs, 'command-environment'),
      signal,
    },
    limits: {
      maxTurns: inputs.integer('max-turns', 1, 500) ?? MAX_TURNS,
      maxCostUsd: dollarsOf(inputs, 'max-cost-usd'),
      maxRunCostUsd: dollarsOf(inputs, 'max-run-cost-usd'),
      msPerFinding: minutes('max-minutes', MINUTES_PER_FINDING),
      msPerRun: minutes('max-run-minutes', MINUTES_PER_RUN),
    },
  };
}
