import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What a git command gave back. */
export interface GitAnswer {
  readonly status: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export class GitFault extends Error {
  override readonly name = 'GitFault';
}

export interface GitOptions {
  /** Where the work tree is, for commands that need one. */
  readonly workTree?: string;
  readonly input?: Buffer | string;
  /** Variables beside the clean environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Milliseconds for one git command. */
const GIT_TIMEOUT_MS = 300_000;
/** Bytes that a command may print. */
const MOST_PRINTED = 128 * 2 ** 20;

/**
 * A repository that nobody but this program writes: hooks are off, no configuration of the machine, of the user or of a work tree counts,
 * and no protocol runs a program. An agent may do to its work tree what it likes.
 */
export class Git {
  readonly directory: string;
  readonly #path: string;

  constructor(directory: string, path: string) {
    this.directory = directory;
    this.#path = path;
  }

  /** An empty repository in a new folder below `parent`. `path`: where programs are found. */
  static async create(parent: string, path: string): Promise<Git> {
    const git = new Git(await mkdtemp(join(parent, 'repository-')), path);
    // An empty template folder: no sample hooks, no `info/exclude`.
    await git.run(['init', '--quiet', '--bare', '--template=', git.directory]);
    return git;
  }

  /** Runs git and rejects where it fails. */
  async run(args: readonly string[], options: GitOptions = {}): Promise<string> {
    const { status, stdout, stderr } = await this.ask(args, options);
    if (status === 0) return stdout.toString('utf8');
    throw new GitFault(`git ${args[0] ?? ''} ended with ${status}: ${stderr.trim().slice(-1_000)}`);
  }

  /** Runs git and gives back whatever it ended with. */
  ask(args: readonly string[], { workTree, input, environment = {} }: GitOptions = {}): Promise<GitAnswer> {
    const all = [
      ...SAFE.flatMap((setting) => ['-c', setting]),
      `--git-dir=${this.directory}`,
      ...(workTree === undefined ? [] : [`--work-tree=${workTree}`]),
      ...args,
    ];
    return new Promise((resolve, reject) => {
      const child = spawn('git', all, {
        cwd: workTree ?? this.directory,
        env: { ...cleanEnvironment(this.#path), ...environment },
        stdio: ['pipe', 'pipe', 'pipe'],
        timeout: GIT_TIMEOUT_MS,
        killSignal: 'SIGKILL',
      });
      const out: Buffer[] = [];
      let size = 0;
      let stderr = '';
      child.stdout.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MOST_PRINTED) child.kill('SIGKILL');
        else out.push(chunk);
      });
      child.stderr.on('data', (chunk: Buffer) => (stderr = (stderr + chunk.toString('utf8')).slice(-10_000)));
      child.on('error', reject);
      child.stdin.on('error', () => undefined); // it ended before it had read everything: its status says so
      child.on('close', (code) => resolve({ status: code ?? 128, stdout: Buffer.concat(out), stderr }));
      child.stdin.end(input ?? '');
    });
  }

  async remove(): Promise<void> {
    await rm(this.directory, { recursive: true, force: true });
  }
}

const SAFE = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.attributesFile=/dev/null',
  'core.excludesFile=/dev/null',
  'core.quotePath=false',
  'core.autocrlf=false',
  // A name that another system takes for `.git` is no name.
  'core.protectHFS=true',
  'core.protectNTFS=true',
  'commit.gpgSign=false',
  'gc.auto=0',
  'protocol.allow=never',
  'protocol.https.allow=always',
  'protocol.http.allow=always',
  'protocol.file.allow=always',
  'submodule.recurse=false',
  'diff.renames=false',
  'advice.detachedHead=false',
];

export function cleanEnvironment(path: string): Record<string, string> {
  return {
    PATH: path,
    HOME: '/nonexistent',
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
  };
}
