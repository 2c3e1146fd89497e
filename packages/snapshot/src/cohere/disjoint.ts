/** Up to this length of the shorter list comparing every pair is faster than building a set. */
const FEW = 8;

export function areDisjoint(some: readonly string[], others: readonly string[]): boolean {
  if (some.length === 0 || others.length === 0) return true;
  if (some.length > others.length) return areDisjoint(others, some);
  if (some.length > FEW) return !hasAny(new Set(some), others);
  for (let item = 0; item < some.length; item += 1) {
    for (let other = 0; other < others.length; other += 1) if (some[item] === others[other]) return false;
  }
  return true;
}

function hasAny(known: ReadonlySet<string>, ids: readonly string[]): boolean {
  return ids.some((id) => known.has(id));
}
