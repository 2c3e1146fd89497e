import { early } from '@agent-remediation/action-kit/open';
import type { Environment, Started } from '@agent-remediation/action-kit/start';
import type { Trigger } from '@agent-remediation/remediation/events';

/** The first request goes out before the rest is loaded. */
export async function run(started: Started<{ readonly trigger: Trigger }>, environment: Environment): Promise<void> {
  const trigger = started.kind === 'work' ? started.work.trigger : undefined;
  const begun = await early(started, environment, trigger && 'issue' in trigger ? trigger.issue.number : undefined);
  const { work } = await import('./work.ts');
  await work(started, environment, begun);
}
