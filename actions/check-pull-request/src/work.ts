import {
  type ActionResult,
  type Annotation,
  buildDeps,
  type Early,
  type Environment,
  type Kit,
  noSessions,
  runAction,
  type Started,
} from '@agent-remediation/action-kit';
import type { Breach, ContractInput, LedgerReader } from '@agent-remediation/guardrails/pull-request';
import type { ContractWork } from '@agent-remediation/guardrails/pull-request-event';
import { findingPath, parseEntry, settingsOf } from '@agent-remediation/remediation';

export function work(started: Started<ContractWork>, environment: Environment, early: Early): Promise<void> {
  return runAction({
    name: 'check-pull-request',
    secrets: ['github-token'],
    environment,
    started,
    main: (asked, kit) => main(asked, kit, early),
  });
}

async function main(asked: ContractWork, kit: Kit, early: Early): Promise<ActionResult> {
  const number = asked.kind === 'pull-request' ? asked.number : 0;
  const input = readInput(number, kit);
  const { github, facts, redact } = buildDeps(kit, noSessions, early);
  const deps = {
    github,
    ...(facts === undefined ? {} : { facts }),
    settings: settingsOf,
    redact,
    ledger: LEDGER,
  };
  // Loaded apart: the first request leaves while this part is read.
  const { checkPullRequest, passMergeGroup } = await import('@agent-remediation/guardrails/pull-request');
  const outcome =
    asked.kind === 'pull-request'
      ? await checkPullRequest(input, deps)
      : await passMergeGroup({ ...input, sha: asked.sha }, deps);
  const { reason, message, trace, success, summary } = outcome;
  return {
    reason,
    message,
    trace,
    success,
    ...(summary === undefined ? {} : { summary }),
    annotations: outcome.breaches.map(annotation),
    outputs: {
      verdict: outcome.verdict,
      'pull-request': number === 0 ? '' : String(number),
      'finding-id': outcome.findingId ?? '',
      breaches: JSON.stringify(outcome.breaches),
    },
  };
}

const LEDGER: LedgerReader = { path: findingPath, kindIn: (text) => parseEntry(text, 'the ledger')?.kind };

const LEVELS = { fail: 'error', ask: 'warning', warn: 'notice' } as const;

function annotation({ rule, severity, path, line, seen, why, instead }: Breach): Annotation {
  const message = `${seen}. Why: ${why}. What to do: ${instead}`;
  return { level: LEVELS[severity], title: `contract: ${rule}`, message, path, line };
}

function readInput(number: number, { inputs, runner, environment }: Kit): ContractInput {
  const headings = inputs.lines('headings');
  if (headings !== undefined && headings.length !== 3)
    inputs.fault('input `headings`: three lines are allowed, for the finding, the blast radius and the verification');
  const input: ContractInput = {
    number,
    repository: runner.repository,
    host: runner.host,
    runId: runner.runId,
    runUrl: `${environment['GITHUB_SERVER_URL'] ?? ''}/${runner.repository.owner}/${runner.repository.name}/actions/runs/${runner.runId}`,
    appliesTo: { agents: inputs.lines('agents') ?? [], branches: inputs.lines('branches') ?? ['fix/**'] },
    headings,
    maxFiles: inputs.integer('max-files', 1, 3_000) ?? 50,
    maxLines: inputs.integer('max-lines', 1, 100_000) ?? 1_000,
    approvals: inputs.integer('approvals', 0, 10),
    evidence: inputs.text('evidence'),
    evidenceWorkflow: inputs.text('evidence-workflow') ?? 'agent-red-green.yml',
    dryRun: inputs.flag('dry-run'),
  };
  if (!/^[\w.-]{1,100}\.ya?ml$/u.test(input.evidenceWorkflow))
    inputs.fault('input `evidence-workflow`: the name of a file in .github/workflows is allowed');
  inputs.check();
  return input;
}
