import { FOUND, HOLE, isKnown, MANY } from './field.ts';
import { itemsOf, startsAnother } from './starters.ts';
import { AWK_OPTIONS, has, readOptions, valueOf, type OptionForm } from './options.ts';
import type { Seen } from './program.ts';
import { readSedCall, sedCommands, sedTarget } from './sed-script.ts';
import { unpacking } from './unpacks.ts';
import { into, remove, write, type Write } from './write.ts';

type Writer = (args: readonly string[]) => readonly Write[];

const operandsOf = (args: readonly string[], form: OptionForm = {}): readonly string[] =>
  readOptions(args, form, true).operands;

const every =
  (form: OptionForm = {}, skip = 0): Writer =>
  (args) =>
    operandsOf(args, form).slice(skip).map(write);

/** The last operand is the target, or the folder that `-t` names; a file copied into a folder keeps its name. */
function copy(args: readonly string[], form: OptionForm, moves: boolean): readonly Write[] {
  const options = readOptions(args, form, true);
  const folder = valueOf(options, '-t', '--target-directory');
  const sources = folder === undefined ? options.operands.slice(0, -1) : options.operands;
  const target = folder ?? options.operands.at(-1);
  if (target === undefined) return [];
  const keepsFolders = has(options, '--parents', '-R', '--relative');
  const named = sources.filter(isKnown).flatMap((source) => {
    const path = source.replace(/^[\w.@-]+:/u, '');
    return [`${target}/${lastName(path)}`, ...(keepsFolders ? [`${target}/${path}`] : [])];
  });
  return [...[target, ...named].map(write), ...(moves ? sources.map(remove) : [])];
}

function lastName(path: string): string {
  const whole = path.replace(/\/+$/u, '');
  return whole.slice(whole.lastIndexOf('/') + 1);
}

/** The first operand says what becomes of the others, unless an option does. */
const changed =
  (said: RegExp): Writer =>
  (args) =>
    operandsOf(args)
      .slice(args.some((arg) => said.test(arg)) ? 0 : 1)
      .map(write);

const optionValue =
  (form: OptionForm, ...names: readonly string[]): Writer =>
  (args) => {
    const value = valueOf(readOptions(args, form, true), ...names);
    return value === undefined ? [] : [write(value)];
  };

/** Programs with a row above that says all there is to say of their options. Lists of names are no expressions: see P13. */
const WRITERS_OWN_OPTIONS =
  ' sed gsed perl ruby git find gfind bfs echo printf tar gtar bsdtar unzip zip chmod chown cp mv ln rm mkdir touch sh bash'.split(
    ' ',
  );

const sed: Writer = (args) => {
  const { scripts, files, inPlace } = readSedCall(args);
  const own = scripts.flatMap(sedCommands).flatMap((command) => sedTarget(command) ?? []);
  return [...own, ...(inPlace ? files : [])].map(write);
};

const perl: Writer = (args) => {
  if (!args.some((arg) => /^-[A-Za-z0-9]*i/u.test(arg) && !/^-[eEMmI]/u.test(arg))) return [];
  return readOptions(args, { values: 'eEMmIF' }, true).operands.map(write);
};

const dd: Writer = (args) => args.flatMap((arg) => (arg.startsWith('of=') ? [write(arg.slice(3))] : []));

/** An archive that is made; one that is unpacked has its own place. */
const tar: Writer = (args) => {
  const old = args[0] !== undefined && /^[A-Za-z]+$/u.test(args[0]) ? [`-${args[0]}`, ...args.slice(1)] : args;
  const options = readOptions(
    old,
    { values: 'fCIbTXgK', long: ['--file', '--directory', '--use-compress-program', '--exclude'] },
    true,
  );
  const file = valueOf(options, '-f', '--file');
  if (file === undefined || file === '-' || has(options, '-t', '--list', '-x', '--extract', '--get')) return [];
  return [write(file), ...(has(options, '--remove-files') ? options.operands.map(remove) : [])];
};

