import { expect, test } from '@jest/globals';
import { type Snapshot, validateValue } from '../../packages/snapshot/src/index.ts';
import { describeInChromium } from './browser.ts';
import { standIn, TOKEN } from './github.ts';
import { organisation } from './organisation.ts';

const TEXTS = [
  '<img src=x onerror="window.hit=1">',
  '"><script>window.hit=1</script>',
  '</script><script>window.hit=1</script>',
  '<svg/onload=window.hit=1>',
  'javascript:window.hit=1',
  '{{constructor.constructor("window.hit=1")()}}',
  '\u202eexe.fdp\u2066\u200b\u0007',
  '<!--<script>',
  ']]>%CSP%$&$1`${window.hit=1}',
] as const;

/** A valid snapshot with hostile text wherever the schema takes free text, as long as it allows. */
function hostile(): Snapshot {
  const snapshot = organisation({ seed: 11 });
  let count = 0;
  const bad = (max: number): string => {
    count += 1;
    const text = `${count} ${TEXTS[count % TEXTS.length]}`;
    return count % 3 === 0 ? text.padEnd(max, 'W').slice(0, max) : text.slice(0, max);
  };
  const lists = (texts: readonly string[], max: number): string[] => [bad(max), ...texts.map(() => bad(max))];
  const labels = new Map(snapshot.portfolios.map(({ id }) => [id, bad(120)]));
  const portfolios = snapshot.portfolios.map((portfolio) => ({
    ...portfolio,
    label: labels.get(portfolio.id) ?? '',
    asset_names: lists(portfolio.asset_names, 140),
    owner_teams: portfolio.owner_missing ? [] : lists(portfolio.owner_teams, 120),
    owner_names: portfolio.owner_missing ? [] : lists(portfolio.owner_names, 120),
    environments: portfolio.environment_missing ? [] : lists(portfolio.environments, 60),
    route_labels: lists(portfolio.route_labels, 120),
    policy_labels: lists(portfolio.policy_labels, 120),
    route_blockers: lists(portfolio.route_blockers, 160),
    dependency_route_blockers: lists(portfolio.dependency_route_blockers, 160),
    recommended_actions: lists(portfolio.recommended_actions, 240),
    coverage_label: bad(80),
    route_coverage_label: bad(80),
    coverage_summary: bad(240),
    route_coverage_summary: bad(320),
    dependency_summary: bad(320),
    dependency_portfolio_labels: portfolio.dependency_portfolio_ids.map((id) => labels.get(id) ?? ''),
    dependent_portfolio_labels: portfolio.dependent_portfolio_ids.map((id) => labels.get(id) ?? ''),
  }));
  const summary = {
    ...snapshot.summary,
    label: bad(80),
    description: bad(240),
    top_portfolio_label: labels.get(snapshot.summary.top_portfolio_id) ?? '',
    top_portfolio_action: bad(240),
  };
  return { ...snapshot, summary, portfolios };
}

