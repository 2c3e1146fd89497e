/** `init`: shows what a set-up repository would have, and writes it when told to. */
import { counts, lint } from '@agent-remediation/agent-config';
import { DEFAULT_TRIGGERS, detect, plan, type PlannedFile } from '@agent-remediation/agent-config/scaffold';
import type { GitHub, RepositoryName } from '@agent-remediation/github';
import { readArguments, wrongly, type Given } from '../arguments.ts';
import { isTopOfRepository, treeOf } from '../folders.ts';
import { gitHubFor, repositoryName, type Environment } from '../github.ts';
import { TEMPLATES } from '../templates.ts';
import { painter, plain, steady, type Style, type Terminal } from '../terminal.ts';
import { removeBelow, writeBelow } from './files.ts';
import { removable } from './remove.ts';
import { applyRemote, remotePlan, type RemoteItem } from './remote.ts';

/** 0: shown or written. 1: something stands there that was not overwritten, or the lint found errors. 2: called wrongly. */
export async function init(terminal: Terminal, args: readonly string[], environment: Environment): Promise<number> {
  const given = await readArguments(terminal, 'init', args);
  if (given === undefined) return 2;
  const { write, remove, format } = given.options;
  if (write && remove) return wrongly(terminal, 'init', '--write and --remove exclude each other');
  const folder = given.rest[0] ?? '.';
  const remote = remoteOf(terminal, given, environment);
  if (remote === 'wrong') return 2;
  const triggers = given.options.triggers ?? DEFAULT_TRIGGERS;
  const tree = treeOf(folder);
  const told = format === 'json' ? quiet(terminal) : terminal;
  if (remove) {
    const ours = removable(tree, given.options);
    return ended(terminal, format, ours, [], removeAll(told, folder, ours));
  }
  const files = plan(tree, detect(tree, given.options.branch), TEMPLATES, {
    triggers,
    agents: given.options.agents ?? ['neutral'],
    callers: given.options.org ? 'organisation' : 'whole',
  });
  const overwrite = new Set((given.options.overwrite ?? '').split(',').filter((path) => path !== ''));
  const unplanned = [...overwrite].filter((path) => !files.some((file) => file.path === path));
  if (unplanned.length > 0)
    return wrongly(terminal, 'init', `--overwrite names ${unplanned.join(', ')}, which init does not write`);
  if (!isTopOfRepository(folder))
    terminal.writeError(
      'agent-remediation init: this is not the top of a git repository, and GitHub reads these files there alone.\n',
    );
  const items = remote === undefined ? [] : await remotePlan(remote.github, remote.repository, triggers);
  if (!write) {
    show(told, files, items);
    return ended(terminal, format, files, items, 0);
  }
  const code = writeAll(told, folder, files, overwrite);
  if (remote === undefined) return ended(terminal, format, files, items, code);
  const done = await applyRemote(remote.github, remote.repository, items);
  tellRemote(told, done);
  return ended(terminal, format, files, done, done.some(({ state }) => isUndone(state)) ? 1 : code);
}

interface Remote {
  readonly github: GitHub;
  readonly repository: RepositoryName;
}

function remoteOf(terminal: Terminal, given: Given<'init'>, environment: Environment): Remote | undefined | 'wrong' {
  const { remote, remove } = given.options;
  if (remote === undefined) return undefined;
  const repository = repositoryName(remote);
  if (repository === undefined || remove) {
    wrongly(terminal, 'init', remove ? '--remove takes no --remote' : `--remote has to be OWNER/REPO, not "${remote}"`);
    return 'wrong';
  }
  const github = gitHubFor(terminal, 'init', environment);
  return github === undefined ? 'wrong' : { github, repository };
}

const quiet = (terminal: Terminal): Terminal => ({ ...terminal, write: () => {} });

/** For programs: what there was, and what became of it. */
function ended(
  terminal: Terminal,
  format: 'text' | 'json',
  files: readonly PlannedFile[],
  remote: readonly RemoteItem[],
  code: number,
): number {
  if (format === 'json') {
    const shown = {
      files: files.map(({ path, state }) => ({ path, state })),
      remote: remote.map(({ kind, name, state, why }) => ({ kind, name, state, why })),
      code,
    };
    terminal.write(steady(`${JSON.stringify(shown, null, 2)}\n`));
  }
  return code;
}

