import { Octokit } from '@octokit/rest';
import { startSimulator } from '../index.ts';
import type { NewToken, RepositoryHandle, Simulator } from '../index.ts';

export interface Bench {
  readonly sim: Simulator;
  readonly repo: RepositoryHandle;
}

export const PLACE = { owner: 'octo-org', repo: 'shop' } as const;

/** A simulator with one private repository, whose admin is `maria`. */
export async function bench(options: Parameters<typeof startSimulator>[0] = {}): Promise<Bench> {
  const sim = await startSimulator(options);
  const repo = await sim.addRepository({
    owner: 'octo-org',
    name: 'shop',
    files: { 'package.json': '{}\n', 'src/a.ts': 'export {};\n' },
  });
  repo.setPermission('maria', 'admin');
  return { sim, repo };
}

/** The REST client that the actions use, silent. */
export const octokit = (sim: Simulator, token: NewToken = { repositories: ['octo-org/shop'] }): Octokit =>
  new Octokit({
    auth: sim.addToken(token).value,
    baseUrl: sim.apiUrl,
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  });
const quiet = (): void => undefined;

export interface GraphAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly type?: string; readonly message: string; readonly path?: readonly string[] }[];
}

export async function ask(sim: Simulator, token: string, query: string, variables: object = {}): Promise<GraphAnswer> {
  const response = await fetch(sim.graphqlUrl, {
    method: 'POST',
    headers: { authorization: `bearer ${token}`, 'content-type': 'application/json', 'user-agent': 'test' },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphAnswer;
}

export const CREATE_COMMIT = `mutation Write($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid committedDate } ref { name } clientMutationId }
}`;

export const commitInput = (branch: string, expectedHeadOid: string, path: string, text: string): object => ({
  input: {
    branch: { repositoryNameWithOwner: 'octo-org/shop', branchName: branch },
    expectedHeadOid,
    message: { headline: 'write [skip ci]' },
    fileChanges: { additions: [{ path, contents: Buffer.from(text).toString('base64') }] },
  },
});

export const createSession = (
  sim: Simulator,
  body: unknown,
  key = sim.sessionKey,
  org = sim.orgId,
): Promise<Response> =>
  fetch(`${sim.sessionUrl}/v3/organizations/${org}/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
