import { digestOf } from '../policy/policy.ts';
import { GuardFault, type Hook, type Refusal, type Surroundings } from '../frame/hook.ts';
import { fold, matchesAny } from '../paths/glob.ts';
import { absolute, below } from '../paths/place.ts';
import { analyse } from '../shell/analyse.ts';
import { distinctCommands } from '../shell/distinct.ts';
import { writesNothing } from '../shell/everyday.ts';
import { isKnown } from '../shell/field.ts';
import type { Seen } from '../shell/program.ts';
import { patchedPaths, writesOf } from '../shell/writes.ts';
import type { ToolCall } from '../tool-call/tool-call.ts';
import { appendNote, readNotes, type Kind } from './notes.ts';

/**
 * Asks for a test with every change of code (seed 6). It remembers what this session wrote, and judges when the change is about to leave:
 * at a commit, a push, a pull request, and when the agent wants to stop.
 */
export const requireTestIfCode: Hook = {
  name: 'require-test-if-code',
  judge: (call, around) => {
    const file = notesFile(call, around);
    if (call.event === 'stop')
      return ask(readNotes(file), 'the session wants to stop', call.stopAgain ? 'warn' : 'block');
    if (call.event !== 'before') return [];
    const commands = call.commands.flatMap((command) =>
      distinctCommands(analyse(command, { cwd: call.cwd, home: around.home })),
    );
    const written = [
      ...call.writes.map((path) => ({ path, cwd: call.cwd })),
      ...commands
        .filter((seen) => !writesNothing(seen))
        .flatMap((seen) =>
          [...writesOf(seen), ...patchedPaths(seen, (path) => patchText(path, seen, call, around))]
            .filter(({ how }) => how !== 'remove')
            .map(({ path }) => ({ path, cwd: seen.cwd ?? call.cwd })),
        ),
    ];
    const changed = new Set([
      ...readNotes(file),
      ...written.flatMap(({ path, cwd }) => kindsOf(path, cwd, call, around)),
    ]);
    if (written.length > 0) appendNote(file, changed);
    const leaves = commands.find(isLeaving);
    if (leaves !== undefined) return ask(changed, `${leaves.name} ${leaves.args.slice(0, 2).join(' ')}`, 'block');
    return HANDS_ON.test(call.tool) ? ask(changed, call.tool, 'block') : [];
  },
};

function notesFile({ session, cwd }: ToolCall, { notes, root }: Surroundings): string {
  if (notes === '') throw new GuardFault('there is no folder for notes');
  const name = digestOf(`${root}\0${session === '' ? cwd : session}`);
  return `${notes}/${name.slice(0, 32)}`;
}

function kindsOf(path: string, cwd: string, call: ToolCall, { policy, root }: Surroundings): readonly Kind[] {
  if (!isKnown(path)) return [];
  const place = absolute(path, cwd);
  const inside = below(place, root) ?? below(place, absolute('.', call.cwd));
  if (inside === undefined) return [];
  const name = fold(inside);
  if (matchesAny(name, policy.tests)) return ['test'];
  if (!matchesAny(name, policy.code)) return [];
  // Some languages keep their tests beside the code they test, in the same file.
  return call.texts.some((text) => /#\[(?:\w+::)?test\]|#\[cfg\(test\)\]|^\s*>>> /mu.test(text))
    ? ['code', 'test']
    : ['code'];
}

/** Bytes of a patch file that is read for the paths in it. */
const LARGEST_PATCH = 4_000_000;

function patchText(path: string, seen: Seen, call: ToolCall, { files }: Surroundings): string | undefined {
  return isKnown(path) ? files.text(absolute(path, seen.cwd ?? call.cwd), LARGEST_PATCH) : undefined;
}

/** Tools of a server that hand the change on as these commands do. */
const HANDS_ON =
  /^mcp__.+__(?:create_(?:pull_request|merge_request|commit)|push_files|git_(?:commit|push)|(?:commit|push)(?:_changes)?)$/u;

/** The words of a command that hand the change on. */
function isLeaving({ base, args }: Seen): boolean {
  const words = args.filter((arg) => !arg.startsWith('-'));
  if (base === 'git') return args.includes('commit') || args.includes('push');
  return (
    (base === 'hub' && /^(?:pull-request|commit|push)$/u.test(words[0] ?? '')) ||
    (base === 'jj' && words[0] === 'git' && words[1] === 'push') ||
    (base === 'gh' &&
      words[0] === 'api' &&
      words.some((word) => word.endsWith('/pulls')) &&
      args.some((arg) => /^(?:-[fFX]|--(?:field|raw-field|method|input))/u.test(arg))) ||
    (base === 'gh' && words[0] === 'pr' && words[1] === 'create') ||
    (base === 'glab' && words[0] === 'mr' && words[1] === 'create')
  );
}

function ask(changed: ReadonlySet<Kind>, seen: string, severity: Refusal['severity']): readonly Refusal[] {
  if (!changed.has('code') || changed.has('test')) return [];
  return [
    {
      rule: 'test-with-code',
      seen,
      why: 'this session changed code and no test, so nothing shows that the fix works or will stay',
      instead: 'Write a test that fails without the change and passes with it; if none is possible, stop and say why.',
      severity,
    },
  ];
}
