/**
 * The checking tools that npm does not have, each pinned: where they are found, and how they are installed.
 * `node packages/build/src/tools.ts` installs what is missing into `.cache/`, with Go and Python's pip; the lanes that
 * need a tool skip with a plain notice on a user's machine and fail in CI.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Owner and name under which the project is published; every `uses` of a sibling names it (D28). */
export const PROJECT = 'agent-remediation/agent-remediation';
/**
 * Stands for "the last release" until there is one. A commit cannot pin itself, so the release writes the pins
 * afterwards: first the reusable workflows (to the commit with the bundles), then the templates (to the release).
 */
export const UNRELEASED_PIN = '0'.repeat(40);

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CACHE = join(ROOT, '.cache');

export type ToolName = 'actionlint' | 'act' | 'zizmor';
interface Tool {
  readonly version: string;
  /** Arguments that print the version. */
  readonly ask: readonly string[];
  readonly source:
    { readonly kind: 'go'; readonly module: string } | { readonly kind: 'pip'; readonly package: string };
}

export const TOOLS: Readonly<Record<ToolName, Tool>> = {
  actionlint: {
    version: '1.7.12',
    ask: ['--version'],
    source: { kind: 'go', module: 'github.com/rhysd/actionlint/cmd/actionlint' },
  },
  act: { version: '0.2.87', ask: ['--version'], source: { kind: 'go', module: 'github.com/nektos/act' } },
  zizmor: { version: '1.32.0', ask: ['--version'], source: { kind: 'pip', package: 'zizmor' } },
};

export interface Environment {
  readonly [name: string]: string | undefined;
}

/** Where a tool may lie, the likeliest first. The version decides: another one would find other things. */
function candidates(name: ToolName, env: Environment): string[] {
  const goPath = env['GOPATH'] ?? join(homedir(), 'go');
  const folders = [
    join(CACHE, 'go'),
    join(CACHE, 'python', 'bin'),
    env['GOBIN'],
    join(goPath, 'bin'),
    ...(env['PATH'] ?? '').split(delimiter),
  ];
  return folders.filter((folder) => folder !== undefined && folder !== '').map((folder) => join(folder ?? '', name));
}

/** Path of a tool in exactly the pinned version, or `undefined`. */
export function findTool(name: ToolName, env: Environment): string | undefined {
  const tool = TOOLS[name];
  return candidates(name, env).find((path) => {
    if (!existsSync(path)) return false;
    const answer = spawnSync(path, [...tool.ask], { encoding: 'utf8' });
    return answer.status === 0 && printsVersion(answer.stdout, tool.version);
  });
}

/** Whether the version stands in the output as a word of its own: 1.7.1 is not 1.7.12. */
export function printsVersion(output: string, version: string): boolean {
  return output.split(/[^0-9.]+/).includes(version);
}

/** What a lane does without its tool: an error in CI, a plain notice elsewhere. Returns the exit code. */
export function withoutTool(lane: string, name: ToolName, env: Environment): 0 | 1 {
  const text = `${lane}: ${name} ${TOOLS[name].version} is not here. To install it: node packages/build/src/tools.ts`;
  if (isCi(env)) console.error(`error: ${text}`);
  else console.log(`skipped: ${text}`);
  return isCi(env) ? 1 : 0;
}

/**
 * Whether the file with this name was started. `import.meta.main` is not there before Node 24: the script would do
 * nothing and seem to pass.
 */
export function isMain(filename: string | undefined): boolean {
  const started = process.argv[1];
  return started !== undefined && existsSync(started) && realpathSync(started) === filename;
}

export function isCi(env: Environment): boolean {
  return env['CI'] === 'true' || env['CI'] === '1';
}

function install(name: ToolName, env: Environment): void {
  const { source, version } = TOOLS[name];
  if (source.kind === 'go') {
    const goBin = join(CACHE, 'go');
    execFileSync('go', ['install', `${source.module}@v${version}`], {
      env: { ...env, GOBIN: goBin },
      stdio: 'inherit',
    });
    return;
  }
  const venv = join(CACHE, 'python');
  execFileSync('python3', ['-m', 'venv', venv], { stdio: 'inherit' });
  const pip = join(venv, 'bin', 'pip');
  execFileSync(pip, ['install', '--quiet', '--disable-pip-version-check', `${source.package}==${version}`], {
    stdio: 'inherit',
  });
}

const NAMES = ['actionlint', 'act', 'zizmor'] as const satisfies readonly ToolName[];

if (isMain(import.meta.filename)) {
  for (const name of NAMES) {
    if (findTool(name, process.env) === undefined) {
      try {
        install(name, process.env);
      } catch (cause) {
        console.error(
          `${name} ${TOOLS[name].version} could not be installed: ${cause instanceof Error ? cause.message : String(cause)}`,
        );
      }
    }
    const found = findTool(name, process.env);
    console.log(`${name} ${TOOLS[name].version}: ${found ?? 'missing'}`);
    if (found === undefined && isCi(process.env)) process.exitCode = 1;
  }
}
