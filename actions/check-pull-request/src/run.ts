import { early } from '@agent-remediation/action-kit/open';
import type { Environment, Started } from '@agent-remediation/action-kit/start';
import type { ContractWork } from '@agent-remediation/guardrails/pull-request-event';

/** The first request goes out before the rest is loaded. */
export async function run(started: Started<ContractWork>, environment: Environment): Promise<void> {
  const begun = await early(started, environment);
  const { work } = await import('./work.ts');
  await work(started, environment, begun);
}
