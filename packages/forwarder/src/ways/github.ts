import { DISPATCH_EVENT_TYPE } from '@agent-remediation/conventions/core';
import { HttpFault, isGitHubRateLimit } from '@agent-remediation/http';
import { fitText } from '../fit.ts';
import { parseJson, textAt } from '../json.ts';
import { asked } from '../web-http.ts';
import type { BeginHttp } from '../web-http.ts';
import type { Errand, Handed, Way } from './way.ts';
import { endOfFault, pageAddress, retryAfterOf } from './way.ts';

export interface GitHubWay {
  readonly apiUrl: string;
  readonly token: string;
  readonly event: 'workflow_dispatch' | 'repository_dispatch';
  /** File of the workflow that receives a ticket. */
  readonly workflow: string;
  /** Branch on which it runs: the default branch, or the action refuses. */
  readonly ref: string;
}

/**
 * To GitHub, where the hand-off stands behind it: ledger, authority, caps, trace (seed 4.3). A dispatch that is sent twice starts two runs,
 * of which the ledger admits one, so it may be repeated after any passing fault; a session request may not.
 */
export function githubWay(settings: GitHubWay, begin: BeginHttp, wantsPage: boolean): Way {
  return {
    handOn: async ({ ticket, repository }): Promise<Handed> => {
      const text = [ticket.title, ticket.description, ticket.page].filter((part) => part !== '').join('\n\n');
      const { path, body } = dispatchRequest(settings, ticket.key, text, wantsPage);
      const response = await asked(begin(), {
        method: 'POST',
        url: `${settings.apiUrl}/repos/${repository}${path}`,
        headers: githubHeaders(settings.token),
        body: JSON.stringify(body),
        effect: 'none',
        name: 'dispatch',
        rateLimited: isGitHubRateLimit,
      });
      if (response instanceof HttpFault) return endOfFault(response);
      // A 403 would make most trackers give up, although the ticket is fine.
      if (isGitHubRateLimit(response))
        return { kind: 'end', code: 'upstream-rate-limited', retryAfter: retryAfterOf(response) };
      const run = wantsPage ? textAt(parseJson(response.text), 'html_url') : '';
      return { kind: 'answered', response, told: pageAddress(run) };
    },
    says: ({ repository }: Errand) =>
      `Handed to ${repository}: the run checks who asked and what is allowed, and starts the agent.`,
  };
}

export function githubHeaders(token: string): Readonly<Record<string, string>> {
  return {
    authorization: `Bearer ${token}`,
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    'content-type': 'application/json',
  };
}

/** Path and body of seed 4.3, in two forms. */
function dispatchRequest(settings: GitHubWay, key: string, text: string, wantsPage: boolean) {
  if (settings.event === 'repository_dispatch') {
    const payload = (description: string) => ({ finding_id: key, description });
    return {
      path: '/dispatches',
      body: { event_type: DISPATCH_EVENT_TYPE, client_payload: payload(fitText(text, payload)) },
    };
  }
  const inputs = (brief: string) => ({ ticket_key: key, brief });
  return {
    path: `/actions/workflows/${encodeURIComponent(settings.workflow)}/dispatches`,
    // Without it GitHub answers 204 and nothing; with it, the run's address.
    body: {
      ref: settings.ref,
      inputs: inputs(fitText(text, inputs)),
      ...(wantsPage ? { return_run_details: true } : {}),
    },
  };
}