const git: Writer = (args) => {
  const options = readOptions(args, { values: 'cC', long: ['--git-dir', '--work-tree', '--namespace', '--exec-path'] });
  const [verb, ...rest] = options.operands;
  const folder = valueOf(options, '-C');
  // A path may say in front from where it counts: `:/a`, `:(top)a`.
  const place = (path: string): string => {
    const bare = path.replace(/^:(?:\/|\([^)]*\))?/u, '');
    // From the root of the repository, which may be above.
    if (/^:(?:\/|\([^)]*\btop\b)/u.test(path)) return `${FOUND}/${bare}`;
    return folder === undefined || bare.startsWith('/') ? bare : `${folder}/${bare}`;
  };
  const dash = rest.indexOf('--');
  const paths = dash >= 0 ? rest.slice(dash + 1) : rest.filter((arg) => !arg.startsWith('-'));
  switch (verb ?? '') {
    case 'checkout': {
      // Without `--` the first of several words is a branch, whose name never begins with a dot.
      const creates = rest.some((arg) => /^-(?:b|B)$|^--orphan/u.test(arg));
      const branch = dash < 0 && paths.length > 1 && paths[0]?.startsWith('.') === false ? 1 : 0;
      return creates ? [] : paths.slice(branch).map((path) => write(place(path)));
    }
    case 'restore':
      // Out of the index alone it only takes back what was staged; another source puts its contents there.
      return rest.some((arg) => arg === '--staged' || arg === '-S') &&
        !rest.some((arg) => /^(?:--worktree|-W|-s.*|--source.*)$/u.test(arg))
        ? []
        : readOptions(rest, { values: 's', long: ['--source'] }, true).operands.map((path) => write(place(path)));
    case 'reset':
      return isHead((dash >= 0 ? rest.slice(0, dash) : rest).find((arg) => !arg.startsWith('-')) ?? 'HEAD')
        ? []
        : paths.slice(dash >= 0 ? 0 : 1).map((path) => write(place(path)));
    case 'checkout-index': {
      const prefix = rest.find((arg) => arg.startsWith('--prefix='))?.slice(9) ?? '';
      return [...(prefix === '' ? [] : [write(prefix)]), ...paths.map((path) => write(place(prefix + path)))];
    }
    case 'merge-file':
      return rest.some((arg) => /^(?:-p|--stdout)$/u.test(arg))
        ? []
        : operandsOf(rest, { values: 'L' })
            .slice(0, 1)
            .map((path) => write(place(path)));
    case 'bundle':
      return rest[0] === 'create' ? [write(paths[1] ?? HOLE)] : [];
    case 'config':
      return configFile(rest).map((file) => write(place(file)));
    case 'rm':
      return paths.map((path) => remove(place(path)));
    case 'mv':
      return copy(rest, {}, true).map(({ path, how }) => ({ path: place(path), how }));
    case 'show':
    case 'diff':
    case 'log':
    case 'format-patch':
    case 'archive':
      return rest.flatMap((arg, index) => {
        const joined = /^(?:-o|--output(?:-directory)?=)(.+)$/su.exec(arg)?.[1];
        if (joined !== undefined) return [write(joined)];
        return /^(?:-o|--output(?:-directory)?)$/u.test(arg) ? [write(rest[index + 1] ?? HOLE)] : [];
      });
    case 'svn':
      return [write(paths.at(-1) ?? '')];
    case 'clone':
    case 'init':
      return paths.length > (verb === 'clone' ? 1 : 0) ? [write(paths.at(-1) ?? '')] : [];
    case 'update-index':
      return indexed(rest, paths).map((path) => write(place(path)));
    case 'submodule':
      // It also writes .gitmodules.
      return rest[0] === 'add' ? [write('.gitmodules'), ...rest.slice(1).slice(-1).map(write)] : [];
    case 'worktree':
      if (rest[0] === 'move') return rest.slice(-1).map(write);
      return rest[0] === 'add'
        ? operandsOf(rest.slice(1), { values: 'bB', long: ['--reason'] })
            .slice(0, 1)
            .map(write)
        : [];
    default:
      return [];
  }
};

/** `-i inplace` is gawk’s, and `awk` is gawk on many machines. */
const gawk: Writer = (args) => {
  const inPlace = args.some(
    (arg, index) =>
      arg === 'inplace' ||
      /^(?:-i|--include=)inplace/u.test(arg) ||
      (/^(?:-i|--include)$/u.test(arg) && args[index + 1] === 'inplace'),
  );
  const dumps = args.flatMap((arg) => {
    const path = /^(?:-[dpo]|--(?:dump-variables|profile|pretty-print)=)(.+)$/su.exec(arg)?.[1];
    return path === undefined ? [] : [write(path)];
  });
  if (!inPlace) return [...dumps, ...awkWrites(args)];
  // Where an option has the program, no operand is it.
  const options = readOptions(args, AWK_OPTIONS, true);
  return options.operands.slice(has(options, '-f', '-e', '--file', '--source') ? 0 : 1).map(write);
};