describeInChromium('the page: hostile content', (open) => {
  test('texts in every field do nothing but stand there', async () => {
    const snapshot = hostile();
    expect(validateValue('hostile.json', snapshot)).toMatchObject({ outcome: 'valid', errors: 0 });
    const { page, requests, complaints } = await open([
      snapshot,
      { ...snapshot, generated_at: '2026-04-01T00:00:00Z' },
    ]);
    const elements = await page.evaluate(
      () => document.querySelectorAll('img, script, iframe, object, embed, link').length,
    );
    for (const tab of ['graph', 'history', 'list']) {
      await page.locator(`#tab-${tab}`).click();
      for (const row of (await page.locator('#rows tr[data-index]').all()).slice(0, tab === 'list' ? 12 : 0))
        await row.click();
    }
    await page.getByRole('searchbox').fill('<img');
    expect(await page.locator('#rows [data-f=label]').count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    // The data element and the page's own script.
    expect(elements).toBe(2);
    expect(
      await page.evaluate(() => document.querySelectorAll('img, script, iframe, object, embed, link').length),
    ).toBe(2);
    const text = await page.evaluate(() => document.body.innerText);
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/);
    expect(requests).toHaveLength(1);
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  test('texts of 10,000 characters, and names that mean something to objects, are refused in order', async () => {
    const { page, complaints } = await open();
    const long = '<img src=x onerror=window.hit=1>'.repeat(320);
    const documents = [
      { ...organisation(), ['<img src=x onerror=window.hit=1>']: 1 },
      { ...organisation(), schema_version: long },
      { ...organisation(), portfolios: [{ [long]: long, __proto__x: 1 }] },
      long,
    ];
    for (const [index, document] of documents.entries()) {
      const buffer = Buffer.from(typeof document === 'string' ? document : JSON.stringify(document));
      await page.setInputFiles('#files', { name: `<b>${index}</b>.json`, mimeType: 'application/json', buffer });
      await page.locator('#faults-title', { hasText: `<b>${index}</b>.json` }).waitFor();
      expect((await page.locator('#faults').innerText()).length).toBeLessThan(20_000);
    }
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(await page.locator('img').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('hostile answers of the API become text', async () => {
    const { page, complaints } = await open();
    const [bad] = TEXTS;
    await standIn(page, (path) =>
      path.startsWith('/orgs/acme/repos')
        ? { body: [{ name: bad, archived: false, topics: [bad] }] }
        : path.includes('dependabot')
          ? { body: [{ repository: { name: bad }, security_advisory: { ghsa_id: bad, severity: bad } }] }
          : { status: 403, body: { message: bad } },
    );
    await page.locator('#build').click();
    await page.getByLabel('Organisation or user').fill('acme');
    await page.getByLabel('Token').fill(TOKEN);
    await page.getByRole('button', { name: 'Build', exact: true }).click();
    await page.locator('#view').waitFor();
    expect(await page.locator('#looked-rows').textContent()).toContain(bad);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(complaints.filter((text) => !text.includes('403'))).toEqual([]);
  });

  test('the security policy holds: no foreign script, no inline handler, no request elsewhere, no markup from text', async () => {
    const { page, requests } = await open([organisation()]);
    const before = requests.length;
    const outcome = await page.evaluate(async () => {
      const attempts: Record<string, string> = {};
      const script = document.createElement('script');
      try {
        script.append('window.hit=1');
        document.body.append(script);
        attempts['script'] = 'hit' in window ? 'ran' : 'blocked';
      } catch {
        attempts['script'] = 'blocked';
      }
      for (const [name, url] of Object.entries({
        elsewhere: 'https://evil.example/',
        near: 'https://api.github.com.evil.example/',
        self: '/x',
      })) {
        attempts[name] = await fetch(url, { mode: 'no-cors' }).then(
          () => 'sent',
          () => 'blocked',
        );
      }
      try {
        document.body.innerHTML += '<b>x</b>';
        attempts['innerHTML'] = 'set';
      } catch {
        attempts['innerHTML'] = 'blocked';
      }
      // In a task of the page's own: what a debugger evaluates may do more.
      attempts['eval'] = await new Promise<string>((resolve) => {
        setTimeout(() => {
          try {
            // oxlint-disable-next-line typescript/no-implied-eval -- the point of the test
            resolve(String(new Function('return "ran"')()));
          } catch {
            resolve('blocked');
          }
        });
      });
      const image = new Image();
      attempts['image'] = await new Promise<string>((resolve) => {
        image.addEventListener('error', () => resolve('blocked'));
        image.addEventListener('load', () => resolve('loaded'));
        image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
      });
      return attempts;
    });
    expect(outcome).toEqual({
      script: 'blocked',
      elsewhere: 'blocked',
      near: 'blocked',
      self: 'blocked',
      innerHTML: 'blocked',
      eval: 'blocked',
      image: 'blocked',
    });
    expect(
      requests
        .slice(before)
        .filter(
          (request) => request.url().startsWith('http') && request.failure() === null && request.url().includes('evil'),
        ),
    ).toEqual([]);
  });
});
