import { isKnown } from '../../shell/field.ts';
import { readOptions, has, valueOf } from '../../shell/options.ts';
import type { Seen } from '../../shell/program.ts';
import { INSTEAD, WHY } from './installer-words.ts';
import { refuse, warn, type CommandRule } from './rule.ts';

/** Package managers of a system, and of the machine's own tools: nothing of theirs belongs to a finding. A verb, or two. */
const SYSTEM: Readonly<Record<string, RegExp>> = {
  apt: /^(?:install|remove|purge|upgrade|full-upgrade|dist-upgrade|autoremove|reinstall)$/u,
  'apt-get': /^(?:install|remove|purge|upgrade|dist-upgrade|autoremove|build-dep)$/u,
  aptitude: /^(?:install|remove|purge|safe-upgrade|full-upgrade)$/u,
  yum: /^(?:install|remove|erase|update|upgrade|localinstall|reinstall|groupinstall)$/u,
  dnf: /^(?:install|remove|erase|update|upgrade|reinstall|groupinstall)$/u,
  microdnf: /^(?:install|remove|update)$/u,
  zypper: /^(?:install|in|remove|rm|update|up|dup)$/u,
  apk: /^(?:add|del|upgrade|fix)$/u,
  brew: /^(?:install|uninstall|remove|rm|upgrade|reinstall|tap|bundle)$/u,
  port: /^(?:install|uninstall|upgrade)$/u,
  'ansible-galaxy': /^(?:install|(?:collection|role) install)$/u,
  cabal: /^(?:install|get)$/u,
  kubectl: /^krew install$/u,
  micromamba: /^(?:install|create|update|remove|env (?:update|create|remove))$/u,
  nimble: /^(?:install|uninstall)$/u,
  opam: /^(?:install|remove|upgrade|reinstall|pin)$/u,
  pear: /^(?:install|upgrade|uninstall)$/u,
  pecl: /^(?:install|upgrade|uninstall)$/u,
  raco: /^pkg (?:install|update|remove)$/u,
  stack: /^install$/u,
  vcpkg: /^(?:install|remove|upgrade)$/u,
  snap: /^(?:install|remove|refresh)$/u,
  flatpak: /^(?:install|uninstall|update|remove)$/u,
  choco: /^(?:install|uninstall|upgrade)$/u,
  winget: /^(?:install|uninstall|upgrade)$/u,
  scoop: /^(?:install|uninstall|update)$/u,
  emerge: /^[a-z@]/u,
  conda: /^(?:install|create|update|remove|env (?:update|create|remove))$/u,
  mamba: /^(?:install|create|update|remove|env (?:update|create|remove))$/u,
  pipx: /^(?:install|run|upgrade|inject|uninstall)$/u,
  'nix-env': /./u,
  easy_install: /./u,
  cpan: /./u,
  cpanm: /./u,
  'apt-add-repository': /./u,
  'add-apt-repository': /./u,
  'apt-key': /^add$/u,
  nuget: /^sources$/u,
  luarocks: /^(?:install|remove)$/u,
  helm: /^(?:install|upgrade|plugin install)$/u,
  gh: /^$/u,
};

const system: CommandRule = (seen) => {
  const words = seen.args.filter((arg) => !arg.startsWith('-'));
  if (addsSource(seen.base, words, seen.args)) return sources(seen);
  if (seen.args.some((arg) => /^(?:--help|-h|--version|--dry-run|-s|--simulate|--search)$/u.test(arg))) return [];
  // The word behind an option may be its value.
  const option = seen.args[seen.args.indexOf(words[0] ?? '') - 1] ?? '';
  const mayBeValue = option.startsWith('-') && !option.includes('=');
  const verbs = [...words.slice(0, mayBeValue ? 2 : 1), words.slice(0, 2).join(' ')];
  return verbs.some((verb) => SYSTEM[seen.base]?.test(verb) === true) ? refuse('installer', seen, WHY, INSTEAD) : [];
};

const sources: (seen: Seen) => ReturnType<CommandRule> = (seen) =>
  refuse(
    'tool-settings',
    seen,
    'it changes where packages come from or what runs their scripts',
    'Leave these settings alone.',
  );

