import { isEveryday } from './everyday.ts';
import type { Seen } from './program.ts';
import { isShell } from './shells.ts';
import { startedByName, startedByShell, type Started } from './starters.ts';

/** Everything that a command starts, as far as its arguments tell. */
export function startedBy({ base, args, input }: Pick<Seen, 'base' | 'args' | 'input'>): readonly Started[] {
  if (isShell(base)) return startedByShell(args);
  return isEveryday(base, args) ? [] : startedByName(base, args, input);
}
