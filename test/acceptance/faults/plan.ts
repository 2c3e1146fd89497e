import type { Fault } from '@agent-remediation/simulator';
import type { DeliverOptions } from '../world.ts';

/** What goes wrong with one request of a run. */
export interface Trouble {
  readonly name: string;
  readonly does:
    | { readonly kind: 'fault'; readonly fault: Fault }
    /** The port is closed before the request is sent; for good, or for so many milliseconds. */
    | { readonly kind: 'refuse'; readonly forMs: number }
    | { readonly kind: 'kill'; readonly signal: 'SIGTERM' | 'SIGKILL'; readonly moment: 'before' | 'after' };
}

/** Seconds that a run in these tests has for a request and all that is tried again for it: the shortest that is allowed. */
export const BUDGET_SECONDS = 5;

const fault = (name: string, what: Fault): Trouble => ({ name, does: { kind: 'fault', fault: what } });
const status = (code: number, name = String(code), headers: Readonly<Record<string, string>> = {}): Trouble =>
  fault(name, { kind: 'status', status: code, headers, body: { message: 'not now' } });
const retryAfter = (name: string, value: () => string): Trouble => ({
  name: `429, Retry-After ${name}`,
  does: {
    kind: 'fault',
    get fault() {
      return {
        kind: 'status',
        status: 429,
        headers: { 'retry-after': value() },
        body: { message: 'too many' },
      } as const;
    },
  },
});
const answered = (name: string, body: string, contentType = 'application/json; charset=utf-8'): Trouble =>
  fault(`answered with ${name}`, { kind: 'bad-body', body, contentType });
const kill = (signal: 'SIGTERM' | 'SIGKILL', moment: 'before' | 'after'): Trouble => ({
  name: `${signal} ${moment} it`,
  does: { kind: 'kill', signal, moment },
});

export const TROUBLES: readonly Trouble[] = [
  { name: 'refused', does: { kind: 'refuse', forMs: Infinity } },
  { name: 'refused for a moment', does: { kind: 'refuse', forMs: 100 } },
  fault('reset before', { kind: 'reset-before-effect' }),
  fault('reset after', { kind: 'reset-after-effect' }),
  fault('carried out and answered after the limit', { kind: 'delay', ms: BUDGET_SECONDS * 1_000 + 700 }),
  retryAfter('in seconds', () => '1'),
  retryAfter('a date', () => new Date(Date.now() + 1_500).toUTCString()),
  retryAfter('of a day', () => '86400'),
  retryAfter('beyond all numbers', () => '9'.repeat(400)),
  retryAfter('garbage', () => 'soon; or later'),
  status(429, '429 without Retry-After'),
  status(500),
  status(503, '503, Retry-After in seconds', { 'retry-after': '1' }),
  fault('502 after it was carried out', { kind: 'status-after-effect', status: 502, body: '<h1>Bad Gateway</h1>' }),
  answered('a web page', '<!doctype html><title>Sign in</title>', 'text/html; charset=utf-8'),
  answered('half of a JSON text', '{"data": {"repository": {"id": '),
  answered('JSON of a wrong type', '["wrong", 42, null]'),
  answered('JSON of empty objects', '{"data": {"repository": {}}, "id": {}, "status": []}'),
  answered('nothing', ''),
  fault('answered with half of the body', { kind: 'truncated-body' }),
  kill('SIGTERM', 'after'),
  kill('SIGKILL', 'before'),
  kill('SIGKILL', 'after'),
];

/** One request of an undisturbed run: the n-th of its operation, and its place among all. */
export interface Step {
  readonly operation: string;
  readonly nth: number;
  readonly place: number;
}

export function stepsOf(operations: readonly (string | null)[]): readonly Step[] {
  const seen = new Map<string, number>();
  return operations.map((name, index) => {
    const operation = name ?? 'unknown';
    const nth = (seen.get(operation) ?? 0) + 1;
    seen.set(operation, nth);
    return { operation, nth, place: index + 1 };
  });
}

/** Kills happen once; all else goes on from that request on, for all of its operation, until the run gives up. */
export function killAt({ place }: Step, { does }: Trouble): Pick<DeliverOptions, 'killAtRequest' | 'killSignal'> {
  if (does.kind !== 'kill') return {};
  return { killAtRequest: { match: { nth: place }, moment: does.moment }, killSignal: does.signal };
}
