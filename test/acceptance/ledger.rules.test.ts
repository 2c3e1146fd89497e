import { afterEach, describe, expect, test } from '@jest/globals';
import { readOpenFindings } from '@agent-remediation/remediation/open-findings';
import { createBench, type Bench } from './bench.ts';

/** What others read of a ledger over the wire, without any part in the protocol: the coverage page does. */
let bench: Bench;
afterEach(async () => {
  await bench.sim.close();
  bench.sim.assertStrict();
});

const HERE = { owner: 'acme', name: 'shop' };
const read = () => readOpenFindings(bench.deps.github, HERE, () => bench.now());

describe('the findings in work, for whoever only looks', () => {
  test('those that are not finished, and no others', async () => {
    bench = await createBench({ issues: 2 });
    const open = await bench.put({ id: 'issue-1', pullRequest: 7 });
    const merged = await bench.put({ id: 'issue-2', state: 'merged', verify: 'checks' });
    await bench.put({ id: 'SEC-9', state: 'closed' });
    bench.requests();
    const found = await read();
    expect([...(found ?? [])].sort((a, b) => a.findingId.localeCompare(b.findingId))).toEqual([open, merged]);
    expect(bench.requests()).toHaveLength(1);
  });

  test('there is no ledger: that is said, and none is made', async () => {
    bench = await createBench();
    expect(await read()).toBeUndefined();
    expect(await bench.ledgerHead()).toBeUndefined();
  });

  test('P15: a ledger that is not understood is no empty one', async () => {
    bench = await createBench();
    await bench.put();
    await bench.ledgerFile('open.json', '{}');
    await expect(read()).rejects.toMatchObject({ reason: 'ledger-unreadable' });
  });
});
