/**
 * What is in the bundles, as CycloneDX: `node packages/build/src/sbom.ts <file>`. npm's own bill of materials names all that is installed, most
 * of it to build and test; this one keeps what the bundles hold, by their `licenses.txt`, and says in which bundle. The same sources give the
 * same bytes: npm's random number and the time are left out.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMain, ROOT } from './tools.ts';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly properties?: readonly object[];
  readonly [more: string]: unknown;
}
export interface Sbom {
  readonly bomFormat: string;
  readonly components: readonly Component[];
  readonly [more: string]: unknown;
}

/** The replaced part of `@actions/core`: in the bundles, but not from a registry (CONTRIBUTING.md, Dependencies). */
const REPLACED = 'pkg:npm/%40actions/http-client@';

/** Bundles by the package that they hold, as `<name> <version>`. */
export function bundledPackages(root: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync('{actions,packages}/*/dist/licenses.txt', { cwd: root }).sort()) {
    const bundle = file.replaceAll('\\', '/').split('/').slice(0, 2).join('/');
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/^((?:@[\w.-]+\/)?[\w.-]+ \d+\.\d+\.\d+\S*)$/gm))
      found.set(name, [...new Set([...(found.get(name) ?? []), bundle])]);
  }
  return found;
}

/** npm's own bill of materials of everything that the lock file names. Reads nothing but the lock file. */
export function installedSbom(root: string): Sbom {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  try {
    copyFileSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<Record<string, object>>;
    };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(packages['']));
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
    const text = execFileSync('npm', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 26,
    });
    return JSON.parse(text) as Sbom;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Keeps what the bundles hold. Throws where a bundle holds something that npm's list does not name. */
export function narrow(all: Sbom, bundled: ReadonlyMap<string, readonly string[]>, version: string): Sbom {
  const packages = [...bundled].map(([name, bundles]) => {
    const found = all.components.find((component) => nameOf(component) === name);
    if (found === undefined) throw new Error(`${bundles.join(', ')} holds ${name}, which the lock file does not name`);
    return inBundles(found, bundles);
  });
  const replaced = all.components.filter(({ purl, hashes }) => purl.startsWith(REPLACED) && hashes === undefined);
  const everywhere = [...new Set([...bundled.values()].flat())].filter((bundle) => bundle.startsWith('actions/'));
  const ours = replaced.map((component) => inBundles({ ...component, name: '@actions/http-client' }, everywhere));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', name: 'agent-remediation', version, licenses: [{ license: { id: 'MIT' } }] },
    },
    components: [...packages, ...ours].toSorted((one, other) => (one.purl < other.purl ? -1 : 1)),
  };
}

function inBundles(component: Component, bundles: readonly string[]): Component {
  return {
    ...component,
    properties: bundles.map((bundle) => ({ name: 'agent-remediation:bundle', value: bundle })),
  };
}

/** npm gives a scoped package its name with or without the scope; its purl always has both. */
function nameOf({ purl }: Component): string {
  const [, name = '', version = ''] = /^pkg:npm\/(.+)@([^@]+)$/.exec(decodeURIComponent(purl)) ?? [];
  return `${name} ${version}`;
}

function main([file]: readonly string[]): number {
  if (file === undefined) {
    console.error('sbom: name the file to write');
    return 2;
  }
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };
  const sbom = narrow(installedSbom(ROOT), bundledPackages(ROOT), version);
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`sbom: ${sbom.components.length} packages in the bundles`);
  return 0;
}

if (isMain(import.meta.filename)) process.exitCode = main(process.argv.slice(2));
