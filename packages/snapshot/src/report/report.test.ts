import { describe, expect, test } from '@jest/globals';
import { buildSnapshot, serialiseSnapshot } from '../build/index.ts';
import { inputsOf, randomInputs } from '../build/inputs.test-support.ts';
import type { Snapshot } from '../generated/types.ts';
import { badge, commentMarkdown, csv, diffMarkdown, diffSnapshots, readSnapshot, summaryMarkdown } from './index.ts';

const generatedAt = new Date('2026-03-01T12:00:00Z');
const built = (seed: number) => buildSnapshot({ ...randomInputs(seed), generatedAt });
const ofVector = (vector: Parameters<typeof inputsOf>[0]): Snapshot =>
  buildSnapshot({ ...inputsOf(vector), generatedAt }).snapshot;
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed + 1);

describe('Markdown', () => {
  /** What stands outside of code spans: only there GitHub makes anything out of a text. */
  const live = (markdown: string) => markdown.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '');

  test.each([
    ['summary', summaryMarkdown],
    ['comment', commentMarkdown],
  ])('nothing of a snapshot is live in a %s (P8)', (_, render) => {
    for (const seed of SEEDS) {
      const { snapshot, notices } = built(seed);
      const text = live(render(snapshot, { notices }));
      expect([seed, text.match(/@everyone|<img|closes #1|HYPERLINK|::error/)]).toEqual([seed, null]);
    }
  });

  test('is cut at whole rows, and says how many are left', () => {
    const { snapshot } = buildSnapshot({
      generatedAt,
      assets: Array.from({ length: 1_000 }, (_, index) => ({
        id: `asset-${index}`,
        name: `${index}`,
        asset_type: 'service' as const,
        criticality: 'low' as const,
      })),
      exposures: [],
      cases: [],
      policies: [],
    });
    const text = summaryMarkdown(snapshot, { maxBytes: 10_000 });
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(10_000);
    const rows = text.match(/^\| `/gm)?.length ?? 0;
    expect(text).toContain(`${1_000 - rows} more are not shown here.`);
  });

  test('notices stand in the summary', () => {
    const { snapshot, notices } = buildSnapshot({
      ...inputsOf({}),
      exposures: [{ id: 'x', asset_id: 'gone', severity: 'low', workflow_value: 'sast', source_id: 's' }],
      generatedAt,
    });
    expect(summaryMarkdown(snapshot, { notices })).toContain('| `exposure-without-asset` |');
  });
});

describe('CSV', () => {
  const cells = (labels: readonly string[]) => {
    const snapshot = ofVector({ exposures: { ready: 1 } });
    const portfolios = snapshot.portfolios.map((portfolio) => ({ ...portfolio, owner_names: labels }));
    return csv({ ...snapshot, portfolios });
  };

  test.each([
    [['=cmd()'], `"'=cmd()"`],
    [[' \t@sum'], `"'  @sum"`.replace('  ', '  ')],
    // A spreadsheet that separates by semicolons cuts there, and drops the quotes.
    [['Jo', '=cmd()'], `"Jo;' =cmd()"`],
    [['Jo;+1'], `"Jo;'+1"`],
    [['Jo,"-1'], `"Jo,'""-1"`],
    [['a-b = c'], '"a-b = c"'],
  ])('no cell is a formula, whatever the separator: %j', (names, cell) => {
    expect(cells(names)).toContain(`,${cell},`);
  });
});

describe('the difference', () => {
  test('of a snapshot with itself is none', () => {
    for (const seed of SEEDS) expect(diffSnapshots(built(seed).snapshot, built(seed).snapshot).changes).toEqual([]);
  });

  test('names what got worse, better, new and gone, and turns round with its sides', () => {
    const good = ofVector({ exposures: { ready: 1 } });
    const bad = ofVector({ exposures: { manual: 3 }, needsCase: 3 });
    const nothing = { ...good, portfolios: [] };
    const direction = (before: Snapshot, after: Snapshot) =>
      diffSnapshots(before, after).changes.map((change) => change.direction);
    expect(direction(good, bad)).toEqual(['worse']);
    expect(direction(bad, good)).toEqual(['better']);
    expect(direction(nothing, good)).toEqual(['new']);
    expect(direction(good, nothing)).toEqual(['gone']);
    expect(diffSnapshots(good, bad).scoreFall).toBe(48);
    expect(diffMarkdown(diffSnapshots(good, bad))).toContain(
      '| 🔻 worse | `Shop` | 100 → 52 | ready → action_needed | 1 → 3 | 0 → 3 |',
    );
  });
});

describe('the badge', () => {
  test('shows state and mean score', () => {
    expect(badge(ofVector({ exposures: { ready: 1 } }))).toContain('aria-label="coverage: Coverage ready · 100"');
  });

  test('holds no markup from outside', () => {
    const snapshot = ofVector({});
    const hostile = { ...snapshot, summary: { ...snapshot.summary, label: '"><script>alert(1)</script>\u0000\ud800' } };
    const svg = badge(hostile, `<&"'${'x'.repeat(100)}`);
    expect(svg).not.toMatch(/<script|[^\P{C}\n]/u);
    expect(svg).toContain('&lt;&amp;&quot;&#39;xxx');
  });
});

describe('CSV', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(1)', ' =1', '\t=1', '\u200b=1', "'=1", '|cmd', '＝1'])(
    '%j is no formula',
    (label) => {
      const snapshot = ofVector({});
      const portfolios = snapshot.portfolios.map((portfolio) => ({ ...portfolio, label }));
      const [, row = ''] = csv({ ...snapshot, portfolios }).split('\r\n');
      expect(row).toMatch(/^"portfolio-shop","'/);
    },
  );

  test('has one line per portfolio, whatever the texts are', () => {
    for (const seed of SEEDS) {
      const { snapshot } = built(seed);
      expect(csv(snapshot).split(/[\r\n]+/)).toHaveLength(snapshot.portfolios.length + 2);
    }
  });
});

describe('reading for a report', () => {
  const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

  test('goes through the one gate for versions', () => {
    const snapshot = ofVector({ exposures: { ready: 1 } });
    expect(readSnapshot('a', new TextEncoder().encode(serialiseSnapshot(snapshot)))).toMatchObject({
      is: 'snapshot',
      snapshot,
    });
    expect(readSnapshot('a', bytes({ ...snapshot, schema_version: 'service.portfolio-coverage.v2' }))).toMatchObject({
      is: 'refused',
      verdict: { reason: 'snapshot-unknown-version' },
    });
    expect(readSnapshot('a', bytes({ ...snapshot, portfolios: [] })).is).toBe('refused');
    expect(readSnapshot('a', bytes([])).is).toBe('refused');
  });
});
