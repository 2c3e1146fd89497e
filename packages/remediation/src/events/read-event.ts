import {
  DISPATCH_EVENT_TYPE,
  Ending,
  LABEL_READY,
  LABEL_REMEDIATE,
  MAX_PAYLOAD_TEXT_BYTES,
} from '@agent-remediation/conventions/core';
import type { Actor, DirectInputs, EventIssue, Intake, Trigger } from './event.ts';

export type { Actor, Command, DirectInputs, EventIssue, Intake, Trigger } from './event.ts';

/**
 * Turns the event file into a trigger, or into the reason why it is none of ours. Ends with `payload-invalid` when a field that the
 * trigger needs is missing, and with `payload-too-large` above 65,535 bytes of text. Loads nothing: most runs end here.
 */
export async function readEvent(name: string, payload: unknown, inputs: DirectInputs): Promise<Intake> {
  const event = new Fields(payload, 'event');
  if (inputs.findingId !== undefined) return direct(name, event, inputs, inputs.findingId);
  switch (name) {
    case 'issues':
      return labelled(event);
    case 'issue_comment':
      return commented(event);
    case 'repository_dispatch':
      return dispatched(event);
    case 'workflow_dispatch':
      return ticket(event);
    default:
      return notForUs('not-our-event', name);
  }
}

function labelled(event: Fields): Intake {
  const action = event.text('action');
  if (action !== 'labeled') return notForUs('not-our-event', `issues ${action}`);
  const label = event.at('label').text('name');
  if (!isOurLabel(label)) return notForUs('not-our-label', label.slice(0, 100));
  const issue = event.at('issue');
  if (issue.has('pull_request')) return notForUs('is-pull-request', `#${issue.count('number')}`);
  return trigger({
    kind: 'label',
    issue: readIssue(issue),
    label: label.toLowerCase(),
    actor: readActor(event),
    at: issue.time('updated_at'),
  });
}

/** GitHub's labels differ by more than case, and its own expressions compare without case. */
export function isOurLabel(label: string): boolean {
  return [LABEL_READY, LABEL_REMEDIATE].some((ours) => ours === label.toLowerCase());
}

async function commented(event: Fields): Promise<Intake> {
  const action = event.text('action');
  // An edit could put a command into a comment that somebody else has already read and answered (D11).
  if (action !== 'created') return notForUs('not-our-event', `issue_comment ${action}`);
  const comment = event.at('comment');
  // Only comments need it, and every other event starts without it.
  const { readCommand } = await import('@agent-remediation/text/commands');
  const parsed = readCommand(limited(comment.text('body'), 'comment.body'));
  if (parsed.kind !== 'command') return notForUs('no-command', NO_COMMAND[parsed.why]);
  const issue = event.at('issue');
  if (issue.has('pull_request')) return notForUs('is-pull-request', `#${issue.count('number')}`);
  const actor = readActor(event);
  const author = comment.at('user').text('login');
  if (author !== actor.login)
    throw new Ending('payload-invalid', `comment.user (${author}) is not the sender (${actor.login})`);
  return trigger({
    kind: 'comment',
    issue: readIssue(issue),
    command: parsed.command,
    actor,
    at: comment.time('created_at'),
  });
}

const NO_COMMAND = {
  absent: 'no line begins with a command',
  arguments: 'words stand behind the command; it must be alone on its line',
  unknown: 'an unknown command',
  'not-prose': 'the command stands in code, a quote or an HTML comment',
  several: 'several different commands',
} as const;

function dispatched(event: Fields): Intake {
  // For repository_dispatch, `action` carries the event_type (facts: GitHub's webhook payload).
  const type = event.text('action');
  if (type !== DISPATCH_EVENT_TYPE) return notForUs('not-our-event', `repository_dispatch ${type.slice(0, 100)}`);
  const payload = event.at('client_payload');
  const findingId = payload.filled('finding_id');
  const description = limited(payload.filled('description'), 'client_payload.description');
  return trigger({ kind: 'dispatch', findingId, description, actor: readActor(event) });
}

