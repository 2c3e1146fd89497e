import { DEFAULT_SETTINGS, Ending, SETTINGS_PATH, type Settings } from '@agent-remediation/conventions';
import { readSettings } from '@agent-remediation/conventions/settings';
import { reporter, type Problem } from '../problem.ts';
import type { Tree } from '../tree.ts';
import type { Context } from './context.ts';
import { lintHooks } from './hook-settings.ts';
import { lintKnowledge } from './knowledge.ts';
import { lintMcp } from './mcp.ts';
import { lintRepository } from './repository.ts';
import { lintRulesFile } from './rules-file.ts';
import { lintSkills } from './skills.ts';

export interface LintOptions {
  /** `owner/name`, to see whether knowledge entries cover it. */
  readonly repository?: string | undefined;
  /** Names of the variables that are set; left out, nothing is said about them. */
  readonly variables?: ReadonlySet<string> | undefined;
}

const PARTS: readonly ((context: Context) => readonly Problem[])[] = [
  lintRulesFile,
  lintSkills,
  lintHooks,
  lintMcp,
  lintKnowledge,
  lintRepository,
];

/** Everything that is wrong with the agent's files of a repository (seed 2.5), in the order of file and line. */
export function lint(tree: Tree, { repository, variables }: LintOptions = {}): readonly Problem[] {
  const { settings, problems } = settingsOf(tree);
  const context: Context = { tree, repository, variables, settings };
  const all = [...problems, ...PARTS.flatMap((part) => part(context))];
  return all.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule),
  );
}

function settingsOf(tree: Tree): { readonly settings: Settings; readonly problems: readonly Problem[] } {
  const text = tree.read(SETTINGS_PATH);
  if (text === undefined) return { settings: DEFAULT_SETTINGS, problems: [] };
  try {
    return { settings: readSettings(text), problems: [] };
  } catch (error) {
    if (!(error instanceof Ending)) throw error;
    const problem = reporter(SETTINGS_PATH, text)(
      'settings-invalid',
      0,
      error.message,
      'docs/settings.md lists every key.',
    );
    return { settings: DEFAULT_SETTINGS, problems: [problem] };
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
