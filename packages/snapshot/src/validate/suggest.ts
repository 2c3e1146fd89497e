/** What somebody probably meant: the nearest of a few allowed words. */

/** A longer word is no near miss of a field or an enumeration value; it also bounds the work. */
const LONGEST = 64;

/** The nearest candidate within two edits (one for short words), or undefined. Case and `-`/`_`/space do not count as edits. */
export function suggest(word: string, candidates: readonly string[]): string | undefined {
  if (word.length === 0 || word.length > LONGEST) return undefined;
  const given = plain(word);
  let best: string | undefined;
  let bestDistance = given.length <= 4 ? 2 : 3;
  for (const candidate of candidates) {
    const distance = editDistance(given, plain(candidate));
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[-_ ]/g, '_');
}

/** Insertions, deletions, replacements and swaps of neighbours that lead from one word to the other. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = isSwap ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity;
      current[column] = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced, swapped);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
