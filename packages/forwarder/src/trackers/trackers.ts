import type { ForwarderSettings } from '../settings.ts';
import type { Tracker } from '../ticket.ts';
import type { HmacCheck } from '../verify.ts';
import { createTokenCheck } from '../verify.ts';
import { genericTracker } from './generic.ts';
import { githubTracker } from './github.ts';
import { jiraTracker } from './jira.ts';
import { linearTracker } from './linear.ts';

/** The trackers that are set up, by the path under which they deliver: `/linear`, `/jira`, `/github`, `/generic`. */
export function createTrackers(
  { secrets, readyState, mapping }: ForwarderSettings,
  check: (secrets: readonly string[]) => HmacCheck,
): ReadonlyMap<string, Tracker> {
  const trackers = new Map<string, Tracker>();
  if (secrets.linear.length > 0) trackers.set('linear', linearTracker(check(secrets.linear), readyState));
  if (secrets.jira.length > 0) trackers.set('jira', jiraTracker(check(secrets.jira), readyState));
  if (secrets.github.length > 0) trackers.set('github', githubTracker(check(secrets.github)));
  if (secrets.generic.length > 0 || secrets.genericTokens.length > 0) {
    const checks = {
      hmac: secrets.generic.length > 0 ? check(secrets.generic) : undefined,
      token: secrets.genericTokens.length > 0 ? createTokenCheck(secrets.genericTokens) : undefined,
    };
    trackers.set('generic', genericTracker(checks, mapping, readyState));
  }
  return trackers;
}
