/** Limits as named constants, each with its unit and source. */

/** New sessions per run while the review rate is calibrated (seed 8). Lower is allowed, higher is refused. */
export const MAX_SESSIONS_PER_RUN = 5;
/** Minutes after which a finding that is still `posting` counts as `unknown` (architecture, ledger). */
export const UNKNOWN_AFTER_MINUTES = 15;
/** Seconds after an acknowledged claim beyond which it is read again before the POST (fences a paused runner). */
export const FENCE_AFTER_SECONDS = 30;
/** Rounds of compare-and-set before `ledger-busy`. */
export const LEDGER_ROUNDS = 8;
/** Rounds whose write nobody can tell the fate of, each after its own retries, before `github-unavailable`: GitHub fails, not the ledger. */
export const LEDGER_UNKNOWN_ROUNDS = 4;
/** Attempts that a retryable refusal may use up without a person. */
export const MAX_AUTOMATIC_ATTEMPTS = 3;
/** Minutes before a trigger within which an edit by somebody without write stops the run (P3). */
export const EDIT_WINDOW_MINUTES = 10;
/** Hours after which a re-run's payload is refused (architecture, trust). */
export const RERUN_MAX_AGE_HOURS = 24;
/** Minutes after which a session that has not started is noted (seed 4.1: "within a minute or two"). */
export const SESSION_START_MINUTES = 2;

/** Bytes of an event payload's text that we read: GitHub's own limit of a dispatch payload (facts 5.3). */
export const MAX_PAYLOAD_TEXT_BYTES = 65_535;
/** Code points of a session title. Ours: the service states no bound. */
export const MAX_TITLE = 200;
/** Code points of a finding's title, explanation and every further data part in a brief. */
export const MAX_DATA_TITLE = 300;
export const MAX_DATA_TEXT = 30_000;
/** Characters of an issue comment (GitHub: 65,536). */
export const MAX_COMMENT = 65_536;
/** Bytes of a step summary (GitHub: 1 MiB per step). */
export const MAX_SUMMARY_BYTES = 1_048_576;
/** Bytes of the service's answer that are passed on as an output (GitHub: 1 MB per output). A larger one is withheld. */
export const MAX_RESPONSE_BYTES = 900_000;
/** Bytes of the settings file. */
export const MAX_SETTINGS_BYTES = 65_536;
/** Bytes of the event file that we read. */
export const MAX_EVENT_BYTES = 8_388_608;
