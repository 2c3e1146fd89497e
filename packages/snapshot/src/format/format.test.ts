import { describe, expect, test } from '@jest/globals';
import { generateSnapshot } from '../testing/generate.ts';
import { validateBytes } from '../validate/validate.ts';
import { annotations } from './annotations.ts';
import { json } from './json.ts';
import { markdown } from './markdown.ts';
import { sarif } from './sarif.ts';

const HOSTILE =
  '@team [x](http://x) closes #1 ![x](http://x) <img src=x> `| ::error::x ##[error]y %0A \u202e\u200b\u{e0041}\n```';
const snapshot = generateSnapshot({ portfolios: 30 });
const portfolios = snapshot.portfolios.map((portfolio) => ({ ...portfolio, coverage_state: HOSTILE, [HOSTILE]: 1 }));
const bytes = new TextEncoder().encode(JSON.stringify({ ...snapshot, portfolios }, null, 2));
const verdicts = [validateBytes('a.json', bytes), validateBytes(`${HOSTILE}.json`, bytes)];

describe('formats', () => {
  test('annotations: at most 10 of a kind, spread over the files, located', () => {
    const shown = annotations(verdicts);
    expect(shown).toHaveLength(10);
    expect(shown.filter(({ file }) => file === 'a.json')).toHaveLength(5);
    expect(shown[0]?.line).toBeGreaterThan(1);
    expect(shown.every(({ message }) => message.length <= 4096)).toBe(true);
  });

  test('markdown: nothing from the document is live (P8), and the size is kept', () => {
    const text = markdown(verdicts, { maxBytes: 4000 });
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(4000);
    expect(text).toContain('more are not listed here');
    for (const live of ['@team', '<img', '#1', '\u202e', '\u200b', '::error::x ##[', '```'])
      expect(text).not.toContain(live);
    for (const line of text.split('\n')) expect((line.match(/`/g) ?? []).length % 2).toBe(0);
  });

  test('markdown: the size is kept with any number of files, and those at fault come first (P8)', () => {
    const valid = validateBytes('a.json', new TextEncoder().encode(JSON.stringify(snapshot)));
    const many = Array.from({ length: 3_000 }, (_, index) => ({ ...valid, file: `valid-${index}.json` }));
    const text = markdown([...many, ...verdicts], { maxBytes: 20_000 });
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(20_000);
    expect(text).toMatch(/\d+ more files are not listed here\./);
    expect(text.indexOf('| `a.json` | `snapshot-invalid`')).toBeGreaterThan(0);
    expect(text).toContain('| `a.json:');
  });

  test('names of fields of megabytes are shortened: no report grows beyond what a string can hold (P9)', () => {
    const doubled = Array.from({ length: 101 }, () => '"a":1').join(',');
    const text = JSON.stringify(snapshot).replace('{', () => `{"${'k'.repeat(6_000_000)}":{${doubled}},`);
    const verdict = validateBytes('a.json', new TextEncoder().encode(text));
    expect(verdict).toMatchObject({ reason: 'snapshot-invalid', errors: 101 });
    expect(verdict.faults.every(({ pointer }) => pointer.length <= 100)).toBe(true);
    for (const report of [json, sarif, markdown]) expect(report([verdict]).length).toBeLessThan(200_000);
  });

  test('sarif and json hold every listed fault', () => {
    const log = JSON.parse(sarif(verdicts));
    const count = verdicts.reduce((sum, { faults }) => sum + faults.length, 0);
    expect(log).toMatchObject({ version: '2.1.0', runs: [{ columnKind: 'utf16CodeUnits' }] });
    expect(log.runs[0].results).toHaveLength(count);
    const ids = new Set(log.runs[0].tool.driver.rules.map(({ id }: { id: string }) => id));
    for (const { ruleId, message } of log.runs[0].results) {
      expect(ids.has(ruleId)).toBe(true);
      for (const live of ['](', '\u202e', '\u200b', '@team', '<img']) expect(message.text).not.toContain(live);
    }
    expect(JSON.parse(json(verdicts))).toMatchObject({ valid: false, verdicts: [{ errors: 60 }, { errors: 60 }] });
  });
});
