/**
 * Runs one workflow by act on this host, without Docker and without the network: our own actions and reusable workflows
 * come from a folder, the version check, the cache server and pulling are off, and whatever still wants out meets a
 * proxy on loopback that refuses and counts.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { PROJECT } from '../../packages/build/src/tools.ts';
import { FILES } from '../workflows/files.ts';
import type { WorkflowFile } from '../workflows/files.ts';
import { usesOf } from '../workflows/rules.ts';
import { actCopy } from './act-copy.ts';
import { layOutTransfers, TRANSFERS } from './project.ts';

export interface ActRun {
  readonly workflow: WorkflowFile;
  readonly event: { readonly name: string; readonly payload: unknown };
  readonly secrets: Readonly<Record<string, string>>;
  readonly variables: Readonly<Record<string, string>>;
  /** Variables of the runner, for example `GITHUB_API_URL`. They override what act would set. */
  readonly runner: Readonly<Record<string, string>>;
  /** Environment of the act process, which jobs on the host inherit. */
  readonly environment?: Readonly<Record<string, string>>;
  /** What a job that checks out gets a copy of: a git repository at the commit of the run. Without one, an empty repository. */
  readonly checkout?: string;
}
export interface ActResult {
  /** `null`: killed at the time limit. */
  readonly code: number | null;
  readonly log: string;
}
export interface Act {
  run(run: ActRun): Promise<ActResult>;
  /** What tried to leave the machine: one line per request to the proxy. */
  readonly outside: readonly string[];
  close(): Promise<void>;
}

const TIMEOUT_MS = 120_000;
const ON_HOST = ['--platform', 'ubuntu-latest=-self-hosted', '--concurrent-jobs', '1'];
const OFFLINE = ['--action-offline-mode', '--pull=false', '--no-cache-server'];
/** Every commit that one of our files pins; act takes each from the same folder. */
const OURS = FILES.flatMap((file) => usesOf(file)).filter((uses) => uses.startsWith(`${PROJECT}/`));
const PINS = [...new Set(OURS.map((uses) => uses.split('@')[1] ?? ''))];
const TRANSFERRING = [...new Set(FILES.flatMap((file) => usesOf(file)))].filter((uses) => TRANSFERS.test(uses));

/** `path`: act's executable. `project`: folder with `actions/` and `.github/workflows/` as act shall see them. */
export async function startAct(path: string, project: string): Promise<Act> {
  const home = mkdtempSync(join(tmpdir(), 'act-'));
  const workspace = makeWorkspace(home);
  const proxy = await refusingProxy();
  const environment = {
    // Node 24 first: act runs a node24 action with the `node` that it finds.
    PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    HOME: home,
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_CONFIG_HOME: join(home, 'config'),
    ACT_DISABLE_VERSION_CHECK: '1',
    HTTP_PROXY: proxy.url,
    HTTPS_PROXY: proxy.url,
    NO_PROXY: '127.0.0.1,localhost,::1',
    // A job's `npm ci` has nothing to fetch here; npm would still ask for advice and news.
    NPM_CONFIG_OFFLINE: 'true',
    NPM_CONFIG_AUDIT: 'false',
    NPM_CONFIG_UPDATE_NOTIFIER: 'false',
  };
  let runs = 0;
  return {
    outside: proxy.requests,
    async run(run) {
      runs += 1;
      const folder = join(home, `run-${runs}`);
      const artifacts = join(folder, 'artifacts');
      mkdirSync(artifacts, { recursive: true });
      const args = ['--directory', run.checkout ?? workspace, ...prepare(run, folder, project)];
      return spawnAct(path, [run.event.name, ...args], { ...environment, ARTIFACTS_TO: artifacts, ...run.environment });
    },
    async close() {
      await proxy.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** An empty repository: act reads `GITHUB_SHA` from it. */
function makeWorkspace(home: string): string {
  const workspace = join(home, 'workspace');
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', workspace]);
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
  execFileSync('git', ['-C', workspace, ...author, 'commit', '--quiet', '--allow-empty', '--message=start']);
  return workspace;
}

/** Writes workflow and event into `folder` and returns act's arguments. */
function prepare(run: ActRun, folder: string, project: string): string[] {
  const workflow = join(folder, basename(run.workflow.path));
  const event = join(folder, 'event.json');
  writeFileSync(workflow, actCopy(run.workflow.text));
  writeFileSync(event, JSON.stringify(run.event.payload));
  const pairs = (flag: string, values: Readonly<Record<string, string>>): string[] =>
    Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);
  return [
    '--workflows',
    workflow,
    '--eventpath',
    event,
    '--action-cache-path',
    join(folder, 'cache'),
    ...ON_HOST,
    ...OFFLINE,
    ...PINS.flatMap((pin) => ['--local-repository', `${PROJECT}@${pin}=${project}`]),
    ...TRANSFERRING.flatMap((uses) => ['--local-repository', `${uses}=${layOutTransfers(uses, folder)}`]),
    ...pairs('--secret', run.secrets),
    ...pairs('--var', run.variables),
    ...pairs('--env', run.runner),
  ];
}

interface Proxy {
  readonly url: string;
  readonly requests: readonly string[];
  close(): Promise<void>;
}

async function refusingProxy(): Promise<Proxy> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    response.writeHead(403).end();
  });
  server.on('connect', (request, socket) => {
    requests.push(`CONNECT ${request.url ?? ''}`);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function spawnAct(
  path: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ActResult> {
  const child = spawn(path, [...args], { env, stdio: ['ignore', 'pipe', 'pipe'], timeout: TIMEOUT_MS });
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { code, log };
}
