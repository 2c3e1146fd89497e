import { REASONS, type Level, type Reason } from '../../conventions/src/reasons.ts';
import { table } from './docs-regions.ts';

interface Group {
  readonly title: string;
  readonly says: string;
  readonly exitCode: string;
}

const GROUPS: Readonly<Record<Level, Group>> = {
  done: { title: 'Done', says: 'What was asked for happened, or is on its way.', exitCode: '0' },
  ignored: {
    title: 'Ignored',
    says: 'Nothing was to be done. The run is green and leaves a notice.',
    exitCode: '0',
  },
  refused: {
    title: 'Refused',
    says: 'A rule says no, or a person is needed. The run is green with a warning where the issue could be told, and red otherwise: a refusal that nobody can read of must not look like success.',
    exitCode: '0 where the issue was told, else 1',
  },
  failed: { title: 'Failed', says: 'Something is wrong and needs a change. The run is red.', exitCode: '1' },
};
const LEVELS = ['done', 'ignored', 'refused', 'failed'] as const satisfies readonly Level[];

/** Every reason code under a heading of its own, so that `docs/reason-codes.md#<code>` leads there. */
export function reasonPage(): string {
  return LEVELS.map((level) => {
    const { title, says, exitCode } = GROUPS[level];
    const codes = Object.entries<Reason>(REASONS).filter(([, reason]) => reason.level === level);
    const index = codes.map(([code]) => `[${code}](#${code})`).join(' · ');
    const entries = codes.map(
      ([code, { meaning, remedy }]) =>
        `### ${code}\n\n${meaning}\n\n- **What to do:** ${remedy === '' ? 'nothing.' : remedy}\n- **Exit code:** ${exitCode}`,
    );
    return `## ${title}\n\n${says}\n\n${index}\n\n${entries.join('\n\n')}`;
  }).join('\n\n');
}

/** The sentences that a run which did not do its work prints, in the order of the alphabet, so that a reader finds theirs. */
export function messageTable(): string {
  const rows = Object.entries<Reason>(REASONS)
    .filter(([, { level }]) => level === 'refused' || level === 'failed')
    .map(([code, { meaning }]) => [meaning, `[${code}](reason-codes.md#${code})`] as const);
  return table(
    ['The log, the summary or the comment says', 'Why, and what to do'],
    rows.toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
