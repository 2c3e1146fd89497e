import { placesOf } from '../../paths/protected.ts';
import { isKnown, shown } from '../../shell/field.ts';
import { readOptions } from '../../shell/options.ts';
import type { Seen } from '../../shell/program.ts';
import { INSTEAD, SECRET_NAME, WHY } from './credential-words.ts';
import { refuse, type CommandRule, type Context } from './rule.ts';

const SECRET_REFERENCE = /\$\{?\w*(?:TOKEN|SECRET|PASSWORD|API_?KEY|ACCESS_KEY)/u;
/** A variable whose name says that it is a secret, given to a command that shows it. To a client such as curl it may be given. */
export function secretVariableRule(seen: Seen, context: Context): ReturnType<CommandRule> {
  if (/^(?:curl|wget|http|https|xh)$/u.test(seen.base)) return sentVariable(seen, context);
  if (!shows(seen, context)) return [];
  // `${!name}` is whatever variable the name holds.
  const name = seen.variables.find((variable) => /^!./u.test(variable) || context.isSecret(variable));
  return name === undefined ? [] : refuse('credentials-read', `${seen.name} $${name}`, WHY, INSTEAD);
}

/** Whether a command prints, sends or publishes what it is given. */
function shows({ base, args, input }: Seen, { pipes }: Context): boolean {
  if (
    /^(?:echo|printf|print|cat|tee|base64|xxd|od|hexdump|logger|rev|tr|nc|ncat|socat|telnet|mail|sendmail|dig|nslookup|host|drill|ping|whois|expr|notify-send)$/u.test(
      base,
    )
  )
    return true;
  if (base === 'gh' || base === 'glab')
    return (
      /^(?:issue|pr|mr|gist|release|discussion)$/u.test(args[0] ?? '') ||
      (args[0] === 'api' && args.some((arg) => /^\w+=/u.test(arg) && !isKnown(arg)))
    );
  if (base === 'git')
    return /^(?:commit|tag|notes|branch|checkout|switch)$/u.test(readOptions(args, { values: 'cC' }).operands[0] ?? '');
  if (base === 'jq') return ![...pipes.keys()].some((writer) => writer.base === 'jq');
  // What only filters its input shows it too.
  return (
    input.kind === 'text' &&
    !args.some((arg) => /^-\w*q/u.test(arg)) &&
    /^(?:sed|[gmn]?awk|cut|[ef]?grep|head|tail|fold|fmt|nl|paste|sort|uniq|column|gzip|openssl|ssh|sftp|dd|split|tac|strings|expand|unexpand|less|more|pr|ts|envsubst|iconv|bat|shuf|comm|join|xargs)$/u.test(
      base,
    )
  );
}

/** A client may be given a credential in the header that is meant for it, over an encrypted connection; elsewhere it goes to whoever listens. */
function sentVariable(seen: Seen, { isSecret }: Context): ReturnType<CommandRule> {
  const name = seen.variables.find(isSecret);
  if (seen.variables.includes('ACTIONS_ID_TOKEN_REQUEST_URL'))
    return refuse('credentials-read', seen, 'it asks for a token of the workflow and prints it', INSTEAD);
  if (name === undefined) return [];
  const hidden = seen.args.filter((arg) => !isKnown(arg));
  const only = seen.variables.every(isSecret);
  const sent =
    (only && seen.args.some((arg, at) => !isKnown(arg) && isSentOpenly(arg, seen.args[at - 1] ?? '', seen.base))) ||
    (seen.input.kind === 'text' && seen.args.some((arg) => /^@?-$/u.test(arg))) ||
    seen.args.some((arg) => SAYS_ALL[seen.base]?.test(arg) === true) ||
    hidden.some((arg, at) => isForeignHeader(arg, seen.args[seen.args.indexOf(arg, at) - 1] ?? '')) ||
    isForeignHost(name, seen.args);
  return sent ? refuse('credentials-read', `${seen.name} … $${name}`, WHY, INSTEAD) : [];
}

/** Options by which a client prints what it sends. */
const SAYS_ALL: Readonly<Record<string, RegExp>> = {
  curl: /^(?:-[a-zA-Z]*v[a-zA-Z]*|--verbose|--trace.*)$/u,
  wget: /^(?:-[a-zA-Z]*d|--debug)$/u,
  http: /^(?:-[a-zA-Z]*v|--verbose)$/u,
  https: /^(?:-[a-zA-Z]*v|--verbose)$/u,
  xh: /^(?:-[a-zA-Z]*v|--verbose)$/u,
};

/** In an address, a body, or the name of the client. */
function isSentOpenly(arg: string, option: string, base: string): boolean {
  return (
    /^https?:\/\//iu.test(arg) ||
    /^(?:-[a-zA-Z]*[dFAebU]|--data[\w-]*|--form[\w-]*|--post-data|--body-data|--json|--url-query|--user-agent|--referer|--cookie)$/u.test(
      option,
    ) ||
    /^(?:-[a-zA-Z]*[dF](?![a-zA-Z]*$)|--(?:data[\w-]*|form|post-data|body-data|json|url-query|user-agent|referer|cookie)=)/u.test(
      arg,
    ) ||
    (/^(?:https?|xh)$/u.test(base) && /^[\w.-]+:?=/u.test(arg))
  );
}

/** A header in which no service expects a credential. */
function isForeignHeader(arg: string, option: string): boolean {
  const header = /^(?:-[a-zA-Z]*H|--header)$/u.test(option) ? arg : /^(?:-[a-zA-Z]*H|--header=)(.+)/su.exec(arg)?.[1];
  const name = /^\s*([\w-]+)\s*:/u.exec(header ?? '')?.[1];
  return name !== undefined && !/auth|token|key|secret|cookie|credential|password|private/iu.test(name);
}

/** Whose credential a variable holds is often in its name: it goes to that service, by its host or by the path of its interface, or to a host that only the shell knows. */
const OWNERS: readonly (readonly [variable: RegExp, host: RegExp, path?: RegExp])[] = [
  [/^(?:GH|GITHUB)_/u, /git|ghe/iu, /\/api\/(?:v3|graphql)/iu],
  [/^(?:GITLAB|CI_JOB)_/u, /git/iu, /\/api\/v4/iu],
  [/^NPM_/u, /npm|registry|packages|pkg/iu],
  [/^PYPI_/u, /pypi/iu, /simple/iu],
  [/^(?:AWS|AMAZON)_/u, /amazonaws|aws/iu],
  [/^DOCKER/u, /docker|registry/iu, /\/v2/iu],
  [/^AZURE_/u, /azure|microsoft|windows/iu],
  [/^(?:GOOGLE|GCP|GCLOUD)_/u, /google/iu],
];

function isForeignHost(name: string, args: readonly string[]): boolean {
  const addresses = args.filter((arg) => /^https?:\/\//iu.test(arg));
  const hostOf = (address: string): string => /^https?:\/\/(?:[^/@]*@)?([^/?#]*)/iu.exec(address)?.[1] ?? '';
  const plain = addresses.some(
    (address) =>
      /^http:/iu.test(address) &&
      isKnown(hostOf(address)) &&
      !/^(?:localhost|127\.|\[::1\]|[\w-]+(?::\d+)?$)/iu.test(hostOf(address)),
  );
  const [, host, path] = OWNERS.find(([variable]) => variable.test(name)) ?? [];
  return (
    plain ||
    addresses.some(
      (address) =>
        host !== undefined &&
        isKnown(hostOf(address)) &&
        !/^(?:localhost|127\.)/u.test(hostOf(address)) &&
        !host.test(hostOf(address)) &&
        path?.test(shown(address)) !== true,
    )
  );
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
    !/[.*|[]|tok|sec|pass|key|auth|cred|api|pwd|private|agent|github|aws|azure|npm|pat|url|uri|dsn|conn|database|redis|mongo|postgres|mysql|amqp|smtp/iu.test(
      fixed,
    )
  );
}

const environment: CommandRule = (seen, context) => {
  if (isNarrowed(seen, context)) return [];
  // A text that `env` splits is a command.
  if (seen.base === 'env' && seen.args.some((arg) => /^-[a-zA-Z0]*S.|^--split-string=/u.test(arg))) return [];
  const unset = (at: number): boolean => seen.base === 'env' && /^-[uC]$/u.test(seen.args[at - 1] ?? '');
  const names = seen.args.filter((arg, at) => !arg.startsWith('-') && !/^\w+=/u.test(arg) && !unset(at));
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
    (arg, at) =>
      (/^[a-zA-Z]*e[a-zA-Z]*$/u.test(arg) && !/^-\w*[oOpCuUgGtsqk]$/u.test(seen.args[at - 1] ?? '')) || arg === '-E',
  )
    ? refuse('credentials-read', seen, 'the environment of other processes holds credentials', 'Use ps -ef.')
    : [];

/** Whether a word names the home folder as a whole, or a folder above it. */
function isHome(arg: string, seen: Seen, { home, files }: Context): boolean {
  return (
    isKnown(arg) &&
    placesOf(arg, seen.cwd ?? '/x', files).some(
      (place) => place === '/' || (place !== undefined && place === home) || place === '/home' || place === '/root',
    )
  );
}

/** A search through the whole home folder reads every credential in it. */
const search: CommandRule = (seen, context) => {
  const deep =
    seen.base === 'rg' || seen.base === 'ag' || seen.args.some((arg) => /^-[a-zA-Z]*[rR]|^--recursive/u.test(arg));
  const words = seen.args.filter((arg) => !arg.startsWith('-'));
  const hasPattern = seen.args.some((arg) => /^(?:-[a-zA-Z]*[ef]|--regexp|--file(?!s)|--files$)/u.test(arg));
  const places = words.slice(hasPattern ? 0 : 1);
  return deep && (places.length === 0 ? ['.'] : places).some((place) => isHome(place, seen, context))
    ? refuse('credentials-read', seen, 'the home folder holds credentials', 'Search the repository.')
    : [];
};

/** The whole home folder, copied or packed. */
const carries: CommandRule = (seen, context) => {
  const packs = seen.base === 'tar';
  const deep = packs
    ? seen.args.some((arg, at) => (at === 0 ? /^-?[a-zA-Z]*c/u : /^-[a-zA-Z]*c|^--create$/u).test(arg))
    : seen.args.some((arg) => /^-[a-zA-Z]*[rRa]|^--(?:recursive|archive)/u.test(arg));
  const words = seen.args.filter(
    (arg, at) => !arg.startsWith('-') && !/^(?:-C|--directory)$/u.test(seen.args[at - 1] ?? ''),
  );
  // The last word of a copy is where it goes.
  const sources = packs || seen.base === 'zip' ? words : words.slice(0, -1);
  return deep && sources.some((arg) => isHome(arg, seen, context))
    ? refuse('credentials-read', seen, 'the home folder holds credentials', 'Copy or pack the repository alone.')
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

/** Commands of which some sub-commands print credentials, or the environment; options may stand anywhere. */
const PRINTS: Readonly<Record<string, RegExp>> = {
  aws: /\b(?:configure (?:get|export-credentials)|sts (?:get-session-token|assume-role\S*|get-federation-token)|sso get-role-credentials|secretsmanager (?:batch-)?get-secret-value|ssm get-parameter\S*.*--with-decryption|ssm .*--with-decryption.* get-parameter|ecr\S* get-login\S*|iam create-(?:access-key|login-profile)|codeartifact get-authorization-token|kms decrypt|eks get-token|rds generate-db-auth-token|lambda get-function\S*|ecs describe-task-definition|cognito-idp describe-user-pool-client)/u,
  gcloud:
    /(?:auth (?:application-default )?print-(?:access|identity)-token|secrets versions access|iam service-accounts keys create|config config-helper|(?:functions|services) describe)/u,
  az: /(?:account get-access-token|keyvault secret (?:show|download)|ad sp create|acr credential show|\bkeys list|appsettings list|show-connection-string|connection-string list)/u,
  kubectl:
    /(?:get (?:secrets?|all)\b.*-o|-o\S* .*get secrets?\b|get secrets?[ /].*(?:yaml|json)|config view.*--raw|create token|describe secrets?|view-secret)/u,
  oc: /(?:get secrets?[ /].*-o|whoami .*(?:-t|--show-token)|extract\b.*--to=-|describe secrets?)/u,
  helm: /^get (?:values|all|manifest)/u,
  vault: /^(?:read|kv get|token|print token|unwrap|login)/u,
  consul: /^kv (?:get|export)/u,
  etcdctl: /^get/u,
  credhub: /^(?:get|export)/u,
  keyring: /^get/u,
  op: /^(?:read|item get|document get|signin|inject)/u,
  pass: /^[^-\s]/u,
  gopass: /^[^-\s]/u,
  rbw: /^get/u,
  'keepassxc-cli': /^(?:show|clip|export|attachment-export)/u,
  'kwallet-query': /./u,
  security: /(?:find-(?:generic|internet)-password|dump-keychain|export)/u,
  'secret-tool': /(?:lookup|search)/u,
  age: /(?:^| )(?:-d|--decrypt)(?: |$)/u,
  gpg: /--export-secret|--decrypt|(?:^| )-d(?: |$)/u,
  gpg2: /--export-secret|--decrypt/u,
  'git-crypt': /^(?:unlock|export-key)/u,
  heroku: /^(?:auth:token|config(?::get)?(?: |$))/u,
  vercel: /^env pull/u,
  netlify: /^env:(?:list|get)/u,
  railway: /^variables/u,
  supabase: /^status/u,
  firebase: /^(?:functions:config:get|login:ci)/u,
  serverless: /^print/u,
  sls: /^print/u,
  doppler: /^secrets(?! (?:set|delete|upload))/u,
  infisical: /^(?:secrets(?! (?:set|delete))|export)/u,
  teller: /^(?:env|show|export|yaml|json|sh)/u,
  chamber: /^(?:read|export|env)/u,
  'aws-vault': /^export/u,
  doctl: /^auth (?:list|token)/u,
  npm: /^(?:config (?:get|ls|list).*(?:_auth|token|-l|--json)|token (?:list|create)|run(?:-script)? env$)/u,
  pnpm: /^(?:config (?:list|get.*(?:_auth|token))|run env$)/u,
  yarn: /^(?:config(?! (?:set|unset|get \w*(?:Version|Linker|Folder|registry)))|config get.*(?:auth|token)|(?:run )?env$)/iu,
  bundle: /^(?:config(?: list| get \S*\.\S+|$)|env)/u,
  gem: /^env\w* credentials/u,
  poetry: /^config (?:--list|(?:http-basic|pypi-token)\S*$)/u,
  composer: /^config (?:.*(?:-l|--list)|\S*(?:oauth|basic|token)\S*$)/u,
  pip: /^config (?:list|debug|get \S*(?:url|index|links|password))/u,
  mvn: /help:system|showPasswords/u,
  make: /(?:^| )(?:-[a-zA-Z]*p[a-zA-Z]*|--print-data-base)(?: |$)/u,
  cmake: /^-E environment/u,
  bazel: /^info client-env/u,
  php: /^(?:-\w*i|.*\bphpinfo\b|artisan (?:env:decrypt|config:show|tinker.*env))/u,
  rails: /^(?:credentials|secrets|encrypted):(?:show|edit)/u,
  docker:
    /^(?:(?:container |service )?inspect .*(?:Env|\.Config\b)|secret|(?:compose|stack) (?:.* )?(?:config|convert)(?! .*(?:-q|--quiet|--services|--images|--profiles|--volumes|--hash))|context export|swarm join-token|config inspect)/u,
  'docker-compose': /^(?:.* )?(?:config|convert)(?! .*(?:-q|--quiet|--services|--images|--profiles|--volumes|--hash))/u,
  podman: /^(?:container )?inspect .*(?:Env|\.Config\b)|^secret inspect.*--showsecret/u,
  systemctl: /show-environment|show .*Environment/u,
  launchctl: /^(?:getenv|export|print-cache)/u,
  tmux: /show(?:-environment|env)/u,
  direnv: /^(?:export|dump)/u,
  mise: /^(?:env|set$)/u,
  dotenv: /^(?:list|get)/u,
  dotenvx: /^(?:get|decrypt)/u,
  gomplate: /\.Env\b|getenv/u,
  ansible: /-m (?:\S*\.)?(?:setup|debug .*hostvars)/u,
  'ansible-inventory': /--list|--host/u,
  pulumi: /--show-secrets|^config get/u,
  terraform: /^(?:output(?! -no-color$)|state (?:pull|show)|show|console)/u,
  tofu: /^(?:output|state (?:pull|show)|show|console)/u,
  'docker-credential-desktop': /get|list/u,
  bw: /^(?:get|list|export|unlock)/u,
  lpass: /^(?:show|export)/u,
  sops: /(?:^| )(?:-d|--decrypt|decrypt)(?: |$)/u,
  'ansible-vault': /^(?:view|decrypt)/u,
  fly: /^auth token/u,
  flyctl: /^auth token/u,
  gh: /^config get.*token/u,
  glab: /^(?:auth status.*-t|config get.*token)/u,
  hub: /^api user/u,
};

const prints: CommandRule = (seen, context) =>
  PRINTS[seen.base]?.test(shown(seen.args.join(' '))) === true &&
  !isNarrowed(seen, context) &&
  !isListing(seen, context)
    ? refuse('credentials-read', seen, WHY, INSTEAD)
    : [];

/** `make -p | grep …`: a filter that only looks for names of targets. */
function isListing(seen: Seen, { pipes }: Context): boolean {
  return seen.base === 'make' && /^(?:[ef]?grep|[gmn]?awk|sed)$/u.test(pipes.get(seen)?.base ?? '');
}

const BY_NAME: Readonly<Record<string, CommandRule>> = {
  jq: environmentInFilter,
  awk: environmentInFilter,
  gawk: environmentInFilter,
  mawk: environmentInFilter,
  nawk: environmentInFilter,
  env: environment,
  printenv: environment,
  set: shellVariables,
  export: shellVariables,
  readonly: shellVariables,
  envsubst: (seen) =>
    SECRET_REFERENCE.test(seen.input.text ?? '') ? refuse('credentials-read', seen, WHY, INSTEAD) : [],
  yq: (seen) =>
    seen.args.some((arg) => /\b(?:str)?env\(\s*\w*(?:TOKEN|SECRET|PASS|KEY|AUTH)|^env$/u.test(arg))
      ? refuse('credentials-read', seen, WHY, INSTEAD)
      : [],
  declare: shellVariables,
  typeset: shellVariables,
  ps: processes,
  grep: search,
  egrep: search,
  rg: search,
  ag: search,
  tar: carries,
  zip: carries,
  cp: carries,
  rsync: carries,
  scp: carries,
};

/** The names that `credentialRule` knows. */
export const CREDENTIAL_NAMES: readonly string[] = [...Object.keys(BY_NAME), ...Object.keys(PRINTS)];

/** The rule for the credentials that a program of this name prints. */
export function credentialRule(base: string): CommandRule | undefined {
  if (Object.hasOwn(BY_NAME, base)) return BY_NAME[base];
  return Object.hasOwn(PRINTS, base) ? prints : undefined;
}
