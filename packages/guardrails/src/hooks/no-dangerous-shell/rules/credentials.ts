import { fold, matchesAny } from '../../paths/glob.ts';
import { placesOf } from '../../paths/protected.ts';
import { expandGlobs } from '../../shell/expand-globs.ts';
import { ANY_ONE, isKnown, shown, STAR } from '../../shell/field.ts';
import type { Seen } from '../../shell/program.ts';
import { refuse, type CommandRule, type Context } from './rule.ts';

export const WHY = 'what a command prints goes into the session and its logs, so a credential would leave the machine';
export const INSTEAD =
  'Use the tool that needs the credential and let it read it by itself; never print, copy or send it.';

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
  'grep-l',
  'docker',
  'node',
]);
/** Names of variables that hold secrets. */
export const SECRET_NAME =
  /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|PASS|CREDENTIALS?|APIKEY|API_KEY|PRIVATE_KEY|ACCESS_KEY|SECRET_KEY|AUTH)(?:_|$)|(?:TOKEN|PASSWORD|APIKEY)$/u;
/** Examples that are meant to be read. */
const EXAMPLE = /\.(?:example|sample|template|dist|pub|md)$/iu;
const METADATA =
  /(?:^|[/@])(?:169\.254\.169\.254|169\.254\.170\.2|100\.100\.100\.200|metadata\.google\.internal|metadata\.azure\.com|\[?fd00:ec2::254\]?|2852039166|0xa9fea9fe)(?:[:/]|$)/iu;

function isCredentialFile(path: string, seen: Pick<Seen, 'cwd'>, { policy, files }: Context): boolean {
  // An unknown part counts as one name.
  const known = shown(path).replace(/^[@<]/u, '').replaceAll(/…+/gu, 'x');
  if (EXAMPLE.test(known)) return false;
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
  const value = /^(?:[^=]*=|-[A-Za-z]?)?[@<]?(.+)$/su.exec(word.replace(/^[\w-]+=/u, ''))?.[1];
  const paths = [word, ...(value === undefined ? [] : [value])].flatMap((path) => existing(path, seen, context));
  const isFile = paths.some((each) => isPathLike(each) && isCredentialFile(each, seen, context));
  const answer = isFile ? 'file' : METADATA.test(word) ? 'service' : 'nothing';
  answers.set(key, answer);
  return answer;
}

/** Answers of this process: a long command names the same words again and again. */
const ANSWERS = new WeakMap<Context['policy'], Map<string, Names>>();
type Names = 'file' | 'service' | 'nothing';

function answersOf(policy: Context['policy']): Map<string, Names> {
  const answers = ANSWERS.get(policy) ?? new Map<string, Names>();
  ANSWERS.set(policy, answers);
  return answers;
}

/** Reading a file of credentials by whatever command, the shell's own `<` included. */
export function credentialFileRule(seen: Seen, context: Context): ReturnType<CommandRule> {
  const looks = NAMES_ONLY.has(seen.base);
  for (const { operator, target } of seen.redirections) {
    if ((operator === '<' || operator === '<>') && namesCredentials(target, seen, context) === 'file')
      return refuse('credentials-read', `${seen.name} ${shown(target)}`, WHY, INSTEAD);
  }
  for (const arg of readBy(seen)) {
    const names = namesCredentials(arg, seen, context);
    if (names === 'file' && !looks) return refuse('credentials-read', `${seen.name} ${shown(arg)}`, WHY, INSTEAD);
    if (names === 'service')
      return refuse('credentials-read', seen, 'the metadata service hands out the machine’s credentials', INSTEAD);
  }
  return [];
}

/** The arguments whose contents a command takes: not the target of a copy, not the key that a connection is made with. */
function readBy({ base, args }: Seen): readonly string[] {
  if (/^(?:cp|mv|ln|install)$/u.test(base))
    return args.some((arg) => /^-\w*t|^--target/u.test(arg)) ? args : args.slice(0, -1);
  // `.env` before the files is a field that jq looks up.
  const filter = base === 'jq' && !args.includes('-f') ? args.findIndex((arg) => !arg.startsWith('-')) : -1;
  if (filter >= 0) return args.filter((_, at) => at !== filter);
  if (!/^(?:ssh|scp|sftp|mosh|ssh-copy-id)$/u.test(base)) return args;
  return args.filter((arg, at) => !/^-[iFo]./u.test(arg) && !/^-[iFo]$/u.test(args[at - 1] ?? ''));
}

/** What a pattern stands for among the files that are there. */
function existing(word: string, { cwd }: Pick<Seen, 'cwd'>, { files, root }: Context): readonly string[] {
  const isPattern = !isKnown(word) && isKnown(word.replaceAll(STAR, '').replaceAll(ANY_ONE, ''));
  return isPattern ? [word, ...(expandGlobs(word, cwd ?? root, files) ?? [])] : [word];
}

