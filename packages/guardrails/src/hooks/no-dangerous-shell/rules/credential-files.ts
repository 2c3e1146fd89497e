import { fold, matchesAny } from '../../paths/glob.ts';
import { placesOf } from '../../paths/protected.ts';
import { expandGlobs } from '../../shell/expand-globs.ts';
import { ANY_ONE, isKnown, shown, STAR } from '../../shell/field.ts';
import { has, readOptions } from '../../shell/options.ts';
import type { Seen } from '../../shell/program.ts';
import { INSTEAD, WHY } from './credential-words.ts';
import { refuse, type CommandRule, type Context, type Names } from './rule.ts';

/** Commands that only look at names, owners or the size of a file. */
const NAMES_ONLY = new Set([
  'ls',
  'stat',
  'test',
  '[',
  '[[',
  'find',
  'chmod',
  'chown',
  'touch',
  'mkdir',
  'rm',
  'rmdir',
  'basename',
  'dirname',
  'realpath',
  'readlink',
  'file',
  'du',
  'git',
  'echo',
  'printf',
  'ssh-keygen',
  'ssh-add',
  'which',
  'cd',
  'mysql',
  'psql',
  'wc',
  'type',
  'locate',
  'tree',
  'shred',
  'docker',
  'node',
  'dotenv',
  'dotenvx',
  'env-cmd',
]);
/** Examples that are meant to be read. */
const EXAMPLE = /\.(?:example|sample|template|dist|pub|md)$/iu;
const METADATA =
  /(?:^|[/@])(?:169\.254\.169\.254|169\.254\.170\.2|100\.100\.100\.200|metadata\.google\.internal|metadata\.azure\.com|\[?fd00:ec2::254\]?|2852039166|0xa9fea9fe|0251\.0376\.0251\.0376|169\.254\.43518)(?:[:/]|$)/iu;
/** Characters of the shortest name in it. */
const SHORTEST_SERVICE = '2852039166'.length;

/** Every name in it has a digit or this word: two cheap questions before the long expression (P13). */
function mayBeService(word: string): boolean {
  return word.length >= SHORTEST_SERVICE && (/\d/.test(word) || word.toLowerCase().includes('metadata'));
}

function isCredentialFile(path: string, seen: Pick<Seen, 'cwd'>, { policy, files }: Context): boolean {
  // An unknown part counts as one name.
  const bare = path.startsWith('@') || path.startsWith('<') ? path.slice(1) : path;
  const known = isKnown(bare) && !bare.includes('…') ? bare : shown(bare).replaceAll(/…+/gu, 'x');
  if (known.includes('.') && EXAMPLE.test(known)) return false;
  return placesOf(known, seen.cwd ?? '/', files).some(
    (place) => place !== undefined && matchesAny(fold(place), policy.credentialFiles),
  );
}

/** Whether a word, or the value in it (`--file=x`, `-fx`, `@x`), names a file of credentials, or the service that hands them out. */
export function namesCredentials(word: string, seen: Pick<Seen, 'cwd'>, context: Context): Names {
  if (/^-{1,2}[a-z-]{1,20}$/u.test(word)) return 'nothing';
  const answers = answersOf(context.policy);
  const key = `${seen.cwd ?? ''}\0${word}`;
  const before = answers.get(key);
  if (before !== undefined) return before;
  // What has none of these signs is a value itself (P13).
  const isBare = !word.includes('=') && !'-@<'.includes(word.charAt(0));
  const value = isBare ? undefined : /^(?:[^=]*=|-[A-Za-z]?)?[@<]?(.+)$/su.exec(word.replace(/^[\w-]+=/u, ''))?.[1];
  const paths = [word, ...(value === undefined || value === word ? [] : [value])].flatMap((path) =>
    existing(path, seen, context),
  );
  const isFile = paths.some((each) => isPathLike(each) && isCredentialFile(each, seen, context));
  const answer = isFile ? 'file' : mayBeService(word) && METADATA.test(word) ? 'service' : 'nothing';
  answers.set(key, answer);
  return answer;
}

/** Answers of this process: a long command names the same words again and again. */
const ANSWERS = new WeakMap<Context['policy'], Map<string, Names>>();

function answersOf(policy: Context['policy']): Map<string, Names> {
  const answers = ANSWERS.get(policy) ?? new Map<string, Names>();
  ANSWERS.set(policy, answers);
  return answers;
}

