/** Limits of reading SARIF, with their units. */

/** Bytes. A larger log is refused: its producer splits it (GitHub itself takes 10 MB, compressed). */
export const MAX_SARIF_BYTES = 2 ** 30;
/** Bytes. One result, or all that stands beside the results: what must be held in memory at once. */
export const MAX_PIECE_BYTES = 64 * 2 ** 20;
/** Bytes of results that are held until their rules are known; beyond, the log is read a second time. */
export const MAX_HELD_BYTES = 32 * 2 ** 20;
/** Bytes that are parsed and forgotten together. */
export const SLICE_BYTES = 2 ** 16;
/** Levels of nesting. SARIF has some twenty; property bags may nest further. */
export const MAX_DEPTH = 200;
/** Findings that are kept unless more are asked for: as many as ten pages of alerts. */
export const DEFAULT_KEEP = 1_000;
