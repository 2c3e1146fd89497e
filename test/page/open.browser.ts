import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { type Snapshot, validateBytes } from '../../packages/snapshot/src/index.ts';
import { generateSnapshot } from '../../packages/snapshot/src/testing/generate.ts';
import { describeInChromium, expectNothingStored } from './browser.ts';
import { organisation } from './organisation.ts';

const later = organisation();
const earlier = organisation({ seed: 8, day: '2026-01-05', trouble: 0.75 });

function file(name: string, text: string) {
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}

async function drop(page: Page, name: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content ?? ''], fileName ?? '', { type: 'application/json' }));
      return data;
    },
    [name, text],
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}

describeInChromium('the page: open', (open) => {
  test('says what to do when nothing is open, and sends nothing', async () => {
    const opened = await open();
    expect(await opened.page.getByRole('heading', { level: 2 }).first().textContent()).toBe(
      'See what is covered, and what is not',
    );
    expect(await opened.page.locator('#empty [data-api]').textContent()).toBe('https://api.github.com');
    expect(opened.requests).toHaveLength(1);
    expect(opened.complaints).toEqual([]);
    await expectNothingStored(opened);
  });

  test('opens a chosen file, a dropped file and an embedded one', async () => {
    const { page, complaints } = await open();
    await page.setInputFiles('#files', file('chosen.json', JSON.stringify(later)));
    await page.waitForFunction(() => document.querySelector('#source')?.textContent?.includes('chosen.json'));
    expect(await page.locator('#summary [data-f=total_portfolios]').textContent()).toBe('36');
    await drop(page, 'dropped.json', JSON.stringify(organisation({ seed: 3, day: '2026-05-01' })));
    await page.waitForFunction(() => document.querySelector('#source')?.textContent?.includes('dropped.json'));
    const embedded = await open([later]);
    expect(await embedded.page.locator('#source').textContent()).toContain('snapshot-0.json');
    expect([...complaints, ...embedded.complaints]).toEqual([]);
  });

  test('shows every field of the summary and every field of a portfolio', async () => {
    const { page } = await open([later]);
    for (const [field, value] of Object.entries(later.summary)) {
      if (['overall_state', 'top_portfolio_id', 'label'].includes(field)) continue;
      expect([field, await page.locator(`#summary [data-f="${field}"]`).textContent()]).toEqual([field, String(value)]);
    }
    const [first] = later.portfolios;
    const record = page.locator('#detail');
    await record.getByText('The record as JSON').click();
    await page.waitForFunction(() => document.querySelector('[data-json]')?.textContent !== '');
    expect(JSON.parse((await record.locator('[data-json]').textContent()) ?? '')).toEqual(first);
    const text = (await record.innerText()).replaceAll('\u00a0', ' ');
    for (const shown of [
      ...(first?.recommended_actions ?? []),
      ...(first?.route_blockers ?? []),
      first?.coverage_summary ?? '',
      first?.route_coverage_summary ?? '',
      first?.dependency_summary ?? '',
    ]) {
      expect(text).toContain(shown);
    }
  });

  const faulty: readonly (readonly [name: string, text: string, says: RegExp, place: string])[] = [
    [
      'unknown version',
      JSON.stringify({ ...later, schema_version: 'service.portfolio-coverage.v2' }),
      /schema_version that this reader does not know/,
      'Line 1, column 19',
    ],
    ['not JSON', '{\n  "a": 1,\n  oops\n}', /could not be read as JSON/, 'Line 3, column 3'],
    ['cut off', JSON.stringify(later, null, 2).slice(0, 5_000), /could not be read as JSON/, 'Line '],
    [
      'schema',
      JSON.stringify({ ...later, generated_at: 7 }, null, 2),
      /does not follow the schema/,
      'Line 3, column 19',
    ],
    [
      'sums',
      JSON.stringify({ ...later, summary: { ...later.summary, exposure_count: 1 } }, null, 2),
      /contradict each other/,
      '/summary/exposure_count',
    ],
    ['empty list', '[]', /does not follow the schema/, 'Line 1, column 1'],
  ];
  test.each(faulty)(
    'a faulty document (%s) is refused with its places, and the page goes on',
    async (_, text, says, place) => {
      const { page, complaints } = await open([later]);
      await page.setInputFiles('#files', file('faulty.json', text));
      await page.locator('#faults').waitFor();
      expect(await page.locator('#faults').innerText()).toMatch(says);
      expect((await page.locator('#fault-rows').innerText()).replaceAll('\n', ' ')).toContain(place);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('faults-title');
      await page.getByRole('button', { name: 'Back to the snapshot' }).click();
      expect(await page.locator('#view').isVisible()).toBe(true);
      expect(complaints).toEqual([]);
    },
  );

  test('searches, filters by state, route and severity, and sorts', async () => {
    const { page } = await open([later]);
    const labels = () => page.locator('#rows [data-f=label]').allTextContents();
    const count = (is: (p: Snapshot['portfolios'][number]) => boolean) => later.portfolios.filter(is).length;
    await page.getByRole('searchbox').fill('PAYMENTS');
    expect(await labels()).toContain('Card vault');
    expect((await labels()).length).toBeLessThan(later.portfolios.length);
    await page.getByRole('searchbox').fill('no such thing');
    expect(await page.getByText('No portfolio matches.').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Reset filters' }).click();
    await page.getByLabel('State', { exact: true }).selectOption('ready');
    expect(await page.locator('#count').textContent()).toBe(`${count((p) => p.coverage_state === 'ready')} of 36`);
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByLabel('Route', { exact: true }).selectOption('mixed');
    expect(await page.locator('#count').textContent()).toBe(
      `${count((p) => p.route_coverage_state === 'mixed')} of 36`,
    );
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByLabel('Severity at least').selectOption('high');
    expect(await page.locator('#count').textContent()).toBe(
      `${count((p) => ['critical', 'high'].includes(p.highest_severity))} of 36`,
    );
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('button', { name: 'Score', exact: true }).click();
    const [worst] = [...later.portfolios].sort((a, b) => a.coverage_score - b.coverage_score);
    expect((await labels())[0]).toBe(worst?.label);
    expect(await page.locator('th[aria-sort]').textContent()).toContain('Score');
    await page.locator('[data-only=tracked]').click();
    expect(await page.locator('#count').textContent()).toBe(`${count((p) => p.coverage_state === 'tracked')} of 36`);
  });

  test('the graph shows links in both directions, on the canvas and as lists', async () => {
    const { page, complaints } = await open([later]);
    await page.getByText('Payments', { exact: true }).first().click();
    await page.getByRole('tab', { name: 'Dependency graph' }).click();
    const payments = later.portfolios.find(({ label }) => label === 'Payments');
    expect(await page.locator('#graph-count').textContent()).toContain(`${later.summary.dependency_edge_count} links`);
    const listed = (field: string) => page.locator(`#links [data-ids=${field}] bdi`).allTextContents();
    expect((await listed('dependency_portfolio_ids')).sort()).toEqual(
      [...(payments?.dependency_portfolio_labels ?? [])].sort(),
    );
    expect((await listed('dependent_portfolio_ids')).sort()).toEqual(
      [...(payments?.dependent_portfolio_labels ?? [])].sort(),
    );
    await page.locator('#links').getByRole('button', { name: 'Ledger' }).click();
    expect(await page.locator('#links h2').textContent()).toBe('Ledger');
    await page.getByLabel('Only what is connected').check();
    const whole = later.portfolios.length;
    expect(Number((await page.locator('#graph-count').textContent())?.split(' ')[0])).toBeLessThan(whole);
    const drawn = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const canvas = document.querySelector('canvas');
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return pixels.some((value) => value !== 0);
    });
    expect(drawn).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('trend and difference of two snapshots', async () => {
    const { page } = await open([later, earlier]);
    await page.getByRole('tab', { name: 'Trend and changes' }).click();
    expect(await page.locator('#trend .chart').count()).toBe(6);
    const exposures = page.locator('.chart', { hasText: 'Exposures' });
    expect(await exposures.locator('.figure').textContent()).toBe(String(later.summary.exposure_count));
    const parts = await page.locator('#difference .part h3 b').allTextContents();
    const unchanged = Number((await page.locator('#difference-count').textContent())?.split(' ')[0]);
    expect(parts.map(Number).reduce((sum, count) => sum + count, unchanged)).toBe(36);
    await page.locator('#difference .worse button').first().click();
    expect(await page.locator('#panel-list').isVisible()).toBe(true);
  });

  test('exports a document that the validator accepts and that is the one that was opened', async () => {
    const { page } = await open([generateSnapshot({ portfolios: 20, seed: 5 })]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export JSON' }).click(),
    ]);
    const bytes = readFileSync(await download.path());
    expect(download.suggestedFilename()).toMatch(/^coverage-\d{4}-\d\d-\d\d\.json$/);
    expect(validateBytes('exported.json', bytes)).toMatchObject({ outcome: 'valid', errors: 0 });
    expect(JSON.parse(bytes.toString())).toEqual(generateSnapshot({ portfolios: 20, seed: 5 }));
  });

  test('works with the keyboard alone, and traps nobody', async () => {
    const { page } = await open([later]);
    const focus = () =>
      page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim().slice(0, 30) || '');
    await page.keyboard.press('Tab');
    expect(await focus()).toBe('Skip to the content');
    const order: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      order.push(await focus());
    }
    for (const stop of ['open', 'build', 'export', 'theme', 'top', 'tab-list', 'search', 'filter-state', 'grid'])
      expect(order).toContain(stop);
    expect(order.indexOf('open')).toBeLessThan(order.indexOf('tab-list'));
    expect(order.indexOf('tab-list')).toBeLessThan(order.indexOf('grid'));
    await page.locator('#grid').focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('#detail h2').textContent()).toBe(later.portfolios[1]?.label);
    await page.keyboard.press('End');
    const last = later.portfolios.at(-1)?.label ?? '';
    expect(await page.locator('#detail h2').textContent()).toBe(last);
    const active = await page.locator('#grid').getAttribute('aria-activedescendant');
    expect(await page.locator(`#${active}`).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    expect(await focus()).toBe(last);
    await page.locator('#tab-list').focus();
    await page.keyboard.press('ArrowRight');
    expect([await focus(), await page.locator('#panel-graph').isVisible()]).toEqual(['tab-graph', true]);
    await page.locator('#build').focus();
    await page.keyboard.press('Enter');
    expect(await focus()).toBe('owner');
    await page.keyboard.press('Escape');
    expect(await page.locator('#builder').isVisible()).toBe(false);
    expect(await focus()).toBe('build');
  });

  test('every control has a name, every panel a role, and news are spoken', async () => {
    const { page } = await open([later]);
    const nameless = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, input, select, [role=grid], [role=tabpanel], canvas')]
        .filter((element) => !element.closest('template'))
        .filter((element) => {
          const labelled = element.getAttribute('aria-labelledby');
          const label =
            element.getAttribute('aria-label') ??
            (labelled === null ? undefined : document.getElementById(labelled)?.textContent) ??
            ('labels' in element
              ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])].map((l) => l.textContent).join('')
              : '');
          return (label || element.textContent || element.getAttribute('aria-describedby') || '').trim() === '';
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(nameless).toEqual([]);
    expect(await page.locator('#live').getAttribute('aria-live')).toBe('polite');
    expect(await page.locator('#live').textContent()).toContain('36 portfolios');
    expect(await page.locator('#rows tr[aria-rowindex]').first().getAttribute('aria-rowindex')).toBe('2');
  });

  test('is dark or light as the reader wishes, with readable contrast, and still when asked', async () => {
    const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await open([later], { colorScheme: 'dark', reducedMotion: 'reduce' });
    const light = await open([later], { colorScheme: 'light' });
    const [darkColour, lightColour] = [await background(dark.page), await background(light.page)];
    expect(darkColour).not.toBe(lightColour);
    await light.page.getByLabel('Theme').selectOption('dark');
    expect(await background(light.page)).toBe(darkColour);
    await expectNothingStored(light);
    expect(
      await dark.page.evaluate(
        () => getComputedStyle(document.querySelector('button') ?? document.body).transitionDuration,
      ),
    ).toBe('0s');
    for (const { page } of [dark, light]) {
      // Between two themes colours fade; what counts is how they end.
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
      expect(await worstContrast(page)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** The lowest contrast of text and its background among all visible texts (WCAG 2.2, 1.4.3). */
function worstContrast(page: Page): Promise<number> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const paint = (...colours: readonly string[]): number => {
      if (context === null) return 0;
      context.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
      }
      const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
      const linear = (value: number) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    };
    let worst = 21;
    for (const element of document.querySelectorAll<HTMLElement>('#view *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasText || element.offsetParent === null) continue;
      const backgrounds: string[] = [];
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        backgrounds.unshift(getComputedStyle(at).backgroundColor);
      const [back, fore] = [paint(...backgrounds), paint(...backgrounds, getComputedStyle(element).color)];
      worst = Math.min(worst, (Math.max(back, fore) + 0.05) / (Math.min(back, fore) + 0.05));
    }
    return worst;
  });
}
