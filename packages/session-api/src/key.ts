/** Below this length a key would be found by chance; no real key is so short. */
const SHORTEST_KEY = 8;

/** Whether a text holds the key: as it is, JSON-escaped, URL-encoded, in hex, or in base64 at any offset (P6, D9). */
export function carriesKey(text: string, key: string): boolean {
  return key.length >= SHORTEST_KEY && (holds(text, key) || holds(unescaped(text), key));
}

/** JSON and URLs may escape any character: `\u0063` and `%63` are a `c` to whoever reads the answer. */
function unescaped(text: string): string {
  return text.replace(/\\u([\da-f]{4})|%([\da-f]{2})/giu, (_, unit: string | undefined, byte: string | undefined) =>
    String.fromCharCode(Number.parseInt(unit ?? byte ?? '', 16)),
  );
}

function holds(text: string, key: string): boolean {
  const bytes = Buffer.from(key, 'utf8');
  const plain = [
    key,
    JSON.stringify(key).slice(1, -1),
    encodeURIComponent(key),
    encodeURIComponent(key).replaceAll('%20', '+'),
  ];
  const lower = text.toLowerCase();
  return (
    plain.some((form) => text.includes(form)) ||
    lower.includes(bytes.toString('hex')) ||
    base64Forms(bytes).some((form) => text.includes(form))
  );
}

/** The middle of the key's base64 at each of the three offsets: the characters that depend on the key alone. */
function base64Forms(bytes: Buffer): readonly string[] {
  const forms = [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replaceAll('=', '');
    return encoded.slice(offset === 0 ? 0 : offset + 1, (offset + bytes.length) % 3 === 0 ? undefined : -1);
  });
  return [...forms, ...forms.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))];
}
