/** Bytes to text: UTF-8 and nothing else (RFC 8259, section 8.1). */

export type Encoding = 'utf-8' | 'byte-order-mark' | 'utf-16';

/** Bytes that {@link encodingOf} looks at. */
export const SNIFFED_BYTES = 4;

/** Length of the UTF-8 byte order mark. */
export const MARK_BYTES = 3;

/** How the document begins. JSON text starts with an ASCII character, so a zero byte in the first two is a wider encoding. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'byte-order-mark';
  const isMarked = (first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe);
  return isMarked || first === 0 || second === 0 ? 'utf-16' : 'utf-8';
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text, or undefined when the bytes are not UTF-8. */
export function decode(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** The text up to the first byte that is not UTF-8. */
export function decodePrefix(bytes: Uint8Array): string {
  const whole = decode(bytes);
  if (whole !== undefined) return whole;
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (beginsWell(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  return new TextDecoder().decode(bytes.subarray(0, good), { stream: true });
}

/** True when the bytes are UTF-8, save for a last character that may be cut. */
function beginsWell(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
