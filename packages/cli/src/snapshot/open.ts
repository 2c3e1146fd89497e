/** `open FILE…`: serves the snapshot page on loopback with the files inside. Nothing is fetched from this server but the page itself. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { embed, type EmbedOptions, PAGE } from '@agent-remediation/snapshot/page';
import { readArguments } from '../arguments.ts';
import type { Terminal } from '../terminal.ts';

/** Serves until the process is interrupted, or `until` is done. @throws when a file cannot be read. */
export async function open(
  terminal: Terminal,
  args: readonly string[],
  until: Promise<void> = interrupted(),
): Promise<number> {
  const given = await readArguments(terminal, 'open', args);
  if (given === undefined) return 2;
  const { 'api-url': apiUrl } = given.options;
  const snapshots = await Promise.all(
    given.rest.map(async (file) => ({ name: basename(file), text: await readFile(file, 'utf8') })),
  );
  const served = await servePage({ snapshots, ...(apiUrl === undefined ? {} : { apiUrl }) });
  terminal.write(`Open this address in a browser on this machine:\n\n  ${served.url}\n\nCtrl+C ends it.\n`);
  await until;
  await served.close();
  return 0;
}

export type ServedPage = { readonly url: string; readonly close: () => Promise<void> };

/**
 * A snapshot tells where the holes are: the address holds 128 random bits, so that other users of this machine cannot guess it, and
 * only loopback names are answered, so that no site can reach it by a name that it points here.
 */
export async function servePage(options: EmbedOptions): Promise<ServedPage> {
  const html = embed(await readFile(PAGE, 'utf8'), options);
  const path = `/${randomBytes(16).toString('hex')}/`;
  const server = createServer((request, response) => answer(request, response, path, html));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer({ headers, method, url }: IncomingMessage, response: ServerResponse, path: string, html: string): void {
  const isHere = /^(?:127\.0\.0\.1|localhost):\d+$/.test(headers.host ?? '');
  const isPage = isHere && url === path && (method === 'GET' || method === 'HEAD');
  response.writeHead(isPage ? 200 : 404, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    // The page's own policy stands inside it; this part works as a header only.
    'content-security-policy': "frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
  });
  response.end(method === 'HEAD' ? undefined : isPage ? html : 'Not found.\n');
}

function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
}