function ticket(event: Fields): Intake {
  const inputs = event.at('inputs');
  const ticketKey = inputs.filled('ticket_key');
  const brief = limited(inputs.filled('brief'), 'inputs.brief');
  return trigger({ kind: 'ticket', ticketKey, brief, actor: readActor(event), ref: event.text('ref') });
}

function direct(name: string, event: Fields, inputs: DirectInputs, findingId: string): Intake {
  const description = limited(inputs.description ?? '', 'input `description`');
  if (description === '')
    throw new Ending('input-missing', 'input `description`: a direct call needs it beside `finding-id`');
  const facts = {
    findingId,
    title: inputs.findingTitle ?? '',
    description,
    ref: event.has('ref') ? event.text('ref') : '',
  };
  if (name === 'schedule') return trigger({ kind: 'schedule', ...facts, actor: undefined });
  return trigger({ kind: 'direct', ...facts, actor: readActor(event) });
}

function trigger(found: Trigger): Intake {
  return { kind: 'trigger', trigger: found };
}

function notForUs(reason: Extract<Intake, { kind: 'not-for-us' }>['reason'], seen: string): Intake {
  return { kind: 'not-for-us', reason, seen };
}

function readIssue(issue: Fields): EventIssue {
  return {
    number: issue.count('number'),
    title: limited(issue.text('title'), 'issue.title'),
    // GitHub sends null for an issue without a text.
    body: limited(issue.textOr('body', ''), 'issue.body'),
    author: issue.has('user') ? issue.at('user').text('login') : undefined,
    labels: issue.list('labels').map((label) => label.text('name')),
  };
}

function readActor(event: Fields): Actor {
  const sender = event.at('sender');
  return { login: sender.text('login'), id: sender.count('id'), type: sender.text('type') };
}

function limited(text: string, what: string): string {
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_PAYLOAD_TEXT_BYTES)
    throw new Ending('payload-too-large', `${what} has ${bytes} bytes; ${MAX_PAYLOAD_TEXT_BYTES} are read`);
  return text;
}

/** Typed access to an unchecked object; what is missing or of another type ends with the field's full name. */
class Fields {
  readonly #value: Readonly<Record<string, unknown>>;
  readonly #path: string;

  constructor(value: unknown, path: string) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Ending('payload-invalid', `${path} is missing or not an object`);
    this.#value = value as Readonly<Record<string, unknown>>;
    this.#path = path;
  }

  has(key: string): boolean {
    return this.#get(key) !== undefined && this.#get(key) !== null;
  }

  at(key: string): Fields {
    return new Fields(this.#get(key), `${this.#path}.${key}`);
  }

  text(key: string): string {
    const value = this.#get(key);
    return typeof value === 'string' ? value : this.#fail(key, 'a text');
  }

  textOr(key: string, otherwise: string): string {
    return this.has(key) ? this.text(key) : otherwise;
  }

  filled(key: string): string {
    const value = this.text(key);
    return value.trim() === '' ? this.#fail(key, 'a text that is not empty') : value;
  }

  count(key: string): number {
    const value = this.#get(key);
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
      ? value
      : this.#fail(key, 'a whole number above 0');
  }

  time(key: string): Date {
    const time = new Date(this.text(key));
    return Number.isNaN(time.getTime()) ? this.#fail(key, 'a time') : time;
  }

  list(key: string): readonly Fields[] {
    const value = this.#get(key);
    if (!Array.isArray(value)) return this.#fail(key, 'a list');
    return value.map((item, index) => new Fields(item, `${this.#path}.${key}[${index}]`));
  }

  #get(key: string): unknown {
    return Object.hasOwn(this.#value, key) ? this.#value[key] : undefined;
  }

  #fail(key: string, wanted: string): never {
    throw new Ending('payload-invalid', `${this.#path}.${key} is missing or not ${wanted}`);
  }
}
