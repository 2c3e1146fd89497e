import type { Play } from './fault-server.ts';
import { answer, drip } from './fault-server.ts';

/**
 * What a fault lets one conclude.
 * `not-run`: no byte was sent; both effects are repeated. `later`: refused for its rate; both are repeated.
 * `ambiguous`: it may have run; only a read is repeated. `final`: nobody repeats it.
 */
export type FaultKind = 'not-run' | 'later' | 'ambiguous' | 'final';

export interface FaultRow {
  readonly name: string;
  readonly kind: FaultKind;
  /** `<status>` for an answer, `<code> <ran>` for a fault. */
  readonly ending: string;
  readonly play?: Play;
  /** What speaks on the port: plain HTTP, TLS with a certificate that nobody trusts, nothing, or an unknown host. */
  readonly on?: 'plain' | 'https-on-plain' | 'untrusted-tls' | 'closed' | 'unknown-host';
  /** Set where the fault is a wait, so that the table stays quick. Milliseconds. */
  readonly attemptMs?: number;
}

const SHORT_MS = 150;
const afterRequest = (act: Play['act']): Play => ({ at: 'request', act });
const says = (text: string): Play => afterRequest((socket) => socket.write(text));
const saysAndResets = (text: string): Play =>
  afterRequest((socket) => socket.write(text, () => setTimeout(() => socket.resetAndDestroy(), 20)));
const head = (status: number, length: number) => `HTTP/1.1 ${status} Text\r\ncontent-length: ${length}\r\n\r\n`;
const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';

/** Before the first byte of the request: it certainly did not run. */
const NOT_SENT: readonly FaultRow[] = [
  { name: 'closed port', kind: 'not-run', ending: 'refused no', on: 'closed' },
  { name: 'unknown host', kind: 'not-run', ending: 'dns no', on: 'unknown-host' },
  {
    name: 'certificate that nobody trusts',
    kind: 'not-run',
    ending: 'tls no',
    on: 'untrusted-tls',
    play: says(answer(200)),
  },
  ...['HTTP/1.1 400 Bad Request\r\n\r\n', '\x15\x03\x03\x00\x02\x02\x28', 'garbage\r\n'].map((text): FaultRow => ({
    name: `handshake answered with ${JSON.stringify(text)}`,
    kind: 'not-run',
    ending: 'tls no',
    on: 'https-on-plain',
    play: { at: 'connect', act: (socket) => socket.write(text) },
  })),
  {
    name: 'reset in the handshake',
    kind: 'not-run',
    ending: 'tls no',
    on: 'https-on-plain',
    play: { at: 'connect', act: (socket) => socket.once('data', () => socket.resetAndDestroy()) },
  },
  {
    name: 'end in the handshake',
    kind: 'not-run',
    ending: 'tls no',
    on: 'https-on-plain',
    play: { at: 'connect', act: (socket) => socket.end() },
  },
  {
    name: 'silence in the handshake',
    kind: 'not-run',
    ending: 'timeout no',
    on: 'https-on-plain',
    play: { at: 'connect', act: () => {} },
    attemptMs: SHORT_MS,
  },
];

