/** `lint`: what is wrong with the agent's files of a repository, and what mends it. */
import {
  hookCommands,
  isRecord,
  lint as lintTree,
  listing,
  MCP_FILE,
  planRepairs,
  readJson,
  RULES,
  sarif,
  serversOf,
  text,
  type Change,
  type Tree,
} from '@agent-remediation/agent-config';
import { probeHooks, probeMcp } from '@agent-remediation/agent-config/probe';
import { readArguments, wrongly } from '../arguments.ts';
import { treeOf } from '../folders.ts';
import { plain, steady, type Terminal } from '../terminal.ts';
import { rewriteBelow } from './rewrite.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** 0: no error. 1: errors. 2: called wrongly. Programs of the repository are started only by `--run-hooks` and `--start-servers`. */
export async function lint(terminal: Terminal, args: readonly string[], environment: Environment): Promise<number> {
  const given = await readArguments(terminal, 'lint', args);
  if (given === undefined) return 2;
  const { format, repository } = given.options;
  const folder = given.rest[0] ?? '.';
  const tree = treeOf(folder);
  const variables = given.options.variables ? new Set(Object.keys(environment)) : undefined;
  if (given.options.rules) return rules(terminal, format);
  if (given.options['dry-run'] && !given.options.fix) return wrongly(terminal, 'lint', '--dry-run without --fix');
  const plan = given.options.fix ? planRepairs(tree, { repository, variables }) : undefined;
  if (plan !== undefined) {
    const isWritten = !given.options['dry-run'];
    if (isWritten) rewriteBelow(folder, plan.changes);
    // What is read by programs stays alone on standard output.
    (format === 'text' ? terminal.write : terminal.writeError)(saidOf(plan.changes, isWritten));
  }
  const problems = plan?.left ?? lintTree(tree, { repository, variables });
  if (format === 'json') terminal.write(steady(`${JSON.stringify(problems, null, 2)}\n`));
  else if (format === 'sarif') terminal.write(steady(sarif(problems)));
  else terminal.write(text(problems));
  const repairable = problems.filter(({ repair }) => repair !== undefined).length;
  if (repairable > 0 && plan === undefined && format === 'text')
    terminal.write(`lint --fix mends ${repairable} of them; with --dry-run it shows how.\n`);
  if (tree.isCut)
    terminal.writeError(
      'Not all files were looked at: there are too many, or a folder could not be read. What is there is not said to be clean.\n',
    );
  const probes = [
    given.options['run-hooks'] && (await hooks(terminal, tree, folder, environment)),
    given.options['start-servers'] && (await servers(terminal, tree, folder, environment)),
  ];
  // What is only shown is still wrong.
  const wrong = plan !== undefined && given.options['dry-run'] ? plan.found : problems;
  return probes.includes('fault') || wrong.some(({ level }) => level === 'error') ? 1 : 0;
}

function saidOf(changes: readonly Change[], isWritten: boolean): string {
  if (changes.length === 0) return 'Nothing that --fix mends.\n\n';
  const done = isWritten ? 'Mended' : 'Nothing is written. --fix would mend';
  const rest = isWritten ? '' : 'What would be left:\n\n';
  return `${done}, in ${changes.length} ${changes.length === 1 ? 'file' : 'files'}:\n\n${listing(changes)}\n${rest}`;
}

/** Every rule with its level, why it is one, and whether `--fix` mends it. */
function rules(terminal: Terminal, format: 'text' | 'json' | 'sarif'): 0 | 2 {
  if (format === 'sarif') return wrongly(terminal, 'lint', '--rules has no SARIF form');
  const all = Object.entries(RULES).map(([id, { level, why, repair }]) => ({ id, level, why, ...repair }));
  if (format === 'json') terminal.write(`${JSON.stringify(all, null, 2)}\n`);
  else
    for (const { id, level, why, ...repair } of all)
      terminal.write(
        `${id}  ${level}\n    ${why}\n    --fix: ${'mends' in repair ? repair.mends : `no. ${repair.leaves}`}\n\n`,
      );
  return 0;
}

/** A call goes through unless one of the hooks ends with 2; a harmless call that is blocked stops the agent's work. */
async function hooks(
  terminal: Terminal,
  tree: Tree,
  folder: string,
  environment: Environment,
): Promise<'fine' | 'fault'> {
  const runs = await probeHooks(hookCommands(tree), { folder, environment });
  const samples = [...new Set(runs.map(({ hook, sample }) => `${hook.file}\n${sample}`))];
  let verdict: 'fine' | 'fault' = runs.length === 0 ? 'fault' : 'fine';
  terminal.writeError(runs.length === 0 ? 'No hook runs before a tool.\n' : '');
  for (const key of samples) {
    const [file = '', sample = ''] = key.split('\n');
    const group = runs.filter((run) => run.hook.file === file && run.sample === sample);
    const isBlocked = group.some(({ blocks }) => blocks);
    const isRight = isBlocked === (group[0]?.mustBlock ?? false);
    if (!isRight) verdict = 'fault';
    const codes = group.map(({ code }) => code ?? 'none').join(', ');
    terminal.writeError(
      `${isRight ? 'ok   ' : 'WRONG'}  ${file}: ${sample} is ${isBlocked ? 'blocked' : 'let through'} (exit codes ${codes})\n`,
    );
  }
  return verdict;
}

async function servers(
  terminal: Terminal,
  tree: Tree,
  folder: string,
  environment: Environment,
): Promise<'fine' | 'fault'> {
  const json = readJson(tree.read(MCP_FILE) ?? '{}');
  const found = await probeMcp((json.kind === 'read' && isRecord(json.value) ? serversOf(json) : undefined) ?? {}, {
    folder,
    environment,
  });
  for (const { name, ok, tools, message } of found)
    terminal.writeError(
      `${ok ? 'ok   ' : 'WRONG'}  server ${plain(name)}: ${ok ? `tools ${plain(tools.join(', '))}` : plain(message)}\n`,
    );
  return found.every(({ ok }) => ok) ? 'fine' : 'fault';
}
