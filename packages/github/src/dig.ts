import { isRecord } from './client.ts';

/** Reads a path out of an answer; `undefined` where a step is missing. Keys are own properties only. */
export function dig(value: unknown, ...path: readonly (string | number)[]): unknown {
  let at: unknown = value;
  for (const key of path) {
    if (Array.isArray(at) && typeof key === 'number') at = at[key];
    else if (isRecord(at) && Object.hasOwn(at, key)) at = at[String(key)];
    else return undefined;
  }
  return at;
}

export function digText(value: unknown, ...path: readonly (string | number)[]): string | undefined {
  const found = dig(value, ...path);
  return typeof found === 'string' ? found : undefined;
}

export function digNumber(value: unknown, ...path: readonly (string | number)[]): number | undefined {
  const found = dig(value, ...path);
  return typeof found === 'number' && Number.isSafeInteger(found) ? found : undefined;
}

export function digList(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = dig(value, ...path);
  return Array.isArray(found) ? found : [];
}

export function digDate(value: unknown, ...path: readonly (string | number)[]): Date | undefined {
  const time = Date.parse(digText(value, ...path) ?? '');
  return Number.isNaN(time) ? undefined : new Date(time);
}
