import { execFile, spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import { hostPath } from './host.ts';

const execute = promisify(execFile);
const OID = /^[0-9a-f]{40}$/;
const NO_REF = '0'.repeat(40);

export type GitObjectType = 'blob' | 'tree' | 'commit' | 'tag';
export interface GitObject {
  readonly oid: string;
  readonly type: GitObjectType;
  readonly content: Buffer;
}
export interface TreeItem {
  readonly mode: string;
  readonly name: string;
  readonly oid: string;
  readonly type: 'blob' | 'tree' | 'commit';
}
export interface Signature {
  readonly name: string;
  readonly email: string;
  readonly date: Date;
}
export interface CommitData {
  readonly oid: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
}
/** New text (or bytes) of a path, or null to delete it. */
export type FileChanges = Readonly<Record<string, string | Buffer | null>>;
export interface ChangedFile {
  readonly path: string;
  readonly status: 'added' | 'removed' | 'modified';
  readonly mode: string;
  readonly oid: string;
}

export const isOid = (text: string): boolean => OID.test(text);

/**
 * One bare git repository on disk. Refs move by `git update-ref <ref> <new> <old>` alone, so a compare-and-set here is git's own, across
 * processes too. Objects are written in git's loose format (no process for each: a commit with one file would need five), and read through
 * one long-lived `git cat-file --batch`. `git fsck --strict` accepts the result (tested).
 */
export class GitStore {
  readonly directory: string;
  readonly #cache = new Map<string, GitObject>();
  readonly #reader: BatchReader;

  private constructor(directory: string) {
    this.directory = directory;
    this.#reader = new BatchReader(directory);
  }

  static async create(directory: string, defaultBranch: string): Promise<GitStore> {
    await execute('git', ['init', '--quiet', '--bare', '--template=', `--initial-branch=${defaultBranch}`, directory], {
      env: gitEnvironment(),
    });
    return new GitStore(directory);
  }

  close(): void {
    this.#reader.close();
  }

  /** Runs a git command in this repository and returns its output. */
  async run(...args: readonly string[]): Promise<string> {
    const { stdout } = await execute('git', ['-c', 'core.fsync=none', '--git-dir', this.directory, ...args], {
      env: gitEnvironment(),
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  }

  write(type: GitObjectType, content: Buffer): string {
    const whole = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
    const oid = createHash('sha1').update(whole).digest('hex');
    if (this.#cache.has(oid)) return oid;
    const file = join(this.directory, 'objects', oid.slice(0, 2), oid.slice(2));
    mkdirSync(dirname(file), { recursive: true }); // synchronous: a small file is written faster than a thread is asked to
    const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    writeFileSync(temporary, deflateSync(whole, { level: 1 }));
    renameSync(temporary, file);
    this.#cache.set(oid, { oid, type, content });
    return oid;
  }

  /** Object by id or by any name that git understands (`refs/heads/x`, `main:path`), or null. */
  async read(name: string): Promise<GitObject | null> {
    const known = this.#cache.get(name);
    if (known !== undefined) return known;
    const found = await this.#reader.read(name);
    if (found !== null) this.#cache.set(found.oid, found);
    return found;
  }

  async resolve(name: string): Promise<string | null> {
    return (await this.read(name))?.oid ?? null;
  }

  async commit(name: string): Promise<CommitData | null> {
    const object = await this.read(name);
    return object?.type === 'commit' ? parseCommit(object) : null;
  }

  async tree(oid: string): Promise<readonly TreeItem[]> {
    const object = await this.read(oid);
    return object?.type === 'tree' ? parseTree(object.content) : [];
  }

  writeTree(items: readonly TreeItem[]): string {
    const key = (item: TreeItem): string => (item.type === 'tree' ? `${item.name}/` : item.name);
    const sorted = [...items].sort((a, b) => Buffer.compare(Buffer.from(key(a)), Buffer.from(key(b))));
    const parts = sorted.flatMap((item) => [
      Buffer.from(`${item.mode.replace(/^0/, '')} ${item.name}\0`),
      Buffer.from(item.oid, 'hex'),
    ]);
    return this.write('tree', Buffer.concat(parts));
  }

  writeCommit(commit: Omit<CommitData, 'oid'>): string {
    const lines = [
      `tree ${commit.tree}`,
      ...commit.parents.map((parent) => `parent ${parent}`),
      `author ${signature(commit.author)}`,
      `committer ${signature(commit.committer)}`,
    ];
    return this.write('commit', Buffer.from(`${lines.join('\n')}\n\n${commit.message}`));
  }

  /** The tree that results from the changes; deleting what is not there throws. */
  async editTree(tree: string | null, changes: FileChanges): Promise<string> {
    const items = new Map((tree === null ? [] : await this.tree(tree)).map((item) => [item.name, item]));
    const nested = new Map<string, Record<string, string | Buffer | null>>();
    for (const [path, content] of Object.entries(changes)) {
      const [name = '', ...rest] = path.split('/');
      if (rest.length > 0) nested.set(name, { ...nested.get(name), [rest.join('/')]: content });
      else if (content !== null) {
        const mode = items.get(name)?.type === 'blob' ? (items.get(name)?.mode ?? '100644') : '100644';
        items.set(name, { mode, name, type: 'blob', oid: this.write('blob', Buffer.from(content)) });
      } else if (!items.delete(name))
        throw new Error(`A path was requested for deletion which does not exist: ${path}`);
    }
    for (const [name, inner] of nested) {
      const item = items.get(name);
      const oid = await this.editTree(item?.type === 'tree' ? item.oid : null, inner);
      if ((await this.tree(oid)).length === 0) items.delete(name);
      else items.set(name, { mode: '40000', name, type: 'tree', oid });
    }
    return this.writeTree([...items.values()]);
  }

  /** Moves a ref only if it stands at `expected` (null: only if it does not exist). False when it stood elsewhere. */
  async compareAndSet(ref: string, next: string, expected: string | null): Promise<boolean> {
    try {
      await this.run('update-ref', ref, next, expected ?? NO_REF);
      return true;
    } catch (error) {
      if (/cannot lock ref|reference already exists|unable to resolve/i.test(String(error))) return false;
      throw error;
    }
  }

  async deleteRef(ref: string): Promise<void> {
    await this.run('update-ref', '-d', ref);
  }

  async refs(prefix: string): Promise<readonly { readonly ref: string; readonly oid: string }[]> {
    const text = await this.run('for-each-ref', '--format=%(objectname) %(refname)');
    const all = text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ oid: line.slice(0, 40), ref: line.slice(41) }));
    return all.filter(({ ref }) => ref.startsWith(prefix));
  }

  /** Commits from `start` backwards, newest first. */
  async log(start: string, limit: number, path?: string): Promise<readonly CommitData[]> {
    const text = await this.run('rev-list', `--max-count=${limit}`, start, '--', ...(path === undefined ? [] : [path]));
    const commits = await Promise.all(
      text
        .split('\n')
        .filter((oid) => oid !== '')
        .map((oid) => this.commit(oid)),
    );
    return commits.filter((commit) => commit !== null);
  }

  async mergeBase(a: string, b: string): Promise<string | null> {
    return this.run('merge-base', a, b).then(
      (text) => text.trim(),
      () => null,
    );
  }

  async isAncestor(ancestor: string, descendant: string): Promise<boolean> {
    return (await this.mergeBase(ancestor, descendant)) === ancestor;
  }

  async diff(from: string, to: string): Promise<readonly ChangedFile[]> {
    const fields = (await this.run('diff-tree', '-r', '-z', '--no-renames', '--raw', from, to)).split('\0');
    const files: ChangedFile[] = [];
    for (let i = 0; i + 1 < fields.length; i += 2) {
      const [, mode = '', , oid = '', letter = ''] = (fields[i] ?? '').split(' ');
      const status = letter === 'A' ? 'added' : letter === 'D' ? 'removed' : 'modified';
      files.push({ path: fields[i + 1] ?? '', status, mode, oid });
    }
    return files;
  }
}

/** Nothing of the caller's git configuration may change what the simulator does. */
const gitEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: hostPath(),
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  LC_ALL: 'C',
});

