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

/** Manifests whose scripts are known: a command may be meant for a folder that a sentence names. */
const MAX_MANIFESTS = 500;
const isManifest = (path: string): boolean => path === 'package.json' || path.endsWith('/package.json');

function npmScripts(tree: Tree): Scripts[number] | undefined {
  const read = readJson(tree.read('package.json') ?? '');
  if (read.kind !== 'read' || !isRecord(read.value)) return undefined;
  return {
    runner: 'package.json',
    // Not yarn and bun: they run programs and files by this word too. A flag with a value (`--prefix web`) leads elsewhere.
    pattern: /(?<![\w-])(?:npm|pnpm) run (?:(?:-s|--silent|--if-present) )*(\w[\w:.-]*)(?![\w:.*<{[$/-])/g,
    names: new Set([...tree.files.keys()].filter(isManifest).slice(0, MAX_MANIFESTS).flatMap(namesIn)),
  };

  function namesIn(path: string): readonly string[] {
    const file = readJson(tree.read(path) ?? '');
    const scripts = file.kind === 'read' && isRecord(file.value) ? file.value['scripts'] : undefined;
    return isRecord(scripts) ? Object.keys(scripts) : [];
  }
}

function makeTargets(tree: Tree): Scripts[number] | undefined {
  const text = tree.read('Makefile') ?? tree.read('makefile');
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  // With includes, patterns or computed targets the names are not known.
  const isComputed = (line: string): boolean =>
    /^(-?include\b|[^\t#:=]*\$[^\t#:=]*:(?!=))/.test(line) ||
    (!/^[\t#]/.test(line) && line.includes('%') && line.includes(':'));
  if (lines.some(isComputed)) return undefined;
  const names = lines.flatMap((line) => (/^([\w./-][^:=\t#]*):(?!=)/.exec(line)?.[1] ?? '').split(' ')).filter(Boolean);
  return {
    runner: 'Makefile',
    pattern: /(?<=`|^[ \t]{0,8}|&& )make ([a-zA-Z][\w-]*)(?![\w=./<$-])/gm,
    names: new Set(names),
  };
}

function justRecipes(tree: Tree): Scripts[number] | undefined {
  const text = tree.read('justfile') ?? tree.read('Justfile');
  if (text === undefined || /^import\b|^mod\b/m.test(text)) return undefined;
  // The first word of a line is a recipe or a setting; what follows it, such as parameters with defaults, has no simple form.
  const names = [...text.matchAll(/^@?([A-Za-z_][\w-]*)/gm)].map(([, name]) => name ?? '');
  const aliases = [...text.matchAll(/^alias\s+([\w-]+)/gm)].map(([, name]) => name ?? '');
  return {
    runner: 'justfile',
    pattern: /(?<=`|^[ \t]{0,8}|&& )just ([a-zA-Z][\w-]*)(?![\w=./<$-])/gm,
    names: new Set([...names, ...aliases]),
  };
}
