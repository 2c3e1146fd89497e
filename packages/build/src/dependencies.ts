/** The rules for what comes from elsewhere: CONTRIBUTING.md, Dependencies. Pure: a test reads the project's files and hands them in. */

export interface Manifest {
  readonly name?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, unknown>>;
}

/** A package of `package-lock.json`, version 3. */
export interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly inBundle?: boolean;
}

/** Licences of what a bundle may hold: they ask for no more than their text, which `dist/licenses.txt` carries. */
const BUNDLED_LICENCES = new Set(['MIT', 'ISC', '0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0']);
/** Licences of what only builds and tests: used, never passed on. */
const TOOL_LICENCES = new Set([
  ...BUNDLED_LICENCES,
  'CC0-1.0',
  'CC-BY-4.0',
  'Python-2.0',
  'PSF-2.0',
  '(MIT OR CC0-1.0)',
]);
/** An image library that the edge runtime's local test server would load as a separate file, for something that no test uses. */
const COPYLEFT = /^@img\/sharp-/;

/** What has an install script. None has to run: `npm ci --ignore-scripts` gives a clone in which everything works. */
const INSTALL_SCRIPTS = new Set(['@parcel/watcher', 'esbuild', 'unrs-resolver', 'workerd']);

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const LIFECYCLE = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish'];

/** What is wrong with the manifests: a range instead of one version, two versions of one package, an install script of our own. */
export function manifestFaults(manifests: readonly Manifest[]): readonly string[] {
  const pins = new Map<string, string>();
  return manifests.flatMap(({ name = 'the root', scripts = {}, ...manifest }) => {
    const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    const faults = Object.entries(all).flatMap(([dependency, spec]) => {
      if (dependency.startsWith('@agent-remediation/') || spec.startsWith('file:packages/')) return [];
      const version = spec.replace(/^npm:(?:@[\w.-]+\/)?[\w.-]+@/, '');
      const other = pins.get(dependency) ?? version;
      pins.set(dependency, other);
      return [
        ...(EXACT.test(version) ? [] : [`${name}: ${dependency} is ${spec}: pin one version`]),
        ...(other === version ? [] : [`${name}: ${dependency} is ${version}, elsewhere ${other}`]),
      ];
    });
    const own = LIFECYCLE.filter((script) => script in scripts).map(
      (script) => `${name}: has an install script, ${script}`,
    );
    return [...faults, ...own];
  });
}

/**
 * What is wrong with the lock file: a package without its hash, an address (all packages come from the one registry that npm is told), an
 * install script or a licence that nobody has looked at. `licenceOf` reads the installed manifest, where there is one.
 */
export function lockFaults(
  packages: Readonly<Record<string, Locked>>,
  bundled: ReadonlySet<string>,
  licenceOf: (path: string) => string | undefined,
): readonly string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!path.includes('node_modules/') || locked.link === true) return [];
    const hash = locked.integrity ?? '';
    const licence = locked.license ?? 'none';
    const installed = licenceOf(path) ?? licence;
    return [
      ...(locked.inBundle === true || /^sha512-[\w+/]{86}==$/.test(hash) ? [] : [`${path}: no sha512 hash`]),
      ...(locked.resolved === undefined ? [] : [`${path}: an address, ${locked.resolved}`]),
      ...(locked.hasInstallScript !== true || INSTALL_SCRIPTS.has(name) ? [] : [`${path}: an install script`]),
      ...(installed === licence ? [] : [`${path}: the lock file says ${licence}, its manifest ${installed}`]),
      ...(mayUse(name, licence, bundled.has(`${name} ${locked.version ?? ''}`)) ? [] : [`${path}: licence ${licence}`]),
    ];
  });
}

function mayUse(name: string, licence: string, isBundled: boolean): boolean {
  if (isBundled) return BUNDLED_LICENCES.has(licence);
  return TOOL_LICENCES.has(licence) || COPYLEFT.test(name);
}

/** Exceptions that nothing needs any more. */
export function unusedExceptions(packages: Readonly<Record<string, Locked>>): readonly string[] {
  const scripts = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript === true ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
  );
  return [...INSTALL_SCRIPTS].filter((name) => !scripts.includes(name));
}
