/** Trend over all snapshots that are open, and the difference of two of them. */
import type { Portfolio, Snapshot, Summary } from '../generated/types.ts';
import { byId, date, el, number, on, select, show, svg } from './dom.ts';
import { opener } from './detail-view.ts';
import { type Change, differenceOf } from './difference.ts';
import type { Document } from './read-snapshot.ts';
import { mark } from './fill.ts';
import { word } from './words.ts';

type Series = { readonly label: string; readonly value: (snapshot: Snapshot) => number; readonly isGoodUp: boolean };

const SERIES: readonly Series[] = [
  { label: 'Mean score', value: meanScore, isGoodUp: true },
  summed('Action needed', 'action_needed_count'),
  summed('Exposures', 'exposure_count'),
  summed('Without a route', 'unrouted_exposure_count'),
  summed('Without a case', 'needs_case_count'),
  summed('Open cases', 'open_case_count'),
];

/** Rows of one part of the difference that are listed. */
const LISTED = 200;

const CHART = { width: 220, height: 48, margin: 4 } as const;

function summed(label: string, field: keyof Summary): Series {
  return { label, value: ({ summary }) => Number(summary[field]), isGoodUp: false };
}

function meanScore({ portfolios }: Snapshot): number {
  if (portfolios.length === 0) return 0;
  return Math.round(portfolios.reduce((sum, { coverage_score: score }) => sum + score, 0) / portfolios.length);
}

/** Gives the function that shows documents, which come from the oldest to the newest. */
export function historyView(onSelect: (id: string) => void): (documents: readonly Document[]) => void {
  const [from, to] = [select('from'), select('to')];
  let shown: readonly Document[] = [];
  const compare = (): void => showDifference(shown[from.selectedIndex], shown[to.selectedIndex], onSelect);
  on(from, 'change', compare);
  on(to, 'change', compare);
  return (documents) => {
    shown = documents;
    show('history-empty', documents.length < 2);
    show('history', documents.length > 1);
    if (documents.length < 2) return;
    byId('trend').replaceChildren(...SERIES.map((series) => chart(series, documents)));
    [from, to].forEach((list, index) => {
      const options = documents.map(({ name, snapshot }) =>
        el('option', {}, `${date(snapshot.generated_at)} · ${name.slice(0, 40)}`),
      );
      list.replaceChildren(...options);
      list.selectedIndex = documents.length - 2 + index;
    });
    compare();
  };
}

function chart({ label, value, isGoodUp }: Series, documents: readonly Document[]): HTMLElement {
  const values = documents.map(({ snapshot }) => value(snapshot));
  const times = documents.map(({ snapshot }) => Date.parse(snapshot.generated_at));
  const x = scale(times, CHART.margin, CHART.width - CHART.margin);
  const y = scale(values, CHART.height - CHART.margin, CHART.margin);
  const points = values.map((point, index) => [x(times[index] ?? 0), y(point)] as const);
  const change = (values.at(-1) ?? 0) - (values.at(-2) ?? 0);
  const verdict = change === 0 ? 'same' : change > 0 === isGoodUp ? 'better' : 'worse';
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  const line = svg(
    'svg',
    { viewBox: `0 0 ${CHART.width} ${CHART.height}`, role: 'img', 'aria-label': `${label}: ${values.join(', ')}` },
    svg('polyline', { points: points.map((point) => point.join(',')).join(' ') }),
    ...points.slice(-1).map(([cx, cy]) => svg('circle', { cx, cy, r: 3 })),
  );
  return el(
    'div',
    { class: 'panel chart' },
    el('h3', {}, label),
    el('p', { class: 'figure' }, number(values.at(-1) ?? 0)),
    el('p', { class: `change ${verdict}` }, `${sign}${number(Math.abs(change))} ${verdict}`),
    line,
  );
}

function scale(values: readonly number[], low: number, high: number): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (value) => (most === least ? (low + high) / 2 : low + ((value - least) / (most - least)) * (high - low));
}

function showDifference(
  before: Document | undefined,
  after: Document | undefined,
  onSelect: (id: string) => void,
): void {
  if (before === undefined || after === undefined) return;
  const difference = differenceOf(before.snapshot, after.snapshot);
  const { worse, better, added, gone, unchanged } = difference;
  byId('difference-count').textContent = `${number(unchanged)} unchanged`;
  const shown = (portfolio: Portfolio): HTMLElement => opener(portfolio, onSelect);
  byId('difference').replaceChildren(
    part('Worse', 'worse', worse, (change) => changeRow(change, shown)),
    part('Better', 'better', better, (change) => changeRow(change, shown)),
    part('New', 'added', added, (portfolio) => [shown(portfolio), el('span', {}, figures(portfolio))]),
    // What is gone has no place to open.
    part('Gone', 'gone', gone, (portfolio) => [el('bdi', {}, portfolio.label), el('span', {}, figures(portfolio))]),
  );
}

function part<Item>(
  title: string,
  kind: string,
  items: readonly Item[],
  row: (item: Item) => readonly HTMLElement[],
): HTMLElement {
  const rest = items.length - LISTED;
  return el(
    'section',
    { class: `part ${kind}` },
    el('h3', {}, `${title} `, el('b', {}, number(items.length))),
    el(
      'ul',
      {},
      ...items.slice(0, LISTED).map((item) => el('li', {}, ...row(item))),
      ...(rest > 0 ? [el('li', { class: 'none' }, `and ${number(rest)} more`)] : []),
      ...(items.length === 0 ? [el('li', { class: 'none' }, 'None')] : []),
    ),
  );
}

function figures({ coverage_score: score, exposure_count: exposures }: Portfolio): string {
  return `score ${score}, ${number(exposures)} exposures`;
}

function changeRow({ before, after }: Change, shown: (portfolio: Portfolio) => HTMLElement): readonly HTMLElement[] {
  const said: (Node | string)[] = [];
  if (before.coverage_state !== after.coverage_state) {
    said.push(mark(before.coverage_state), `${word(before.coverage_state)} → ${word(after.coverage_state)} · `);
  }
  const parts: readonly (readonly [string, number, number])[] = [
    ['score', before.coverage_score, after.coverage_score],
    ['exposures', before.exposure_count, after.exposure_count],
    ['without case', before.needs_case_count, after.needs_case_count],
  ];
  said.push(
    parts
      .filter(([, old, now]) => old !== now)
      .map(([name, old, now]) => `${name} ${number(old)} → ${number(now)}`)
      .join(' · '),
  );
  return [shown(after), el('span', {}, ...said)];
}
