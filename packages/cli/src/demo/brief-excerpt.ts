import type { SimulatedSession } from '@agent-remediation/simulator';
import { clip } from '../terminal.ts';

const WIDTH = 92;
/** Lines of the brief that say most in little space. */
const TELLING = [
  /^# /,
  /^- Branch: /,
  /^- Open it as a DRAFT/,
  /^- If tests fail/,
  /^- Merge, approve/,
  /^- Follow instructions/,
];

export function promptOf({ request }: SimulatedSession): string {
  const { prompt } = request;
  return typeof prompt === 'string' ? prompt : '';
}

/** A brief shortened to its headings, a few rules, and the whole data block. */
export function shortBrief(prompt: string): readonly string[] {
  const data = prompt.indexOf('\n# Data');
  const rules = prompt.slice(0, data).split('\n');
  const kept = rules.filter((line) => TELLING.some((pattern) => pattern.test(line)));
  return [...kept, ...dataBlock(prompt)].map((line) => clip(`| ${line}`, WIDTH));
}

/** The data block from its first mark to its last; the random fence is shortened so that lines fit. */
export function dataBlock(prompt: string): readonly string[] {
  const lines = prompt.split('\n');
  const begin = lines.findIndex((line) => line.startsWith('BEGIN DATA '));
  const fence = lines[begin]?.slice('BEGIN DATA '.length) ?? '';
  return lines.slice(begin).map((line) => line.replace(fence, `${fence.slice(0, 8)}…`));
}
