/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** The few things that the page does with the document. Text from outside goes in as text nodes, never as markup. */

/** Characters that reorder, hide or control text; joiners stay, because scripts and emoji need them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const JOINERS = '\u200c\u200d';

/** What a person should see of a text that nobody trusts: hidden characters become a visible mark. */
export function shown(text: string): string {
  return text.replace(INVISIBLE, (character) => (JOINERS.includes(character) ? character : '\ufffd'));
}

export type Attributes = Readonly<Record<string, string | number | boolean>>;

export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  setAll(element, attributes);
  element.append(...children.map((child) => (typeof child === 'string' ? shown(child) : child)));
  return element;
}

export function svg(name: string, attributes: Attributes, ...children: readonly Node[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  setAll(element, attributes);
  element.append(...children);
  return element;
}

function setAll(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
}

/** An element of the page's own markup, of the kind that the caller needs. */
export function the<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`#${id} is missing.`);
}

export function byId(id: string): HTMLElement {
  return the(id, HTMLElement);
}

export function input(id: string): HTMLInputElement {
  return the(id, HTMLInputElement);
}

export function select(id: string): HTMLSelectElement {
  return the(id, HTMLSelectElement);
}

export function all(root: ParentNode, selector: string): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

/** A copy of what a `<template>` holds. */
export function copyOf(id: string): DocumentFragment {
  return document.importNode(the(id, HTMLTemplateElement).content, true);
}

export function on(target: EventTarget, type: string, listener: (event: Event) => void): void {
  target.addEventListener(type, listener);
}

export function show(id: string, isShown: boolean): void {
  byId(id).hidden = !isShown;
}

/** Tells a screen reader what happened. */
export function say(text: string): void {
  byId('live').textContent = shown(text);
}

const NUMBERS = new Intl.NumberFormat('en-GB');
const DATES = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export function number(value: number): string {
  return NUMBERS.format(value);
}

export function date(text: string): string {
  return DATES.format(new Date(text));
}
