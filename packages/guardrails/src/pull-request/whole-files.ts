import { classifyPath, type Policy } from '../rules.ts';
import { lockFormOf } from './locks/lock.ts';
import { isManifest } from './manifests/manifest.ts';

/** Whether the contract judges a file as a whole, and not by its diff alone: manifests and lockfiles. */
export function isJudgedWhole(path: string, policy: Policy): boolean {
  return isManifest(path) || lockFormOf(path, classifyPath(path, policy).lockfile) !== undefined;
}
