/** The rules of the guards as data and pure functions, without the shell parser: what the pull request's contract judges by. */
export { DEFAULT_POLICY } from './hooks/policy/default.ts';
export { digestOf, DIGEST_FILE, parsePolicy, POLICY_FILE, type Policy } from './hooks/policy/policy.ts';
export { classifyPath, type PathClass } from './hooks/policy/classify.ts';
export { fold, matchesAny, matchesGlob } from './hooks/paths/glob.ts';
export { findSecrets, type Found } from './hooks/scan-secrets/find.ts';
export { HOOK_NAMES, type HookName } from './hooks/names.ts';