function isPathLike(word: string): boolean {
  return word !== '' && word.length < 4_096 && /^@?[^\s'"|;$(){}]+$/u.test(shown(word)) && !/^-[^/]*$/u.test(word);
}

/** A variable whose name says that it is a secret, given to a command that shows it. To a client such as curl it may be given. */
export function secretVariableRule(seen: Seen): ReturnType<CommandRule> {
  if (seen.variables.length === 0) return [];
  if (/^(?:curl|wget|http|https|xh)$/u.test(seen.base)) return sentVariable(seen);
  if (!/^(?:echo|printf|print|cat|tee|base64|xxd|od|hexdump|logger|rev|tr|nc|ncat|mail|sendmail)$/u.test(seen.base))
    return [];
  // `${!name}` is whatever variable the name holds.
  const name = seen.variables.find((variable) => variable.startsWith('!') || SECRET_NAME.test(variable));
  return name === undefined ? [] : refuse('credentials-read', `${seen.name} $${name}`, WHY, INSTEAD);
}

/** A client may be given a credential in a header; in an address or a body it goes to whoever listens. */
function sentVariable(seen: Seen): ReturnType<CommandRule> {
  const name = seen.variables.find((variable) => SECRET_NAME.test(variable));
  if (name === undefined || !seen.variables.every((variable) => SECRET_NAME.test(variable))) return [];
  const sent = seen.args.some(
    (arg, at) =>
      !isKnown(arg) &&
      (/^https?:\/\//iu.test(arg) ||
        /^(?:-[a-zA-Z]*[dF]|--data[\w-]*|--form[\w-]*|--post-data|--json)$/u.test(seen.args[at - 1] ?? '') ||
        /^(?:-[dF]|--(?:data[\w-]*|form|post-data|json)=)/u.test(arg)),
  );
  return sent ? refuse('credentials-read', `${seen.name} … $${name}`, WHY, INSTEAD) : [];
}

/** Languages of filters that name the environment: `ENVIRON` of awk, `$ENV` and `env` of jq. One harmless variable by name is free. */
const environmentInFilter: CommandRule = (seen) => {
  const names = seen.args.flatMap((arg) => [
    ...arg.matchAll(
      seen.base === 'jq'
        ? /(?:\$ENV\b|(?<![\w.$"'])env\b)(?:\.(\w+)|\s*\[\s*"(\w+)"\s*\])?/gu
        : /\bENVIRON\b(?:\s*\[\s*"(\w+)"\s*\])?/gu,
    ),
  ]);
  return names.some((match) => {
    const name = match[1] ?? match[2];
    return name === undefined || SECRET_NAME.test(name);
  })
    ? refuse(
        'credentials-read',
        seen,
        'the whole environment holds the session’s credentials',
        'Print the one variable that you need.',
      )
    : [];
};

/** `env | grep node`: a fixed word that no secret's name holds. */
export function isNarrowed(seen: Seen, { pipes }: Context): boolean {
  const reader = pipes.get(seen);
  if (
    reader === undefined ||
    !/^[ef]?grep$/u.test(reader.base) ||
    reader.args.some((arg) => /^-[a-zA-Z]*[vfABC]/u.test(arg))
  )
    return false;
  const patterns = reader.args.filter((arg) => !arg.startsWith('-'));
  const fixed = shown(patterns[0] ?? '');
  return (
    patterns.every(isKnown) &&
    /[A-Za-z]{3}/u.test(fixed) &&
    !/[.*|[]|tok|sec|pass|key|auth|cred|api|pwd|private|agent|github|aws|azure|npm|pat/iu.test(fixed)
  );
}

const environment: CommandRule = (seen, context) => {
  if (isNarrowed(seen, context)) return [];
  const names = seen.args.filter((arg) => !arg.startsWith('-') && !/^\w+=/u.test(arg));
  if (seen.args.some((arg) => /^(?:--help|--version)$/u.test(arg))) return [];
  if (names.length === 0)
    return refuse(
      'credentials-read',
      seen,
      'the whole environment holds the session’s credentials',
      'Print the one variable that you need.',
    );
  return seen.base === 'printenv' && names.some((name) => !isKnown(name) || SECRET_NAME.test(name))
    ? refuse('credentials-read', seen, WHY, INSTEAD)
    : [];
};

/** `ps e` shows the environment of every process; `ps -e` does not. */
const processes: CommandRule = (seen) =>
  seen.args.some(
    (arg, at) => (/^[a-zA-Z]*e[a-zA-Z]*$/u.test(arg) && !(seen.args[at - 1] ?? '').startsWith('-')) || arg === '-E',
  )
    ? refuse('credentials-read', seen, 'the environment of other processes holds credentials', 'Use ps -ef.')
    : [];

/** A search through the whole home folder reads every credential in it. */
const search: CommandRule = (seen, { home, files }) => {
  const deep =
    seen.base === 'rg' || seen.base === 'ag' || seen.args.some((arg) => /^-[a-zA-Z]*[rR]|^--recursive/u.test(arg));
  const wide = seen.args.some((arg) =>
    placesOf(shown(arg), seen.cwd ?? '/x', files).some(
      (place) =>
        place !== undefined &&
        isKnown(arg) &&
        /^[/~.]/u.test(arg) &&
        (place === '/' || place === home || place === '/home' || place === '/root'),
    ),
  );
  return deep && wide
    ? refuse('credentials-read', seen, 'the home folder holds credentials', 'Search the repository.')
    : [];
};

const shellVariables: CommandRule = (seen) => {
  const printed =
    seen.base === 'set'
      ? seen.args.length === 0
      : seen.args.some((arg) => /^-[a-zA-Z]*p/u.test(arg)) ||
        seen.args.length === 0 ||
        seen.args.every((arg) => /^-[xp]+$/u.test(arg));
  const names = seen.args.filter((arg) => !arg.startsWith('-'));
  if (!printed || (names.length > 0 && !names.some((name) => SECRET_NAME.test(name)))) return [];
  return refuse(
    'credentials-read',
    seen,
    'the whole environment holds the session’s credentials',
    'Print the one variable that you need.',
  );
};

/** Commands of which some sub-commands print credentials. */
const PRINTS: Readonly<Record<string, RegExp>> = {
  aws: /^(?:configure (?:get|export-credentials)|sts (?:get-session-token|assume-role|get-federation-token)|secretsmanager get-secret-value|ssm get-parameters?\b.*--with-decryption|ecr get-login|ecr get-login-password|iam create-access-key|codeartifact get-authorization-token)/u,
  gcloud:
    /(?:auth (?:application-default )?print-(?:access|identity)-token|secrets versions access|iam service-accounts keys create|config config-helper)/u,
  az: /^(?:account get-access-token|keyvault secret (?:show|download)|ad sp create|acr credential show|storage account keys list)/u,
  kubectl:
    /(?:get (?:secrets?|all)\b.*-o|get secrets? .*(?:yaml|json)|config view.*--raw|create token|describe secrets?)/u,
  vault: /^(?:read|kv get|token|print token|unwrap|login)/u,
  op: /^(?:read|item get|document get|signin)/u,
  pass: /^(?:show|[^-\s]+\/)/u,
  security: /(?:find-(?:generic|internet)-password|dump-keychain|export)/u,
  'secret-tool': /(?:lookup|search)/u,
  gpg: /--export-secret|--decrypt|(?:^| )-d(?: |$)/u,
  gpg2: /--export-secret/u,
  heroku: /^(?:auth:token|config(?::get)?(?: |$))/u,
  doctl: /^auth (?:list|token)/u,
  npm: /^(?:config (?:get|ls|list).*(?:_auth|token|-l)|token (?:list|create))/u,
  pip: /^config (?:list|get)/u,
  docker: /^(?:inspect .*Env|secret)/u,
  terraform: /^(?:output .*-raw|state pull|show)/u,
  'docker-credential-desktop': /get|list/u,
  bw: /^(?:get|list|export|unlock)/u,
  lpass: /^(?:show|export)/u,
  sops: /(?:^| )(?:-d|--decrypt|decrypt)(?: |$)/u,
  'ansible-vault': /^(?:view|decrypt)/u,
  fly: /^auth token/u,
  flyctl: /^auth token/u,
  glab: /^(?:auth status.*-t|config get.*token)/u,
  hub: /^api user/u,
};

const prints: CommandRule = (seen) =>
  PRINTS[seen.base]?.test(shown(seen.args.join(' '))) === true ? refuse('credentials-read', seen, WHY, INSTEAD) : [];

export const CREDENTIALS: Readonly<Record<string, CommandRule>> = {
  ...Object.fromEntries(Object.keys(PRINTS).map((name) => [name, prints])),
  jq: environmentInFilter,
  awk: environmentInFilter,
  gawk: environmentInFilter,
  mawk: environmentInFilter,
  nawk: environmentInFilter,
  env: environment,
  printenv: environment,
  set: shellVariables,
  export: shellVariables,
  declare: shellVariables,
  typeset: shellVariables,
  ps: processes,
  grep: search,
  egrep: search,
  rg: search,
  ag: search,
};
