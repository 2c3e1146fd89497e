/** Puts the page together: what is open, what is selected, and who is told. */
import type { Portfolio } from '../generated/types.ts';
import { buildView, showLooked } from './build-view.ts';
import { showDetail, showLinks } from './detail-view.ts';
import { all, byId, date, el, input, number, on, say, select, show, the } from './dom.ts';
import { fill, stack } from './fill.ts';
import { graphOn } from './graph-view.ts';
import { historyView } from './history-view.ts';
import { listView } from './list-view.ts';
import { type Document, readFile, type Reading, readText, type Refusal } from './read-snapshot.ts';
import { STATES, word } from './words.ts';

const TABS = ['list', 'graph', 'history'] as const;

/** From the oldest to the newest. */
let documents: readonly Document[] = [];
let current: Document | undefined;
let byPortfolio: ReadonlyMap<string, Portfolio> = new Map();
let selected: Portfolio | undefined;
let graphOf: Document | undefined;

const api = document.querySelector('meta[name=github-api]')?.getAttribute('content') ?? '';
const graph = graphOn(the('canvas', HTMLCanvasElement), choose);
const showHistory = historyView(choose);
const list = listView((portfolio, isOpened) => {
  present(portfolio);
  if (isOpened) openDetail();
});

function choose(id: string): void {
  const portfolio = byPortfolio.get(id);
  if (portfolio === undefined) return;
  list.select(id);
  present(portfolio);
  if (!byId('panel-graph').hidden) byId('links').querySelector('h2')?.focus({ preventScroll: true });
  else {
    openTab('list');
    openDetail();
  }
}

function present(portfolio: Portfolio): void {
  if (portfolio === selected) return;
  selected = portfolio;
  const find = (id: string): Portfolio | undefined => byPortfolio.get(id);
  showDetail(portfolio, find, choose);
  showLinks(portfolio, find, choose);
  on(byId('detail').querySelector('.back') ?? byId('detail'), 'click', ({ currentTarget }) => {
    if (currentTarget === byId('detail')) return;
    byId('detail').classList.remove('open');
    byId('grid').focus();
  });
  graph.select(portfolio.id);
}

/** On a narrow screen the portfolio covers the list. */
function openDetail(): void {
  byId('detail').classList.add('open');
  byId('detail').querySelector('h2')?.focus({ preventScroll: true });
}

function openTab(name: string): void {
  for (const tab of TABS) {
    const button = byId(`tab-${tab}`);
    button.setAttribute('aria-selected', String(tab === name));
    button.tabIndex = tab === name ? 0 : -1;
    show(`panel-${tab}`, tab === name);
  }
  if (name === 'graph' && current !== undefined && graphOf !== current) {
    graphOf = current;
    graph.load(current.snapshot.portfolios, selected?.id ?? '');
  }
  if (name === 'graph') showGraphSize();
}

function showGraphSize(): void {
  const { nodes, links } = graph.size();
  const apart = (current?.snapshot.portfolios.length ?? 0) - nodes;
  byId('graph-count').textContent =
    `${number(nodes)} portfolios, ${number(links)} links${apart > 0 ? ` · ${number(apart)} not shown` : ''}`;
}

/** Shows a document that was read, newest of all that are open. */
function add(document: Document): void {
  documents = [...documents.filter(({ name }) => name !== document.name), document].sort(
    (a, b) => Date.parse(a.snapshot.generated_at) - Date.parse(b.snapshot.generated_at),
  );
  view(documents.at(-1) ?? document);
}

function view(shownDocument: Document): void {
  current = shownDocument;
  const { snapshot, name } = shownDocument;
  byPortfolio = new Map(snapshot.portfolios.map((portfolio) => [portfolio.id, portfolio]));
  selected = undefined;
  graphOf = undefined;
  only('view');
  show('export', true);
  byId('source').textContent = `${name} · ${date(snapshot.generated_at)}`;
  showSummary(shownDocument);
  list.load(snapshot.portfolios);
  showHistory(documents);
  const first = byPortfolio.get(snapshot.summary.top_portfolio_id) ?? snapshot.portfolios[0];
  byId('detail').replaceChildren();
  if (first !== undefined) {
    list.select(first.id);
    present(first);
  }
  openTab(TABS.find((tab) => !byId(`panel-${tab}`).hidden) ?? 'list');
  say(`${name}: ${number(snapshot.portfolios.length)} portfolios.`);
}

