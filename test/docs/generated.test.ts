import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { REASONS } from '@agent-remediation/conventions';
import { actionTables } from '../../packages/build/src/docs-actions.ts';
import { fillRegion, table } from '../../packages/build/src/docs-regions.ts';
import { MEANINGS, settings } from '../../packages/build/src/docs-settings.ts';
import { ROOT } from '../../packages/build/src/tools.ts';
import { anchorsOf, page } from './pages.ts';

test('every generated part is current (npm run docs)', () => {
  const ended = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `${ROOT}packages/build/src/docs.ts`, '--check'],
    {
      encoding: 'utf8',
    },
  );
  expect(`${ended.stdout}${ended.stderr}`).toBe('');
  expect(ended.status).toBe(0);
});

describe('regions', () => {
  const before = 'by hand\n<!-- begin: a -->\nold\n<!-- end: a -->\nmore';

  test('only what stands between the marks changes', () => {
    const after = fillRegion(before, 'a', 'new\n');
    expect(after).toBe('by hand\n<!-- begin: a -->\n\nnew\n\n<!-- end: a -->\nmore');
    expect(fillRegion(after, 'a', 'new')).toBe(after);
  });

  test.each([
    ['missing', 'nothing', 'is missing'],
    ['without an end', '<!-- begin: a -->', 'is missing'],
    ['twice', `${before}\n<!-- begin: a -->`, 'stands there twice'],
    ['in the wrong order', '<!-- end: a --><!-- begin: a -->', 'stands before'],
  ])('a mark that is %s is an error', (_, text, says) => {
    expect(() => fillRegion(text, 'a', 'new')).toThrow(says);
  });

  test('cells cannot break a table', () => {
    expect(table(['A'], [['a|b\nc']])).toBe('| A |\n|---|\n| a\\|b c |');
  });
});

test("an action's tables hold every input and output, with defaults and what is required", () => {
  const { inputs, outputs } = actionTables(
    "inputs:\n  key: { description: Key, required: true }\n  on: { description: Switch, default: 'false' }\noutputs:\n  reason: { description: Code }\n",
  );
  expect(inputs).toContain('| `key` | Key | **required** |');
  expect(inputs).toContain('| `on` | Switch | `false` |');
  expect(outputs).toContain('| `reason` | Code |');
});

test('every reason code is an anchor of docs/reason-codes.md', () => {
  const anchors = anchorsOf(page('docs/reason-codes.md').text);
  expect(Object.keys(REASONS).filter((code) => !anchors.has(code))).toEqual([]);
});

describe('settings', () => {
  test('every setting of the schema is in the table and says what it means', () => {
    const rows = page('docs/settings.md')
      .text.split('\n')
      .filter((line) => line.startsWith('| `'));
    expect(rows).toHaveLength(settings().length);
    expect(rows.filter((row) => / \|  \| /.test(row))).toEqual([]);
  });

  test('no second description of a setting', () => {
    const needed = settings()
      .filter(({ schema }) => schema.description === undefined)
      .map(({ path }) => path);
    expect(Object.keys(MEANINGS).toSorted()).toEqual(needed.toSorted());
  });

  test('the example sets what there is', () => {
    const example = readFileSync(`${ROOT}docs/settings.md`, 'utf8');
    expect(example).toContain('```yaml\nversion: 1\n');
  });
});
