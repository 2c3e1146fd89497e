import type { Answer, BodyReading, Delivery, Later } from './delivery.ts';
import { createHandle } from './forwarder.ts';
import type { ForwarderDeps } from './forwarder.ts';
import type { ForwarderSettings } from './settings.ts';

/** Milliseconds in which a body has to arrive: a sender that trickles must not hold a place. */
const BODY_MS = 10_000;

/** `later`: keeps work alive behind this answer, such as a worker's `waitUntil`. */
export type Forward = (request: Request, later?: Later) => Promise<Response>;

/** The forwarder as one function of the Fetch standard, for edge workers and every other runtime that has it. It never rejects. */
export function createForwarder(settings: ForwarderSettings, deps: ForwarderDeps): Forward {
  const handle = createHandle(settings, deps);
  return async (request, later) => responseOf(await handle(deliveryOf(request, later)));
}

function deliveryOf(request: Request, later: Later | undefined): Delivery {
  const { headers, body } = request;
  return {
    method: request.method,
    path: new URL(request.url).pathname,
    header: (name) => headers.get(name) ?? undefined,
    body: (maxBytes) => readStream(body, maxBytes),
    ...(later === undefined ? {} : { later }),
  };
}

function responseOf(answer: Answer): Response {
  const { status, statusText, headers, body } = answer;
  return new Response(body, { status, headers, ...(statusText === '' ? {} : { statusText }) });
}

/** Reads at most so many bytes; the rest is never taken from the wire. */
async function readStream(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<BodyReading> {
  if (body === null) return { kind: 'read', bytes: new Uint8Array() };
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Cancelling ends a read that waits, as an end of the body.
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader.cancel().catch(() => undefined);
  }, BODY_MS);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isLate) return { kind: 'broken' };
      if (done) return { kind: 'read', bytes: joined(chunks, size) };
      size += value.byteLength;
      if (size > maxBytes) {
        void reader.cancel().catch(() => undefined);
        return { kind: 'too-large' };
      }
      chunks.push(value);
    }
  } catch {
    return { kind: 'broken' };
  } finally {
    clearTimeout(timer);
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [first] = chunks;
  if (first !== undefined && chunks.length === 1) return first;
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
