import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Ending } from '@agent-remediation/conventions';
import type { ClaimFile } from '../folder/claim-file.ts';
import { writeWhole } from '../folder/files.ts';
import { Git, GitFault } from '../git/git.ts';
import { runCommand, type CommandEnd } from './run-command.ts';

/** Folders and limits that the work of one job shares. */
export interface Workshop {
  /** A folder of ours outside every work tree. */
  readonly temporary: string;
  /** The checkout of the job. */
  readonly workspace: string;
  /** Where programs are found. */
  readonly path: string;
  readonly commandMs: number;
  /** Variables that the settings' commands see beside the plain ones. */
  readonly commandEnvironment: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** A set-up that failed: nothing can be worked on, and it says nothing of the finding. */
export class SetupFault extends Error {
  override readonly name = 'SetupFault';
}

/** The base commit with its set-up done once, from which every work tree is copied. */
export interface Prepared {
  readonly git: Git;
  readonly tree: string;
  /** Git's id of the tree as the set-up left it: what a change is the difference from. */
  readonly state: string;
}

/**
 * The repository's set-up commands run once on the base commit and are kept for every finding of the job (seed 2.5, repository setup).
 * A folder that an earlier, killed run of this job has finished is used again, unless something has written into it since.
 */
export async function prepare(claim: ClaimFile, shop: Workshop): Promise<Prepared> {
  const key = createHash('sha256')
    .update(JSON.stringify([claim.base, claim.setup]))
    .digest('hex')
    .slice(0, 16);
  const folder = join(shop.temporary, `base-${key}`);
  const git = await baseRepository(claim, shop);
  try {
    return await prepareIn(folder, git, claim, shop);
  } catch (error) {
    await git.remove();
    throw error;
  }
}

async function prepareIn(folder: string, git: Git, claim: ClaimFile, shop: Workshop): Promise<Prepared> {
  const [tree, ready] = [join(folder, 'tree'), join(folder, 'ready')];
  const known = await readFile(ready, 'utf8').catch(() => undefined);
  const state = known === undefined ? undefined : await stateOf(git, claim.base, tree);
  if (state !== undefined && state === known) return { git, tree, state };
  await rm(folder, { recursive: true, force: true });
  await mkdir(tree, { recursive: true });
  await checkOut(git, claim.base, tree);
  await setUp(claim.setup, tree, shop);
  const made = await stateOf(git, claim.base, tree);
  await writeWhole(ready, made);
  return { git, tree, state: made };
}

/** Git's id of a folder's files, those that `.gitignore` leaves out not among them. */
async function stateOf(git: Git, base: string, tree: string): Promise<string> {
  const inTree = { workTree: tree, environment: { GIT_INDEX_FILE: join(git.directory, 'index-of-state') } };
  await git.run(['read-tree', base], inTree);
  // What git cannot take in, it leaves as it was.
  await git.ask(['add', '--all', '--ignore-errors', '--', '.'], inTree);
  return (await git.run(['write-tree'], inTree)).trim();
}

/** Runs set-up commands; rejects with `SetupFault` at the first that fails. */
export async function setUp(commands: readonly string[], tree: string, shop: Workshop): Promise<void> {
  for (const command of commands) {
    const end = await runIn(command, tree, shop);
    if (end.status !== 0)
      throw new SetupFault(`set-up command \`${command}\` ${endSays(end)}: ${end.output.slice(-2_000)}`);
  }
}

export async function runIn(command: string, tree: string, shop: Workshop, mark?: string): Promise<CommandEnd> {
  const environment = { ...(await plainEnvironment(shop, mark)), ...shop.commandEnvironment };
  return runCommand(command, { cwd: tree, environment, timeoutMs: shop.commandMs, signal: shop.signal });
}

export function endSays({ status, timedOut }: CommandEnd): string {
  return timedOut ? 'did not end in time' : status === null ? 'was killed' : `ended with ${status}`;
}

/**
 * What every program may see: where programs are, a home, and that nobody answers questions. `home`: another one than that of the set-up
 * and test commands.
 */
export async function plainEnvironment(shop: Workshop, mark = 'setup', home?: string): Promise<Record<string, string>> {
  const own = home ?? join(shop.temporary, 'home');
  const temporary = home === undefined ? shop.temporary : join(home, 'tmp');
  await mkdir(own, { recursive: true });
  await mkdir(temporary, { recursive: true });
  return {
    PATH: shop.path,
    HOME: own,
    TMPDIR: temporary,
    LANG: 'C.UTF-8',
    CI: 'true',
    GIT_TERMINAL_PROMPT: '0',
    AGENT_REMEDIATION_BATCH: mark,
  };
}

/** The base commit in a repository that no work tree knows of. */
async function baseRepository({ base, baseBranch }: ClaimFile, shop: Workshop): Promise<Git> {
  const git = await Git.create(shop.temporary, shop.path);
  try {
    const source = join(shop.workspace, '.git');
    const serve = '--upload-pack=git -c uploadpack.allowAnySHA1InWant=true -c safe.directory=* upload-pack';
    await git.run(['fetch', '--quiet', '--no-tags', '--depth=1', '--update-shallow', serve, source, base]);
    return git;
  } catch (error) {
    await git.remove();
    const why = error instanceof GitFault ? error.message : String(error);
    if (why.includes('No space left on device')) throw error;
    throw new Ending(
      'input-invalid',
      `the checkout does not hold ${base}, on which the findings were claimed: check out ${baseBranch} with \`fetch-depth: 0\` (${why})`,
    );
  }
}

async function checkOut(git: Git, commit: string, tree: string): Promise<void> {
  await git.run(['checkout', '--quiet', '--force', commit, '--', '.'], { workTree: tree });
}

/** A commit's files alone, in a folder that nothing was run in. */
export function checkOutNew({ git }: Prepared, commit: string, shop: Workshop): Promise<string> {
  return newFolder(shop, 'trusted', (target) => checkOut(git, commit, target));
}

/** A copy of the prepared base, links as they are. */
export function copyTree({ tree }: Prepared, shop: Workshop, name: string): Promise<string> {
  return newFolder(shop, name, (target) => cp(tree, target, COPY));
}

/** A copy of the home that the set-up commands filled: what an agent puts into its own makes no test green. */
export async function copyHome(shop: Workshop): Promise<string> {
  const { HOME: home = '' } = await plainEnvironment(shop);
  return newFolder(shop, 'home', (target) => cp(home, target, COPY));
}

const COPY = {
  recursive: true,
  verbatimSymlinks: true,
  preserveTimestamps: true,
  force: true,
  mode: constants.COPYFILE_FICLONE,
};

/** Of a folder that cannot be filled, as on a disk that is full, nothing is left: the next finding may need less. */
async function newFolder(shop: Workshop, name: string, fill: (target: string) => Promise<void>): Promise<string> {
  const target = await mkdtemp(join(shop.temporary, `${name}-`));
  try {
    await fill(target);
    return target;
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  }
}
