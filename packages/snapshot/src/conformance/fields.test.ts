/** Every row of seed 2.1–2.4: what it allows is accepted, what it refuses is named, and it is required. */
import { describe, expect, test } from '@jest/globals';
import { SCHEMA_VERSION } from '../version.ts';
import { faultsWith, pointerTo, type Where } from './ask.ts';
import { ENUMS, ROWS, type Rule } from './fields.ts';
import { probe } from './probes.ts';

describe.each(['2.1', '2.2', '2.3'])('seed %s', (section) => {
  const rows = ROWS.filter((row) => row.section === section);

  test.each(rows.map((row) => [section, row.where, row.field, words(row.rule), row] as const))(
    'seed %s: %s %s %s',
    (_a, _b, _c, _d, row) => {
      const { where, field, rule } = row;
      const { good, bad } = probe(rule);
      for (const value of good)
        expect({ value, faults: faultsWith(where, field, value) }).toEqual({ value, faults: [] });
      for (const [value, code, at] of bad) {
        const pointer = `${pointerTo(where, field)}${at === undefined ? '' : `/${at}`}`;
        expect({ value, faults: faultsWith(where, field, value) }).toEqual({ value, faults: [`${code} ${pointer}`] });
      }
      expect(faultsWith(where, field, undefined)).toEqual([`missing-field ${pointerTo(where)}`]);
    },
  );
});

describe('seed 2.1: no additional properties on any object', () => {
  test.each<Where>(['snapshot', 'summary', 'portfolio', 'route_state_counts'])('%s', (where) => {
    expect(faultsWith(where, 'extra', 1)).toEqual([`unknown-field ${pointerTo(where, 'extra')}`]);
  });
});

describe('seed 2.1 and 9: constants', () => {
  test('browser_model is client_side_byo_token', () => {
    expect(faultsWith('snapshot', 'browser_model', 'server')).toEqual(['wrong-choice /browser_model']);
  });

  test('schema_version is service.portfolio-coverage.v1; another is an ending of its own', () => {
    expect(SCHEMA_VERSION).toBe('service.portfolio-coverage.v1');
    for (const other of ['service.portfolio-coverage.v2', '', null, 1, {}]) {
      expect(faultsWith('snapshot', 'schema_version', other)).toEqual(['unknown-version /schema_version']);
    }
  });
});

describe('seed 2.4: enumerations', () => {
  test.each(Object.entries(ENUMS))('seed 2.4: %s', (_, values) => {
    const rows = ROWS.filter(({ rule }) => valuesOf(rule) === values);
    expect(rows.length).toBeGreaterThan(0);
    for (const { where, field, rule } of rows) {
      for (const value of values) expect(faultsWith(where, field, rule.is === 'list' ? [value] : value)).toEqual([]);
    }
  });
});

function valuesOf(rule: Rule): readonly string[] | undefined {
  if (rule.is === 'list') return valuesOf(rule.of);
  return rule.is === 'enum' ? rule.values : undefined;
}

function words(rule: Rule): string {
  switch (rule.is) {
    case 'text':
      return `length ${rule.min}..${rule.max}`;
    case 'integer':
      return `${rule.min}..${rule.max}`;
    case 'count':
      return '>= 0';
    case 'id':
      return `${rule.prefix}…`;
    case 'list':
      return `unique, each ${words(rule.of)}`;
    case 'enum':
      return rule.values.join('|');
    case 'const':
      return rule.value;
    case 'date-time':
    case 'boolean':
    case 'record':
    case 'records':
      return rule.is;
  }
}
