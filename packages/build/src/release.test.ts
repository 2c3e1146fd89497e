import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { faults, notes, pinReusable, pinsIn, pinTemplates } from './release.ts';
import { ROOT, UNRELEASED_PIN } from './tools.ts';

/** What a release looks at and changes; everything else of the project plays no part in it. */
const PARTS = ['package.json', 'package-lock.json', 'CHANGELOG.md', 'README.md', '.github', 'action-templates', 'docs'];
const ACTIONS = ['create-session', 'close-on-merge', 'reconcile', 'scheduled-sweep', 'check-pull-request'];
const VERSION = '7.0.0';

let root: string;
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', root, '-c', 'user.name=maria', '-c', 'user.email=maria@example.org', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
const commit = (message: string): string => {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
  return git('rev-parse', 'HEAD');
};
const edit = (path: string, change: (text: string) => string): void => {
  const text = readFileSync(join(root, path), 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${path}: the edit changed nothing`);
  writeFileSync(join(root, path), changed);
};
const bump = (version: string): void => {
  for (const path of ['package.json', 'package-lock.json'])
    edit(path, (text) => text.replace(/^ {2}"version": "[^"]+"/m, `  "version": "${version}"`));
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  const copy = (path: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  };
  PARTS.forEach(copy);
  for (const action of ACTIONS)
    for (const file of ['action.yml', 'README.md', 'dist/index.js']) copy(`actions/${action}/${file}`);
  git('init', '--quiet', '--initial-branch', 'main');
  // The first release has to start from the placeholder, whatever is released when this test runs.
  for (const { file, commit: pinned, says } of pinsIn(root, [
    '.github/workflows/*.yml',
    'action-templates/*/*.yml',
    '**/*.md',
  ]))
    if (pinned !== UNRELEASED_PIN)
      edit(file, (text) => text.replaceAll(`@${pinned} # ${says}`, `@${UNRELEASED_PIN} # unreleased`));
  commit('everything');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('D28: a release, step by step, with real git', () => {
  let bundles: string;
  let released: string;

  test('before anything is done, everything that is missing is said at once', () => {
    const found = faults(root, VERSION).join('\n');
    for (const part of [
      'package.json says',
      'package-lock.json says',
      `no section "## ${VERSION}"`,
      'pin no release yet',
    ])
      expect(found).toContain(part);
  });

  test.each(['1.2', 'v1.2.3', '1.2.3-rc.1', '01.2.3', '', '1.2.3; rm -rf /'])('%j is no version', (version) => {
    expect(faults(root, version)).toEqual([expect.stringContaining('write x.y.z')]);
  });

  test('the version and its changes are one commit; the reusable workflows then pin it', () => {
    bump(VERSION);
    edit('CHANGELOG.md', (text) => text.replace(/^## Unreleased$/m, `## ${VERSION} (2026-11-22)`));
    bundles = commit(`Release ${VERSION}`);
    expect(faults(root, VERSION)).toEqual([expect.stringContaining('the reusable workflows pin no release yet')]);
    expect(pinReusable(root, VERSION).length).toBeGreaterThan(3);
    expect(faults(root, VERSION)).toEqual(['the work tree has changes that are not committed']);
    released = commit('Pin the reusable workflows');
    expect(new Set(pinsIn(root, ['.github/workflows/*.yml']).map((pin) => `${pin.commit} ${pin.says}`))).toEqual(
      new Set([`${bundles} v${VERSION}`]),
    );
    expect(faults(root, VERSION)).toEqual([]);
  });

  test('run again, it changes nothing', () => {
    expect(pinReusable(root, VERSION)).toEqual([]);
    expect(git('status', '--porcelain')).toBe('');
  });

  test('a bundle that changed after it was pinned is noticed, and a pin outside of the history', () => {
    edit('actions/create-session/dist/index.js', (text) => `${text}\n// changed\n`);
    commit('A late change');
    expect(faults(root, VERSION)).toEqual([expect.stringContaining('the actions have changed since')]);
    git('reset', '--quiet', '--hard', released);
    edit('.github/workflows/label.yml', (text) => text.replaceAll(bundles, 'a'.repeat(40)));
    commit('A strange pin');
    expect(faults(root, VERSION)).toEqual([expect.stringContaining('pin 2 commits')]);
    git('reset', '--quiet', '--hard', released);
  });

  test('the tag is what was checked; the templates and READMEs then pin it, and nothing else', () => {
    git('tag', `v${VERSION}`, released);
    const before = pinsIn(root, ['action-templates/*/*.yml', 'actions/*/README.md']).length;
    const changed = pinTemplates(root, VERSION, released);
    expect(changed).toContain('action-templates/workflows/agent-label.yml');
    expect(changed).toContain('actions/create-session/README.md');
    expect(changed.filter((file) => file.startsWith('.github/'))).toEqual([]);
    commit('Pin the templates');
    const pins = pinsIn(root, ['action-templates/*/*.yml', 'actions/*/README.md']);
    expect(pins).toHaveLength(before);
    expect(new Set(pins.map((pin) => `${pin.commit} ${pin.says}`))).toEqual(new Set([`${released} v${VERSION}`]));
    expect(git('diff', '--name-only', `v${VERSION}`, 'HEAD').split('\n').sort()).toEqual([...changed]);
    // A placeholder that is left is one that a user would copy.
    expect(() => git('grep', '--quiet', UNRELEASED_PIN, 'HEAD', '--', 'action-templates', 'actions')).toThrow();
    expect(pinTemplates(root, VERSION, released)).toEqual([]);
  });

  test('the same version is never released twice, and no lower one after it; the next one is', () => {
    expect(faults(root, VERSION).join()).toContain(`v${VERSION} is released already`);
    expect(faults(root, '6.9.9').join()).toContain(`v${VERSION} is released already`);
    bump('7.0.1');
    edit('CHANGELOG.md', (text) => text.replace(`## ${VERSION}`, `## 7.0.1 (2026-11-23)\n\n- A fix.\n\n## ${VERSION}`));
    commit('Release 7.0.1');
    expect(faults(root, '7.0.1')).toEqual([expect.stringContaining('do not say v7.0.1')]);
    pinReusable(root, '7.0.1');
    commit('Pin the reusable workflows');
    expect(faults(root, '7.0.1')).toEqual([]);
  });

  test.each(['', 'main', 'abc', UNRELEASED_PIN])('%j is not pinned', (wrong) => {
    expect(() => pinTemplates(root, VERSION, wrong)).toThrow('no full commit');
  });
});

test('notes are the section of the version, and only with an entry in it', () => {
  const changelog = '# Changes\n\n## Unreleased\n\n## 1.10.0 (2026-01-02)\n\n- Two.\n- Three.\n\n## 1.1.0\n\n- One.\n';
  expect(notes(changelog, '1.10.0')).toBe('- Two.\n- Three.');
  expect(notes(changelog, '1.1.0')).toBe('- One.');
  expect([notes(changelog, 'Unreleased'), notes(changelog, '1.1'), notes(changelog, '2.0.0')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
