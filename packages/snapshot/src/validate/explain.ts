/** Says what the schema refuses in a value. Slow beside the generated checks, and asked only about values that those refused. */
import type { FaultCode, FaultList, Place, RawFault } from '../faults.ts';
import { isDateTime } from './date-time.ts';
import { isObject, type PlainObject } from './lists.ts';
import { quote } from './quote.ts';
import type { ChoiceShape, IntegerShape, ListShape, RecordShape, Shape, SlugShape, TextShape } from './shape.ts';
import { codePoints, isInteger, isSlug, isText } from './strings.ts';
import { suggest } from './suggest.ts';

/** Adds every fault of `value` to the list, in the order of the document. */
export function explain(value: unknown, shape: Shape, place: Place, faults: FaultList): void {
  switch (shape.kind) {
    case 'record':
      if (isObject(value)) explainRecord(value, shape, place, faults);
      else wrongType(value, 'an object', place, faults);
      return;
    case 'list':
      if (Array.isArray(value)) explainList(value, shape, place, faults);
      else wrongType(value, 'a list', place, faults);
      return;
    case 'boolean':
      if (typeof value !== 'boolean') wrongType(value, 'true or false', place, faults);
      return;
    case 'integer':
      if (!isInteger(value, shape.min, shape.max ?? Infinity)) explainInteger(value, shape, place, faults);
      return;
    case 'text':
    case 'slug':
    case 'choice':
    case 'date-time':
      explainString(value, shape, place, faults);
  }
}

function explainRecord(value: PlainObject, shape: RecordShape, place: Place, faults: FaultList): void {
  const names = Object.keys(shape.fields);
  let missing = names.length;
  for (const key of Object.keys(value)) {
    const field = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
    if (field === undefined) {
      explainUnknownField(key, names, place, faults);
    } else {
      missing -= 1;
      explain(value[key], field, below(place, key, faults), faults);
    }
  }
  if (missing > 0) explainMissing(value, names, missing, place, faults);
}

/** A place that nobody will see is not made: most of the time of a document with a hundred thousand faults. */
function below(place: Place, token: string | number, faults: FaultList): Place {
  return faults.isFull ? place : [...place, token];
}

function explainMissing(
  value: PlainObject,
  names: readonly string[],
  missing: number,
  place: Place,
  faults: FaultList,
): void {
  if (faults.isFull) return faults.skip(missing);
  for (const name of names) {
    if (Object.hasOwn(value, name)) continue;
    add(faults, 'missing-field', place, `The field ${name} is missing.`, 'nothing', name);
  }
}

function explainUnknownField(key: string, names: readonly string[], place: Place, faults: FaultList): void {
  if (faults.isFull) return faults.skip(1);
  const meant = suggest(key, names);
  const allowed = `one of the ${names.length} fields of the schema`;
  const code = key === '__proto__' ? 'proto-field' : 'unknown-field';
  const fault: RawFault = {
    code,
    place: [...place, key],
    onKey: true,
    message: `The field ${quote(key)} does not exist in the schema.`,
    found: quote(key),
    allowed,
  };
  faults.add(meant === undefined ? fault : { ...fault, suggestion: meant });
}

function explainList(list: readonly unknown[], shape: ListShape, place: Place, faults: FaultList): void {
  list.forEach((item, index) => explain(item, shape.of, below(place, index, faults), faults));
  if (!shape.unique) return;
  const seen = new Set<unknown>();
  list.forEach((item, index) => {
    if (seen.has(item)) {
      if (faults.isFull) faults.skip(1);
      else
        add(
          faults,
          'repeated-item',
          [...place, index],
          'The list holds this item twice.',
          quote(item),
          'an item that is not in the list yet',
        );
    }
    seen.add(item);
  });
}

function explainInteger(value: unknown, shape: IntegerShape, place: Place, faults: FaultList): void {
  if (faults.isFull) return faults.skip(1);
  const allowed =
    shape.max === undefined ? `a whole number from ${shape.min}` : `a whole number from ${shape.min} to ${shape.max}`;
  if (typeof value === 'number') {
    add(faults, 'wrong-number', place, `${quote(value)} is not ${allowed}.`, quote(value), allowed);
  } else {
    wrongType(value, allowed, place, faults);
  }
}

type StringShape = TextShape | SlugShape | ChoiceShape | { readonly kind: 'date-time' };

function explainString(value: unknown, shape: StringShape, place: Place, faults: FaultList): void {
  if (typeof value !== 'string') return wrongType(value, allowedString(shape), place, faults);
  if (isString(value, shape)) return;
  if (faults.isFull) return faults.skip(1);
  const allowed = allowedString(shape);
  switch (shape.kind) {
    case 'text':
      return add(
        faults,
        'wrong-length',
        place,
        `The string has ${codePoints(value)} characters; allowed are ${shape.min} to ${shape.max}.`,
        quote(value),
        allowed,
      );
    case 'slug':
      return add(
        faults,
        'wrong-pattern',
        place,
        `${quote(value)} does not match ${shape.pattern}.`,
        quote(value),
        allowed,
        slugOf(value, shape),
      );
    case 'choice':
      return add(
        faults,
        'wrong-choice',
        place,
        `${quote(value)} is not allowed here.`,
        quote(value),
        allowed,
        suggest(value, shape.values),
      );
    case 'date-time':
      return add(
        faults,
        'wrong-date',
        place,
        `${quote(value)} is not a date and time as RFC 3339 writes it.`,
        quote(value),
        allowed,
      );
  }
}

function isString(value: string, shape: StringShape): boolean {
  switch (shape.kind) {
    case 'text':
      return isText(value, shape.min, shape.max, codePoints);
    case 'slug':
      return isSlug(value, shape.prefix);
    case 'choice':
      return shape.values.includes(value);
    case 'date-time':
      return isDateTime(value);
  }
}

function allowedString(shape: StringShape): string {
  switch (shape.kind) {
    case 'text':
      return `a string of ${shape.min} to ${shape.max} characters`;
    case 'slug':
      return `an id such as ${shape.prefix}one-2: lower case letters, digits, single hyphens`;
    case 'choice':
      return shape.values.length === 1 ? `only ${shape.values.join('')}` : `one of ${shape.values.join(', ')}`;
    case 'date-time':
      return 'a date and time such as 2026-01-31T09:30:00Z';
  }
}

/** The id that was probably meant, when only case, separators or the prefix are wrong. */
function slugOf(value: string, shape: SlugShape): string | undefined {
  if (value.length > 200) return undefined;
  const words = value.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const bare = words.join('-');
  const slug = bare.startsWith(shape.prefix) ? bare : `${shape.prefix}${bare}`;
  return isSlug(slug, shape.prefix) ? slug : undefined;
}

function wrongType(value: unknown, allowed: string, place: Place, faults: FaultList): void {
  if (faults.isFull) return faults.skip(1);
  add(faults, 'wrong-type', place, `Here stands ${kindOf(value)}; allowed is ${allowed}.`, quote(value), allowed);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function add(
  faults: FaultList,
  code: FaultCode,
  place: Place,
  message: string,
  found: string,
  allowed: string,
  suggestion?: string,
): void {
  const fault: RawFault = { code, place, message, found, allowed };
  faults.add(suggestion === undefined ? fault : { ...fault, suggestion });
}
