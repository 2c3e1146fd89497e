import { start } from '@agent-remediation/action-kit/start';
import { readInputs } from './inputs.ts';

await start({
  name: 'build-snapshot',
  environment: process.env,
  intake: (_runner, _event, inputs) => ({ kind: 'work', work: readInputs(inputs) }),
  load: () => import('./run.ts'),
});
