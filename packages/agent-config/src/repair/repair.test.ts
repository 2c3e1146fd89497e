import { describe, expect, test } from '@jest/globals';
import { RULES, type RuleId } from '../catalogue.ts';
import { CASES } from '../lint/broken.cases.ts';
import { repository, type Files } from '../lint/good.test-support.ts';
import { readTree } from '../tree.ts';
import { listing } from './listing.ts';
import { planRepairs, type Plan } from './plan.ts';
import { EXACT, LEFT } from './repair.cases.ts';

const options = { repository: 'octo/shop' };

function planOf(changes: Files): Plan {
  const { folder, remove } = repository(changes);
  try {
    return planRepairs(readTree(folder), options);
  } finally {
    remove();
  }
}

/** The files as they would be written. */
function written(changes: Files, { changes: done }: Plan): Files {
  const texts = done.map(
    ({ path, after, makesExecutable }) => [path, `${makesExecutable ? '+x' : ''}${after}`] as const,
  );
  return { ...changes, ...Object.fromEntries(texts) };
}

const mends = (rule: RuleId): boolean => 'mends' in RULES[rule].repair;
const planned = CASES.map((each) => ({ each, plan: planOf(each[1]) }));
const mended = planned.filter(({ each, plan }) => plan.found.some(({ rule, repair }) => rule === each[2] && repair));

describe('broken → lint --fix → clean', () => {
  test.each(mended.map(({ each, plan }) => [each[0], each, plan] as const))(
    '%s',
    (_, [, changes, rule, file], plan) => {
      expect(plan.left.filter((problem) => problem.rule === rule && problem.file === file)).toEqual([]);
      // What is left was wrong before: a repair breaks nothing.
      const before = new Set(plan.found.map((problem) => `${problem.rule} ${problem.file}`));
      expect(plan.left.filter((problem) => !before.has(`${problem.rule} ${problem.file}`))).toEqual([]);
      const again = planOf(written(changes, plan));
      expect([again.changes, again.found]).toEqual([[], plan.left]);
      expect(listing(plan.changes)).toContain(rule);
    },
  );
});

describe('what --fix leaves', () => {
  const left = planned.filter(({ plan }) => plan.changes.length === 0);
  test('every case is either mended or left as it was', () => {
    expect(mended.length + left.length).toBe(CASES.length);
    expect(mended.length).toBeGreaterThanOrEqual(30);
  });

  test('a rule mends in one case at least, or in none, as its table says', () => {
    const done = new Set(mended.map(({ each }) => each[2]));
    expect([...done].filter((rule) => !mends(rule))).toEqual([]);
    expect((Object.keys(RULES) as RuleId[]).filter((rule) => mends(rule) && !done.has(rule))).toEqual([]);
  });
});

describe('only what is wrong is written', () => {
  test.each(EXACT)('%s', (_, file, before, after) => {
    const { changes } = planOf({ [file]: before });
    expect(changes.map((change) => [change.path, change.after])).toEqual([[file, after]]);
  });
});

describe('what a person has to decide is left', () => {
  test.each(LEFT)('%s', (_, changes) => {
    const plan = planOf(changes);
    expect(plan.found).not.toEqual([]);
    expect(plan.changes).toEqual([]);
  });

  test('a file behind a link is mended under its own name only', () => {
    const plan = planOf({ 'CLAUDE.md': '-> docs/claude.md', 'docs/claude.md': '# Rules\n' });
    expect([plan.found.map(({ rule }) => rule), plan.changes]).toEqual([['rules-not-imported'], []]);
  });
});

describe('the listing', () => {
  const file = { path: 'a', makesExecutable: false, rules: ['mcp-form'] as const };
  test('lines go and come by their numbers; unchanged ones are not shown', () => {
    const shown = listing([{ ...file, before: 'a\nb\nc\nd\n', after: 'x\na\nB\nc\nd\n' }]);
    expect(shown).toBe('a  mcp-form\n     1 + x\n     2 - b\n     3 + B\n');
  });

  test('what differs everywhere is shown whole, and soon', () => {
    const many = (letter: string): string => Array.from({ length: 5_000 }, (_, line) => `${letter}${line}`).join('\n');
    const begin = process.cpuUsage();
    expect(listing([{ ...file, before: many('a'), after: many('b') }]).split('\n')).toHaveLength(10_002);
    expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(5_000);
  });

  test('a line that holds a credential or steers a terminal does not', () => {
    const token = `ghp_${'aB3dE5gH7jK9'.repeat(3)}`;
    const shown = listing([{ ...file, path: 'a\u001b[2J', before: `${token} \u001b[2J\u202e\r`, after: `${token}\r` }]);
    expect(shown).not.toContain(token);
    expect(shown.match(/(?!\n)\p{C}/gu)).toBeNull();
  });

  test('a file that may be started', () => {
    const shown = listing([{ ...file, before: 'a', after: 'a', makesExecutable: true }]);
    expect(shown).toBe('a  mcp-form\n       + may be started (mode +x)\n');
  });
});
