import { classifyPath } from '../../rules.ts';
import type { Breach } from '../breach.ts';
import type { ChangedFile } from '../facts.ts';
import type { Case, Rule } from './rule.ts';

/** What a reviewer does not see although it is shown: names and lines with invisible characters, and files that may be links. */
export const hidden: Rule = (given) =>
  given.facts.files.flatMap((file) => [...name(file), ...characters(file, given), ...link(file)]);

/** Control characters, marks of direction and other characters without a shape. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Letters of scripts whose letters look like Latin ones, beside Latin ones. */
const MIXED =
  /\p{Script=Latin}[^/]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][^/]*\p{Script=Latin}/u;

function name(file: ChangedFile): readonly Breach[] {
  const names = file.previous === undefined ? [file.path] : [file.path, file.previous];
  const why = 'a name that looks like another one hides what changes';
  const breach = (severity: Breach['severity'], seen: string): Breach => ({
    rule: 'not-seen',
    severity,
    path: file.path,
    seen,
    why,
    instead: 'Give the file a name of plain characters.',
  });
  return names.flatMap((each) => {
    if (SHAPELESS.test(each) || each.split('/').some((part) => part === '..' || part === '.'))
      return [breach('fail', `${each}: its name has characters that are not shown, or steps out of its folder`)];
    if (each.split('/').some((part) => MIXED.test(part.replace(/\.[A-Za-z0-9]{1,10}$/u, '')) || /[！-～]/u.test(part)))
      return [breach('ask', `${each}: its name mixes letters that look alike`)];
    return [];
  });
}

/** Marks that turn the direction of a text, and characters that end a line for a compiler and not for a reader. */
const TURNING = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C\u2028\u2029\u{E0000}-\u{E007F}]|\r(?!$)/u;
/** The same and every character without a width, in code. */
const UNSEEN = /[\u200B-\u200D\u2060-\u2064\uFEFF\u00AD\u115F\u1160\u3164\uFFA0]/u;

function characters(file: ChangedFile, { contract, linesOf }: Case): readonly Breach[] {
  const { code } = classifyPath(file.path, contract.policy);
  const found = linesOf(file).find(
    ({ kind, text }) => kind === 'added' && (TURNING.test(text) || (code && UNSEEN.test(text))),
  );
  if (found === undefined) return [];
  return [
    {
      rule: 'not-seen',
      severity: 'ask',
      path: file.path,
      line: found.line,
      seen: 'a line with characters that are not shown',
      why: 'a reviewer reads another text than the compiler does',
      instead: 'Write them as escapes, or take them out.',
    },
  ];
}

/** A link is listed like a file whose one line, without an end, is what it points at. */
const TARGET = /^@@ -0,0 \+1 @@\n\+((?:\.{0,2}\/)?[^\s/]+(?:\/[^\s/]+)*)\n\\ No newline at end of file\s*$/u;

function link(file: ChangedFile): readonly Breach[] {
  const target = file.status === 'added' ? TARGET.exec(file.patch ?? '')?.[1] : undefined;
  const isPath = target !== undefined && (target.includes('/') || target.startsWith('..'));
  if (!isPath || target.includes('://')) return [];
  return [
    {
      rule: 'not-seen',
      severity: 'ask',
      path: file.path,
      line: 1,
      seen: `${file.path} may be a link to ${target.slice(0, 120)}: GitHub shows one like a file of one line`,
      why: 'what is written to a link, or read from it, is elsewhere',
      instead: 'Take the link out; in a file of one line, end the line.',
    },
  ];
}
