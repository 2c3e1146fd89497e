import type { Surroundings } from '../../frame/hook.ts';
import { fold, matchesAny } from '../../paths/glob.ts';

/** Whether a name of git means a branch that nobody pushes to. */
export function isMain(ref: string, { policy }: Pick<Surroundings, 'policy'>): boolean {
  const name = fold(
    ref
      .replace(/^(?:refs\/)?heads\//u, '')
      .replace(/^refs\/(?:for|drafts)\//u, '')
      .replace(/^refs\/remotes\/[^/]+\//u, ''),
  );
  return matchesAny(name, policy.mainBranches);
}
