/** What a repository is made of, read from its files alone: languages, package managers, commands. */
import { isRecord, readJson } from '../json-file.ts';
import type { Tree } from '../tree.ts';

export interface Ecosystem {
  readonly name: string;
  /** Folder of the manifest; empty for the root. */
  readonly folder: string;
  readonly setup: string | undefined;
  readonly build: string | undefined;
  readonly test: string | undefined;
}

export interface Detected {
  readonly ecosystems: readonly Ecosystem[];
  readonly defaultBranch: string;
  /** Teams and users of the rule for everything in CODEOWNERS. */
  readonly owners: readonly string[];
  readonly title: string | undefined;
}

type Look = (tree: Tree, at: (name: string) => string) => Omit<Ecosystem, 'folder'> | undefined;

const JAVASCRIPT: readonly (readonly [lockfile: string, manager: string, setup: string])[] = [
  ['pnpm-lock.yaml', 'pnpm', 'pnpm install --frozen-lockfile'],
  ['yarn.lock', 'yarn', 'yarn install --immutable'],
  ['bun.lock', 'bun', 'bun install --frozen-lockfile'],
  ['bun.lockb', 'bun', 'bun install --frozen-lockfile'],
  ['package-lock.json', 'npm', 'npm ci'],
];

const javascript: Look = (tree, at) => {
  const json = readJson(tree.read(at('package.json')) ?? '');
  if (json.kind !== 'read' || !isRecord(json.value)) return undefined;
  const found = JAVASCRIPT.find(([lockfile]) => tree.files.has(at(lockfile)));
  const [, manager, setup] = found ?? ['', 'npm', 'npm install'];
  const scripts = isRecord(json.value['scripts']) ? json.value['scripts'] : {};
  // What `npm init` writes is no test.
  const hasTest = typeof scripts['test'] === 'string' && !scripts['test'].includes('no test specified');
  return {
    name: manager,
    setup,
    build: 'build' in scripts ? `${manager} run build` : undefined,
    test: hasTest ? `${manager} test` : undefined,
  };
};

const python: Look = (tree, at) => {
  const project = tree.read(at('pyproject.toml'));
  const isThere = project !== undefined || tree.files.has(at('requirements.txt')) || tree.files.has(at('setup.py'));
  if (!isThere) return undefined;
  const usesPytest =
    /pytest/.test(project ?? '') ||
    tree.files.has(at('pytest.ini')) ||
    tree.files.has(at('conftest.py')) ||
    tree.files.has(at('tests/conftest.py'));
  const run = usesPytest ? 'pytest' : 'python -m unittest';
  if (tree.files.has(at('uv.lock')))
    return { name: 'uv', setup: 'uv sync --frozen', build: undefined, test: `uv run ${run}` };
  if (tree.files.has(at('poetry.lock')) || /^\[tool\.poetry\]/m.test(project ?? ''))
    return { name: 'poetry', setup: 'poetry install', build: undefined, test: `poetry run ${run}` };
  const setup = tree.files.has(at('requirements.txt')) ? 'pip install -r requirements.txt' : 'pip install -e .';
  return { name: 'pip', setup, build: undefined, test: usesPytest ? 'pytest' : 'python -m unittest' };
};

/** One manifest tells everything. */
const plain =
  (manifest: string, ecosystem: Omit<Ecosystem, 'folder'>): Look =>
  (tree, at) =>
    tree.files.has(at(manifest)) ? ecosystem : undefined;

const gradle: Look = (tree, at) => {
  if (!['build.gradle', 'build.gradle.kts'].some((name) => tree.files.has(at(name)))) return undefined;
  const run = tree.files.has(at('gradlew')) ? './gradlew' : 'gradle';
  return { name: 'Gradle', setup: `${run} dependencies`, build: `${run} assemble`, test: `${run} test` };
};

const LOOKS: readonly Look[] = [
  javascript,
  python,
  plain('go.mod', { name: 'Go', setup: 'go mod download', build: 'go build ./...', test: 'go test ./...' }),
  plain('pom.xml', {
    name: 'Maven',
    setup: 'mvn -B -q dependency:go-offline',
    build: 'mvn -B package -DskipTests',
    test: 'mvn -B verify',
  }),
  gradle,
  plain('Cargo.toml', {
    name: 'Cargo',
    setup: 'cargo fetch --locked',
    build: 'cargo build --locked',
    test: 'cargo test --locked',
  }),
  plain('Gemfile', { name: 'Bundler', setup: 'bundle install', build: undefined, test: 'bundle exec rake test' }),
  plain('composer.json', { name: 'Composer', setup: 'composer install', build: undefined, test: 'composer test' }),
];
const MANIFESTS = [
  'package.json',
  'pyproject.toml',
  'requirements.txt',
  'setup.py',
  'go.mod',
  'pom.xml',
  'build.gradle',
  'build.gradle.kts',
  'Cargo.toml',
  'Gemfile',
  'composer.json',
];

/** Lines of the rules file that commands may take: three each, and it ends at 99. */
const MAX_ECOSYSTEMS = 12;

/** The name goes into a shell line and into the text that an agent reads; a name with line ends or marks of Markdown stays out. */
function isPlainFolder(folder: string): boolean {
  return /^(?!-)[\p{L}\p{N}_./ @+()-]*$/u.test(folder);
}

/** The root; where it has none, the folders with a manifest that are nearest to it: a monorepo without a root manifest. */
export function detect(tree: Tree, defaultBranch = 'main'): Detected {
  const root = ecosystemsIn(tree, '');
  const folders = [
    ...new Set(
      [...tree.files.keys()]
        .filter((path) => MANIFESTS.includes(path.split('/').at(-1) ?? ''))
        .map((path) => path.split('/').slice(0, -1).join('/'))
        .filter(isPlainFolder),
    ),
  ];
  const depth = folders.reduce((least, folder) => Math.min(least, folder.split('/').length), Number.POSITIVE_INFINITY);
  const ecosystems =
    root.length > 0
      ? root
      : folders
          .filter((folder) => folder.split('/').length === depth)
          .flatMap((folder) => ecosystemsIn(tree, folder))
          .slice(0, MAX_ECOSYSTEMS);
  return { ecosystems, defaultBranch, owners: ownersOf(tree), title: titleOf(tree) };
}

function ecosystemsIn(tree: Tree, folder: string): readonly Ecosystem[] {
  const at = (name: string): string => (folder === '' ? name : `${folder}/${name}`);
  return LOOKS.flatMap((look) => {
    const found = look(tree, at);
    return found === undefined ? [] : [{ ...found, folder }];
  });
}

/** The last rule for `*` counts, as on GitHub. */
function ownersOf(tree: Tree): readonly string[] {
  const text =
    ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']
      .map((path) => tree.read(path))
      .find((each) => each !== undefined) ?? '';
  const [, , list] = [...text.matchAll(/^(\*)[ \t]+([^#\n]+)/gm)].at(-1) ?? [];
  return (list ?? '')
    .trim()
    .split(/\s+/)
    .filter((owner) => /^@[\w-]+(\/[\w.-]+)?$/.test(owner))
    .map((owner) => owner.slice(1));
}

function titleOf(tree: Tree): string | undefined {
  const heading = /^#\s+([^\n]{1,80})$/m.exec(tree.read('README.md') ?? '')?.[1];
  return heading?.replace(/[\p{Cc}\p{Cf}`<>[\]]/gu, '').trim();
}
