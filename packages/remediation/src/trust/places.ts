import { Ending, type Settings, type Trace } from '@agent-remediation/conventions';
import {
  githubEnding,
  seeRepository,
  type RepositoryFacts,
  type RepositoryName,
  type SeenRepository,
} from '@agent-remediation/github';
import type { Deps } from '../deps.ts';
import { mayWorkInRepository } from './authorise.ts';

/**
 * Whether a hand-off may be made from this repository, into its ledger, for its target; ends with the reason, or gives back the settings
 * with the base branch that holds there. Every hand-off asks, whatever triggered it.
 */
export async function mayWorkHere(
  here: RepositoryFacts,
  settings: Settings,
  deps: Pick<Deps, 'github' | 'isPrivateRepository'>,
  trace: Trace,
): Promise<Settings> {
  const isPrivate = () => ledgerIsPrivate(settings, deps);
  await mayWorkInRepository(here, settings, isPrivate, trace);
  await ledgerKeepsSecret(here, settings, isPrivate, trace);
  const target = await targetOf(settings, here, deps);
  mayWorkInTarget(here, settings, target, trace);
  return withTarget(settings, target, trace);
}

/** Whether the ledger's own repository is private; `false` where the settings name none. */
export async function ledgerIsPrivate(
  { ledger }: Pick<Settings, 'ledger'>,
  deps: Pick<Deps, 'isPrivateRepository'>,
): Promise<boolean> {
  try {
    return ledger.repository !== undefined && (await deps.isPrivateRepository(ledger.repository));
  } catch (error) {
    throw githubEnding(error, 'reading the ledger repository');
  }
}

/** The repository in which the agent works, where the settings name another one than that of the findings. */
export interface Target {
  readonly name: RepositoryName;
  /** `undefined`: the token may not see it, so it is not public. */
  readonly seen: SeenRepository | undefined;
}

/** `undefined`: the agent works where the findings are. */
export async function targetOf(
  settings: Pick<Settings, 'targetRepository'>,
  here: Pick<RepositoryFacts, 'nameWithOwner'>,
  deps: Pick<Deps, 'github'>,
): Promise<Target | undefined> {
  const { targetRepository } = settings;
  if (targetRepository === undefined || same(targetRepository, here.nameWithOwner)) return undefined;
  const [owner = '', name = ''] = targetRepository.split('/');
  return { name: { owner, name }, seen: await seeRepository(deps.github, { owner, name }) };
}

/** Where a brief names no base branch, the target's own default branch is meant, never that of the repository that holds the findings. */
export function withTarget(settings: Settings, target: Target | undefined, trace: Trace): Settings {
  if (target === undefined || settings.baseBranch !== undefined) return settings;
  const repository = `${target.name.owner}/${target.name.name}`;
  if (target.seen === undefined) {
    trace.stop('base branch', `${repository} cannot be read`, 'set `base-branch` in the settings');
    throw new Ending('base-branch-unknown', `${repository} cannot be read, and the settings name no \`base-branch\``);
  }
  trace.pass('base branch', `${target.seen.defaultBranch}, the default branch of ${repository}`);
  return { ...settings, baseBranch: target.seen.defaultBranch };
}

/** A pull request in public code shows the hole before it is closed. */
export function mayWorkInTarget(
  here: Pick<RepositoryFacts, 'isPublic'>,
  settings: Pick<Settings, 'allowPublic' | 'targetRepository'>,
  target: Target | undefined,
  trace: Trace,
): void {
  if (here.isPublic || !target?.seen?.isPublic || settings.allowPublic) return;
  const name = `${target.name.owner}/${target.name.name}`;
  trace.stop('target repository', `${name} is public`, 'set `allow-public: true` in the settings');
  throw new Ending('public-repository', `the target ${name} is public and the settings lack \`allow-public: true\``);
}

/**
 * What is private stays private: findings of a repository that is not public are written to no ledger that is, or that cannot be shown to
 * be private. A ledger in the repository itself is as private as that.
 */
export async function ledgerKeepsSecret(
  here: Pick<RepositoryFacts, 'isPublic' | 'nameWithOwner'>,
  settings: Pick<Settings, 'ledger'>,
  isPrivate: () => Promise<boolean>,
  trace: Trace,
): Promise<void> {
  const { repository } = settings.ledger;
  if (here.isPublic || repository === undefined || same(repository, here.nameWithOwner)) return;
  if (await isPrivate()) {
    trace.pass('ledger', `${repository} is private`);
    return;
  }
  trace.stop('ledger', `${repository} is not private`, 'make it private, or name another `ledger.repository`');
  throw new Ending('public-ledger', `${here.nameWithOwner} is private, and its ledger ${repository} is not`);
}

/** GitHub's names do not differ by case alone. */
function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
