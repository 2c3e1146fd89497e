/** From what the sources gave to what is handed off first: the same finding once, clusters where wanted, and a ranking that says why. */
export { cluster, type ClusterRules, MAX_MEMBERS } from './cluster.ts';
export { mergeSame, type Merged } from './merge.ts';
export { DEFAULT_DEADLINES, POINTS, rank, type Deadlines, type Ranked, type RankFacts } from './rank.ts';
