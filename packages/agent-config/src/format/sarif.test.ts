import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULES, type RuleId } from '../catalogue.ts';
import { CASES } from '../lint/broken.cases.ts';
import { repository } from '../lint/good.test-support.ts';
import { lint } from '../lint/lint.ts';
import type { Problem } from '../problem.ts';
import { readTree } from '../tree.ts';
import { sarif } from './sarif.ts';

interface Log {
  readonly version: string;
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly level: string;
      readonly message: { readonly text: string };
      readonly locations: readonly {
        readonly physicalLocation: {
          readonly artifactLocation: { readonly uri: string };
          readonly region: { readonly startLine: number; readonly startColumn: number };
        };
      }[];
    }[];
  }[];
}

/** The problems of every broken configuration, and some in files with names that a URI cannot hold as they are. */
const PROBLEMS: readonly Problem[] = [
  ...CASES.flatMap(([, changes]) => {
    const { folder, remove } = repository(changes);
    try {
      return lint(readTree(folder), { repository: 'octo/shop' });
    } finally {
      remove();
    }
  }),
  ...['a b%2f/#?.md', 'ü\u202e"<>.md', 'c:\\x.md', 'half \ud800.md'].map((file) => ({
    rule: 'mcp-form' as RuleId,
    level: 'error' as const,
    file,
    line: 1,
    column: 1,
    message: 'one "two"',
    fix: '\u0000 three',
  })),
];
const logOf = (problems: readonly Problem[]): Log => JSON.parse(sarif(problems)) as Log;

describe('SARIF 2.1.0 of the lint', () => {
  test('each result has its rule by name and by place, its level, and the line in a relative file', () => {
    const [run] = logOf(PROBLEMS).runs;
    const rules = run?.tool.driver.rules.map(({ id }) => id) ?? [];
    expect(new Set(rules).size).toBe(rules.length);
    expect(run?.results.map(({ ruleId, ruleIndex, level }) => [ruleId, rules[ruleIndex], level])).toEqual(
      PROBLEMS.map(({ rule, level }) => [rule, rule, level]),
    );
    const places = run?.results.flatMap(({ locations }) => locations.map(({ physicalLocation }) => physicalLocation));
    const base = 'https://example.com/root/';
    for (const [at, { artifactLocation, region }] of places?.entries() ?? []) {
      const problem = PROBLEMS[at];
      expect([region.startLine, region.startColumn]).toEqual([problem?.line, problem?.column]);
      expect(Math.min(region.startLine, region.startColumn)).toBeGreaterThan(0);
      // It stays below the root, whatever the name looks like.
      const { href, search, hash } = new URL(artifactLocation.uri, base);
      expect([href.startsWith(base), search, hash]).toEqual([true, '', '']);
      expect(decodeURIComponent(artifactLocation.uri)).toBe(problem?.file.toWellFormed());
    }
  });

  test('every rule can be named, and no problem is a log as well', () => {
    const all = Object.keys(RULES).map((rule) => ({ ...PROBLEMS[0], rule }) as Problem);
    expect(logOf(all).runs[0]?.results.map(({ ruleId }) => ruleId)).toEqual(Object.keys(RULES));
    expect(logOf([])).toMatchObject({ version: '2.1.0', runs: [{ results: [], tool: { driver: { rules: [] } } }] });
  });

  /** The published schema comes with a package that only this test needs. */
  const SCHEMA = fileURLToPath(
    new URL('../../../../node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json', import.meta.url),
  );

  test('is valid by the published schema, which refuses a log that is broken', () => {
    // Draft 4 names its schema `id`, and nothing else that the schema uses is read otherwise today.
    const { $schema, id, ...schema } = JSON.parse(readFileSync(SCHEMA, 'utf8')) as Readonly<Record<string, unknown>>;
    expect([$schema, typeof id]).toEqual(['http://json-schema.org/draft-04/schema#', 'string']);
    expect(JSON.stringify(schema)).not.toMatch(/"exclusiveM(?:in|ax)imum"|"\$id"/);
    const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
    addFormats.default(ajv);
    const validate = ajv.compile(schema);
    const faultsOf = (log: unknown): unknown => (validate(log) ? [] : validate.errors);
    expect(faultsOf(logOf(PROBLEMS))).toEqual([]);
    expect(faultsOf(logOf([]))).toEqual([]);
    const text = sarif(PROBLEMS);
    for (const [part, broken] of [
      ['"startLine": ', '"startLine": -'],
      ['"level": "error"', '"level": "fatal"'],
      ['"columnKind": "utf16CodeUnits"', '"columnKind": "bytes"'],
      ['"ruleId"', '"rule"'],
      ['"uri": "', '"uri": "%zz '],
    ] as const) {
      expect(text).toContain(part);
      expect(faultsOf(JSON.parse(text.replace(part, () => broken)))).not.toEqual([]);
    }
  });
});
