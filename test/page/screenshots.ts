/** Takes the pictures of the page for the README. Run with: npm run screenshots */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { servePage } from '../../packages/cli/src/snapshot/open.ts';
import { compactPng } from './png.ts';
import { organisation } from './organisation.ts';

const IMAGES = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const snapshots = [
  organisation({ seed: 8, day: '2026-01-05', trouble: 0.75 }),
  organisation({ seed: 9, day: '2026-02-02', trouble: 0.65 }),
  organisation(),
].map((snapshot) => ({ name: `coverage-${snapshot.generated_at.slice(0, 10)}.json`, text: JSON.stringify(snapshot) }));

const choose = (label: string) => async (page: Page) => page.getByText(label, { exact: true }).first().click();
const PICTURES: readonly (readonly [
  name: string,
  scheme: 'light' | 'dark',
  height: number,
  (page: Page) => Promise<unknown>,
])[] = [
  ['coverage-overview', 'light', 800, () => Promise.resolve()],
  [
    'coverage-portfolio',
    'dark',
    900,
    async (page) => {
      await choose('Payments')(page);
      await page.mouse.move(0, 0);
    },
  ],
  [
    'coverage-graph',
    'light',
    800,
    async (page) => {
      await choose('Payments')(page);
      await page.getByRole('tab', { name: 'Dependency graph' }).click();
      await page.mouse.move(0, 0);
    },
  ],
];

const server = await servePage({ snapshots });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
for (const [name, colorScheme, height, prepare] of PICTURES) {
  const page = await browser.newPage({ viewport: { width: 1280, height }, colorScheme });
  await page.goto(server.url);
  await prepare(page);
  await page.waitForTimeout(300);
  writeFileSync(`${IMAGES}${name}.png`, compactPng(await page.screenshot()));
  await page.close();
}
await browser.close();
await server.close();
