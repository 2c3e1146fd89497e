/** The list of portfolios: search, filters, sorting, and one tab stop with arrow keys for all rows. */
import type { Portfolio } from '../generated/types.ts';
import { all, byId, copyOf, el, input, number, on, select, show, the } from './dom.ts';
import { fill } from './fill.ts';
import { ANY, choose, searchable, type Wanted } from './filter.ts';
import { ROW_HEIGHT, rowsIn } from './rows.ts';
import { ownerOf, ROUTES, SEVERITIES, STATES, word } from './words.ts';

export type ListView = {
  readonly load: (portfolios: readonly Portfolio[]) => void;
  readonly select: (id: string) => void;
  /** Filters by state alone; the same again takes the filter away. */
  readonly only: (state: string) => void;
};

const FILTERS = [
  ['filter-state', 'state', STATES],
  ['filter-route', 'route', ROUTES],
  ['filter-severity', 'severity', SEVERITIES],
] as const;

export function listView(onSelect: (portfolio: Portfolio, isOpened: boolean) => void): ListView {
  const grid = byId('grid');
  let entries = searchable([]);
  let listed: readonly Portfolio[] = [];
  let wanted: Wanted = ANY;
  let active = -1;
  const rows = rowsIn(byId('scroll'), byId('rows'), ROW_HEIGHT, (index) => row(listed[index], index, index === active));

  const apply = (change: Partial<Wanted>): void => {
    wanted = { ...wanted, ...change };
    const id = listed[active]?.id;
    listed = choose(entries, wanted);
    active = listed.findIndex((portfolio) => portfolio.id === id);
    byId('count').textContent =
      listed.length === entries.length
        ? `${number(listed.length)} portfolios`
        : `${number(listed.length)} of ${number(entries.length)}`;
    grid.setAttribute('aria-rowcount', String(listed.length + 1));
    show('nothing', listed.length === 0);
    for (const button of all(document, '[data-only]')) {
      button.setAttribute('aria-pressed', String(button.dataset['only'] === wanted.state));
    }
    showSort(wanted);
    rows.reset(listed.length);
    mark();
  };
  const mark = (): void => {
    if (document.getElementById(`row-${active}`) === null) grid.removeAttribute('aria-activedescendant');
    else grid.setAttribute('aria-activedescendant', `row-${active}`);
  };
  const move = (index: number, isOpened = false): void => {
    const portfolio = listed[Math.max(0, Math.min(listed.length - 1, index))];
    if (portfolio === undefined) return;
    active = listed.indexOf(portfolio);
    rows.reveal(active);
    rows.redraw();
    mark();
    onSelect(portfolio, isOpened);
  };

  listenToGrid(grid, () => active, move);
  listenToFilters(apply);
  for (const button of all(grid, '[data-sort]')) {
    on(button, 'click', () => {
      const sort = button.dataset['sort'] ?? '';
      apply({ sort, isReversed: sort === wanted.sort && !wanted.isReversed });
    });
  }
  return {
    load: (portfolios) => {
      entries = searchable(portfolios);
      active = -1;
      apply({});
    },
    select: (id) => {
      active = listed.findIndex((portfolio) => portfolio.id === id);
      if (active >= 0) rows.reveal(active);
      rows.redraw();
      mark();
    },
    only: (state) => {
      select('filter-state').value = wanted.state === state ? '' : state;
      apply({ state: select('filter-state').value });
    },
  };
}

function row(portfolio: Portfolio | undefined, index: number, isActive: boolean): HTMLElement {
  const element = copyOf('row').querySelector('tr');
  if (element === null || portfolio === undefined) return el('tr');
  fill(element, { ...portfolio, owner: ownerOf(portfolio) || 'No owner' });
  element.id = `row-${index}`;
  element.dataset['index'] = String(index);
  element.setAttribute('aria-rowindex', String(index + 2));
  element.setAttribute('aria-selected', String(isActive));
  return element;
}

function listenToGrid(
  grid: HTMLElement,
  active: () => number,
  move: (index: number, isOpened?: boolean) => void,
): void {
  grid.addEventListener('keydown', (event) => {
    // The buttons in the head keep their own keys.
    if (event.target !== grid) return;
    const page = Math.max(1, Math.floor(byId('scroll').clientHeight / ROW_HEIGHT) - 2);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: active() + 1,
      ArrowUp: active() - 1,
      PageDown: active() + page,
      PageUp: active() - page,
      Home: 0,
      End: Infinity,
      Enter: active(),
    };
    const index = steps[event.key];
    if (index === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(index, event.key === 'Enter');
  });
  on(grid, 'click', ({ target }) => {
    const clicked = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (clicked !== null) move(Number(clicked.dataset['index']));
  });
}

function listenToFilters(apply: (change: Partial<Wanted>) => void): void {
  for (const [id, field, values] of FILTERS) {
    const list = select(id);
    const suffix = field === 'severity' ? ' and worse' : '';
    list.append(...values.map((value, index) => el('option', { value }, word(value) + (index > 0 ? suffix : ''))));
    on(list, 'change', () => apply({ [field]: list.value }));
  }
  on(input('search'), 'input', () => apply({ search: input('search').value }));
  on(byId('filters'), 'submit', (event) => event.preventDefault());
  on(byId('filters'), 'reset', () => apply(ANY));
  on(byId('reset'), 'click', () => {
    the('filters', HTMLFormElement).reset();
    input('search').focus();
  });
}

function showSort({ sort, isReversed }: Wanted): void {
  for (const button of all(byId('grid'), '[data-sort]')) {
    const isThis = button.dataset['sort'] === sort;
    const heading = button.closest('th');
    if (isThis) heading?.setAttribute('aria-sort', isReversed ? 'descending' : 'ascending');
    else heading?.removeAttribute('aria-sort');
  }
}