/** Reading a file of credentials by whatever command, the shell's own `<` included. */
export function credentialFileRule(seen: Seen, context: Context): ReturnType<CommandRule> {
  // The contents of a version are contents too.
  const looks =
    NAMES_ONLY.has(seen.base) &&
    !(
      seen.base === 'git' && seen.args.some((arg) => /^(?:show|cat-file|diff|grep|blame|annotate|archive)$/u.test(arg))
    );
  for (const { operator, target } of seen.redirections) {
    if ((operator === '<' || operator === '<>') && namesCredentials(target, seen, context) === 'file')
      return refuse('credentials-read', `${seen.name} ${shown(target)}`, WHY, INSTEAD);
  }
  for (const arg of readBy(seen)) {
    const names = namesCredentials(arg, seen, context);
    if (names === 'file' && !looks) return refuse('credentials-read', `${seen.name} ${shown(arg)}`, WHY, INSTEAD);
    // An address in brackets that the shell takes for a pattern may be any.
    const unread = arg.startsWith(`http://${ANY_ONE}/`);
    if (names === 'service' || unread)
      return refuse('credentials-read', seen, 'the metadata service hands out the machine’s credentials', INSTEAD);
  }
  return [];
}

/** Clients that are given the key of a connection. */
const CONNECTS = ['ssh', 'scp', 'sftp', 'mosh', 'ssh-copy-id'];

/** Programs that search, and their short options with a value. */
const SEARCHES: Readonly<Record<string, string>> = {
  grep: 'ABCmefdD',
  egrep: 'ABCmefdD',
  fgrep: 'ABCmefdD',
  rg: 'ABCmefgtTjrEMd',
  ag: 'ABCmGp',
  ack: 'ABCm',
};

/** The files of a search: what it looks for is no file. */
function withoutPattern(args: readonly string[], values: string): readonly string[] {
  const options = readOptions(args, { values, long: ['--regexp', '--file', '--glob', '--include', '--exclude'] }, true);
  const patterns = options.flags.flatMap(({ name, value }) => (/^(?:-e|--regexp)$/u.test(name) ? [value] : []));
  const isGiven = patterns.length > 0 || has(options, '-f', '--file', '--files');
  const left = new Set([...patterns, ...(isGiven ? [] : options.operands.slice(0, 1))]);
  // Once each: the same word may be a file as well.
  return args.filter((arg) => !left.delete(arg.replace(/^(?:-e|--regexp=)(?=.)/u, '')));
}

/** Keys that it makes are none yet; of a certificate it prints what everybody may know. */
function readByOpenssl(args: readonly string[]): readonly string[] {
  if (args[0] === 'verify' || (args[0] === 'x509' && args.includes('-noout'))) return [];
  return args.filter((_, at) => !/^-(?:(?:key)?out|CAfile)$/u.test(args[at - 1] ?? ''));
}

/** The arguments whose contents a command takes: not the target of a copy, not the key that a connection is made with. */
function readBy({ base, args }: Seen): readonly string[] {
  if (base === 'cp' || base === 'mv' || base === 'ln' || base === 'install')
    return args.some((arg) => /^-\w*t|^--target/u.test(arg)) ? args : args.slice(0, -1);
  if (base === 'git' && args[0] === 'grep') return withoutPattern(args.slice(1), SEARCHES['grep'] ?? '');
  if (base === 'git') return args.flatMap((arg) => [arg, ...(/^[^:]*:(?:\d:)?(.+)$/su.exec(arg)?.slice(1) ?? [])]);
  if (base === 'curl') return args.filter((_, at) => !/^--ca(?:cert|path)$/u.test(args[at - 1] ?? ''));
  if (base === 'openssl') return readByOpenssl(args);
  if (Object.hasOwn(SEARCHES, base)) return withoutPattern(args, SEARCHES[base] ?? '');
  // `.env` before the files is a field that jq looks up.
  const filter = base === 'jq' && !args.includes('-f') ? args.findIndex((arg) => !arg.startsWith('-')) : -1;
  if (filter >= 0) return args.filter((_, at) => at !== filter);
  if (!CONNECTS.includes(base)) return args;
  return args.filter((arg, at) => !/^-[iFo]./u.test(arg) && !/^-[iFo]$/u.test(args[at - 1] ?? ''));
}

/** What a pattern stands for among the files that are there. */
function existing(word: string, { cwd }: Pick<Seen, 'cwd'>, { files, root }: Context): readonly string[] {
  const isPattern = !isKnown(word) && isKnown(word.replaceAll(STAR, '').replaceAll(ANY_ONE, ''));
  return isPattern ? [word, ...(expandGlobs(word, cwd ?? root, files) ?? [])] : [word];
}

function isPathLike(word: string): boolean {
  return (
    word !== '' &&
    word.length < 4_096 &&
    /^@?[^\s'"|;$(){}]+$/u.test(shown(word)) &&
    !(word.startsWith('-') && !word.includes('/'))
  );
}
