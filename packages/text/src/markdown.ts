import { capText } from './cap.ts';
import { removeInvisible } from './clean.ts';

/*
 * Inside code GitHub makes no mention, no reference, no closing keyword, no link, no image and no HTML out of a text; so untrusted
 * text goes into a code span or a fenced block that it cannot close. (CommonMark 6.1 and 4.5; GitHub's own filters skip CODE and PRE,
 * as the open source of its desktop application shows.)
 */

function longestRun(text: string, mark: string): number {
  let longest = 0;
  let run = 0;
  for (const character of text) {
    run = character === mark ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

/** A longer run would ask for a fence that fills the page. */
const MAX_RUN = 200;

function shortenRuns(text: string): string {
  return text.replace(/`+/gu, (run) => (run.length > MAX_RUN ? `${'`'.repeat(MAX_RUN)}…` : run));
}

/**
 * Untrusted text for the middle of a line or a table cell (P8), as a code span. A `|` is shown as `│`: a table splits its cells before it
 * looks for code, and a backslash in front of an escaped `|` would undo the escape.
 *
 * @param max code points that are shown.
 */
export function inertInline(text: string, max = 300): string {
  const line = removeInvisible(text).text.replace(/\s+/gu, ' ').trim().replaceAll('|', '│');
  const shown = shortenRuns(capText(line, { codePoints: max }, () => '…').text);
  if (shown === '') return '_(empty)_';
  const fence = '`'.repeat(longestRun(shown, '`') + 1);
  const pad = shown.startsWith('`') || shown.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${shown}${pad}${fence}`;
}

/** GitHub refuses a comment of more than 65,536 characters (code points); a block leaves room for the words around it. */
const BLOCK_CODE_POINTS = 50_000;

/**
 * Untrusted text as a block of its own (P8): a fenced code block with a fence longer than any run of backticks inside. It begins and ends
 * its own lines and stands at the left margin: never in a list item or a quote, where a line could leave the container.
 *
 * @param max code points that are shown; the rest is counted in a mark.
 */
export function inertBlock(text: string, max = BLOCK_CODE_POINTS): string {
  const shown = shortenRuns(capText(removeInvisible(text).text, { codePoints: max }).text);
  const fence = '`'.repeat(Math.max(3, longestRun(shown, '`') + 1));
  return `${fence}text\n${shown}${shown === '' || shown.endsWith('\n') ? '' : '\n'}${fence}\n`;
}