/** After it, without a whole answer: nobody knows. */
type Row = Omit<FaultRow, 'kind'>;
const withoutAnswer: readonly Row[] = [
  { name: 'reset after the head', ending: 'reset maybe', play: { at: 'head', act: (s) => s.resetAndDestroy() } },
  { name: 'reset after the request', ending: 'reset maybe', play: afterRequest((s) => s.resetAndDestroy()) },
  { name: 'end after the request', ending: 'reset maybe', play: afterRequest((s) => s.end()) },
  { name: 'silence', ending: 'timeout maybe', play: afterRequest(() => {}), attemptMs: SHORT_MS },
  { name: 'half a status line', ending: 'timeout maybe', play: says('HTTP/1.1 20'), attemptMs: SHORT_MS },
  { name: 'half a status line, then reset', ending: 'reset maybe', play: saysAndResets('HTTP/1.1 20') },
  {
    name: 'dripping headers',
    ending: 'timeout maybe',
    attemptMs: SHORT_MS,
    play: dripping('HTTP/1.1 200 OK\r\n', 'a: b\r\n'),
  },
  {
    name: 'endless interim answers',
    ending: 'timeout maybe',
    attemptMs: SHORT_MS,
    play: dripping('', 'HTTP/1.1 103 Early Hints\r\n\r\n'),
  },
  { name: 'slow body', ending: 'timeout maybe', attemptMs: SHORT_MS, play: dripping(head(200, 8_000), 'x') },
  { name: 'slow body of a 500', ending: 'timeout maybe', attemptMs: SHORT_MS, play: dripping(head(500, 8_000), 'x') },
  { name: 'endless chunks', ending: 'timeout maybe', attemptMs: SHORT_MS, play: dripping(chunked, '1\r\nx\r\n') },
  {
    name: 'endless body without a length',
    ending: 'timeout maybe',
    attemptMs: SHORT_MS,
    play: dripping('HTTP/1.1 200 OK\r\n\r\n', 'x'),
  },
  { name: 'body of a 200 reset', ending: 'reset maybe', play: saysAndResets(`${head(200, 100)}half`) },
  { name: 'body of a 400 reset', ending: 'reset maybe', play: saysAndResets(`${head(400, 100)}half`) },
  { name: 'body of a 500 reset', ending: 'reset maybe', play: saysAndResets(`${head(500, 100)}half`) },
  { name: 'body shorter than said', ending: 'reset maybe', play: afterRequest((s) => s.end(`${head(200, 100)}half`)) },
  { name: 'chunks without an end', ending: 'reset maybe', play: afterRequest((s) => s.end(`${chunked}4\r\nhalf\r\n`)) },
  { name: 'bad chunk size', ending: 'protocol maybe', play: says(`${chunked}zz\r\nhalf\r\n`) },
  { name: 'negative length', ending: 'protocol maybe', play: says('HTTP/1.1 200 OK\r\ncontent-length: -5\r\n\r\n') },
  {
    name: 'two lengths',
    ending: 'protocol maybe',
    play: says('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx'),
  },
  {
    name: 'length and chunks',
    ending: 'protocol maybe',
    play: says(`HTTP/1.1 200 OK\r\ncontent-length: 3\r\n${chunked.slice(17)}`),
  },
  { name: 'not HTTP', ending: 'protocol maybe', play: says('SSH-2.0-Server\r\n\r\n') },
  { name: 'HTTP of another version', ending: 'protocol maybe', play: says('HTTP/9.9 200 OK\r\n\r\n') },
  { name: 'HTTP/0.9', ending: 'protocol maybe', play: says('<html>hello</html>') },
  { name: 'TLS alert on a plain port', ending: 'protocol maybe', play: says('\x15\x03\x03\x00\x02\x02\x28') },
  { name: 'NUL in a header', ending: 'protocol maybe', play: says('HTTP/1.1 200 OK\r\na: b\0c\r\n\r\n') },
  {
    name: 'upgrade nobody asked for',
    ending: 'protocol maybe',
    play: says('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  },
];
const NO_ANSWER = withoutAnswer.map((row): FaultRow => ({ ...row, kind: 'ambiguous' }));

/** Larger than allowed or compressed: it ran, and would be so again. */
const unreadable: readonly Row[] = [
  { name: 'length over the limit', ending: 'too-large maybe', play: says(head(200, 100_000)) },
  {
    name: 'chunks over the limit',
    ending: 'too-large maybe',
    play: says(`${chunked}4000\r\n${'x'.repeat(0x4000)}\r\n`),
  },
  {
    name: 'body without length over the limit',
    ending: 'too-large maybe',
    play: says(`HTTP/1.1 200 OK\r\n\r\n${'x'.repeat(9_000)}`),
  },
  {
    name: 'headers over the limit',
    ending: 'too-large maybe',
    play: says(`HTTP/1.1 200 OK\r\na: ${'x'.repeat(40_000)}\r\n\r\n`),
  },
  { name: 'gzip', ending: 'decode maybe', play: says(answer(200, 'x', { 'content-encoding': 'gzip' })) },
  {
    name: 'two encodings',
    ending: 'decode maybe',
    play: says(answer(200, 'x', { 'content-encoding': 'identity, br' })),
  },
];
const UNREADABLE = unreadable.map((row): FaultRow => ({ ...row, kind: 'final' }));

const STATUSES: readonly FaultRow[] = [
  ...[
    200, 201, 202, 299, 300, 301, 302, 303, 307, 308, 400, 401, 402, 403, 404, 405, 409, 410, 413, 415, 418, 422, 451,
  ].map((status) => ({ status, kind: 'final' as const })),
  ...[408, 425, 500, 501, 502, 503, 504, 507, 520, 529, 599].map((status) => ({ status, kind: 'ambiguous' as const })),
  { status: 429, kind: 'later' as const },
].map(({ status, kind }) => ({
  name: `status ${status}`,
  kind,
  ending: String(status),
  play: says(answer(status, 'text', status < 400 && status >= 300 ? { location: 'https://elsewhere.example/' } : {})),
}));

const LATER: readonly FaultRow[] = [
  { name: 'body of a 429 reset', kind: 'later', ending: 'reset maybe', play: saysAndResets(`${head(429, 100)}half`) },
  { name: 'body of a 429 over the limit', kind: 'later', ending: 'too-large maybe', play: says(head(429, 100_000)) },
];

function dripping(first: string, again: string): Play {
  return afterRequest((socket) => {
    socket.write(first);
    drip(socket, again);
  });
}

export const FAULTS: readonly FaultRow[] = [...NOT_SENT, ...NO_ANSWER, ...UNREADABLE, ...STATUSES, ...LATER];

/** One form of Retry-After: what the server sends, and the waits that it leads to within the limits of the table. */
export interface RetryAfterRow {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds waited before each repetition; `back-off`: no readable wish, our own waits; `none`: too long, not repeated. */
  readonly waits: readonly number[] | 'back-off' | 'none';
}

const DATE = 'Fri, 20 Nov 2026 12:00:00 GMT';
const retryAfter = (value: string, date = DATE) => ({ 'retry-after': value, date });

/** The limits for these rows: three attempts, 100 s in all, 60 s for one wait. */
export const RETRY_AFTER_FORMS: readonly RetryAfterRow[] = [
  { name: 'absent', headers: {}, waits: 'back-off' },
  { name: '0', headers: retryAfter('0'), waits: [0, 0] },
  { name: '1', headers: retryAfter('1'), waits: [1_000, 1_000] },
  { name: '007', headers: retryAfter('007'), waits: [7_000, 7_000] },
  { name: 'with spaces', headers: retryAfter('  3  '), waits: [3_000, 3_000] },
  { name: '59, which fits once', headers: retryAfter('59'), waits: [59_000] },
  { name: '61, over one wait', headers: retryAfter('61'), waits: 'none' },
  { name: '86400', headers: retryAfter('86400'), waits: 'none' },
  { name: 'four hundred digits', headers: retryAfter('9'.repeat(400)), waits: 'none' },
  { name: 'negative', headers: retryAfter('-1'), waits: 'back-off' },
  { name: 'a fraction', headers: retryAfter('1.5'), waits: 'back-off' },
  { name: 'a word', headers: retryAfter('soon'), waits: 'back-off' },
  { name: 'empty', headers: retryAfter(''), waits: 'back-off' },
  { name: 'hexadecimal', headers: retryAfter('0x10'), waits: 'back-off' },
  { name: 'a date in 5 s', headers: retryAfter('Fri, 20 Nov 2026 12:00:05 GMT'), waits: [5_000, 5_000] },
  { name: 'a date in 5 s, old form', headers: retryAfter('Friday, 20-Nov-26 12:00:05 GMT'), waits: [5_000, 5_000] },
  { name: 'a date in 5 s, oldest form', headers: retryAfter('Fri Nov 20 12:00:05 2026'), waits: [5_000, 5_000] },
  {
    name: 'a date by a clock a year ahead',
    headers: retryAfter('Sat, 20 Nov 2027 12:00:05 GMT', 'Sat, 20 Nov 2027 12:00:00 GMT'),
    waits: [5_000, 5_000],
  },
  { name: 'a date that is over', headers: retryAfter('Fri, 20 Nov 2026 11:59:00 GMT'), waits: [0, 0] },
  { name: 'a date in an hour', headers: retryAfter('Fri, 20 Nov 2026 13:00:00 GMT'), waits: 'none' },
  { name: 'a day that does not exist', headers: retryAfter('Tue, 31 Feb 2026 12:00:00 GMT'), waits: 'back-off' },
  { name: 'a date of RFC 3339', headers: retryAfter('2026-11-20T12:00:05Z'), waits: 'back-off' },
];

/** GitHub's own way: nothing left, and the moment (seconds since 1970) at which the quota is filled again. */
export const QUOTA_FORMS: readonly RetryAfterRow[] = [
  { name: 'quota back in 4 s', headers: quota(4), waits: [4_000, 4_000] },
  { name: 'quota back in an hour', headers: quota(3_600), waits: 'none' },
  { name: 'quota without a moment', headers: { 'x-ratelimit-remaining': '0' }, waits: 'back-off' },
];

function quota(seconds: number): Readonly<Record<string, string>> {
  const reset = Date.parse('2026-11-20T12:00:00Z') / 1_000 + seconds;
  return { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset), date: DATE };
}
