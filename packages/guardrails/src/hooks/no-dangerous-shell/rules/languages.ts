/** Options whose value is a program, by interpreter. */
const CODE_OPTIONS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:python[\d.]*|pypy[\d.]*|[bi]python\d?|ptpython\d?|jython|micropython|hy|sage|flask|django-admin)$/u,
    /^-[A-Za-z]*c$/u,
  ],
  [/^(?:j?ruby[\d.]*|perl[\d.]*|raku|irb|pry)$/u, /^-[A-Za-z0-9]*[eE]$/u],
  [/^(?:node|nodejs|bun|tsx|ts-node|coffee)$/u, /^(?:-[a-z]*[ep]|--eval|--print)$/u],
  [/^(?:php[\d.]*|psysh)$/u, /^(?:-[rBRE]|--(?:run|process-(?:begin|code|end)))$/u],
  [/^deno$/u, /^(?:eval|--eval)$/u],
];

/** Languages whose calls we do not know one by one: every text in their code is looked at as a command. */
export const OTHER_LANGUAGE =
  /^(?:lua[\d.]*|luajit|texlua|r|rscript|julia|octave(?:-cli)?|matlab|maxima|gp|gnuplot|guile|racket|csi|gosh|sbcl|clisp|ecl|emacs|newlisp|janet|fennel|clojure|clj|bb|osascript|groovy(?:sh)?|scala(?:-cli)?|kotlinc?|jshell|jrunscript|elixir|iex|mix|erl|swift|tclsh[\d.]*|wish[\d.]*|expect|ghci?|utop|ocaml|crystal|nim|rails|dotnet|tcc|wolframscript|raku|gdb|lldb)$/u;
const OTHER_OPTION =
  /^(?:-(?:e|c|x|b|r|o|E|ex|eval|batch|code|eval-command)|--(?:ex|eval|execute|eval-command|one-line|batch-string)|r(?:unner)?)$/u;
/** Answers of this process: most programs run again and again, and comparing a name with every language costs (P13). */
const codeOptions = new Map<string, RegExp | undefined>();

/** The options of an interpreter whose value is code; undefined for any other program. */
export function codeOption(base: string): RegExp | undefined {
  if (NO_LANGUAGES.includes(base)) return undefined;
  if (!codeOptions.has(base)) codeOptions.set(base, codeOptionOf(base));
  return codeOptions.get(base);
}

/** Programs of every day that are no language: they need no comparison at all. */
export const NO_LANGUAGES =
  ' ls cat git cd npm grep echo head tail wc sort uniq sed awk find rg mkdir rm cp mv test [ jq docker make cargo go tar cut tee true'.split(
    ' ',
  );

export function codeOptionOf(base: string): RegExp | undefined {
  return CODE_OPTIONS.find(([name]) => name.test(base))?.[1] ?? (OTHER_LANGUAGE.test(base) ? OTHER_OPTION : undefined);
}

/** Whether a program of this name runs code of a language other than the shell's. */
export function isInterpreter(base: string): boolean {
  return codeOption(base) !== undefined;
}
