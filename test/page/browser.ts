/** Real Chromium for tests of the page, and a watch on everything that the page sends or stores. */
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import { servePage, type ServedPage } from '../../packages/cli/src/snapshot/open.ts';
import type { Snapshot } from '../../packages/snapshot/src/index.ts';

const PATHS = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = PATHS.find((path) => path !== undefined && existsSync(path));
const ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export type Opened = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything that left the page, the page itself included. */
  readonly requests: readonly Request[];
  /** Errors of scripts, and what the security policy refused. */
  readonly complaints: readonly string[];
};

export type Open = (snapshots?: readonly (Snapshot | string)[], options?: OpenOptions) => Promise<Opened>;
export type OpenOptions = {
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce';
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly before?: (page: Page) => Promise<unknown>;
};

/** `describe` with a browser. Without Chromium: an error in CI, a notice and a skip on a user's machine. */
export function describeInChromium(name: string, tests: (open: Open) => void): void {
  if (executablePath === undefined) {
    if (process.env['CI'] === 'true') throw new Error('Chromium is missing: install it, or name it in CHROMIUM.');
    process.stderr.write(`Skipped: ${name}. Chromium was not found; name it in the variable CHROMIUM.\n`);
    describe.skip(name, () => tests(() => Promise.reject(new Error('No browser.'))));
    return;
  }
  describe(name, () => {
    let browser: Browser;
    const served: ServedPage[] = [];
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath, args: ARGUMENTS });
    });
    afterAll(async () => {
      await browser?.close();
      for (const server of served) await server.close();
    });
    tests(async (snapshots = [], { before, ...options } = {}) => {
      const server = await servePage({
        snapshots: snapshots.map((snapshot, index) => ({
          name: `snapshot-${index}.json`,
          text: typeof snapshot === 'string' ? snapshot : JSON.stringify(snapshot, null, 2),
        })),
      });
      served.push(server);
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      const page = await context.newPage();
      const requests: Request[] = [];
      const complaints: string[] = [];
      page.on('request', (request) => requests.push(request));
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => complaints.push(message.text()));
      page.on('dialog', (dialog) => {
        complaints.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      await before?.(page);
      await page.goto(server.url);
      return { page, context, requests, complaints };
    });
  });
}

/** Nothing is left behind in any store of the browser. */
export async function expectNothingStored({ page, context }: Opened): Promise<void> {
  const stores = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    cookie: document.cookie,
    name: window.name,
    history: history.state as unknown,
  }));
  expect(stores).toEqual({ local: [], session: [], databases: 0, cookie: '', name: '', history: null });
  expect(await context.cookies()).toEqual([]);
}
