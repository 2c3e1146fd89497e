/**
 * What a release needs besides a person: `node packages/build/src/release.ts <command>`. Every command may be run again and changes nothing the
 * second time; none of them pushes. docs/releasing.md says when to run which.
 *
 *     check <version>                   says what is still wrong with releasing HEAD as this version
 *     pin-reusable <version>            pins the reusable workflows to HEAD, the commit with the bundles
 *     pin-templates <version> <commit>  pins what users copy, and what the READMEs show, to the released commit
 *     notes <version>                   prints the version's part of CHANGELOG.md
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, PROJECT, ROOT, UNRELEASED_PIN } from './tools.ts';

/** A reference to one of our own actions or workflows, with its pin and what the comment says of it. */
const PIN = new RegExp(`(${PROJECT}/[\\w./-]+@)([0-9a-f]{40})( # )([\\w.-]+)`, 'g');

const REUSABLE = ['.github/workflows/*.yml'];
/** What users copy or read. */
const SHOWN = [
  'action-templates/**/*.{yml,md}',
  'actions/*/README.md',
  'packages/*/README.md',
  'docs/*.md',
  'README.md',
];

export interface Pinned {
  readonly file: string;
  readonly commit: string;
  readonly says: string;
}

/** Every pin to this project in the files of these patterns. */
export function pinsIn(root: string, patterns: readonly string[]): readonly Pinned[] {
  return filesOf(root, patterns).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(PIN)].map(([, , commit = '', , says = '']) => ({
      file,
      commit,
      says,
    })),
  );
}

/** Rewrites every pin to this project; gives back the files that changed. */
function pin(root: string, patterns: readonly string[], commit: string, version: string): readonly string[] {
  if (!/^[0-9a-f]{40}$/.test(commit) || commit === UNRELEASED_PIN) throw new Error(`${commit} is no full commit`);
  return filesOf(root, patterns).filter((file) => {
    const before = readFileSync(join(root, file), 'utf8');
    const after = before.replaceAll(PIN, (_, name: string) => `${name}${commit} # v${version}`);
    if (after !== before) writeFileSync(join(root, file), after);
    return after !== before;
  });
}

/**
 * Pins the reusable workflows to HEAD, or leaves them as they are where they pin an earlier commit with the same actions: a commit cannot
 * name itself, and a second run must not pin the commit that the first one led to.
 */
export function pinReusable(root: string, version: string): readonly string[] {
  const [commit, ...more] = new Set(pinsIn(root, REUSABLE).map((each) => each.commit));
  const stands = commit !== undefined && more.length === 0 && faultsOfReusable(root, version).length === 0;
  return stands ? [] : pin(root, REUSABLE, git(root, 'rev-parse', 'HEAD'), version);
}

export function pinTemplates(root: string, version: string, commit: string): readonly string[] {
  return pin(root, SHOWN, commit, version);
}

