import type { Hook, Refusal, Surroundings } from '../frame/hook.ts';
import type { ToolCall } from '../tool-call/tool-call.ts';
import { analyse } from '../shell/analyse.ts';
import { distinctCommands } from '../shell/distinct.ts';
import { isEveryday } from '../shell/everyday.ts';
import type { Analysis, Opaque, Seen } from '../shell/program.ts';
import { isShell } from '../shell/shells.ts';
import { isKnown } from '../shell/field.ts';
import { credentialFileRule, namesCredentials } from './rules/credential-files.ts';
import { INSTEAD as CREDENTIALS_INSTEAD, SECRET_NAME, WHY as CREDENTIALS_WHY } from './rules/credential-words.ts';
import { credentialRule, secretVariableRule } from './rules/credentials.ts';
import { destructiveRule, forkBomb, makesFileSystem, redirectionRules } from './rules/destructive.ts';
import { gh, git, gitEnvironment, httpClient, rewriter } from './rules/git.ts';
import { installerRule, sourceVariable } from './rules/installers.ts';
import { awk, consoleCommands, editor, interpreterRule, sed } from './rules/interpreters.ts';
import { isInterpreter } from './rules/languages.ts';
import { isMain } from './rules/main-branch.ts';
import { certain, refuse, type CommandRule, type Context } from './rules/rule.ts';
import { programWithin } from './rules/within.ts';

/** Blocks shell commands that destroy, publish, disable checks, read credentials, install, or cannot be seen through (seed 6). */
export const noDangerousShell: Hook = {
  name: 'no-dangerous-shell',
  judge: (call, surroundings) => {
    if (call.event !== 'before') return [];
    const tool = toolRule(call, surroundings);
    return [...tool, ...call.commands.flatMap((command) => judgeShell(command, call.cwd, surroundings))];
  },
};

const OPAQUE: Readonly<Record<Opaque['code'], readonly [string, string]>> = {
  'dynamic-name': ['which program runs is decided only while the shell runs', 'Write the name of the program out.'],
  'hidden-code': [
    'the code that would run is put together only while the shell runs',
    'Write the commands out, one call each.',
  ],
  'not-bash': [
    'bash would read this in another way than it looks, or not at all',
    'Mend the quotes and brackets, or split the command.',
  ],
  'piped-code': [
    'a program out of a pipe runs before anybody has read it',
    'Save it to a file, read it, and only then run it.',
  ],
  'too-deep': ['programs are nested deeper than can be followed', 'Write the commands out, one call each.'],
  'changed-names': ['it changes what the names of programs mean', 'Call the programs by their own names.'],
  'own-script': [
    'the same command writes a script and runs it, so nobody has seen it',
    'Write the file with the file tool first, then run it.',
  ],
};

/** Depth of code within the code of other languages. */
const DEEPEST = 4;

/** Everything that is wrong with one text of shell code; each rule once. */
export function judgeShell(command: string, cwd: string, surroundings: Surroundings, depth = 0): readonly Refusal[] {
  const analysis = analyse(command, { cwd, home: surroundings.home });
  const secret = secretNames(analysis.commands);
  const context: Context = {
    ...surroundings,
    pipes: analysis.pipes,
    commands: analysis.commands,
    inner: (code) =>
      depth >= DEEPEST
        ? refuse('too-deep', code, ...OPAQUE['too-deep'])
        : judgeShell(code, cwd, surroundings, depth + 1),
    isSecret: (name) => SECRET_NAME.test(name) || secret.has(name),
    isMain: (ref) => isMain(ref, surroundings),
    namesCredentials: (word, seen) => namesCredentials(word, seen, context),
  };
  const found = [
    ...(command.includes('()') || command.includes('function') ? forkBomb(command) : []),
    ...opaqueRefusals(analysis),
    ...tracing(analysis.commands, context),
    ...distinctCommands(analysis).flatMap((seen) => judgeCommand(seen, context)),
  ];
  return [...new Map(found.map((refusal) => [`${refusal.rule} ${refusal.severity}`, refusal])).values()];
}

