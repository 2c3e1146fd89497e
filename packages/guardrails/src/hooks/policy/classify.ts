import { fold, matchesAny } from '../paths/glob.ts';
import type { Policy } from './policy.ts';

/** What the policy says about one path of a repository. */
export interface PathClass {
  /** Groups of protected paths that it falls under, such as `migrations`; empty for a free path. */
  readonly groups: readonly string[];
  readonly lockfile: boolean;
  readonly code: boolean;
  readonly test: boolean;
}

/**
 * Classifies a path as git writes it (relative to the root, `/` between names), as text alone: letter case and Unicode forms do not
 * matter, links are not followed.
 */
export function classifyPath(path: string, policy: Policy): PathClass {
  const folded = fold(path.replace(/^(?:\.?\/)+/u, ''));
  return {
    groups: Object.entries(policy.protected).flatMap(([group, globs]) => (matchesAny(folded, globs) ? [group] : [])),
    lockfile: matchesAny(folded, policy.lockfiles),
    code: matchesAny(folded, policy.code),
    test: matchesAny(folded, policy.tests),
  };
}
