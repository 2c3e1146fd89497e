/**
 * The same finding by two sources is one finding. Sure where the ids agree; by marks it is a heuristic (D2), so that it joins one finding of
 * each source at most, and none where there is a choice: two that are kept apart cost a second session, two that are wrongly joined
 * hide a hole.
 */
import type { Finding, SourcedFinding, SourceName } from '../finding.ts';

export interface Merged {
  readonly findings: readonly SourcedFinding[];
  /** Ids of findings that look like one another and were kept apart, since there was a choice. */
  readonly ambiguous: readonly (readonly string[])[];
}

/** Whose id and words stay: what GitHub numbers is stable, what a file says is not. */
const PRECEDENCE: readonly SourceName[] = [
  'code-scanning',
  'dependabot',
  'secret-scanning',
  'issues',
  'list',
  'sarif',
  'coverage',
];

/** Keeps the order of the first finding of each group. */
export function mergeSame(all: readonly SourcedFinding[]): Merged {
  const findings = groupBy(all, ({ repository, id }) => `${repository.id} ${id}`).map(joined);
  const links = new Links(findings.length);
  for (const indices of byMark(findings)) {
    // Two of one origin on one mark: nothing tells which of them the other source means.
    if (indices.length > 1 && hasOneEach(indices, findings))
      for (const index of indices) links.join(indices[0] ?? index, index);
  }
  const ambiguous: (readonly string[])[] = [];
  const merged = links.groups().flatMap((indices) => {
    const group = indices.flatMap((index) => findings[index] ?? []);
    if (hasOneEach(indices, findings)) return [joined(group)];
    ambiguous.push(group.map(({ id }) => id));
    return group;
  });
  return { findings: merged, ambiguous };
}

function byMark(findings: readonly SourcedFinding[]): readonly (readonly number[])[] {
  const marks = new Map<string, number[]>();
  for (const [index, { repository, marks: own }] of findings.entries()) {
    for (const mark of new Set(own)) {
      const key = `${repository.id} ${mark}`;
      const known = marks.get(key);
      if (known === undefined) marks.set(key, [index]);
      else known.push(index);
    }
  }
  return [...marks.values()];
}

function hasOneEach(indices: readonly number[], findings: readonly SourcedFinding[]): boolean {
  const origins = indices.map((index) => `${findings[index]?.source} ${findings[index]?.rule?.tool}`);
  return new Set(origins).size === origins.length;
}

/** Union of sets of indices. */
class Links {
  readonly #parent: number[];

  constructor(size: number) {
    this.#parent = Array.from({ length: size }, (_, index) => index);
  }

  #root(index: number): number {
    let at = index;
    for (let up = this.#parent[at] ?? at; up !== at; up = this.#parent[at] ?? at) {
      this.#parent[at] = this.#parent[up] ?? up;
      at = up;
    }
    return at;
  }

  join(a: number, b: number): void {
    const [first, second] = [this.#root(a), this.#root(b)];
    this.#parent[Math.max(first, second)] = Math.min(first, second);
  }

  groups(): readonly (readonly number[])[] {
    return groupBy([...this.#parent.keys()], (index) => String(this.#root(index)));
  }
}

function groupBy<Entry>(entries: readonly Entry[], key: (entry: Entry) => string): readonly (readonly Entry[])[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const known = groups.get(key(entry));
    if (known === undefined) groups.set(key(entry), [entry]);
    else known.push(entry);
  }
  return [...groups.values()];
}

/** The seed's attributes that another source may add where the first has none. */
const ATTRIBUTES = [
  'severity',
  'location',
  'reachablePath',
  'exploitability',
  'confidence',
  'validationResult',
  'suggestedFix',
] as const satisfies readonly (keyof Finding)[];

function joined(group: readonly SourcedFinding[]): SourcedFinding {
  const [first, ...others] = [...group].sort((a, b) => PRECEDENCE.indexOf(a.source) - PRECEDENCE.indexOf(b.source));
  if (first === undefined) throw new RangeError('a group without a finding');
  if (others.length === 0) return first;
  const absent = ATTRIBUTES.filter((key) => first[key] === undefined);
  const added = absent.flatMap((key) => {
    const value = others.find((other) => other[key] !== undefined)?.[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  const opened = group.flatMap(({ openedAt }) => openedAt ?? []).sort((a, b) => a.getTime() - b.getTime())[0];
  const artifacts = [...new Set(group.flatMap((finding) => finding.artifacts ?? []))];
  const aliases = new Set(group.flatMap((finding) => [finding.id, ...finding.aliases]));
  aliases.delete(first.id);
  return {
    ...first,
    ...Object.fromEntries(added),
    ...(opened === undefined ? {} : { openedAt: opened }),
    ...(artifacts.length === 0 ? {} : { artifacts }),
    aliases: [...aliases],
    marks: [...new Set(group.flatMap(({ marks }) => marks))],
    signals: Object.assign({}, ...[...others].reverse().map(({ signals }) => signals), first.signals),
  };
}