/** The version's part of CHANGELOG.md, without its heading; `undefined`: there is none, or nothing in it. */
export function notes(changelog: string, version: string): string | undefined {
  const parts = changelog.split(/^## /m).slice(1);
  const part = parts.find((text) => text.split(/[\s]/, 1)[0] === version);
  const text = part?.slice(part.indexOf('\n') + 1).trim() ?? '';
  return /^- \S/m.test(text) ? text : undefined;
}

/** All that keeps HEAD from being released as this version, each with what to do; empty when nothing does. */
export function faults(root: string, version: string): readonly string[] {
  if (!/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(version)) return [`"${version}" is no version: write x.y.z`];
  const file = (path: string): string => readFileSync(join(root, path), 'utf8');
  const changelog = file('CHANGELOG.md');
  return [
    ...faultsOfVersion(root, version),
    ...(notes(changelog, version) === undefined ? [`CHANGELOG.md has no section "## ${version}" with an entry`] : []),
    ...(notes(changelog, 'Unreleased') === undefined
      ? []
      : ['CHANGELOG.md: what is under "Unreleased" belongs under the version']),
    ...faultsOfReusable(root, version),
    ...faultsOfShown(root),
    ...(git(root, 'status', '--porcelain') === '' ? [] : ['the work tree has changes that are not committed']),
  ];
}

function faultsOfVersion(root: string, version: string): readonly string[] {
  const versionOf = (path: string): unknown =>
    (JSON.parse(readFileSync(join(root, path), 'utf8')) as { readonly version?: unknown }).version;
  const wrong = ['package.json', 'package-lock.json'].filter((path) => versionOf(path) !== version);
  const later = releases(root).filter((known) => compare(known, version) >= 0);
  return [
    ...wrong.map((path) => `${path} says ${String(versionOf(path))}: run npm version --no-git-tag-version ${version}`),
    ...later.map((known) => `v${known} is released already: a tag never moves, and versions only go up`),
  ];
}

/** They have to run the very actions that they are released with. */
function faultsOfReusable(root: string, version: string): readonly string[] {
  const pins = pinsIn(root, REUSABLE);
  const commits = [...new Set(pins.map(({ commit }) => commit))];
  const again = `run release.ts pin-reusable ${version} and commit`;
  const [commit] = commits;
  if (commit === undefined || commits.length > 1)
    return [`the reusable workflows pin ${commits.length} commits: ${again}`];
  if (commit === UNRELEASED_PIN) return [`the reusable workflows pin no release yet: ${again}`];
  if (pins.some(({ says }) => says !== `v${version}`))
    return [`the reusable workflows do not say v${version}: ${again}`];
  if (!succeeds(root, 'merge-base', '--is-ancestor', commit, 'HEAD'))
    return [`the reusable workflows pin ${commit}, which is not in the history of HEAD: ${again}`];
  const same = succeeds(
    root,
    'diff',
    '--quiet',
    commit,
    'HEAD',
    '--',
    ':(glob)actions/*/action.yml',
    ':(glob)actions/*/dist/**',
  );
  return same ? [] : [`the actions have changed since ${commit}, which the reusable workflows pin: ${again}`];
}

/** What users copy goes on pinning the release before this one, until this one exists. */
function faultsOfShown(root: string): readonly string[] {
  const commits = [...new Set(pinsIn(root, SHOWN).map(({ commit }) => commit))];
  const released = new Set(releases(root).map((known) => git(root, 'rev-parse', `v${known}^{commit}`)));
  const strange = commits.filter((commit) => commit !== UNRELEASED_PIN && !released.has(commit));
  return [
    ...(commits.length > 1 ? [`templates and READMEs pin ${commits.length} commits instead of one`] : []),
    ...strange.map((commit) => `templates and READMEs pin ${commit}, which is no release`),
  ];
}

/** Versions that have a tag, oldest first. */
function releases(root: string): readonly string[] {
  return git(root, 'tag', '--list', 'v*.*.*')
    .split('\n')
    .filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag))
    .map((tag) => tag.slice(1))
    .toSorted(compare);
}

function compare(one: string, other: string): number {
  const [a, b] = [one.split('.').map(Number), other.split('.').map(Number)];
  return a.map((part, index) => part - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function filesOf(root: string, patterns: readonly string[]): readonly string[] {
  return globSync([...patterns], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

function git(root: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

function succeeds(root: string, ...args: readonly string[]): boolean {
  try {
    git(root, ...args);
    return true;
  } catch {
    return false;
  }
}

function main([command = '', version = '', commit = '']: readonly string[]): number {
  const changed = (files: readonly string[]): number => {
    console.log(files.length === 0 ? 'nothing to change' : `changed:\n${files.map((file) => `  ${file}`).join('\n')}`);
    return 0;
  };
  switch (command) {
    case 'check': {
      const found = faults(ROOT, version);
      for (const fault of found) console.error(`release: ${fault}`);
      if (found.length === 0) console.log(`release: nothing keeps HEAD from being released as v${version}`);
      return found.length === 0 ? 0 : 1;
    }
    case 'pin-reusable':
      return changed(pinReusable(ROOT, version));
    case 'pin-templates':
      return changed(pinTemplates(ROOT, version, commit));
    case 'notes': {
      const text = notes(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version);
      console.log(text ?? '');
      return text === undefined ? 1 : 0;
    }
    default:
      console.error('release: the commands are check, pin-reusable, pin-templates and notes');
      return 2;
  }
}

if (isMain(import.meta.filename)) process.exitCode = main(process.argv.slice(2));
