import { FOUND, HOLE, isKnown, MANY, OUTPUT, STAR } from './field.ts';
import type { Input, Seen } from './program.ts';
import { AWK_OPTIONS, has, isOption, readOptions, valueOf, type OptionForm } from './options.ts';

/** What a command starts in its turn. */
export type Started =
  | { readonly kind: 'command'; readonly argv: readonly string[]; readonly cwd?: string }
  /** Text that a shell runs, with its `$1`, `$2`, … */
  | { readonly kind: 'code'; readonly code: string; readonly positional?: readonly string[]; readonly zero?: string }
  /** Reads its program from standard input. */
  | { readonly kind: 'input' }
  /** Runs a file of shell code. */
  | { readonly kind: 'script'; readonly file: string }
  | { readonly kind: 'opaque'; readonly code: 'hidden-code' | 'changed-names' };

/** Programs that run the command that follows their own options. */
const PREFIXES: Readonly<Record<string, OptionForm>> = {
  sudo: {
    values: 'ughpCrtTUDR',
    long: [
      '--user',
      '--group',
      '--host',
      '--prompt',
      '--close-from',
      '--role',
      '--type',
      '--chdir',
      '--chroot',
      '--other-user',
      '--command-timeout',
    ],
    assignments: true,
  },
  doas: { values: 'uCa', assignments: true },
  pkexec: { long: ['--user'] },
  run0: { values: 'ugD', long: ['--user', '--group', '--chdir', '--unit', '--property'] },
  nice: { values: 'n', long: ['--adjustment'] },
  nohup: {},
  sshpass: { values: 'pfdP' },
  'cross-env': { assignments: true },
  softlimit: { values: 'macdfloprst' },
  setlock: { skip: 1 },
  envdir: { skip: 1 },
  's6-setuidgid': { skip: 1 },
  setsid: {},
  linux32: {},
  linux64: {},
  stdbuf: { values: 'ioe', long: ['--input', '--output', '--error'] },
  unbuffer: {},
  timeout: { values: 'sk', long: ['--signal', '--kill-after'], skip: 1 },
  gtimeout: { values: 'sk', long: ['--signal', '--kill-after'], skip: 1 },
  time: { values: 'of', long: ['--output', '--format'] },
  gtime: { values: 'of', long: ['--output', '--format'] },
  ionice: { values: 'cnpPu', long: ['--class', '--classdata'] },
  chrt: { values: 'TPDp', skip: 1 },
  taskset: { values: '', skip: 1 },
  numactl: { values: 'NmCpiP' },
  prlimit: { values: 'p' },
  cpulimit: { values: 'lpe' },
  strace: { values: 'oepsSuPaEIbX' },
  ltrace: { values: 'oepsuanlwxDF' },
  valgrind: {},
  catchsegv: {},
  eatmydata: {},
  fakeroot: { values: 'lsib' },
  chroot: { long: ['--userspec', '--groups'], skip: 1 },
  unshare: { values: 'SGRwl', long: ['--wd', '--root', '--setuid', '--setgid'] },
  nsenter: { values: 'tSG', long: ['--target', '--wd', '--setuid', '--setgid'] },
  setpriv: { long: ['--reuid', '--regid', '--groups', '--inh-caps', '--bounding-set'] },
  'systemd-run': {
    values: 'pEMHu',
    long: ['--unit', '--property', '--uid', '--gid', '--slice', '--setenv', '--description', '--working-directory'],
  },
  'systemd-inhibit': { long: ['--what', '--who', '--why', '--mode'] },
  'dbus-run-session': {},
  'dbus-launch': {},
  'xvfb-run': { values: 'enfpsw' },
  caffeinate: { values: 'tw' },
  proxychains: { values: 'f' },
  proxychains4: { values: 'f' },
  torsocks: {},
  torify: {},
  rlwrap: {},
  chronic: {},
  ifne: {},
  errno: {},
  busybox: {},
  toybox: {},
  'start-stop-daemon': {},
  setuidgid: { skip: 1 },
  chpst: { values: 'uU/nbelmdofcrtP' },
  gosu: { skip: 1 },
  'su-exec': { skip: 1 },
  dumbinit: {},
  'dumb-init': {},
  tini: {},
  ccache: {},
  firejail: {},
  bwrap: {},
  proot: { values: 'rbwq' },
  'ld.so': {},
  'ld-linux-x86-64.so.2': {},
  'ld-linux.so.2': {},
  'ld-linux-aarch64.so.1': {},
  'ld-musl-x86_64.so.1': {},
  'ld-musl-aarch64.so.1': {},
  entr: {},
  retry: { values: 'tdms' },
  runuser: { values: 'ugGsw', long: ['--user', '--group', '--shell'] },
  faketime: { skip: 1 },
  perf: { values: 'eoF', skip: 1 },
  sem: { values: 'j', long: ['--jobs', '--id'] },
  arch: { values: 'd' },
  lsinitramfs: {},
  chvt: {},
  openvt: { values: 'c' },
  exec: { values: 'a' },
  command: {},
  builtin: {},
};

/** Options whose value is shell code, by program. */
const CODE_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  tar: [
    '--rmt-command',
    '--to-command',
    '--checkpoint-action',
    '--use-compress-program',
    '--info-script',
    '--new-volume-script',
    '--rsh-command',
    '-I',
    '-F',
  ],
  bsdtar: ['--use-compress-program'],
  rsync: ['-e', '--rsh', '--rsync-path'],
  scp: ['-S'],
  sftp: ['-S', '-D'],
  split: ['--filter'],
  sort: ['--compress-program'],
  man: ['-P', '--pager', '-H', '--html'],
  zip: ['--unzip-command'],
  rg: ['--pre', '--hostname-bin'],
  ag: ['--pager'],
  ack: ['--pager'],
  cpio: ['--rsh-command'],
  restic: ['--password-command'],
  borg: ['--rsh'],
  mosh: ['--server', '--ssh', '--client'],
  'yt-dlp': ['--exec'],
  flatpak: ['--command'],
  m4: [],
  script: ['-c', '--command'],
  su: ['-c', '--command', '--session-command'],
  runuser: ['-c', '--command', '--session-command'],
  sg: ['-c'],
  newgrp: ['-c'],
  'nix-shell': ['--run', '--command'],
  npx: ['-c', '--call'],
  flock: ['-c', '--command'],
  lxterminal: ['-e', '--command'],
  xterm: ['-e'],
  'gnome-terminal': ['-e', '--command'],
  make: ['--eval'],
  gmake: ['--eval'],
  pv: [],
  wget: ['--use-askpass'],
  ncat: ['-c', '--sh-exec', '-e', '--exec'],
  nc: ['-c', '-e'],
  netcat: ['-c', '-e'],
  socat: [],
  gdb: ['--ex', '--eval-command'],
  entr: ['-s'],
  dpkg: ['--pre-invoke', '--post-invoke', '--status-logger'],
  hyperfine: ['-p', '-s', '-c', '-C', '--prepare', '--setup', '--cleanup', '--conclude'],
};

/** Settings of wget that may stand on its command line as commands. */
const WGET_HARMLESS = /^(?:robots|timeout|tries|wait|quiet|use_proxy)\s*=/u;

const MACHINE = /^(?:x86_64|i\d86|linux(?:32|64)|uname26|arm\w*|aarch64\w*|ppc\w*|s390x?|mips\w*|sparc\w*|riscv\w*)$/u;

