import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { REFERENCE_CASES } from '../../packages/text/src/references.cases.ts';
import { createBench, type Bench } from './bench.ts';
import { measured } from '../promises/measured.ts';

type Pull = Awaited<ReturnType<Bench['pull']>>;

const ISSUES = 20;

/** Bodies that name an issue in a way that a hasty reader gets wrong; the first number that is meant, or none. */
const TRICKY: readonly (readonly [body: string, meant: number | undefined])[] = [
  ['This does not fix #12; it is about #13', 12],
  ['Refs acme/other#12, and here #13', 13],
  ['See other/shop#12 and https://github.com/acme/other/issues/13', undefined],
  ['| Finding | #12 |\n|---|---|\n| Blocks | #13 |', 12],
  ['1. `#12`\n2. ~~#13~~\n3. #14', 13],
  ['> Refs #12\n\nRefs #13', 13],
  ['<!-- Refs #12 -->\nRefs #13', 13],
  ['```\ngit commit -m "fixes #12"\n```\nRefs #13', 13],
  ['colour #123456, then #13', 123_456],
  ['PR 12 and issue 13', undefined],
  ['Bump from 1.0#12 to 2.0', undefined],
  ['https://github.com/acme/shop/pull/12\n\nRefs #13', 13],
  ['[#12](https://evil.example) Refs #13', 13],
  ['&#12; Refs #13', 13],
  ['Refs #12\u200b3', 12],
  ['Refs #0012 #13', 13],
];

/** P20: only the right issue is closed. The bodies go through the whole of close-on-merge; a body is all that differs. */
describe('P20: which issue a description closes, without a ledger', () => {
  let bench: Bench;
  let pull: Pull;

  beforeAll(async () => {
    bench = await createBench({ issues: ISSUES });
    pull = await bench.pull({ branch: 'feature', body: '' });
    await bench.merge(pull);
  });
  afterAll(() => bench.sim.close());

  async function closedBy(body: string, link?: 'first-reference'): Promise<readonly number[]> {
    for (const issue of Array.from({ length: ISSUES }, (_, i) => i + 1)) {
      if (bench.state(issue) === 'closed') bench.repo.reopenIssue(bench.repo.issue(issue), { by: 'maria' });
    }
    await bench.close(pull, { body, link });
    return Array.from({ length: ISSUES }, (_, i) => i + 1).filter((issue) => bench.state(issue) === 'closed');
  }

  const here = (number: number | undefined) => (number !== undefined && number <= ISSUES ? [number] : []);

  test.each(REFERENCE_CASES)('%j', async (body, numbers) => {
    expect(await closedBy(body)).toEqual(here(numbers[0]));
    measured('P20', { 'bodies through the whole closing': 1 });
  });

  test.each(TRICKY)('%j', async (body, meant) => {
    expect(await closedBy(body)).toEqual(here(meant));
    measured('P20', { 'bodies through the whole closing': 1 });
  });

  test.each([
    ['Refs #12', 12],
    ['`#12` #13', 12],
    ['> #12\n\n#13', 12],
    ['<!-- #12 -->', 12],
    ['acme/other#12', 12],
    ['issue#12', 12],
    ['&#12;', 12],
    ['GH-12', undefined],
    ['# 12', undefined],
    ['#x #12', 12],
    ['#0 #12', undefined],
    ['#99999999999 #12', undefined],
  ] as const)('link: first-reference takes the seed to the letter: %j', async (body, meant) => {
    expect(await closedBy(body, 'first-reference')).toEqual(here(meant));
  });

  test('nothing that the real service would refuse was sent', () => {
    bench.sim.assertStrict();
  });
});

describe('P20: which issue a description closes, with a ledger', () => {
  let bench: Bench;
  let pull: Pull;

  beforeAll(async () => {
    bench = await createBench({ issues: ISSUES, settings: 'closing:\n  checks: [test]\n' });
    await bench.put({ id: 'issue-12' });
    pull = await bench.pull({ branch: 'fix/issue-12', body: '' });
    await bench.merge(pull);
    bench.repo.addCheckRun({ name: 'test', headSha: pull.pull.mergeCommit ?? '', conclusion: 'success' });
  });
  afterAll(() => bench.sim.close());

  test.each([...REFERENCE_CASES.map(([body, [first]]) => [body, first] as const), ...TRICKY])(
    '%j',
    async (body, meant) => {
      await bench.put({ id: 'issue-12' });
      if (bench.state(12) === 'closed') bench.repo.reopenIssue(bench.repo.issue(12), { by: 'maria' });
      const { reason } = await bench.close(pull, { body });
      const closed = Array.from({ length: ISSUES }, (_, i) => i + 1).filter((issue) => bench.state(issue) === 'closed');
      expect(closed).toEqual(meant === 12 ? [12] : []);
      measured('P20', { 'bodies through the whole closing': 1 });
      expect(reason).toBe(meant === 12 ? 'closed' : meant === undefined ? 'no-reference' : 'reference-mismatch');
    },
  );
});
