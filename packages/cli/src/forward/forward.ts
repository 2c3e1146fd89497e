/** `forward`: takes the webhooks of issue trackers and hands ready tickets on. Settings are variables: docs/forwarder.md. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ForwarderDeps, HmacCheck, LogEntry } from '@agent-remediation/forwarder';
import { createHandle, readForwarderSettings } from '@agent-remediation/forwarder';
import { readArguments, wrongly } from '../arguments.ts';
import type { Terminal } from '../terminal.ts';
import { startServer } from './server.ts';

/** What of the process the command needs; a test brings its own. */
export interface ForwardProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Resolves when somebody asks the process to stop. */
  readonly stopped: () => Promise<void>;
}

/** 0: stopped when asked to. 1: not set up, or the port is taken. 2: called wrongly. */
export async function forward(terminal: Terminal, args: readonly string[], host = thisProcess()): Promise<number> {
  const given = await readArguments(terminal, 'forward', args);
  if (given === undefined) return 2;
  const { log } = given.options;
  const port = Number(given.options.port ?? '8080');
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return wrongly(terminal, 'forward', '--port has to be a number from 0 to 65535');
  const read = readForwarderSettings(host.env);
  if (!read.ok) {
    for (const { name, message } of read.faults) terminal.writeError(`${name}: ${message}\n`);
    terminal.writeError('agent-remediation forward: nothing was started. Every variable: docs/forwarder.md\n');
    return 1;
  }
  const behind = new Set<Promise<unknown>>();
  const deps = dependencies(
    (entry) => {
      if (log === 'all' || entry.outcome !== 'ignored') terminal.write(`${JSON.stringify(entry)}\n`);
    },
    (work) => {
      behind.add(work);
      void work.finally(() => behind.delete(work));
    },
  );
  const server = await startServer(createHandle(read.settings, deps), {
    host: given.options.host ?? '127.0.0.1',
    port,
  });
  terminal.writeError(`Takes deliveries on ${server.url}; stop it with Ctrl+C.\n`);
  await host.stopped();
  await server.stop();
  await Promise.allSettled(behind);
  return 0;
}

/** The world as the forwarder needs it, on Node. */
export function dependencies(log: (entry: LogEntry) => void, later: (work: Promise<unknown>) => void): ForwarderDeps {
  return {
    fetch: globalThis.fetch,
    now: () => Date.now(),
    sleep: (ms) =>
      new Promise((resolve) => {
        setTimeout(resolve, ms);
      }),
    random: () => Math.random(),
    randomHex: (digits) =>
      randomBytes(Math.ceil(digits / 2))
        .toString('hex')
        .slice(0, digits),
    log,
    later,
    hmacCheck,
  };
}

/** Node's own HMAC: the same verdicts as Web Crypto, without its hop to another thread. Every secret is tried, whatever the first one gave. */
function hmacCheck(secrets: readonly string[]): HmacCheck {
  return (bytes, digest) => {
    const verdicts = secrets.map((secret) => {
      const expected = createHmac('sha256', secret).update(bytes).digest();
      return expected.length === digest.length && timingSafeEqual(expected, digest);
    });
    return Promise.resolve(verdicts.includes(true));
  };
}

function thisProcess(): ForwardProcess {
  return {
    env: process.env,
    stopped: () =>
      new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
      }),
  };
}
