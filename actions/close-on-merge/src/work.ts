import {
  type ActionResult,
  buildDeps,
  type Early,
  type Environment,
  type Kit,
  noSessions,
  runAction,
  type Started,
} from '@agent-remediation/action-kit';
import { EVIDENCE_KINDS, type EvidenceKind } from '@agent-remediation/conventions';
import { closeOnMerge, OUTCOMES, type CloseInput } from '@agent-remediation/remediation';

export function work(
  started: Started<{ readonly merge: CloseInput['merge'] }>,
  environment: Environment,
  early: Early,
): Promise<void> {
  const secrets = ['github-token', 'ledger-token'];
  return runAction({
    name: 'close-on-merge',
    secrets,
    environment,
    started,
    main: ({ merge }, kit) => main(merge, kit, early),
  });
}

async function main(merge: CloseInput['merge'], kit: Kit, early: Early): Promise<ActionResult> {
  const input = readInput(merge, kit);
  const outcome = await closeOnMerge(input, buildDeps(kit, noSessions, early));
  const { closed, issue, entry } = outcome;
  return {
    ...outcome,
    outputs: {
      closed: String(closed),
      'issue-number': String(issue ?? ''),
      'finding-id': entry?.findingId ?? '',
      fingerprint: entry?.fingerprint ?? '',
      state: entry?.state ?? '',
    },
  };
}

function readInput(merge: CloseInput['merge'], { inputs, runner }: Kit): CloseInput {
  const input: CloseInput = {
    merge,
    repository: runner.repository,
    host: runner.host,
    runId: runner.runId,
    verify: inputs.choice('verify', ['checks', 'none']),
    evidence: evidenceKinds(inputs),
    checks: inputs.lines('checks'),
    workflows: inputs.lines('workflows'),
    handedIn: { commit: undefined, reproducer: inputs.choice('reproducer', OUTCOMES), scans: undefined },
    link: inputs.choice('link', ['reference', 'first-reference']),
    pullRequests: inputs.choice('pull-requests', ['ours', 'all']),
    dryRun: inputs.flag('dry-run'),
  };
  inputs.check();
  return input;
}

function evidenceKinds(inputs: Kit['inputs']): readonly EvidenceKind[] | undefined {
  const lines = inputs.lines('evidence');
  const kinds = lines?.flatMap((line) => EVIDENCE_KINDS.filter((kind) => kind === line)) ?? [];
  if (lines !== undefined && kinds.length !== lines.length)
    inputs.fault(`input \`evidence\`: allowed are ${EVIDENCE_KINDS.join(', ')}, one per line`);
  return lines === undefined ? undefined : kinds;
}
