import { capText, createRedactor, redactTokens } from '@agent-remediation/text';

/** Code points of one text in a transcript; the rest is counted. */
const LONGEST_TEXT = 8_000;
/** Characters of one line, and of all lines of one finding. */
const LONGEST_LINE = 200_000;
const LARGEST_TRANSCRIPT = 20_000_000;
/** Levels of a message that are kept. */
const DEEPEST = 40;

/** Hides what we hold ourselves, and what has the form of a credential. */
export function redactorOf(secrets: readonly string[]): (text: string) => string {
  const known = createRedactor(secrets.filter((secret) => secret.trim().length >= 4));
  return (text) => redactTokens(known(text));
}

/**
 * Turns messages into lines of JSON for the artifact: secrets are hidden in each text before it is shortened, so that no part of one is
 * left, and no line and no transcript grows without end.
 *
 * @returns the line; undefined once the transcript is full
 */
export function transcriptLines(redact: (text: string) => string): (message: unknown) => string | undefined {
  let size = 0;
  return (message) => {
    if (size > LARGEST_TRANSCRIPT) return undefined;
    const whole = JSON.stringify(masked(message, redact, 0)) ?? 'null';
    const line = whole.length <= LONGEST_LINE ? whole : JSON.stringify({ type: 'cut', characters: whole.length });
    size += line.length;
    return size > LARGEST_TRANSCRIPT ? JSON.stringify({ type: 'transcript-full', characters: size }) : line;
  };
}

function masked(value: unknown, redact: (text: string) => string, depth: number): unknown {
  if (typeof value === 'string') return capText(redact(value), { codePoints: LONGEST_TEXT }).text;
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return '[…]';
  if (Array.isArray(value)) return value.map((item) => masked(item, redact, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [redact(key), masked(inner, redact, depth + 1)]),
  );
}