/** The files that an editor opens, and those that its commands name. */
const editor: Writer = (args) => [
  ...every({ values: 'cuSs' })(args),
  ...args.flatMap((arg) => {
    const path =
      /(?:^|[|:+\s%$\d.,])(?:w|wr|write|sav|saveas|up|update|wq|x)!?(?:\s+(?:>>\s*)?|(?=[./~]))(?!!)(\S+)/u.exec(
        arg,
      )?.[1];
    return path === undefined ? [] : [write(path)];
  }),
];

/** The file is replaced by the packed one, unless that goes to standard output or nothing is written. */
const packed: Writer = (args) => {
  const options = readOptions(args, { values: 'S', long: ['--suffix'] }, true);
  return has(options, '-o', '-c', '--stdout', '--to-stdout', '-t', '--test', '-l', '--list')
    ? []
    : options.operands.map(write);
};

const find: Writer = (args) => [
  ...args.flatMap((arg, index) => (/^-(?:fprint0?|fprintf|fls)$/u.test(arg) ? [write(args[index + 1] ?? HOLE)] : [])),
  ...(args.includes('-delete') ? itemsOf(args).map(remove) : []),
];

/** Formatters, unless they only look. */
const formatter =
  (form: OptionForm = {}): Writer =>
  (args) =>
    args.some((arg) => CHECKS_ONLY.test(arg)) ? [] : every(form)(args);
const CHECKS_ONLY = /^(?:--?(?:check(?:-only)?|diff|lint|dry(?:-run)?|mode=check|write=false))$/u;

