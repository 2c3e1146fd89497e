import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NODE = process.execPath;

/** Milliseconds from spawn to exit, and from spawn to the first request that arrived, if one did. */
export interface Timed {
  readonly exitMs: number;
  readonly requestMs: number | undefined;
}

export interface Subject {
  readonly name: string;
  readonly run: () => Promise<Timed>;
}

/** The floor: a Node process that does nothing. */
export function emptyProcess(): Subject {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'empty.mjs');
  writeFileSync(file, '');
  return { name: 'empty process', run: () => timed([file], {}, () => undefined) };
}

/** An action's committed bundle on an event. GitHub answers everything with 401, so that the run ends after its first request. */
export function bundle(
  action: string,
  eventName: string,
  event: unknown,
  inputs: Readonly<Record<string, string>>,
): Subject {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [eventPath, output, summary] = ['event.json', 'output', 'summary'].map((name) => join(folder, name));
  for (const file of [output, summary]) writeFileSync(file ?? '', '');
  writeFileSync(eventPath ?? '', JSON.stringify(event));
  return {
    name: `${action} on ${eventName}`,
    run: async () => {
      let first: number | undefined;
      const server = createServer((_, response) => {
        first ??= performance.now();
        response.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"Bad credentials"}');
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const environment = {
        GITHUB_EVENT_NAME: eventName,
        GITHUB_EVENT_PATH: eventPath,
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: summary,
        GITHUB_REPOSITORY: 'octo-org/shop',
        GITHUB_RUN_ID: '1',
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_API_URL: url,
        GITHUB_GRAPHQL_URL: `${url}/graphql`,
        GITHUB_SERVER_URL: 'https://github.com',
        AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '1',
        ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      };
      try {
        return await timed([`${ROOT}actions/${action}/dist/index.js`], environment, () => first);
      } finally {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

function timed(
  arguments_: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  firstRequest: () => number | undefined,
): Promise<Timed> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(NODE, [...arguments_], { env: { PATH: process.env['PATH'], ...environment }, stdio: 'ignore' });
    child.on('error', reject);
    child.on('exit', () => {
      const first = firstRequest();
      resolve({ exitMs: performance.now() - started, requestMs: first === undefined ? undefined : first - started });
    });
  });
}
