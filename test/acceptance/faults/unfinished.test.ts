import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CHECKS, createBench, type Bench } from '../bench.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await createBench({ issues: 1, settings: CHECKS });
});
afterEach(async () => {
  await bench.sim.close();
  bench.sim.assertStrict();
});

/** A finding whose fix a person has merged, and whose check is green. */
async function verified() {
  await bench.put();
  const pull = await bench.pull();
  await bench.merge(pull);
  bench.repo.addCheckRun({ name: 'test', headSha: pull.pull.mergeCommit ?? '', conclusion: 'success' });
  return pull;
}

const refuse = (operation: string, status: number) =>
  bench.sim.faults.add({
    when: { operation, times: Infinity },
    fault: { kind: 'status', status, body: { message: 'not now' } },
  });
const states = async () => [(await bench.entry('issue-1'))?.state, bench.state(1)];

describe('a finding is not ended before people can see it', () => {
  test.each([
    ['issues/create-comment', 503],
    ['issues/create-comment', 429],
    ['issues/add-labels', 500],
  ] as const)('%s ends with %i: the next reconcile makes both good', async (operation, status) => {
    const pull = await verified();
    refuse(operation, status);
    const run = await bench.close(pull);
    expect([run.reason, run.closed, run.entry?.state]).toEqual(['closed', true, 'merged']);
    expect(await states()).toEqual(['merged', 'closed']);
    bench.sim.faults.clear();
    bench.wait(10);
    await bench.reconcile();
    expect(await states()).toEqual(['closed', 'closed']);
    expect(bench.comments(1)).toEqual([expect.stringContaining('the fix is merged and the finding is closed')]);
    expect(bench.labels(1)).toContain('agent:fixed');
  });

  test('the comments cannot be read: an answer without them is none', async () => {
    const pull = await verified();
    bench.sim.faults.add({
      when: { operation: 'graphql own', times: Infinity },
      fault: { kind: 'bad-body', body: '{"data": {"repository": {}}}' },
    });
    expect((await bench.close(pull)).reason).toBe('closed');
    expect(await states()).toEqual(['merged', 'closed']);
    bench.sim.faults.clear();
    await bench.reconcile();
    expect(await states()).toEqual(['closed', 'closed']);
    expect(bench.comments(1)).toEqual([expect.stringContaining('the fix is merged and the finding is closed')]);
  });

  test('what is refused for good does not keep a finding open', async () => {
    const pull = await verified();
    refuse('issues/create-comment', 403);
    expect((await bench.close(pull)).reason).toBe('closed');
    expect(await states()).toEqual(['closed', 'closed']);
  });

  test('reconcile waits as well', async () => {
    await verified();
    refuse('issues/create-comment', 503);
    expect((await bench.reconcile()).report[0]).toMatchObject({ state: 'merged', told: false });
    expect(await states()).toEqual(['merged', 'closed']);
    bench.sim.faults.clear();
    await bench.reconcile();
    expect(await states()).toEqual(['closed', 'closed']);
  });
});

describe('an answer that cannot be read says nothing about an issue', () => {
  test.each(['{"number": ', '[]', '{"number": 1}', ''])('%j', async (body) => {
    const pull = await verified();
    bench.sim.faults.add({ when: { operation: 'issues/get', times: Infinity }, fault: { kind: 'bad-body', body } });
    expect((await bench.close(pull)).reason).toBe('github-unavailable');
    bench.sim.faults.clear();
    await bench.reconcile();
    expect(await states()).toEqual(['closed', 'closed']);
  });
});
