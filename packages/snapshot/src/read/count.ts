/** Counts in bytes: quotes tell how many strings were written, line feeds and units where a slice ends. */
import { isAscii } from 'node:buffer';

export const QUOTE = 0x22;
export const LINE_FEED = 0x0a;

/** Words after which the sum of one lane may reach 255. Sums are kept to 32 bits (`| 0`): beyond them numbers are slower ones. */
const BLOCK = 255;

/** How often the byte occurs. Looks at four bytes at a time, as a word of four lanes; at the few before and behind whole words one by one. */
export function countOf(byte: number, bytes: Uint8Array): number {
  const { lead, words, rest } = inWords(bytes);
  const wanted = byte * 0x01010101;
  let others = 0;
  for (let start = 0; start < words.length; start += BLOCK) {
    const end = Math.min(start + BLOCK, words.length);
    let lanes = 0;
    for (let index = start; index < end; index += 1) lanes = (lanes + nonZeroLanes((words[index] ?? 0) ^ wanted)) | 0;
    others += sumOfLanes(lanes);
  }
  return 4 * words.length - others + countSlowly(byte, lead) + countSlowly(byte, rest);
}

/** Length of UTF-8 in UTF-16 code units: a byte that continues a character adds none, one that begins a character of four bytes two. */
export function unitsOf(bytes: Uint8Array): number {
  if (isAscii(bytes)) return bytes.length;
  const { lead, words, rest } = inWords(bytes);
  let units = unitsSlowly(lead) + unitsSlowly(rest) + 4 * words.length;
  for (let start = 0; start < words.length; start += BLOCK) {
    const end = Math.min(start + BLOCK, words.length);
    let continuing = 0;
    let double = 0;
    for (let index = start; index < end; index += 1) {
      const word = words[index] ?? 0;
      if ((word & 0x80808080) === 0) continue;
      continuing = (continuing + ((word >>> 7) & ~(word >>> 6) & 0x01010101)) | 0;
      double = (double + ((word >>> 7) & (word >>> 6) & (word >>> 5) & (word >>> 4) & 0x01010101)) | 0;
    }
    units += sumOfLanes(double) - sumOfLanes(continuing);
  }
  return units;
}

/** Whole words, and the bytes before and behind them; what is shorter than a word has none. */
type InWords = { readonly lead: Uint8Array; readonly words: Uint32Array; readonly rest: Uint8Array };

function inWords(bytes: Uint8Array): InWords {
  const lead = bytes.length < 4 ? bytes.length : -bytes.byteOffset & 3;
  const words = (bytes.length - lead) >> 2;
  return {
    lead: bytes.subarray(0, lead),
    words: words === 0 ? new Uint32Array() : new Uint32Array(bytes.buffer, bytes.byteOffset + lead, words),
    rest: bytes.subarray(lead + 4 * words),
  };
}

function countSlowly(byte: number, bytes: Uint8Array): number {
  let count = 0;
  for (const each of bytes) if (each === byte) count += 1;
  return count;
}

function unitsSlowly(bytes: Uint8Array): number {
  let units = 0;
  for (const byte of bytes) units += (byte & 0xc0) === 0x80 ? 0 : byte < 0xf0 ? 1 : 2;
  return units;
}

/** 1 in each lane that is not zero: the sum carries into the highest bit of a lane, which is never lost to the next one. */
function nonZeroLanes(word: number): number {
  return ((((word & 0x7f7f7f7f) + 0x7f7f7f7f) | word) >>> 7) & 0x01010101;
}

function sumOfLanes(word: number): number {
  return (word & 0xff) + ((word >>> 8) & 0xff) + ((word >>> 16) & 0xff) + (word >>> 24);
}

/** Strings that a text of JSON, raw or not, holds, names of fields included: its quotes, less those within strings, by two. */
export function stringsOf(text: string, quotes: number): number {
  let within = 0;
  for (let at = text.indexOf('\\'); at !== -1; at = text.indexOf('\\', at + 2)) {
    if (text.charCodeAt(at + 1) === QUOTE) within += 1;
  }
  return (quotes - within) / 2;
}
