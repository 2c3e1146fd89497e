import { Ending } from '@agent-remediation/conventions';
import { GitHubFault, isRecord, type GitHub, type GraphAnswer } from './client.ts';
import { dig, digNumber, digText } from './dig.ts';
import type { RepositoryName } from './repository-name.ts';

/**
 * The ledger branch on GitHub: read whole under one commit, written by compare-and-set. What a file means is the business of
 * `packages/remediation`.
 */
export interface LedgerPlace extends RepositoryName {
  readonly branch: string;
}

export type LedgerRead =
  | { readonly kind: 'missing'; readonly at: Date }
  | {
      readonly kind: 'commit';
      readonly oid: string;
      /** Text per path; `undefined`: no such file in this commit. */
      readonly files: ReadonlyMap<string, string | undefined>;
      /** GitHub's time at the read. */
      readonly at: Date;
    };

export interface LedgerWrite {
  readonly expectedHead: string;
  readonly headline: string;
  readonly files: ReadonlyMap<string, string>;
}

export type LedgerWritten =
  | { readonly kind: 'done'; readonly oid: string }
  /** The head was another one: nothing was written. */
  | { readonly kind: 'stale' }
  /** Whether it was written is not known: read again. */
  | { readonly kind: 'unknown'; readonly why: string }
  | { readonly kind: 'forbidden'; readonly why: string };

/**
 * One GraphQL call: every file hangs under one commit object, whose oid comes with it. Reading the branch and the files in two calls
 * could mix two commits (a torn read). Of `flags` it counts that they are there: one that is no text reads as ''. Throws `GitHubFault`.
 */
export async function readLedger(
  github: GitHub,
  place: LedgerPlace,
  paths: readonly string[],
  now: () => Date,
  flags: readonly string[] = [],
): Promise<LedgerRead> {
  const files = paths.map(
    (_, index) => `f${index}: file(path: $p${index}) { object { ... on Blob { text isTruncated } } }`,
  );
  const query = `query ledger($owner: String!, $name: String!, $ref: String!${paths.map((_, i) => `, $p${i}: String!`).join('')}) {
    repository(owner: $owner, name: $name) { ref(qualifiedName: $ref) { target { oid ... on Commit { ${files.join(' ')} } } } }
  }`;
  const variables = Object.fromEntries(paths.map((path, index) => [`p${index}`, path]));
  const answer = await github.graph('read', query, {
    owner: place.owner,
    name: place.name,
    ref: `refs/heads/${place.branch}`,
    ...variables,
  });
  const repository = dig(answer.data, 'repository');
  if (!isRecord(repository)) throw notReadable(answer, `${place.owner}/${place.name} cannot be read`);
  const at = answer.at ?? now();
  if (dig(repository, 'ref') === null) {
    // Taken for absence, a failed field would make closing act as in a repository that has no ledger.
    if (answer.errors.length > 0) throw notReadable(answer, 'the ledger branch cannot be read');
    return { kind: 'missing', at };
  }
  const commit = dig(repository, 'ref', 'target');
  const oid = digText(commit, 'oid');
  if (oid === undefined) throw notReadable(answer, 'the ledger branch has no commit');
  return {
    kind: 'commit',
    oid,
    at,
    files: new Map(
      paths.map((path, index) => [path, fileText(answer, commit, `f${index}`, path, flags.includes(path))]),
    ),
  };
}

function fileText(
  answer: GraphAnswer,
  commit: unknown,
  alias: string,
  path: string,
  isFlag: boolean,
): string | undefined {
  const file = dig(commit, alias);
  // A field that failed is null as well: only an answer without an error for it says that the file is not there.
  if (answer.errors.some((error) => error.path === undefined || error.path.includes(alias))) {
    throw notReadable(answer, `${path} cannot be read`);
  }
  if (file === null) return undefined;
  const text = digText(file, 'object', 'text');
  if (text === undefined || dig(file, 'object', 'isTruncated') !== false) {
    if (isFlag) return '';
    throw new GitHubFault(`${path} of the ledger is not a text file, or too large`, { ran: 'no', cause: undefined });
  }
  return text;
}

function notReadable(answer: GraphAnswer, what: string): GitHubFault {
  const first = answer.errors[0];
  const status = first?.type === 'FORBIDDEN' || first?.type === 'NOT_FOUND' ? { status: 403 } : {};
  return new GitHubFault(`${what}: ${first?.message ?? 'no reason given'}`, { ran: 'no', cause: answer, ...status });
}

