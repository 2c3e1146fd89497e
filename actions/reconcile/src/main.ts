import { start } from '@agent-remediation/action-kit/start';

await start({
  name: 'reconcile',
  environment: process.env,
  // Any event may ask for it: it looks at the ledger, not at the event.
  intake: () => ({ kind: 'work', work: {} }),
  load: () => import('./run.ts'),
});
