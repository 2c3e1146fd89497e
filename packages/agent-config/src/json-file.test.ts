import { describe, expect, test } from '@jest/globals';
import { readJson } from './json-file.ts';

describe('places in a JSON file', () => {
  test('the key, the item, and of two entries with one key the last', () => {
    const text = '{"a": 1, "list": [2, {"b": 3}], "a": 4}';
    const file = readJson(text);
    if (file.kind !== 'read') throw new Error('not read');
    const at = (...path: (string | number)[]): string => text.slice(file.offsetOf(path));
    expect([at('a'), at('list', 0), at('list', 1, 'b')]).toEqual([
      '"a": 4}',
      '2, {"b": 3}], "a": 4}',
      '"b": 3}], "a": 4}',
    ]);
    expect(file.replace(['list', 1, 'b'], 'value', 5)).toEqual({ from: 27, to: 28, text: '5' });
  });

  test('the whole', () => {
    const file = readJson(' \n {"a": 1}');
    expect(file.kind === 'read' && file.offsetOf([])).toBe(3);
  });
});
