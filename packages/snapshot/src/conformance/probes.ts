/** For each rule of the seed: values that it allows and values that it refuses, with the code of the fault. */
import type { FaultCode } from '../faults.ts';
import type { Rule } from './fields.ts';

export type Probe = { readonly good: readonly unknown[]; readonly bad: readonly Bad[] };

/** `at` is the index of the item that is at fault. */
export type Bad = readonly [value: unknown, code: FaultCode, at?: number];

const WRONG_ID = ['', '-', 'A', 'a-', '-a', 'a--b', 'a_b', 'ä', 'a b', 'a\n'] as const;

export function probe(rule: Rule): Probe {
  switch (rule.is) {
    case 'const':
      return { good: [rule.value], bad: [] };
    case 'date-time':
      return {
        good: ['2026-01-31T09:30:00Z', '2024-02-29t23:59:59.5+05:30'],
        bad: [
          ['2026-01-31', 'wrong-date'],
          ['2026-02-29T00:00:00Z', 'wrong-date'],
          [0, 'wrong-type'],
        ],
      };
    case 'record':
      return {
        good: [],
        bad: [
          [null, 'wrong-type'],
          [[], 'wrong-type'],
          ['{}', 'wrong-type'],
        ],
      };
    case 'records':
      return {
        good: [[]],
        bad: [
          [null, 'wrong-type'],
          [{}, 'wrong-type'],
          [[1], 'wrong-type', 0],
        ],
      };
    case 'boolean':
      return {
        good: [true, false],
        bad: [
          [0, 'wrong-type'],
          ['true', 'wrong-type'],
          [null, 'wrong-type'],
        ],
      };
    case 'count':
      return integerProbe(0, 10_000_000);
    case 'integer':
      return {
        good: integerProbe(rule.min, rule.max).good,
        bad: [...integerProbe(rule.min, rule.max).bad, [rule.max + 1, 'wrong-number']],
      };
    case 'text':
      return textProbe(rule.min, rule.max);
    case 'enum':
      return {
        good: rule.values,
        bad: [
          ['', 'wrong-choice'],
          ['Ready', 'wrong-choice'],
          ['__proto__', 'wrong-choice'],
          [null, 'wrong-type'],
        ],
      };
    case 'id':
      return {
        good: [`${rule.prefix}a`, `${rule.prefix}0-b-9`],
        bad: [
          ...WRONG_ID.map((tail): Bad => [`${rule.prefix}${tail}`, 'wrong-pattern']),
          ['a', 'wrong-pattern'],
          [1, 'wrong-type'],
        ],
      };
    case 'list':
      return listProbe(probe(rule.of));
  }
}

function integerProbe(min: number, max: number): Probe {
  return {
    good: [min, max],
    bad: [
      [min - 1, 'wrong-number'],
      [0.5, 'wrong-number'],
      ['1', 'wrong-type'],
      [null, 'wrong-type'],
      [true, 'wrong-type'],
    ],
  };
}

/** Lengths in code points: an emoji is one, although it has two UTF-16 units. */
function textProbe(min: number, max: number): Probe {
  const good = ['a'.repeat(max), '😀'.repeat(max), 'é'.repeat(Math.max(min, 1)), ...(min === 0 ? [''] : [])];
  const bad: Bad[] = [
    ['a'.repeat(max + 1), 'wrong-length'],
    ['😀'.repeat(max + 1), 'wrong-length'],
    [1, 'wrong-type'],
    [null, 'wrong-type'],
  ];
  return { good, bad: min === 0 ? bad : [...bad, ['', 'wrong-length']] };
}

/** A list may be empty; its items are as their rule says, and unique. */
function listProbe(item: Probe): Probe {
  const [one] = item.good;
  return {
    good: [[], ...item.good.map((value) => [value])],
    bad: [
      [null, 'wrong-type'],
      [{}, 'wrong-type'],
      [[one, one], 'repeated-item', 1],
      ...item.bad.map(([value, code]): Bad => [[value], code, 0]),
    ],
  };
}