/** Rounds in which a credential is followed from name to name. */
const MOST_NAMES = 4;

/** Variables that are given what a variable of a secret's name holds: by an assignment, `export`, or `read`. */
function secretNames(commands: readonly Seen[]): ReadonlySet<string> {
  const secret = new Set<string>();
  const isSecret = (name: string): boolean => SECRET_NAME.test(name) || secret.has(name);
  for (let left = MOST_NAMES; left > 0; left -= 1) {
    const before = secret.size;
    for (const { base, args, assigned, variables } of commands) {
      for (const { name, variables: within } of assigned) if (within.some(isSecret)) secret.add(name);
      if (variables.length === 0 || !variables.some(isSecret)) continue;
      if (EXPORTS.has(base)) for (const arg of args) if (!isKnown(arg)) secret.add(/^\w*/u.exec(arg)?.[0] ?? '');
      if (base === 'read') for (const arg of args) if (/^[A-Za-z_]\w*$/u.test(arg)) secret.add(arg);
    }
    if (secret.size === before) break;
  }
  return secret;
}

/** With `set -x` the shell prints each command with the values of its variables. */
function tracing(commands: readonly Seen[], { isSecret }: Context): readonly Refusal[] {
  const traces = commands.some(
    ({ base, args }) =>
      (base === 'set' || isShell(base)) && args.some((arg) => /^-[a-z]*x[a-z]*$/u.test(arg) || arg === 'xtrace'),
  );
  const named = traces ? commands.flatMap(({ variables }) => variables).find(isSecret) : undefined;
  return named === undefined
    ? []
    : refuse('credentials-read', `set -x … $${named}`, CREDENTIALS_WHY, CREDENTIALS_INSTEAD);
}

function opaqueRefusals({ opaque }: Analysis): readonly Refusal[] {
  return opaque.map(({ code, seen }) => ({
    rule: code,
    seen,
    why: OPAQUE[code][0],
    instead: OPAQUE[code][1],
    severity: 'block',
  }));
}

const BY_NAME: Readonly<Record<string, CommandRule>> = {
  git,
  gh,
  glab: gh,
  hub: (seen, context) => [...gh(seen, context), ...git(seen, context)],
  pwsh: foreignShell,
  powershell: foreignShell,
  cmd: foreignShell,
  'cmd.exe': foreignShell,
  'powershell.exe': foreignShell,
  curl: httpClient,
  wget: httpClient,
  http: httpClient,
  https: httpClient,
  xh: httpClient,
  'git-filter-repo': rewriter,
  bfg: rewriter,
  awk,
  gawk: awk,
  mawk: awk,
  nawk: awk,
  sed,
  gsed: sed,
  vim: editor,
  vi: editor,
  nvim: editor,
  ex: editor,
  view: editor,
  rvim: editor,
  rview: editor,
  vimdiff: editor,
  ed: editor,
  less: editor,
  more: editor,
};

function ruleHere(base: string): CommandRule | undefined {
  return Object.hasOwn(BY_NAME, base) ? BY_NAME[base] : undefined;
}

/** Text for another shell cannot be read here; a script file is a program like any other. */
function foreignShell(seen: Seen): readonly Refusal[] {
  return seen.args.some((arg) => /^(?:--?(?:c|cwa|co|com\w*|e|ec|en\w*)|-|\/{1,2}[ckrs])$/iu.test(arg)) ||
    seen.input.kind !== 'none'
    ? refuse('not-bash', seen, 'this guard reads bash alone', 'Use the bash tool.')
    : [];
}

function judgeCommand(seen: Seen, context: Context): readonly Refusal[] {
  const named = isEveryday(seen.base, seen.args)
    ? []
    : [destructiveRule, credentialRule, installerRule, ruleHere].flatMap(
        (ruleOf) => ruleOf(seen.base)?.(seen, context) ?? [],
      );
  const within = programWithin(seen);
  return [
    ...named,
    ...(within === undefined
      ? []
      : [destructiveRule, installerRule].flatMap((ruleOf) => ruleOf(within.base)?.(within, context) ?? [])),
    ...(isFileSystemMaker(seen.base) ? makesFileSystem(seen, context) : []),
    ...(isInterpreter(seen.base) ? interpreterRule(seen, context) : []),
    ...(seen.redirections.some(reachesFar) ? redirectionRules(seen, context) : []),
    ...credentialFileRule(seen, context),
    // `${!name}` is whatever variable the name holds.
    ...(seen.variables.some((name) => /^!./u.test(name) || context.isSecret(name))
      ? secretVariableRule(seen, context)
      : []),
    ...fetchedInput(seen),
    ...environmentRules(seen),
    ...wrapped(seen, context),
  ];
}

