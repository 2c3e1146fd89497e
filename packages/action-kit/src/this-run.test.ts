import { expect, test } from '@jest/globals';
import { Inputs } from './inputs.ts';
import { haltOf } from './this-run.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['0', undefined],
  ['false', undefined],
  ['False', undefined],
  ['1', '1'],
  ['no', 'no'],
  ['00', '00'],
  ['key leaked', 'key leaked'],
])('D12: the kill switch variable %j stops with %j', (value, halt) => {
  expect(haltOf(new Inputs({ INPUT_HALT: value }))).toBe(halt);
});