const WRITE = `mutation write($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }`;

/** One call. Refused as a whole when the head is not the expected one: this is the lock (architecture, ledger). Never throws. */
export async function writeLedger(github: GitHub, place: LedgerPlace, write: LedgerWrite): Promise<LedgerWritten> {
  const input = {
    branch: { repositoryNameWithOwner: `${place.owner}/${place.name}`, branchName: place.branch },
    expectedHeadOid: write.expectedHead,
    // A ledger commit must not start workflows.
    message: { headline: `${write.headline} [skip ci]` },
    fileChanges: {
      additions: [...write.files].map(([path, text]) => ({ path, contents: Buffer.from(text).toString('base64') })),
    },
  };
  try {
    return written(await github.graph('write', WRITE, { input }));
  } catch (error) {
    if (!(error instanceof GitHubFault)) throw error;
    if (error.status === 401 || error.status === 403) return { kind: 'forbidden', why: describe(error) };
    return { kind: 'unknown', why: error.message };
  }
}

function written(answer: GraphAnswer): LedgerWritten {
  const oid = digText(answer.data, 'createCommitOnBranch', 'commit', 'oid');
  if (oid !== undefined) return { kind: 'done', oid };
  const first = answer.errors[0];
  const why = first?.message ?? 'GitHub gave neither a commit nor a reason';
  if (first?.type === 'STALE_DATA' || STALE.test(why)) return { kind: 'stale' };
  if (first?.type === 'FORBIDDEN' || FORBIDDEN.test(why)) return { kind: 'forbidden', why };
  return { kind: 'unknown', why };
}

// The two forms in which GitHub refuses a head that has moved on, where the type does not say it.
const STALE = /is at [0-9a-f]{40} but expected|Expected branch to point to/;
const FORBIDDEN = /not accessible|protected branch|repository rule|ruleset|permission/i;

function describe(error: GitHubFault): string {
  return error.needs === '' ? error.message : `${error.message}; the call accepts ${error.needs}`;
}

/**
 * Creates the orphan branch with one commit. Two creators at once: one wins, the other is told that it exists; both then read the
 * same head. Ends with `ledger-forbidden` when it is not allowed; throws `GitHubFault` otherwise.
 */
export async function createLedger(
  github: GitHub,
  place: LedgerPlace,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  try {
    await pushFirstCommit(github, place, files);
  } catch (error) {
    if (!(error instanceof GitHubFault)) throw error;
    if (error.status === 422 && EXISTS.test(error.message)) return;
    // What remains of 422 is a rule of the repository; 404 is GitHub's answer where the token may not even see it.
    if (error.status !== undefined && [401, 403, 404, 422].includes(error.status))
      throw new Ending('ledger-forbidden', describe(error), { cause: error });
    throw error;
  }
}
const EXISTS = /Reference already exists/i;

async function pushFirstCommit(github: GitHub, place: LedgerPlace, files: ReadonlyMap<string, string>): Promise<void> {
  const repository = { owner: place.owner, repo: place.name };
  const tree = await github.write('POST /repos/{owner}/{repo}/git/trees', {
    ...repository,
    tree: [...files].map(([path, content]) => ({ path, mode: '100644', type: 'blob', content })),
  });
  const commit = await github.write('POST /repos/{owner}/{repo}/git/commits', {
    ...repository,
    message: 'agent-remediation: start of the ledger [skip ci]',
    tree: shaOf(tree.data, 'tree'),
    parents: [],
  });
  await github.write('POST /repos/{owner}/{repo}/git/refs', {
    ...repository,
    ref: `refs/heads/${place.branch}`,
    sha: shaOf(commit.data, 'commit'),
  });
}

/** An answer that names no object is a fault of the way there: sent on, GitHub would refuse it as if a permission were lacking. */
function shaOf(data: unknown, what: string): string {
  const sha = digText(data, 'sha');
  if (sha !== undefined && /^[0-9a-f]{40,64}$/.test(sha)) return sha;
  const message = `making the ledger's first ${what}: GitHub's answer names none`;
  throw new GitHubFault(message, { ran: 'maybe', cause: data });
}

export async function isPrivate(github: GitHub, repository: RepositoryName): Promise<boolean> {
  const { data } = await github.get('GET /repos/{owner}/{repo}', { owner: repository.owner, repo: repository.name });
  return digNumber(data, 'id') !== undefined && dig(data, 'private') === true;
}
