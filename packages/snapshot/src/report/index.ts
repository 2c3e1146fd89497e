/** Shows snapshots: Markdown, difference, badge, CSV. */
export { badge } from './badge.ts';
export { csv } from './csv.ts';
export { type Change, type Difference, diffMarkdown, diffSnapshots, type Direction } from './diff.ts';
export { commentMarkdown, noticeLines, type ReportOptions, summaryMarkdown } from './markdown.ts';
export { readSnapshot, type SnapshotReading } from './read.ts';
