import {
  Ending,
  MAX_TITLE,
  TAG_REMEDIATION,
  TRIGGER_TAGS,
  type Settings,
  type TriggerKind,
} from '@agent-remediation/conventions';
import type { Finding } from '@agent-remediation/findings';
import { checkSessionRequest, type SessionInputFields, type SessionRequest } from '@agent-remediation/session-api';
import { cleanTitle, redactTokens, type DataPart } from '@agent-remediation/text';
import { compileBrief } from './brief.ts';

/** Body fields of seed 4.1 as the caller gives them; what is absent is not sent (D6), but for `secret_ids`. */
export type RequestOptions = SessionInputFields;

export interface RequestFacts {
  readonly finding: Finding;
  readonly context: readonly DataPart[];
  readonly issue: number | null;
  readonly trigger: TriggerKind;
  readonly ticketKey: string | undefined;
  /** `owner/name` in which the agent works. */
  readonly repository: string;
  /** `owner/name` that holds the issue. */
  readonly home: string;
  readonly baseBranch: string;
  readonly settings: Settings;
  readonly options: RequestOptions;
}

/** What the claim adds: the branch of this generation, and the nonce by which the session can be found again. */
export interface ClaimMark {
  readonly branch: string;
  readonly nonce: string;
}

/** The tag that names one request and nothing else: a person can read the finding in it, a program the nonce. */
export function dedupeTag(findingId: string, nonce: string): string {
  return `claim-${findingId}-${nonce}`;
}

/** The whole body of seed 4.1. Ends with `input-invalid` when the service would refuse it. */
export function buildRequest(facts: RequestFacts, mark: ClaimMark, random: () => string): SessionRequest {
  const { options, settings, finding } = facts;
  const prompt = compileBrief({ ...facts, branch: mark.branch, task: options.prompt }, random);
  const request: SessionRequest = {
    ...options,
    prompt,
    title: title(facts, mark.nonce),
    tags: tags(facts, mark.nonce),
    repos: options.repos ?? [facts.repository],
  };
  const checked = checkSessionRequest(request);
  if (!checked.ok) {
    const faults = checked.faults.map(({ field, message }) => `${field}: ${message}`).join('; ');
    throw new Ending('input-invalid', `the request for ${finding.id} (${settings.session.dedupeTag}): ${faults}`);
  }
  return checked.request;
}

function title({ finding, options }: RequestFacts, nonce: string): string {
  const mark = ` [${nonce}]`;
  const text = cleanTitle(options.title ?? `${finding.id}: ${redactTokens(finding.title)}`, MAX_TITLE - mark.length);
  return `${text === '' ? finding.id : text}${mark}`;
}

function tags({ trigger, ticketKey, options, settings, finding }: RequestFacts, nonce: string): readonly string[] {
  const dedupe = settings.session.dedupeTag === 'fingerprint' ? [dedupeTag(finding.id, nonce)] : [];
  const ticket = ticketKey === undefined ? [] : [ticketKey];
  return [...new Set([TAG_REMEDIATION, TRIGGER_TAGS[trigger], ...ticket, ...dedupe, ...(options.tags ?? [])])];
}
