/** Lengths of what a finding says. Cleaning and redacting are for whoever shows it: a finding keeps the words of its source. */
import { MAX_DATA_TEXT, MAX_DATA_TITLE } from '@agent-remediation/conventions';

/** Characters of an attribute other than the explanation, and of a name in a list of what was left out. */
export const MAX_ATTRIBUTE = 2_000;
export const MAX_NAME = 200;
/** Addresses and names under `artifacts`. */
export const MAX_ARTIFACTS = 20;

export function capped(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  // Half of a pair at the end would be no text any more.
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`;
}

/** The first line that says something. */
export function titleOf(text: string): string {
  return capped(
    text
      .trim()
      .split(/[\r\n\u2028\u2029]/, 1)[0]
      ?.trim() ?? '',
    MAX_DATA_TITLE,
  );
}

export function explanationOf(...parts: readonly (string | undefined)[]): string {
  const said = parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');
  return capped([...new Set(said)].join('\n\n'), MAX_DATA_TEXT);
}

export function attribute(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === undefined || trimmed === '' ? undefined : capped(trimmed, MAX_ATTRIBUTE);
}

export function artifactsOf(addresses: readonly (string | undefined)[]): readonly string[] | undefined {
  const known = [...new Set(addresses.flatMap((address) => attribute(address) ?? []))].slice(0, MAX_ARTIFACTS);
  return known.length === 0 ? undefined : known;
}
