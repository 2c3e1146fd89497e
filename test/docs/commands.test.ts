import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { REASONS } from '@agent-remediation/conventions';
import { ROOT } from '../../packages/build/src/tools.ts';
import { workspaces } from '../../packages/build/src/workspaces.ts';
import { page, PAGES } from './pages.ts';

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, unknown>>;
}
const manifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${ROOT}${folder}package.json`, 'utf8')) as Manifest;
const root = manifest('');

describe('every command in the documentation exists', () => {
  test.each(PAGES.map(({ path, text }) => [path, text] as const))('%s', (_, text) => {
    const scripts = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name]) => name ?? '');
    expect(scripts.filter((name) => root.scripts?.[name] === undefined)).toEqual([]);
    const files = [...text.matchAll(/(?:node |npm test -- )((?:packages|test|actions)\/[\w./-]+\.ts)/g)].map(
      ([, path]) => path ?? '',
    );
    expect(files.filter((path) => !existsSync(ROOT + path))).toEqual([]);
  });

  test('.ci/run runs the two commands that the README opens with', () => {
    const ci = readFileSync(`${ROOT}.ci/run`, 'utf8');
    expect(page('README.md').text).toContain('npm ci && npm run demo');
    expect(page('README.md').text).toContain('npm ci && npm test');
    expect(ci).toMatch(/npm ci\b/);
    expect(ci).toMatch(/npm run (--silent )?demo\b/);
    expect(ci).toMatch(/npm test\b/);
  });
});

/** Folders that a user reaches: the actions, the command line, the build, and all that these stand on. */
function reached(): readonly string[] {
  const all = workspaces();
  const found = new Set<string>();
  const visit = (name: string): void => {
    const workspace = all.find((candidate) => candidate.name === name);
    if (workspace === undefined || found.has(workspace.folder)) return;
    found.add(workspace.folder);
    workspace.dependencies.forEach(visit);
  };
  for (const { folder, name } of all) {
    if (folder.startsWith('actions/') || folder === 'packages/cli' || folder === 'packages/build') visit(name);
  }
  return [...found].sort();
}

describe('README.md names what there is', () => {
  const { text } = page('README.md');
  const listed = [...text.matchAll(/^\| \[((?:actions|packages)\/[\w-]+)\]/gm)].map(([, folder]) => folder ?? '');

  test('every action and every package that something stands on has its line, and no other', () => {
    expect(listed.toSorted()).toEqual(reached());
  });

  test('every action leads to its README', () => {
    for (const { folder } of workspaces().filter(({ folder }) => folder.startsWith('actions/')))
      expect(text).toContain(`(${folder}/README.md)`);
  });
});

describe('CONTRIBUTING.md', () => {
  const { text } = page('CONTRIBUTING.md');

  test('gives the reason of every dependency, and of no other', () => {
    const used = [root, ...reached().map((folder) => manifest(`${folder}/`))];
    const names = used
      .flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
        Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
      )
      // Ours, and the replaced part of @actions/core, which is explained with it.
      .filter((name) => !name.startsWith('@agent-remediation/') && name !== '@actions/http-client');
    const pinned = Object.entries(root.overrides ?? {}).filter(([, version]) => typeof version === 'string');
    const rows = text.split('\n## Dependencies')[1]?.matchAll(/^\| ((?:`[^`]+`(?: \(override\))?(?:, )?)+)/gm) ?? [];
    const explained = [...rows].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''),
    );
    expect([...new Set(explained)].sort()).toEqual([...new Set([...names, ...pinned.map(([name]) => name)])].sort());
  });

  test('names every lane of .ci/run', () => {
    const ci = readFileSync(`${ROOT}.ci/run`, 'utf8');
    const lanes = [...ci.matchAll(/^lane '([^']+)' /gm)].map(([, name]) => name ?? '');
    expect(lanes.length).toBeGreaterThan(5);
    expect(lanes.filter((name) => !text.includes(`| ${name} |`))).toEqual([]);
  });
});

test('reason codes that a page names in a link exist', () => {
  const named = PAGES.flatMap(({ text }) =>
    [...text.matchAll(/reason-codes\.md#([\w-]+)/g)].map(([, code]) => code ?? ''),
  ).filter((code) => code !== 'code');
  expect(named.filter((code) => !Object.hasOwn(REASONS, code))).toEqual([]);
});
