/** The plain JSON list, for scanners of one's own. Schema: packages/findings/schema/finding-list.v1.schema.json. */
export { type ListFile, type ListOptions, MAX_LIST_BYTES, readFindingList } from './read.ts';
