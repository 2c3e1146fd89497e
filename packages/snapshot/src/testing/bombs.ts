/** Documents that are made to hurt a reader (P9): by name, how the bytes are made, the code of the fault that they must end in, and how many faults there are. */
import type { FaultCode } from '../faults.ts';

const SIZE = 50 * 2 ** 20;

type Bomb = { readonly make: () => Uint8Array; readonly code: FaultCode; readonly errors?: number };

export const BOMBS: Readonly<Record<string, Bomb>> = {
  '1,000,000 levels': { make: () => bytesOf('['.repeat(1_000_000)), code: 'too-deep' },
  '1,000,000 levels of a record': {
    make: () => bytesOf(`{"portfolios":[${'{"a":'.repeat(1_000_000)}`),
    code: 'too-deep',
  },
  '2,000 levels in every record': {
    make: () => bytesOf(`{"portfolios":[${`${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)},`.repeat(1_000)}{}]}`),
    code: 'too-deep',
  },
  'levels that a second key hides': {
    make: () => bytesOf(`{"portfolios":[{"a":${'['.repeat(5_000)}${']'.repeat(5_000)},"a":1},{}]}`),
    code: 'too-deep',
  },
  '570,000 faults': {
    make: () => bytesOf(`{"portfolios":[${'{},'.repeat(9_999)}{}]}`),
    code: 'missing-field',
    errors: 570_004,
  },
  '570,000 faults that take 50 MB': {
    make: () => bytesOf(`{"portfolios":[${`{}${' '.repeat(5_200)},`.repeat(9_999)}{}]}`),
    code: 'missing-field',
    errors: 570_004,
  },
  'one string': { make: () => filled('"', 0x61), code: 'too-large' },
  'one record': { make: () => filled('{"portfolios":[{"a":"', 0x62), code: 'too-large' },
  'white space': { make: () => filled('', 0x20), code: 'too-large' },
  'commas in the list': { make: () => filled('{"portfolios":[', 0x2c), code: 'not-json' },
  'zero bytes': { make: () => filled('', 0), code: 'utf-16' },
  quotes: { make: () => filled('{"portfolios":[', 0x22), code: 'not-json' },
  backslashes: { make: () => filled('{"portfolios":["', 0x5c), code: 'too-large' },
  'ends of records in one string': { make: () => repeated('{"portfolios":[{"a":"', '},{'), code: 'too-large' },
  'ends of records in one list': { make: () => repeated('{"portfolios":[{"a":[{', '},{'), code: 'too-large' },
  'one key again and again': {
    make: () => repeated('{"portfolios":[', `{${'"a":1,'.repeat(1_000)}"a":1},`),
    code: 'cut-off',
  },
};

function filled(head: string, fill: number): Uint8Array {
  const bytes = new Uint8Array(SIZE).fill(fill);
  bytes.set(bytesOf(head));
  return bytes;
}

function repeated(head: string, part: string): Uint8Array {
  return bytesOf(head + part.repeat(Math.floor(SIZE / part.length)));
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