/** Options by which the programs beneath a package manager put in or take out. */
const PACKAGE_FILES: Readonly<Record<string, RegExp>> = {
  dpkg: /^(?:-[a-zA-Z]*[irP]|--(?:install|unpack|remove|purge|configure|set-selections)$)/u,
  rpm: /^(?:-[a-pr-zA-Z]*[iUFe]|--(?:install|upgrade|freshen|erase|import|reinstall)$)/u,
  pacman: /^(?:-S(?![a-z]*[silgp])[a-z]*|-[URD][a-z]*|--(?:sync|upgrade|remove|database))$/u,
};

const packageFile: CommandRule = (seen) => {
  const options = PACKAGE_FILES[seen.base] ?? PACKAGE_FILES['pacman'];
  if (seen.base === 'rpm' && seen.args[0]?.startsWith('-q') === true) return [];
  return seen.args.some((arg) => options?.test(arg) === true) ? refuse('installer', seen, WHY, INSTEAD) : [];
};

/** Package managers of a language: verbs that add or move versions, and whether they need a package name to count. */
interface Manager {
  readonly changes: RegExp;
  /** Installs what the manifest says when no package is named. */
  readonly installs?: RegExp;
}
const MANAGERS: Readonly<Record<string, Manager>> = {
  npm: {
    installs: /^(?:install|i|in|ins|inst|insta|instal|isnt|isnta|isntal|isntall|add|install-test|isntall-test|it)$/u,
    changes: /^(?:update|up|upgrade|udpate|uninstall|un|unlink|remove|rm|r|dedupe|ddp|link|ln|prune|audit)$/u,
  },
  pnpm: {
    installs: /^(?:install|i)$/u,
    changes: /^(?:add|update|up|upgrade|remove|rm|uninstall|un|link|import|dlx|create|audit|env)$/u,
  },
  yarn: {
    installs: /^(?:install)$/u,
    changes: /^(?:add|up|upgrade|upgrade-interactive|remove|link|global|dlx|create|set)$/u,
  },
  bun: { installs: /^(?:install|i)$/u, changes: /^(?:add|a|update|remove|rm|link|x|create)$/u },
  poetry: { changes: /^(?:add|update|lock|remove|self)$/u },
  pipenv: { installs: /^install$/u, changes: /^(?:update|upgrade|lock|uninstall)$/u },
  uv: { changes: /^(?:add|lock|remove|tool|sync)$/u },
  pdm: { changes: /^(?:add|update|lock|remove)$/u },
  cargo: { changes: /^(?:add|update|install|binstall|remove|rm|generate-lockfile|upgrade|audit)$/u },
  go: { changes: /^(?:get|install)$/u },
  gem: { installs: /^$/u, changes: /^(?:install|update|uninstall|i|exec)$/u },
  bundle: { changes: /^(?:add|update|lock|remove|plugin)$/u },
  bundler: { changes: /^(?:add|update|lock|remove|plugin)$/u },
  pixi: { changes: /^(?:add|update|upgrade|lock|remove|rm|global|g)$/u },
  rye: { changes: /^(?:add|lock|remove|install|toolchain|self)$/u },
  composer: { installs: /^(?:install|i)$/u, changes: /^(?:require|r|update|u|upgrade|remove|global)$/u },
  dotnet: { changes: /^(?:add|remove|tool|workload)$/u },
  mix: { changes: /^(?:deps\.update|deps\.unlock|archive\.install|local\.hex)$/u },
  dart: { changes: /^(?:pub)$/u },
  flutter: { changes: /^(?:pub)$/u },
  deno: { changes: /^(?:install|add|remove|upgrade)$/u },
  corepack: { changes: /^(?:install|use|up|prepare)$/u },
  pod: { changes: /^(?:update|repo)$/u },
};

const GLOBALLY = ['-g', '--global', '--location'];

const fromVerb = (args: readonly string[], verb: string): readonly string[] => args.slice(args.indexOf(verb) + 1);

/** How many words stand before the verb and say where it counts: `cargo +nightly`, `pnpm recursive`, `yarn workspace a`. */
function leading(base: string, [first = '', second]: readonly string[]): number {
  if (base === 'yarn') return first === 'workspace' || (first === 'workspaces' && second === 'foreach') ? 2 : 0;
  return first.startsWith('+') || (base === 'pnpm' && /^(?:recursive|multi|m)$/u.test(first)) ? 1 : 0;
}

