import { realpathSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { runAction, type ActionResult, type Environment, type Kit, type Started } from '@agent-remediation/action-kit';
import { lint, markdown, readTree, RULES, sarif, type Problem } from '@agent-remediation/agent-config';
import { Ending } from '@agent-remediation/conventions/core';
import { NotWritten, OutsideWorkspace, writeInWorkspace } from '@agent-remediation/snapshot/files';

/** Problems that go into the output: an output has a limit, and nobody reads more. */
const LISTED = 100;
/** What `lint --fix` would write is for the command line. */
const SHOWN = ['rule', 'level', 'file', 'line', 'column', 'message', 'fix'];

export function run(started: Started<undefined>, environment: Environment): Promise<void> {
  return runAction({ name: 'check-agent-config', secrets: [], environment, started, main: (_, kit) => main(kit) });
}

/** Reads files and nothing else: no program of the repository is started, so a pull request's own branch may be checked. */
async function main({ inputs, environment, runner }: Kit): Promise<ActionResult> {
  const failOn = inputs.choice('fail-on', ['error', 'warning']) ?? 'error';
  const sarifFile = inputs.text('sarif-file');
  inputs.check();
  const workspace = environment['GITHUB_WORKSPACE'] ?? process.cwd();
  const folder = folderOf(workspace, inputs.text('folder') ?? '.');
  const tree = readTree(folder);
  const problems = lint(tree, { repository: `${runner.repository.owner}/${runner.repository.name}` });
  const [errors, warnings] = (['error', 'warning'] as const).map(
    (level) => problems.filter((problem) => problem.level === level).length,
  );
  const isFaulty = (errors ?? 0) > 0 || (failOn === 'warning' && (warnings ?? 0) > 0);
  return {
    reason: isFaulty ? 'agent-config-faulty' : 'agent-config-checked',
    message: `${errors} errors, ${warnings} warnings in ${tree.files.size} files`,
    success: !isFaulty,
    trace: traceOf(problems, tree.isCut),
    annotations: problems.map(({ rule, level, file, line, message, fix }) => ({
      level: level === 'note' ? 'notice' : level,
      title: rule,
      message: `${message} ${RULES[rule].why} Fix: ${fix}`,
      path: file,
      line,
    })),
    outputs: {
      errors: String(errors),
      warnings: String(warnings),
      problems: JSON.stringify(problems.slice(0, LISTED), SHOWN),
      'sarif-path': sarifFile === undefined ? '' : await writeSarif(workspace, sarifFile, problems),
    },
    summary: markdown(problems),
  };
}

function folderOf(workspace: string, input: string): string {
  const folder = resolve(workspace, input);
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  // A pull request can put a link in the place of the folder; what it leads to counts.
  if (!isFolder || !isBelow(folder, resolve(workspace)) || !isBelow(realpathSync(folder), realpathSync(workspace)))
    throw new Ending(
      'input-invalid',
      'input `folder`: a folder below the workspace is allowed, and no link that leads out of it; check the repository out first',
    );
  return folder;
}

function isBelow(folder: string, top: string): boolean {
  return folder === top || folder.startsWith(`${top}${sep}`);
}

async function writeSarif(workspace: string, file: string, problems: readonly Problem[]): Promise<string> {
  try {
    return await writeInWorkspace(workspace, file, sarif(problems));
  } catch (error) {
    if (error instanceof OutsideWorkspace || error instanceof NotWritten)
      throw new Ending('input-invalid', `input \`sarif-file\`: ${error.message}`);
    throw error;
  }
}

/** One row for each rule that was broken; what the walk did not reach is not said to be clean. */
function traceOf(problems: readonly Problem[], isCut: boolean): ActionResult['trace'] {
  const rules = [...new Set(problems.map(({ rule }) => rule))];
  const rows = rules.map((rule) => {
    const [first] = problems.filter((problem) => problem.rule === rule);
    const places = problems.filter((problem) => problem.rule === rule).map(({ file, line }) => `${file}:${line}`);
    return {
      rule,
      seen: places.slice(0, 5).join(', '),
      verdict: RULES[rule].level === 'error' ? ('stop' as const) : ('note' as const),
      ...(first === undefined ? {} : { change: RULES[rule].why }),
    };
  });
  const cut = { rule: 'files', seen: 'more files than are looked at', verdict: 'note' as const };
  return [
    ...(isCut ? [cut] : []),
    ...(rows.length === 0 ? [{ rule: 'agent-config', seen: 'no fault', verdict: 'pass' as const }] : rows),
  ];
}
