/** What a fault is, the closed list of its codes, and the list that counts all and keeps the first. */
import { shorten } from './validate/quote.ts';

/** A place in the document: names of fields and indices of items, from the root. */
export type Place = readonly (string | number)[];

/** Line and column count from 1, columns in UTF-16 code units as editors do; `offset` is 0-based, in bytes up to the slice and units in it. */
export type Position = { readonly line: number; readonly column: number };

/** Code of a fault → the sentence that explains it. */
export const FAULT_CODES = {
  'no-such-file': 'The file is not there or cannot be read.',
  'outside-workspace': 'The path leads out of the workspace.',
  'no-files': 'The pattern matches no file.',
  'empty-document': 'The file holds no document.',
  'byte-order-mark': 'The file begins with a byte order mark, which JSON text must not (RFC 8259, section 8.1).',
  'utf-16': 'The file is UTF-16 or UTF-32; JSON text is UTF-8 (RFC 8259, section 8.1).',
  'not-utf8': 'The file holds bytes that are not UTF-8.',
  'not-json': 'The text is not JSON.',
  'cut-off': 'The document ends in the middle.',
  'too-deep': 'The document is nested deeper than any snapshot.',
  'too-large': 'The document, or one value in it, is larger than this reader accepts.',
  'duplicate-key': 'The same field is written twice in one object; readers disagree about which one counts.',
  'proto-field': 'A field named __proto__ changes the object in careless readers.',
  'unknown-version': 'The schema_version is not one that this reader knows.',
  'wrong-type': 'The value has another type.',
  'missing-field': 'A required field is missing.',
  'unknown-field': 'The field does not exist in the schema.',
  'wrong-length': 'The string is too short or too long.',
  'wrong-pattern': 'The identifier has another form.',
  'wrong-choice': 'The value is not one of the allowed ones.',
  'wrong-number': 'The number is out of range or not whole.',
  'wrong-date': 'The value is not a date and time as RFC 3339 writes it.',
  'repeated-item': 'The list holds the same item twice.',
  incoherent: 'The field contradicts another one.',
} as const;

export type FaultCode = keyof typeof FAULT_CODES;

export type Severity = 'error' | 'warning';

export type Fault = {
  readonly code: FaultCode;
  readonly severity: Severity;
  /** The coherence rule, for code `incoherent`. */
  readonly rule?: string;
  /** JSON pointer (RFC 6901) with names of at most 80 code points; the empty string is the whole document. */
  readonly pointer: string;
  /** Absent only where the document has no such place, or could not be read a second time. */
  readonly position?: Position;
  readonly message: string;
  /** What is there, as JSON, shortened and made harmless. */
  readonly found: string;
  readonly allowed: string;
  /** What was probably meant, for a near miss. */
  readonly suggestion?: string;
};

/** A fault before it is located. `onKey`: the name of the field is at fault, not its value. */
export type RawFault = Omit<Fault, 'pointer' | 'position' | 'severity'> & {
  readonly place: Place;
  readonly onKey?: boolean;
};

/** Counts every fault and keeps the first `limit`. */
export class FaultList<Kept = RawFault> {
  readonly #limit: number;
  readonly #kept: Kept[] = [];
  #count = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The true number, also of faults that are not kept. */
  get count(): number {
    return this.#count;
  }

  get kept(): readonly Kept[] {
    return this.#kept;
  }

  get isFull(): boolean {
    return this.#kept.length >= this.#limit;
  }

  /** Ask {@link isFull} first where making the fault costs something. */
  add(fault: Kept): void {
    this.#count += 1;
    if (!this.isFull) this.#kept.push(fault);
  }

  /** Counts faults that nobody will see. */
  skip(count: number): void {
    this.#count += count;
  }
}

/**
 * JSON pointer of a place (RFC 6901). A name that no schema would give a field is shortened like every other value that is shown: one of
 * megabytes, in the place of every fault below it, would make more text than a string can hold.
 */
export function pointerOf(place: Place): string {
  return place.map((token) => `/${shorten(String(token)).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
