import { FINDING_MARKER } from '@agent-remediation/conventions';
import { fold, matchesAny } from '../rules.ts';
import type { PullRequestFacts } from './facts.ts';

/** How an agent's pull request is told from a person's; each is enough. */
export interface AppliesTo {
  /** Logins of agents. */
  readonly agents: readonly string[];
  /** Globs of branches. */
  readonly branches: readonly string[];
}

/**
 * Why the contract holds for this pull request; undefined: it is nobody's but a person's. A branch counts whoever pushed it: an agent may
 * act under a person's name.
 */
export function appliesBecause(
  { branch, author, body }: Pick<PullRequestFacts, 'branch' | 'author' | 'body'>,
  { agents, branches }: AppliesTo,
): string | undefined {
  const login = author?.login ?? '';
  if (agents.some((agent) => agent.toLowerCase() === login.toLowerCase())) return `its author ${login} is an agent`;
  if (matchesAny(fold(branch), branches)) return `its branch is ${branch}`;
  return FINDING_MARKER.test(body.replaceAll('\r\n', '\n')) ? 'its description has the marker of a finding' : undefined;
}
