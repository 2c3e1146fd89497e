/**
 * Raw text: a string with one character for each byte of UTF-8. Making it is copying, where decoding costs as much as parsing, and
 * JSON.parse reads it in half the time. All that JSON gives a meaning to is ASCII, so a value of raw text is that of the text, but
 * for the characters of strings beyond ASCII. Nobody is shown raw text: what is shown is decoded first.
 */
import { isUtf8 } from 'node:buffer';

/** The bytes as raw text, or undefined when they are not UTF-8. */
export function rawOf(bytes: Uint8Array): string | undefined {
  if (!isUtf8(bytes)) return undefined;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

/** Two escapes that are one character, one escape of a unit, any other. */
const ESCAPE = /\\(?:u([dD][89abAB][\da-fA-F]{2})\\u([dD][c-fC-F][\da-fA-F]{2})|u([\da-fA-F]{4})|[^])/g;

/** Raw JSON with the bytes of each character beyond ASCII that was written as an escape, so that equal strings are equal as raw text. */
export function withoutEscapes(raw: string): string {
  if (!raw.includes('\\u')) return raw;
  return raw.replaceAll(ESCAPE, (escape: string, high?: string, low?: string, unit?: string) => {
    if (high !== undefined && low !== undefined) return rawCharacter(codeOfPair(hex(high), hex(low)));
    const code = unit === undefined ? 0 : hex(unit);
    return code < 0x80 ? escape : rawCharacter(code);
  });
}

/** The text that the raw text stands for. A surrogate that was written as an escape, alone, comes back. */
export function textOf(raw: string): string {
  let text = '';
  for (let at = 0; at < raw.length;) {
    const lead = raw.charCodeAt(at);
    const length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    // Of the first byte what its length leaves: 7, 5, 4 or 3 bits. Of each other 6 bits.
    let code = length === 1 ? lead : lead & (0x7f >> length);
    for (let next = at + 1; next < at + length; next += 1) code = (code << 6) | (raw.charCodeAt(next) & 0x3f);
    text += String.fromCodePoint(code);
    at += length;
  }
  return text;
}

/** Length of the text in code points: the bytes that begin one. */
export function rawPoints(raw: string): number {
  let count = 0;
  for (let at = 0; at < raw.length; at += 1) if ((raw.charCodeAt(at) & 0xc0) !== 0x80) count += 1;
  return count;
}

function hex(digits: string): number {
  return Number.parseInt(digits, 16);
}

function codeOfPair(high: number, low: number): number {
  return 0x10000 + ((high & 0x3ff) << 10) + (low & 0x3ff);
}

/** UTF-8 of a code point beyond ASCII, a surrogate written as any other of its size. */
function rawCharacter(code: number): string {
  const tail = (shift: number): number => 0x80 | ((code >> shift) & 0x3f);
  if (code < 0x800) return String.fromCharCode(0xc0 | (code >> 6), tail(0));
  if (code < 0x10000) return String.fromCharCode(0xe0 | (code >> 12), tail(6), tail(0));
  return String.fromCharCode(0xf0 | (code >> 18), tail(12), tail(6), tail(0));
}
