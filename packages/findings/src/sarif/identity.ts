/**
 * What makes a result the same one in the next scan (D2). The scanner's own fingerprint where there is one; else what it says, without the
 * numbers in it. Never the line, which moves with every edit above it, and never a snippet, which may be a secret. Results that are alike
 * in all of this are numbered in the order of the file: when one of two is fixed, the scan shows one less, and the last number is gone.
 */
import { isItem, type Item, listAt, textAt } from '../fields.ts';
import { sha256 } from '../marks.ts';
import type { FilePlace, RunTables, SarifRule } from './run.ts';

/** GitHub's own: a hash of the line and its neighbours. The others count only where it is missing. */
const LINE_HASHES = ['primaryLocationLineHash', 'primaryLocationLineHash/v1'];

/** What results have in common that nothing but their place among others tells apart. */
export interface Likeness {
  /** The file or class, in words. */
  readonly where: string;
  /** The same as a number, or with a letter before it: many times faster to compare. */
  readonly place: number | string;
  /** The fingerprint, or the message without its numbers. */
  readonly words: string;
  /** Where it stands, and the numbers that the words leave out: the same result listed twice is known by it from two that are alike. */
  readonly spot: number | string;
}

export function likenessOf(result: Item, tables: RunTables): Likeness {
  const location = firstLocation(result);
  const file = fileOf(location, tables);
  const where = file === undefined ? logicalName(location) : file.identity;
  const place = file === undefined ? `l${where.length} ${where}` : file.number;
  const spot = spotOf(location);
  const printed = fingerprintOf(result);
  if (printed !== '') return { where, place, words: printed, spot };
  const text = messageText(result);
  const numbers = /\d/.test(text) ? text.match(/\d+/g) : null;
  if (numbers === null) return { where, place, words: `t ${text}`, spot };
  return { where, place, words: `t ${text.replace(/\d+/g, '#')}`, spot: `${spot} ${numbers.join(' ')}` };
}

/** Equal for results of one log that are alike. */
export function likenessKey({ place, words }: Likeness, rule: SarifRule): string {
  return `${rule.number} ${place} ${words}`;
}

/** Line and column as one number. */
function spotOf(location: Item | undefined): number {
  const physical = location?.['physicalLocation'];
  const region = isItem(physical) ? physical['region'] : undefined;
  if (!isItem(region)) return 0;
  const { startLine, startColumn, charOffset, byteOffset } = region;
  const line = startLine ?? charOffset ?? byteOffset;
  return (typeof line === 'number' ? line : 0) * MAX_COLUMNS + (typeof startColumn === 'number' ? startColumn : 1);
}
const MAX_COLUMNS = 2 ** 20;

/** Id of a finding from SARIF (D1): `sarif-<rule>-<hash>`, for the nth of those that are alike. */
export function sarifId({ where, words }: Likeness, rule: SarifRule, nth: number): string {
  const { tool, id } = rule.named;
  // With the lengths: no text can be written so that two of these run together to another one.
  const text = `${tool.length} ${id.length} ${where.length}\n${tool}${id}${where}${words}`;
  return `sarif-${rule.slug}${sha256(nth === 1 ? text : `${nth}#${text}`).slice(0, HASH)}`;
}
/** Hex digits: with the slug of a rule, within the 64 characters of an id. */
const HASH = 20;

function firstLocation(result: Item): Item | undefined {
  const { locations } = result;
  const first: unknown = Array.isArray(locations) ? locations[0] : undefined;
  return isItem(first) ? first : undefined;
}

function fileOf(location: Item | undefined, tables: RunTables): FilePlace | undefined {
  const physical = location?.['physicalLocation'];
  return isItem(physical) ? tables.fileOf(physical['artifactLocation']) : undefined;
}

/** The scanner's own fingerprint, or an empty text. The letter tells the kinds apart, and a fingerprint from a message. */
function fingerprintOf({ partialFingerprints: partial, fingerprints: whole }: Item): string {
  if (isItem(partial)) {
    for (const key of LINE_HASHES) {
      const hash = partial[key];
      if (typeof hash === 'string' && hash !== '') return `h ${hash}`;
    }
    const all = pairs(partial);
    if (all !== '') return `p ${all}`;
  }
  const all = isItem(whole) ? pairs(whole) : '';
  return all === '' ? '' : `f ${all}`;
}

function pairs(fingerprints: Item): string {
  const keys = Object.keys(fingerprints).sort();
  // They are texts; what is none is written out, since an object may have no text of its own.
  const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  return keys.map((key) => `${key}=${text(fingerprints[key])}`).join('\n');
}

/** The text of a message, or the name of one with its arguments. */
function messageText({ message }: Item): string {
  if (!isItem(message)) return '';
  const { text, markdown } = message;
  const said = typeof text === 'string' ? text : markdown;
  if (typeof said === 'string') return said;
  return `${textAt(message, 'id') ?? ''}\n${listAt(message, 'arguments').join('\n')}`;
}

function logicalName(location: unknown): string {
  const logical = listAt(location, 'logicalLocations')[0];
  return textAt(logical, 'fullyQualifiedName') ?? textAt(logical, 'name') ?? '';
}