/** A device or a folder of the machine: the rules of redirections have nothing to say about any other target. */
function reachesFar({ target }: Seen['redirections'][number]): boolean {
  return target.startsWith('/') && target !== '/dev/null' && !target.startsWith('/tmp/');
}

/** `mkfs.ext4` and its like. */
function isFileSystemMaker(base: string): boolean {
  // Two letters first: they spare nearly every command the expression (P13).
  return base.includes('fs') && /^(?:mkfs|mke2fs|newfs|fsck)(?:[._]|$)/u.test(base);
}

const STARTS_BY_INPUT = new Set('ed ex bc dc psql mysql mariadb sqlite sqlite3 duckdb lftp ftp sftp cpio'.split(' '));

/** A client that starts commands, or writes files, when its input says so, and input that nobody has read. */
function fetchedInput({ base, input, name }: Seen): readonly Refusal[] {
  if (input.from === undefined || input.text !== undefined) return [];
  if (!STARTS_BY_INPUT.has(base)) return [];
  // Whatever stands before it in the pipe: a set grows while it is walked through.
  const before = new Set(input.from);
  for (const each of before) for (const earlier of each.input.from ?? []) before.add(earlier);
  return [...before].some((from) => /^(?:curl|wget|nc|ncat|base64|xxd)$/u.test(from.base))
    ? refuse('piped-code', `… | ${name}`, OPAQUE['piped-code'][0], OPAQUE['piped-code'][1])
    : [];
}

const EXPORTS = new Set(['export', 'declare', 'typeset', 'env', 'readonly', 'local', 'sudo']);

/** Variables that change what programs do, whether set for one command or exported. */
function environmentRules(seen: Seen): readonly Refusal[] {
  const exported = EXPORTS.has(seen.base)
    ? seen.args.flatMap((arg) => /^(\w+)=(.*)$/su.exec(arg)?.slice(1, 3) ?? [])
    : [];
  const pairs = seen.assigned.map(({ name, value }) => [name, value] as const);
  for (let at = 0; at + 1 < exported.length; at += 2) pairs.push([exported[at] ?? '', exported[at + 1] ?? '']);
  const unset = seen.base === 'unset' ? seen.args.map((name) => [name, ''] as const) : [];
  return [...pairs, ...unset].flatMap(([name, value]) => {
    if (name === 'AGENT_REMEDIATION_TASK')
      return refuse('environment', `${name}=…`, 'only the launcher says what kind of task this is', 'Leave it.');
    if (
      /^(?:PATH|LD_PRELOAD|LD_AUDIT|LD_LIBRARY_PATH|DYLD_INSERT_LIBRARIES|BASH_ENV|ENV|PROMPT_COMMAND|PS4|BASH_FUNC_.*|SHELLOPTS|GIT_EXEC_PATH|GIT_TEMPLATE_DIR|NODE_OPTIONS|PYTHONSTARTUP|PERL5OPT|RUBYOPT|PERL5DB|PYTHONPATH|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|JDK_JAVA_OPTIONS|MAVEN_OPTS|GRADLE_OPTS|LESSOPEN|LESSCLOSE)$/u.test(
        name,
      ) &&
      isDangerousValue(name, value)
    ) {
      return refuse('environment', `${name}=…`, 'this variable makes other programs run code', 'Leave it unset.');
    }
    if (sourceVariable(name, value))
      return refuse(
        'environment',
        `${name}=…`,
        'packages would come from elsewhere, or build with another program',
        'Leave it unset.',
      );
    return gitEnvironment(name, value, seen);
  });
}

