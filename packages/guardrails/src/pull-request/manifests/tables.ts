import { present, requirement } from './lines.ts';
import { collect, type Dependencies, type Pair } from './dependencies.ts';
import { stringsIn, tomlEntries, type TomlEntry } from './toml.ts';

/** `name = "1"`, `name = { version = "1" }`; what has no version is known by its whole value. */
function versionOf(value: string): string {
  if (!value.startsWith('{')) return stringsIn(value)[0] ?? value;
  return /\bversion\s{0,5}=\s{0,5}["']([^"'\n]{0,200})["']/u.exec(value)?.[1] ?? value;
}

/** Tables of dependencies, and tables of one dependency each: `[dependencies]` and `[dependencies.serde]`. */
function pairsIn(entries: readonly TomlEntry[], isTable: (table: string) => boolean): readonly Pair[] {
  return entries.flatMap(({ table, key, value }): readonly Pair[] => {
    if (isTable(table)) return [[key, versionOf(value)]];
    const cut = table.lastIndexOf('.');
    if (cut < 0 || !isTable(table.slice(0, cut)) || key !== 'version') return [];
    return [[table.slice(cut + 1), versionOf(value)]];
  });
}

export function readCargo(text: string): Dependencies | undefined {
  const entries = tomlEntries(text);
  const isTable = (table: string): boolean =>
    /(?:^|\.)(?:dev-|build-)?dependencies$/u.test(table) || /^(?:patch|replace)(?:\.|$)/u.test(table);
  return entries && collect(pairsIn(entries, isTable));
}

export function readPipfile(text: string): Dependencies | undefined {
  const entries = tomlEntries(text);
  return entries && collect(pairsIn(entries, (table) => table === 'packages' || table === 'dev-packages'));
}

/** `[project]` and its extras, dependency groups, Poetry, and uv's and PDM's lists: requirements in quotes, or tables. */
export function readPyproject(text: string): Dependencies | undefined {
  const entries = tomlEntries(text);
  if (entries === undefined) return undefined;
  const isTable = (table: string): boolean =>
    /^tool\.poetry(?:\.group\.[\w-]{1,80})?\.(?:dev-)?dependencies$/u.test(table);
  const isList = ({ table, key }: TomlEntry): boolean =>
    (table === 'project' && key === 'dependencies') ||
    (table === 'build-system' && key === 'requires') ||
    table === 'project.optional-dependencies' ||
    table === 'dependency-groups' ||
    (table === 'tool.uv' && key.endsWith('-dependencies')) ||
    table === 'tool.pdm.dev-dependencies';
  return collect([
    ...pairsIn(entries, isTable),
    ...entries.filter(isList).flatMap(({ value }) => stringsIn(value).flatMap((each) => present(requirement(each)))),
  ]);
}

/** Gradle's version catalog: `[versions]` under their own names, and libraries with a version of their own. */
export function readCatalog(text: string): Dependencies | undefined {
  const entries = tomlEntries(text);
  if (entries === undefined) return undefined;
  return collect(
    entries.flatMap(({ table, key, value }): readonly Pair[] => {
      if (table === 'versions') return [[key, value.startsWith('{') ? value : (stringsIn(value)[0] ?? value)]];
      if (table !== 'libraries' && table !== 'plugins') return [];
      const short = value.startsWith('{') ? undefined : stringsIn(value)[0];
      if (short !== undefined) return [[key, short.slice(short.lastIndexOf(':') + 1)]];
      const version = /\bversion\s{0,5}=\s{0,5}["']([^"'\n]{0,200})["']/u.exec(value)?.[1];
      return version === undefined ? [] : [[key, version]];
    }),
  );
}
