import type { SessionClient, SessionRequest } from '@agent-remediation/session-api';
import { fileOf, writeJson } from '../folder/files.ts';

/** The text of a claim, written down before the ledger says that it is there. */
export interface Brief {
  readonly nonce: string;
  readonly title: string;
  readonly prompt: string;
}

/** The mark of the claim at the end of a request's title. */
const MARK = /^(.*?)(?: )?\[([0-9a-f]{8,64})\]$/su;

/**
 * The batch as a session service: a request is written into the folder instead of being sent, and so goes through the same trust, caps and
 * claim as every other hand-off. It has no id that a service would know: reconcile asks nobody for it.
 *
 * @param page Address of this run, for people; kept only where it is https
 */
export function localSessions(folder: string, page: string): SessionClient {
  return {
    create: async (request) => {
      const brief = briefOf(request);
      await writeJson(fileOf(folder, 'briefs', brief.nonce, 'json'), brief);
      return { kind: 'created', status: 201, text: '{}', ...(/^https:\/\/\S+$/.test(page) ? { url: page } : {}) };
    },
    list: () => Promise.resolve({ kind: 'listed', sessions: [], complete: true }),
    get: () => Promise.resolve({ kind: 'missing' }),
  };
}

function briefOf({ title, prompt }: SessionRequest): Brief {
  const [, text = '', nonce = ''] = MARK.exec(title ?? '') ?? [];
  if (nonce === '') throw new TypeError('a request without the nonce of its claim');
  return { nonce, title: text.trim(), prompt };
}