/** What projects load to run TypeScript, or their own settings. */
const USUAL_LOADER =
  /(?:-r|--(?:require|import|loader|experimental-loader))[ =](?:tsx(?:\/\w+)?|ts-node\/(?:esm|register)|@swc-node\/register|dotenv\/config)(?=\s|$)/gu;

function isDangerousValue(name: string, value: string): boolean {
  if (name === 'NODE_OPTIONS')
    return (
      /(?:^|[\s=])(?:-r|--require|--import|--loader|--experimental-loader|--env-file|--inspect)/u.test(
        value.replaceAll(USUAL_LOADER, ''),
      ) || !isKnown(value)
    );
  if (name === 'PATH') return /(?:^|:)(?:\/(?:tmp|var\/tmp|dev\/shm)(?:\/|:|$)|\.\/?(?::|$))/u.test(value);
  if (name === 'PYTHONPATH' || name === 'LD_LIBRARY_PATH')
    return /(?:^|:)\/(?:tmp|var\/tmp|dev\/shm)(?:\/|:|$)/u.test(value);
  if (/^(?:_?JAVA|JDK|MAVEN|GRADLE)_/u.test(name))
    return /-(?:javaagent|agentpath|agentlib|Xrunjdwp|XX:OnOutOfMemoryError|XX:OnError)/u.test(value);
  if (name === 'PS4') return /\$\(|`/u.test(value);
  return value !== '';
}

/** Commands whose operands are words and never programs. */
const WORDS_ONLY = new Set([
  '',
  'echo',
  'printf',
  'print',
  'grep',
  'egrep',
  'fgrep',
  'rg',
  'ag',
  'ack',
  'man',
  'info',
  'apropos',
  'whatis',
  'which',
  'type',
  'whereis',
  'help',
  'hash',
  'command',
  'git',
  'gh',
  'glab',
  'test',
  '[',
  '[[',
  'cat',
  'ls',
  'head',
  'tail',
  'wc',
  'sort',
  'uniq',
  'diff',
  'cmp',
  'expr',
  'basename',
  'dirname',
  'logger',
  'jq',
  'sed',
  'awk',
  'gawk',
  'find',
  'fd',
  'tr',
  'cut',
  'cd',
  'mkdir',
  'touch',
  'cp',
  'mv',
  'ln',
  'rm',
  'stat',
  'file',
  'pgrep',
  'pkill',
  'pidof',
  'killall',
  'ps',
  'kill',
  'tree',
  'du',
  'chmod',
  'chown',
  'alias',
  'export',
  'declare',
  'local',
  'read',
  'set',
  'unset',
  'make',
  'npm',
  'yarn',
  'pnpm',
  'pip',
  'pip3',
  'apt',
  'apt-get',
  'brew',
  'yum',
  'dnf',
  'apk',
  'docker',
  'podman',
  'kubectl',
  'systemctl',
  'service',
  'journalctl',
  'crontab',
  'at',
  'locate',
  'update-alternatives',
  'dpkg',
  'rpm',
  'column',
  'seq',
  'tee',
  'tar',
  'zip',
  'unzip',
  'readlink',
  'realpath',
  'let',
  'return',
  'case',
  'rename',
  'md5sum',
  'sha256sum',
  'strings',
  'xxd',
  'od',
  'comm',
  'join',
  'paste',
  'look',
  'yes',
  'banner',
  'figlet',
  'cowsay',
  'notify-send',
  'say',
  'osascript',
  'date',
  'shopt',
  'complete',
  'compgen',
  'trap',
  'eval',
  'go',
  'cargo',
  'python',
  'python3',
  'node',
  'perl',
  'ruby',
  'curl',
  'wget',
  'ssh-keygen',
  'useradd',
  'adduser',
  'usermod',
  'su',
  'chsh',
  'screen',
  'dirs',
  'pushd',
  'popd',
  'ffmpeg',
  'convert',
  'rsync',
  'scp',
  'ssh',
]);

/** Programs of whose name nobody would make an operand by accident, when more of a destructive command follows. */
const STARTABLE = /^(?:rm|git|dd|shred|mkfs[\w.]*|chmod|chown|truncate|kubectl|terraform|docker|find)$/u;

/** A program that we do not know may start the command that its operands spell, in words of their own or in one text. */
function wrapped(seen: Seen, context: Context): readonly Refusal[] {
  if (WORDS_ONLY.has(seen.base) || isShell(seen.base) || seen.through.length > 3) return [];
  for (const arg of seen.args) {
    if (!/\s/u.test(arg) || !isKnown(arg) || arg.length >= LONGEST_TEXT) continue;
    const text = arg.replace(/^(?:-{1,2}[\w.-]+[=:]|[\w-]+:(?=\w))/u, '');
    const found = [
      ...spelled(text.split(/[\s'"`()[\]{};|&!]+/u), context),
      ...(/[|;&]|\b(?:ba|da|z|k)?sh\s+-[a-z]*c\b/u.test(text) ? certain(text, context) : []),
    ];
    if (found.length > 0) return found;
  }
  const typed = seen.input.text;
  const inConsole =
    typed === undefined || typed.length >= LONGEST_TEXT
      ? []
      : consoleCommands(typed).flatMap((line) => certain(line, context));
  if (inConsole.length > 0) return inConsole;
  const dashes = seen.args.indexOf('--');
  const behind = dashes < 0 ? [] : seen.args.slice(dashes + 1);
  return behind.length > 0 && behind.every(isKnown) && behind.length < 1_000
    ? [...spelled(seen.args, context), ...certain(behind.map(quoted).join(' '), context)]
    : spelled(seen.args, context);
}

