/** Below this length a secret would be found by chance; settings ask for more. */
const SHORTEST = 8;

/**
 * Whether a text holds one of our secrets: as it is, JSON-escaped, URL-encoded, in hex, or in base64 at any offset (P6, D9). An upstream's
 * answer is handed on unchanged, so one that echoes a key must be found first. Web standards only; `session-api` has the same for Node.
 */
export function createSecretFinder(secrets: readonly string[]): (text: string) => boolean {
  const known = secrets.filter((secret) => secret.length >= SHORTEST);
  const plain = known.flatMap((secret) => [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    ...base64Forms(secret),
  ]);
  const hex = known.map((secret) =>
    [...new TextEncoder().encode(secret)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  );
  const holds = (text: string): boolean => {
    const lower = text.toLowerCase();
    return plain.some((form) => text.includes(form)) || hex.some((form) => lower.includes(form));
  };
  return (text) => holds(text) || holds(unescaped(text));
}

/** The digits of the secret's base64 that depend on it alone, at each of the three offsets. */
function base64Forms(secret: string): readonly string[] {
  const bytes = String.fromCharCode(...new TextEncoder().encode(secret));
  const forms = [0, 1, 2].map((offset) => {
    const encoded = btoa('\0'.repeat(offset) + bytes).replaceAll('=', '');
    return encoded.slice(offset === 0 ? 0 : offset + 1, (offset + bytes.length) % 3 === 0 ? undefined : -1);
  });
  return [...forms, ...forms.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))];
}

/** JSON and URLs may escape any character; some writers of JSON put a backslash before every slash. */
function unescaped(text: string): string {
  return text.replace(
    /\\\/|\\u([\da-f]{4})|%([\da-f]{2})/giu,
    (whole, unit: string | undefined, byte: string | undefined) =>
      whole === '\\/' ? '/' : String.fromCharCode(Number.parseInt(unit ?? byte ?? '', 16)),
  );
}
