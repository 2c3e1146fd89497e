import { start } from '@agent-remediation/action-kit/start';
import { startedByHand } from '@agent-remediation/remediation/by-hand';

await start({
  name: 'reconcile',
  environment: process.env,
  // Any event may ask for it: it looks at the ledger. Of the event counts only who started it by hand.
  intake: ({ eventName }, event) => ({ kind: 'work', work: { started: startedByHand(eventName, event) } }),
  load: () => import('./run.ts'),
});
