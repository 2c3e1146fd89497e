import { start } from '@agent-remediation/action-kit/start';
import { readMergeEvent } from '@agent-remediation/remediation/merge-event';

await start({
  name: 'close-on-merge',
  environment: process.env,
  intake: ({ eventName }, event) => {
    const intake = readMergeEvent(eventName, event);
    return intake.kind === 'merged' ? { kind: 'work', work: { merge: intake } } : intake;
  },
  load: () => import('./run.ts'),
});