const language: CommandRule = (seen, context) => {
  const { task } = context;
  const manager = MANAGERS[seen.base];
  const options = readOptions(
    seen.args,
    { values: 'CF', long: ['--prefix', '--dir', '--cwd', '--registry', '--filter', '--workspace', '--manifest-path'] },
    true,
  );
  const [verb = '', ...names] = options.operands.slice(leading(seen.base, options.operands));
  const shell =
    seen.args.some((arg) => /^--(?:script-shell|(?:user|global)config)\b/u.test(arg)) ||
    (/^(?:config|c)$/u.test(verb) &&
      (names[0] === 'edit' ||
        (names.length > 1 &&
          !/^(?:get|list|ls|delete|unset)$/u.test(names[0] ?? '') &&
          names.some(isSourceSetting)))) ||
    (verb === 'set' && names.some(isSourceSetting)) ||
    verb === 'set-script' ||
    (/^(?:pkg|pm)$/u.test(verb) &&
      !/^(?:get|ls)$/u.test(names[0] ?? '') &&
      names.some((name) => /^(?:scripts|husky|lint-staged|trust)\b/u.test(name))) ||
    (seen.base === 'pnpm' && verb === 'approve-builds') ||
    (seen.base === 'yarn' && verb === 'plugin' && names[0] === 'import') ||
    (seen.base === 'gem' && verb.startsWith('source') && has(options, '-a', '--add', '-r', '--remove')) ||
    addsSource(seen.base, [verb, ...names], seen.args) ||
    (seen.base === 'go' && verb === 'env' && has(options, '-w')) ||
    (seen.base === 'cargo' &&
      seen.args.some((arg) =>
        /^(?:--config=)?(?:source|registr\w+|build\.rust(?:c\S*|doc)|target\.\S*(?:runner|linker))\b/u.test(arg),
      )) ||
    isForeignRegistry(valueOf(options, '--registry'), verb);
  if (shell) return sources(seen);
  const edits = verb === 'pkg' && /^(?:set|delete)$/u.test(names[0] ?? '');
  if (edits && names.some((name) => /^(?:\w*[dD]ependencies|overrides|resolutions)\b/u.test(name)) && !task.dependency)
    return refuse('installer', seen, WHY, INSTEAD);
  if (manager === undefined || has(options, '--help', '-h', '--dry-run')) return [];
  if (seen.base === 'npm' && /^(?:exec|x)$/u.test(verb))
    return onDemand({ ...seen, args: fromVerb(seen.args, verb) }, context);
  const initialises = seen.base === 'npm' && /^(?:init|create|innit)$/u.test(verb) && names.length > 0;
  const runsForeign =
    (seen.base === 'go' && verb === 'run' && /^[\w.-]+\.[a-z]+\/\S*@/u.test(names[0] ?? '')) ||
    (seen.base === 'uv' && verb === 'run' && has(options, '--with'));
  if (initialises || runsForeign) return refuse('installer', seen, WHY, INSTEAD);
  const changes = manager.changes.test(verb) && !isReading(seen, verb, names);
  const adds =
    manager.installs?.test(verb) === true &&
    (names.length > 0 || has(options, '--package-lock-only', '--lockfile-only', '--fix-lockfile'));
  if (!changes && !adds) return [];
  const foreign =
    has(options, ...GLOBALLY) ||
    /^(?:global|g|tool|toolchain|self|dlx|x|create|archive\.install|link|ln|exec|plugin|env|binstall)$/u.test(verb) ||
    (verb === 'install' && /^(?:cargo|go|gem|deno|rye)$/u.test(seen.base));
  if (task.dependency && !foreign) return [];
  return refuse('installer', seen, WHY, INSTEAD);
};

/** Settings of a package manager that say where packages come from, or what runs with or instead of their scripts. */
function isSourceSetting(name: string): boolean {
  return /^(?:(?:script-)?shell|ignore-scripts|enableScripts|node-options|node-gyp|git|editor|viewer|init-module|prefix|cafile|ca|strict-ssl|(?:https?-?)?proxy|(?:user|global)config|plugins|yarnPath|yarn-path|(?:@[\w-]+:)?registry|npm\w*Registr\w+|npmScopes|\S*_auth|global\.(?:extra-)?index-url|scripts\.|repo\w*\.|allow-plugins|mirror|pypi\.url|channels)/iu.test(
    name,
  );
}

/** `poetry source add`, `helm repo add`, `dotnet nuget add source`, `conda config --add channels`. */
function addsSource(base: string, [verb = '', ...names]: readonly string[], args: readonly string[]): boolean {
  return (
    (/^(?:source|repo|hex\.repo)$/u.test(verb) && names[0] === 'add' && /^(?:poetry|helm|mix)$/u.test(base)) ||
    (base === 'dotnet' && verb === 'nuget' && names.includes('source') && names[0] !== 'list') ||
    (/^(?:conda|mamba)$/u.test(base) &&
      verb === 'config' &&
      args.some((arg) => /^--(?:add|append|prepend|set)$/u.test(arg)))
  );
}

