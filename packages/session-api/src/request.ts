/** The body of "create session", field for field as in seed 4.1. Types: the facts on the session API, 1.1. */
export interface SessionRequest {
  /** The task brief. */
  readonly prompt: string;
  readonly title?: string;
  readonly tags?: readonly string[];
  /** `<owner>/<repo>`: the session may use no other connected repository. */
  readonly repos?: readonly string[];
  /** Absent: the service decides; `[]`: none. */
  readonly knowledge_ids?: readonly string[];
  readonly playbook_id?: string;
  /** Compute units; the seed states neither unit nor bounds. */
  readonly max_acu_limit?: number;
  /** Always sent (P22): where it is absent, the service may expose every secret of the organisation. `[]`: none. */
  readonly secret_ids: readonly string[];
  readonly session_links?: readonly string[];
  /** Needs the permission ImpersonateOrgSessions; never set but by an explicit input (P22). */
  readonly create_as_user_id?: string;
}

export type SessionField = keyof SessionRequest;

export interface FieldFault {
  readonly field: string;
  /** What is wrong and what is allowed. Never repeats the value. */
  readonly message: string;
}

export type SessionRequestCheck =
  | { readonly ok: true; readonly request: SessionRequest }
  | { readonly ok: false; readonly faults: readonly FieldFault[] };

/** Our own bounds, to keep bombs out; the service states none but the 50 tags. Characters and items. */
export const REQUEST_LIMITS = {
  promptChars: 500_000,
  titleChars: 1_000,
  idChars: 200,
  tagChars: 200,
  linkChars: 2_048,
  tags: 50,
  items: 200,
} as const;

type FieldKind = 'prompt' | 'title' | 'id' | 'count' | 'tags' | 'repos' | 'ids' | 'links';

/** Every field with its kind, in the order in which it is sent. */
export const SESSION_FIELDS: readonly (readonly [SessionField, FieldKind])[] = [
  ['prompt', 'prompt'],
  ['title', 'title'],
  ['tags', 'tags'],
  ['repos', 'repos'],
  ['knowledge_ids', 'ids'],
  ['playbook_id', 'id'],
  ['max_acu_limit', 'count'],
  ['secret_ids', 'ids'],
  ['session_links', 'links'],
  ['create_as_user_id', 'id'],
];

const REPOSITORY = /^[A-Za-z0-9_.-]{1,100}\/[A-Za-z0-9_.-]{1,100}$/;
const DOTS = /(?:^|\/)\.{1,2}(?:\/|$)/;

/** Says what is allowed where the value is not; nothing where it is right. */
export function fieldFault(kind: FieldKind, value: unknown): string | undefined {
  switch (kind) {
    case 'prompt':
      return textFault(value, REQUEST_LIMITS.promptChars);
    case 'title':
      return textFault(value, REQUEST_LIMITS.titleChars);
    case 'id':
      return textFault(value, REQUEST_LIMITS.idChars);
    case 'count': {
      const right = typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
      return right ? undefined : 'must be a whole number of 1 or more';
    }
    case 'tags':
      return listFault(value, REQUEST_LIMITS.tags, REQUEST_LIMITS.tagChars);
    case 'ids':
      return listFault(value, REQUEST_LIMITS.items, REQUEST_LIMITS.idChars);
    case 'links':
      return listFault(value, REQUEST_LIMITS.items, REQUEST_LIMITS.linkChars);
    case 'repos': {
      const fault = listFault(value, REQUEST_LIMITS.items, REQUEST_LIMITS.idChars + 1);
      if (fault !== undefined) return fault;
      const right =
        Array.isArray(value) &&
        value.every((name) => typeof name === 'string' && REPOSITORY.test(name) && !DOTS.test(name));
      return right ? undefined : 'must be names of the form <owner>/<repo>, without a host or an address';
    }
  }
}

function textFault(value: unknown, maxChars: number): string | undefined {
  if (typeof value !== 'string') return 'must be text';
  if (value.trim() === '') return 'must not be empty';
  return value.length > maxChars ? `must have at most ${maxChars} characters` : undefined;
}

function listFault(value: unknown, maxItems: number, maxChars: number): string | undefined {
  if (!Array.isArray(value)) return 'must be a list of texts';
  if (value.length > maxItems) return `must have at most ${maxItems} entries`;
  for (const [index, item] of value.entries()) {
    const fault = textFault(item, maxChars);
    if (fault !== undefined) return `entry ${index + 1} ${fault}`;
  }
  return undefined;
}

/**
 * Checks a request of unknown origin and collects all faults (house style 5). A field that is not in seed 4.1 is refused,
 * so that approval is never bypassed by a stray one (P22), and `null` too: to the service it can mean "all secrets".
 */
export function checkSessionRequest(value: unknown): SessionRequestCheck {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, faults: [{ field: '', message: 'the request must be an object' }] };
  }
  const given = new Map<string, unknown>(Object.entries(value).filter(([, content]) => content !== undefined));
  const faults: FieldFault[] = [];
  const known = new Set<string>(SESSION_FIELDS.map(([field]) => field));
  for (const field of [...given.keys()].filter((name) => !known.has(name)).slice(0, 20)) {
    faults.push({ field: field.slice(0, 60), message: 'is not a field of a session request: leave it out' });
  }
  for (const [field, kind] of SESSION_FIELDS) {
    if (!given.has(field) && field !== 'prompt') continue;
    const content = given.get(field);
    const message = content === null ? 'must not be null: leave the field out' : fieldFault(kind, content);
    if (message !== undefined) faults.push({ field, message });
  }
  const request = { secret_ids: [], ...Object.fromEntries(given) };
  return isChecked(request, faults) ? { ok: true, request } : { ok: false, faults };
}

/** Without a fault every field that is there is right, and the prompt is there; this tells the compiler. */
function isChecked(_request: object, faults: readonly FieldFault[]): _request is SessionRequest {
  return faults.length === 0;
}

/** The request as JSON: fields in a fixed order, `secret_ids` always, absent ones never (D6, P22). */
export function serialise(request: SessionRequest): string {
  const entries = SESSION_FIELDS.map(([field]): [string, unknown] => [
    field,
    field === 'secret_ids' ? (request.secret_ids ?? []) : request[field],
  ]);
  return JSON.stringify(Object.fromEntries(entries.filter(([, value]) => value !== undefined)));
}
