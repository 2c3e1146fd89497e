import { fetchesFolder, mayBeFetched } from '../../shell/fetched.ts';
import { isKnown, OUTPUT, shown } from '../../shell/field.ts';
import { AWK_OPTIONS, fileIn, has, readOptions } from '../../shell/options.ts';
import type { Seen } from '../../shell/program.ts';
import { readSedCall, sedCommands } from '../../shell/sed-script.ts';
import { isShell } from '../../shell/shells.ts';
import { INSTEAD as CREDENTIALS_INSTEAD, SECRET_NAME, WHY as CREDENTIALS_WHY } from './credential-words.ts';
import { apiInCode } from './git.ts';
import { INSTEAD as INSTALLER_INSTEAD, WHY as INSTALLER_WHY } from './installer-words.ts';
import { codeOption, OTHER_LANGUAGE } from './languages.ts';
import { certain, refuse, type CommandRule, type Context } from './rule.ts';

/** Words after which such a program reads its code from standard input. */
const CONSOLE =
  /^(?:-|\/dev\/(?:stdin|fd\/0)|\/proc\/self\/fd\/0|console|shell|fsi|eval|repl|tinker|-p|timeit|code|asyncio|IPython|pdb)$/u;

/** What makes a program of another language start a process. */
const SPAWNS =
  /\b(?:os\.(?:system|popen|exec\w*|spawn\w*|posix_spawn\w*)|subprocess|pty\.spawn|commands\.get\w*|child_process|execSync|spawnSync|exec(?:File)?(?:Sync)?\s*[("'@$]|spawn(?:Sync)?\s*\(|system\s*[("'`\s]|popen\s*\(|shell_exec|passthru|proc_open|pcntl_exec|Open3|IO\.popen|Kernel\.|Process\.(?:run|spawn)|os\.execute|io\.popen|Runtime\.getRuntime|do\s+shell\s+script|Bun\.\$|Deno\.(?:Command|run)|System\.(?:cmd|shell)|qx\b|__import__|importlib|ctypes)/u;
/** A text between back-ticks is run by most languages; in JavaScript it is a template, unless a library's `$` stands before it. */
const RUN_BY_TICK = /(?:^|[^\\])`/u;
const RUN_BY_TAG = /(?<![\w.])\$`/u;
const JAVASCRIPT = /^(?:node|nodejs|bun|deno|tsx|ts-node|coffee)$/u;
/** `%x(ls)` of Ruby and its like. */
const RUN_BY_MARK = /%x\s*[^\s\w]/u;
/** Perl opens a pipe from or into a command. */
const OPENS_PIPE = /\bopen\s*\(?[^;\n]{0,200}["'](?:\s*\||[^"'\n]{1,500}\|\s*["']|-\||\|-)/u;
/** A command whose text holds a value that is put in: nobody can read it. */
const FILLED_IN =
  /(?:system|popen|run|call|output|exec\w*|spawn\w*)\s*\(\s*(?:[fF]["']|["'][^"'\n]{0,500}["']\s*(?:%|\.format\s*\())|["`][^"`\n]{0,500}#\{|\bargv\b|\bARGV\b/u;
/** What removes files or reads credentials without a process. */
const REMOVES =
  /\b(?:from\s+os\s+import[^;\n]{0,200}\b(?:remove|unlink|rmdir|removedirs)|import\s+(?:os|shutil)\s+as|(?:promises|fs(?:\/promises)?["']\s*\))\s*\.(?:rm|rmdir|unlink)\b|shutil\.rmtree|shutil\.move|os\.(?:remove|unlink|rmdir|removedirs|truncate)|\.rmtree\b|rimraf|rmSync|rmdirSync|unlinkSync|fs\.(?:rm|rmdir|unlink)|remove_tree|rmtree|FileUtils\.(?:rm\w*|remove\w*)|File\.(?:delete|unlink)|Dir\.(?:rmdir|unlink|delete)|unlink\s*[("'\s]|file\.remove|os\.remove|Pathname\S*\.(?:rmtree|delete)|\brmdir\s*\(|Deno\.remove|File\.rm\w*|file\s+delete\b|delete-(?:directory|file)\b)|(?:^|[;\s])rm\s*\(\s*["']/u;
const READS_SECRETS =
  /(?<!import\s)\benviron\s*(?:[)}\]:;]|$|,|\.(?:items|values|copy|_data)|\[\s*[A-Za-z_]\w*\s*\](?!\s*=[^=]))|\bimport\s+environ\s+as\b|\benvironb\b|\bprocess(?:\?\.env|\[\s*["'`]env["'`]\s*\]|\.env)(?![\w.[])|[{,]\s*env\b[^;=]{0,200}\}\s*=\s*process\b(?!\.)|(?:require|import)\(\s*["'`](?:node:)?process["'`]\s*\)[^;]{0,200}\benv\b(?![\w.[])|\bENV\.(?:to_\w+|inspect|each\w*|map|sort|values)\b|\b(?:p|pp|puts|print|println|display)[\s(]+ENV\s*(?:\)|$)|%ENV\b|\bgetenv\(\s*\)|\$_(?:ENV|SERVER)\b(?!\[)|\bBun\.env(?![\w.[])|\bimport\.meta\.env(?![\w.[])|Deno\.env\.toObject|process\.report|phpinfo|Sys\.getenv\(\s*\)|\b(?:array get|parray) env\b|get_?env(?:\(\s*\)|\s*[;)]|\s*$)|process-environment|\(environ\)|Unix\.environment|\bshow env/iu;
/** One variable of the environment, by name. */
const READS_VARIABLE =
  /(?:process\.env\.|process\.env\[\s*["'`]|\benviron\[\s*["']|\benviron\.(?:get|pop|setdefault)\(\s*["']|\bENV\.values_at\(\s*["']|\$_(?:ENV|SERVER)\[\s*["']|@ENV\{\s*(?:qw[([]\s*|["'])|getenv\(\s*["']|\bENV\[\s*["']|\bENV\.fetch\(\s*["']|\$ENV\{\s*["']?|Deno\.env\.get\(\s*["']|Bun\.env\.|get_?env\(\s*["']|\(getenv\s+["']|\$(?:::)?env\()(\w+)/giu;
/** What installs packages from within a language. */
const INSTALLS =
  /\b(?:install\.packages|(?:remotes|devtools|pak)::\w*install\w*|BiocManager::install|Pkg\.(?:add|develop|update|rm)|pip(?:\._internal)?\.main|run_module\(\s*["']pip["']|Gem\.install|CPAN::Shell->install)\b/u;
/** Every process of the user. */
const KILLS_ALL = /\bkill(?:pg)?\b\s*\(?[^;\n]{0,40}(?<![\w)\]]\s*)-1\b/u;
/** Runs text as code, and where such text comes from that nobody has read. */
const RUNS_TEXT = /(?<!\.)\b(?:eval|exec|include(?:_once)?)\b/u;
const FROM_ADDRESS = /\bhttps?:\/\//u;
const FROM_INPUT = /\bstdin\b|\bSTDIN\b|readFileSync\(\s*(?:0|["'`]\/dev\/stdin)|<>|\bgets\b|\bARGF\b|\/dev\/stdin/u;
/** Options whose value is the next word, by language: it is no script. */
const VALUES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:python|pypy)/u, /^-[WXQ]$/u],
  [/^j?ruby/u, /^-[rIC]$/u],
  [/^perl/u, /^-[IM]$/u],
  [/^(?:node|nodejs|bun|tsx)$/u, /^(?:-[rC]|--(?:require|import|loader|experimental-loader|conditions|env-file))$/u],
];
const PRINTS = /\b(?:print\w*|console\.\w+|puts|echo|stdout|p|say|var_dump|write\w*)\b/u;
/** Ways to a name that is not written out. */
const INDIRECT =
  /\bgetattr\s*\(|__dict__|__builtins__|\bglobals\s*\(\)|\bvars\s*\(|\bimportlib\b|\bFunction\s*\(|process\.binding|globalThis\s*\[|\brequire\s*\((?!\s*["'`][\w:@./-]+["'`]\s*\))/u;
const POWERFUL = /\b(?:os|subprocess|shutil|ctypes|builtins|sys|child_process|fs|process|require|import|eval|exec)\b/u;
/** What builds the text of a command where nobody can read it. */
const HIDES =
  /b64decode|base64|fromCharCode|\bchr\s*\(|\bord\s*\(|unhexlify|fromhex|decode\s*\(|\beval\s*\(|\bexec\s*\(|compile\s*\(|\\x[0-9a-f]{2}|\\u00|Buffer\.from|atob\s*\(|\bjoin\s*\(|\[::-1\]|reverse|\bpack\s*\(|rot13|zlib|getattr|globals\(\)|__builtins__|urlopen|requests\.get|fetch\s*\(/iu;

const WHY = 'code in another language can remove files or start programs out of the guard’s sight';
const INSTEAD = 'Use plain shell commands or the file tools for changes; keep inline code to computing and printing.';

/** Inline programs of other languages: in an option, or on standard input. */
export function interpreterRule(seen: Seen, context: Context): ReturnType<CommandRule> {
  const form = codeOption(seen.base);
  if (form === undefined) return [];
  const address = seen.args.find((arg) => /^(?:--[\w-]+=)?(?:https?|data|npm|jsr):/u.test(arg));
  if (address !== undefined && fetchesPrograms(seen, address))
    return refuse(
      'own-script',
      seen,
      'the program stands at an address, so nobody has seen it',
      'Save it to a file, read it, and only then run it.',
    );
  const codes = seen.args.flatMap((arg, index) =>
    form.test(arg) ? [seen.args[index + 1] ?? ''] : attached(arg, seen.base),
  );
  const takesValue = VALUES.find(([base]) => base.test(seen.base))?.[1];
  const operands = seen.args.filter(
    (arg, at) => (arg === '-' || !arg.startsWith('-')) && takesValue?.test(seen.args[at - 1] ?? '') !== true,
  );
  // `python -m timeit code`, `deno eval --ext=ts code`
  if (operands[0] === 'timeit' || (seen.base === 'deno' && operands[0] === 'eval')) codes.push(...operands.slice(1));
  const readsInput =
    codes.length === 0 &&
    (CONSOLE.test(operands.at(-1) ?? '-') ||
      (seen.base === 'crystal' && operands[0] === 'eval' && codes.push(...operands.slice(1)) === 0)) &&
    !seen.args.some((arg) => /^(?:--version|-V|-v|--help)$/u.test(arg));
  if (readsInput && seen.input.kind === 'pipe' && seen.input.text === undefined)
    return refuse(
      'piped-code',
      seen,
      'a program out of a pipe runs before anybody has read it',
      'Save it to a file, read it, and only then run it.',
    );
  if (seen.input.kind === 'pipe' && seen.input.text === undefined && codes.some(runsInput))
    return refuse(
      'piped-code',
      seen,
      'a program out of a pipe runs before anybody has read it',
      'Save it to a file, read it, and only then run it.',
    );
  const script = operands.find((arg) => arg !== '-' && !(arg === 'run' && /^(?:deno|bun)$/u.test(seen.base)));
  if ((codes.length === 0 && script?.includes(OUTPUT) === true) || codes.some(isHidden))
    return refuse('hidden-code', seen, 'the program is put together only while the shell runs', INSTEAD);
  const input = readsInput && seen.input.text !== undefined ? [seen.input.text] : [];
  const scripts = [
    ...(codes.length > 0 || script === undefined ? [] : [script]),
    ...seen.args.filter((_, at) => /^(?:-r|--(?:require|import|loader))$/u.test(seen.args[at - 1] ?? '')),
  ];
  const texts = scripts.map((each) => writtenScript(each, context));
  const written = texts.flatMap((each) => each ?? []);
  if (texts.includes(undefined))
    return refuse(
      'own-script',
      seen,
      'the same command fetches a program and runs it, so nobody has seen it',
      'Save it to a file, read it, and only then run it.',
    );
  return [...codes, ...input, ...written].flatMap((code) => codeRule(code, seen, context)).slice(0, 1);
}

/** A call, or perl's word, and not perl's block: `eval { … }`. */
const RUNS_EXPRESSION = /(?<!\.)\b(?:eval|EVAL|exec)\b\s*[("'$\w]/u;
const DECODES = /base64|fromCharCode|chr\s*\(|decode|urlopen|fetch|atob|Buffer\.from|fromhex|\bpack\b|unpack/iu;

/** Code that runs what comes on standard input. */
function runsInput(code: string): boolean {
  return RUNS_TEXT.test(code) && FROM_INPUT.test(code);
}

/** Code that nobody wrote out: the result of a command, or nothing but a value that is not known. */
function isHidden(code: string): boolean {
  return code.includes(OUTPUT) || (!isKnown(code) && shown(code).replaceAll('…', '').trim() === '');
}

/** `deno run https://…`, `node --import data:…`: not an address that a script gets as its operand. */
function fetchesPrograms({ base, args }: Seen, address: string): boolean {
  if (!/^(?:node|nodejs|bun|deno|tsx)$/u.test(base)) return false;
  const first = args.find((arg) => !arg.startsWith('-') && !/^(?:run|x|install|serve|test)$/u.test(arg));
  return address === first || /^--(?:import|loader|experimental-loader|require)/u.test(optionOf(args, address));
}

function optionOf(args: readonly string[], value: string): string {
  return value.startsWith('--') ? value : (args[args.indexOf(value) - 1] ?? '');
}

/** The text that the same program writes into a script; undefined where it is fetched or decoded, so that nobody has seen it. */
function writtenScript(script: string, { commands }: Context): readonly string[] | undefined {
  const texts: string[] = [];
  if (fetchesFolder(commands) && mayBeFetched(script)) return undefined;
  for (const command of commands) {
    const redirected =
      command.redirections.some(({ operator, target }) => operator.includes('>') && sameFile(target, script)) ||
      (command.base === 'tee' && command.args.some((arg) => sameFile(arg, script)));
    if (redirected && [command, ...(command.input.from ?? [])].some(fetches)) return undefined;
    if (fetches(command) && command.args.some((arg) => sameFile(fileIn(arg), script))) return undefined;
    if (!redirected) continue;
    const text =
      command.base === 'cat' || command.base === 'tee'
        ? command.input.text
        : command.base === 'echo' || command.base === 'printf'
          ? command.args.join(' ')
          : undefined;
    if (text !== undefined) texts.push(text);
  }
  return texts;
}

function fetches({ base }: Seen): boolean {
  return /^(?:curl|wget|base64|xxd|openssl|gunzip)$/u.test(base);
}

/** By its last name: the folder may have changed in between. */
function sameFile(one: string, other: string): boolean {
  return one.replace(/^.*\//su, '') === other.replace(/^.*\//su, '');
}

/** `perl -e'…'` and `ruby -pe…` may carry the code in the same word, and so do long options. */
function attached(arg: string, base: string): readonly string[] {
  const long = /^--(?:eval|print|execute|expr)=(.+)$/su.exec(arg);
  if (long !== null) return [long[1] ?? ''];
  const match = /^-[A-Za-z0-9]{0,6}?[ecrE](.{4,})$/su.exec(arg);
  return match !== null &&
    /^(?:perl|ruby|php|python|lua|julia|elixir|bun)/u.test(base) &&
    /[\s('"`;]/u.test(match[1] ?? '')
    ? [match[1] ?? '']
    : [];
}

function codeRule(code: string, seen: Seen, context: Context): ReturnType<CommandRule> {
  const typed = consoleCommands(code).flatMap((line) => certain(line, context));
  if (typed.length > 0) return typed.slice(0, 1);
  const isOther = OTHER_LANGUAGE.test(seen.base);
  const spawns =
    SPAWNS.test(code) ||
    (/^(?:j?ruby|irb|pry|rails|rake|crystal)/u.test(seen.base) && RUN_BY_MARK.test(code)) ||
    (JAVASCRIPT.test(seen.base) ? RUN_BY_TAG : RUN_BY_TICK).test(code) ||
    (seen.base.startsWith('perl') && OPENS_PIPE.test(code));
  if (spawns && /\bsocket\b|\bdup2\b/u.test(code) && /\b(?:ba|da|z|k)?sh\b/u.test(code))
    return refuse('remote-shell', seen, 'it gives a shell to whoever is at the other end of a connection', 'Do not.');
  const calls = apiInCode(code, seen);
  if (calls.length > 0) return calls;
  const put = seen.variables.find(context.isSecret);
  if (put !== undefined && PRINTS.test(code))
    return refuse('credentials-read', `${seen.name} … $${put}`, CREDENTIALS_WHY, CREDENTIALS_INSTEAD);
  if (INSTALLS.test(code) && !context.task.dependency)
    return refuse('installer', seen, INSTALLER_WHY, INSTALLER_INSTEAD);
  if (KILLS_ALL.test(code))
    return refuse(
      'destructive-process',
      seen,
      'it ends every process of the user',
      'End one process that you started, by its number.',
    );
  if (RUNS_TEXT.test(code) && FROM_ADDRESS.test(code)) return refuse('hidden-code', seen, WHY, INSTEAD);
  if (REMOVES.test(code)) return refuse('code-removes-files', seen, WHY, INSTEAD);
  if (READS_SECRETS.test(code))
    return refuse(
      'credentials-read',
      seen,
      'the whole environment holds the session’s credentials',
      'Print the one variable that you need.',
    );
  const variable = [...code.matchAll(READS_VARIABLE)].find((match) => SECRET_NAME.test(match[1] ?? ''))?.[1];
  const file = stringsOf(code).find((text) => context.namesCredentials(text, seen) === 'file');
  if (
    file !== undefined ||
    (variable !== undefined &&
      (isOther || PRINTS.test(code) || seen.args.some((arg) => /^(?:-[a-z]*p[a-z]*|--print(?:=.*)?)$/su.test(arg))))
  )
    return refuse('credentials-read', `${seen.name} … ${file ?? variable ?? ''}`, CREDENTIALS_WHY, CREDENTIALS_INSTEAD);
  if (INDIRECT.test(code) && POWERFUL.test(code)) return refuse('hidden-code', seen, WHY, INSTEAD);
  if (RUNS_EXPRESSION.test(code) && DECODES.test(code)) return refuse('hidden-code', seen, WHY, INSTEAD);
  if (!spawns && !isOther) return [];
  if (
    spawns &&
    (HIDES.test(code.replace(SPAWNS, '')) ||
      FILLED_IN.test(code) ||
      !isKnown(code) ||
      /[^\s]\s*\+\s*[^\s\d]/u.test(code))
  )
    return refuse('hidden-code', seen, WHY, INSTEAD);
  const literals = stringsOf(code);
  // A pipe before or behind a command is a matter of how it is opened.
  const found = [...literals, literals.join(' '), ...(isOther ? bareCommands(code) : [])]
    .map((text) => text.replace(/^\s*\||\|\s*$/gu, ''))
    .flatMap((text) => (spawns ? context.inner(text) : certain(text, context)))
    .filter(({ severity }) => severity === 'block');
  return found.slice(0, 1);
}

/** Languages in which a command stands without quotation marks: `exec rm x` of Tcl. */
function bareCommands(code: string): readonly string[] {
  return [...code.matchAll(/(?:^|[;[{\n])\s*(?:exec|spawn)\s+(?:-\w+\s+)*([^;\]}\n]+)/gu)].map(
    (match) => match[1] ?? '',
  );
}

/** Lines by which the programs with a console of their own start a command: `!ls`, `:!ls`, `\! ls`, `.shell ls`, `shell ls`. */
export function consoleCommands(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap(
      (line) =>
        /^\s*(?:[:~;]?!+|;(?=\w)|\\!|\.?(?:shell|system|exec|spawn)\b(?!\s*\()|platform\s+shell\b|pipe\b[^|]*\||\|)\s*(\S.*)$/u.exec(
          line,
        )?.[1] ?? [],
    );
}

/** Text between quotation marks, escapes undone where they are plain. */
function stringsOf(code: string): readonly string[] {
  // `qx(…)`, `%x[…]` and their like take any brackets.
  const bracketed = [
    ...code.matchAll(/(?:\bqx|%x)\s*(?:\(([^)]*)\)|\[([^\]]*)\]|\{([^}]*)\}|<([^>]*)>|([/|!#])(.*?)\5)/gsu),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? match[6] ?? '');
  return [
    ...bracketed,
    ...[...code.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`|\{([^{}]*)\}/gsu)].map((match) =>
      (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').replace(/\\(.)/gsu, '$1'),
    ),
  ];
}

/** `awk` starts commands by `system`, by a pipe from or into a string, and by `getline`. */
export const awk: CommandRule = (seen, context) => {
  const { operands, ...options } = readOptions(seen.args, AWK_OPTIONS, true);
  const files = options.flags.flatMap(({ name, value }) =>
    /^(?:-[fEi]|--(?:file|exec|include))$/u.test(name) ? [value] : [],
  );
  const fromInput = files.some((file) => /^(?:-|\/dev\/stdin)$/u.test(file ?? ''));
  if (fromInput && seen.input.text === undefined) return refuse('hidden-code', seen, WHY, INSTEAD);
  const sources = options.flags.flatMap(({ name, value }) => (/^(?:-e|--source)$/u.test(name) ? [value ?? ''] : []));
  const hasFile = has({ operands, ...options }, '-f', '--file', '-E', '--exec');
  const program = [
    ...(fromInput ? [seen.input.text ?? ''] : []),
    ...sources,
    ...(hasFile || sources.length > 0 ? [] : operands.slice(0, 1)),
  ].join('\n');
  if (isHidden(program)) return refuse('hidden-code', seen, WHY, INSTEAD);
  const { bare, strings } = withoutStrings(program);
  // A function by the name that a variable holds.
  if (/@\w+\s*\(/u.test(bare)) return refuse('hidden-code', seen, WHY, INSTEAD);
  const codes: string[] = [];
  for (const operand of startedInAwk(bare)) {
    if (operand === 'getline' || operand === '') continue;
    const number = /^"(\d+)"[;})]*$/u.exec(operand)?.[1];
    if (number === undefined) return refuse('hidden-code', seen, WHY, INSTEAD);
    codes.push(strings[Number(number)] ?? '');
  }
  const shell = codes.find((code) => isShell(code.trim().split(/\s/u)[0] ?? ''));
  if (shell !== undefined) return refuse('piped-code', seen, WHY, INSTEAD);
  return codes
    .flatMap((code) => context.inner(code))
    .filter(({ severity }) => severity === 'block')
    .slice(0, 1);
};

/** What `system`, a pipe, and a pipe into `getline` are given. Strings that stand beside each other are one. Takes linear time. */
function startedInAwk(bare: string): readonly string[] {
  const found = [...bare.matchAll(/\bsystem\s*\(\s*([^)]*)\)?/gu)].map((match) => (match[1] ?? '').trim());
  for (const statement of bare.replaceAll(/\\\r?\n/gu, ' ').split(/[;{}\n]/u)) {
    const parts = statement.split('|').map((part) => part.trim());
    for (let at = 1; at < parts.length; at += 1) {
      const [before = '', part = ''] = [parts[at - 1], parts[at]];
      // `||`: nothing between the two.
      const isOr = (part === '' && at < parts.length - 1) || (before === '' && at > 1);
      if (isOr) continue;
      const right = part.replace(/^& ?/u, '');
      // What stands behind the end of the line is not looked for.
      if (right === '') found.push('?');
      // The condition of a loop may open before it.
      else found.push(/^getline\b/u.test(right) ? before.replace(/^(?:(?:while|if)\s?)?[(\s]{0,4}/u, '') : right);
    }
  }
  return found;
}

/** A program with its strings taken out and numbered, and without regular expressions. */
function withoutStrings(program: string): { readonly bare: string; readonly strings: readonly string[] } {
  const strings: string[] = [];
  const bare = program.replace(
    /"((?:[^"\\]|\\.)*)"|(?<=(?:^|[~(,{;&|!])\s*)\/(?:[^/\\\n]|\\.)+\//gsu,
    (_, text: string | undefined) => {
      if (text === undefined) return '/ /';
      strings.push(text.replace(/\\(.)/gsu, '$1'));
      return `"${strings.length - 1}"`;
    },
  );
  return { bare, strings };
}

/** `sed` starts what `e` says, or the result of `s` with that flag; `r` and `R` put a file into what it prints. */
export const sed: CommandRule = (seen, context) => {
  const { scripts, scriptFiles } = readSedCall(seen.args);
  const readsInput = scriptFiles.some((file) => /^(?:-|\/dev\/stdin)$/u.test(file));
  const isUnseen = readsInput && seen.input.text === undefined;
  const commands = [...scripts, ...(readsInput ? [seen.input.text ?? ''] : [])].flatMap(sedCommands);
  if (isUnseen || commands.some(({ letter, text }) => letter === 'e' || (letter === 's' && /^[^w]*e/u.test(text))))
    return refuse('hidden-code', seen, 'sed runs the result as a command', INSTEAD);
  const file = commands.find(
    ({ letter, text }) => /^[rR]$/u.test(letter) && context.namesCredentials(text, seen) === 'file',
  );
  return file === undefined
    ? []
    : refuse('credentials-read', `${seen.name} … ${file.text}`, CREDENTIALS_WHY, CREDENTIALS_INSTEAD);
};

/** Editors that run shell commands from their own command language. */
export const editor: CommandRule = (seen) => {
  const options = seen.args.filter(
    (arg, index) => arg.startsWith('+') || /^(?:-\w*c|--cmd|-S|-es)$/u.test(seen.args[index - 1] ?? ''),
  );
  const typed = (seen.input.text ?? '').split('\n');
  // `w!` and `q!` only insist.
  const starts = (text: string): boolean =>
    /(?:^|[:|\s+%])(?:(?:r|read)?\s*|(?:w|write)\s+)!\s*[\w/.$]|system\(|:terminal|\bdelete\(|\bos\.(?:execute|remove)|io\.popen|vim\.(?:system|uv|loop)|jobstart\(/u.test(
      text,
    );
  return options.some(starts) || typed.some((line) => /^[\s:%\d,$.;]*(?:(?:r|e)?\s*|w\s+)!/u.test(line))
    ? refuse('hidden-code', seen, WHY, INSTEAD)
    : [];
};
