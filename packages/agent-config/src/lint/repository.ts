/** What concerns the repository as a whole: settings, set-up commands, links, and literal keys in any file. */
import { SETTINGS_PATH } from '@agent-remediation/conventions';
import { reporter, shown, type Problem } from '../problem.ts';
import { findTokens } from '../secrets.ts';
import type { Context } from './context.ts';

const AGENT_FILE =
  /^(\.agent|\.claude|\.devin)\/|^(AGENTS|CLAUDE)\.md$|^\.mcp\.json$|^\.github\/agent-remediation\.yml$/;

export function lintRepository({ tree, settings }: Context): readonly Problem[] {
  const problems: Problem[] = [];
  for (const { path, leadsOutside } of tree.files.values()) {
    if (!AGENT_FILE.test(path)) continue;
    const report = reporter(path, '');
    if (leadsOutside)
      problems.push(
        report(
          'file-linked-outside',
          0,
          'The link leads out of the repository, or nowhere.',
          'Commit the file itself.',
        ),
      );
    else if (tree.read(path) === undefined && /\.(md|json|ya?ml)$/.test(path))
      problems.push(
        report('file-unreadable', 0, 'The file is not UTF-8 text, or larger than 1 MiB.', 'Save it as UTF-8.'),
      );
  }
  if (tree.files.has('AGENTS.md') && settings.commands.setup.length === 0)
    problems.push(
      reporter(SETTINGS_PATH, '')(
        'setup-missing',
        0,
        'No set-up commands are named.',
        'Add commands.setup to the settings, and save the same in the workspace.',
      ),
    );
  return [...problems, ...secrets(tree)];
}

/** Characters that are looked through for keys in one run; a repository of that much text has a scanner of its own. */
const MAX_SCANNED = 64_000_000;

/** Every text file of the repository, up to a bound; what is beyond it, or too large, is not claimed to be clean. */
function secrets(tree: Context['tree']): readonly Problem[] {
  const found: Problem[] = [];
  let scanned = 0;
  for (const path of tree.files.keys()) {
    if (scanned > MAX_SCANNED) break;
    const text = tree.read(path);
    if (text === undefined || text.includes('\0')) continue;
    scanned += text.length;
    const report = reporter(path, text);
    for (const { offset, kind } of findTokens(text))
      found.push(
        report(
          'secret-literal',
          offset,
          `This looks like ${shown(kind)}.`,
          'Take it out, revoke it, and use a secret of the environment.',
        ),
      );
  }
  return found;
}
