import { start } from '@agent-remediation/action-kit/start';
import { readEvent } from '@agent-remediation/remediation/events';

await start({
  name: 'create-session',
  environment: process.env,
  intake: async ({ eventName }, event, inputs) => {
    const [findingId, findingTitle, description] = ['finding-id', 'finding-title', 'description'].map((name) =>
      inputs.text(name),
    );
    const intake = await readEvent(eventName, event, { findingId, findingTitle, description });
    return intake.kind === 'trigger' ? { kind: 'work', work: { trigger: intake.trigger } } : intake;
  },
  load: () => import('./run.ts'),
});
