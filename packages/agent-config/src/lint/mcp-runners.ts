/** Servers that a runner fetches at each start: which version runs has to stand in the file. */
import { isRecord, readJson } from '../json-file.ts';
import { shown } from '../problem.ts';
import type { Tree } from '../tree.ts';
import type { Server } from './mcp.ts';

/** The package, image or module that is fetched, and how it is pinned. */
interface Fetched {
  readonly name: string;
  readonly isPinned: boolean;
  readonly fix: string;
}

export function unpinned({ path, say }: Server, words: readonly string[], tree: Tree): void {
  const found = fetchedBy(words, 0);
  if (found === undefined || found.isPinned || /\$\{|^[.~]?\/|^\.\.?$|^file:/.test(found.name)) return;
  // A runner takes what the repository has installed, and the lock file pins that.
  if (dependenciesOf(tree).has(found.name)) return;
  say('mcp-unpinned', [...path, 'args'], `${shown(found.name)} is not pinned to a version.`, found.fix);
}

function dependenciesOf(tree: Tree): ReadonlySet<string> {
  const read = readJson(tree.read('package.json') ?? '');
  const manifest = read.kind === 'read' && isRecord(read.value) ? read.value : {};
  return new Set(
    ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((field) =>
      Object.keys(isRecord(manifest[field]) ? manifest[field] : {}),
    ),
  );
}

/** How deep programs that start programs are followed. */
const MAX_DEPTH = 6;

/** Programs that only set the stage: what stands after their own options is started. */
const WRAPPERS: Readonly<Record<string, ReadonlySet<string>>> = {
  env: new Set(['-u', '--unset', '-C', '--chdir']),
  sudo: new Set(['-u', '-g', '-E']),
  nohup: new Set(),
  exec: new Set(),
  command: new Set(),
  nice: new Set(['-n']),
  timeout: new Set(['-k', '-s']),
  stdbuf: new Set(['-i', '-o', '-e']),
  xvfb: new Set(),
};
/** Programs whose own part ends with `--`. */
const UNTIL_DASHES = new Set([
  'op',
  'doppler',
  'infisical',
  'dotenv',
  'dotenvx',
  'mise',
  'direnv',
  'aws-vault',
  'nix',
  'volta',
]);
const SHELLS = new Set(['sh', 'bash', 'zsh', 'dash', 'ksh']);

function fetchedBy(words: readonly string[], depth: number): Fetched | undefined {
  const [first, ...rest] = words;
  if (first === undefined || depth > MAX_DEPTH) return undefined;
  const program = programOf(first);
  const next = inner(program, rest);
  if (next !== undefined) return fetchedBy(next, depth + 1);
  const runner = Object.hasOwn(RUNNERS, program) ? RUNNERS[program] : undefined;
  return runner?.(rest);
}

/** `C:\\…\\npx.cmd` and `/usr/bin/npx` are both `npx`. */
function programOf(word: string): string {
  return (word.split(/[\\/]/).at(-1) ?? '').replace(/\.(exe|cmd|bat|ps1)$/i, '').toLowerCase();
}

/** What a program that starts others is told to start. */
function inner(program: string, rest: readonly string[]): readonly string[] | undefined {
  if (program === 'cmd') return wordsOf(skipWhile(rest, (word) => /^\/[a-z]/i.test(word)).join(' '));
  if (program === 'powershell' || program === 'pwsh') {
    const at = rest.findIndex((word) => /^-c(ommand)?$/i.test(word));
    return at < 0 ? undefined : wordsOf(rest.slice(at + 1).join(' '));
  }
  if (SHELLS.has(program)) {
    const at = rest.findIndex((word) => /^-[a-z]*c$/.test(word));
    return at < 0 ? undefined : wordsOf(rest[at + 1] ?? '');
  }
  if (UNTIL_DASHES.has(program)) {
    const at = rest.indexOf('--');
    return at < 0 ? undefined : rest.slice(at + 1);
  }
  const valued = Object.hasOwn(WRAPPERS, program) ? WRAPPERS[program] : undefined;
  if (valued === undefined) return undefined;
  const options = afterOptions(rest, valued);
  const assigned = skipWhile(options, (word) => /^[A-Za-z_]\w*=/.test(word));
  return program === 'timeout' ? assigned.slice(1) : assigned;
}

function skipWhile(words: readonly string[], isSkipped: (word: string) => boolean): readonly string[] {
  const at = words.findIndex((word) => !isSkipped(word));
  return at < 0 ? [] : words.slice(at);
}

/** The first command of a line; a line that sets variables or a folder first is followed to what it runs. */
function wordsOf(line: string): readonly string[] {
  const commands = line.slice(0, 10_000).split(/&&|\|\||[;|\n]/);
  const each = commands.map((command) =>
    [...command.matchAll(/"([^"]*)"|'([^']*)'|([^\s"']+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? ''),
  );
  const started = each.map((words) => skipWhile(words, (word) => /^[A-Za-z_]\w*=/.test(word)));
  return started.find(([first]) => first !== undefined && !/^(cd|export|set|source|\.|test|\[)$/.test(first)) ?? [];
}

/** What follows the options; `valued` take the next word with them. */
function afterOptions(words: readonly string[], valued: ReadonlySet<string>): readonly string[] {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--') return words.slice(at + 1);
    if (!word.startsWith('-')) return words.slice(at);
    if (valued.has(word)) at += 1;
  }
  return [];
}

/** Value of an option, in both forms; what follows the package belongs to its own program. */
function option(all: readonly string[], valued: ReadonlySet<string>, ...names: readonly string[]): string | undefined {
  const words = all.slice(0, all.length - afterOptions(all, valued).length);
  for (const [at, word] of words.entries()) {
    if (names.includes(word)) return words[at + 1];
    const name = names.find((each) => each.startsWith('--') && word.startsWith(`${each}=`));
    if (name !== undefined) return word.slice(name.length + 1);
  }
  return undefined;
}

const NPM_VALUED = new Set([
  '-p',
  '--package',
  '-c',
  '--call',
  '-w',
  '--workspace',
  '--registry',
  '--prefix',
  '--cache',
  '--userconfig',
  '--node-options',
  '--node-arg',
  '-n',
]);
const PYTHON_VALUED = new Set([
  '--from',
  '--with',
  '-w',
  '--with-editable',
  '--python',
  '-p',
  '--index-url',
  '-i',
  '--index',
  '--default-index',
  '--extra-index-url',
  '--directory',
  '--project',
  '--env-file',
  '--refresh-package',
  '--prerelease',
  '--cache-dir',
  '--spec',
  '--pip-args',
  '--suffix',
  '--exclude-newer',
]);
const DOCKER_VALUED = new Set([
  '-e',
  '--env',
  '--env-file',
  '-v',
  '--volume',
  '--mount',
  '-p',
  '--publish',
  '--name',
  '--network',
  '--net',
  '-w',
  '--workdir',
  '-u',
  '--user',
  '--platform',
  '--entrypoint',
  '--add-host',
  '-l',
  '--label',
  '-m',
  '--memory',
  '--cpus',
  '--pull',
  '-h',
  '--hostname',
  '--security-opt',
  '--cap-add',
  '--cap-drop',
  '--gpus',
  '--ulimit',
  '--tmpfs',
  '--device',
  '--log-driver',
  '--restart',
  '--runtime',
  '--shm-size',
  '--dns',
  '--ip',
  '--link',
  '--cidfile',
  '--pid',
  '--ipc',
  '--userns',
  '--group-add',
  '--expose',
  '--stop-signal',
  '--volumes-from',
  '--pids-limit',
  '-a',
  '--attach',
  '-c',
  '--cpu-shares',
  '--cpuset-cpus',
  '--init-path',
  '--log-opt',
  '--network-alias',
  '--secret',
]);
const DOCKER_OWN = new Set(['-H', '--host', '--context', '-c', '--config', '-l', '--log-level']);

const npm = (words: readonly string[]): Fetched | undefined => {
  const name = option(words, NPM_VALUED, '-p', '--package') ?? afterOptions(words, NPM_VALUED)[0];
  if (name === undefined) return undefined;
  const isGit = /^(git\+|github:|gitlab:|https?:)/.test(name);
  const isPinned = isGit ? /[#@][0-9a-f]{40}$/.test(name) : /^(@[\w.-]+\/)?[\w.-]+@v?\d+\.\d+\.\d+/.test(name);
  return { name, isPinned, fix: `Write ${shown(bare(name))}@<version>, with all three numbers.` };
};
const bare = (name: string): string => name.replace(/(?<=.)@(latest|next|beta|canary|[\d.^~x*]*)$/, '');

const python = (words: readonly string[]): Fetched | undefined => {
  const name = option(words, PYTHON_VALUED, '--from', '--spec') ?? afterOptions(words, PYTHON_VALUED)[0];
  if (name === undefined) return undefined;
  const isGit = /^(git\+|https?:)/.test(name);
  const isPinned = isGit ? /@[0-9a-f]{40}(#|$)/.test(name) : /(==|@)v?\d[^*]*$/.test(name);
  return {
    name,
    isPinned,
    fix: isGit ? 'Name the commit: …@<40 hexadecimal digits>.' : `Write ${shown(bare(name))}==<version>.`,
  };
};

const container = (words: readonly string[]): Fetched | undefined => {
  const [verb, ...rest] = afterOptions(words, DOCKER_OWN);
  const [kind, ...more] = rest;
  const options = verb === 'run' ? rest : verb === 'container' && kind === 'run' ? more : undefined;
  const name = options && afterOptions(options, DOCKER_VALUED)[0];
  // A name without a folder is often an image that was built here.
  if (name === undefined || !name.includes('/')) return undefined;
  const isPinned = /@sha256:[0-9a-f]{64}$/.test(name) || /:v?\d+\.\d+\.\d[\w.-]*$/.test(name);
  const image = name.replace(/(:[\w.-]*|@.*)$/, '');
  return { name, isPinned, fix: `Write ${shown(image)}@sha256:<digest>, or the tag of a whole version.` };
};

/** `go run` of the module that one stands in, and of a file, fetches nothing. */
const go = ([verb, ...rest]: readonly string[]): Fetched | undefined => {
  const name = verb === 'run' ? rest.find((word) => !word.startsWith('-')) : undefined;
  if (name === undefined || !name.includes('@')) return undefined;
  return { name, isPinned: /@v\d+\.\d+\.\d+|@[0-9a-f]{12,}$/.test(name), fix: 'Write the version: …@v1.2.3.' };
};

const deno = ([verb, ...rest]: readonly string[]): Fetched | undefined => {
  const name = verb === 'run' ? afterOptions(rest, new Set(['-c', '--config', '--import-map']))[0] : undefined;
  if (name === undefined || !/^(npm:|jsr:|https:)/.test(name)) return undefined;
  return { name, isPinned: /@v?\d+\.\d+\.\d+/.test(name), fix: 'Write the version: …@1.2.3.' };
};

/** A runner with a verb of its own: `npm exec`, `pnpm dlx`, `uv tool run`. */
const verbs =
  (reader: (words: readonly string[]) => Fetched | undefined, ...allowed: readonly string[]) =>
  (words: readonly string[]): Fetched | undefined => {
    const verb = allowed.find((each) => words.slice(0, each.split(' ').length).join(' ') === each);
    return verb === undefined ? undefined : reader(words.slice(verb.split(' ').length));
  };

const RUNNERS: Readonly<Record<string, (words: readonly string[]) => Fetched | undefined>> = {
  npx: npm,
  pnpx: npm,
  bunx: npm,
  npm: verbs(npm, 'exec', 'x'),
  pnpm: verbs(npm, 'dlx'),
  yarn: verbs(npm, 'dlx'),
  bun: verbs(npm, 'x'),
  uvx: python,
  uv: verbs(python, 'tool run', 'x'),
  pipx: verbs(python, 'run'),
  docker: container,
  podman: container,
  nerdctl: container,
  go,
  deno,
};
