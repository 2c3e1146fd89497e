/**
 * Puts a record into a copy of a template. The markup says which field goes where: `data-f` a field, `data-word` an enumeration,
 * `data-state` a state with its mark, `data-bar` a share of 100, `data-if` shown when true, `data-when` shown when not empty.
 */
import { all, el, number, shown } from './dom.ts';
import { word } from './words.ts';

export type Values = Readonly<Record<string, unknown>>;

export function fill(root: ParentNode, values: Values): void {
  for (const slot of all(root, '[data-f]')) put(slot, values[slot.dataset['f'] ?? '']);
  for (const slot of all(root, '[data-word]')) {
    slot.textContent = word(String(values[slot.dataset['word'] ?? ''])) + (slot.dataset['after'] ?? '');
    slot.dataset['is'] = String(values[slot.dataset['word'] ?? '']);
  }
  for (const slot of all(root, '[data-state]')) {
    const state = String(values[slot.dataset['state'] ?? '']);
    slot.replaceChildren(mark(state), word(state));
  }
  for (const slot of all(root, '[data-bar]')) slot.style.width = `${Number(values[slot.dataset['bar'] ?? ''])}%`;
  for (const slot of all(root, '[data-if]')) slot.hidden = values[slot.dataset['if'] ?? ''] !== true;
  for (const slot of all(root, '[data-when]')) slot.hidden = isEmpty(values[slot.dataset['when'] ?? '']);
}

/** The shape of a state; the word stands beside it. */
export function mark(state: string): HTMLElement {
  return el('span', { class: 'mark', 'data-state-is': state, 'aria-hidden': 'true' });
}

/** A bar of parts, for the eye only: the numbers stand beside it. */
export function stack(bar: HTMLElement, kind: string, parts: readonly (readonly [string, number])[]): void {
  bar.replaceChildren(
    ...parts
      .filter(([, count]) => count > 0)
      .map(([name, count]) => {
        const part = el('i', { [`data-${kind}-is`]: name });
        part.style.flexGrow = String(count);
        return part;
      }),
  );
}

function put(slot: HTMLElement, value: unknown): void {
  if (Array.isArray(value)) return putList(slot, value.map(String));
  slot.textContent = typeof value === 'number' ? number(value) : shown(typeof value === 'string' ? value : '');
}

function putList(slot: HTMLElement, items: readonly string[]): void {
  const isList = slot.tagName === 'UL' || slot.tagName === 'OL';
  if (items.length === 0) {
    const none = el(isList ? 'li' : 'span', { class: 'none' }, slot.dataset['empty'] ?? '');
    return slot.replaceChildren(none);
  }
  slot.replaceChildren(...items.map((item) => el(isList ? 'li' : 'span', { class: 'item' }, el('bdi', {}, item))));
}

function isEmpty(value: unknown): boolean {
  return value === 0 || value === '' || (Array.isArray(value) && value.length === 0);
}
