import type { SessionField, SessionRequest } from './request.ts';
import { fieldFault, SESSION_FIELDS } from './request.ts';

/** What the inputs of an action say about a session; the prompt may come from elsewhere (the brief). */
export type SessionInputFields = Partial<SessionRequest> & Pick<SessionRequest, 'secret_ids'>;

export interface InputFault {
  /** The input's name, as in action.yml. */
  readonly input: string;
  /** What was given, clipped and safe to print; of texts and ids only the length. */
  readonly given: string;
  readonly allowed: string;
  readonly message: string;
}

export type SessionInputs =
  | { readonly ok: true; readonly fields: SessionInputFields }
  | { readonly ok: false; readonly faults: readonly InputFault[] };

/** `allowed` where the text could not even be read. */
type Parsed = { readonly value: unknown; readonly allowed?: string };

/**
 * Turns an action's inputs (D31: the body fields in kebab case) into typed fields. Blank means absent (house style 3);
 * `secret-ids` is then `[]` (P22). A list is written one entry a line, with commas, or as a JSON array, which is also the
 * way to write an entry with a comma and the empty list. Inputs of other names are left alone. Collects all faults.
 */
export function parseSessionInputs(raw: Readonly<Record<string, string>>): SessionInputs {
  const fields: [SessionField, unknown][] = [];
  const faults: InputFault[] = [];
  for (const [field, kind] of SESSION_FIELDS) {
    const input = field.replaceAll('_', '-');
    const text = Object.hasOwn(raw, input) ? (raw[input] ?? '') : '';
    if (text.trim() === '') continue;
    const { value, allowed = fieldFault(kind, value) } = parse(kind, text);
    if (allowed === undefined) fields.push([field, value]);
    else faults.push(inputFault(input, kind, text, allowed));
  }
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, fields: { secret_ids: [], ...Object.fromEntries(fields) } };
}

type Kind = (typeof SESSION_FIELDS)[number][1];

function parse(kind: Kind, text: string): Parsed {
  switch (kind) {
    case 'prompt':
    case 'title':
      return { value: text };
    case 'id':
      return { value: text.trim() };
    case 'count':
      return { value: /^\d{1,15}$/.test(text.trim()) ? Number(text.trim()) : undefined };
    case 'tags':
    case 'repos':
    case 'ids':
    case 'links':
      return parseList(text.trim());
  }
}

function parseList(text: string): Parsed {
  if (!text.startsWith('[')) {
    const entries = text.split(/[\n,]/).map((entry) => entry.trim());
    return { value: entries.filter((entry) => entry !== '') };
  }
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { value: undefined, allowed: 'begins with [ and so must be a JSON array of texts, such as ["a", "b"]' };
  }
}

function inputFault(input: string, kind: Kind, text: string, allowed: string): InputFault {
  const given = kind === 'count' || kind === 'repos' ? shown(text) : `${text.length} characters`;
  return { input, given, allowed, message: `Input ${input} ${allowed}; it was given ${given}.` };
}

// Prefixes of keys and tokens that people paste into the wrong input.
const CREDENTIAL = /(?:apk|cog|gh[pousr]|github_pat|glpat|xox[abp]|sk)[_-]|AKIA|eyJ/;

/** At most 60 characters, in quotes, with everything but plain ASCII escaped, so that it cannot act in a log (P6, P7). */
function shown(text: string): string {
  if (CREDENTIAL.test(text)) return 'something that looks like a credential';
  const clipped = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return JSON.stringify(clipped).replace(/[^\x20-\x7e…]|[:#](?=[:#])/gu, (character) => {
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
}
