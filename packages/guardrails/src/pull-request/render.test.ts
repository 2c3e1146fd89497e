import { describe, expect, test } from '@jest/globals';
import { REASONS, type ReasonCode } from '@agent-remediation/conventions';
import { bodyFor, change, CODE, CONTRACT, facts, HEAD, TEST, type Change } from './facts.test-support.ts';
import { judge } from './judge.ts';
import { contractComment, contractTable } from './render.ts';

const verdictOf = (changes: Change = {}) => judge(facts(changes), CONTRACT);
const comment = (changes: Change, reason: ReasonCode = 'contract-asks', because = 'its branch is fix/issue-12') =>
  contractComment(verdictOf(changes), reason, because, HEAD);
const told = (changes: Change) => contractTable(verdictOf(changes)).slice(2, -2);

describe('the one comment', () => {
  test('says the reason, and which commit and why it was judged', () => {
    const lines = comment({}, 'contract-kept').split('\n');
    expect(lines[0]).toBe('<!-- agent-remediation:contract -->');
    expect(lines[1]).toMatch(
      /^\*\*Contract of a remediation pull request\*\* · \[`contract-kept`\]\(http.*#contract-kept\)$/u,
    );
    expect(lines.slice(2, 5)).toEqual([
      '',
      `${REASONS['contract-kept'].meaning} ${REASONS['contract-kept'].remedy}`.trim(),
      '',
    ]);
    expect(lines[5]).toMatch(/^Kept: `draft`, `auto-merge`, .*`policy`\.$/u);
    expect(lines.slice(6)).toEqual([
      '',
      `<sub>Judged commit \`${HEAD.slice(0, 12)}\`. The contract holds here because \`its branch is fix/issue-12\`.</sub>`,
    ]);
  });
  test('D18: the lines to copy, one for each rule that asks', () => {
    const asking = { files: [CODE, change('src/api/v1.ts', 'a\n', 'b\n')], title: 'x' };
    expect(comment(asking)).toContain(
      [
        '',
        'To approve, somebody with write other than the author writes a **new** comment with the lines meant:',
        '',
        '```text',
        `/agent approve public-api ${HEAD}`,
        `/agent approve regression-test ${HEAD}`,
        '```',
        '',
        '<sub>',
      ].join('\n'),
    );
    for (const none of [{}, { title: 'x' }]) expect(comment(none)).not.toContain('/agent approve');
  });
  test('P8: it fits into a comment of GitHub', () => {
    const files = Array.from({ length: 20 }, (_, index) =>
      change(`${'x'.repeat(190)}${index}/package.json`, '{\n', '[\n'),
    );
    const long = { ...verdictOf({ files }) };
    const results = Array.from({ length: 200 }, () => long.results).flat();
    expect(contractComment({ ...long, results }, 'contract-asks', 'x', HEAD).length).toBeLessThanOrEqual(65_000);
  });
});

describe('its table', () => {
  const row = (mark: string, rule: string, asks: string, rest: string): string =>
    `| ${mark} | \`${rule}\`: ${asks} | ${rest} |`;
  test('has a row for each breach, with its place and what to do', () => {
    expect(contractTable(verdictOf({ title: 'x' })).slice(0, 4)).toEqual([
      '| | Rule | Where | Seen | What to do |',
      '|---|---|---|---|---|',
      row(
        '⛔',
        'title',
        'the title is `fix: <one-line summary>`',
        ' | `the title is x`: one form of title lets people and programs find the fixes | `Write fix: <one-line summary>, at most 200 characters.`',
      ),
      '',
    ]);
    const skipped = {
      files: [change('src/a.test.ts', 'a\n', "it.skip('x', f);\n")],
      body: bodyFor([{ ...TEST, path: 'src/a.test.ts' }]),
    };
    expect(told(skipped)[0]).toContain('| `src/a.test.ts:1` |');
    expect(told({ files: [CODE] })[0]).toContain('| `src/search.ts` |');
  });
  test('marks what is broken, what asks, what was approved and what is only said', () => {
    const marks = (changes: Change): readonly string[] => told(changes).map((each) => each.slice(2, 4).trim());
    const path = 'src/a.test.ts';
    expect(marks({ files: [change(path, 'x\n', undefined)], body: bodyFor([{ ...TEST, path }]) })).toEqual(['✋']);
    expect(marks({ title: 'x' })).toEqual(['⛔']);
    expect(marks({ autoMerge: 'switched-off' })).toEqual(['ℹ️']);
    expect(marks({ files: [CODE] })).toContain('✋');
    const approved = {
      files: [CODE],
      body: bodyFor([CODE]),
      approvals: [{ rule: 'regression-test', by: 'maria' }],
    } as const;
    expect(told(approved)).toEqual([
      expect.stringMatching(/^\| ☑️ \| `regression-test`.*\| Approved by `maria`\. \|$/u),
    ]);
  });
  test('a rule that is broken and asks says which is which', () => {
    const both = {
      files: [change('package.json', '{"dependencies":{"a":"1.0.0"}}', '{"dependencies":{"a":"2.0.0"}}')],
      manifests: new Map([['package.json', '{"dependencies":{"a":"2.0.0"}}']]),
      body: bodyFor([{ ...CODE, path: 'package.json' }]),
    };
    expect(told(both).map((each) => each.slice(0, 24))).toEqual([
      '| ⛔ | `major-version`: n',
      '| ✋ | `major-version`: n',
    ]);
  });
  test('twelve of many places of a rule are shown, and how many more there are', () => {
    const files = (count: number) => Array.from({ length: count }, (_, i) => change(`legal/${i}.md`, 'a\n', 'b\n'));
    const rows = (count: number) =>
      told({ files: files(count), body: bodyFor(files(count)) }).filter((each) => each.includes('protected-path'));
    expect([rows(12).length, rows(13).length, rows(15).at(-1)]).toEqual([
      12,
      13,
      '| | `protected-path` | | and 3 more | |',
    ]);
  });
  test('the rules that are kept stand in one line, and no other', () => {
    expect(contractTable(verdictOf({ title: 'x' })).at(-1)).toMatch(
      /^Kept: `draft`, `auto-merge`, `branch`, `base-branch`, `commits`, /u,
    );
  });
  test('nothing is kept: it says so', () => {
    expect(contractTable({ state: 'kept', results: [] })).toEqual(['Kept: none.']);
  });
});
