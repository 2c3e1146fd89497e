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
import { closeOnMerge, type CloseInput } from '@agent-remediation/remediation';

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
    checks: inputs.lines('checks'),
    link: inputs.choice('link', ['reference', 'first-reference']),
    pullRequests: inputs.choice('pull-requests', ['ours', 'all']),
    dryRun: inputs.flag('dry-run'),
  };
  inputs.check();
  return input;
}