/** A word as it is; a leading tilde is the shell's to expand. */
function quoted(word: string): string {
  return /^~[\w./-]*$/u.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Characters of an operand in which a command is looked for. */
const LONGEST_TEXT = 10_000;

function spelled(words: readonly string[], context: Context): readonly Refusal[] {
  const at = words.findIndex(
    (word, index) =>
      index + 1 < words.length &&
      isKnown(word) &&
      (STARTABLE.test(word.slice(word.lastIndexOf('/') + 1)) ||
        (isShell(word.slice(word.lastIndexOf('/') + 1)) && /^-[a-z]*c$/u.test(words[index + 1] ?? ''))),
  );
  if (at < 0) return [];
  const inner = words.slice(at);
  if (!inner.every(isKnown)) return [];
  return context.inner(inner.map(quoted).join(' ')).filter(({ severity }) => severity === 'block');
}

/** Tools outside the shell that do what no agent may: merging and approving. Other shells cannot be judged at all. */
function toolRule({ tool, kind, values }: ToolCall, around: Surroundings): readonly Refusal[] {
  if (kind === 'other-shell') return refuse('not-bash', tool, 'this guard reads bash alone', 'Use the bash tool.');
  const own = tool.startsWith('mcp__') ? (/^mcp__.+?__(.+)$/u.exec(tool)?.[1] ?? '') : '';
  if (own === '') return [];
  const has = (name: string, pattern: RegExp): boolean =>
    values.some(({ key, text }) => key === name && pattern.test(text));
  const decides =
    MERGES.test(own) ||
    (/pull_request|merge_request/u.test(own) && (has('draft', /^false$/u) || has('event', /^approve$/iu)));
  if (decides) {
    const why = 'merging, approving and settings belong to a person';
    return refuse('never-merge', tool, why, 'Leave the pull request as a draft.');
  }
  const branch =
    kind === 'reads' ? undefined : values.find(({ key, text }) => key === 'branch' && isMain(text, around));
  return branch === undefined
    ? []
    : refuse(
        'push-main',
        `${tool} on ${branch.text}`,
        'nobody writes to a main branch: changes arrive by a reviewed pull request',
        'Name the branch of this finding.',
      );
}

const MERGES =
  /(?:^|_)(?:merge_(?:pull_request|pr|merge_request|branch)|enable_(?:pull_request_)?auto_?merge|approve_(?:pull_request|pr|merge_request)|ready_for_review|delete_(?:repository|branch|ref)|update_(?:ref|branch_protection))/u;
