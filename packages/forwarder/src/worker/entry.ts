/** The forwarder on an edge worker. Every variable and secret of the worker is a setting: docs/forwarder.md. */
import type { ForwarderSettings } from '../settings.ts';
import { readForwarderSettings } from '../settings.ts';
import { createForwarder } from '../web.ts';
import type { Forward } from '../web.ts';

interface Context {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** Built with the first request of an isolate: its memory and the imported keys live as long as the isolate. */
let forward: Forward | undefined;

function build(settings: ForwarderSettings): Forward {
  return createForwarder(settings, {
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: () => Math.random(),
    randomHex: (digits) =>
      [...crypto.getRandomValues(new Uint8Array(Math.ceil(digits / 2)))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('')
        .slice(0, digits),
    log: (entry) => {
      if (entry.outcome !== 'ignored') console.log(JSON.stringify(entry));
    },
    // Every request brings its own.
    later: () => undefined,
  });
}

export default {
  async fetch(request: Request, environment: Readonly<Record<string, unknown>>, execution: Context): Promise<Response> {
    if (forward === undefined) {
      const read = readForwarderSettings(environment);
      if (!read.ok) {
        for (const { name, message } of read.faults) console.error(`${name}: ${message}`);
        return new Response('The forwarder is not set up: its log says what is missing.\n', { status: 500 });
      }
      forward = build(read.settings);
    }
    const answer = forward(request, (work) => execution.waitUntil(work));
    // A tracker that hangs up early must not end what is underway: nobody would know whether it was handed on.
    execution.waitUntil(answer);
    return answer;
  },
};
