import { describe, expect, test } from '@jest/globals';
import { readChecks } from './checks.ts';
import type { GitHub, GraphAnswer } from './client.ts';
import { readLedger } from './ledger.ts';
import { readSubjects } from './pull-requests.ts';

const REPOSITORY = { owner: 'acme', name: 'shop' };

/** A GitHub that gives this answer to every query. */
function answering(data: unknown, errors: GraphAnswer['errors'] = []): GitHub {
  const no = () => Promise.reject(new Error('not asked for'));
  return { get: no, write: no, graph: () => Promise.resolve({ data, errors, at: undefined }) };
}

describe('what could not be read is not absent', () => {
  test('the ledger branch', async () => {
    const place = { ...REPOSITORY, branch: 'ledger' };
    const read = (errors: GraphAnswer['errors']) =>
      readLedger(answering({ repository: { ref: null } }, errors), place, ['open.json'], () => new Date(0));
    await expect(read([])).resolves.toMatchObject({ kind: 'missing' });
    await expect(read([{ message: 'x', path: ['repository', 'ref'] }])).rejects.toThrow('cannot be read');
  });

  test('a flag that is no text is there all the same; any other file of the ledger must be text', async () => {
    const place = { ...REPOSITORY, branch: 'ledger' };
    const commit = { oid: 'a'.repeat(40), f0: { object: { text: null, isTruncated: false } } };
    const read = (flags: readonly string[]) =>
      readLedger(answering({ repository: { ref: { target: commit } } }), place, ['STOP'], () => new Date(0), flags);
    await expect(read(['STOP'])).resolves.toMatchObject({ files: new Map([['STOP', '']]) });
    await expect(read(['OTHER'])).rejects.toThrow('STOP of the ledger is not a text file');
  });

  test('the repository that holds the issues', async () => {
    const subject = { issue: 1, branch: 'fix/issue-1', pullRequest: null };
    const errors = [{ message: 'x', type: 'FORBIDDEN', path: ['here'] }];
    const github = answering({ here: null, target: { p0: { nodes: [] } } }, errors);
    expect((await readSubjects(github, REPOSITORY, [subject], ''))[0]).toMatchObject({ reason: 'github-forbidden' });
  });

  test('checks beyond the last page that is read', async () => {
    const contexts = { nodes: [], pageInfo: { hasNextPage: true, endCursor: 'x' } };
    const github = answering({ repository: { object: { statusCheckRollup: { contexts } } } });
    await expect(readChecks(github, REPOSITORY, 'a'.repeat(40), '1')).rejects.toMatchObject({
      reason: 'github-unavailable',
    });
  });
});
