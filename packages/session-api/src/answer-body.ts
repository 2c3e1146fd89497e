/** What is read from an answer's body, with care for size and odd content (P9): nothing here throws or recurses. */

/** Larger bodies are not read as JSON at all. Characters. */
export const MAX_JSON_CHARS = 4_000_000;

/** The body as JSON, or nothing where it is not JSON or too large. */
export function parseBody(text: string): unknown {
  if (text.length > MAX_JSON_CHARS) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own property; what stands on the prototype, or under `__proto__`, is never read. */
export function field(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** One line of text of at most so many characters. */
export function shortText(value: unknown, maxChars: number): string | undefined {
  const right =
    typeof value === 'string' && value !== '' && value.length <= maxChars && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value);
  return right ? value : undefined;
}

/** At most 100 short texts; others are left out. */
export function textList(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.slice(0, 100).flatMap((item: unknown) => shortText(item, 500) ?? []);
}

/** An https address without a user name, of at most 2,048 characters: it will stand in comments as a link. */
export function webAddress(value: unknown): string | undefined {
  const text = shortText(value, 2_048);
  if (text === undefined || !/^https:\/\/[^\s"'<>\\()[\]`|{}^]+$/i.test(text)) return undefined;
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '' ? text : undefined;
}
