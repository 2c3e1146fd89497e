import type { Seen } from './program.ts';

/**
 * Commands of every day about which no rule that goes by the name of the program has anything to say, neither what they start nor what
 * they destroy, install or print: the tables of those rules need not be read for them (P13). Only what is plainly harmless is here, and a
 * test compares it with the rules themselves.
 */
export function isEveryday(base: string, args: readonly string[]): boolean {
  switch (base) {
    case 'git':
      // A remote may be a command: `ext::…`.
      return GIT_VERBS.includes(args[0] ?? '') && !args.some((arg) => arg.includes('::'));
    case 'npm':
    case 'pnpm':
    case 'yarn':
      return (args[0] === 'test' || args[0] === 'run') && args.every(isPlainForScripts);
    case 'grep':
      return !args.some((arg) => '/~.'.includes(arg.charAt(0)) && arg !== '');
    case 'find':
      return !args.some((arg) => arg === '-delete' || arg.startsWith('-exec') || arg.startsWith('-ok'));
    default:
      return false;
  }
}

/** Those that only look, and `add`: no rule names them. */
const GIT_VERBS = 'status log diff show add blame shortlog describe rev-parse ls-files'.split(' ');

/** Options of package managers and of test programs that change neither what runs a script nor where packages come from. */
const SCRIPT_OPTIONS = '-- -s --silent --reporter --coverage --watch --fix --run --if-present --bail'.split(' ');
/** Words that mean something to a rule wherever they stand. */
const TELLING = 'env exec explore x publish unpublish deprecate owner token adduser login'.split(' ');

function isPlainForScripts(arg: string): boolean {
  return arg.startsWith('-') ? SCRIPT_OPTIONS.includes(arg) : /^[\w:./]+$/.test(arg) && !TELLING.includes(arg);
}

/** Programs that only look, with whatever options that do not name a file. */
const LOOKS = new Set(
  'ls cat head tail wc grep egrep fgrep echo test [ which type cut tr stat du df date diff cmp ps'.split(' '),
);
/** Those that do so as long as they have no option. */
const LOOKS_BARE = 'cd pwd true false'.split(' ');
/** What the name of every option holds that may stand before, or with, a file to write. */
const NAMES_FILE = /^-o|out|dest|dir|file|log|save|trace|err|hsts|svc|curl|tee|store|index/i;

/**
 * Whether a command plainly writes no file, neither by itself nor by a redirection, so that the tables of those that do need not be read
 * (P13). A test compares it with them.
 */
export function writesNothing({ base, args, redirections }: Pick<Seen, 'base' | 'args' | 'redirections'>): boolean {
  return (
    (LOOKS.has(base) || isEveryday(base, args) || LOOKS_BARE.includes(base)) &&
    !args.some((arg) => arg.startsWith('-') && mayNameFile(arg, base)) &&
    redirections.every(({ operator, target }) => operator === '<' || (operator === '>&' && /^\d$/.test(target)))
  );
}

function mayNameFile(option: string, base: string): boolean {
  return LOOKS_BARE.includes(base) || option.startsWith('-f') || NAMES_FILE.test(option);
}

/** Filters that make no file out of what they read, whatever it is. */
export function takesNothing({ base }: Pick<Seen, 'base'>): boolean {
  return LOOKS.has(base) || FILTERS.includes(base);
}

const FILTERS = 'sort uniq sed awk less'.split(' ');
