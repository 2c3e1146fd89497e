import { start } from '@agent-remediation/action-kit/start';
import { readContractEvent } from '@agent-remediation/guardrails/pull-request-event';

await start({
  name: 'check-pull-request',
  environment: process.env,
  intake: ({ eventName }, event, inputs) => {
    const intake = readContractEvent(eventName, event, inputs.text('pull-request'));
    return intake.kind === 'not-for-us' ? intake : { kind: 'work', work: intake };
  },
  load: () => import('./run.ts'),
});
