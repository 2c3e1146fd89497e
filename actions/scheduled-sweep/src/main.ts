import { start } from '@agent-remediation/action-kit/start';
import { startedByHand } from '@agent-remediation/remediation/by-hand';
import type { SweepWork } from './work.ts';

await start<SweepWork>({
  name: 'scheduled-sweep',
  environment: process.env,
  // A sweep is asked for by the clock or by a person. Of the event counts only who started it by hand.
  intake: ({ eventName }, event) =>
    eventName === 'schedule' || eventName === 'workflow_dispatch'
      ? { kind: 'work', work: { eventName, started: startedByHand(eventName, event) } }
      : { kind: 'not-for-us', reason: 'not-our-event', seen: eventName },
  load: () => import('./run.ts'),
});