type Starter = (args: readonly string[], input: Input) => readonly Started[];

/** Programs with rules of their own. */
const STARTERS: Readonly<Record<string, Starter>> = {
  env: (args) => env(args),
  xargs,
  gxargs: xargs,
  find: (args) => find(args),
  gfind: (args) => find(args),
  bfs: (args) => find(args),
  fd,
  fdfind: fd,
  curl: (args) => optionFile(args, /^(?:-[a-zA-Z#]*K|--con(?:f(?:ig?)?)?(?:=|$))/u),
  wget: (args) =>
    optionFile(
      args.filter(
        (arg, at) =>
          !WGET_HARMLESS.test(arg.replace(/^(?:-e|--execute=)/u, '')) &&
          !(/^(?:-e|--execute)$/u.test(arg) && WGET_HARMLESS.test(args[at + 1] ?? '')),
      ),
      /^(?:-e|--exe|--config(?:=|$))/u,
    ),
  aria2c: (args) => optionFile(args, /^(?:--conf-path|-i|--input-file|--on-)/u),
  cargo: (args) => subcommandCode(args, ['watch'], ['-s', '--shell', '-x', '--exec']),
  tox: (args) => subcommandCode(args, [], ['-x']),
  go: (args) => programOptions(args, /^--?(?:exec|toolexec|vettool)$/u),
  gcc: (args) => programOptions(args, /^-wrapper$/u),
  cc: (args) => programOptions(args, /^-wrapper$/u),
  sshfs: (args) => args.flatMap((arg) => named(arg, /^(?:-o)?ssh_command=/u)),
  hg: (args) =>
    args.flatMap((arg) => named(arg, /^(?:--config=)?(?:hooks|alias|ui|extensions|merge-tools|extdiff)\.[\w.-]+=!?/u)),
  svn: (args) => args.flatMap((arg) => named(arg, /^(?:--config-option=)?\w+:(?:tunnels|helpers):[\w-]+=/u)),
  busctl: (args) => (args.some((arg) => arg.includes('unixexec:')) ? [{ kind: 'opaque', code: 'hidden-code' }] : []),
  service: (args) =>
    args[0]?.includes('/') === true ? [{ kind: 'command', argv: [`./${args[0]}`, ...args.slice(1)] }] : [],
  'run-parts': (args) => args.filter((arg) => !arg.startsWith('-')).map((file) => ({ kind: 'script', file })),
  wine: (args) => (args.length === 0 ? [] : [{ kind: 'command', argv: args }]),
  mise: (args) => [
    ...afterDashes(args, 'exec'),
    ...afterDashes(args, 'x'),
    ...(/^(?:exec|x)$/u.test(args[0] ?? '') ? callbacks(args.slice(1), ['-c', '--command'], '') : []),
  ],
  xterm: (args) => terminal(args),
  lxterminal: (args) => terminal(args),
  // What follows `--` are the arguments of a shell.
  capsh: (args) => (args.includes('--') ? startedByShell(args.slice(args.indexOf('--') + 1)) : []),
  konsole: (args) => terminal(args),
  urxvt: (args) => terminal(args),
  rxvt: (args) => terminal(args),
  alacritty: (args) => terminal(args),
  'gnome-terminal': (args) => terminal(args),
  'xfce4-terminal': (args) => terminal(args),
  // BSD's form; the words behind the file are a command.
  script: (args) => {
    const argv = readOptions(args, { values: 'cEIOTBtm', long: ['--command'] }).operands.slice(1);
    return argv.length === 0 ? [] : [{ kind: 'command', argv }];
  },
  parallel,
  watch: (args) => joined(readOptions(args, { values: 'nq', long: ['--interval', '--equexit'] }).operands),
  ssh: (args) => ssh(args),
  autossh: (args) => ssh(args),
  mosh: (args) => {
    const argv = readOptions(args, { values: 'p', long: ['--port', '--server', '--ssh', '--client'] }).operands.slice(
      1,
    );
    return argv.length === 0 ? [] : [{ kind: 'command', argv: argv[0] === '--' ? argv.slice(1) : argv }];
  },
  // The group stands before the code.
  sg: (args) => (args[1] === undefined || args[1].startsWith('-') ? [] : [{ kind: 'code', code: args[1] }]),
  op: (args) => afterDashes(args),
  nix: (args) => wordsBehind(args, /^(?:-c|--command|--)$/u),
  watchexec: (args) => [...afterDashes(args), ...prefixed('watchexec', args, { values: 'ewfidsn' })],
  nodemon: (args) => callbacks(args, ['-x', '--exec'], 'ewid'),
  // `npm:watch-*` are scripts of the manifest.
  concurrently: (args) =>
    codes(
      readOptions(args, { values: 'ncp' }, true).operands.filter(
        (word) => !/^(?:npm|pnpm|yarn|bun|node|deno):/u.test(word),
      ),
    ),
  'env-cmd': (args) => prefixed('env-cmd', args, { values: 'fer' }),
  'wait-for-it': (args) => afterDashes(args),
  devbox: (args) => [...afterDashes(args), ...runner(args, ['run'])],
  ddev: (args) => runner(args, ['exec']),
  lxc: (args) => afterDashes(args, 'exec'),
  // The name of the machine may be left out.
  setarch: (args) => {
    const [name = ''] = readOptions(args).operands;
    return prefixed('setarch', args, { skip: !isKnown(name) || MACHINE.test(name) ? 1 : 0 });
  },
  please: (args) => prefixed('please', args, { values: 'ugd' }),
  vagrant: (args) => callbacks(args, ['-c', '--command'], ''),
  doppler: (args) => afterDashes(args),
  'aws-vault': (args) => afterDashes(args),
  chamber: (args) => afterDashes(args),
  nsjail: (args) => afterDashes(args),
  dotenv: (args) => {
    const argv = readOptions(args, { values: 'efcpv' }).operands;
    return argv.length === 0 ? [] : [{ kind: 'command', argv: argv[0] === 'run' ? argv.slice(1) : argv }];
  },
  foreman: (args) => runner(args, ['run']),
  volta: (args) => runner(args, ['run']),
  fnm: (args) => runner(args, ['exec']),
  nodenv: (args) => runner(args, ['exec']),
  goenv: (args) => runner(args, ['exec']),
  mamba: (args) => runner(args, ['run'], '', 'pwne'),
  micromamba: (args) => runner(args, ['run'], '', 'pwne'),
  // The version stands before the command.
  nvm: (args) => (args[0] === 'exec' && args.length > 2 ? [{ kind: 'command', argv: args.slice(2) }] : []),
  corepack: (args) => (args.length === 0 ? [] : [{ kind: 'command', argv: args }]),
  scp: (args) => ssh(args).slice(0, proxies(args).length),
  sftp: (args) => ssh(args).slice(0, proxies(args).length),
  zip: (args) => zipTest(args),
  rpm: (args) => rpmMacros(args),
  m4: (_, input) => m4(input),
  apt: (args) => aptHooks(args),
  'apt-get': (args) => aptHooks(args),
  aptitude: (args) => aptHooks(args),
  mvn: (args) => mavenExec(args),
  mvnw: (args) => mavenExec(args),
  ninja: (args) => make(args),
  ant: (args) => make(args),
  rake: (args) => make(args),
  just: (args) => make(args),
  coreutils: (args) => coreutils(args),
  flock: (args) => flock(args),
  eval: (args) =>
    args.length === 0 ? [] : [{ kind: 'code', code: (args[0] === '--' ? args.slice(1) : args).join(' ') }],
  source: (args) => source(args),
  '.': (args) => source(args),
  trap: (args) => trap(args),
  alias: (args) => alias(args),
  hash: (args) =>
    args.some((arg) => !isKnown(arg) || /^-[a-z]*p/u.test(arg)) ? [{ kind: 'opaque', code: 'changed-names' }] : [],
  enable: (args) =>
    args.some((arg) => !isKnown(arg) || /^-[a-z]*f/u.test(arg)) ? [{ kind: 'opaque', code: 'changed-names' }] : [],
  bind: (args) =>
    args.some((arg) => !isKnown(arg) || /^-[a-z]*[xf]/u.test(arg) || arg.includes(':'))
      ? [{ kind: 'opaque', code: 'hidden-code' }]
      : [],
  fc: (args) => (args.some((arg) => /^-[a-z]*l/u.test(arg)) ? [] : [{ kind: 'opaque', code: 'hidden-code' }]),
  jobs: (args) => after(args, ['-x']),
  mapfile: (args) => completions(args, 'dnOsuc'),
  readarray: (args) => completions(args, 'dnOsuc'),
  complete: (args) => completions(args, 'oAGWFPSX'),
  compgen: (args) => [...completions(args, 'oAGFPSX'), ...words(args)],
  git: (args) => git(args),
  at: () => [{ kind: 'input' }],
  batch: () => [{ kind: 'input' }],
  awk: (args) => awk(args),
  gawk: (args) => awk(args),
  mawk: (args) => awk(args),
  nawk: (args) => awk(args),
  npx: (args) => onDemand(args),
  bunx: (args) => onDemand(args),
  pnpx: (args) => onDemand(args),
  kubectl: (args) => afterDashes(args, 'exec'),
  oc: (args) => [...afterDashes(args, 'exec'), ...afterDashes(args, 'rsh')],
  'docker-compose': (args) => container(args),
  cmake,
  screen: (args) => {
    const stuffed = args.indexOf('stuff');
    if (stuffed >= 0) return joined(args.slice(stuffed + 1));
    const { operands } = readOptions(args, { values: 'cehpsStTX' });
    return operands.length === 0 ? [] : [{ kind: 'command', argv: operands }];
  },
  make: (args) => make(args),
  gmake: (args) => make(args),
  docker: (args) => container(args),
  podman: (args) => container(args),
  npm: (args) => [...runner(args, ['exec', 'x']), ...afterDashes(args, 'explore')],
  pnpm: (args) =>
    runner(
      args.filter((arg) => !/^(?:-r|--recursive|recursive)$/u.test(arg)),
      ['exec', 'dlx'],
      'CF',
    ),
  yarn: (args) => runner(workspace(args), ['exec', 'dlx']),
  bundle: (args) => runner(args, ['exec', 'e']),
  poetry: (args) => runner(args, ['run']),
  conda: (args) => runner(args, ['run'], '', 'pwne'),
  pyenv: (args) => runner(args, ['exec']),
  rbenv: (args) => runner(args, ['exec']),
  asdf: (args) => runner(args, ['exec']),
  hatch: (args) => runner(args, ['run']),
  pdm: (args) => runner(args, ['run']),
  rye: (args) => runner(args, ['run']),
  pixi: (args) => runner(args, ['run'], '', 'pwne'),
  hyperfine: (args) => codes(readOptions(args, { values: 'wmMrpcCsSLPDunt' }, true).operands),
  pipenv: (args) => runner(args, ['run']),
  uv: (args) => runner(args[0] === 'tool' ? args.slice(1) : args, ['run']),
  // The folder stands before the command.
  direnv: (args) => (args[0] === 'exec' && args.length > 2 ? [{ kind: 'command', argv: args.slice(2) }] : []),
  tmux: (args) => tmux(args),
};

/** The names that `startedByName` knows; for every other one it gives nothing. */
export const STARTING_NAMES: readonly string[] = [STARTERS, CODE_OPTIONS, PREFIXES].flatMap((table) =>
  Object.keys(table),
);

/** What a program of this name starts by its arguments. */
export function startedByName(base: string, args: readonly string[], input: Input): readonly Started[] {
  const own = (Object.hasOwn(STARTERS, base) ? STARTERS[base]?.(args, input) : undefined) ?? [];
  const options = Object.hasOwn(CODE_OPTIONS, base) ? CODE_OPTIONS[base] : undefined;
  const coded = options === undefined ? [] : callbacks(args, options, '');
  const form = Object.hasOwn(PREFIXES, base) ? PREFIXES[base] : undefined;
  return [...own, ...coded, ...(form === undefined ? [] : prefixed(base, args, form))];
}

function prefixed(base: string, args: readonly string[], form: OptionForm): readonly Started[] {
  const options = readOptions(args, form);
  if (base === 'command' && has(options, '-v', '-V')) return [];
  if (base === 'sudo' && has(options, '-e', '--edit'))
    return [{ kind: 'command', argv: ['sudoedit', ...options.operands] }];
  if (base === 'sudo' && has(options, '-l', '-v', '-k', '-K', '--list', '--validate')) return [];
  const argv = options.operands;
  if (base === 'sudo' && has(options, '-s', '-i', '--shell', '--login'))
    return argv.length === 0 ? [{ kind: 'input' }] : joined(argv);
  const cwd = valueOf(
    options,
    '--chdir',
    '--wd',
    '--working-directory',
    ...(/^(?:sudo|run0)$/u.test(base) ? ['-D'] : []),
  );
  return behindOptions(args, argv, form).map((words) => ({
    kind: 'command',
    argv: words,
    ...(cwd === undefined ? {} : { cwd }),
  }));
}

/** The command behind the options, or several: an option that is not known may take the next word, or two. @param argv what follows the first options */
function behindOptions(
  args: readonly string[],
  argv: readonly string[],
  form: OptionForm,
): readonly (readonly string[])[] {
  const commands: (readonly string[])[] = [];
  const lengths = new Set<number>();
  const ends = [argv];
  // Each is an end of the arguments, so that its length says which.
  for (const words of ends) {
    if (words.length === 0 || lengths.has(words.length)) continue;
    lengths.add(words.length);
    const last = args.at(-words.length - 1) ?? '';
    if (/^--[\w-]+$/u.test(last) && form.long?.includes(last) !== true) ends.push(words.slice(1), words.slice(2));
    // Behind a word that was left out, or the value of an option, more options may come.
    if (words[0]?.startsWith('-') === true && args.at(-words.length - 1) !== '--')
      ends.push(readOptions(words, { ...form, skip: 0 }).operands);
    else commands.push(words);
  }
  return commands;
}

/** Whether a program's own options are those of one that starts another. */
export function startsAnother(base: string): boolean {
  return Object.hasOwn(PREFIXES, base);
}

function codes(texts: readonly string[]): readonly Started[] {
  return texts.map((code) => ({ kind: 'code', code }));
}

function joined(words: readonly string[]): readonly Started[] {
  return words.length === 0 ? [] : [{ kind: 'code', code: words.join(' ') }];
}

/** What a shell starts: `bash [options] [-c code | file | -s]`. */
export function startedByShell(args: readonly string[]): readonly Started[] {
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    // One word that stands last is the name of a script, whatever it is.
    if (!isKnown(arg))
      return arg.includes(OUTPUT) || arg.includes(MANY) || (at > 0 && at < args.length - 1)
        ? [{ kind: 'opaque', code: 'hidden-code' }]
        : [{ kind: 'script', file: arg }];
    const start = /^--(?:rcfile|init-file)(?:=(.*))?$/su.exec(arg);
    if (start !== null) {
      const file = start[1] ?? args[at + 1] ?? '';
      return [scriptOrInput(file), ...startedByShell(args.slice(start[1] === undefined ? at + 2 : at + 1))];
    }
    if (/^--(?:command|init-command)(?:=|$)/u.test(arg)) {
      const code = arg.includes('=') ? arg.slice(arg.indexOf('=') + 1) : (args[at + 1] ?? '');
      return [{ kind: 'code', code }];
    }
    if (/^--./u.test(arg)) {
      if (arg === '--version' || arg === '--help') return [];
      continue;
    }
    if (/^[-+][A-Za-z]/u.test(arg)) {
      const letters = arg.slice(1);
      if (arg.startsWith('-') && letters.includes('c')) return shellCode(args.slice(at + 1), letters);
      if (arg.startsWith('-') && letters.includes('s')) return [{ kind: 'input' }];
      // It only reads what it would run.
      if (arg.startsWith('-') && letters.includes('n') && !args.some((each) => each.startsWith('+'))) return [];
      at += namesTaken(letters);
      continue;
    }
    const file = arg === '-' || arg === '--' ? args[at + 1] : arg;
    if (file === undefined) break;
    return [scriptOrInput(file)];
  }
  return [{ kind: 'input' }];
}

/** A script by its name; what another descriptor holds cannot be seen. */
function scriptOrInput(file: string): Started {
  if (/^\/dev\/(?:stdin|fd\/0)$|^\/proc\/self\/fd\/0$/u.test(file)) return { kind: 'input' };
  return /^\/dev\/(?:fd|tcp|udp)\/|^\/proc\/(?:self|\d+|\$\$)\/fd\//u.test(file)
    ? { kind: 'opaque', code: 'hidden-code' }
    : { kind: 'script', file };
}

/** How many of the next words are names of settings: each `o` and `O` takes one. */
function namesTaken(letters: string): number {
  return letters.replaceAll(/[^oO]/gu, '').length;
}

function shortLetters(word: string): string {
  return word.startsWith('--') ? '' : word.slice(1);
}

/** After `-c` other options may still come before the code. */
function shellCode(rest: readonly string[], letters: string): readonly Started[] {
  let at = namesTaken(letters);
  while (at < rest.length && /^[-+][A-Za-z-]/u.test(rest[at] ?? '')) at += 1 + namesTaken(shortLetters(rest[at] ?? ''));
  const code = rest[at];
  // A found name is put into the code as it is; see the README for names that are code themselves.
  return code === undefined
    ? []
    : [
        {
          kind: 'code',
          code: code.replaceAll(FOUND, 'found'),
          // `$0` is the first word after the code.
          positional: rest.slice(at + 2),
          ...(rest[at + 1] === undefined ? {} : { zero: rest[at + 1] }),
        },
      ];
}

function env(args: readonly string[]): readonly Started[] {
  const form = { values: 'uCSPa', long: ['--unset', '--chdir', '--split-string', '--argv0'], assignments: true };
  const options = readOptions(args, form);
  const split = valueOf(options, '-S', '--split-string');
  if (split !== undefined) return [{ kind: 'code', code: [split, ...options.operands].join(' ') }];
  const operands =
    options.operands[0] === '-' ? readOptions(options.operands.slice(1), form).operands : options.operands;
  const cwd = valueOf(options, '-C', '--chdir');
  return operands.length === 0 ? [] : [{ kind: 'command', argv: operands, ...(cwd === undefined ? {} : { cwd }) }];
}

function xargs(args: readonly string[], input: Input): readonly Started[] {
  const form = {
    values: 'IinPLlsadEe',
    long: ['--max-args', '--max-procs', '--max-chars', '--arg-file', '--delimiter', '--process-slot-var'],
  };
  // -i, -l and -e, and their long forms, take their value only when it is attached.
  const exact = args.map((arg) => (/^-[ile]$/u.test(arg) ? `${arg}${arg === '-i' ? '{}' : '1'}` : arg));
  const options = readOptions(exact, form);
  const mark = valueOf(options, '-I', '-i', '--replace') ?? (has(options, '--replace') ? '{}' : undefined);
  // As they were written: only those before the command are options of xargs.
  const command = args.slice(args.length - options.operands.length);
  if (command.length === 0) return [];
  const unknown = mark === undefined ? MANY : HOLE;
  const items = foundItems(input) ??
    writtenItems(input, mark) ?? [unknown, ...mayComeThrough(input).filter((item) => item !== STAR && item !== '.')];
  const withItem = (item: string): readonly string[] =>
    mark === undefined ? [...command, item] : command.map((word) => word.replaceAll(mark || '{}', item));
  // Words go together as well: `-rf` and `/` are one command.
  const together =
    mark === undefined
      ? [...command, ...items.filter((item) => item !== MANY)]
      : command.flatMap((word) =>
          word.includes(mark || '{}') ? items.map((item) => word.replaceAll(mark || '{}', item)) : [word],
        );
  const isLong = items.length > MOST_ITEMS;
  return [
    ...(isLong ? [unknown] : items).map(withItem),
    ...((mark === undefined && items.length > 2) || isLong ? [together] : []),
  ].map((argv) => ({ kind: 'command', argv }));
}

/** The items of a text that is known, `MANY` beside them for what `-n` and quotes would change; lines with `-I`, words without. */
function writtenItems({ text }: Input, mark: string | undefined): readonly string[] | undefined {
  if (text === undefined || !isKnown(text)) return undefined;
  const items = text.split(mark === undefined ? /\s+/u : /\n/u).filter((item) => item !== '');
  return [mark === undefined ? MANY : HOLE, ...items];
}

/** Items of one list that are looked at one by one. */
const MOST_ITEMS = 20;

/** Commands that pass lines on unchanged, or leave some out, and the letters of options by which they do more. */
const FILTERS: Readonly<Record<string, string>> = {
  grep: 'olLcrRnHbT',
  egrep: 'olLcrRnHbT',
  fgrep: 'olLcrRnHbT',
  rg: 'olLcrRnHbT',
  sort: '',
  uniq: 'c',
  head: 'cv',
  tail: 'cv',
  tac: '',
  shuf: 'ei',
};
const LEAVES_OUT = new Set(['grep', 'egrep', 'fgrep', 'rg', 'head', 'tail']);
/** Long options that leave each line as it is. */
const KEEPS_LINES =
  /^--(?:invert-match|ignore-case|word-regexp|line-regexp|fixed-strings|extended-regexp|perl-regexp|color=never|unique|reverse|(?:version|numeric|human-numeric|random)-sort|lines(?:=\d+)?|null-data|zero-terminated)$/u;

/** Whether lines come out of the pipe before it, whole. */
function passesOn({ base, args }: Seen): boolean {
  const changing = Object.hasOwn(FILTERS, base) ? FILTERS[base] : undefined;
  if (changing === undefined) return false;
  // A pattern is no file; numbers belong to options.
  const words = args.filter((arg) => !arg.startsWith('-') && !/^\+?\d+$/u.test(arg));
  const options = args.filter((arg) => arg.startsWith('-'));
  return (
    words.length <= (changing.startsWith('o') ? 1 : 0) &&
    options.every((arg) =>
      arg.startsWith('--') ? KEEPS_LINES.test(arg) : !Array.from(changing).some((letter) => arg.includes(letter)),
    )
  );
}

/** What a search writes into the pipe: names below the folders where it starts. */
export function foundItems({ from = [] }: Input): readonly string[] | undefined {
  const [first, ...rest] = from.filter(
    ({ base, through }) => base !== 'sudo' && through.every((name) => name === 'sudo'),
  );
  if (first === undefined || !rest.every(({ base }) => Object.hasOwn(FILTERS, base))) return undefined;
  if (rest.length === 0 && passesOn(first)) {
    const items = foundItems(first.input);
    // Of all names of a folder only some are left.
    return items?.[0] === STAR && LEAVES_OUT.has(first.base) ? [MANY] : items;
  }
  if (first.base === 'find')
    return first.args.some((arg) => /^-(?:printf|exec)/u.test(arg)) ? undefined : itemsOf(first.args);
  return listed(first);
}

/** Stages of a pipe that are looked through for a search whose names may still come out. */
const MOST_STAGES = 6;

/** Names that may come through a pipe which changes its lines; what else comes, nobody knows. */
export function mayComeThrough(input: Input): readonly string[] {
  let at: Input | undefined = input;
  for (let left = MOST_STAGES; at !== undefined && left > 0; left -= 1) {
    const items = foundItems(at);
    if (items !== undefined) return items;
    const first: Seen | undefined = at.from?.[0];
    if (first?.base === 'find') return itemsOf(first.args);
    at = first?.input;
  }
  return [];
}

/** Names that a list of files may give: what it was asked about, and what is below. */
function listed({ base, args }: Seen): readonly string[] | undefined {
  const places = placesListed(base, args);
  if (places === undefined || places.some((place) => place.includes(MANY) || place.includes(OUTPUT))) return undefined;
  // `ls` prints names without their folder, so each may be one of the current folder as well.
  const below = places.flatMap((place) => [`${place}/${FOUND}`, place]);
  if (base === 'ls') return places.length === 0 ? [STAR] : [HOLE, ...below];
  return places.length === 0 ? [`./${FOUND}`] : below;
}

/** Where a list of files looks; undefined: it is none. */
function placesListed(base: string, args: readonly string[]): readonly string[] | undefined {
  const words = args.filter((arg) => !arg.startsWith('-'));
  const namesOnly = args.some((arg) => /^-[A-Za-z]*l|^--(?:files-with|name-only)/u.test(arg));
  switch (base) {
    case 'ls':
      return words;
    case 'fd':
    case 'fdfind':
      return readOptions(args, FD, true).operands.slice(1);
    case 'rg':
    case 'ag':
    case 'ack':
    case 'grep':
    case 'egrep':
    case 'fgrep':
      // `rg --files` has no pattern.
      return args.includes('--files') ? words : namesOnly ? words.slice(1) : undefined;
    case 'git': {
      const dash = args.indexOf('--');
      if (words[0] === 'ls-files') return words.slice(1);
      if (words[0] === 'ls-tree') return words.slice(2);
      if (words[0] === 'grep') return namesOnly ? words.slice(2) : undefined;
      return words[0] === 'diff' && namesOnly ? (dash < 0 ? [] : args.slice(dash + 1)) : undefined;
    }
    default:
      return undefined;
  }
}

const NARROWS =
  /^-(?:i?name|i?path|i?regex|i?wholename|i?lname|empty|mtime|mmin|atime|amin|ctime|cmin|newer\w*|size|user|group|uid|gid|inum|perm|samefile|links)$/u;

/** Names that `find` may give: below each start, and the start itself where nothing narrows the search. */
export function itemsOf(args: readonly string[]): readonly string[] {
  const end = args.findIndex((arg) => /^[-(!\\]/u.test(arg) && !/^-[HLPO]/u.test(arg));
  const starts = (end < 0 ? args : args.slice(0, end)).filter((arg) => !arg.startsWith('-'));
  const narrow = args.some((arg) => NARROWS.test(arg));
  const names = narrow ? namesSought(args) : [];
  return (starts.length === 0 ? ['.'] : starts).flatMap((start) =>
    narrow ? [`${start}/${FOUND}`, ...names.map((name) => `${start}/${name}`)] : [`${start}/${FOUND}`, start],
  );
}

/** The names that a search asks for, and not those that it leaves out; `*` stands for nothing and for something. */
function namesSought(args: readonly string[]): readonly string[] {
  return args.flatMap((arg, at) => {
    const kind = /^-i?(name|path|wholename)$/u.exec(arg)?.[1];
    const name = (args[at + 1] ?? '').replace(/^(?:\.|\*)\//u, '');
    const isLeftOut = /^(?:!|-not|\\!)$/u.test(args[at - 1] ?? '') || args[at + 2] === '-prune';
    if (kind === undefined || isLeftOut || !isKnown(name) || !/\w/u.test(name)) return [];
    return [...new Set([name.replaceAll('*', ''), name.replaceAll('*', 'x')])].flatMap((each) =>
      kind === 'name' ? [`${FOUND}/${each}`] : [each, `${FOUND}/${each}`],
    );
  });
}

function find(args: readonly string[]): readonly Started[] {
  const found: Started[] = [];
  for (let at = 0; at < args.length; at += 1) {
    if (!/^-(?:exec|execdir|ok|okdir)$/u.test(args[at] ?? '')) continue;
    const rest = args.slice(at + 1);
    const end = rest.findIndex((word, index) => word === ';' || (word === '+' && rest[index - 1] === '{}'));
    for (const item of itemsOf(args)) {
      found.push({
        kind: 'command',
        argv: (end < 0 ? rest : rest.slice(0, end)).map((word) => word.replaceAll('{}', item)),
      });
    }
  }
  return found;
}

const FD = {
  values: 'tedESocj',
  long: ['--type', '--extension', '--max-depth', '--exclude', '--size', '--base-directory', '--search-path'],
};

/** `fd [pattern [folder …]] -x command`: like `find`, but the name comes last unless `{}` says where. */
function fd(args: readonly string[]): readonly Started[] {
  const at = args.findIndex((arg) => /^(?:-[a-zA-Z]*[xX]|--exec(?:-batch)?(?:=.*)?)$/su.test(arg));
  if (at < 0) return [];
  const end = args.indexOf(';', at);
  const attached = /^--exec[\w-]*=(.*)$/su.exec(args[at] ?? '')?.[1];
  const command = args.slice(at + 1, end < 0 ? undefined : end);
  const before = args.slice(0, at);
  const options = readOptions(attached === undefined ? before : [...before, ...args.slice(at + 1)], FD, true);
  const [pattern = '', ...folders] = options.operands;
  const base = valueOf(options, '--base-directory', '--search-path');
  const starts = [...(base === undefined ? [] : [base]), ...folders];
  const all = /^[.^*$]*$/u.test(pattern) && !has(options, '-e', '--extension', '-S', '--size');
  const words = attached === undefined ? command : [attached];
  const own = (starts.length === 0 ? ['.'] : starts)
    .flatMap((start) => (all ? [`${start}/${FOUND}`, start] : [`${start}/${FOUND}`]))
    .map((item) => ({
      kind: 'command' as const,
      argv: words.some((word) => /\{[/.]*\}/u.test(word))
        ? words.map((word) => word.replaceAll(/\{[/.]*\}/gu, item))
        : [...words, item],
    }));
  // Behind `;` there may be another one, for the same names.
  return end < 0 ? own : [...own, ...fd([...before, ...args.slice(end + 1)])];
}

/** Options, targets and commands that a file holds are seen by nobody. */
function optionFile(args: readonly string[], option: RegExp): readonly Started[] {
  return args.some((arg) => option.test(arg)) ? [{ kind: 'opaque', code: 'hidden-code' }] : [];
}

/** The value of `-name value` and `-name=value`, which is a program with its first arguments, sometimes parted by commas. */
function programOptions(args: readonly string[], option: RegExp): readonly Started[] {
  return args.flatMap((arg, at): readonly Started[] => {
    const equals = arg.indexOf('=');
    const name = equals < 0 ? arg : arg.slice(0, equals);
    const value = equals < 0 ? args[at + 1] : arg.slice(equals + 1);
    if (!option.test(name) || value === undefined) return [];
    return value.includes(',') ? [{ kind: 'command', argv: value.split(',') }] : [{ kind: 'code', code: value }];
  });
}

/** What follows a key, where an argument is a setting whose value is a command. */
function named(arg: string, key: RegExp): readonly Started[] {
  const match = key.exec(arg);
  return match === null ? [] : [{ kind: 'code', code: arg.slice(match[0].length) }];
}

/** `cargo watch -s code`: options whose value is code, behind a verb. */
function subcommandCode(
  args: readonly string[],
  verbs: readonly string[],
  names: readonly string[],
): readonly Started[] {
  if (verbs.length > 0 && !verbs.includes(args[0] ?? '')) return [];
  return args.flatMap((arg, at) =>
    names.includes(arg) && args[at + 1] !== undefined
      ? [{ kind: 'code', code: (args[at + 1] ?? '').replace(/^[\w.:-]+=/u, '') } as const]
      : [],
  );
}

/** `yarn workspace a exec …`, `yarn workspaces foreach -A exec …`: the words that say where are none of the command's. */
function workspace(args: readonly string[]): readonly string[] {
  const at = args.findIndex((arg) => /^(?:exec|dlx)$/u.test(arg));
  return at > 0 && /^workspaces?$/u.test(args[0] ?? '') ? args.slice(at) : args;
}

function after(args: readonly string[], names: readonly string[]): readonly Started[] {
  const at = args.findIndex((arg) => names.includes(arg));
  return at < 0 ? [] : [{ kind: 'command', argv: [...args.slice(at + 1).filter((word) => word !== ';'), MANY] }];
}

/** Its words are a template that a shell runs, each item quoted. */
function parallel(args: readonly string[], input: Input): readonly Started[] {
  const { operands } = readOptions(args, {
    values: 'jaSINnLC',
    long: [
      '--jobs',
      '--arg-file',
      '--sshlogin',
      '--colsep',
      '--delay',
      '--timeout',
      '--joblog',
      '--retries',
      '--max-args',
      '--results',
      '--halt',
      '--load',
      '--memfree',
      '--nice',
      '--tagstring',
      '--tmpdir',
      '--wd',
      '--workdir',
    ],
  });
  const end = operands.findIndex((word) => word.startsWith(':::'));
  const template = (end < 0 ? operands : operands.slice(0, end)).join(' ');
  if (template === '') return end < 0 ? [{ kind: 'input' }] : codes(operands.slice(end + 1));
  const given =
    end < 0 || operands.slice(end + 1).some((word) => word.startsWith(':::')) ? [] : operands.slice(end + 1);
  const items =
    given.length > 0 && given.length <= MOST_ITEMS && given.every(isKnown)
      ? given.map((word) => `'${word.replaceAll("'", `'\\''`)}'`)
      : (foundItems(input)
          ?.map((item) => item.replaceAll(FOUND, 'found'))
          .map((item) => (isKnown(item) ? `"${item}"` : '"$__item"')) ?? ['"$__item"']);
  return items.map((item) => {
    const code = template.replace(/\{[#%/.+\d-]{0,4}\}/gu, item);
    return { kind: 'code', code: code === template ? `${template} ${item}` : code };
  });
}

const SSH = { values: 'BbcDEeFIiJLlmOoPpQRSWw' };

function proxies(args: readonly string[]): readonly string[] {
  return readOptions(args, SSH).flags.flatMap(({ value = '' }) =>
    /^(?:proxycommand|localcommand|knownhostscommand|remotecommand)[ =]/iu.test(value) ? [value] : [],
  );
}

function ssh(args: readonly string[]): readonly Started[] {
  const options = readOptions(args, SSH);
  const code = options.operands.slice(1).join(' ');
  return [
    ...proxies(args).map((value) => ({ kind: 'code', code: value.replace(/^\w+[ =]/u, '') }) as const),
    ...(code === '' ? [] : [{ kind: 'code', code } as const]),
  ];
}

/** `zip -TT command` tests the archive by a command. */
function zipTest(args: readonly string[]): readonly Started[] {
  return args.flatMap((arg, at) => {
    const code = arg === '-TT' ? args[at + 1] : /^-TT(.+)$/su.exec(arg)?.[1];
    return code === undefined ? [] : [{ kind: 'code', code } as const];
  });
}

/** `%(command)` in a macro of rpm. */
function rpmMacros(args: readonly string[]): readonly Started[] {
  return args.flatMap((arg) =>
    [...arg.matchAll(/%\(([^)]*)\)/gsu)].map((match) => ({ kind: 'code', code: match[1] ?? '' }) as const),
  );
}

function m4({ text }: Input): readonly Started[] {
  return [...(text ?? '').matchAll(/\be?syscmd\s*\(\s*`?([^)']*)/gsu)].map((match) => ({
    kind: 'code',
    code: match[1] ?? '',
  }));
}

/** `-o DPkg::Pre-Invoke::=command`. */
function aptHooks(args: readonly string[]): readonly Started[] {
  return args.some((arg) =>
    /(?:invoke|pre-install-pkgs|options?::|proxy-?auto-?detect|dir::bin::)[^=]*=|^(?:-c|--config-file)(?:=|$)/iu.test(
      arg,
    ),
  )
    ? [{ kind: 'opaque', code: 'hidden-code' }]
    : [];
}

/** `mvn exec:exec -Dexec.executable=… -Dexec.args=…`. */
function mavenExec(args: readonly string[]): readonly Started[] {
  const property = (name: string): string | undefined =>
    args
      .map((arg) => arg.replace(/^(?:-D|--define=?)/u, ''))
      .find((arg) => arg.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  const program = property('exec.executable');
  return program === undefined ? [] : [{ kind: 'code', code: `${program} ${property('exec.args') ?? ''}` }];
}

/** `coreutils --coreutils-prog=rm …`, `coreutils rm …`: all programs in one. */
function coreutils(args: readonly string[]): readonly Started[] {
  const [first = '', ...rest] = args;
  const name = /^--coreutils?-prog(?:-shebang)?=(.*)$/su.exec(first)?.[1] ?? first;
  return name === '' || name.startsWith('-') ? [] : [{ kind: 'command', argv: [name, ...rest] }];
}

function flock(args: readonly string[]): readonly Started[] {
  const { operands } = readOptions(args, {
    values: 'wEc',
    long: ['--timeout', '--wait', '--conflict-exit-code', '--command'],
  });
  const rest = operands.slice(1);
  // `-c` is one of the options whose value is code.
  return rest.length === 0 || rest[0]?.startsWith('-') === true ? [] : [{ kind: 'command', argv: rest }];
}

function source(args: readonly string[]): readonly Started[] {
  const file = args[0] === '--' ? args[1] : args[0];
  if (file === undefined) return [];
  if (file.includes(OUTPUT)) return [{ kind: 'opaque', code: 'hidden-code' }];
  return [scriptOrInput(file)];
}

function trap(args: readonly string[]): readonly Started[] {
  const rest = args[0] === '--' ? args.slice(1) : args;
  const code = rest[0];
  if (
    code === undefined ||
    code === '-' ||
    code === '-l' ||
    code === '-p' ||
    (rest.length === 1 && /^(?:[A-Z]+\d?|\d+)$/u.test(code))
  )
    return [];
  return [{ kind: 'code', code }];
}

const RESERVED =
  /^(?:if|then|elif|else|fi|for|in|do|done|while|until|case|esac|select|function|time|coproc|\{|\}|!|\[\[|\]\])$/u;

/** A body that does nothing yet, and anything with the words after the alias. */
const UNFINISHED =
  /(?:^|[\s;|&/])(?:rm|dd|shred|mkfs[\w.]*|chmod|chown|eval|source|exec|sudo|env|xargs|command|(?:ba|da|z|k)?sh(?:\s+-\w*c)?)$/u;

/** The body with whatever may follow the alias: what hides behind a body that is not whole ends as a dynamic name or as no bash at all. */
function alias(args: readonly string[]): readonly Started[] {
  return args.flatMap((arg): readonly Started[] => {
    const equals = arg.indexOf('=');
    if (!isKnown(arg)) return [{ kind: 'opaque', code: 'changed-names' }];
    if (equals < 0) return [];
    const [name, body] = [arg.slice(0, equals), arg.slice(equals + 1)];
    if (RESERVED.test(name) || /<<|\\$/u.test(body) || UNFINISHED.test(body.trim()))
      return [{ kind: 'opaque', code: 'changed-names' }];
    return [{ kind: 'code', code: `${body} $__rest` }];
  });
}

/** Options whose value is code; an option that is not known may be one. */
function callbacks(
  args: readonly string[],
  names: readonly string[],
  values: string,
): readonly Extract<Started, { readonly kind: 'code' }>[] {
  const letters = names.filter((name) => /^-[^-]$/u.test(name)).map((name) => name.slice(1));
  const { flags } = readOptions(args, { values: values + letters.join(''), long: names }, true);
  return flags
    .filter(({ name, value }) => value !== undefined && names.some((each) => isOption(name, each)))
    .map(({ value }) => ({ kind: 'code', code: (value ?? '').replace(/^(?:exec=|shell\s+|!)/u, '') }));
}

/** Bash adds arguments of its own to these. */
function completions(args: readonly string[], values: string): readonly Started[] {
  return callbacks(args, ['-C'], values).map(({ code }) => ({ kind: 'code', code: `${code} $__rest` }));
}

/** `compgen -W` expands its words as bash does. */
function words(args: readonly string[]): readonly Started[] {
  const at = args.indexOf('-W');
  const text = at < 0 ? undefined : args[at + 1];
  return text === undefined ? [] : [{ kind: 'code', code: `: ${text}` }];
}

const GIT_CODE_KEY =
  /^(?:core\.(?:sshcommand|pager|editor|fsmonitor|askpass|gitproxy|hookspath)|sequence\.editor|pager\.|diff\.(?:external|.*\.(?:command|textconv))|difftool\.|mergetool\.|merge\..*\.driver|filter\.|credential\.|gpg\.(?:.*\.)?program|interactive\.difffilter|alias\.|uploadpack\.|remote\..*\.(?:uploadpack|receivepack|vcs)|http\..*proxy|browser\.|man\.|web\.browser|init\.templatedir|protocol\.ext|trailer\.|tar\.|hook\.|sendemail\.|instaweb\.|imap\.tunnel|core\.alternaterefscommand|submodule\..*\.update)/iu;

function git(args: readonly string[]): readonly Started[] {
  const options = readOptions(args, {
    values: 'cC',
    long: ['--git-dir', '--work-tree', '--namespace', '--super-prefix', '--config-env', '--exec-path'],
  });
  const configured = options.flags.filter(({ name }) => name === '-c').flatMap(({ value }) => gitSetting(value ?? ''));
  const [verb, ...rest] = options.operands;
  const foreign =
    options.flags.some(({ name, value }) => name === '--exec-path' && value !== undefined) ||
    // A remote of this form is a command.
    rest.some((arg) => /^ext::/iu.test(arg));
  return [
    ...configured,
    ...gitVerb(verb ?? '', rest),
    ...(foreign ? [{ kind: 'opaque', code: 'hidden-code' } as const] : []),
  ];
}

function gitSetting(setting: string): readonly Started[] {
  const equals = setting.indexOf('=');
  const key = equals < 0 ? setting : setting.slice(0, equals);
  const value = equals < 0 ? '' : setting.slice(equals + 1);
  if (!isKnown(setting))
    return !isKnown(key) || GIT_CODE_KEY.test(key) || /^include/iu.test(key)
      ? [{ kind: 'opaque', code: 'hidden-code' }]
      : [];
  if (/^include(?:if\..*)?\.path$/iu.test(key)) return [{ kind: 'opaque', code: 'hidden-code' }];
  if (!GIT_CODE_KEY.test(key)) return [];
  if (/^alias\./iu.test(key))
    return [{ kind: 'code', code: value.startsWith('!') ? `${value.slice(1)} "$__rest"` : `git ${value} "$__rest"` }];
  return [{ kind: 'code', code: value.replace(/^!/u, '') || ':' }];
}

function gitVerb(verb: string, args: readonly string[]): readonly Started[] {
  switch (verb) {
    case 'submodule': {
      const at = args.indexOf('foreach');
      return at < 0 ? [] : joined(args.slice(at + 1).filter((word) => !word.startsWith('--')));
    }
    case 'bisect':
      return args[0] === 'run' ? [{ kind: 'command', argv: args.slice(1) }] : [];
    case 'rebase':
      return callbacks(args, ['-x', '--exec'], '');
    case 'clone':
      return [
        ...callbacks(args, ['-u', '--upload-pack'], ''),
        ...readOptions(args, { values: 'c', long: ['--config'] }, true)
          .flags.filter(({ name }) => name === '-c' || name === '--config')
          .flatMap(({ value }) => gitSetting(value ?? '')),
      ];
    case 'fetch':
    case 'pull':
    case 'ls-remote':
    case 'fetch-pack':
      return callbacks(args, ['--upload-pack', '--exec'], '');
    case 'archive':
      return callbacks(args, ['--exec'], '');
    case 'grep':
      return args.flatMap((arg) => {
        const pager = /^(?:-O|--open-files-in-pager=)(.+)$/su.exec(arg)?.[1];
        return pager === undefined ? [] : [{ kind: 'code', code: `${pager} found` } as const];
      });
    case 'difftool':
      return callbacks(args, ['-x', '--extcmd'], '');
    case 'send-email':
    case 'instaweb':
    case 'daemon':
      return callbacks(args, ['--sendmail-cmd', '--to-cmd', '--cc-cmd', '-b', '--browser', '--access-hook'], '');
    case 'for-each-repo':
      return [{ kind: 'command', argv: ['git', ...args.filter((arg) => !arg.startsWith('-'))] }];
    case 'filter-branch':
      return callbacks(
        args,
        [
          '--tree-filter',
          '--index-filter',
          '--msg-filter',
          '--env-filter',
          '--commit-filter',
          '--parent-filter',
          '--tag-name-filter',
          '--setup',
        ],
        '',
      );
    case 'config': {
      const words = gitConfigWords(args).filter((word) => word !== 'set');
      return words.length < 2 ? [] : gitSetting(`${words[0] ?? ''}=${words.slice(1).join(' ')}`);
    }
    default:
      return [];
  }
}

/** Commands that stand whole in an `awk` program; what it puts together itself is a matter of the rule for `awk`. */
function awk(args: readonly string[]): readonly Started[] {
  const { operands, flags } = readOptions(args, AWK_OPTIONS, true);
  const sources = flags.flatMap(({ name, value }) => (/^(?:-e|--source)$/u.test(name) ? [value ?? ''] : []));
  const program = [...sources, operands[0] ?? ''].join('\n');
  return [
    ...program.matchAll(/(?:\bsystem\s*\(\s*|\|&?\s*)"((?:[^"\\]|\\.)*)"|"((?:[^"\\]|\\.)*)"\s*\|&?\s*getline/gsu),
  ].map((match) => ({ kind: 'code', code: (match[1] ?? match[2] ?? '').replace(/\\(.)/gsu, '$1') }));
}

/** `npx tool@1 …` starts the tool. */
function onDemand(args: readonly string[]): readonly Started[] {
  const [name, ...rest] = readOptions(args, { values: 'pc', long: ['--package', '--call'] }).operands;
  return name === undefined ? [] : [{ kind: 'command', argv: [name.replace(/(?<=.)@[^/]*$/u, ''), ...rest] }];
}

/** `kubectl exec pod -- command`. */
function afterDashes(args: readonly string[], verb?: string): readonly Started[] {
  const at = args.indexOf('--');
  return (verb === undefined || args.includes(verb)) && at >= 0 && at + 1 < args.length
    ? [{ kind: 'command', argv: args.slice(at + 1) }]
    : [];
}

/** The words behind `-e` or `--` run in the window that is opened. */
function terminal(args: readonly string[]): readonly Started[] {
  return wordsBehind(args, /^(?:-e|-x|--)$/u);
}

/** The first option of this form ends the program's own words; those behind it are a command. */
function wordsBehind(args: readonly string[], option: RegExp): readonly Started[] {
  const at = args.findIndex((arg) => option.test(arg));
  return at < 0 || at + 1 === args.length ? [] : [{ kind: 'command', argv: args.slice(at + 1) }];
}

/** `cmake -E` has small commands of its own. */
const CMAKE: Readonly<Record<string, readonly string[]>> = {
  copy: ['cp'],
  copy_if_different: ['cp'],
  copy_directory: ['cp', '-r'],
  copy_directory_if_different: ['cp', '-r'],
  copy_directory_if_newer: ['cp', '-r'],
  copy_if_newer: ['cp'],
  create_hardlink: ['ln'],
  chdir: ['env', '-C'],
  rename: ['mv'],
  touch: ['touch'],
  touch_nocreate: ['touch'],
  make_directory: ['mkdir', '-p'],
  remove: ['rm', '-f'],
  rm: ['rm'],
  remove_directory: ['rm', '-r'],
  create_symlink: ['ln', '-s'],
  env: ['env'],
  time: ['time'],
  tar: ['tar'],
  cat: ['cat'],
};

function cmake(args: readonly string[]): readonly Started[] {
  const name = args[0] === '-E' ? args[1] : undefined;
  const script = args.indexOf('-P');
  if (script >= 0 && /^\/dev\/|^\/proc\//u.test(args[script + 1] ?? ''))
    return [{ kind: 'opaque', code: 'hidden-code' }];
  const like = name !== undefined && Object.hasOwn(CMAKE, name) ? CMAKE[name] : undefined;
  return like === undefined ? [] : [{ kind: 'command', argv: [...like, ...args.slice(2)] }];
}

/** A makefile that nobody has seen, or another shell for its recipes. */
function make(args: readonly string[]): readonly Started[] {
  const file = valueOf(
    readOptions(args, { values: 'fCjloWI', long: ['--file', '--makefile', '--justfile'] }),
    '-f',
    '--file',
    '--makefile',
    '--justfile',
  );
  const hidden =
    (file !== undefined && (file === '-' || file.includes(OUTPUT) || /^\/dev\/|^\/proc\//u.test(file))) ||
    args.some((arg) => /^(?:SHELL|\.SHELLFLAGS|MAKEFLAGS)[:+?]?=/u.test(arg));
  return hidden ? [{ kind: 'opaque', code: 'hidden-code' }] : [];
}

/** Key and value of `git config`, without its options. */
export function gitConfigWords(args: readonly string[]): readonly string[] {
  return readOptions(
    args,
    { values: 'f', long: ['--file', '--blob', '--type', '--default', '--comment', '--value'] },
    true,
  ).operands;
}

function container(args: readonly string[]): readonly Started[] {
  const at = args.findIndex((arg) => arg === 'exec');
  if (at < 0) return [];
  const { operands } = readOptions(args.slice(at + 1), {
    values: 'euw',
    long: ['--env', '--user', '--workdir', '--env-file', '--detach-keys'],
  });
  return operands.length < 2 ? [] : [{ kind: 'command', argv: operands.slice(1) }];
}

/** `npm exec …`. @param values the short options before the verb that take a value @param behind those after it */
function runner(args: readonly string[], verbs: readonly string[], values = '', behind = 'pw'): readonly Started[] {
  const at = args.findIndex((arg) => verbs.includes(arg));
  const before = readOptions(
    args.slice(0, Math.max(at, 0)),
    {
      values: `${values}eC`,
      long: ['--prefix', '--filter', '--dir', '--directory', '--cwd', '--workspace', '--project', '--env', '--python'],
    },
    true,
  );
  if (at < 0 || before.operands.length > 0) return [];
  const after = readOptions(args.slice(at + 1), {
    values: `${behind}c`,
    long: [
      '--call',
      '--package',
      '--with',
      '--python',
      '--extra',
      '--group',
      '--name',
      '--environment',
      '--prefix',
      '--cwd',
      '--directory',
      '--node',
      '--using',
    ],
  });
  const cwd = valueOf(before, '-C', '--dir', '--cwd', '--directory') ?? valueOf(after, '--cwd', '--directory');
  const started: Started = { kind: 'command', argv: after.operands, ...(cwd === undefined ? {} : { cwd }) };
  // Behind the name of the program `-c` is that program's own.
  const coded = valueOf(after, '-c', '--call');
  return [...(coded === undefined ? [] : codes([coded])), ...(after.operands.length === 0 ? [] : [started])];
}

function tmux(args: readonly string[]): readonly Started[] {
  const at = args.findIndex((arg) =>
    /^(?:new|new-session|neww|new-window|splitw|split-window|run|run-shell|respawn-pane|respawnp|respawn-window|respawnw|send|send-keys|if|if-shell|popup|display-popup|pipe-pane|pipep)$/u.test(
      arg,
    ),
  );
  if (at < 0) return [];
  const { operands } = readOptions(args.slice(at + 1), { values: 'stnceFxylp' });
  const code = operands.filter((word) => !/^(?:C-m|Enter)$/u.test(word));
  return joined(code);
}
