import { isRecord, readJson } from './json-file.ts';
import type { Tree } from './tree.ts';

/** The named commands of a repository, by the file that defines them, with how they are called. */
export type Scripts = readonly {
  readonly runner: string;
  /** Matches a call; the first group is the name. */
  readonly pattern: RegExp;
  readonly names: ReadonlySet<string>;
}[];

/** Only what a file in the root defines for certain; a call of anything else is not judged. */
export function scriptsOf(tree: Tree): Scripts {
  return [npmScripts(tree), makeTargets(tree), justRecipes(tree)].flatMap((found) => found ?? []);
}

function npmScripts(tree: Tree): Scripts[number] | undefined {
  const read = readJson(tree.read('package.json') ?? '');
  if (read.kind !== 'read' || !isRecord(read.value)) return undefined;
  const scripts = read.value['scripts'];
  return {
    runner: 'package.json',
    pattern: /(?<![\w-])(?:npm|pnpm|yarn|bun) run (?:-\S+ )*([\w:.-]+)/g,
    names: new Set(isRecord(scripts) ? Object.keys(scripts) : []),
  };
}

function makeTargets(tree: Tree): Scripts[number] | undefined {
  const text = tree.read('Makefile') ?? tree.read('makefile');
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  // With includes, patterns or computed targets the names are not known.
  const isComputed = (line: string): boolean =>
    /^(-?include\b|\$\()/.test(line) || (!/^[\t#]/.test(line) && line.includes('%') && line.includes(':'));
  if (lines.some(isComputed)) return undefined;
  const names = lines.flatMap((line) => (/^([\w./-][^:=\t#]*):(?!=)/.exec(line)?.[1] ?? '').split(' ')).filter(Boolean);
  return { runner: 'Makefile', pattern: /(?<=`|^\s*|&& )make ([a-zA-Z][\w-]*)/gm, names: new Set(names) };
}

function justRecipes(tree: Tree): Scripts[number] | undefined {
  const text = tree.read('justfile') ?? tree.read('Justfile');
  if (text === undefined || /^import\b|^mod\b/m.test(text)) return undefined;
  const names = [...text.matchAll(/^@?([A-Za-z_][\w-]*)[^:=\n]*:(?!=)/gm)].map(([, name]) => name ?? '');
  const aliases = [...text.matchAll(/^alias\s+([\w-]+)/gm)].map(([, name]) => name ?? '');
  return {
    runner: 'justfile',
    pattern: /(?<=`|^\s*|&& )just ([a-zA-Z][\w-]*)/gm,
    names: new Set([...names, ...aliases]),
  };
}
