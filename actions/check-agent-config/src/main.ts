import { start } from '@agent-remediation/action-kit/start';

await start({
  name: 'check-agent-config',
  environment: process.env,
  intake: () => ({ kind: 'work', work: undefined }),
  load: () => import('./run.ts'),
});