function showSummary({ snapshot: { summary } }: Document): void {
  fill(byId('summary'), {
    ...summary,
    // The label often says the state in the same words.
    label: summary.label.startsWith(word(summary.overall_state)) ? '' : summary.label,
    gaps: summary.owner_gap_count + summary.environment_gap_count + summary.relationship_gap_count,
  });
  show('top', summary.top_portfolio_id !== '');
  const counts = [summary.action_needed_count, summary.partial_count, summary.ready_count, summary.tracked_count];
  stack(
    byId('state-stack'),
    'state',
    STATES.map((state, index) => [state, counts[index] ?? 0]),
  );
}

function only(name: 'empty' | 'faults' | 'view'): void {
  for (const part of ['empty', 'faults', 'view']) show(part, part === name);
}

function refuse({ name, sentence, count, faults }: Refusal): void {
  only('faults');
  show('faults-back', current !== undefined);
  fill(byId('faults'), {
    title: `${name} cannot be shown`,
    sentence,
    caption:
      count === 0
        ? ''
        : `${number(count)} ${count === 1 ? 'fault' : 'faults'}${count > faults.length ? `, of which the first ${faults.length}` : ''}`,
  });
  byId('fault-rows').replaceChildren(
    ...faults.map(({ position, pointer, message, found, allowed }) =>
      el(
        'tr',
        {},
        el(
          'td',
          {},
          position === undefined ? '' : `Line ${position.line}, column ${position.column} `,
          el('code', {}, pointer),
        ),
        el('td', {}, message),
        el('td', {}, el('code', {}, found)),
        el('td', {}, allowed),
      ),
    ),
  );
  byId('faults-title').focus();
  say(`${name} cannot be shown. ${sentence}`);
}

async function open(files: Iterable<File>): Promise<void> {
  for (const file of files) receive(await readFile(file));
}

function receive(reading: Reading): void {
  show('looked', false);
  if (reading.is === 'refused') refuse(reading.refusal);
  else add(reading.document);
}

function save(): void {
  if (current === undefined) return;
  const text = `${JSON.stringify(current.snapshot, null, 2)}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  el('a', { href: url, download: `coverage-${current.snapshot.generated_at.slice(0, 10)}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(url));
  say('Exported.');
}

function listen(): void {
  const files = input('files');
  for (const button of [...all(document, '[data-open]'), byId('open')]) on(button, 'click', () => files.click());
  on(files, 'change', () => {
    void open([...(files.files ?? [])]).then(() => (files.value = ''));
  });
  document.addEventListener('dragover', (event) => {
    event.preventDefault();
    show('drop', true);
  });
  document.addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) show('drop', false);
  });
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    show('drop', false);
    void open([...(event.dataTransfer?.files ?? [])]);
  });
  on(byId('export'), 'click', save);
  on(byId('faults-back'), 'click', () => only('view'));
  on(byId('top'), 'click', () => choose(current?.snapshot.summary.top_portfolio_id ?? ''));
  for (const button of all(document, '[data-only]')) {
    on(button, 'click', () => {
      openTab('list');
      list.only(button.dataset['only'] ?? '');
    });
  }
  on(byId('theme'), 'change', () => {
    document.documentElement.dataset['theme'] = select('theme').value;
    graph.draw();
  });
  listenToTabs();
  on(byId('around'), 'change', () => {
    graph.onlyAround(input('around').checked);
    showGraphSize();
  });
  on(byId('zoom-in'), 'click', () => graph.zoom(1.3));
  on(byId('zoom-out'), 'click', () => graph.zoom(1 / 1.3));
  on(byId('fit'), 'click', () => graph.fit());
}

/** Arrow keys move between tabs; one tab stop for all (ARIA authoring practices, "Tabs"). */
function listenToTabs(): void {
  TABS.forEach((tab, index) => {
    const button = byId(`tab-${tab}`);
    on(button, 'click', () => openTab(tab));
    button.addEventListener('keydown', ({ key }) => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? TABS.length - 1 : 0;
      const next = TABS[(index + step) % TABS.length];
      if (step === 0 || next === undefined) return;
      openTab(next);
      byId(`tab-${next}`).focus();
    });
  });
}

function readEmbedded(): void {
  const embedded: unknown = JSON.parse(byId('snapshots').textContent ?? '[]');
  for (const entry of Array.isArray(embedded) ? embedded : [])
    receive(readText(String(entry.name), String(entry.text)));
}

for (const place of all(document, '[data-api]')) place.textContent = api;
listen();
buildView(api, ({ owner, snapshot, looked, notes }) => {
  receive({ is: 'snapshot', document: { name: `${owner} (built here)`, snapshot } });
  showLooked({ looked, notes });
});
readEmbedded();
