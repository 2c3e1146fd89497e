import type { BaseUrlFaultCode } from '@agent-remediation/http';
import { parseBaseUrl } from '@agent-remediation/http';

/** What is needed to call the session API; made by {@link checkCredentials} alone. */
export interface SessionCredentials {
  readonly apiKey: string;
  readonly orgId: string;
  readonly baseUrl: string;
}

export interface CredentialFault {
  /** The input that is wrong (D31). */
  readonly input: 'api-key' | 'org-id' | 'base-url';
  readonly code: 'missing' | 'form' | 'legacy-key' | 'swapped' | BaseUrlFaultCode;
  /** What to change and where. Never repeats what was given (P6). */
  readonly message: string;
}

export type CredentialCheck =
  | { readonly ok: true; readonly credentials: SessionCredentials }
  | { readonly ok: false; readonly faults: readonly CredentialFault[] };

export interface CredentialInputs extends SessionCredentials {
  /** For the simulator and tests only (P5). */
  readonly allowLoopbackHttp?: boolean;
}

const MAX_KEY_CHARS = 4_096;
const MAX_ORG_ID_CHARS = 128;
const LEGACY_KEY = /^apk_/i;
const KEY_LIKE = /^(?:apk_|cog_|bearer\s)/i;
// One path segment that no server could read as two, as an address or as a way up.
const ORG_ID = /^[A-Za-z0-9_][A-Za-z0-9._~-]*$/;

/** Checks key, organisation id and address together and collects all faults (seed 5; D8; P5). */
export function checkCredentials(given: CredentialInputs): CredentialCheck {
  const { apiKey, orgId, baseUrl, allowLoopbackHttp = false } = given;
  const faults: CredentialFault[] = [];
  const key = keyFault(apiKey);
  if (key !== undefined) faults.push(key);
  const org = orgIdFault(orgId, apiKey);
  if (org !== undefined) faults.push(org);
  const parsed = parseBaseUrl(baseUrl, { allowLoopbackHttp });
  if (!parsed.ok) {
    const message = `Input base-url (the variable with the address of the session API): ${parsed.fault.message}.`;
    faults.push({ input: 'base-url', code: parsed.fault.code, message });
  }
  if (faults.length > 0 || !parsed.ok) return { ok: false, faults };
  return { ok: true, credentials: { apiKey, orgId, baseUrl: parsed.url } };
}

function keyFault(apiKey: string): CredentialFault | undefined {
  const fault = (code: CredentialFault['code'], why: string): CredentialFault => ({
    input: 'api-key',
    code,
    message: `Input api-key (the secret with the key of a service user): ${why}.`,
  });
  if (apiKey.trim() === '') {
    return fault('missing', 'it is empty: set the secret, and check that the job names the environment that holds it');
  }
  if (/^bearer\s/i.test(apiKey)) return fault('form', 'leave out the word Bearer');
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    return fault('form', 'it holds a space, a line break or a character that no key has: paste it again');
  }
  if (apiKey.length > MAX_KEY_CHARS) return fault('form', `it is longer than ${MAX_KEY_CHARS} characters`);
  if (LEGACY_KEY.test(apiKey)) {
    return fault(
      'legacy-key',
      'it is a key of the legacy API (it begins with apk_): create a service user in the workspace settings, under ' +
        'service users, give it the permission ManageOrgSessions, and store its key instead',
    );
  }
  return undefined;
}

function orgIdFault(orgId: string, apiKey: string): CredentialFault | undefined {
  const fault = (code: CredentialFault['code'], why: string): CredentialFault => ({
    input: 'org-id',
    code,
    message: `Input org-id (the secret with the organisation's id): ${why}.`,
  });
  if (orgId.trim() === '')
    return fault('missing', 'it is empty: set the secret to the id shown in the workspace settings');
  // A key in a path would be written into the logs of every server on the way.
  if (KEY_LIKE.test(orgId) || orgId === apiKey) return fault('swapped', 'it holds a key: the two secrets are mixed up');
  if (orgId.length > MAX_ORG_ID_CHARS) return fault('form', `it is longer than ${MAX_ORG_ID_CHARS} characters`);
  if (!ORG_ID.test(orgId) || orgId.includes('..')) {
    return fault('form', 'write the id alone: letters, digits and - . _ ~');
  }
  return undefined;
}
