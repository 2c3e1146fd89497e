import { inertInline } from './markdown.ts';

/** A decision as a Markdown table; what was seen may be untrusted and is made inert, rules and advice are ours. */
export function traceTable(
  trace: readonly {
    readonly rule: string;
    readonly seen: string;
    readonly verdict: 'pass' | 'stop' | 'note';
    readonly change?: string;
  }[],
): readonly string[] {
  const marks = { pass: '✅', stop: '⛔', note: 'ℹ️' } as const;
  return [
    '| | Rule | Seen | To change it |',
    '|---|---|---|---|',
    ...trace.map(
      ({ rule, seen, verdict, change }) =>
        `| ${marks[verdict]} ${verdict} | ${rule} | ${inertInline(seen, 500)} | ${change ?? ''} |`,
    ),
  ];
}
