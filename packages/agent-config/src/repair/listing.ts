/** Changes for people, line by line. */
import { redactTokens } from '@agent-remediation/text';
import { plainLine } from '../problem.ts';
import type { Change } from './plan.ts';

/** Lines that are looked ahead for the next common one. */
const WINDOW = 200;
/** Characters of a line that are shown. */
const MAX_LINE = 400;

/** A block a file: each line that goes, with `-`, and that comes, with `+`, by its number. A line can hold a credential, and what steers a terminal. */
export function listing(changes: readonly Change[]): string {
  return changes
    .map(({ path, before, after, makesExecutable, rules }) => {
      const lines = differences(before.split('\n'), after.split('\n')).map(
        ({ sign, number, text }) => `  ${String(number).padStart(4)} ${sign} ${safe(text)}\n`,
      );
      const mode = makesExecutable ? '       + may be started (mode +x)\n' : '';
      return `${plainLine(path)}  ${rules.join(', ')}\n${lines.join('')}${mode}`;
    })
    .join('\n');
}

function safe(text: string): string {
  const line = plainLine(redactTokens(text.replace(/\r$/, '')));
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line;
}

interface Difference {
  readonly sign: '-' | '+';
  /** From 1, in the text that the line stands in. */
  readonly number: number;
  readonly text: string;
}

function differences(before: readonly string[], after: readonly string[]): readonly Difference[] {
  const found: Difference[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      i += 1;
      j += 1;
      continue;
    }
    const [gone, come] = nextCommon(before, after, i, j);
    for (let line = i; line < i + gone; line += 1)
      found.push({ sign: '-', number: line + 1, text: before[line] ?? '' });
    for (let line = j; line < j + come; line += 1) found.push({ sign: '+', number: line + 1, text: after[line] ?? '' });
    i += gone;
    j += come;
  }
  return found;
}

/** How many lines go and come until both are alike again; all of them where that is too far. */
function nextCommon(
  before: readonly string[],
  after: readonly string[],
  i: number,
  j: number,
): readonly [gone: number, come: number] {
  for (let distance = 1; distance <= WINDOW; distance += 1) {
    for (let gone = 0; gone <= distance; gone += 1) {
      const come = distance - gone;
      const isEnd = i + gone === before.length && j + come === after.length;
      const isCommon = i + gone < before.length && j + come < after.length && before[i + gone] === after[j + come];
      if (isEnd || isCommon) return [gone, come];
    }
  }
  return [before.length - i, after.length - j];
}
