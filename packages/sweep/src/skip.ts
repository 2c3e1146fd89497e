/** Why a finding is not handed off, in words for the summary. Codes are for programs and stay as they are. */
export const SKIPS = {
  'handed-off': 'handed off already: a session or its pull request is alive, or the fix waits for its verification',
  'needs-person': 'an earlier attempt needs a person to decide',
  'ended-before': 'handed off before and ended; a person starts it again',
  'open-pull-request': 'its branch has an open pull request',
  'dependabot-fix': 'Dependabot has a pull request for it',
  'held-by-settings': 'held back in the settings (`sweep.hold`)',
  'held-by-person': 'a person has taken it on',
  'not-known': 'whether something is under way for it could not be looked up',
  'other-ledger': 'its repository has a ledger of its own',
  'other-repository': 'its repository could not be read, or may not be worked in',
  'repository-limit': 'its repository has its number of new sessions for today',
  'next-run': 'further down the order: it waits for a later run',
} as const satisfies Record<string, string>;
export type SkipCode = keyof typeof SKIPS;

export interface Skip {
  readonly code: SkipCode;
  /** What was seen. */
  readonly seen: string;
}
