import { haltOf, type Kit } from '@agent-remediation/action-kit';
import { MAX_SESSIONS_PER_RUN } from '@agent-remediation/conventions';
import { parseSessionInputs } from '@agent-remediation/session-api';
import type { SweepInput, SweepScope } from '@agent-remediation/sweep';
import { openFiles } from './files.ts';
import type { SweepWork } from './work.ts';

const REQUEST_INPUTS = ['prompt', 'tags', 'knowledge-ids', 'playbook-id', 'max-acu-limit', 'secret-ids'];
const SOURCES = ['code-scanning', 'dependabot', 'secret-scanning'] as const;
const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
const REPOSITORY = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}\/[A-Za-z0-9._-]{1,100}$/;
const LOGIN = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/;
const WORKFLOW = /^[A-Za-z0-9._-]{1,100}\.ya?ml$/;
/** Repositories that are asked one by one; more are an organisation's business. */
const MOST_REPOSITORIES = 50;

/** Reads every input; what is wrong is raised at once. */
export async function readInput({ eventName, started }: SweepWork, kit: Kit): Promise<SweepInput> {
  const { inputs, runner, environment } = kit;
  if (inputs.text('ledger') !== undefined)
    inputs.fault('input `ledger`: a sweep never runs without its ledger, which keeps its limits; leave it out');
  // A start by hand that names nobody has nobody's authority.
  if (eventName === 'workflow_dispatch' && started === undefined)
    inputs.fault('the event names nobody who started the workflow');
  const plan = inputs.choice('mode', ['act', 'plan']) === 'plan' || inputs.flag('dry-run');
  const input: SweepInput = {
    repository: runner.repository,
    host: runner.host,
    run: { runId: runner.runId, attempt: runner.runAttempt, triggeringActor: runner.triggeringActor },
    started,
    mode: plan ? 'plan' : 'act',
    limit: inputs.integer('limit', 0, MAX_SESSIONS_PER_RUN),
    severity: inputs.choice('severity', SEVERITIES),
    sources: sourcesOf(inputs),
    scope: scopeOf(inputs),
    files: await openFiles(inputs, environment),
    options: requestOptions(inputs),
    runUrl: `${environment['GITHUB_SERVER_URL'] ?? ''}/${runner.repository.owner}/${runner.repository.name}/actions/runs/${runner.runId}`,
    reconcile: inputs.choice('reconcile', ['true', 'false']) !== 'false',
    halt: haltOf(inputs),
    workflows: listed(inputs, 'check-workflows', WORKFLOW, 'file names of workflows, one per line') ?? [],
  };
  inputs.check();
  return input;
}

type Inputs = Kit['inputs'];

function sourcesOf(inputs: Inputs): SweepInput['sources'] {
  const lines = inputs.lines('sources');
  const unknown = lines?.find((line) => !SOURCES.some((source) => source === line));
  if (unknown !== undefined) inputs.fault(`input \`sources\`: allowed are ${SOURCES.join(', ')}, one per line`);
  return lines === undefined ? undefined : SOURCES.filter((source) => lines.includes(source));
}

function scopeOf(inputs: Inputs): SweepScope {
  const organisation = inputs.text('organisation');
  const names = listed(
    inputs,
    'repositories',
    REPOSITORY,
    `at most ${MOST_REPOSITORIES} names \`owner/name\`, one per line`,
  );
  if (organisation !== undefined && !LOGIN.test(organisation))
    inputs.fault('input `organisation`: the login of an organisation is allowed');
  if (organisation !== undefined && names !== undefined)
    inputs.fault('inputs `organisation` and `repositories`: give one of them');
  if (organisation !== undefined) return { is: 'organisation', login: organisation };
  if (names === undefined) return { is: 'here' };
  if (names.length > MOST_REPOSITORIES)
    inputs.fault(`input \`repositories\`: at most ${MOST_REPOSITORIES}; use \`organisation\` for more`);
  return { is: 'repositories', names: [...new Set(names)] };
}

function listed(inputs: Inputs, name: string, form: RegExp, allowed: string): readonly string[] | undefined {
  const lines = inputs.lines(name);
  if (lines?.some((line) => !form.test(line))) inputs.fault(`input \`${name}\`: allowed are ${allowed}`);
  return lines;
}

function requestOptions(inputs: Inputs): SweepInput['options'] {
  const parsed = parseSessionInputs(inputs.raw(REQUEST_INPUTS));
  if (parsed.ok) return parsed.fields;
  for (const { message } of parsed.faults) inputs.fault(message);
  return { secret_ids: [] };
}
