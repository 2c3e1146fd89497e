import type { ReasonCode } from '@agent-remediation/conventions';
import type { SourcedFinding } from '@agent-remediation/findings';
import type { Ranked } from '@agent-remediation/findings/order';
import type { GitHub } from '@agent-remediation/github';
import type { Skip, SkipCode } from '../skip.ts';
import type { Ledger } from './ledger.ts';
import { MOST_AT_ONCE, readUnderway } from './underway.ts';

/** A finding that is left out, and why. */
export interface LeftOut {
  readonly ranked: Ranked;
  readonly code: SkipCode | ReasonCode;
  readonly seen: string;
}

export interface QueueDeps {
  readonly github: GitHub;
  readonly ledger: Ledger;
  /** Ids that the settings hold back. */
  readonly hold: readonly string[];
}

/**
 * The findings in their order, without those that something speaks against. Looks up a few at a time and only as many as are taken, so
 * that what it costs does not grow with the backlog. `leftOut` collects the others.
 */
export async function* queueOf(
  ranked: readonly Ranked[],
  leftOut: LeftOut[],
  deps: QueueDeps,
): AsyncGenerator<Ranked, void, undefined> {
  const leave = (one: Ranked, { code, seen }: Skip): void => void leftOut.push({ ranked: one, code, seen });
  const free = ranked.filter((one) => {
    const skip = deps.ledger.known(one.finding) ?? heldBack(one.finding, deps.hold);
    if (skip) leave(one, skip);
    return skip === undefined;
  });
  for (let start = 0; start < free.length; start += MOST_AT_ONCE) {
    const chunk = free.slice(start, start + MOST_AT_ONCE);
    await deps.ledger.lookUp(chunk.map(({ finding }) => finding));
    const open = chunk.filter((one) => {
      const skip = deps.ledger.known(one.finding);
      if (skip) leave(one, skip);
      return skip === undefined;
    });
    const underway = await lookAt(open, deps.github);
    for (const one of open) {
      const skip = underway.get(one) ?? (await lookAtMembers(one.finding, deps.github));
      if (skip) leave(one, skip);
      else yield one;
    }
  }
}

/** What a person holds back: by name in the settings, or by having taken it on. */
export function heldBack(finding: SourcedFinding, hold: readonly string[]): Skip | undefined {
  const named = [finding.id, ...finding.aliases].find((id) => hold.includes(id));
  if (named !== undefined) return { code: 'held-by-settings', seen: named };
  const assignees = finding.assignees ?? [];
  return assignees.length > 0 ? { code: 'held-by-person', seen: assignees.slice(0, 3).join(', ') } : undefined;
}

/** Of a cluster, only when its turn comes: a pull request for a member is one for a part of the same change. */
async function lookAtMembers({ id, members = [], repository }: SourcedFinding, github: GitHub) {
  const others = members.filter((member) => member.id !== id);
  for (let start = 0; start < others.length; start += MOST_AT_ONCE) {
    const chunk = others.slice(start, start + MOST_AT_ONCE);
    const found = await readUnderway(github, repository.name, chunk);
    const index = found.findIndex((skip) => skip !== undefined);
    const skip = found[index];
    if (skip !== undefined) return { code: skip.code, seen: `${chunk[index]?.id ?? ''}: ${skip.seen}` };
  }
  return undefined;
}

/** One call per repository. */
async function lookAt(open: readonly Ranked[], github: GitHub): Promise<ReadonlyMap<Ranked, Skip>> {
  const byRepository = Map.groupBy(open, ({ finding }) => finding.repository.name);
  const skips = new Map<Ranked, Skip>();
  for (const [repository, ranked] of byRepository) {
    const found = await readUnderway(
      github,
      repository,
      ranked.map(({ finding }) => finding),
    );
    for (const [index, one] of ranked.entries()) {
      const skip = found[index];
      if (skip) skips.set(one, skip);
    }
  }
  return skips;
}
