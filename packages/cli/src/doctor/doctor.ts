/** `doctor`: what is wrong with a repository's set-up, each with the line that mends it. Reads only, except for `--live`. */
import { readTree, lint } from '@agent-remediation/agent-config';
import { createGitHub, digText, isRecord, type GitHub, type RepositoryName } from '@agent-remediation/github';
import { createHttp, isGitHubRateLimit } from '@agent-remediation/http';
import { readArguments, wrongly } from '../arguments.ts';
import { painter, plain, type Terminal } from '../terminal.ts';
import { CHECKS } from './checks.ts';
import { staleWrite } from './live.ts';
import { ask, notSeen, type Row } from './row.ts';

const USAGE = 'doctor [--format text|json] [--live] [--folder FOLDER] OWNER/REPO   (token in GH_TOKEN or GITHUB_TOKEN)';
type Environment = Readonly<Record<string, string | undefined>>;

/** 0: nothing is wrong. 1: something is. 2: called wrongly, or no token. */
export async function doctor(terminal: Terminal, args: readonly string[], environment: Environment): Promise<number> {
  const given = readArguments(terminal, args, USAGE, ['format', 'folder'], { least: 1, most: 1 }, ['live']);
  if (given === undefined) return 2;
  const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(given.rest[0] ?? '') ?? [];
  const format = given.option('format') ?? 'text';
  if (owner === undefined || name === undefined || !['text', 'json'].includes(format)) return wrongly(terminal, USAGE);
  const token = (environment['GH_TOKEN'] ?? environment['GITHUB_TOKEN'] ?? '').trim();
  if (token === '') {
    terminal.writeError(
      'agent-remediation doctor: no token. GH_TOKEN="$(gh auth token)" agent-remediation doctor OWNER/REPO\n',
    );
    return 2;
  }
  // Otherwise an error of the transport would show it.
  if (!/^[!-~]+$/.test(token)) {
    terminal.writeError('agent-remediation doctor: the token holds spaces or other characters that no token has.\n');
    return 2;
  }
  const rows = await look(
    open(token, environment),
    { owner, name },
    { live: given.flag('live'), folder: given.option('folder') },
  );
  terminal.write(format === 'json' ? `${JSON.stringify(rows, null, 2)}\n` : table(rows, terminal));
  return rows.some(({ verdict }) => verdict === 'wrong') ? 1 : 0;
}

function open(token: string, environment: Environment): GitHub {
  const { HTTPS_PROXY, https_proxy, NO_PROXY, no_proxy } = environment;
  const http = createHttp({
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
    now: () => Date.now(),
    userAgent: 'agent-remediation',
    env: { HTTPS_PROXY, https_proxy, NO_PROXY, no_proxy },
    allowLoopbackHttp: environment['AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP'] === '1',
  });
  return createGitHub({
    token,
    apiUrl: environment['GITHUB_API_URL'] ?? 'https://api.github.com',
    graphqlUrl: environment['GITHUB_GRAPHQL_URL'] ?? 'https://api.github.com/graphql',
    http: (request) => http({ ...request, rateLimited: isGitHubRateLimit }),
    userAgent: 'agent-remediation',
  });
}

interface Also {
  readonly live: boolean;
  readonly folder: string | undefined;
}

/** Every row, in the order of the set-up. A check that cannot be made leaves a row that says so. */
export async function look(
  github: GitHub,
  repository: RepositoryName,
  { live, folder }: Also,
): Promise<readonly Row[]> {
  const answer = await ask({ github, repository }, 'GET /repos/{owner}/{repo}');
  if (answer.kind !== 'read' || !isRecord(answer.data))
    return [notSeen('repository', answer.kind === 'read' ? { kind: 'missing' } : answer)];
  const looking = { github, repository, defaultBranch: digText(answer.data, 'default_branch') ?? 'main' };
  const rows: Row[] = [];
  for (const check of CHECKS) rows.push(...(await check(looking)));
  if (live) rows.push(...(await staleWrite(looking)));
  if (folder !== undefined) rows.push(...agentFiles(folder, repository));
  return rows;
}

function agentFiles(folder: string, { owner, name }: RepositoryName): readonly Row[] {
  const problems = lint(readTree(folder), { repository: `${owner}/${name}` });
  if (problems.length === 0) return [{ check: 'agent files', verdict: 'fine', seen: 'no fault', fix: '' }];
  return problems.map(({ rule, level, file, line, message, fix }) => ({
    check: `${rule}, ${file}:${line}`,
    verdict: level === 'error' ? 'wrong' : 'note',
    seen: message,
    fix,
  }));
}

function table(rows: readonly Row[], terminal: Terminal): string {
  const paint = painter(terminal.colours);
  const styles = { fine: 'green', note: 'yellow', wrong: 'red', unknown: 'cyan' } as const;
  const lines = rows.map(({ check, verdict, seen, fix }) => {
    const mend = fix === '' ? '' : `\n         → ${plain(fix)}`;
    return `${paint(styles[verdict], verdict.padEnd(8))} ${plain(check)}: ${plain(seen)}${mend}`;
  });
  const count = (verdict: Row['verdict']): number => rows.filter((row) => row.verdict === verdict).length;
  return `${lines.join('\n')}\n\n${count('fine')} fine, ${count('note')} notes, ${count('wrong')} wrong, ${count('unknown')} could not be seen.\n`;
}
