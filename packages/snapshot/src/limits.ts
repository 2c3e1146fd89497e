/** Every limit of this package, in one place, with its unit and its source. */

/** Bytes. A document above this is refused: twice what the largest measured organisation needs (issue: 569 MB works). */
export const MAX_DOCUMENT_BYTES = 2 ** 30;

/** Bytes. One portfolio, or all that stands beside the list of portfolios: what must be held in memory at once. */
export const MAX_PIECE_BYTES = 32 * 2 ** 20;

/** Levels of nesting. A snapshot has four; a reader that recurses must not be led further than this (P9). */
export const MAX_DEPTH = 64;

/** Bytes that are read, checked and forgotten together. */
export const SLICE_BYTES = 2 ** 15;

/** Faults that are described and located; all are counted. Errors and warnings each. */
export const DEFAULT_FAULT_LIMIT = 100;

/** Code points of a value that a message shows. */
export const SHOWN_CODE_POINTS = 80;

/** GitHub shows this many error and this many warning annotations per step. */
export const ANNOTATIONS_PER_STEP = 10;

/** Characters of one annotation that GitHub shows. */
export const ANNOTATION_CHARACTERS = 4096;

/** Bytes of a step summary that GitHub accepts. */
export const SUMMARY_BYTES = 2 ** 20;
