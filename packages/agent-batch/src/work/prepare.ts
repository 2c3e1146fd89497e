import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
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
}

/**
 * The repository's set-up commands run once on the base commit and are kept for every finding of the job (seed 2.5, repository setup).
 * A folder that an earlier, killed run of this job has finished is used again.
 */
export async function prepare(claim: ClaimFile, shop: Workshop): Promise<Prepared> {
  const key = createHash('sha256')
    .update(JSON.stringify([claim.base, claim.setup]))
    .digest('hex')
    .slice(0, 16);
  const folder = join(shop.temporary, `base-${key}`);
  const [tree, ready] = [join(folder, 'tree'), join(folder, 'ready')];
  const git = await baseRepository(claim, shop);
  if (await isFile(ready)) return { git, tree };
  await rm(folder, { recursive: true, force: true });
  await mkdir(tree, { recursive: true });
  await checkOut(git, claim.base, tree);
  await setUp(claim.setup, tree, shop);
  await writeWhole(ready, '');
  return { git, tree };
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

/** What every program may see: where programs are, a home of its own, and that nobody answers questions. */
export async function plainEnvironment(shop: Workshop, mark = 'setup'): Promise<Record<string, string>> {
  const home = join(shop.temporary, 'home');
  await mkdir(home, { recursive: true });
  return {
    PATH: shop.path,
    HOME: home,
    TMPDIR: shop.temporary,
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
    const why = error instanceof GitFault ? error.message : String(error);
    throw new Ending(
      'input-invalid',
      `the checkout does not hold ${base}, on which the findings were claimed: check out ${baseBranch} with \`fetch-depth: 0\` (${why})`,
    );
  }
}

export async function checkOut(git: Git, commit: string, tree: string): Promise<void> {
  await git.run(['checkout', '--quiet', '--force', commit, '--', '.'], { workTree: tree });
}

/** A copy of the prepared base, links as they are. */
export async function copyTree({ tree }: Prepared, shop: Workshop, name: string): Promise<string> {
  const target = await mkdtemp(join(shop.temporary, `${name}-`));
  await cp(tree, target, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true, force: true });
  return target;
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (status) => status.isFile(),
    () => false,
  );
}
