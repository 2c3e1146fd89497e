import {
  type ActionResult,
  buildDeps,
  type Early,
  type Environment,
  haltOf,
  type Kit,
  runAction,
  runCreatedAt,
  sessionClient,
  type Started,
} from '@agent-remediation/action-kit';
import {
  createSession,
  type CreateSessionInput,
  type CreateSessionOutcome,
  type RequestOptions,
} from '@agent-remediation/remediation';
import type { Trigger } from '@agent-remediation/remediation/events';
import { parseSessionInputs } from '@agent-remediation/session-api';
import { inertBlock } from '@agent-remediation/text';

const REQUEST_INPUTS = [
  'prompt',
  'title',
  'tags',
  'repos',
  'knowledge-ids',
  'playbook-id',
  'max-acu-limit',
  'secret-ids',
  'session-links',
  'create-as-user-id',
];

export function work(
  started: Started<{ readonly trigger: Trigger }>,
  environment: Environment,
  early: Early,
): Promise<void> {
  const secrets = ['api-key', 'github-token', 'ledger-token'];
  return runAction({
    name: 'create-session',
    secrets,
    environment,
    started,
    main: ({ trigger }, kit) => main(trigger, kit, early),
  });
}

async function main(trigger: Trigger, kit: Kit, early: Early): Promise<ActionResult> {
  const input = readInput(trigger, kit);
  const deps = buildDeps(kit, sessionClient(kit), early);
  const outcome = await createSession(input, { ...deps, runCreatedAt: () => runCreatedAt(kit.runner, deps.github) });
  return { ...outcome, outputs: outputsOf(outcome), summary: summaryOf(outcome, kit.redact) };
}

function readInput(trigger: Trigger, { inputs, runner }: Kit): CreateSessionInput {
  const input = {
    trigger,
    run: { runId: runner.runId, attempt: runner.runAttempt, triggeringActor: runner.triggeringActor },
    repository: runner.repository,
    host: runner.host,
    kind: inputs.text('finding-kind'),
    options: requestOptions(inputs),
    ledger: inputs.choice('ledger', ['on', 'off']) ?? 'on',
    halt: haltOf(inputs),
    dryRun: inputs.flag('dry-run'),
  };
  inputs.check();
  return input;
}

function requestOptions(inputs: Kit['inputs']): RequestOptions {
  const parsed = parseSessionInputs(inputs.raw(REQUEST_INPUTS));
  if (parsed.ok) return parsed.fields;
  for (const { message } of parsed.faults) inputs.fault(message);
  return { secret_ids: [] };
}

function outputsOf({ isNew, posted, item, entry }: CreateSessionOutcome): Readonly<Record<string, string>> {
  return {
    'is-new': String(isNew),
    'status-code': String(posted?.status ?? ''),
    response: posted?.text ?? '',
    'session-id': posted?.sessionId ?? '',
    'session-url': posted?.sessionUrl ?? '',
    'finding-id': item?.finding.id ?? '',
    fingerprint: item?.fingerprint ?? '',
    branch: entry?.branch ?? '',
  };
}

function summaryOf({ request, posted, reason }: CreateSessionOutcome, redact: Kit['redact']): string {
  if (!request || (posted === undefined && reason !== 'dry-run')) return '';
  const fields = JSON.stringify({ ...request, prompt: '(below)' }, null, 2);
  return `<details><summary>The request</summary>\n\n${inertBlock(redact(fields))}\n${inertBlock(redact(request.prompt))}\n</details>`;
}