const signature = ({ name, email, date }: Signature): string =>
  `${name.replace(/[<>\n]/g, '')} <${email.replace(/[<>\n]/g, '')}> ${Math.floor(date.getTime() / 1000)} +0000`;

function parseSignature(text: string): Signature {
  const open = text.lastIndexOf('<');
  const close = text.lastIndexOf('>');
  const seconds = Number(
    text
      .slice(close + 1)
      .trim()
      .split(' ')[0],
  );
  return { name: text.slice(0, open).trim(), email: text.slice(open + 1, close), date: new Date(seconds * 1000) };
}

function parseCommit({ oid, content }: GitObject): CommitData {
  const text = content.toString('utf8');
  const end = text.indexOf('\n\n');
  const headers = text.slice(0, end).split('\n');
  const values = (key: string): string[] =>
    headers.filter((h) => h.startsWith(`${key} `)).map((h) => h.slice(key.length + 1));
  return {
    oid,
    tree: values('tree')[0] ?? '',
    parents: values('parent'),
    author: parseSignature(values('author')[0] ?? ''),
    committer: parseSignature(values('committer')[0] ?? ''),
    message: text.slice(end + 2),
  };
}

function parseTree(content: Buffer): TreeItem[] {
  const items: TreeItem[] = [];
  for (let at = 0; at < content.length;) {
    const space = content.indexOf(0x20, at);
    const zero = content.indexOf(0, space);
    const mode = content.toString('latin1', at, space);
    const type = mode === '40000' ? 'tree' : mode === '160000' ? 'commit' : 'blob';
    items.push({
      mode,
      type,
      name: content.toString('utf8', space + 1, zero),
      oid: content.toString('hex', zero + 1, zero + 21),
    });
    at = zero + 21;
  }
  return items;
}

