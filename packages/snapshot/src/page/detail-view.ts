/** One portfolio in full, and its links in both directions as lists. */
import type { Portfolio } from '../generated/types.ts';
import { all, byId, copyOf, el, on } from './dom.ts';
import { fill, mark, stack } from './fill.ts';
import { ROUTE_KINDS, word } from './words.ts';

export type Lookup = (id: string) => Portfolio | undefined;

/** Links that are listed at once; the others behind a button, because a platform can have thousands of dependents. */
const LISTED = 30;

export function showDetail(portfolio: Portfolio, find: Lookup, onSelect: (id: string) => void): void {
  const detail = copyOf('portfolio');
  const values = {
    ...portfolio,
    copy_only: portfolio.route_state_counts.copy_only,
    // The label often says the state in the same words.
    coverage_label: portfolio.coverage_label.endsWith(word(portfolio.coverage_state)) ? '' : portfolio.coverage_label,
  };
  for (const place of all(detail, '[data-links]')) place.append(links(portfolio, find, onSelect));
  fill(detail, values);
  for (const bar of all(detail, '[data-routes]')) {
    stack(
      bar,
      'route',
      ROUTE_KINDS.map((kind) => [kind, portfolio.route_state_counts[kind]]),
    );
    bar.hidden = portfolio.exposure_count === 0;
  }
  const record = detail.querySelector('details');
  const text = detail.querySelector('[data-json]');
  // Written when it is asked for: a record can name thousands of assets.
  record?.addEventListener('toggle', () => {
    if (text !== null) text.textContent = JSON.stringify(portfolio, null, 2);
  });
  byId('detail').replaceChildren(detail);
  byId('detail').scrollTop = 0;
}

export function showLinks(portfolio: Portfolio, find: Lookup, onSelect: (id: string) => void): void {
  const heading = el('h2', { tabindex: '-1' }, el('bdi', {}, portfolio.label));
  const part = links(portfolio, find, onSelect);
  fill(part, { ...portfolio });
  byId('links').replaceChildren(heading, part);
}

function links(portfolio: Portfolio, find: Lookup, onSelect: (id: string) => void): DocumentFragment {
  const part = copyOf('neighbours');
  for (const list of all(part, '[data-ids]')) {
    const ids =
      list.dataset['ids'] === 'dependency_portfolio_ids'
        ? portfolio.dependency_portfolio_ids
        : portfolio.dependent_portfolio_ids;
    if (ids.length === 0) list.append(el('li', { class: 'none' }, list.dataset['empty'] ?? ''));
    addSome(
      list,
      ids.flatMap((id) => find(id) ?? []),
      onSelect,
    );
  }
  return part;
}

function addSome(list: HTMLElement, portfolios: readonly Portfolio[], onSelect: (id: string) => void): void {
  list.append(...portfolios.slice(0, LISTED).map((portfolio) => el('li', {}, opener(portfolio, onSelect))));
  const rest = portfolios.slice(LISTED);
  if (rest.length === 0) return;
  const more = el('button', { type: 'button', class: 'link' }, `${rest.length} more`);
  const item = el('li', {}, more);
  on(more, 'click', () => {
    item.remove();
    addSome(list, rest, onSelect);
  });
  list.append(item);
}

/** A button that opens a portfolio: mark and label. */
export function opener({ id, label, coverage_state: state }: Portfolio, onSelect: (id: string) => void): HTMLElement {
  const button = el('button', { type: 'button', class: 'link' }, mark(state), el('bdi', {}, label));
  on(button, 'click', () => onSelect(id));
  return button;
}
