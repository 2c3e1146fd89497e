/** `doctor`: what is wrong with a repository's set-up, each with the line that mends it. Reads only, except for `--live`. */
import { lint, type Tree } from '@agent-remediation/agent-config';
import { digText, isRecord, type GitHub, type RepositoryName } from '@agent-remediation/github';
import { readArguments, wrongly } from '../arguments.ts';
import { treeOf } from '../folders.ts';
import { gitHubFor, repositoryName, type Environment } from '../github.ts';
import { HELP_COLUMNS, painter, plain, steady, wrap, type Terminal } from '../terminal.ts';
import { agentVersion } from './agent-version.ts';
import { CHECKS } from './checks.ts';
import { staleWrite } from './live.ts';
import { ask, notSeen, type Row } from './row.ts';
import { sessionService } from './session-service.ts';
import { workflowFiles } from './workflow-files.ts';

/** 0: nothing is wrong. 1: something is. 2: called wrongly, or no token. */
export async function doctor(terminal: Terminal, args: readonly string[], environment: Environment): Promise<number> {
  const given = await readArguments(terminal, 'doctor', args);
  if (given === undefined) return 2;
  const repository = repositoryName(given.rest[0] ?? '');
  if (repository === undefined) return wrongly(terminal, 'doctor', `"${given.rest[0] ?? ''}" is not OWNER/REPO`);
  const { format, live, folder, agent } = given.options;
  const github = gitHubFor(terminal, 'doctor', environment);
  if (github === undefined) return 2;
  const rows = await look(github, repository, { live, folder, agent, environment });
  terminal.write(format === 'json' ? steady(`${JSON.stringify(rows, null, 2)}\n`) : table(rows, terminal));
  return rows.some(({ verdict }) => verdict === 'wrong') ? 1 : 0;
}

interface Also {
  readonly live: boolean;
  readonly folder: string | undefined;
  readonly agent?: string | undefined;
  readonly environment?: Environment;
  readonly now?: () => Date;
}

/** Every row, in the order of the set-up. A check that cannot be made leaves a row that says so. */
export async function look(
  github: GitHub,
  repository: RepositoryName,
  { live, folder, agent, environment = {}, now = () => new Date() }: Also,
): Promise<readonly Row[]> {
  const tree = folder === undefined ? undefined : treeOf(folder);
  const answer = await ask({ github, repository }, 'GET /repos/{owner}/{repo}');
  if (answer.kind !== 'read' || !isRecord(answer.data))
    return [notSeen('repository', answer.kind === 'read' ? { kind: 'missing' } : answer)];
  const service = await sessionService(environment);
  const looking = {
    github,
    repository,
    defaultBranch: digText(answer.data, 'default_branch') ?? 'main',
    workflows: await workflowFiles({ github, repository }),
    sessions: service.sessions,
    now,
  };
  const rows: Row[] = [];
  for (const check of CHECKS) rows.push(...(await check(looking)));
  rows.push(...service.rows, ...agentVersion(tree, agent, environment['PATH'] ?? ''));
  if (live) rows.push(...(await staleWrite(looking)));
  if (tree !== undefined) rows.push(...agentFiles(tree, repository));
  return rows;
}

function agentFiles(tree: Tree, { owner, name }: RepositoryName): readonly Row[] {
  const problems = lint(tree, { repository: `${owner}/${name}` });
  if (problems.length === 0) return [{ check: 'agent files', verdict: 'fine', seen: 'no fault', fix: '' }];
  return problems.map(({ rule, level, file, line, message, fix }) => ({
    check: `${rule}, ${file}:${line}`,
    verdict: level === 'error' ? 'wrong' : 'note',
    seen: message,
    fix,
  }));
}

/** Columns of the verdict. */
const INDENT = 9;

/** What is to be looked at, in the order of the set-up; what is fine in one paragraph below. */
function table(rows: readonly Row[], terminal: Terminal): string {
  const paint = painter(terminal.colours);
  const styles = { fine: 'green', note: 'yellow', wrong: 'red', unknown: 'cyan' } as const;
  const paragraph = (verdict: Row['verdict'], text: string): readonly string[] =>
    wrap(plain(text), HELP_COLUMNS - INDENT).map(
      (line, index) => `${index === 0 ? paint(styles[verdict], verdict.padEnd(INDENT)) : ' '.repeat(INDENT)}${line}`,
    );
  // What is to be copied is not wrapped: a command, or the lines of a file. Sentences are.
  const mend = (fix: string): readonly string[] =>
    (/^[A-Z][^\n]*\.$/.test(fix) ? wrap(fix, HELP_COLUMNS - INDENT - 2) : fix.split('\n')).map(
      (line, index) => `${' '.repeat(INDENT)}${index === 0 ? '→' : ' '} ${plain(line)}`,
    );
  const count = (verdict: Row['verdict']): number => rows.filter((row) => row.verdict === verdict).length;
  const fine = rows.filter(({ verdict }) => verdict === 'fine').map(({ check, seen }) => `${check} (${seen})`);
  return `${[
    ...rows
      .filter(({ verdict }) => verdict !== 'fine')
      .flatMap(({ check, verdict, seen, fix }) => [
        ...paragraph(verdict, `${check}: ${seen}`),
        ...(fix === '' ? [] : mend(fix)),
      ]),
    ...(fine.length === 0 ? [] : ['', ...paragraph('fine', `${fine.join('; ')}.`)]),
    '',
    `${count('fine')} fine, ${count('note')} notes, ${count('wrong')} wrong, ${count('unknown')} could not be seen.`,
  ].join('\n')}\n`;
}
