/** Careful reading of JSON that somebody else wrote: own properties only, nothing throws. */

export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What lies at a path of property names, and of places in lists (`0`, `1` …); `undefined` where one of them is missing. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let current = value;
  for (const name of path) {
    // `length` is an own property of a list too.
    if (Array.isArray(current))
      current = /^(?:0|[1-9]\d{0,9})$/.test(name) ? (current[Number(name)] as unknown) : undefined;
    else if (isRecord(current) && Object.hasOwn(current, name)) current = current[name];
    else return undefined;
  }
  return current;
}

/** The text at a path; `''` where there is none. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}

export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** JSON, or `undefined` for what is none. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
