import { classifyPath } from '../../rules.ts';
import type { Breach } from '../breach.ts';
import type { ChangedFile } from '../facts.ts';
import { compareLocks, type LockFault } from '../locks/compare.ts';
import type { LockLine } from '../locks/entry.ts';
import { lockFormOf, type LockForm } from '../locks/lock.ts';
import { before, patchHunks, type PatchLine } from '../patch.ts';
import type { Case, Rule } from './rule.ts';

/** Faults of one file that are shown; the rest would say the same. */
const MOST = 20;

/** Lockfiles that say more than new versions: another source, another hash, no hash (seed 2.5: only the package manager writes them). */
export const locks: Rule = (given) =>
  given.facts.files.flatMap((file) => {
    const form = lockFormOf(file.path, classifyPath(file.path, given.contract.policy).lockfile);
    const was = file.previous ?? file.path;
    const isGone = file.status === 'removed' || (file.previous !== undefined && !isLockfile(file.path, given));
    if (isGone) return isLockfile(was, given) ? [gone(file, was)] : [];
    if (form === undefined) return [];
    const faults = [...odd(file, form, given), ...compared(file, form, given)];
    return faults.slice(0, MOST).map(({ severity, seen, line }): Breach => ({
      rule: 'lock-integrity',
      severity,
      path: file.path,
      line,
      seen,
      why: 'a lockfile decides which bytes are installed, and no new version asks for this',
      instead: 'Take this file from the base branch and let the package manager write it anew; see what it changes.',
    }));
  });

function isLockfile(path: string, { contract }: Case): boolean {
  return classifyPath(path, contract.policy).lockfile;
}

function gone(file: ChangedFile, was: string): Breach {
  return {
    rule: 'lock-integrity',
    severity: 'fail',
    path: file.path,
    seen: file.path === was ? `${was} is deleted` : `${was} becomes ${file.path}`,
    why: 'without it, whatever is newest is installed, from wherever it is found',
    instead: 'Put it back.',
  };
}

/** The whole file before and after where GitHub gives its text; else what the hunks show, each for itself. */
function compared(file: ChangedFile, form: LockForm, { facts }: Case): readonly LockFault[] {
  const patch = file.patch ?? '';
  const head = facts.manifests.get(file.path);
  const old = file.status === 'added' ? '' : head === undefined ? undefined : before(head, patch);
  if (head !== undefined && old !== undefined)
    return compareLocks([{ old: form.read(numbered(old)), now: form.read(numbered(head)) }], true, form);
  const parts = patchHunks(patch).map((lines) => ({
    old: form.read(side(lines, 'added')),
    now: form.read(side(lines, 'removed')),
  }));
  return compareLocks(parts, false, form);
}

function numbered(text: string): readonly LockLine[] {
  return text.split('\n').map((line, index) => ({ text: line.replace(/\r$/u, ''), line: index + 1 }));
}

/** The lines of a hunk without those of one kind. */
function side(lines: readonly PatchLine[], without: 'added' | 'removed'): readonly LockLine[] {
  return lines.filter(({ kind }) => kind !== without);
}

function odd(file: ChangedFile, { isPlain }: LockForm, { linesOf }: Case): readonly LockFault[] {
  const found = linesOf(file).find(({ kind, text }) => kind === 'added' && isPlain?.(text) === false);
  if (found === undefined) return [];
  const seen = `not written as the package manager writes it: ${found.text.trim().slice(0, 120)}`;
  return [{ severity: 'ask', seen, line: found.line }];
}