/** Another registry than the public one, unless the command only looks something up there. */
function isForeignRegistry(registry: string | undefined, verb: string): boolean {
  if (registry === undefined || /^(?:view|info|show|v|ping|search|outdated|audit|whoami)$/u.test(verb)) return false;
  return !isPublicSource(registry);
}

function isPublicSource(address: string): boolean {
  return /^https:\/\/(?:registry\.npmjs\.org|registry\.yarnpkg\.com|pypi\.org\/simple|proxy\.golang\.org)\/?$/u.test(
    address,
  );
}

/** Variables that say where packages come from, or what else runs while they are built. */
export function sourceVariable(name: string, value: string): boolean {
  if (/^npm_config_(?:registry|script_shell|node_options|(?:user|global)config|git)$/iu.test(name))
    return !isPublicSource(value);
  if (
    /^(?:PIP|UV)_(?:EXTRA_)?(?:DEFAULT_)?INDEX(?:_URL)?$|^PIP_FIND_LINKS$|^YARN_(?:NPM_)?REGISTRY\w*$|^BUNDLE_MIRROR\w*$/u.test(
      name,
    )
  )
    return !isPublicSource(value);
  if (name === 'GOPROXY')
    return value.split(/[,|]/u).some((each) => !/^(?:off|direct|)$/u.test(each) && !isPublicSource(each));
  if (/^GO(?:NOSUMDB|NOSUMCHECK|INSECURE|PRIVATE|NOPROXY)$/u.test(name))
    return /\*(?:,|$)/u.test(value) && !value.includes('/');
  if (name === 'GOSUMDB') return value === 'off';
  if (name === 'NODE_TLS_REJECT_UNAUTHORIZED') return value === '0';
  if (name === 'GOFLAGS') return /-(?:insecure|toolexec|overlay)\b/u.test(value);
  return (
    /^(?:CARGO_REGISTRIES_\w+|CARGO_SOURCE_\w+|CARGO_REGISTRY_DEFAULT|(?:CARGO_BUILD_)?(?:RUSTC|RUSTDOC|RUSTC_WRAPPER|RUSTC_WORKSPACE_WRAPPER)|CARGO_TARGET_\w+_(?:RUNNER|LINKER))$/u.test(
      name,
    ) && !/^(?:sccache|rustc)?$/u.test(value)
  );
}

/** Whether a verb that may change something only looks here, or does what the manifest says. */
function isReading({ base, args }: Seen, verb: string, [name = '']: readonly string[]): boolean {
  switch (`${base} ${verb}`) {
    case 'npm audit':
    case 'cargo audit':
      return name !== 'fix';
    case 'pnpm audit':
      return !args.includes('--fix');
    case 'pnpm env':
    case 'bundle plugin':
    case 'bundler plugin':
    case 'rye toolchain':
    case 'pixi global':
    case 'uv tool':
      return /^(?:list|ls)$/u.test(name);
    case 'dart pub':
    case 'flutter pub':
      return /^(?:get|deps|outdated|)$/u.test(name);
    case 'dotnet tool':
    case 'dotnet workload':
      return /^(?:restore|list|search)$/u.test(name);
    case 'uv sync':
      return !args.some((arg) => /^(?:-U|--upgrade|-P|--upgrade-package)(?:=|$)/u.test(arg));
    case 'yarn set':
      return name !== 'version';
    default:
      return false;
  }
}

const pip: CommandRule = (seen, { task }) => {
  const options = readOptions(
    seen.args,
    {
      values: 'rcetif',
      long: [
        '--requirement',
        '--constraint',
        '--editable',
        '--target',
        '--index-url',
        '--extra-index-url',
        '--find-links',
        '--prefix',
        '--root',
      ],
    },
    true,
  );
  const [verb, ...names] = options.operands;
  if (verb === 'config' && names[0] === 'set')
    return refuse('tool-settings', seen, 'it changes where packages come from', 'Leave these settings alone.');
  if (verb === 'uninstall') return task.dependency ? [] : refuse('installer', seen, WHY, INSTEAD);
  if (verb !== 'install' && verb !== 'download') return [];
  const foreign = names.filter((name) => !isFolder(name));
  const own = foreign.length === 0 && (names.length > 0 || has(options, '-r', '-e', '--requirement', '--editable'));
  const remote =
    has(options, '--index-url', '--extra-index-url', '-i') ||
    options.flags.some(({ value }) => /^(?:https?|git\+)/u.test(value ?? ''));
  if ((own || (task.dependency && foreign.every(isKnown))) && !remote) return [];
  return refuse('installer', seen, WHY, INSTEAD);
};

