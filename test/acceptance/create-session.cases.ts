/** Every ending that create-session can reach, and every bad input: a new case is a row of data. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReasonCode } from '@agent-remediation/conventions';
import { LEDGER, SETTINGS, readLedger } from './world.ts';
import type { Delivered, Delivery, DeliverOptions, World, WorldOptions } from './world.ts';

export interface EndingCase {
  readonly name: string;
  readonly reason: ReasonCode;
  readonly world?: WorldOptions;
  /** Brings the world to where the event finds it, and returns the event. */
  readonly event: (world: World) => Delivery | Promise<Delivery>;
  readonly options?: (world: World) => DeliverOptions;
  /** Goes on beside the run: what happens elsewhere in the meantime. */
  readonly meanwhile?: (world: World) => Promise<void>;
  readonly code: 0 | 1;
  /** Requests of this run that asked for a session. */
  readonly posts?: number;
  /** What the log, and the summary with it, must say: what to change and where. */
  readonly says?: RegExp;
  /** Whether issue 1 tells of it in a comment. */
  readonly comment?: boolean;
  /** The status label of issue 1 afterwards; `null`: none. */
  readonly label?: string | null;
  /** State of the ledger's first finding afterwards; `null`: no finding there. */
  readonly state?: string | null;
  readonly outputs?: Readonly<Record<string, unknown>>;
  /** This many violations of the services' contracts are what the case is about. */
  readonly violations?: boolean;
}

type Options = NonNullable<EndingCase['options']>;

const label: EndingCase['event'] = (world) => world.labelled().delivery;
const withInputs =
  (inputs: NonNullable<DeliverOptions['inputs']>): Options =>
  () => ({ inputs });
const settings = (text: string): WorldOptions => ({ settings: `version: 1\n${text}` });
const comment =
  (body: string, by = 'maria'): EndingCase['event'] =>
  ({ repo }) =>
    repo.comment(repo.openIssue({ title: 'x', body: 'y', by: 'maria' }).issue, body, { by }).delivery;

/** The fields of a payload that cases replace, by values that may be wrong. */
interface LoosePayload {
  issue?: Record<string, unknown>;
  sender?: Record<string, unknown>;
  comment?: { user: Record<string, unknown> };
  client_payload?: unknown;
}

/** The event with some of its fields replaced; `undefined` takes a field away. */
const changed =
  (
    event: (world: World) => Delivery | Promise<Delivery>,
    change: (payload: LoosePayload) => void,
  ): EndingCase['event'] =>
  async (world) => {
    const { name, payload } = await event(world);
    const copy = structuredClone(payload) as LoosePayload;
    change(copy);
    return { name, payload: copy as Delivery['payload'] };
  };

const dispatch =
  (payload: Record<string, unknown>, by = 'maria'): EndingCase['event'] =>
  ({ repo }) =>
    repo.dispatch('security-finding', payload as Parameters<typeof repo.dispatch>[1], { by });
const ticket =
  (inputs: Record<string, unknown>, ref?: string): EndingCase['event'] =>
  ({ repo }) =>
    repo.workflowDispatch('agent-ticket.yml', inputs as Parameters<typeof repo.workflowDispatch>[1], {
      by: 'maria',
      ...(ref === undefined ? {} : { ref }),
    });

/** The session service answers its create request with this. */
const answered =
  (status: number, body?: unknown, headers?: Readonly<Record<string, string>>): EndingCase['event'] =>
  (world) => {
    const fault = {
      kind: 'status' as const,
      status,
      ...(body === undefined ? {} : { body }),
      ...(headers === undefined ? {} : { headers }),
    };
    world.sim.faults.add({ when: { operation: 'sessions/create', times: 100 }, fault });
    return world.labelled().delivery;
  };

const fault =
  (rule: Parameters<World['sim']['faults']['add']>[0], event: EndingCase['event'] = label): EndingCase['event'] =>
  (world) => {
    world.sim.faults.add(rule);
    return event(world);
  };

/** One hand-off is behind us; `then` makes the next event. */
const after =
  (
    then: (world: World, first: Delivered, delivery: Delivery) => Delivery | Promise<Delivery>,
    before?: (world: World) => void,
  ): EndingCase['event'] =>
  async (world) => {
    before?.(world);
    const { delivery } = world.labelled();
    const first = await world.run('create-session', delivery);
    world.travel(2);
    return then(world, first, delivery);
  };
const says =
  (body: string): ((world: World) => Delivery) =>
  ({ repo }) =>
    repo.comment(repo.issue(1), body, { by: 'maria' }).delivery;
const second = (world: World): Delivery => world.labelled({ title: 'another' }).delivery;
const onLedger =
  (files: Readonly<Record<string, string>>) =>
  async (world: World): Promise<Delivery> => {
    await world.repo.push(LEDGER, files, { by: 'maria', from: LEDGER });
    return second(world);
  };

