/** The rules file (seed 2.5; at most 99 lines: D32). */
import { LOCKFILES, PROTECTED_PATHS } from '@agent-remediation/conventions';
import { AGENTS } from '../agents.ts';
import { codeOf, fencesOf, sectionsOf } from '../markdown-sections.ts';
import { countUpTo, editOf, reporter, shown, type Problem, type Report } from '../problem.ts';
import { scriptsOf, type Scripts } from '../scripts.ts';
import type { Context } from './context.ts';

const MAX_LINES = 99;
const NEUTRAL = 'AGENTS.md';

interface Part {
  readonly rule: 'rules-no-commands' | 'rules-no-conventions' | 'rules-no-protected-paths' | 'rules-no-stop-and-ask';
  readonly says: string;
  readonly isThere: (text: string) => boolean;
  readonly fix: string;
}

/** Read by content, not by heading: users word their headings as they like. */
const PARTS: readonly Part[] = [
  {
    rule: 'rules-no-commands',
    says: 'names no test command',
    isThere: (text) => /\b(test|check|verify)\b/i.test(text) && /`[^`\n]+`|^ {4,}\S|^```/m.test(text),
    fix: 'Add a section "Commands" with the build and the test command, each in backticks.',
  },
  {
    rule: 'rules-no-conventions',
    says: 'does not name the conventions of a fix',
    isThere: (text) => /fix\/</.test(text) && /fix\((sec|deps)\):/.test(text) && /draft/i.test(text),
    fix: 'Name the branch `fix/<finding-id>`, the prefixes `fix(sec):` and `fix(deps):`, and that pull requests are opened as DRAFT.',
  },
  {
    rule: 'rules-no-protected-paths',
    says: 'does not name what must not be touched',
    isThere: (text) =>
      [/migration/i, /infra|terraform|kubernetes/i, /generated/i, /lockfile|lock file|package-lock|\.lock\b/i].every(
        (each) => each.test(text),
      ),
    fix: 'Name migrations, infrastructure code, generated code, and lockfiles unless the task is a dependency bump.',
  },
  {
    rule: 'rules-no-stop-and-ask',
    says: 'does not say when to stop and ask',
    isThere: (text) =>
      /\b(stop|ask|pause)\b/i.test(text) && /public API/i.test(text) && /column|schema|database/i.test(text),
    fix: 'Add: "Stop and ask before changing a public API or a database column."',
  },
];

export function lintRulesFile(context: Context): readonly Problem[] {
  const { tree } = context;
  const problems: Problem[] = [];
  const text = tree.read(NEUTRAL);
  if (text === undefined) {
    const others = AGENTS.filter(({ rulesFile }) => rulesFile !== NEUTRAL && tree.files.has(rulesFile));
    const [other] = others;
    if (other) return judge(context, other.rulesFile, tree.read(other.rulesFile) ?? '');
    return [reporter(NEUTRAL, '')('rules-missing', 0, 'There is no rules file.', 'agent-remediation init writes one.')];
  }
  problems.push(...judge(context, NEUTRAL, text), ...imports(context));
  return problems;
}

