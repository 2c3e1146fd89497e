import { expect, test } from '@jest/globals';
import { traceTable } from './trace-table.ts';

test('P8: a decision as a table: a mark for each verdict, what was seen made inert, the way to change it', () => {
  const rows = [
    { rule: 'label', seen: 'a|b @octocat', verdict: 'pass' },
    { rule: 'author', seen: 'x'.repeat(501), verdict: 'stop', change: 'ask a maintainer' },
    { rule: 'budget', seen: '', verdict: 'note' },
  ] as const;
  expect(traceTable(rows)).toEqual([
    '| | Rule | Seen | To change it |',
    '|---|---|---|---|',
    '| ✅ pass | label | `a│b @octocat` |  |',
    `| ⛔ stop | author | \`${'x'.repeat(499)}…\` | ask a maintainer |`,
    '| ℹ️ note | budget | _(empty)_ |  |',
  ]);
  expect(traceTable([])).toHaveLength(2);
});
