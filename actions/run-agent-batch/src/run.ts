import { early } from '@agent-remediation/action-kit/open';
import type { Environment, Started } from '@agent-remediation/action-kit/start';
import type { StartedByHand } from '@agent-remediation/remediation/by-hand';
import type { Trigger } from '@agent-remediation/remediation/events';

/** What this job is to do, and what the event says of it. */
export type BatchWork =
  | { readonly step: 'claim'; readonly trigger: Extract<Trigger, { readonly kind: 'label' | 'comment' }> }
  | {
      readonly step: 'claim';
      readonly queue: 'schedule' | 'workflow_dispatch';
      readonly started: StartedByHand | undefined;
    }
  | { readonly step: 'agent' | 'publish' };

/** Each step loads its own code; the first request goes out before that where there is one. */
export async function run(started: Started<BatchWork>, environment: Environment): Promise<void> {
  const work = started.kind === 'work' ? started.work : undefined;
  if (work?.step === 'agent') {
    const { agentStep } = await import('./agent-step.ts');
    return agentStep(started, environment);
  }
  const issue = work && 'trigger' in work ? work.trigger.issue.number : undefined;
  const begun = await early(started, environment, issue);
  if (work?.step === 'publish') {
    const { publishStep } = await import('./publish-step.ts');
    return publishStep(started, environment, begun);
  }
  const { claimStep } = await import('./claim-step.ts');
  return claimStep(started, environment, begun);
}