/** A folder of this machine, perhaps with extras: `.[dev]`, whose brackets the shell takes for a pattern. */
function isFolder(name: string): boolean {
  const bare = name.replace(/(?<=[\w.-])[\uE002\uE003]$/u, '');
  return isKnown(bare) && /^(?:\.{1,2}(?:\/[^:]*)?(?:\[[\w,.-]*\])?|\/[^:]*)$/u.test(bare);
}

/** Runs a package that need not be installed: allowed where the repository has it. */
const onDemand: CommandRule = (seen, { files, root }) => {
  const options = readOptions(seen.args, { values: 'pc', long: ['--package', '--call'] });
  const name = options.operands[0];
  if (name === undefined || has(options, '--no-install', '--no')) return [];
  if (
    has(options, '-y', '--yes', '-p', '--package') ||
    !isKnown(name) ||
    /[@:/]/u.test(name.slice(1)) ||
    name.startsWith('@')
  )
    return refuse('installer', seen, WHY, INSTEAD);
  const folders = [seen.cwd, root].flatMap((folder) => (folder === undefined ? [] : [`${folder}/node_modules/.bin`]));
  const local = folders.some((folder) => files.names(folder, 20_000)?.includes(name) === true);
  return local ? [] : warn('installer', seen, 'this package is not installed here and would be fetched', INSTEAD);
};

/** `mvn group:plugin:goal` runs a plugin that the build file need not name. */
const mavenPlugin: CommandRule = (seen) =>
  seen.args.some(
    (arg) =>
      /^[\w.-]+(?::[\w.-]+){2,3}$/u.test(arg) &&
      !/^(?:org\.(?:apache|codehaus|owasp|jacoco|openrewrite|sonarsource|springframework|pitest|eclipse|jetbrains|flywaydb|antlr)|com\.(?:diffplug|github\.spotbugs|google|puppycrawl)|io\.(?:quarkus|micronaut))\b/u.test(
        arg,
      ),
  )
    ? refuse('installer', seen, WHY, INSTEAD)
    : [];

const BY_NAME: Readonly<Record<string, CommandRule>> = {
  dpkg: packageFile,
  rpm: packageFile,
  pacman: packageFile,
  yay: packageFile,
  mvn: mavenPlugin,
  mvnw: mavenPlugin,
  pip,
  pip3: pip,
  npx: onDemand,
  bunx: onDemand,
  pnpx: onDemand,
  'nix-shell': (seen) =>
    seen.args.some((arg) => /^(?:-p|--packages)$/u.test(arg)) ? refuse('installer', seen, WHY, INSTEAD) : [],
  nix: (seen) =>
    /^(?:run|shell|profile)$/u.test(seen.args[0] ?? '') &&
    /#|^(?:github|git\+\w+|https?):/u.test(seen.args.slice(1).join(' '))
      ? refuse('installer', seen, WHY, INSTEAD)
      : [],
  guix: (seen) =>
    /^(?:shell|install|package)$/u.test(seen.args[0] ?? '') ? refuse('installer', seen, WHY, INSTEAD) : [],
  'pip-audit': (seen, { task }) =>
    seen.args.includes('--fix') && !task.dependency ? refuse('installer', seen, WHY, INSTEAD) : [],
  code: (seen) =>
    seen.args.some((arg) => /^--(?:un)?install-extension(?:=|$)/u.test(arg))
      ? refuse('installer', seen, WHY, INSTEAD)
      : [],
  uvx: (seen) => refuse('installer', seen, WHY, INSTEAD),
};

/** The names that `installerRule` knows. */
export const INSTALLER_NAMES: readonly string[] = [BY_NAME, MANAGERS, SYSTEM].flatMap((table) => Object.keys(table));

/** The rule for what a program of this name installs. */
export function installerRule(base: string): CommandRule | undefined {
  if (Object.hasOwn(BY_NAME, base)) return BY_NAME[base];
  if (Object.hasOwn(MANAGERS, base)) return language;
  return Object.hasOwn(SYSTEM, base) ? system : undefined;
}
