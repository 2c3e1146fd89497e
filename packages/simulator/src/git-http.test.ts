import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hostPath } from './host.ts';
import { startSimulator, type Simulator } from './index.ts';

const execute = promisify(execFile);
let sim: Simulator;
let place = '';

beforeAll(async () => {
  sim = await startSimulator();
  place = mkdtempSync(join(tmpdir(), 'git-http-'));
});
afterAll(async () => {
  rmSync(place, { recursive: true, force: true });
  await sim.close();
});

/** Runs git as a client of the simulated server; what it says when it fails. */
async function git(token: string | undefined, ...args: readonly string[]): Promise<string> {
  const basic = Buffer.from(`x-access-token:${token ?? ''}`).toString('base64');
  const config = token === undefined ? [] : ['-c', `http.extraHeader=Authorization: Basic ${basic}`];
  const env = { PATH: hostPath(), HOME: place, GIT_CONFIG_NOSYSTEM: '1', GIT_TERMINAL_PROMPT: '0' };
  return execute('git', [...config, ...args], { cwd: place, env }).then(
    ({ stdout, stderr }) => stdout + stderr,
    (error: unknown) => `failed: ${String(error)}`,
  );
}

describe('git over HTTP', () => {
  test('clones and pushes with a token that may, moves the refs that the API shows, and is refused where GitHub refuses', async () => {
    const repo = await sim.addRepository({ owner: 'octo-org', name: 'shop' });
    repo.setPermission('maria', 'admin');
    const url = `${sim.serverUrl}/octo-org/shop.git`;
    const of = (contents: 'read' | 'write') =>
      sim.addToken({ repositories: [repo.fullName], permissions: { contents, metadata: 'read' } }).value;
    const [reads, writes] = [of('read'), of('write')];
    const clone = join(place, 'clone');
    expect(await git(undefined, 'clone', '--quiet', url, clone)).toMatch(/^failed/);
    expect(await git('ghs_wrong', 'clone', '--quiet', url, clone)).toMatch(/403/);
    expect(await git(writes, 'clone', '--quiet', `${sim.serverUrl}/octo-org/none.git`, clone)).toMatch(/not found/i);
    expect(await git(reads, 'clone', '--quiet', url, clone)).not.toMatch(/^failed/);
    const push = (token: string, branch: string) => git(token, '-C', clone, 'push', url, `HEAD:refs/heads/${branch}`);
    expect(await push(reads, 'mine')).toMatch(/403/);
    expect(await push(writes, 'mine')).not.toMatch(/^failed/);
    expect(await repo.head('mine')).toBe(await repo.head());
    repo.addRuleset({ name: 'no branches', include: ['refs/heads/held/**'], rules: ['creation'] });
    expect(await push(writes, 'held/one')).toMatch(/GH013|hook declined/);
    expect(await push(writes, 'free')).not.toMatch(/^failed/);
    const seen = sim.requests.filter(({ service }) => service === 'server').map(({ operation }) => operation);
    expect(seen).toEqual(
      expect.arrayContaining(['git/refs-for-fetch', 'git/upload-pack', 'git/refs-for-push', 'git/receive-pack']),
    );
    sim.assertStrict();
  });

  test('any other address of the server is a violation still', async () => {
    await fetch(`${sim.serverUrl}/octo-org/shop`);
    expect(() => sim.assertStrict()).toThrow(/web page/);
  });
});
