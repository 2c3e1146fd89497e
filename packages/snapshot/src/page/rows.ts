/** A table body that holds only the rows in sight: ten thousand portfolios cost as much as fifty. */
import { el } from './dom.ts';

/** Pixels; the style sheet gives rows this height. */
export const ROW_HEIGHT = 36;

/** Rows above and below that are there before they are seen. */
const SPARE = 12;

export type Rows = {
  /** Other rows from now on; back to the top. */
  readonly reset: (count: number) => void;
  /** The same rows, drawn again. */
  readonly redraw: () => void;
  readonly reveal: (index: number) => void;
};

export function rowsIn(
  scroller: HTMLElement,
  body: HTMLElement,
  headHeight: number,
  row: (index: number) => HTMLElement,
): Rows {
  let count = 0;
  let first = -1;
  let last = -1;
  const draw = (isForced: boolean): void => {
    const top = Math.max(0, Math.floor(scroller.scrollTop / ROW_HEIGHT) - SPARE);
    const end = Math.min(count, Math.ceil((scroller.scrollTop + scroller.clientHeight) / ROW_HEIGHT) + SPARE);
    if (!isForced && top === first && end === last) return;
    [first, last] = [top, end];
    const rows = Array.from({ length: end - top }, (_, offset) => row(top + offset));
    body.replaceChildren(space(top), ...rows, space(count - end));
  };
  let isAsked = false;
  scroller.addEventListener(
    'scroll',
    () => {
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(() => {
        isAsked = false;
        // A few rows' difference is covered by the spare ones.
        const top = Math.max(0, Math.floor(scroller.scrollTop / ROW_HEIGHT) - SPARE);
        if (Math.abs(top - first) >= SPARE / 2 || top === 0) draw(false);
      });
    },
    { passive: true },
  );
  new ResizeObserver(() => draw(false)).observe(scroller);
  return {
    reset: (newCount) => {
      count = newCount;
      scroller.scrollTop = 0;
      draw(true);
    },
    redraw: () => draw(true),
    reveal: (index) => {
      const top = index * ROW_HEIGHT;
      if (top < scroller.scrollTop) scroller.scrollTop = top;
      const bottom = top + ROW_HEIGHT + headHeight;
      if (bottom > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = bottom - scroller.clientHeight;
      draw(false);
    },
  };
}

/** Stands for the rows that are out of sight. */
function space(rows: number): HTMLElement {
  const cell = el('td');
  cell.style.height = `${rows * ROW_HEIGHT}px`;
  return el('tr', { class: 'space', role: 'presentation', 'aria-hidden': 'true' }, cell);
}