/** An agent with a rules file of its own name has to import the common one, or be a link to it. */
function imports({ tree }: Context): readonly Problem[] {
  return AGENTS.filter(({ rulesFile }) => rulesFile !== NEUTRAL).flatMap(({ rulesFile, title }) => {
    const text = tree.read(rulesFile);
    if (text === undefined || text === tree.read(NEUTRAL) || /(^|[\s(])@(\.\/)?AGENTS\.md(?![\w/-])/.test(text))
      return [];
    const lineEnd = /^[^\n]*\r\n/.test(text) ? '\r\n' : '\n';
    return [
      reporter(rulesFile, text)(
        'rules-not-imported',
        0,
        `${title} reads ${rulesFile} and not ${NEUTRAL}, and it does not import it.`,
        `Add the line @${NEUTRAL} to ${rulesFile}.`,
        editOf({ from: 0, to: 0, text: `@${NEUTRAL}${lineEnd}${lineEnd}` }),
      ),
    ];
  });
}

function judge(context: Context, file: string, text: string): readonly Problem[] {
  const report = reporter(file, text);
  const problems: Problem[] = [];
  const lines = text.replace(/\n$/, '').split('\n').length;
  if (lines > MAX_LINES)
    problems.push(
      report(
        'rules-too-long',
        text.split('\n').slice(0, MAX_LINES).join('\n').length + 1,
        `${lines} lines; at most ${MAX_LINES} are allowed.`,
        'Move details into skills.',
      ),
    );
  if (!hasDescription(text))
    problems.push(
      report(
        'rules-empty-description',
        0,
        'It does not say what the project is.',
        'Begin with one or two sentences on what the project does.',
      ),
    );
  for (const { rule, says, isThere, fix } of PARTS) {
    if (!isThere(text)) problems.push(report(rule, 0, `It ${says}.`, fix));
  }
  return [...problems, ...protectedPaths(context, report, text), ...commands(scriptsOf(context.tree), report, text)];
}

/** A sentence before the first list, or below the first heading. */
function hasDescription(text: string): boolean {
  const [first, second] = sectionsOf(text);
  const opening = first === undefined ? text : `${text.slice(0, first.offset)}\n${first.body}\n${second?.body ?? ''}`;
  return opening.split('\n').some((line) => !/^\s*([-*+] |[#>|]|\d+[.)] |```|@)/.test(line) && isSentence(line));
}

/** Four words, or as many signs as four words have in scripts that write none apart. */
function isSentence(line: string): boolean {
  return (
    line.trim().split(/\s+/).length >= 4 ||
    (line.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0) >= 8
  );
}

/** Globs of the settings must stand in the rules too: the agent reads those, the hooks and the check read the settings. */
function protectedPaths({ settings }: Context, report: Report, text: string): readonly Problem[] {
  const builtIn = new Set<string>([...Object.values(PROTECTED_PATHS).flat(), ...LOCKFILES]);
  return settings.protectedPaths
    .filter((glob) => !builtIn.has(glob) && !text.includes(glob))
    .map((glob) =>
      report(
        'rules-protected-paths-differ',
        0,
        `The settings protect ${shown(glob)}, which it does not name.`,
        `Add \`${shown(glob)}\` to the protected paths.`,
      ),
    );
}

/** Commands in backticks and code blocks whose script the repository does not have. */
function commands(scripts: Scripts, report: Report, text: string): readonly Problem[] {
  const problems: Problem[] = [];
  const code = codeOf(text);
  const isElsewhere = elsewhereIn(code, text);
  for (const { runner, pattern, names } of scripts) {
    for (const match of code.matchAll(pattern)) {
      const name = match[1] ?? '';
      if (names.has(name) || isElsewhere(match.index)) continue;
      problems.push(
        report(
          'rules-unknown-command',
          match.index,
          `\`${shown(match[0])}\`: ${runner} has no "${shown(name)}".`,
          names.size === 0
            ? `There is none in ${runner}.`
            : `There are: ${shown([...names].slice(0, 12).join(', '), 200)}.`,
        ),
      );
    }
  }
  return problems;
}

/** After `cd` into a folder, on one line or in one block, a command is one of that folder, whose scripts are not looked at. */
function elsewhereIn(code: string, text: string): (offset: number) => boolean {
  const changes = [...code.matchAll(/\b(?:cd|pushd)[ \t]+(?!\.?(?:[ \t]|$))/gm)].map(({ index }) => index);
  const lines = [...code.matchAll(/\n/g)].map(({ index }) => index);
  const blocks = fencesOf(text);
  const starts = blocks.map(([from]) => from);
  return (offset) => {
    const change = changes[countUpTo(changes, offset) - 1];
    if (change === undefined) return false;
    const [from, to] = blocks[countUpTo(starts, offset) - 1] ?? [0, 0];
    return change > (offset < to ? from : (lines[countUpTo(lines, offset) - 1] ?? -1));
  };
}
