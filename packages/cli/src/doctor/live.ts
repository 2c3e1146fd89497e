import { randomUUID } from 'node:crypto';
import { createLedger, GitHubFault, readLedger, writeLedger } from '@agent-remediation/github';
import type { Looking, Row } from './row.ts';

const CHECK = 'compare-and-set';

/**
 * Proves on a branch of its own, which it removes again, what the ledger rests on: a commit whose expected head is not the head is refused.
 */
export async function staleWrite({ github, repository }: Looking): Promise<readonly Row[]> {
  const place = { ...repository, branch: `agent-remediation/doctor-${randomUUID()}` };
  const row = await probe(github, place);
  return [row, ...(await remove(github, place))];
}

type Place = Looking['repository'] & { readonly branch: string };

async function probe(github: Looking['github'], place: Place): Promise<Row> {
  const now = (): Date => new Date();
  try {
    await createLedger(github, place, new Map([['probe.json', '{}\n']]));
    const first = await readLedger(github, place, ['probe.json'], now);
    if (first.kind !== 'commit')
      return {
        check: CHECK,
        verdict: 'unknown',
        seen: 'the branch that was made cannot be read',
        fix: 'Look at the branch rules.',
      };
    const write = (headline: string) =>
      writeLedger(github, place, {
        expectedHead: first.oid,
        headline,
        files: new Map([['probe.json', `{"probe":"${headline}"}\n`]]),
      });
    const fresh = await write('doctor: a write on the head');
    const stale = await write('doctor: a write on the head before');
    const isRight = fresh.kind === 'done' && stale.kind === 'stale';
    return isRight
      ? {
          check: CHECK,
          verdict: 'fine',
          seen: 'a write on the head came through, one with a stale head was refused',
          fix: '',
        }
      : {
          check: CHECK,
          verdict: 'wrong',
          seen: `on the head: ${fresh.kind}; with a stale head: ${stale.kind}`,
          fix: 'Without this the ledger is no lock: look at the permissions and rules, and do not hand off.',
        };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return {
      check: CHECK,
      verdict: 'unknown',
      seen: error.message,
      fix: 'The token needs contents: write for this check.',
    };
  }
}

/** 404 and 422 mean that there is no such branch: it was never made. Any other fault may have left it behind, which is said. */
async function remove(github: Looking['github'], { owner, name, branch }: Place): Promise<readonly Row[]> {
  try {
    await github.write('DELETE /repos/{owner}/{repo}/git/refs/{ref}', { owner, repo: name, ref: `heads/${branch}` });
    return [];
  } catch (error) {
    if (!(error instanceof GitHubFault)) throw error;
    if (error.status === 404 || error.status === 422) return [];
    return [
      {
        check: `branch ${branch}`,
        verdict: 'wrong',
        seen: `it may be left behind: GitHub answered ${error.status ?? 'nothing'} to its removal`,
        fix: `gh api --method DELETE repos/${owner}/${name}/git/refs/heads/${branch}`,
      },
    ];
  }
}
