/** What `lint --fix` would write: worked out in memory, so that it can be shown before, and that a second run finds nothing more to do. */
import type { RuleId } from '../catalogue.ts';
import { lint, type LintOptions } from '../lint/lint.ts';
import type { Edit, Problem } from '../problem.ts';
import type { Tree } from '../tree.ts';

/** What becomes of one file. */
export interface Change {
  readonly path: string;
  /** Without a byte order mark, which stays where it is. */
  readonly before: string;
  readonly after: string;
  /** Whether it may be started afterwards and might not before. */
  readonly makesExecutable: boolean;
  readonly rules: readonly RuleId[];
}

export interface Plan {
  readonly changes: readonly Change[];
  /** What is wrong before. */
  readonly found: readonly Problem[];
  /** What is wrong afterwards. */
  readonly left: readonly Problem[];
}

/** A repair can uncover the next: a matcher in a settings file whose event was misspelt. More rounds than that would be repairs that fight. */
const MAX_ROUNDS = 8;

export function planRepairs(tree: Tree, options: LintOptions = {}): Plan {
  const texts = new Map<string, string>();
  const started = new Set<string>();
  const rules = new Map<string, Set<RuleId>>();
  const now = overlay(tree, texts, started);
  const found = lint(now, options);
  let problems = found;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const due = problems.filter(({ repair, file }) => repair !== undefined && isOurs(tree, repair, file));
    if (due.length === 0) break;
    for (const [file, edits] of editsOf(due)) texts.set(file, applied(now.read(file) ?? '', edits));
    for (const { repair, file, rule } of due) {
      const path = repair?.kind === 'executable' ? repair.path : file;
      if (repair?.kind === 'executable') started.add(path);
      rules.set(path, (rules.get(path) ?? new Set()).add(rule));
    }
    problems = lint(now, options);
  }
  const changes = [...rules].map(([path, of]) => {
    const before = tree.read(path) ?? '';
    return { path, before, after: texts.get(path) ?? before, makesExecutable: started.has(path), rules: [...of] };
  });
  return { changes: changes.toSorted((a, b) => (a.path < b.path ? -1 : 1)), found, left: problems };
}

/** What a link leads to is mended under its own name, or is not ours. */
function isOurs(tree: Tree, repair: NonNullable<Problem['repair']>, file: string): boolean {
  return tree.files.get(repair.kind === 'executable' ? repair.path : file)?.isLink === false;
}

function overlay(tree: Tree, texts: ReadonlyMap<string, string>, started: ReadonlySet<string>): Tree {
  const files: Tree['files'] = tree.files;
  return {
    isCut: tree.isCut,
    read: (path) => texts.get(path) ?? tree.read(path),
    get files() {
      if (started.size === 0) return files;
      return new Map(
        [...files].map(([path, file]) => [path, started.has(path) ? { ...file, isExecutable: true } : file]),
      );
    },
  };
}

/** By file, from front to back; of two edits of one place the later waits for the next round. */
function editsOf(problems: readonly Problem[]): ReadonlyMap<string, readonly Edit[]> {
  const all = new Map<string, Edit[]>();
  for (const { file, repair } of problems) {
    if (repair?.kind === 'edit') all.set(file, [...(all.get(file) ?? []), ...repair.edits]);
  }
  return new Map(
    [...all].map(([file, edits]) => {
      let free = 0;
      const kept = edits
        .toSorted((a, b) => a.from - b.from || a.to - b.to)
        .filter(({ from, to }) => {
          const fits = from >= free;
          if (fits) free = Math.max(to, from + 1);
          return fits;
        });
      return [file, kept];
    }),
  );
}

function applied(text: string, edits: readonly Edit[]): string {
  let at = 0;
  const parts = edits.flatMap(({ from, to, text: by }) => {
    const part = [text.slice(at, from), by];
    at = to;
    return part;
  });
  return parts.join('') + text.slice(at);
}