/** Speaks with one `git cat-file --batch`: a name a line in, header and content out, in order. */
class BatchReader {
  readonly #directory: string;
  #process: ChildProcessWithoutNullStreams | null = null;
  #buffered = Buffer.alloc(0);
  readonly #waiting: ((found: GitObject | null) => void)[] = [];

  constructor(directory: string) {
    this.#directory = directory;
  }

  read(name: string): Promise<GitObject | null> {
    if (name === '' || /[\n\0]/.test(name)) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#start().stdin.write(`${name}\n`);
    });
  }

  close(): void {
    this.#process?.kill();
    for (const resolve of this.#waiting.splice(0)) resolve(null);
  }

  #start(): ChildProcessWithoutNullStreams {
    if (this.#process !== null) return this.#process;
    const child = spawn('git', ['--git-dir', this.#directory, 'cat-file', '--batch'], { env: gitEnvironment() });
    child.stdout.on('data', (chunk: Buffer) => {
      this.#buffered = Buffer.concat([this.#buffered, chunk]);
      while (this.#takeOne());
    });
    child.stderr.resume();
    child.stdin.on('error', () => this.close()); // closed while a question was on its way
    child.unref();
    this.#process = child;
    return child;
  }

  #takeOne(): boolean {
    const end = this.#buffered.indexOf(0x0a);
    if (end < 0) return false;
    const header = this.#buffered.toString('utf8', 0, end);
    const match = /^([0-9a-f]{40}) (blob|tree|commit|tag) (\d+)$/.exec(header);
    if (match === null) {
      this.#buffered = this.#buffered.subarray(end + 1);
      this.#waiting.shift()?.(null);
      return true;
    }
    const [, oid = '', type = 'blob', size = '0'] = match;
    const last = end + 1 + Number(size);
    if (this.#buffered.length < last + 1) return false;
    const content = Buffer.from(this.#buffered.subarray(end + 1, last));
    this.#buffered = this.#buffered.subarray(last + 1);
    this.#waiting.shift()?.({ oid, type: objectType(type), content });
    return true;
  }
}

const objectType = (text: string): GitObjectType =>
  text === 'tree' || text === 'commit' || text === 'tag' ? text : 'blob';
