/** `init`: shows what a set-up repository would have, and writes it when told to. */
import { readFileSync } from 'node:fs';
import { counts, lint, readTree } from '@agent-remediation/agent-config';
import {
  DEFAULT_TRIGGERS,
  detect,
  plan,
  SCAFFOLD_AGENTS,
  TRIGGERS,
  type PlannedFile,
  type Templates,
} from '@agent-remediation/agent-config/scaffold';
import { readArguments, wrongly } from '../arguments.ts';
import { painter, plain, type Terminal } from '../terminal.ts';
import { removeBelow, writeBelow } from './files.ts';

const USAGE = `init [--write] [--org] [--remove] [--overwrite PATH,…] [--triggers ${TRIGGERS.join(',')}] [--agents ${SCAFFOLD_AGENTS.join(',')}] [--branch NAME] [FOLDER]`;
const ROOT = new URL('../../../../', import.meta.url);

const TEMPLATES: Templates = {
  read: (path) => readFileSync(new URL(`action-templates/${path}`, ROOT), 'utf8'),
  hook: (name) => readFileSync(new URL(`packages/guardrails/dist/${name}`, ROOT), 'utf8'),
};

/** 0: shown or written. 1: something stands there that was not overwritten, or the lint found errors. 2: called wrongly. */
export async function init(terminal: Terminal, args: readonly string[]): Promise<number> {
  const given = readArguments(
    terminal,
    args,
    USAGE,
    ['overwrite', 'triggers', 'agents', 'branch'],
    { least: 0, most: 1 },
    ['write', 'remove', 'org'],
  );
  if (given === undefined) return 2;
  const triggers = listOf(given.option('triggers'), TRIGGERS) ?? DEFAULT_TRIGGERS;
  const agents = listOf(given.option('agents'), SCAFFOLD_AGENTS) ?? ['neutral'];
  if (triggers === 'unknown' || agents === 'unknown' || (given.flag('write') && given.flag('remove')))
    return wrongly(terminal, USAGE);
  const folder = given.rest[0] ?? '.';
  const tree = readTree(folder);
  const files = plan(tree, detect(tree, given.option('branch')), TEMPLATES, {
    triggers,
    agents,
    callers: given.flag('org') ? 'organisation' : 'whole',
  });
  if (given.flag('remove')) return remove(terminal, folder, files);
  const overwrite = new Set((given.option('overwrite') ?? '').split(',').filter((path) => path !== ''));
  const unplanned = [...overwrite].filter((path) => !files.some((file) => file.path === path));
  if (unplanned.length > 0) {
    terminal.writeError(
      `agent-remediation init: --overwrite names ${plain(unplanned.join(', '))}, which init does not write.\n`,
    );
    return 2;
  }
  return given.flag('write') ? write(terminal, folder, files, overwrite) : show(terminal, files);
}

function listOf<Name extends string>(
  value: string | undefined,
  allowed: readonly Name[],
): readonly Name[] | 'unknown' | undefined {
  if (value === undefined) return undefined;
  const names = value.split(',').map((name) => name.trim());
  const known = allowed.filter((name) => names.includes(name));
  return known.length === names.length ? known : 'unknown';
}

const WORDS: Readonly<Record<PlannedFile['state'], string>> = { new: 'write', same: 'as it is', differs: 'keep' };

function list(terminal: Terminal, files: readonly PlannedFile[], words = WORDS): void {
  const paint = painter(terminal.colours);
  const styles = { new: 'green', same: 'dim', differs: 'yellow' } as const;
  for (const { path, state } of files) terminal.write(`  ${paint(styles[state], words[state].padEnd(10))}${path}\n`);
}

function show(terminal: Terminal, files: readonly PlannedFile[]): number {
  terminal.write('Nothing is written yet. This is what a set-up repository has:\n\n');
  list(terminal, files);
  if (files.some(({ state }) => state === 'differs'))
    terminal.write('\n"keep": something else stands there; name it in --overwrite PATH,… to replace it.\n');
  terminal.write('\nTo write: agent-remediation init --write\n');
  return 0;
}

function write(
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
  const problems = lint(readTree(folder));
  const errors = problems.filter(({ level }) => level === 'error');
  terminal.write(
    `\nLint: ${counts(problems)}${errors.length > 0 ? ' agent-remediation lint shows them.' : ''}\n\n${NEXT}`,
  );
  return errors.length > 0 ? 1 : 0;
}

/** Only what stands there as init would write it is removed: the rest is the user's. */
function remove(terminal: Terminal, folder: string, files: readonly PlannedFile[]): number {
  const ours = files.filter(({ state }) => state === 'same');
  for (const { path } of ours) removeBelow(folder, path);
  const kept = files.filter(({ state }) => state === 'differs');
  terminal.write(`Removed ${ours.length} files.\n`);
  if (kept.length > 0) {
    terminal.write('Kept, since they were changed:\n\n');
    list(terminal, kept);
  }
  return kept.length > 0 ? 1 : 0;
}

const NEXT = `Next, in this order:
  1. Read AGENTS.md and .github/agent-remediation.yml, and say what only you know.
  2. Create the environment, the two secrets, the labels and the two rulesets: the commands for gh are in
     action-templates/README.md, "Set up".
  3. Commit on a branch, have it reviewed, merge.
  4. Look: agent-remediation lint, and a first run with dry-run: true.
`;
