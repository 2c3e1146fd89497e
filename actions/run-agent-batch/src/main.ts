import { start } from '@agent-remediation/action-kit/start';
import type { BatchWork } from './run.ts';

await start<BatchWork>({
  name: 'run-agent-batch',
  environment: process.env,
  intake: async ({ eventName }, event, inputs) => {
    const step = inputs.choice('step', ['claim', 'agent', 'publish']);
    if (inputs.text('step') === undefined) inputs.required('step');
    inputs.check();
    // The jobs behind the first work on what it left, whatever the event was.
    if (step === 'agent' || step === 'publish') return { kind: 'work', work: { step } };
    if (eventName === 'schedule' || eventName === 'workflow_dispatch') {
      const { startedByHand } = await import('@agent-remediation/remediation/by-hand');
      return { kind: 'work', work: { step: 'claim', queue: eventName, started: startedByHand(eventName, event) } };
    }
    if (eventName !== 'issues' && eventName !== 'issue_comment')
      return { kind: 'not-for-us', reason: 'not-our-event', seen: eventName };
    const { readEvent } = await import('@agent-remediation/remediation/events');
    const none = { findingId: undefined, findingTitle: undefined, description: undefined };
    const intake = await readEvent(eventName, event, none);
    if (intake.kind !== 'trigger') return intake;
    const { trigger } = intake;
    if (trigger.kind !== 'label' && trigger.kind !== 'comment')
      return { kind: 'not-for-us', reason: 'not-our-event', seen: eventName };
    // A session's run answers `/agent why` for both engines.
    if (trigger.kind === 'comment' && trigger.command === 'why')
      return { kind: 'not-for-us', reason: 'no-command', seen: '/agent why' };
    return { kind: 'work', work: { step: 'claim', trigger } };
  },
  load: () => import('./run.ts'),
});
