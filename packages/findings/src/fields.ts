/** Reads what is `unknown` until it is checked: own fields only, and nothing that is empty. */

export type Item = Readonly<Record<string, unknown>>;

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fieldAt(value: unknown, ...path: readonly string[]): unknown {
  let at = value;
  for (const key of path) at = isItem(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  return at;
}

export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = fieldAt(value, ...path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

export function numberAt(value: unknown, ...path: readonly string[]): number | undefined {
  const found = fieldAt(value, ...path);
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}

export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = fieldAt(value, ...path);
  return Array.isArray(found) ? found : [];
}

export function dateAt(value: unknown, ...path: readonly string[]): Date | undefined {
  const time = Date.parse(textAt(value, ...path) ?? '');
  return Number.isNaN(time) ? undefined : new Date(time);
}

/** An object without the fields that are `undefined`: absent is absent. */
export function present<Fields extends object>(fields: Fields): Present<Fields> {
  const kept: Partial<Fields> = {};
  for (const key in fields) if (fields[key] !== undefined) kept[key] = fields[key];
  return kept as Present<Fields>;
}
type Present<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };
