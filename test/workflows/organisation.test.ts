import { describe, expect, test } from '@jest/globals';
import { PROJECT } from '../../packages/build/src/tools.ts';
import { FILES, file } from './files.ts';
import type { Job, WorkflowFile } from './files.ts';

/** Template, reusable workflow and thin caller are three spellings of one thing: here they cannot drift apart. */
const TRIGGERS = FILES.filter(({ place }) => place === 'reusable').map(({ path }) =>
  path.replace(/^.*\/(.*)\.yml$/, '$1'),
);

/** The organisation says which agents and which evidence; a repository's own template has the red-green part to copy in its README. */
const CHECK_INPUTS = ['agents', 'branches', 'evidence'].map((name) => `"${name}":"\${{ inputs.${name} }}"`).join();
const CHECK_GRANTS = '{"checks":"read","contents":"read","pull-requests":"write","statuses":"write"}';

function onlyJob({ path, content }: WorkflowFile): Job {
  const [job, ...more] = Object.values(content.jobs);
  if (job === undefined || more.length > 0) throw new Error(`${path} has not one job`);
  return job;
}

test('check, label, comment, dispatch, ticket, merge, reconcile and sweep have a reusable form', () => {
  expect(TRIGGERS).toEqual(['check', 'comment', 'dispatch', 'label', 'merge', 'reconcile', 'sweep', 'ticket']);
});

describe.each(TRIGGERS)('%s', (trigger) => {
  const template = file(`action-templates/workflows/agent-${trigger}.yml`);
  const reusable = file(`.github/workflows/${trigger}.yml`);
  const caller = file(`action-templates/organisation/agent-${trigger}.yml`);
  const call = onlyJob(caller);
  const accepted = reusable.content.on['workflow_call'];

  test('the caller listens to what the template listens to', () => {
    expect(caller.content.on).toEqual(template.content.on);
    expect(caller.content.name).toBe(template.content.name);
  });

  test('the reusable jobs are the template jobs, with inputs for variables', () => {
    const asInputs = JSON.stringify(template.content.jobs)
      .replaceAll('${{ vars.AGENT_BASE_URL }}', '${{ inputs.base-url }}')
      .replaceAll('${{ vars.AGENT_REMEDIATION_HALT }}', '${{ inputs.halt }}')
      .replaceAll("${{ inputs.mode || 'act' }}", '${{ inputs.mode }}')
      .replaceAll('"runs-on":"ubuntu-latest"', '"runs-on":"${{ inputs.runs-on }}"')
      .replaceAll('"name":"agent-remediation"', '"name":"${{ inputs.environment }}"')
      .replaceAll('"branches":"fix/**"', CHECK_INPUTS)
      .replaceAll('{"contents":"read","pull-requests":"write","statuses":"write"}', CHECK_GRANTS)
      .replaceAll(/@[0-9a-f]{40}/g, '@pin');
    expect(JSON.stringify(reusable.content.jobs).replaceAll(/@[0-9a-f]{40}/g, '@pin')).toBe(asInputs);
  });

  test('the caller names the workflow and passes what it asks for, nothing else', () => {
    expect(call.uses).toMatch(new RegExp(`^${PROJECT}/\\.github/workflows/${trigger}\\.yml@[0-9a-f]{40}$`));
    const inputs = accepted?.inputs ?? {};
    const given = Object.keys(call.with ?? {});
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(given));
    expect(given).toEqual(
      expect.arrayContaining(Object.keys(inputs).filter((name) => inputs[name]?.required === true)),
    );
    const secrets = Object.fromEntries(
      Object.keys(accepted?.secrets ?? {}).map((name) => [name, `\${{ secrets.${name} }}`]),
    );
    expect(call.secrets ?? {}).toEqual(secrets);
  });

  test('the caller grants what the jobs ask for, and no more', () => {
    const asked = Object.assign(
      {},
      ...Object.values(reusable.content.jobs).map((job) => job.permissions ?? {}),
    ) as unknown;
    expect(call.permissions).toEqual(asked);
  });
});
