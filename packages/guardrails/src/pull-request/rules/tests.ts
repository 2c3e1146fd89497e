import { classifyPath } from '../../rules.ts';
import type { Breach } from '../breach.ts';
import type { ChangedFile } from '../facts.ts';
import { changedLines, type ChangedLines, type PatchLine } from '../patch.ts';
import {
  BUILD_SKIPS,
  CONFIGURATION,
  DECLARATION,
  ASSERTION,
  EMPTY_ASSERTION,
  SKIPS,
  thresholds,
} from './test-forms.ts';
import type { Rule } from './rule.ts';

/** Tests that go away, are skipped, or ask for less (seed 3.2: disabling or skipping tests). */
export const tests: Rule = (given) =>
  given.facts.files.flatMap((file) => {
    const lines = given.linesOf(file);
    const wasTest = classifyPath(file.previous ?? file.path, given.contract.policy).test;
    const isTest = classifyPath(file.path, given.contract.policy).test;
    if (wasTest && (file.status === 'removed' || !isTest)) return gone(file);
    const changes = changedLines(lines);
    return [
      ...(isTest || file.path.endsWith('.rs') ? skipped(file, changes) : []),
      ...(isTest ? fewer(file, lines) : []),
      ...(CONFIGURATION.test(file.path) ? [...switchedOff(file, changes), ...lowered(file, changes)] : []),
    ];
  });

/** Findings of one file that are shown; the rest would say the same. */
const MOST = 10;

function breach(file: ChangedFile, seen: string, line?: number): Breach {
  return {
    rule: 'tests-weakened',
    severity: 'ask',
    path: file.path,
    ...(line === undefined ? {} : { line }),
    seen,
    why: 'a test that asks for less lets the next fault through, and hides whether this fix works',
    instead: 'Put it back and mend the code; where the test itself is wrong, a maintainer approves it.',
  };
}

function gone(file: ChangedFile): readonly Breach[] {
  const seen =
    file.status === 'removed'
      ? `the test file ${file.path} is deleted`
      : `the test file ${file.previous ?? ''} becomes ${file.path}, which no test runner looks for`;
  return [breach(file, seen)];
}

const shown = (text: string): string => text.trim().slice(0, 120);

function skipped(file: ChangedFile, { added }: ChangedLines): readonly Breach[] {
  return added
    .filter(({ text }) => SKIPS.some((skip) => skip.test(text)) || EMPTY_ASSERTION.test(text))
    .slice(0, MOST)
    .map(({ text, line }) => breach(file, `skipped, limited or emptied: ${shown(text)}`, line));
}

function fewer(file: ChangedFile, lines: readonly PatchLine[]): readonly Breach[] {
  const net = (form: RegExp): number =>
    lines.reduce((sum, { kind, text }) => {
      if (kind === 'same' || !form.test(text)) return sum;
      return kind === 'removed' ? sum + 1 : sum - 1;
    }, 0);
  const first = (form: RegExp): number | undefined =>
    lines.find(({ kind, text }) => kind === 'removed' && form.test(text))?.line;
  const cases = net(DECLARATION);
  if (cases > 0) return [breach(file, `${cases} test cases fewer than before`, first(DECLARATION))];
  const assertions = net(ASSERTION);
  return assertions > 0 ? [breach(file, `${assertions} assertions fewer than before`, first(ASSERTION))] : [];
}

function switchedOff(file: ChangedFile, { added, removed }: ChangedLines): readonly Breach[] {
  const found = added
    .filter(({ text }) => BUILD_SKIPS.some((skip) => skip.test(text)))
    .map(({ text, line }) => breach(file, `tests are left out: ${shown(text)}`, line));
  const script = removed.find(({ text }) => TEST_SCRIPT.test(text));
  const command =
    script === undefined ? [] : [breach(file, `the test command changes: ${shown(script.text)}`, script.line)];
  return [...found, ...command].slice(0, MOST);
}

/** The line of a package manifest that says how tests are run. */
const TEST_SCRIPT = /^\s*"(?:pre|post)?test(?::[\w-]{1,40})?"\s*:\s*"/u;

function lowered(file: ChangedFile, { added, removed }: ChangedLines): readonly Breach[] {
  const left = added.flatMap((line) => thresholds(line.text));
  return removed
    .flatMap((line) => thresholds(line.text).map((old) => ({ old, line: line.line })))
    .flatMap(({ old, line }): readonly Breach[] => {
      const index = left.findIndex((now) => now.key === old.key);
      const now = index < 0 ? undefined : left.splice(index, 1)[0];
      if (now !== undefined && now.value >= old.value) return [];
      const to = now === undefined ? 'nothing' : String(now.value);
      return [breach(file, `the threshold ${old.key} goes from ${old.value} to ${to}`, line)];
    })
    .slice(0, MOST);
}
