import { isDateTime } from './date-time.ts';
import { isObject, isUnique } from './lists.ts';
import type { Shape } from './shape.ts';
import { codePoints, isInteger, isSlug, isText } from './strings.ts';

/** Whether a value follows the shape: what `explain` says nothing against, without the words for it. */
export function follows(value: unknown, shape: Shape): boolean {
  switch (shape.kind) {
    case 'text':
      return isText(value, shape.min, shape.max, codePoints);
    case 'slug':
      return isSlug(value, shape.prefix);
    case 'choice':
      return shape.values.some((choice) => choice === value);
    case 'date-time':
      return isDateTime(value);
    case 'integer':
      return isInteger(value, shape.min, shape.max ?? Number.POSITIVE_INFINITY);
    case 'boolean':
      return typeof value === 'boolean';
    case 'list':
      if (!Array.isArray(value) || !value.every((item) => follows(item, shape.of))) return false;
      return !shape.unique || isUnique(value);
    case 'record': {
      if (!isObject(value)) return false;
      const fields = Object.entries(shape.fields);
      if (Object.keys(value).length !== fields.length) return false;
      return fields.every(([name, field]) => Object.hasOwn(value, name) && follows(value[name], field));
    }
  }
}
