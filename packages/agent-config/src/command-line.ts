/**
 * The repository's own files that a shell line names. What a line does is not judged here: a word counts as a path of the repository when it is a literal
 * relative path, or begins with the variable of the project folder.
 */
const PROJECT_FOLDER = /^(?:\$\{?(?:CLAUDE_PROJECT_DIR|DEVIN_PROJECT_DIR|PWD)(?::-\.)?\}?|\.)\//;

export function pathsIn(command: string): { readonly first: string | undefined; readonly all: readonly string[] } {
  const words = [...command.matchAll(/"([^"]*)"|'([^']*)'|([^\s"';|&()<>]+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
  const paths = words.map((word) => ({ word, path: pathOf(word) }));
  const [start] = paths.filter(({ word }) => !/^[A-Za-z_]\w*=/.test(word) && word !== 'exec');
  return { first: start?.path, all: [...new Set(paths.flatMap(({ path }) => path ?? []))] };
}

function pathOf(word: string): string | undefined {
  const isOurs = PROJECT_FOLDER.test(word) || /^\.(agent|claude|devin)\//.test(word);
  if (!isOurs) return undefined;
  const path = word.replace(PROJECT_FOLDER, '');
  // What a variable, a pattern or a way up makes of it is not known.
  return path === '' || /[$*?[\]{}`]|(^|\/)\.\.(\/|$)|\/$/.test(path) ? undefined : path.replace(/^(\.\/)+/, '');
}

/** One word for a shell, of a name that comes from a repository: only what a shell reads literally stays bare. */
export function quoted(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
