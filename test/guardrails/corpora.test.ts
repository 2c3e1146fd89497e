import { expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_POLICY } from '@agent-remediation/guardrails';
import { blockRiskyPaths } from '../../packages/guardrails/src/hooks/block-risky-paths/judge.ts';
import type { Refusal, Surroundings } from '../../packages/guardrails/src/hooks/frame/hook.ts';
import { judgeShell } from '../../packages/guardrails/src/hooks/no-dangerous-shell/judge.ts';
import { noFiles } from '../../packages/guardrails/src/hooks/paths/files.ts';
import { readToolCall } from '../../packages/guardrails/src/hooks/tool-call/tool-call.ts';
import { call, ROOT } from './shipped.test-support.ts';

/** Commands that others collected. They are no part of the project; without them this test says so and passes. */
const CORPUS = `${ROOT}../shared/corpora/shell/`;
const here = existsSync(CORPUS);
if (!here) console.warn('Commands of other collections: not looked at, since ../shared/corpora is not there.');
const corpus = here ? test : test.skip;

const around: Surroundings = {
  policy: DEFAULT_POLICY,
  task: { dependency: false },
  files: noFiles,
  root: '/work/repository',
  home: '/home/agent',
  taskFile: undefined,
  notes: '',
};
const blocked = (refusals: readonly Refusal[]): readonly string[] =>
  refusals.filter(({ severity }) => severity === 'block').map(({ rule }) => rule);
const shell = (command: string): readonly string[] => blocked(judgeShell(command, around.root, around));
const paths = (command: string): readonly string[] => {
  const found = blockRiskyPaths.judge(
    readToolCall(Buffer.from(call('Bash', { command })), around.root),
    around,
  ) as readonly Refusal[];
  return blocked(found);
};

interface Case {
  readonly file: string;
  readonly command: string;
  readonly expected: string;
}

/** The two fields of each case; strings are written as in JSON or between single quotation marks. */
function cases(folder: string): readonly Case[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.toml'));
  return files.flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .split('[[case]]')
      .slice(1)
      .flatMap((text) => {
        const command = /^command = (?:'([^']*)'|(".*"))$/mu.exec(text);
        const expected = /^expected(?:_decision)? = "(\w+)"$/mu.exec(text)?.[1];
        if (command === null || expected === undefined) return [];
        return [{ file, command: command[1] ?? (JSON.parse(command[2] ?? '""') as string), expected }];
      }),
  );
}

/** Where our policy differs from that collection's, and why. */
const DIFFERENT: Readonly<Record<string, string>> = {
  '$(echo hello)': 'a program name that only the running shell knows',
  '`echo hello`': 'a program name that only the running shell knows',
  '$(echo ls)': 'a program name that only the running shell knows',
  '`echo pwd`': 'a program name that only the running shell knows',
  'docker system prune': 'services are a person’s',
  'docker system prune -a': 'services are a person’s',
  'kubectl delete namespace prod': 'services are a person’s',
  'kubectl delete all --all': 'services are a person’s',
  'git push origin main': 'nobody pushes to a main branch',
  'srm -z file.txt': 'wiping is never part of a fix',
  'echo yes | rm -rf && echo done': 'rm without an operand removes nothing',
  'rm -rf ./build': 'a named folder below the repository may be removed',
};

corpus(
  'P12: every verdict of destructive-command-guard, bypass attempts included, beyond the listed differences',
  () => {
    const all = cases(`${CORPUS}destructive-command-guard`);
    expect(all.length).toBeGreaterThanOrEqual(340);
    const wrong = all.filter(({ command, expected }) => shell(command).length > 0 !== (expected === 'deny'));
    const unexplained = wrong.filter(({ command }) => DIFFERENT[command.replace(/^"|"$/gu, '')] === undefined);
    console.log(
      `destructive-command-guard: ${all.length} cases, ${wrong.length} other verdicts, all but ${unexplained.length} listed`,
    );
    expect(unexplained).toEqual([]);
  },
);

corpus('P12: 4,200 commands of nl2bash are read without a fault, and few are blocked', () => {
  const lines = readFileSync(`${CORPUS}nl2bash-third.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const rules = new Map<string, number>();
  let stopped = 0;
  for (const line of lines) {
    const found = new Set([...shell(line), ...paths(line)]);
    if (found.size > 0) stopped += 1;
    for (const rule of found) rules.set(rule, (rules.get(rule) ?? 0) + 1);
  }
  const sorted = [...rules].sort((one, other) => other[1] - one[1]).map(([rule, count]) => `${rule} ${count}`);
  console.log(
    `nl2bash: ${lines.length} commands, ${stopped} blocked (${((stopped / lines.length) * 100).toFixed(1)} %): ${sorted.join(', ')}`,
  );
  // They are commands of administrators: most of these delete, mount, install or write outside a repository.
  expect(stopped / lines.length).toBeLessThanOrEqual(0.06);
  // Text that is no bash (`<placeholder>`, an open quotation mark) cannot be judged.
  expect(rules.get('not-bash') ?? 0).toBeLessThanOrEqual(25);
});
