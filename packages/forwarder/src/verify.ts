/** Checks of who sent a delivery. Nothing here parses, and nothing here tells how far a forgery came. */

/** `bytes` under one of the secrets gives `digest`. */
export type HmacCheck = (bytes: Uint8Array, digest: Uint8Array) => Promise<boolean>;

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;
const encoder = new TextEncoder();

/**
 * HMAC-SHA256 under any of the secrets: two at once while one is being replaced. `verify` of the Web Crypto standard compares in constant
 * time, and every secret is tried whatever the first one gave.
 */
export function createHmacCheck(secrets: readonly string[]): HmacCheck {
  let keys: Promise<readonly CryptoKey[]> | undefined;
  return async (bytes, digest) => {
    keys ??= Promise.all(
      secrets.map((secret) => crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, ['verify'])),
    );
    const verdicts = await Promise.all(
      (await keys).map((key) => crypto.subtle.verify(HMAC, key, owned(digest), owned(bytes))),
    );
    return verdicts.includes(true);
  };
}

/** The Web Crypto types want bytes whose memory is not shared; these never are. */
function owned(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);
}

const HEX_DIGEST = /^[0-9a-f]{64}$/;

/**
 * The digest of a signature header, or nothing. Lower case only, as the senders write it. A header that came twice is joined by a comma
 * and so is none: nobody may choose which of two we take.
 */
export function digestOf(header: string | undefined, prefix: '' | 'sha256='): Uint8Array | undefined {
  if (header === undefined || !looksLikeDigest(header, prefix)) return undefined;
  const digest = new Uint8Array(32);
  for (let index = 0; index < 32; index += 1) {
    const place = prefix.length + 2 * index;
    digest[index] = 16 * hexValue(header.charCodeAt(place)) + hexValue(header.charCodeAt(place + 1));
  }
  return digest;
}

/** Whether a header has the form of a signature. */
export function looksLikeDigest(header: string | undefined, prefix: '' | 'sha256='): boolean {
  return header !== undefined && header.startsWith(prefix) && HEX_DIGEST.test(header.slice(prefix.length));
}

/** Of a digit in lower case: `0` is 48, `a` is 97. */
function hexValue(unit: number): number {
  return unit < 97 ? unit - 48 : unit - 87;
}

/** Whether a text is one of the tokens, in time that does not depend on where they differ: digests are compared, all of them, whole. */
export function createTokenCheck(tokens: readonly string[]): (given: string) => Promise<boolean> {
  let known: Promise<readonly Uint8Array[]> | undefined;
  return async (given) => {
    known ??= Promise.all(tokens.map((token) => sha256(token)));
    const digest = await sha256(given);
    let matches = 0;
    for (const token of await known) {
      let difference = 0;
      for (let index = 0; index < token.length; index += 1) difference |= (token[index] ?? 0) ^ (digest[index] ?? 0);
      if (difference === 0) matches += 1;
    }
    return matches > 0;
  };
}

async function sha256(data: string | Uint8Array): Promise<Uint8Array> {
  const bytes = typeof data === 'string' ? encoder.encode(data) : owned(data);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** The first so many hex digits of the SHA-256. */
export async function shortHash(data: string | Uint8Array, digits: number): Promise<string> {
  return [...(await sha256(data))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits);
}