const WRITERS: Readonly<Record<string, Writer>> = {
  tee: every({ values: '' }),
  touch: every({ values: 'drt', long: ['--date', '--reference'] }),
  truncate: every({ values: 'sr', long: ['--size', '--reference'] }),
  mkdir: every({ values: 'm', long: ['--mode'] }),
  mkfifo: every({ values: 'm' }),
  mknod: every({ values: 'm' }),
  shred: every({ values: 'ns' }),
  sponge: every(),
  // `chmod -x file`: a mode that looks like an option.
  chmod: changed(/^-[rwxXst]+$|^--ref/u),
  chown: changed(/^--ref/u),
  chgrp: changed(/^--ref/u),
  setfacl: every({ values: 'mx' }),
  chattr: every({}, 1),
  rename: every({}, 1),
  patch: (args) => {
    const options = readOptions(
      args,
      {
        values: 'pdiorzBFV',
        long: ['--strip', '--directory', '--input', '--output', '--reject-file', '--prefix'],
      },
      true,
    );
    const named = [
      valueOf(options, '-o', '--output'),
      valueOf(options, '-r', '--reject-file'),
      valueOf(options, '-B', '--prefix'),
    ];
    return [...named.flatMap((path) => path ?? []), ...options.operands.slice(0, 1)].map(write);
  },
  rm: (args) => operandsOf(args).map(remove),
  unlink: (args) => operandsOf(args).map(remove),
  rmdir: (args) => operandsOf(args).map(remove),
  cp: (args) => copy(args, { values: 'tS', long: ['--target-directory', '--suffix'] }, false),
  mv: (args) => copy(args, { values: 'tS', long: ['--target-directory', '--suffix'] }, true),
  ln: (args) => copy(args, { values: 'tS', long: ['--target-directory', '--suffix'] }, false),
  install: (args) =>
    args.some((arg) => /^-[a-zA-Z]*d|^--directory$/u.test(arg))
      ? every({ values: 'mog', long: ['--mode', '--owner', '--group'] })(args)
      : copy(
          args,
          { values: 'tSmog', long: ['--target-directory', '--suffix', '--mode', '--owner', '--group'] },
          false,
        ),
  rsync: (args) =>
    copy(
      args,
      { values: 'eTBfM', long: ['--rsh', '--exclude', '--include', '--files-from'] },
      args.some((arg) => arg.startsWith('--remove-s')),
    ),
  scp: (args) => copy(args, { values: 'cFiJlOPSX' }, false).filter(({ path }) => !/^[\w.@-]+:/u.test(path)),
  sed,
  gsed: sed,
  perl,
  ruby: perl,
  dd,
  tar,
  gtar: tar,
  bsdtar: tar,
  csplit: optionValue({ values: 'fbn', long: ['--prefix'] }, '-f', '--prefix'),
  iconv: optionValue({ values: 'fto', long: ['--output'] }, '-o', '--output'),
  mktemp: (args) => {
    const options = readOptions(args, { values: 'p', long: ['--suffix'] }, true);
    const folder = valueOf(options, '-p', '--tmpdir');
    return [...(folder === undefined ? [] : [folder]), ...options.operands].map(write);
  },
  sd: every({ values: 'fn' }, 2),
  dos2unix: every(),
  unix2dos: every(),
  crudini: (args) => (args[0] === '--get' ? [] : operandsOf(args).slice(0, 1).map(write)),
  black: formatter({ values: 'lt' }),
  isort: formatter(),
  rustfmt: formatter(),
  yapf: formatter(),
  stylua: formatter(),
  code: (args) => (args.some((arg) => /^(?:-d|--diff)$/u.test(arg)) ? [] : every()(args)),
  zip: (args) => {
    const options = readOptions(args, {}, true);
    const [archive, ...files] = options.operands;
    return [
      ...(archive === undefined ? [] : [write(archive)]),
      ...(has(options, '-m', '--move') ? files.map(remove) : []),
    ];
  },
  gzip: packed,
  gunzip: packed,
  bzip2: packed,
  bunzip2: packed,
  xz: packed,
  unxz: packed,
  lzma: packed,
  // zstd keeps what it reads and writes a file beside it.
  zstd: packed,
  unzstd: packed,
  unlzma: packed,
  pigz: packed,
  unpigz: packed,
  lzop: packed,
  compress: packed,
  uncompress: packed,
  brotli: packed,
  lbzip2: packed,
  pbzip2: packed,
  curl: (args) => {
    const options = readOptions(
      args,
      {
        values: 'oHdXuAbceFTxKmrwEDC',
        long: ['--output', '--header', '--data', '--request', '--output-dir', '--dump-header', '--cookie-jar'],
      },
      true,
    );
    const own = has(options, '-O', '--remote-name', '--remote-name-all') ? options.operands.map(lastName) : [];
    return [
      ...own,
      valueOf(options, '-o', '--output'),
      valueOf(options, '--output-dir'),
      valueOf(options, '-D', '--dump-header'),
      valueOf(options, '-c', '--cookie-jar'),
    ].flatMap((path) => (path === undefined ? [] : [write(path)]));
  },
  wget: (args) => {
    const options = readOptions(
      args,
      {
        values: 'OPoaUeQtTw',
        long: ['--output-document', '--directory-prefix', '--output-file', '--append-output', '--header'],
      },
      true,
    );
    const named = has(options, '-O', '--output-document');
    return [
      ...(named ? [] : options.operands.map((url) => lastName(url) || 'index.html')),
      ...(has(options, '-x', '-r', '-m', '--force-directories', '--recursive', '--mirror')
        ? options.operands.map((url) => url.replace(/^(?:\w+:\/\/)?[^/]*\//u, ''))
        : []),
      valueOf(options, '-O', '--output-document'),
      valueOf(options, '-P', '--directory-prefix'),
      valueOf(options, '-o', '-a', '--output-file'),
    ].flatMap((path) => (path === undefined ? [] : [write(path)]));
  },
  sort: optionValue({ values: 'okStT', long: ['--output', '--key'] }, '-o', '--output'),
  split: (args) => operandsOf(args, { values: 'abCnlt' }).slice(1).map(write),
  openssl: (args) => args.flatMap((arg, at) => (arg === '-out' ? [write(args[at + 1] ?? HOLE)] : [])),
  gcc: optionValue({ values: 'o' }, '-o'),
  ed: every(),
  ex: editor,
  vim: editor,
  vi: editor,
  nvim: editor,
  nano: every(),
  emacs: every({ long: ['--eval'] }),
  git,
  find,
  gfind: find,
  bfs: find,
  gawk,
  awk: gawk,
  mawk: (args) => awkWrites(args),
  nawk: (args) => awkWrites(args),
  goawk: (args) => awkWrites(args),
  base64: () => [],
  uniq: (args) => operandsOf(args, { values: 'fsw' }).slice(1).map(write),
  xxd: (args) => operandsOf(args, { values: 'clos' }).slice(1).map(write),
  // What follows the file is a command, in BSD's form.
  script: (args) => operandsOf(args, { values: 'cEIOTB' }).slice(0, 1).map(write),
};

/** The paths whose entries `git update-index` changes by hand. */
function indexed(rest: readonly string[], paths: readonly string[]): readonly string[] {
  const at = rest.indexOf('--cacheinfo');
  if (at < 0)
    return rest.some((arg) =>
      /^--(?:force-remove|remove|(?:no-)?assume-unchanged|(?:no-)?skip-worktree|chmod)/u.test(arg),
    )
      ? paths
      : [];
  const info = rest[at + 1] ?? '';
  return [info.includes(',') ? info.slice(info.lastIndexOf(',') + 1) : (rest[at + 3] ?? HOLE)];
}

/** The file that `git config --file` changes. */
function configFile(args: readonly string[]): readonly string[] {
  const file = valueOf(readOptions(args, { values: 'f', long: ['--file'] }, true), '-f', '--file');
  return file === undefined || args.some((arg) => /^(?:--get\S*|-l|--list|get|list)$/u.test(arg)) ? [] : [file];
}

/** A revision that is the current one: nothing comes from elsewhere. */
function isHead(revision: string): boolean {
  return /^(?:HEAD|@)$/u.test(revision);
}

/** Options by which a program that has no row above says that it writes: in place, or into a file that it names. */
const IN_PLACE = /^(?:-i|-w|--write|--in-?place|--fix|--overwrite|--apply|--unsafe-fixes|--autocorrect)(?:=|$)/u;
const INTO =
  /^(?:-o|-out|-keyout|--?(?:[\w-]*[-_])?(?:out(?:put)?(?:[-_]?(?:file|dir|path|document|format-file))?|dest(?:ination)?|outDir|outFile|declarationDir|coverprofile|(?:log|result|warc|hsts|key|cert|cookie)[-_]?file|rejected-log|save-cookies|backup-dir|target-dir|pack-destination|trace(?:-ascii)?|stderr|etag-save|hsts|alt-svc|libcurl|tee|keystore|junit-?xml|[ic]idfile|metadata-file|report-?(?:file|path|log)))$/iu;

/** Programs whose `-o` is no file. */
const OTHER_O =
  'grep egrep fgrep rg ag ack ps ssh scp sftp test [ [[ find mount set shopt column useradd kubectl sort'.split(' ');

/** Files that options name, whatever the program. */
function optionWrites(base: string, args: readonly string[]): readonly Write[] {
  return args.flatMap((arg, at) => {
    // Of two characters only `-o` names a file.
    if (!arg.startsWith('-') || (arg.length < 3 && arg !== '-o') || (arg.startsWith('-o') && OTHER_O.includes(base)))
      return [];
    const equals = arg.indexOf('=');
    if (equals > 0) {
      const value = arg.slice(equals + 1);
      return INTO.test(arg.slice(0, equals)) ? [write(/(?:^|,)dest=([^,]+)/u.exec(value)?.[1] ?? value)] : [];
    }
    if (/^-o[./]/u.test(arg)) return [write(arg.slice(2))];
    const value = args[at + 1];
    return INTO.test(arg) && value !== undefined ? [write(/(?:^|,)dest=([^,]+)/u.exec(value)?.[1] ?? value)] : [];
  });
}

/** Programs that we do not know, by what their options usually mean. */
function inPlaceWrites(base: string, args: readonly string[]): readonly Write[] {
  const letters = base === 'yq' && args.some((arg) => /^-[a-np-zA-Z]*i/u.test(arg));
  return (letters || args.some((arg) => IN_PLACE.test(arg))) && !startsAnother(base)
    ? args.filter((arg) => !arg.startsWith('-')).map(write)
    : [];
}

const WRITE_THE_LAST =
  'ditto lz4 objcopy convert magick ffmpeg sass lessc degit tiged virtualenv rclone gsutil aws sftp lftp mmv pdftk json_pp uudecode'.split(
    ' ',
  );
const WRITE_ALL =
  'fallocate trash trash-put gio recode exiftool xmlstarlet indent rpl replace dprint micro fastmod ambr codemod jscodeshift strip setfattr autopep8 pinact ratchet frizbee yamlfmt mdformat pyupgrade taplo buildifier astyle swiftformat phpcbf prename rename.ul'.split(
    ' ',
  );

/** Of those, the ones whose first word may say that they only look. */
const ASKS_BY_VERB = ['dprint', 'ratchet', 'taplo', 'frizbee'];

/** Programs whose verb or option says that they put the files named into form. */
const FORMATS_BY_VERB: Readonly<Record<string, RegExp>> = {
  terraform: /^fmt\b/u,
  tofu: /^fmt\b/u,
  dart: /^format\b/u,
  mix: /^format\b/u,
  zig: /^fmt\b/u,
  'php-cs-fixer': /^fix\b/u,
  sqlfluff: /^fix\b/u,
  go: /^fmt\b/u,
};

/** Programs without a row of their own, in groups by which of their operands they write. */
function groupedWrites(base: string, args: readonly string[]): readonly Write[] {
  const operands = args.filter((arg) => !arg.startsWith('-'));
  const last = operands.slice(-1);
  if (/^(?:aws|gsutil)$/u.test(base) && (operands.includes('ls') || /^(?:s3|gs):\/\//u.test(last[0] ?? ''))) return [];
  if (WRITE_THE_LAST.includes(base))
    return last.flatMap((path) => [path, ...(base === 'sass' ? path.split(':').slice(1) : [])]).map(write);
  if (WRITE_ALL.includes(base)) {
    const looks = ASKS_BY_VERB.includes(base) && /^(?:check|lint|get)$/u.test(operands[0] ?? '');
    return looks || args.some((arg) => CHECKS_ONLY.test(arg)) ? [] : operands.map(write);
  }
  // What follows the file is a command.
  if (base === 'flock' || base === 'logsave') return operands.slice(0, 1).map(write);
  if (['docker', 'podman', 'nerdctl', 'kubectl', 'oc'].includes(base))
    return operands.slice(0, 2).some((verb) => /^(?:cp|rsync)$/u.test(verb)) ? last.map(write) : [];
  if (base === 'svn' || base === 'hg')
    return /^(?:export|checkout|co|clone)$/u.test(operands[0] ?? '') ? last.map(write) : [];
  if (base === 'curl')
    return args.flatMap((arg) => [...arg.matchAll(/%output\{>*([^}]+)\}/gu)].map((match) => write(match[1] ?? '')));
  if (['cargo', 'rails', 'meson', 'django-admin'].includes(base))
    return /^(?:new|init|setup|startproject)$/u.test(operands[0] ?? '') ? last.map(write) : [];
  if (base === 'gcloud') return operands.some((verb) => /^s?cp$/u.test(verb)) ? last.map(write) : [];
  if (['rubocop', 'ruff', 'biome'].includes(base))
    return args.some((arg) => /^(?:-a|-A|format|--autocorrect.*|--unsafe)$/u.test(arg)) ? operands.map(write) : [];
  if (Object.hasOwn(FORMATS_BY_VERB, base))
    return FORMATS_BY_VERB[base]?.test(args.join(' ')) === true && !args.some((arg) => CHECKS_ONLY.test(arg))
      ? operands.slice(1).map(write)
      : [];
  if (base === 'ast-grep' || base === 'sg')
    return args.some((arg) => /^(?:-U|--update-all)$/u.test(arg)) ? last.map(write) : [];
  if (base.startsWith('py') && /^(?:python|pypy)[\d.]*$/u.test(base)) return moduleWrites(args);
  if (base === 'ar') {
    // With a dash the letters are no operand.
    const first = args[0]?.startsWith('-') === true ? 0 : 1;
    return /^-?[a-z]*[rqd]/u.test(args[0] ?? '') ? operands.slice(first, first + 1).map(write) : [];
  }
  return folderWrites(base, args);
}

const FORMATTERS = 'black isort yapf autopep8 autoflake docformatter pyupgrade mdformat codespell'.split(' ');

/** `python -m venv folder`, `python -m black file`. */
function moduleWrites(args: readonly string[]): readonly Write[] {
  const at = args.indexOf('-m');
  const name = at < 0 ? '' : (args[at + 1] ?? '');
  const rest = args.slice(at + 2);
  const operands = rest.filter((arg) => !arg.startsWith('-'));
  if (/^(?:venv|json\.tool|virtualenv)$/u.test(name)) return operands.slice(-1).map(write);
  return FORMATTERS.includes(name) && !rest.some((arg) => CHECKS_ONLY.test(arg)) ? operands.map(write) : [];
}

/** Programs that fill a folder which an option names: `gh run download -D folder`. */
function folderWrites(base: string, args: readonly string[]): readonly Write[] {
  const option = folderOption(base);
  if (option === undefined) return [];
  return args.flatMap((arg, at) => {
    const match = option.exec(arg);
    if (match === null) return [];
    const value = match[0].length < arg.length ? arg.slice(match[0].length).replace(/^=/u, '') : args[at + 1];
    return value === undefined ? [] : [write(value)];
  });
}

function folderOption(base: string): RegExp | undefined {
  switch (base) {
    case 'cmake':
      return /^-B/u;
    case 'rollup':
    case 'dasel':
      return /^(?:-f|--file)(?==|$)/u;
    case 'gh':
      return /^(?:-D|--dir|-O)/u;
    case 'aria2c':
    case 'javac':
    case 'babel':
      return /^(?:-d(?=[./=]|$)|--dir(?==|$))/u;
    case 'az':
    case 'pg_dump':
    case 'ssh-keygen':
      return /^(?:-f|--file(?==|$))/u;
    case 'mysqldump':
      return /^-r/u;
    case 'psql':
      return /^-L/u;
    case 'pip':
    case 'pip3':
      return /^(?:-[td]|--target(?==|$))/u;
    case 'npm':
      return /^--prefix(?==|$)/u;
    case 'protoc':
      return /^--\w+_out(?==|$)/u;
    case 'time':
    case 'gtime':
    case 'gawk':
      return /^-o/u;
    case 'yq':
      return /^-s/u;
    default:
      return undefined;
  }
}

/** Programs for which those options mean something else. */
const READERS =
  ' echo printf grep egrep fgrep rg ag ack ls cat head tail less more wc diff cmp test [ [[ ps ssh docker podman kubectl npm npx yarn pnpm node bash sh which type xargs env sudo timeout nice time command set read date id uname file stat du df jq cut tr gh mvn gradle make go cargo pytest jest declare export local kill pgrep pkill shopt exec eval trap ping nc whoami hostname ip tmux screen fg bg wait history alias watch parallel fd fdfind fold fmt nl pr expand unexpand tree strings od hexdump hd sdiff colordiff icdiff delta cksum shasum md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum zgrep zegrep zfgrep bzgrep xzgrep pcregrep pcre2grep ugrep comm join look locate plocate lsof bat batcat glow rev tac cspell'.split(
    ' ',
  );

function isReader(base: string): boolean {
  return (
    READERS.includes(base) ||
    ((base.startsWith('ssh') || base.startsWith('py')) && /^(?:ssh-\w+|python[\d.]*)$/u.test(base))
  );
}

/** `print > "file"`, and `print > name` where `-v name=file` gives the name. */
function awkWrites(args: readonly string[]): readonly Write[] {
  const options = readOptions(args, { values: 'vFf' }, true);
  const given = new Map<string, string>();
  for (const { name, value } of options.flags) {
    const equals = value?.indexOf('=') ?? -1;
    if (name === '-v' && value !== undefined && equals > 0) given.set(value.slice(0, equals), value.slice(equals + 1));
  }
  const program = options.operands[0] ?? '';
  for (const [, name = '', text = ''] of program.matchAll(/\b([A-Za-z_]\w*)\s*=\s*"([^"]+)"/gu)) given.set(name, text);
  return [...program.matchAll(/>{1,2}\s*(?:"([^"]+)"|([A-Za-z_]\w*))/gu)].flatMap(([, text, name]) => {
    const path = text ?? given.get(name ?? '');
    return path === undefined ? [] : [write(path)];
  });
}

/** Interpreters whose inline code may open any file: a protected path that stands in a string of it counts as written. */
const INLINE =
  'python perl ruby php lua node nodejs bun deno tsx osascript ex ed vim nvim vi r rscript julia tclsh wish expect emacs elixir iex groovy groovysh scala kotlin guile racket sbcl clojure bb octave irb pry raku ipython bpython pypy pypy3 ts-node jshell sqlite3 duckdb psql mysql ftp sftp lftp gdb'.split(
    ' ',
  );

function isInline(base: string): boolean {
  return INLINE.includes(base) || (/[\d.]$/u.test(base) && /^(?:python|perl|ruby|php|lua)[\d.]*$/u.test(base));
}

/** Those of them whose code needs no quotation marks around a name. */
const NAMES_UNQUOTED = 'tclsh wish expect ed ex sqlite3 duckdb psql mysql ftp sftp lftp gdb'.split(' ');
/** Calls that change files; `open` counts unless its mode is to read, which is also what it does without one. */
const OPENS_FOR_WRITING =
  /\b(?:(?<!std(?:out|err)\.)write\w*|append\w*|create\w*|rename\w*|copy\w*|move|unlink\w*|rm\w*|remove\w*|touch|\w*put_contents|symlink\w*|link(?:Sync)?(?=\s*\()|truncate\w*|mkdir\w*|chmod\w*|extractall|save\w*|Deno\.open\w*|fopen)\b|\bopen(?:Sync)?\s*\(?[^,()]*(?:\([^()]*\)[^,()]*){0,5},(?!\s*(?:["']r[bt]?["']|(?:encoding|errors|newline)\b))|\bPath\b[^\n]*\.(?:replace|open)\s*\(|\bcp(?:Sync)?!?\s*\(|\bos\.(?:replace|makedirs)|urlretrieve|\bfile\s*=|\.text\s*=|\bcat\s*\(|\bopen\s+\S+\s+[wa]|^\s*\.(?:output|once|backup|save|log)\b|\bVACUUM\s+INTO\b|\b[cC][oO][pP][yY]\b[^;\n]{0,500}\b[tT][oO]\b|\b[iI][nN][tT][oO]\s+(?:[oO][uU][tT]|[dD][uU][mM][pP])[fF][iI][lL][eE]\b|\\(?:o|copy|g|w)\b|^\s*(?:w|wq|get|mget|mirror|lcd)\b/mu;

/** Everything that one command writes by itself: its redirections, its operands, and paths in code of other languages. */
export function writesOf(seen: Seen): readonly Write[] {
  const redirected = seen.redirections
    .filter(
      ({ operator, target }) =>
        (operator.includes('>') || operator === '<>') && !(operator === '>&' && /^\d+-?$|^-$/u.test(target)),
    )
    .map(({ target }) => write(target));
  const own = Object.hasOwn(WRITERS, seen.base) ? WRITERS[seen.base]?.(seen.args) : undefined;
  const unpacked = unpacking(seen);
  const writes = [
    ...(own ?? (isReader(seen.base) ? [] : inPlaceWrites(seen.base, seen.args))),
    ...groupedWrites(seen.base, seen.args),
    ...(WRITERS_OWN_OPTIONS.includes(seen.base) ? [] : optionWrites(seen.base, seen.args)),
    ...(unpacked === undefined
      ? []
      : [into(unpacked.folder), ...unpacked.members.map((path) => write(`${unpacked.folder}/${path}`))]),
  ];
  const unquoted = NAMES_UNQUOTED.includes(seen.base);
  // Where names stand in quotation marks, a text without any names no file.
  const code = isInline(seen.base)
    ? [...seen.args, ...(seen.input.text === undefined ? [] : [seen.input.text])].filter(
        (text) => (unquoted || /["'`]/u.test(text)) && OPENS_FOR_WRITING.test(text),
      )
    : [];
  const quoted = code.flatMap((text) => [
    // Between any two marks: which of them belong together, an empty text or an apostrophe would put out of step.
    ...text
      .split(/["'`\n]/u)
      // Perl says how it opens in front of the name.
      .map((piece) => piece.replace(/^\s*\+?[<>]{1,2}\s*/u, ''))
      .filter((piece) => /[./]/u.test(piece) && piece.length <= 1_024)
      .map(write),
    // Some languages need no quotation marks around a name.
    ...(unquoted
      ? text
          .split(/[\s"'`[\]{}();]+/u)
          .filter((word) => /[./]/u.test(word) && word.length < 1_024)
          .map(write)
      : []),
  ]);
  return [...redirected, ...writes, ...quoted].filter(
    ({ path }) => path !== '' && path !== '-' && path !== MANY && !path.startsWith('/dev/fd/'),
  );
}

/** Patches on standard input name the files that they change. */
export function patchedPaths(
  { base, args, input }: Seen,
  read: (path: string) => string | undefined,
): readonly Write[] {
  // An agent's own patch program takes the patch as an operand or on standard input.
  if (base === 'apply_patch' || base === 'applypatch') return [...args, input.text ?? ''].flatMap(pathsIn);
  if (base === 'git' && args.includes('--index-info'))
    return (input.text ?? '').split('\n').map((line) => write(line.replace(/^.*\t/su, '')));
  if (base !== 'git' && base !== 'patch') return [];
  const { operands, ...options } = readOptions(args, { values: 'cCpdioR', long: ['--directory', '--input'] }, true);
  const isGit = base === 'git' && /^(?:apply|am)$/u.test(operands[0] ?? '');
  if (isGit ? looksAtPatch(operands, args) : args.includes('--dry-run')) return [];
  if (!isGit && base !== 'patch') return [];
  const folder = valueOf({ ...options, operands }, '--directory', ...(isGit ? [] : ['-d']));
  const named = isGit ? operands.slice(1) : [valueOf({ ...options, operands }, '-i', '--input') ?? operands[1] ?? ''];
  const files = [...named, ...(input.file === undefined ? [] : [input.file])].filter((path) => path !== '');
  const texts = [...(input.text === undefined ? [] : [input.text]), ...files.flatMap((path) => read(path) ?? [])];
  return [...(folder === undefined ? [] : [write(folder)]), ...texts.flatMap(pathsIn)];
}

/** `git apply --stat` and its like, which `--apply` makes apply all the same; `git am` has none of them. */
function looksAtPatch([verb]: readonly string[], args: readonly string[]): boolean {
  return (
    verb === 'apply' && !args.includes('--apply') && args.some((arg) => /^--(?:stat|numstat|summary|check)$/u.test(arg))
  );
}

function pathsIn(patch: string): readonly Write[] {
  return [
    ...patch.matchAll(
      /^(?:\+\+\+|---|Index:|rename (?:from|to)|copy to|\*\*\* (?:Add|Update|Delete) File:|\*\*\* Move to:|diff --git \S+) (?:[ab]\/)?([^\t\n\r]+)/gmu,
    ),
  ]
    .map((match) => write(match[1] ?? ''))
    .filter(({ path }) => path !== '/dev/null');
}
