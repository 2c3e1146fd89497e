import type { Entry } from '@agent-remediation/remediation';
import { outOfCredits, type SessionClient } from '@agent-remediation/session-api';

/** Hours for which a session that stands still for lack of credits speaks for the whole organisation. */
const FRESH_HOURS = 24;

/**
 * The service tells of missing credits by suspending sessions, not by refusing them. Our newest session is asked, where there is one: it
 * would be no use to start another. `undefined`: nothing speaks against it, or it cannot be told.
 */
export async function readCredits(
  sessions: Pick<SessionClient, 'get'>,
  open: readonly Entry[],
  now: Date,
): Promise<string | undefined> {
  const newest = open
    .filter(({ state, session }) => state === 'created' && session?.id != null)
    .sort((a, b) => (a.claimedAt < b.claimedAt ? 1 : -1))[0];
  const id = newest?.session?.id;
  if (id == null) return undefined;
  const read = await sessions.get(id);
  if (read.kind !== 'found' || !outOfCredits(read.session)) return undefined;
  const at = read.session.updatedAt;
  if (at !== undefined && now.getTime() / 1_000 - at > FRESH_HOURS * 3_600) return undefined;
  return `the session of ${newest?.findingId ?? 'the newest finding'} is suspended: ${read.session.statusDetail ?? 'no reason given'}`;
}
