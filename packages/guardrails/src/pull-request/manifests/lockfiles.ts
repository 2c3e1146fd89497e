/** A lockfile's name → names of the manifests that it is written from; `*.x` is any name with that ending. */
const MANIFESTS: Readonly<Record<string, readonly string[]>> = {
  'package-lock.json': ['package.json'],
  'npm-shrinkwrap.json': ['package.json'],
  'yarn.lock': ['package.json'],
  'pnpm-lock.yaml': ['package.json', 'pnpm-workspace.yaml'],
  'bun.lock': ['package.json'],
  'bun.lockb': ['package.json'],
  'poetry.lock': ['pyproject.toml'],
  'pipfile.lock': ['Pipfile'],
  'uv.lock': ['pyproject.toml'],
  'pdm.lock': ['pyproject.toml'],
  'cargo.lock': ['Cargo.toml'],
  'go.sum': ['go.mod'],
  'gemfile.lock': ['Gemfile', '*.gemspec'],
  'composer.lock': ['composer.json'],
  'packages.lock.json': ['*.csproj', '*.fsproj', '*.vbproj', 'Directory.Packages.props'],
  'gradle.lockfile': ['build.gradle', 'build.gradle.kts', 'libs.versions.toml'],
  'mix.lock': ['mix.exs'],
  'pubspec.lock': ['pubspec.yaml'],
  'podfile.lock': ['Podfile'],
};

/** The manifests whose change explains a change of this lockfile: beside it or below it, as workspaces have them. Undefined: not known. */
export function manifestsOf(
  lockfile: string,
): { readonly names: string; readonly matches: (path: string) => boolean } | undefined {
  const cut = lockfile.lastIndexOf('/') + 1;
  const folder = lockfile.slice(0, cut).toLowerCase();
  const names = MANIFESTS[lockfile.slice(cut).toLowerCase()];
  if (names === undefined) return undefined;
  return {
    names: names.join(' or '),
    matches: (path) => {
      const lower = path.toLowerCase();
      if (!lower.startsWith(folder)) return false;
      const base = lower.slice(lower.lastIndexOf('/') + 1);
      return names.some((name) =>
        name.startsWith('*') ? base.endsWith(name.slice(1).toLowerCase()) : base === name.toLowerCase(),
      );
    },
  };
}
