import type { Breach } from '../breach.ts';
import type { ChangedFile } from '../facts.ts';
import { isManifest, readManifest } from '../manifests/manifest.ts';
import { crossing } from '../manifests/version.ts';
import { before } from '../patch.ts';
import type { Case, Rule } from './rule.ts';

/** A major version that is crossed: stated in the description, and approved (seed 2.5 and 3.2, D18). */
export const versions: Rule = (given) =>
  given.facts.files
    .filter(({ path, status }) => isManifest(path) && status !== 'removed')
    .flatMap((file) => ofManifest(file, given));

function ofManifest(file: ChangedFile, given: Case): readonly Breach[] {
  const { path, patch, status, previous } = file;
  if (patch === undefined) return status === 'renamed' ? [] : unreadable(file);
  const head = given.facts.manifests.get(path);
  const old = status === 'added' ? '' : head === undefined ? undefined : before(head, patch);
  const was =
    old === undefined
      ? undefined
      : status === 'added'
        ? new Map<string, string>()
        : readManifest(previous ?? path, old);
  const is = head === undefined ? undefined : readManifest(path, head);
  if (was === undefined || is === undefined) return unreadable(file);
  return [...was].flatMap(([name, from]) => {
    const to = is.get(name);
    if (to === undefined || to === from) return [];
    const kind = crossing(from, to);
    return kind === 'none' ? [] : crossed(file, { name, from, to, kind }, given);
  });
}

interface Crossed {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly kind: 'major' | 'unknown';
}

function crossed(file: ChangedFile, { name, from, to, kind }: Crossed, given: Case): readonly Breach[] {
  const line = lineOf(file, name, to, given);
  const place = { path: file.path, ...(line === undefined ? {} : { line }) };
  const seen =
    kind === 'major'
      ? `${name} goes from ${from} to ${to}: another major version`
      : `${name} goes from ${from} to ${to}: whether that is another major version cannot be told`;
  const why = 'a major version may break what builds on it';
  const ask: Breach = {
    rule: 'major-version',
    severity: 'ask',
    ...place,
    seen,
    why,
    instead: 'Stop and ask; a maintainer approves it on the newest commit, or take the smallest version that fixes it.',
  };
  if (kind === 'unknown' || isStated(name, given.facts.body)) return [ask];
  const instead = `Say in the description that a major version of ${name} is required, and why.`;
  return [
    ask,
    {
      rule: 'major-version',
      severity: 'fail',
      ...place,
      seen: `${seen}; the description does not say so`,
      why,
      instead,
    },
  ];
}

/** The description names the package and speaks of a major version. */
function isStated(name: string, body: string): boolean {
  const text = body.toLowerCase();
  const short = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf(':')) + 1).toLowerCase();
  return text.includes('major') && text.includes(short === '' ? name.toLowerCase() : short);
}

function unreadable(file: ChangedFile): readonly Breach[] {
  return [
    {
      rule: 'major-version',
      severity: 'ask',
      path: file.path,
      seen: `${file.path} cannot be read as a manifest before and after the change`,
      why: 'whether a major version is crossed cannot be told',
      instead: 'A maintainer looks at it and approves it, or take the change of this file out.',
    },
  ];
}

function lineOf(file: ChangedFile, name: string, to: string, { linesOf }: Case): number | undefined {
  const added = linesOf(file).filter(({ kind }) => kind === 'added');
  const short = name.slice(name.lastIndexOf(':') + 1);
  return (added.find(({ text }) => text.includes(short)) ?? added.find(({ text }) => text.includes(to)))?.line;
}
