import { classifyPath, fold, matchesAny } from '../../rules.ts';
import type { Breach } from '../breach.ts';
import type { ChangedFile } from '../facts.ts';
import { manifestsOf } from '../manifests/lockfiles.ts';
import type { PatchLine } from '../patch.ts';
import type { Case, Rule } from './rule.ts';

/** Which files change: the protected ones, lockfiles, the public API, and what cannot be seen at all. */
export const paths: Rule = (given) => [
  ...given.facts.files.flatMap((file) => [
    ...protectedPath(file, given),
    ...lockfile(file, given),
    ...publicApi(file, given),
    ...unseen(file, given),
  ]),
  ...truncated(given),
];

/** Both names of a renamed file: moving a protected file away changes it too. */
export function namesOf({ path, previous }: ChangedFile): readonly string[] {
  return previous === undefined ? [path] : [path, previous];
}

/** Files by which a package manager is sent to another registry, whatever a lockfile says. */
const SOURCES = [
  '**/.npmrc',
  '**/.yarnrc',
  '**/.yarnrc.yml',
  '**/.pnpmfile.cjs',
  '**/bunfig.toml',
  '**/pip.conf',
  '**/.pypirc',
  '**/uv.toml',
  '**/nuget.config',
  '**/.cargo/config',
  '**/.cargo/config.toml',
  '**/.bundle/config',
  '**/.mvn/**',
  '**/gradle-wrapper.properties',
];
/** Attributes hide a file from a diff or call it generated; composite actions are steps of workflows, wherever they stand. */
const SHOWN_BY = ['**/.gitattributes', '**/action.yml', '**/action.yaml'];

export function groupsOf(file: ChangedFile, { contract }: Case): readonly string[] {
  const groups = namesOf(file).flatMap((name) => [
    ...classifyPath(name, contract.policy).groups,
    ...(matchesAny(fold(name), contract.protectedPaths) ? ['protected-paths of the settings'] : []),
    ...(matchesAny(fold(name), SOURCES) ? ['where packages come from'] : []),
    ...(matchesAny(fold(name), SHOWN_BY) ? ['what a diff shows, and what a job runs'] : []),
  ]);
  return [...new Set(groups)];
}

function protectedPath(file: ChangedFile, given: Case): readonly Breach[] {
  // A migration is one of the four changes that a maintainer may approve (D18).
  const groups = groupsOf(file, given).filter((group) => group !== 'migrations');
  if (groups.length === 0) return [];
  return [
    {
      rule: 'protected-path',
      severity: 'fail',
      path: file.path,
      seen: `${shown(file)} is protected (${groups.join(', ')})`,
      why: 'an agent must not change what judges it, what is deployed, or what a generator writes',
      instead: 'Take the change of this file out; a person makes it in a pull request of their own.',
    },
  ];
}

export function shown({ path, previous }: ChangedFile): string {
  return previous === undefined ? path : `${previous} → ${path}`;
}

function lockfile(file: ChangedFile, given: Case): readonly Breach[] {
  const { facts, contract, finding } = given;
  if (!namesOf(file).some((name) => classifyPath(name, contract.policy).lockfile)) return [];
  const why = 'a lockfile decides what is installed, and nobody reads it line by line';
  const breach = (severity: Breach['severity'], seen: string, instead: string): readonly Breach[] => [
    { rule: 'lockfile', severity, path: file.path, seen, why, instead },
  ];
  const takeOut = 'Take the change of this file out.';
  if (finding?.kind !== undefined && finding.kind !== 'dependency')
    return breach('fail', `${shown(file)} changes for ${finding.id}, which is no dependency finding`, takeOut);
  const wanted = manifestsOf(file.path);
  const changed = new Set(facts.files.flatMap(namesOf));
  if (wanted !== undefined && ![...changed].some(wanted.matches))
    return breach(
      'ask',
      `${shown(file)} changes, and no ${wanted.names} with it`,
      `Make the change in ${wanted.names} and let the package manager write the lockfile; or a maintainer approves it.`,
    );
  if (finding?.kind === 'dependency') return [];
  return breach(
    'ask',
    facts.ledgerKind === 'unlisted'
      ? `${shown(file)} changes; the ledger knows no finding ${finding?.id ?? ''} that it could be for`
      : `${shown(file)} changes; that ${finding?.id ?? 'this'} is a dependency finding cannot be told from its id`,
    `${takeOut} Or a maintainer approves it.`,
  );
}

function publicApi(file: ChangedFile, { contract }: Case): readonly Breach[] {
  if (!namesOf(file).some((name) => matchesAny(fold(name), contract.publicApi))) return [];
  return [
    {
      rule: 'public-api',
      severity: 'ask',
      path: file.path,
      seen: `${shown(file)} is public API by the settings`,
      why: 'others build on it',
      instead: 'Stop and ask; a maintainer approves it on the newest commit, or it is taken out.',
    },
  ];
}

const SUBMODULE = /^[+-]Subproject commit [0-9a-f]{40,64}$/mu;

/** Changes that the list of files shows without their text. */
function unseen(file: ChangedFile, { linesOf }: Case): readonly Breach[] {
  const { patch, path, status, additions, deletions, blob } = file;
  const why = 'what cannot be seen is not judged';
  const look = 'Take it out, or a maintainer looks at it and approves it.';
  const breach = (severity: Breach['severity'], seen: string, instead: string): readonly Breach[] => [
    { rule: 'not-seen', severity, path, seen, why, instead },
  ];
  if (status === 'other') return breach('ask', `${shown(file)} becomes another kind of file, such as a link`, look);
  if (patch !== undefined && isCut(file, linesOf(file)))
    return breach('fail', `${shown(file)}: only a part of its diff is shown`, 'Make the change smaller.');
  if (patch !== undefined)
    return SUBMODULE.test(patch) ? breach('ask', `${shown(file)} is a submodule: other code comes in`, look) : [];
  if (additions + deletions > 0)
    return breach('fail', `${shown(file)}: its diff is too large to be shown`, 'Make the change smaller.');
  if (status === 'removed' || (status === 'added' && blob === EMPTY_BLOB)) return [];
  // GitHub lists a binary file that moves and changes like one that only moves; a zero byte makes any file binary.
  if (status === 'renamed')
    return breach('ask', `${shown(file)} moves; whether its content changes is not shown`, look);
  return breach('ask', `${shown(file)} is binary, or only its mode changes`, look);
}

/** Git's id of a file without a byte. */
const EMPTY_BLOB = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';

function isCut({ additions, deletions }: ChangedFile, lines: readonly PatchLine[]): boolean {
  const count = (wanted: PatchLine['kind']): number => lines.filter(({ kind }) => kind === wanted).length;
  return count('added') < additions || count('removed') < deletions;
}

function truncated({ facts }: Case): readonly Breach[] {
  const hidden = facts.fileCount - facts.files.length;
  if (hidden <= 0) return [];
  return [
    {
      rule: 'not-seen',
      severity: 'fail',
      seen: `${hidden} of ${facts.fileCount} changed files were not listed by GitHub, which ends at 3,000`,
      why: 'what is not seen is not judged',
      instead: 'Make the change smaller.',
    },
  ];
}
