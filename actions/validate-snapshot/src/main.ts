import { start } from '@agent-remediation/action-kit/start';
import { readInputs } from './inputs.ts';
import { run } from './run.ts';

await start({
  name: 'validate-snapshot',
  environment: process.env,
  intake: (_runner, _event, inputs) => ({ kind: 'work', work: readInputs(inputs) }),
  // No event is none of its own, so nothing is won by loading the rest later.
  load: () => Promise.resolve({ run }),
});
