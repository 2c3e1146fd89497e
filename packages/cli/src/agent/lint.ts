/** `lint`: what is wrong with the agent's files of a repository, and what mends it. */
import {
  hookCommands,
  isRecord,
  lint as lintTree,
  MCP_FILE,
  readJson,
  readTree,
  sarif,
  serversOf,
  text,
  type Tree,
} from '@agent-remediation/agent-config';
import { probeHooks, probeMcp } from '@agent-remediation/agent-config/probe';
import { choice, readArguments, wrongly } from '../arguments.ts';
import { plain, type Terminal } from '../terminal.ts';

const USAGE =
  'lint [--format text|json|sarif] [--repository OWNER/NAME] [--variables] [--run-hooks] [--start-servers] [FOLDER]';
type Environment = Readonly<Record<string, string | undefined>>;

/** 0: no error. 1: errors. 2: called wrongly. Programs of the repository are started only by `--run-hooks` and `--start-servers`. */
export async function lint(terminal: Terminal, args: readonly string[], environment: Environment): Promise<number> {
  const given = readArguments(terminal, args, USAGE, ['format', 'repository'], { least: 0, most: 1 }, [
    'run-hooks',
    'start-servers',
    'variables',
  ]);
  if (given === undefined) return 2;
  const format = choice(given.option('format'), ['text', 'json', 'sarif']);
  if (format === undefined) return wrongly(terminal, USAGE);
  const folder = given.rest[0] ?? '.';
  const tree = readTree(folder);
  const variables = given.flag('variables') ? new Set(Object.keys(environment)) : undefined;
  const problems = lintTree(tree, { repository: given.option('repository'), variables });
  if (format === 'json') terminal.write(steady(`${JSON.stringify(problems, null, 2)}\n`));
  else if (format === 'sarif') terminal.write(steady(sarif(problems)));
  else terminal.write(text(problems));
  if (tree.isCut)
    terminal.writeError(
      'Not all files were looked at: there are too many, or a folder could not be read. What is there is not said to be clean.\n',
    );
  const probes = [
    given.flag('run-hooks') && (await hooks(terminal, tree, folder, environment)),
    given.flag('start-servers') && (await servers(terminal, tree, folder, environment)),
  ];
  return probes.includes('fault') || problems.some(({ level }) => level === 'error') ? 1 : 0;
}

/** JSON that says the same, without characters that steer a terminal: JSON's own escapes end at U+001F. */
function steady(text: string): string {
  return text.replace(/[\u007f-\u009f\p{Cf}\u2028\u2029]/gu, (found) =>
    Array.from(
      { length: found.length },
      (_, unit) => `\\u${found.charCodeAt(unit).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
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
    const isBlocked = group.some(({ code }) => code === 2);
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
