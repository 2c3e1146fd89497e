import { Ending, REASONS, succeeds, Trace, type Outcome } from '@agent-remediation/conventions';
import { readRepository, type RepositoryName } from '@agent-remediation/github';
import { ledgerDeps, ledgerPort, settingsOf, type Deps } from '@agent-remediation/remediation';
import { readClaim } from '../folder/claim-file.ts';
import { checkClaims } from '../folder/claims-digest.ts';
import { namesIn } from '../folder/files.ts';
import { Git } from '../git/git.ts';
import { endingOf } from '../ending.ts';
import { publishFinding, type Published } from './finding.ts';
import { Remote } from './remote.ts';

export type { Published } from './finding.ts';
export { publishTable } from '../report/tables.ts';

export interface PublishInput {
  readonly repository: RepositoryName;
  readonly host: string;
  readonly folder: string;
  /** Digest of the claim files, as the job that claimed gave it out. */
  readonly claimsDigest: string;
  /** A folder of ours. */
  readonly temporary: string;
  /** Where programs are found. */
  readonly path: string;
  /** `GITHUB_SERVER_URL`. */
  readonly serverUrl: string;
  /** Token that pushes; it reaches this server alone. */
  readonly token: string;
  readonly runUrl: string;
  /** Text of the kill switch variable; `undefined`: off. */
  readonly halt: string | undefined;
  readonly dryRun: boolean;
}

export interface PublishOutcome extends Outcome {
  readonly success: boolean;
  readonly published: readonly Published[];
}

/**
 * Takes what the agent jobs left, checks it, and brings it to people: draft pull requests, and the word that there is none. Nothing of a
 * patch is run here. One finding's failure does not stop the rest. Never throws.
 */
export async function publish(input: PublishInput, deps: Deps): Promise<PublishOutcome> {
  const trace = new Trace();
  const published: Published[] = [];
  let git: Git | undefined;
  try {
    if (input.halt !== undefined)
      throw new Ending('halted', `the kill switch variable is set: ${input.halt.slice(0, 200)}`);
    await checkClaims(input.folder, input.claimsDigest);
    const facts = await (deps.facts ?? readRepository(deps.github, input.repository));
    const settings = await settingsOf(facts, trace);
    const port = ledgerPort({ repository: facts, settings }, deps);
    const ledger = ledgerDeps({ repository: facts, settings }, port, deps);
    git = await Git.create(input.temporary, input.path);
    const remote = new Remote(git, { ...input.repository, serverUrl: input.serverUrl, token: input.token });
    const place = { ...input, facts, settings, git, remote, ledger };
    for (const name of await namesIn(input.folder, 'claims')) {
      const row = await one(name, place, deps, trace);
      if (row) published.push(row);
      if (row) deps.log(`${row.findingId}: ${row.kind}, ${row.message.slice(0, 300)}`);
    }
    return ended(published, trace);
  } catch (error) {
    const { reason, message } = endingOf(error);
    trace.stop(reason, message, REASONS[reason].remedy);
    return { reason, message, trace: trace.rows, success: false, published };
  } finally {
    await git?.remove().catch(() => undefined);
  }
}

/** Endings that hold for every further finding as well. */
const ENDS_THE_RUN: readonly string[] = [
  'halted',
  'ledger-missing',
  'ledger-forbidden',
  'ledger-unreadable',
  'github-forbidden',
];

async function one(
  name: string,
  place: Parameters<typeof publishFinding>[1],
  deps: Deps,
  trace: Trace,
): Promise<Published | undefined> {
  try {
    const claim = await readClaim(place.folder, name);
    if (!claim) return undefined;
    const row = await publishFinding(claim, place, deps, trace);
    trace.note(row.findingId, `${row.kind}: ${row.message.slice(0, 500)}`);
    return row;
  } catch (error) {
    const { reason, message } = endingOf(error);
    if (ENDS_THE_RUN.includes(reason)) throw error;
    trace.stop(name, `${reason}: ${deps.redact(message)}`, REASONS[reason].remedy);
    return { findingId: name, kind: 'failed', reason, message: deps.redact(message) };
  }
}

function ended(published: readonly Published[], trace: Trace): PublishOutcome {
  const of = (...kinds: readonly Published['kind'][]) => published.filter(({ kind }) => kinds.includes(kind));
  const counts = `${of('opened', 'adopted').length} in review, ${of('stopped').length} stopped`;
  const shared = { trace: trace.rows, published };
  const [failed] = of('failed');
  if (failed) {
    const message = `${counts}, ${of('failed').length} failed; the first: ${failed.findingId}: ${failed.message}`;
    return { ...shared, reason: failed.reason, message, success: false };
  }
  const waiting = of('waiting');
  if (waiting.length > 0) {
    const message = `${counts}; no result for ${waiting.map(({ findingId }) => findingId).join(', ')}`;
    return { ...shared, reason: 'batch-incomplete', message, success: false };
  }
  const reason = published.length === 0 ? 'batch-empty' : of('planned').length > 0 ? 'dry-run' : 'batch-published';
  return { ...shared, reason, message: counts, success: succeeds(reason, true) };
}