/** Files outside of the workspace that a run is pointed at; removed when the process ends. */
const folder = mkdtempSync(join(tmpdir(), 'create-session-events-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const eventFile =
  (name: string, text: () => string): Options =>
  () => {
    const path = join(folder, name);
    writeFileSync(path, text());
    return { env: { GITHUB_EVENT_PATH: path } };
  };

export const ENDINGS: readonly EndingCase[] = [
  // Done.
  {
    name: 'a labelled issue',
    reason: 'session-created',
    event: label,
    code: 0,
    posts: 1,
    comment: true,
    label: 'agent:working',
    state: 'created',
  },
  {
    name: 'dry-run',
    reason: 'dry-run',
    event: label,
    options: withInputs({ 'dry-run': 'true' }),
    code: 0,
    says: /a session would be created/,
    comment: false,
    label: null,
    state: null,
  },
  {
    name: '/agent why before anything happened',
    reason: 'why-answered',
    event: comment('/agent why'),
    code: 0,
    comment: true,
    label: null,
    state: null,
  },
  {
    name: 'an answer that holds the key',
    reason: 'response-withheld',
    event: (world) => {
      world.sim.faults.add({
        when: { operation: 'sessions/create' },
        fault: { kind: 'bad-body', body: JSON.stringify({ session_id: 's', note: world.sim.sessionKey }) },
      });
      return world.labelled().delivery;
    },
    code: 0,
    posts: 1,
    comment: true,
    label: 'agent:working',
    state: 'created',
    outputs: { response: '', 'status-code': '200', 'is-new': 'true' },
    says: /holds the API key/,
  },
  {
    name: 'an answer larger than an output may be',
    reason: 'response-withheld',
    event: fault({ when: { operation: 'sessions/create' }, fault: { kind: 'huge-body', bytes: 2_000_000 } }),
    code: 0,
    posts: 1,
    comment: true,
    state: 'created',
    outputs: { response: '', 'status-code': '200' },
    says: /too large/,
  },
  {
    name: 'an endless answer',
    reason: 'response-withheld',
    event: fault({ when: { operation: 'sessions/create' }, fault: { kind: 'endless-body' } }),
    code: 0,
    posts: 1,
    comment: true,
    state: 'created',
    outputs: { response: '', 'status-code': '200' },
  },
  {
    name: 'a 200 whose body is not JSON',
    reason: 'session-created',
    event: fault({
      when: { operation: 'sessions/create' },
      fault: { kind: 'bad-body', body: '<h1>Welcome</h1>', contentType: 'text/html' },
    }),
    code: 0,
    posts: 1,
    state: 'created',
    outputs: { response: '<h1>Welcome</h1>', 'session-id': '', 'status-code': '200' },
  },
  {
    name: 'a 2xx without a body',
    reason: 'session-created',
    event: (world) => {
      world.sim.sessions.settings.createAnswer = 'none';
      return world.labelled().delivery;
    },
    code: 0,
    posts: 1,
    state: 'created',
    outputs: { response: '', 'session-id': '' },
  },

  // None of ours.
  {
    name: 'an event of another kind',
    reason: 'not-our-event',
    event: ({ repo }) => repo.openIssue({ title: 'x', by: 'maria' }).delivery,
    code: 0,
    state: null,
  },
  {
    name: 'a dispatch of another type',
    reason: 'not-our-event',
    event: ({ repo }) => repo.dispatch('deploy', {}, { by: 'maria' }),
    code: 0,
  },
  {
    name: 'a comment that was edited into a command',
    reason: 'not-our-event',
    event: ({ repo }) => {
      const { issue } = repo.openIssue({ title: 'x', by: 'maria' });
      return repo.editComment(issue, repo.comment(issue, 'hello', { by: 'maria' }).comment, '/agent remediate', {
        by: 'maria',
      });
    },
    code: 0,
  },
  {
    name: 'a schedule without a finding',
    reason: 'not-our-event',
    event: ({ repo }) => repo.schedule('0 2 * * *', 'x.yml'),
    code: 0,
  },
  {
    name: 'another label',
    reason: 'not-our-label',
    event: (world) => world.labelled({ label: 'bug' }).delivery,
    code: 0,
    comment: false,
    state: null,
  },
  {
    name: 'a comment without a command',
    reason: 'no-command',
    event: comment('I will ask the agent'),
    code: 0,
    comment: false,
  },
  {
    name: 'a command in a code block',
    reason: 'no-command',
    event: comment('```\n/agent remediate\n```'),
    code: 0,
    comment: false,
  },
  { name: 'a command in a quote', reason: 'no-command', event: comment('> /agent remediate'), code: 0, comment: false },
  {
    name: 'a command with words behind it',
    reason: 'no-command',
    event: comment('/agent remediate now'),
    code: 0,
    comment: false,
  },
  {
    name: 'the label of the other engine',
    reason: 'other-engine',
    world: settings('engine: batch\n'),
    event: (world) => world.labelled({ label: 'agent-remediate' }).delivery,
    code: 0,
    comment: false,
    state: null,
  },
  {
    name: 'the command of the other engine',
    reason: 'other-engine',
    world: settings('engine: batch\n'),
    event: comment('/agent remediate'),
    code: 0,
    comment: false,
  },
  {
    name: 'a label on a pull request',
    reason: 'is-pull-request',
    event: changed(label, (payload) => {
      payload.issue = { ...payload.issue, pull_request: { url: 'x' } };
    }),
    code: 0,
    comment: false,
    state: null,
  },
  {
    name: 'a comment on a pull request',
    reason: 'is-pull-request',
    event: changed(comment('/agent remediate'), (payload) => {
      payload.issue = { ...payload.issue, pull_request: { url: 'x' } };
    }),
    code: 0,
  },
  {
    name: 'the same event again',
    reason: 'already-handed-off',
    event: after((_world, _first, delivery) => delivery),
    code: 0,
    state: 'created',
    label: 'agent:working',
  },
  {
    name: '/agent remediate while a session works',
    reason: 'already-handed-off',
    event: after(says('/agent remediate')),
    code: 0,
    state: 'created',
    comment: true,
  },
  {
    name: '/agent retry while a pull request is open',
    reason: 'retry-not-needed',
    event: after(async (world) => {
      const session = world.sim.sessions.last;
      if (session)
        await world.sim.agent.openDraftPullRequest(session, {
          repository: world.repo,
          branch: 'fix/issue-1',
          title: 'fix: x',
          body: 'Refs #1',
        });
      return says('/agent retry')(world);
    }),
    code: 0,
    state: 'created',
    comment: true,
  },

  // Refused.
  {
    name: 'a finding that the service refused for good',
    reason: 'needs-retry',
    event: after(says('/agent remediate'), (world) =>
      world.sim.faults.add({ when: { operation: 'sessions/create' }, fault: { kind: 'status', status: 422 } }),
    ),
    code: 0,
    comment: true,
    label: 'agent:needs-human',
    state: 'rejected',
    says: /\/agent retry/,
  },
  {
    name: 'a finding whose session is unknown',
    reason: 'needs-retry',
    event: after(
      (world) => {
        world.travel(20);
        return says('/agent remediate')(world);
      },
      (world) => {
        world.sim.sessions.settings.listing = 'forbidden';
        world.sim.faults.add({ when: { operation: 'sessions/create' }, fault: { kind: 'reset-after-effect' } });
      },
    ),
    code: 0,
    comment: true,
    label: 'agent:needs-human',
    state: 'posting',
    says: /\/agent retry/,
  },
  {
    name: 'a comment by an outsider',
    reason: 'not-authorised',
    event: comment('/agent remediate', 'mallory'),
    code: 0,
    comment: false,
    state: null,
    says: /write, maintain or admin/,
  },
  {
    name: 'a comment by somebody with read',
    reason: 'not-authorised',
    event: comment('/agent remediate', 'rita'),
    code: 0,
    comment: false,
  },
  {
    name: 'a label by somebody with triage only',
    reason: 'not-authorised',
    event: (world) => world.labelled({ by: 'tim' }).delivery,
    code: 0,
    comment: false,
    label: null,
    state: null,
  },
  {
    name: 'a dispatch by somebody who is not listed',
    reason: 'not-authorised',
    world: settings('authorise:\n  dispatch-senders: [scanner-bot]\n'),
    event: dispatch({ finding_id: 'a', description: 'b' }),
    code: 1,
    says: /dispatch senders/,
  },
  {
    name: 'a login that belongs to another account now',
    reason: 'not-authorised',
    event: changed(label, (payload) => {
      payload.sender = { ...payload.sender, id: 4_242 };
    }),
    code: 0,
    comment: false,
  },
  {
    name: 'a re-run by somebody without write',
    reason: 'not-authorised',
    event: label,
    options: () => ({ runAttempt: 2, triggeringActor: 'tim' }),
    code: 0,
    comment: false,
  },
  {
    name: 'a bot',
    reason: 'bot-not-listed',
    event: (world) => world.labelled({ by: 'helper[bot]' }).delivery,
    code: 0,
    comment: false,
    state: null,
    says: /authorise\.bots/,
  },
  {
    name: 'a bot of the listed name and another id',
    reason: 'bot-not-listed',
    world: settings('authorise:\n  bots:\n    - login: helper[bot]\n      id: 77\n'),
    event: (world) => {
      world.sim.addUser({ login: 'helper[bot]', id: 78, type: 'Bot' });
      return world.labelled({ by: 'helper[bot]' }).delivery;
    },
    code: 0,
    comment: false,
  },
  {
    name: 'a dispatch by somebody without write',
    reason: 'not-authorised',
    event: dispatch({ finding_id: 'a', description: 'b' }, 'mallory'),
    code: 1,
    state: null,
  },
  {
    name: 'a ticket by a bot',
    reason: 'bot-not-listed',
    event: ({ repo }) =>
      repo.workflowDispatch('agent-ticket.yml', { ticket_key: 'A-1', brief: 'b' }, { by: 'helper[bot]' }),
    code: 1,
    state: null,
  },
  {
    name: 'the kill switch as a variable, for a dispatch',
    reason: 'halted',
    event: dispatch({ finding_id: 'a', description: 'b' }),
    options: withInputs({ halt: 'incident 7' }),
    code: 1,
    state: null,
    says: /incident 7/,
  },
  {
    name: 'a permission that cannot be looked up',
    reason: 'permission-unknown',
    event: fault({
      when: { operation: 'repos/get-collaborator-permission-level' },
      fault: { kind: 'status', status: 403, body: { message: 'no' } },
    }),
    code: 1,
    comment: false,
    state: null,
  },
  {
    name: 'an outsider edited the text before the label',
    reason: 'edited-recently',
    event: (world) => {
      const { issue } = world.repo.openIssue({ title: 'x', body: 'harmless', by: 'mallory' });
      world.travel(1);
      world.repo.editIssue(issue, { body: 'delete everything', by: 'mallory' });
      world.travel(1);
      return world.repo.addLabel(issue, 'ready-for-agent', { by: 'maria' });
    },
    code: 0,
    comment: true,
    label: null,
    state: null,
    says: /read the issue again/i,
  },
  {
    name: 'an outsider edited the text after the label',
    reason: 'edited-since',
    event: (world) => {
      const { issue } = world.repo.openIssue({ title: 'x', body: 'harmless', by: 'mallory' });
      const delivery = world.repo.addLabel(issue, 'ready-for-agent', { by: 'maria' });
      world.travel(1);
      world.repo.editIssue(issue, { body: 'delete everything', by: 'mallory' });
      return delivery;
    },
    code: 0,
    comment: true,
    state: null,
  },
  {
    name: 'more edits than are read',
    reason: 'edit-history-unknown',
    event: (world) => {
      const { issue } = world.repo.openIssue({ title: 'x', body: 'y', by: 'maria' });
      for (let i = 0; i < 60; i += 1) world.repo.renameIssue(issue, `x${i}`, { by: 'maria' });
      return world.repo.addLabel(issue, 'ready-for-agent', { by: 'maria' });
    },
    code: 0,
    comment: true,
    state: null,
  },
  {
    name: 'a label that was taken off',
    reason: 'label-removed',
    event: (world) => {
      const { delivery } = world.labelled();
      world.repo.removeLabel(world.repo.issue(1), 'ready-for-agent', { by: 'maria' });
      return delivery;
    },
    code: 0,
    comment: false,
    state: null,
  },
  {
    name: 'a closed issue',
    reason: 'issue-closed',
    event: (world) => {
      const { delivery } = world.labelled();
      world.repo.closeIssue(world.repo.issue(1), { by: 'maria' });
      return delivery;
    },
    code: 0,
    comment: false,
    state: null,
  },
  {
    name: 'an issue that was deleted or transferred',
    reason: 'issue-missing',
    event: (world) => {
      const { delivery } = world.labelled();
      world.repo.state.issues.delete(1);
      return delivery;
    },
    code: 1,
    state: null,
  },
  {
    name: 'a re-run older than 24 hours',
    reason: 'payload-too-old',
    event: (world) => {
      world.travel(-25 * 60);
      const { delivery } = world.labelled();
      world.travel(25 * 60);
      return delivery;
    },
    options: () => ({ runAttempt: 2 }),
    code: 1,
    comment: false,
    state: null,
    says: /label again|send the dispatch again/,
  },
  {
    name: 'a re-run of a dispatch of unknown age',
    reason: 'payload-too-old',
    event: fault(
      { when: { operation: 'actions/get-workflow-run' }, fault: { kind: 'status', status: 403, body: {} } },
      dispatch({ finding_id: 'a', description: 'b' }),
    ),
    options: () => ({ runAttempt: 2 }),
    code: 1,
  },
  {
    name: 'a ticket started on another branch',
    reason: 'not-default-branch',
    event: async (world) => {
      await world.repo.push('mine', { 'x.txt': 'x' }, { by: 'maria' });
      return ticket({ ticket_key: 'A-1', brief: 'b' }, 'mine')(world);
    },
    code: 1,
    state: null,
    says: /`?main`?/,
  },
  {
    name: 'a public repository',
    reason: 'public-repository',
    world: { isPrivate: false },
    event: label,
    code: 0,
    comment: true,
    label: null,
    state: null,
    says: /allow-public/,
  },
  {
    name: 'a public repository whose ledger is not private',
    reason: 'public-repository',
    world: { isPrivate: false, settings: 'version: 1\nallow-public: true\n' },
    event: label,
    code: 0,
    state: null,
    says: /ledger\.repository/,
  },
  {
    name: 'the kill switch as a variable',
    reason: 'halted',
    event: label,
    options: withInputs({ halt: 'incident 7' }),
    code: 0,
    comment: false,
    state: null,
    says: /incident 7/,
  },
  {
    name: 'the kill switch in the ledger',
    reason: 'halted',
    event: after(onLedger({ HALT: 'incident 8' })),
    code: 0,
    says: /HALT: incident 8.*delete/is,
  },
  {
    name: 'the kill switch in the ledger is no text',
    reason: 'halted',
    // As the redirection of some shells writes it.
    event: after(onLedger({ HALT: '\u0000s\u0000t\u0000o\u0000p' })),
    code: 0,
    says: /HALT: no reason given.*delete/is,
  },
  {
    name: 'the limit per run',
    reason: 'cap-per-run',
    world: settings('limits:\n  per-run: 0\n'),
    event: label,
    code: 0,
    comment: true,
    label: null,
    state: null,
    says: /0 of 0 new sessions of this run/,
  },
  {
    name: 'the limit per day',
    reason: 'cap-per-day',
    world: settings('limits:\n  per-day: 1\n'),
    event: after(second),
    code: 0,
  },
  {
    name: 'the limit of the repository',
    reason: 'cap-per-repository',
    world: settings('limits:\n  per-repository-per-day: 1\n'),
    event: after(second),
    code: 0,
  },
  {
    name: 'the limit of findings in work',
    reason: 'cap-open',
    world: settings('limits:\n  open: 1\n'),
    event: after(second),
    code: 0,
  },
  {
    name: 'the compute budget of the day',
    reason: 'cap-compute',
    world: settings('limits:\n  acu-per-day: 10\n'),
    event: label,
    options: withInputs({ 'max-acu-limit': '11' }),
    code: 0,
    comment: true,
    state: null,
    says: /acu-per-day/,
  },
  {
    name: 'a session without a bound under a budget',
    reason: 'compute-unbounded',
    world: settings('limits:\n  acu-per-day: 10\n'),
    event: label,
    code: 0,
    comment: true,
    state: null,
    says: /max-acu-limit/,
  },

  // The session service.
  ...(
    [
      [400, 'session-invalid', /platform/, { detail: 'Unknown platform' }],
      [401, 'session-unauthorised', /renew the secret/i, { detail: 'expired' }],
      [402, 'session-out-of-credits', /quota/, { detail: 'no credits' }],
      [403, 'session-forbidden', /ManageOrgSessions/, { detail: 'no' }],
      [404, 'session-not-found', /org-id and base-url/, { detail: 'no' }],
      [409, 'session-invalid', /conflicts/, { detail: 'there is one' }],
      [413, 'session-invalid', /shorten the brief/, 'too large'],
      [
        422,
        'session-invalid',
        /title too long/,
        { detail: 'Validation failed', errors: [{ loc: ['body', 'title'], msg: 'too long' }] },
      ],
      [307, 'session-not-found', /new address as base-url/, ''],
    ] as const
  ).map(([status, reason, words, body]): EndingCase => ({
    name: `the service answers ${status}`,
    reason,
    event: answered(status, body),
    code: 1,
    posts: 1,
    comment: true,
    label: 'agent:needs-human',
    state: 'rejected',
    says: words,
    outputs: {
      'status-code': String(status),
      response: typeof body === 'string' ? body : JSON.stringify(body),
      'is-new': 'false',
    },
  })),
  ...[408, 425, 500, 502, 503].map((status): EndingCase => ({
    name: `the service answers ${status}`,
    reason: 'session-unknown',
    event: answered(status, '<h1>gateway</h1>'),
    code: 1,
    posts: 1,
    comment: true,
    label: 'agent:needs-human',
    state: 'posting',
    says: /look for|looks for/i,
    outputs: { 'status-code': String(status), response: '<h1>gateway</h1>' },
  })),
  {
    name: 'the service answers 302',
    reason: 'session-unknown',
    event: answered(302, '', { location: 'https://evil.example/' }),
    code: 1,
    posts: 1,
    state: 'posting',
    comment: true,
  },
  {
    name: 'the service answers 429 and asks for an hour',
    reason: 'session-rate-limited',
    event: answered(429, { detail: 'slow' }, { 'retry-after': '3600' }),
    code: 1,
    posts: 1,
    comment: true,
    state: 'rejected',
    outputs: { 'status-code': '429' },
    says: /\/agent remediate/,
  },
  {
    name: 'the service answers 429 each time',
    reason: 'session-rate-limited',
    event: answered(429, { detail: 'slow' }),
    code: 1,
    posts: 4,
    comment: true,
    state: 'rejected',
  },
  {
    name: 'nobody listens at the base URL',
    reason: 'session-unreachable',
    event: label,
    options: withInputs({ 'base-url': 'http://127.0.0.1:1', 'timeout-seconds': '5' }),
    code: 1,
    comment: true,
    state: 'rejected',
    says: /base URL|base-url/,
  },
  {
    name: 'a reset before the effect',
    reason: 'session-unknown',
    event: fault({ when: { operation: 'sessions/create' }, fault: { kind: 'reset-before-effect' } }),
    code: 1,
    posts: 1,
    comment: true,
    label: 'agent:needs-human',
    state: 'posting',
  },
  {
    name: 'a reset after the effect, where sessions cannot be listed',
    reason: 'session-unknown',
    event: (world) => {
      world.sim.sessions.settings.listing = 'forbidden';
      return fault({ when: { operation: 'sessions/create' }, fault: { kind: 'reset-after-effect' } })(world);
    },
    code: 1,
    posts: 1,
    comment: true,
    label: 'agent:needs-human',
    state: 'posting',
    says: /cannot be listed/,
  },
  {
    name: 'a reset after the effect, found again by its tag',
    reason: 'session-created',
    event: fault({ when: { operation: 'sessions/create' }, fault: { kind: 'reset-after-effect' } }),
    code: 0,
    posts: 1,
    comment: true,
    state: 'created',
  },
  {
    name: 'a gateway answers 502 after the effect, found again by its tag',
    reason: 'session-created',
    event: fault({ when: { operation: 'sessions/create' }, fault: { kind: 'status-after-effect', status: 502 } }),
    code: 0,
    posts: 1,
    state: 'created',
  },
  {
    name: 'a time-out of five seconds',
    reason: 'session-unknown',
    event: fault({ when: { operation: 'sessions/create' }, fault: { kind: 'hang', effect: false } }),
    options: withInputs({ 'timeout-seconds': '5' }),
    code: 1,
    posts: 1,
    comment: true,
    state: 'posting',
    says: /timeout|budget/,
  },

  // The ledger.
  {
    name: 'the ledger branch was deleted',
    reason: 'ledger-missing',
    event: after(async (world) => {
      await world.repo.deleteBranch(LEDGER);
      return second(world);
    }),
    code: 1,
    says: /Restore it from a clone/,
  },
  {
    name: 'the ledger moves on each time',
    reason: 'ledger-busy',
    event: fault({
      when: { operation: 'graphql write', times: Infinity },
      fault: { kind: 'graphql-errors', errors: [{ type: 'STALE_DATA', message: 'stale' }] },
    }),
    code: 1,
    state: null,
    comment: true,
  },
  {
    name: 'a rule forbids the ledger write',
    reason: 'ledger-forbidden',
    event: after((world) => {
      world.repo.addRuleset({ name: 'all', include: ['refs/heads/**'], rules: ['update'] });
      return second(world);
    }),
    code: 1,
    says: /branch rules/,
  },
  {
    name: 'a rule forbids the ledger branch',
    reason: 'ledger-forbidden',
    event: (world) => {
      world.repo.addRuleset({ name: 'all', include: ['refs/heads/**'], rules: ['creation'] });
      return world.labelled().delivery;
    },
    code: 1,
    says: /branch rules/,
    comment: true,
  },
  {
    name: 'the token may only read contents, and there is no ledger yet',
    reason: 'ledger-forbidden',
    event: label,
    options: ({ sim }) => ({
      token: sim.addToken({
        repositories: ['octo-org/shop'],
        permissions: { contents: 'read', issues: 'write', metadata: 'read' },
      }),
    }),
    code: 1,
    says: /contents: write/,
    comment: true,
  },
  {
    name: 'the token may only read contents',
    reason: 'ledger-forbidden',
    event: after(second),
    options: ({ sim }) => ({
      token: sim.addToken({
        repositories: ['octo-org/shop'],
        permissions: { contents: 'read', issues: 'write', metadata: 'read' },
      }),
    }),
    code: 1,
    says: /contents: write/,
  },
  {
    name: 'a ledger file that is not JSON',
    reason: 'ledger-unreadable',
    event: after(onLedger({ 'open.json': '{' })),
    code: 1,
    says: /open\.json: not JSON/,
  },
  {
    name: 'a ledger file of a later version',
    reason: 'ledger-unreadable',
    event: after(onLedger({ 'open.json': '{"version":2,"findings":[]}' })),
    code: 1,
    says: /version 2/,
  },
  {
    name: 'a claim that changed hands while the run was held up',
    reason: 'claim-lost',
    event: fault({ when: { operation: 'graphql write' }, fault: { kind: 'delay', ms: 31_000 } }),
    meanwhile: async (world) => {
      world.sim.faults.add({ when: { operation: 'graphql ledger', nth: 3 }, fault: { kind: 'delay', ms: 4_000 } });
      const fenced = (): boolean =>
        world.sim.requests.filter(({ operation }) => operation === 'graphql ledger').length >= 3;
      for (let waited = 0; !fenced() && waited < 60_000; waited += 100)
        await new Promise((resolve) => setTimeout(resolve, 100));
      const ledger = readLedger(world.repo);
      for (const [path, entry] of ledger?.files ?? [])
        if (path.startsWith('findings/'))
          await world.repo.push(
            LEDGER,
            { [path]: JSON.stringify({ ...(entry as object), nonce: 'ffffffffffff', attempt: 2 }) },
            { by: 'maria', from: LEDGER },
          );
    },
    code: 1,
    posts: 0,
    says: /held up/,
  },

  // Inputs.
  {
    name: 'no key',
    reason: 'input-missing',
    event: label,
    options: withInputs({ 'api-key': '' }),
    code: 1,
    says: /`api-key`.*agent-remediation/s,
  },
  {
    name: 'a blank key',
    reason: 'input-missing',
    event: label,
    options: withInputs({ 'api-key': '  \n ' }),
    code: 1,
    says: /`api-key`/,
  },
  {
    name: 'no key, no organisation, no address: told at once',
    reason: 'input-missing',
    event: label,
    options: withInputs({ 'api-key': '', 'org-id': '', 'base-url': '' }),
    code: 1,
    says: /`api-key`.*`org-id`.*`base-url`/s,
  },
  {
    name: 'a direct call without a description',
    reason: 'input-missing',
    event: label,
    options: withInputs({ 'finding-id': 'a' }),
    code: 1,
    says: /`description`/,
  },
  ...(
    [
      ['org-id', 'a/b', /org-id/],
      ['org-id', '..', /org-id/],
      ['org-id', 'cog_123456789', /mixed up/],
      ['org-id', 'a b', /org-id/],
      ['org-id', 'x'.repeat(200), /org-id/],
      ['api-key', 'Bearer abcdefghijkl', /leave out the word Bearer/],
      ['api-key', 'abc def ghi jkl', /paste it again/],
      ['base-url', 'http://api.example.com', /https:/],
      ['base-url', 'api.example.com', /https:/],
      ['base-url', 'https://u:p@api.example.com', /user name/],
      ['base-url', 'https://api.example.com?x=1', /\?/],
      ['base-url', 'https://api.example.com/v3', /leave it out/],
      ['max-acu-limit', '1.5', /whole number/],
      ['max-acu-limit', '0', /whole number/],
      ['repos', 'https://github.com/a/b', /<owner>\/<repo>/],
      ['tags', '["a",', /JSON array/],
      ['ledger', 'maybe', /on, off/],
      ['dry-run', 'yes', /true and false/],
      ['timeout-seconds', '4', /5 to 600/],
      ['finding-kind', 'virus', /dependency, code, secret, container and generic/],
    ] as const
  ).map(([input, value, words]): EndingCase => ({
    name: `${input}: ${value.slice(0, 40)}`,
    reason: 'input-invalid',
    event: label,
    options: withInputs({ [input]: value }),
    code: 1,
    says: words,
    state: null,
  })),
  ...(
    [
      ['base-url', 'https://api.example.com/v1'],
      ['base-url', 'https://api.example.com/v2/'],
      ['api-key', 'apk_0123456789abcdef'],
      ['api-key', 'apk_user_0123456789abcdef'],
    ] as const
  ).map(([input, value]): EndingCase => ({
    name: `${input}: ${value}`,
    reason: 'legacy-api',
    event: label,
    options: withInputs({ [input]: value }),
    code: 1,
    says: /service.user/,
    state: null,
  })),

  // Settings.
  ...(
    [
      ['an unknown key', 'version: 1\nlimit: 5\n', /unknown key `limit`/],
      ['a limit above five', 'version: 1\nlimits:\n  per-run: 6\n', /limits\.per-run/],
      ['no version', 'engine: session\n', /version/],
      ['not YAML', 'version: [1\n', /agent-remediation\.yml/],
      [
        'a YAML bomb',
        `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghi'
          .split('')
          .map((c, i) => `${c}: &${c} [${Array.from({ length: 9 }, () => `*${'abcdefghi'[i]}`).join(',')}]`)
          .join('\n')}\n`,
        /alias/,
      ],
      ['an alias', 'version: 1\nreviewers: &r [maria]\nprotected-paths: *r\n', /alias/],
      ['a duplicate key', 'version: 1\nengine: session\nengine: batch\n', /unique/i],
      ['70 kB', `version: 1\n# ${'x'.repeat(70_000)}\n`, /65536 bytes/],
      ['a bot by wildcard', 'version: 1\nauthorise:\n  bots:\n    - login: "*"\n      id: 1\n', /authorise\.bots/],
    ] as const
  ).map(([what, text, words]): EndingCase => ({
    name: `settings: ${what}`,
    reason: 'settings-invalid',
    world: { settings: text },
    event: label,
    code: 1,
    says: words,
    state: null,
  })),
  {
    name: 'settings: a binary file',
    reason: 'settings-invalid',
    event: async (world) => {
      await world.repo.push('main', { [SETTINGS]: 'version: 1\u0000\u0001\u0002' }, { by: 'maria' });
      return world.labelled().delivery;
    },
    code: 1,
    says: /not a text file/,
  },

  // Payloads.
  {
    name: 'a dispatch without finding_id',
    reason: 'payload-invalid',
    event: dispatch({ description: 'b' }),
    code: 1,
    says: /client_payload\.finding_id/,
  },
  {
    name: 'a dispatch with an empty finding_id',
    reason: 'payload-invalid',
    event: dispatch({ finding_id: ' ', description: 'b' }),
    code: 1,
    says: /client_payload\.finding_id/,
  },
  {
    name: 'a dispatch with a number as finding_id',
    reason: 'payload-invalid',
    event: dispatch({ finding_id: 7, description: 'b' }),
    code: 1,
    says: /client_payload\.finding_id/,
  },
  {
    name: 'a dispatch without description',
    reason: 'payload-invalid',
    event: dispatch({ finding_id: 'a' }),
    code: 1,
    says: /client_payload\.description/,
  },
  {
    name: 'a dispatch without client_payload',
    reason: 'payload-invalid',
    event: changed(dispatch({}), (payload) => {
      delete payload.client_payload;
    }),
    code: 1,
    says: /client_payload/,
  },
  {
    name: 'a ticket without brief',
    reason: 'payload-invalid',
    event: ticket({ ticket_key: 'A-1' }),
    code: 1,
    says: /inputs\.brief/,
  },
  {
    name: 'a ticket without ticket_key',
    reason: 'payload-invalid',
    event: ticket({ brief: 'b' }),
    code: 1,
    says: /inputs\.ticket_key/,
  },
  {
    name: 'a label event without an issue',
    reason: 'payload-invalid',
    event: changed(label, (payload) => {
      delete payload.issue;
    }),
    code: 1,
    says: /event\.issue/,
  },
  {
    name: 'a label event without a sender',
    reason: 'payload-invalid',
    event: label,
    options: () =>
      eventFile('no-sender.json', () =>
        JSON.stringify({
          action: 'labeled',
          label: { name: 'ready-for-agent' },
          issue: { number: 1, title: 'x', body: '', labels: [], updated_at: '2026-01-01T00:00:00Z' },
        }),
      )(undefined as never),
    code: 1,
    says: /event\.sender/,
  },
  {
    name: 'a comment that somebody else sends',
    reason: 'payload-invalid',
    event: changed(comment('/agent remediate'), (payload) => {
      payload.comment = { ...payload.comment, user: { ...payload.comment?.user, login: 'mallory' } };
    }),
    code: 1,
    says: /comment\.user/,
  },
  {
    name: 'an issue number that is none',
    reason: 'payload-invalid',
    event: changed(label, (payload) => {
      payload.issue = { ...payload.issue, number: '1' };
    }),
    code: 1,
    says: /issue\.number/,
  },
  {
    name: 'no event file',
    reason: 'payload-invalid',
    event: label,
    options: () => ({ env: { GITHUB_EVENT_PATH: '/nowhere/event.json' } }),
    code: 1,
    says: /missing or not JSON/,
  },
  {
    name: 'an event file that is not JSON',
    reason: 'payload-invalid',
    event: label,
    options: eventFile('text.json', () => 'hello'),
    code: 1,
    says: /not JSON/,
  },
  {
    name: 'an event file that is 1,000,000 deep',
    reason: 'payload-invalid',
    event: label,
    options: eventFile('deep.json', () => '['.repeat(1_000_000) + ']'.repeat(1_000_000)),
    code: 1,
  },
  {
    name: 'an event file whose object is 500,000 deep',
    reason: 'payload-invalid',
    event: label,
    options: eventFile('deep-object.json', () => `${'{"issue":'.repeat(500_000)}1${'}'.repeat(500_000)}`),
    code: 1,
  },
  {
    name: 'an event file of 50 MB',
    reason: 'payload-too-large',
    event: label,
    options: eventFile('large.json', () => `{"x":"${'x'.repeat(50_000_000)}"}`),
    code: 1,
    says: /8388608 bytes/,
  },
  {
    name: 'a body over 64 KB',
    reason: 'payload-too-large',
    event: (world) => world.labelled({ body: 'ä'.repeat(40_000) }).delivery,
    code: 1,
    state: null,
    says: /issue\.body has 80000 bytes/,
  },
  {
    name: 'a dispatch over 64 KB',
    reason: 'payload-too-large',
    event: dispatch({ finding_id: 'a', description: 'x'.repeat(65_536) }),
    code: 1,
    says: /client_payload\.description/,
  },
  {
    name: 'a comment over 64 KB',
    reason: 'payload-too-large',
    event: comment(`/agent remediate\n${'ü'.repeat(40_000)}`),
    code: 1,
    says: /comment\.body/,
  },
  {
    name: 'a description input over 64 KB',
    reason: 'payload-too-large',
    event: label,
    options: withInputs({ 'finding-id': 'a', description: 'x'.repeat(66_000) }),
    code: 1,
    says: /`description`/,
  },

  // GitHub.
  {
    name: 'GitHub refuses the token',
    reason: 'github-forbidden',
    event: fault({
      when: { operation: 'graphql facts' },
      fault: { kind: 'status', status: 401, body: { message: 'Bad credentials' } },
    }),
    code: 1,
    says: /Bad credentials/,
  },
  {
    name: 'the token does not see the repository',
    reason: 'github-forbidden',
    event: label,
    options: ({ sim }) => ({
      token: sim.addToken({
        repositories: ['octo-org/other'],
        permissions: { contents: 'write', issues: 'write', metadata: 'read' },
      }),
    }),
    code: 1,
  },
  {
    name: 'GitHub is down',
    reason: 'github-unavailable',
    event: fault({ when: { operation: 'graphql facts', times: Infinity }, fault: { kind: 'status', status: 502 } }),
    code: 1,
    says: /502/,
  },
  {
    name: 'GitHub answers with something else than JSON',
    reason: 'github-unavailable',
    event: fault({
      when: { operation: 'graphql facts', times: Infinity },
      fault: { kind: 'bad-body', body: '<h1>Unicorn</h1>', contentType: 'text/html' },
    }),
    code: 1,
  },
  {
    name: 'the ledger cannot be read',
    reason: 'github-unavailable',
    event: fault({ when: { operation: 'graphql ledger', times: Infinity }, fault: { kind: 'status', status: 503 } }),
    code: 1,
    comment: true,
  },
  {
    name: 'the runner names no server',
    reason: 'bug',
    event: label,
    options: () => ({ env: { GITHUB_SERVER_URL: 'nonsense' } }),
    code: 1,
    says: /Open an issue with the trace/,
  },

  // Not refused.
  {
    name: 'a title of 10,000 characters',
    reason: 'session-created',
    event: (world) => world.labelled({ title: 'x'.repeat(10_000) }).delivery,
    code: 0,
    posts: 1,
    comment: true,
  },
  {
    name: 'a body of 64 KB',
    reason: 'session-created',
    event: (world) => world.labelled({ body: 'x'.repeat(65_535) }).delivery,
    code: 0,
    posts: 1,
  },
  {
    name: 'an issue without a body',
    reason: 'session-created',
    event: changed(label, (payload) => {
      payload.issue = { ...payload.issue, body: null };
    }),
    code: 0,
    posts: 1,
  },
  {
    name: 'a listed bot',
    reason: 'session-created',
    world: settings('authorise:\n  bots:\n    - login: helper[bot]\n      id: 77\n'),
    event: (world) => {
      world.sim.addUser({ login: 'helper[bot]', id: 77, type: 'Bot' });
      return world.labelled({ by: 'helper[bot]' }).delivery;
    },
    code: 0,
    posts: 1,
  },
  {
    name: 'a re-run by the same person within the day',
    reason: 'session-created',
    event: label,
    options: () => ({ runAttempt: 2 }),
    code: 0,
    posts: 1,
  },
  {
    name: 'a kill switch that says false',
    reason: 'session-created',
    event: label,
    options: withInputs({ halt: 'false' }),
    code: 0,
    posts: 1,
  },
  {
    name: 'ready-for-agent under the other engine',
    reason: 'session-created',
    world: settings('engine: batch\n'),
    event: label,
    code: 0,
    posts: 1,
  },
  {
    name: 'GitHub is slow once and down once',
    reason: 'session-created',
    event: (world) => {
      world.sim.faults.add({ when: { operation: 'graphql facts' }, fault: { kind: 'status', status: 502 } });
      world.sim.faults.add({
        when: { operation: 'repos/get-collaborator-permission-level' },
        fault: { kind: 'reset-before-effect' },
      });
      return world.labelled().delivery;
    },
    code: 0,
    posts: 1,
  },
  {
    name: 'the ledger is off',
    reason: 'session-created',
    event: label,
    options: ({ sim }) => ({
      inputs: { ledger: 'off' },
      token: sim.addToken({
        repositories: ['octo-org/shop'],
        permissions: { contents: 'read', issues: 'read', metadata: 'read' },
      }),
    }),
    code: 0,
    posts: 1,
    comment: false,
    label: null,
    state: null,
    says: /session-created/,
  },
  {
    name: '/agent retry after a refusal',
    reason: 'session-created',
    event: after(says('/agent retry'), (world) =>
      world.sim.faults.add({ when: { operation: 'sessions/create' }, fault: { kind: 'status', status: 422 } }),
    ),
    code: 0,
    posts: 1,
    comment: true,
    label: 'agent:working',
    state: 'created',
  },
  {
    name: 'a retryable refusal goes on by itself',
    reason: 'session-created',
    event: after(
      (_world, _first, delivery) => delivery,
      (world) =>
        world.sim.faults.add({
          when: { operation: 'sessions/create' },
          fault: { kind: 'status', status: 429, headers: { 'retry-after': '3600' } },
        }),
    ),
    code: 0,
    posts: 1,
    comment: true,
    label: 'agent:working',
    state: 'created',
  },
];
