/** JSON.parse without exceptions: its messages carry no place, so they are of no use here. */

export function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}

/** The items of a text that is a list with its brackets. */
export function parseList(text: string): readonly unknown[] | undefined {
  const parsed = parseJson(text);
  return Array.isArray(parsed?.value) ? parsed.value : undefined;
}