const WORDS: Readonly<Record<PlannedFile['state'], string>> = { new: 'write', same: 'as it is', differs: 'keep' };

function list(terminal: Terminal, files: readonly PlannedFile[]): void {
  const paint = painter(terminal.colours);
  const styles = { new: 'green', same: 'dim', differs: 'yellow' } as const;
  for (const { path, state } of files) terminal.write(`  ${paint(styles[state], WORDS[state].padEnd(10))}${path}\n`);
}

function show(terminal: Terminal, files: readonly PlannedFile[], remote: readonly RemoteItem[]): void {
  terminal.write('Nothing is written yet. This is what a set-up repository has:\n\n');
  list(terminal, files);
  if (remote.length > 0) tellRemote(terminal, remote);
  if (files.some(({ state }) => state === 'differs'))
    terminal.write('\n"keep": something else stands there; name it in --overwrite PATH,… to replace it.\n');
  terminal.write('\nTo write them: the same call with --write.\n');
}

const isUndone = (state: RemoteItem['state']): boolean => state === 'failed' || state === 'unknown';

function tellRemote(terminal: Terminal, items: readonly RemoteItem[]): void {
  const paint = painter(terminal.colours);
  const words: Readonly<Record<RemoteItem['state'], readonly [string, Style]>> = {
    new: ['make', 'green'],
    made: ['made', 'green'],
    same: ['as it is', 'dim'],
    unknown: ['not seen', 'yellow'],
    failed: ['not made', 'red'],
  };
  terminal.write('\nOn GitHub:\n\n');
  for (const { kind, name, state, why } of items) {
    const [word, style] = words[state];
    terminal.write(`  ${paint(style, word.padEnd(10))}${kind} "${name}"${why === '' ? '' : `: ${plain(why)}`}\n`);
  }
}

function writeAll(
  terminal: Terminal,
  folder: string,
  files: readonly PlannedFile[],
  overwrite: ReadonlySet<string>,
): number {
  const due = files.filter(({ path, state }) => state === 'new' || (state === 'differs' && overwrite.has(path)));
  writeBelow(folder, due);
  const kept = files.filter(({ path, state }) => state === 'differs' && !overwrite.has(path));
  terminal.write(due.length === 0 ? 'Nothing to write.\n' : `Wrote ${due.length} files:\n\n`);
  list(terminal, [...due.map((file) => ({ ...file, state: 'new' as const })), ...kept]);
  const problems = lint(treeOf(folder));
  const errors = problems.filter(({ level }) => level === 'error');
  terminal.write(
    `\nLint: ${counts(problems)}${errors.length > 0 ? ' agent-remediation lint shows them.' : ''}\n\n${NEXT}`,
  );
  return errors.length > 0 ? 1 : 0;
}

/** Only what stands there as init would write it is removed: the rest is the user's. */
function removeAll(terminal: Terminal, folder: string, files: readonly PlannedFile[]): number {
  const ours = files.filter(({ state }) => state === 'same');
  for (const { path } of ours) removeBelow(folder, path);
  const kept = files.filter(({ state }) => state === 'differs');
  terminal.write(`Removed ${ours.length} files.\n`);
  if (kept.length > 0) {
    terminal.write('\nKept, since they are not as init writes them:\n\n');
    list(terminal, kept);
  }
  return kept.length > 0 ? 1 : 0;
}

const NEXT = `Next, in this order:
  1. Read AGENTS.md and .github/agent-remediation.yml, and say what only you know.
  2. Create the environment and its two secrets: the commands for gh are in
     action-templates/README.md, "Set up". Labels and rulesets are made by
     agent-remediation init --remote OWNER/REPO --write, or by the same commands.
  3. Commit on a branch, have it reviewed, merge.
  4. Look: agent-remediation lint, agent-remediation doctor OWNER/REPO, and a
     first run with dry-run: true.
`;
