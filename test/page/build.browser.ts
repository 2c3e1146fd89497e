import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { validateBytes } from '../../packages/snapshot/src/index.ts';
import { describeInChromium, expectNothingStored, type Opened } from './browser.ts';
import { standIn, TOKEN } from './github.ts';

async function build(page: Page): Promise<void> {
  await page.locator('#build').click();
  await page.getByLabel('Organisation or user').fill('acme');
  await page.getByLabel('Token').fill(TOKEN);
  await page.getByRole('button', { name: 'Build', exact: true }).click();
}

/** The token is in no element, no attribute, no address, no store, no body and no header but the one. */
async function expectNoToken(opened: Opened): Promise<void> {
  const { page, requests, complaints } = opened;
  const inDocument = await page.evaluate((token) => {
    const values = [...document.querySelectorAll('input')].map(({ value }) => value);
    return [document.documentElement.outerHTML, location.href, document.title, ...values].filter((text) =>
      text.includes(token),
    ).length;
  }, TOKEN);
  expect(inDocument).toBe(0);
  await expectNothingStored(opened);
  for (const request of requests) {
    expect(request.url()).not.toContain(TOKEN);
    expect(request.postData() ?? '').not.toContain(TOKEN);
    const carrying = Object.entries(await request.allHeaders()).filter(([, value]) => value.includes(TOKEN));
    const isApi = request.url().startsWith('https://api.github.com/');
    expect(carrying).toEqual(isApi ? [['authorization', `Bearer ${TOKEN}`]] : []);
  }
  expect(complaints.join('\n')).not.toContain(TOKEN);
}

describeInChromium('the page: build from GitHub', (open) => {
  test('builds from an organisation, tells clean from not looked at, exports a valid document, and forgets the token', async () => {
    const opened = await open();
    const { page, requests } = opened;
    const { asked, unknown } = await standIn(page);
    await build(page);
    await page.locator('#view').waitFor();
    expect(await page.locator('#source').textContent()).toContain('acme (built here)');
    expect((await page.locator('#rows [data-f=label]').allTextContents()).sort()).toEqual([
      'clean',
      'money',
      'website',
    ]);

    const looked = await page
      .locator('#looked-rows tr')
      .evaluateAll((rows) =>
        Object.fromEntries(
          rows
            .map((row) => [...row.children].map((cell) => cell.textContent ?? ''))
            .map(([name, ...seen]) => [name, seen]),
        ),
      );
    expect(looked).toEqual({
      payments: ['2 open', 'Not looked at no analysis found', 'Not looked at Not Found'],
      ledger: ['1 open', 'Clean', 'Not looked at Not Found'],
      website: [
        'Not looked at Dependabot alerts are disabled for this repository.',
        '1 open',
        'Not looked at Not Found',
      ],
      clean: ['Clean', 'Clean', 'Not looked at Not Found'],
    });
    expect(await page.locator('#looked summary').textContent()).toBe('6 of 12 alert lists could not be looked at');
    expect(await page.locator('#looked ul').textContent()).toContain('1 archived');
    // Every other path is a list of secrets, which this token may not read.
    expect(unknown.filter((path) => !path.includes('secret-scanning'))).toEqual([]);
    expect(asked.every((request) => ['GET', 'OPTIONS'].includes(request.method()))).toBe(true);

    await page.locator('#rows').getByText('money', { exact: true }).click();
    const detail = await page.locator('#detail').innerText();
    expect(detail).toContain('team-money');
    expect(detail).toContain('Not looked at: code scanning, secret scanning');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export JSON' }).click(),
    ]);
    const bytes = readFileSync(await download.path());
    expect(validateBytes('built.json', bytes)).toMatchObject({ outcome: 'valid', errors: 0, warnings: 0 });
    expect(bytes.toString()).not.toContain(TOKEN);
    const document = JSON.parse(bytes.toString()) as {
      browser_model: string;
      portfolios: { id: string; highest_severity: string; exposure_count: number; open_case_count: number }[];
    };
    expect(document.browser_model).toBe('client_side_byo_token');
    expect(document.portfolios.find(({ id }) => id === 'portfolio-money')).toMatchObject({
      exposure_count: 2,
      highest_severity: 'critical',
      open_case_count: 1,
    });
    await expectNoToken(opened);
    expect(requests.filter((request) => request.url().startsWith('https://api.github.com/')).length).toBeGreaterThan(5);
  });

  test('shows progress in words while it builds, and can be stopped', async () => {
    const opened = await open();
    const { page } = opened;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await standIn(page);
    await page.route('https://api.github.com/repos/acme/clean/dependabot/**', async (route) => {
      await held;
      await route.fallback();
    });
    await build(page);
    await page.getByText('Reading Dependabot alerts: 3 of 4 repositories').waitFor();
    expect(await page.locator('#live').textContent()).toBe('Reading Dependabot alerts');
    expect(await page.locator('#token').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Stop' }).click();
    release();
    expect(await page.locator('#builder').isVisible()).toBe(false);
    await page.waitForTimeout(200);
    expect(await page.locator('#view').isVisible()).toBe(false);
    await expectNoToken(opened);
  });

  const endings = [
    ['a wrong token', { status: 401, body: { message: 'Bad credentials' } }, 'GitHub does not accept this token.'],
    [
      'an organisation that is not there',
      { status: 404, body: { message: 'Not Found' } },
      'The repositories of acme cannot be listed: Not Found',
    ],
    [
      'a spent rate limit',
      {
        status: 403,
        body: { message: 'API rate limit exceeded' },
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1772000000' },
      },
      'The rate limit of this token is used up.',
    ],
    [
      'a secondary rate limit',
      { status: 429, body: {}, headers: { 'retry-after': '60' } },
      'The rate limit of this token is used up.',
    ],
  ] as const;
  test.each(endings)('says it plainly: %s', async (_, answer, says) => {
    const opened = await open();
    const { page } = opened;
    await standIn(page, () => answer);
    await build(page);
    await page.locator('#builder-error', { hasText: says }).waitFor();
    expect(await page.locator('#builder').isVisible()).toBe(true);
    await expectNoToken(opened);
  });

  test('a next page on another host is not followed', async () => {
    const opened = await open();
    const { page, requests } = opened;
    await standIn(page, (path) =>
      path === '/orgs/acme/repos'
        ? { body: [], headers: { link: '<https://evil.example/orgs/acme/repos?page=2>; rel="next"' } }
        : undefined,
    );
    await build(page);
    await page.locator('#view').waitFor();
    expect(requests.filter((request) => request.url().includes('evil.example'))).toEqual([]);
    await expectNoToken(opened);
  });
});
