/** Names of the direct dependencies and what the manifest asks of their versions; several of one name are joined. */
export type Dependencies = ReadonlyMap<string, string>;
/** One dependency. */
export type Pair = readonly [name: string, version: string];
/** Undefined: it is no manifest of this kind, whole and well-formed. */
export type Reader = (text: string) => Dependencies | undefined;

/** Collects dependencies; one that is named twice with different versions keeps both, in order. */
export function collect(pairs: Iterable<Pair>): Dependencies {
  const found = new Map<string, string>();
  for (const [name, version] of pairs) {
    const known = found.get(name);
    if (known === undefined) found.set(name, version);
    else if (!known.split(' | ').includes(version)) found.set(name, `${known} | ${version}`);
  }
  return found;
}
