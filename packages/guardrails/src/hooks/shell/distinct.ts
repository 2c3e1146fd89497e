import type { Analysis, Seen } from './program.ts';

/** Commands before and after one in its pipe that are compared; one in a longer pipe counts by itself. */
const LONGEST_PIPE = 16;

/**
 * The commands without those that say the same again: the same words in the same folder with the same input, and, in a pipe, between the
 * same commands. A rule that is a function of a command and of what it is piped with answers the same for both, and long programs repeat
 * themselves (P13).
 */
export function distinctCommands({ commands, pipes }: Pick<Analysis, 'commands' | 'pipes'>): readonly Seen[] {
  const keys = new Map<Seen, string>();
  const ownKey = (seen: Seen): string => {
    const key = keys.get(seen) ?? keyOf(seen);
    keys.set(seen, key);
    return key;
  };
  const known = new Set<string>();
  return commands.filter((seen) => {
    const { before, after } = neighbours(seen, pipes);
    const all = [...before, ...after];
    if (all.length > LONGEST_PIPE) return true;
    const key = all.length === 0 ? ownKey(seen) : `${before.length}${[seen, ...all].map(ownKey).join('\u0002')}`;
    return !known.has(key) && known.add(key);
  });
}

/** What writes into it, and what reads from it. Of a long pipe not all. */
function neighbours(
  seen: Seen,
  pipes: Analysis['pipes'],
): { readonly before: readonly Seen[]; readonly after: readonly Seen[] } {
  const before: Seen[] = [...(seen.input.from ?? [])];
  for (let at = 0; at < before.length && before.length <= LONGEST_PIPE; at += 1)
    before.push(...(before[at]?.input.from ?? []));
  const after: Seen[] = [];
  for (let next = pipes.get(seen); next !== undefined && after.length <= LONGEST_PIPE; next = pipes.get(next))
    after.push(next);
  return { before, after };
}

/** Every field, and how many there are of each list, so that no two commands share a key by chance. */
function keyOf({ name, args, assigned, redirections, input, variables, through, cwd }: Seen): string {
  if (assigned.length + redirections.length + variables.length + through.length === 0 && input.kind === 'none')
    return `${cwd ?? '\u0001'}\0${name}\0${args.join('\0')}`;
  return [
    `\u0001${args.length} ${assigned.length} ${redirections.length} ${variables.length} ${through.length} ${input.kind}`,
    cwd ?? '\u0001',
    name,
    ...args,
    ...assigned.flatMap((each) => [each.name, each.value]),
    ...redirections.flatMap(({ operator, target }) => [operator, target]),
    ...variables,
    ...through,
    input.text ?? '\u0001',
    input.file ?? '\u0001',
  ].join('\0');
}
