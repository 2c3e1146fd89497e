/** Limits of the batch as named constants, each with its unit and source. */

/** Findings that one run takes from the queue (seed 8, batch example). */
export const FINDINGS_PER_BATCH = 20;
/** Turns of the agent per finding (seed 8, `maxTurns`). */
export const MAX_TURNS = 30;
/** Jobs that share one queue. Ours: a matrix of GitHub's has at most 256. */
export const MOST_SHARDS = 20;

/** Minutes per finding, for the agent alone. Ours. */
export const MINUTES_PER_FINDING = 30;
/** Minutes for all findings of a job; GitHub ends a job after 360. */
export const MINUTES_PER_RUN = 300;
/** Minutes for one set-up command or the test command. Ours. */
export const MINUTES_PER_COMMAND = 20;

/** Bytes of a command's output that are kept, its end. Ours. */
export const MOST_OUTPUT_BYTES = 20_000;
/** Bytes of a patch; check-pull-request refuses far smaller ones. Ours. */
export const MOST_PATCH_BYTES = 1_000_000;
/** Bytes of a claim or result file that are read. Ours. */
export const MOST_FILE_BYTES = 2_000_000;
/** Bytes of one finding's transcript; what comes after is left out. Ours. */
export const MOST_TRANSCRIPT_BYTES = 20_000_000;
/** Characters of an agent's summary that are kept. Ours. */
export const MOST_SUMMARY = 4_000;
/** Files, and lines, that a fix may change: as check-pull-request has them by default. */
export const MOST_FILES = 50;
export const MOST_LINES = 1_000;
/** Characters of a pull request's description that GitHub takes. */
export const MOST_DESCRIPTION = 65_536;
