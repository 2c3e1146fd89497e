import { isJsonObject } from '../contract/json.ts';
import type { Json } from '../contract/json.ts';

/** One fault of a request body, in the form that the service lists under `errors`. */
export interface FieldFault {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
  readonly [key: string]: Json;
}

type Check = (value: unknown) => string | null;

const string: Check = (value) => (typeof value === 'string' ? null : 'Input should be a valid string');
const boolean: Check = (value) => (typeof value === 'boolean' ? null : 'Input should be a valid boolean');
const integer: Check = (value) => (Number.isInteger(value) ? null : 'Input should be a valid integer');
const object: Check = (value) => (isJsonObject(value) ? null : 'Input should be a valid dictionary');

const listOf =
  (item: Check, most = Infinity): Check =>
  (value) => {
    if (!Array.isArray(value)) return 'Input should be a valid list';
    if (value.length > most) return `List should have at most ${most} items after validation, not ${value.length}`;
    for (const [index, inner] of value.entries()) {
      const fault = item(inner);
      if (fault !== null) return `item ${index}: ${fault}`;
    }
    return null;
  };

const bounded =
  (least: number, most: number): Check =>
  (value) =>
    string(value) ??
    (String(value).length < least || String(value).length > most
      ? `String should have ${least} to ${most} characters`
      : null);

const url: Check = (value) =>
  bounded(1, 2083)(value) ?? (URL.canParse(String(value)) ? null : 'Input should be a valid URL');

const secret: Check = (value) => {
  if (!isJsonObject(value)) return 'Input should be a valid dictionary';
  const unknown = Object.keys(value).find((key) => !['key', 'value', 'sensitive'].includes(key));
  if (unknown !== undefined) return `${unknown}: Extra inputs are not permitted`;
  return (
    bounded(1, 256)(value['key']) ??
    bounded(0, 65_536)(value['value']) ??
    (value['sensitive'] === undefined ? null : boolean(value['sensitive']))
  );
};

/** Tag endpoints take at most 50; the create request's own bound is not documented, so the same is assumed here. */
export const TAG_LIMIT = 50;
const SCHEMA_LIMIT_BYTES = 64 * 1024;
export const MODES: readonly string[] = ['normal', 'fast', 'lite', 'ultra', 'fusion'];

const schema: Check = (value) =>
  object(value) ?? (JSON.stringify(value).length > SCHEMA_LIMIT_BYTES ? 'Schema is larger than 64 KB' : null);

/** The fields of "create session" that public documents list. All but the prompt may be absent or null. */
const FIELDS: Readonly<Record<string, Check>> = {
  prompt: string,
  title: string,
  tags: listOf(string, TAG_LIMIT),
  repos: listOf(string),
  knowledge_ids: listOf(string),
  secret_ids: listOf(string),
  playbook_id: string,
  child_playbook_id: string,
  max_acu_limit: integer,
  session_links: listOf(string),
  session_secrets: listOf(secret),
  create_as_user_id: string,
  attachment_urls: listOf(url),
  bypass_approval: boolean,
  platform: string,
  devin_mode: string,
  resumable: boolean,
  structured_output_schema: schema,
  structured_output_required: boolean,
};

/** Every fault of a create request: a missing prompt, wrong types, and fields that do not exist in this generation of the API. */
export function createFaults(body: unknown): readonly FieldFault[] {
  if (!isJsonObject(body)) return [{ loc: ['body'], msg: 'Input should be a valid dictionary', type: 'dict_type' }];
  const faults: FieldFault[] = [];
  if (body['prompt'] === undefined) faults.push({ loc: ['body', 'prompt'], msg: 'Field required', type: 'missing' });
  for (const [key, value] of Object.entries(body)) {
    const check = Object.hasOwn(FIELDS, key) ? FIELDS[key] : undefined;
    const nullable = key !== 'prompt';
    if (check === undefined)
      faults.push({ loc: ['body', key], msg: 'Extra inputs are not permitted', type: 'extra_forbidden' });
    else if (!(nullable && value === null)) {
      const msg = check(value);
      if (msg !== null) faults.push({ loc: ['body', key], msg, type: 'value_error' });
    }
  }
  return faults;
}

const MESSAGE_FIELDS: Readonly<Record<string, Check>> = {
  message: string,
  attachment_urls: listOf(url),
  message_as_user_id: string,
};

export function messageFaults(body: unknown): readonly FieldFault[] {
  if (!isJsonObject(body)) return [{ loc: ['body'], msg: 'Input should be a valid dictionary', type: 'dict_type' }];
  const faults: FieldFault[] = [];
  if (body['message'] === undefined) faults.push({ loc: ['body', 'message'], msg: 'Field required', type: 'missing' });
  for (const [key, value] of Object.entries(body)) {
    const check = Object.hasOwn(MESSAGE_FIELDS, key) ? MESSAGE_FIELDS[key] : undefined;
    const msg =
      check === undefined
        ? 'Extra inputs are not permitted'
        : value === null && key !== 'message'
          ? null
          : check(value);
    if (msg !== null)
      faults.push({ loc: ['body', key], msg, type: check === undefined ? 'extra_forbidden' : 'value_error' });
  }
  return faults;
}
