import type { Hook, Refusal, Surroundings } from '../frame/hook.ts';
import { fold, matchesGlob } from '../paths/glob.ts';
import { absolute, below } from '../paths/place.ts';
import { placesOf, protectionOf, type Protection } from '../paths/protected.ts';
import { analyse } from '../shell/analyse.ts';
import { distinctCommands } from '../shell/distinct.ts';
import { takesNothing, writesNothing } from '../shell/everyday.ts';
import { expandGlobs } from '../shell/expand-globs.ts';
import { ANY_ONE, FOUND, isKnown, OUTPUT, shown, STAR } from '../shell/field.ts';
import type { Seen } from '../shell/program.ts';
import { pipedWrites } from '../shell/unpacks.ts';
import type { Write } from '../shell/write.ts';
import { patchedPaths, writesOf } from '../shell/writes.ts';
import type { ToolCall } from '../tool-call/tool-call.ts';

/** Blocks writes to protected paths by any tool, the shell included (seed 2.5 and 6). */
export const blockRiskyPaths: Hook = {
  name: 'block-risky-paths',
  judge: (call, around) => {
    if (call.event !== 'before') return [];
    const found = [
      ...writtenBy(call).flatMap((path) => writeRule(path, call.cwd, around)),
      ...call.commands.flatMap((command) => shellRule(command, call, around)),
    ];
    return [...new Map(found.map((refusal) => [`${refusal.rule} ${refusal.seen}`, refusal])).values()];
  },
};

/** A tool that we do not know may name its file by any key; one that only looks has no protected path in a text of its own. */
function writtenBy({ kind, writes, values }: ToolCall): readonly string[] {
  if (kind !== 'unknown') return writes;
  const named = values.filter(
    ({ key, text }) =>
      text.length < 1_024 &&
      /[/.\\]/u.test(text) &&
      !/\s\S*\s|^https?:/iu.test(text) &&
      !/^(?:url|query|pattern|regex|description|explanation|content|contents|text|title|body|message|prompt|ref|branch|repo|owner|command|cmd|script|code|args|new_\w+|old_\w+)$/u.test(
        key,
      ),
  );
  const patched = values.flatMap(({ text }) =>
    [...text.matchAll(/^(?:diff --git \S+|rename to|copy to) (?:b\/)?(.+)$/gmu)].map((match) => match[1] ?? ''),
  );
  return [...new Set([...writes, ...named.map(({ text }) => text), ...patched])];
}

const WHY: Readonly<Record<string, readonly [string, string]>> = {
  migrations: ['a change of the database is an ask-first change', 'Stop and ask in the channel of the session.'],
  infrastructure: [
    'infrastructure is changed by its owners, not by a security fix',
    'Stop and ask; describe the change that you would make.',
  ],
  generated: [
    'generated and vendored files are made by a tool, and an edit by hand is lost',
    'Change the source and run the generator.',
  ],
  automation: [
    'these files decide what agents and CI may do, and no agent changes its own rules',
    'Leave it; ask a person if the fix needs it.',
  ],
  agents: [
    'these files decide what agents may do, and no agent changes its own rules',
    'Leave it; ask a person if the fix needs it.',
  ],
  git: ['files of git itself hold hooks and settings that run code', 'Use git commands.'],
  checks: ['these files decide which checks run', 'Leave it; ask a person if the fix needs it.'],
  lockfile: [
    'a lockfile changes only in a dependency task, and only by its package manager',
    'Leave lockfiles alone in this task.',
  ],
  system: [
    'this file is outside the repository and configures the machine or the user’s tools',
    'Write below the repository, or in /tmp.',
  ],
  'task-file': ['only the launcher says what kind of task this is', 'Leave it.'],
  loop: ['the path goes in circles through links', 'Name the file itself.'],
  unclear: ['which file is written is decided only while the shell runs', 'Write the path out.'],
};
const OTHER = [
  'the policy of this repository protects this path',
  'Leave it; ask a person if the fix needs it.',
] as const;

function refusal(group: string, seen: string, severity: Refusal['severity'] = 'block'): Refusal {
  const [why, instead] = WHY[group] ?? OTHER;
  return { rule: group, seen, why, instead, severity };
}

function writeRule(path: string, cwd: string, around: Surroundings): readonly Refusal[] {
  const found = protectionOf(path, cwd, around);
  return found === undefined ? [] : [refusal(found.group, path)];
}

function shellRule(command: string, call: ToolCall, around: Surroundings): readonly Refusal[] {
  const analysis = analyse(command, { cwd: call.cwd, home: around.home });
  const { commands, opaque } = analysis;
  const hidden = opaque.length > 0 ? mentioned(command, around) : [];
  const later = { ...around, files: withLinks(commands, around) };
  const piped = [...analysis.pipes.values()].every(takesNothing)
    ? []
    : pipedWrites(analysis).flatMap(({ seen, write }) => judgeWrite(write, seen, later));
  const task =
    /\$\{?AGENT_REMEDIATION_TASK\b/u.test(command) &&
    commands.some((seen) => writesOf(seen).some(({ path }) => !isKnown(path)));
  return [
    ...distinctCommands(analysis).flatMap((seen) => commandRule(seen, later)),
    ...piped,
    ...hidden,
    ...(task ? [refusal('task-file', '$AGENT_REMEDIATION_TASK')] : []),
  ];
}

/** The files as they will be after the links that the same program makes. */
function withLinks(commands: readonly Seen[], { files, root }: Surroundings): Surroundings['files'] {
  const made = new Map<string, string>();
  for (const { base, args, cwd } of commands) {
    if (base !== 'ln' || !args.some((arg) => /^-[a-z]*s|^--sym/u.test(arg))) continue;
    const [target, link] = args.filter((arg) => !arg.startsWith('-'));
    if (target === undefined || !isKnown(target)) continue;
    const name = target.replace(/\/+$/u, '').replace(/^.*\//su, '');
    // Into a folder the link goes under its target's name.
    const isFolder = link !== undefined && files.isFolder(absolute(link, cwd ?? root));
    for (const place of link === undefined ? [name] : isFolder ? [`${link}/${name}`] : [link, `${link}/${name}`])
      if (isKnown(place)) made.set(absolute(place, cwd ?? root), target);
  }
  return made.size === 0 ? files : { ...files, link: (path) => made.get(path) ?? files.link(path) };
}

/** Bytes of a patch file that is read for the paths in it. */
const LARGEST_PATCH = 4_000_000;

function commandRule(seen: Seen, around: Surroundings): readonly Refusal[] {
  if (writesNothing(seen)) return [];
  const patch = (path: string): string | undefined =>
    isKnown(path) ? around.files.text(absolute(path, seen.cwd ?? around.root), LARGEST_PATCH) : undefined;
  return [...writesOf(seen), ...patchedPaths(seen, patch)].flatMap((write) => judgeWrite(write, seen, around));
}

function judgeWrite(write: Write, seen: Seen, around: Surroundings): readonly Refusal[] {
  const { path, how } = write;
  const named = isKnown(path) ? exactRule(path, seen.cwd, around) : unclearRule(write, seen.cwd, around);
  const found = named.length === 0 && how === 'into' ? fillsHome(path, seen.cwd, around) : named;
  return found.map(({ group, place }) => {
    // Removing a build's output is how it is made anew; the pull request's check sees the difference.
    const severity =
      how === 'remove' && group === 'generated' ? 'warn' : group === 'unclear' && place === '' ? 'warn' : 'block';
    return refusal(group, `${seen.name} ${shown(path)}`.trim(), severity);
  });
}

/** An archive may hold any name: unpacked into the home folder, or above the repository, it may write the settings that lie there. */
function fillsHome(path: string, cwd: string | undefined, { home, root, files }: Surroundings): readonly Protection[] {
  const expanded = home === undefined ? path : path.replace(/^(?:~|\$HOME|\$\{HOME\})(?=\/|$)/u, home);
  return placesOf(expanded, cwd ?? root, files).some(
    (place) => place !== undefined && (place === home || (place !== root && below(root, place) !== undefined)),
  )
    ? [{ group: 'system', place: path }]
    : [];
}

function exactRule(path: string, cwd: string | undefined, around: Surroundings): readonly Protection[] {
  const folder = cwd ?? around.root;
  const found = protectionOf(path, folder, around);
  if (found !== undefined) return [found];
  // Where the folder is not known the path may end anywhere: it counts when its own names are protected.
  return cwd === undefined && !path.startsWith('/') ? byNames(path, around) : [];
}

function unclearRule({ path }: Write, cwd: string | undefined, around: Surroundings): readonly Protection[] {
  const wildOnly = isKnown(path.replaceAll(STAR, '').replaceAll(ANY_ONE, ''));
  if (wildOnly) {
    const paths = expandGlobs(path, cwd ?? around.root, around.files);
    if (paths === undefined) return [{ group: 'unclear', place: path }];
    const named = paths.flatMap((each) => exactRule(each, cwd, around));
    return named.length > 0 ? named.slice(0, 1) : inFolder(path, cwd, around);
  }
  const named = inFolder(path, cwd, around);
  if (named.length > 0) return named;
  if (path.includes(FOUND)) return [];
  return [{ group: 'unclear', place: path.startsWith(OUTPUT) ? path : '' }];
}

/** An unknown name counts as any name of the folder that the command runs in. */
function inFolder(path: string, cwd: string | undefined, around: Surroundings): readonly Protection[] {
  const named = byNames(path.replaceAll(FOUND, 'found'), around);
  if (named.length > 0 || cwd === undefined || path.startsWith('/')) return named;
  const folder = protectionOf('unknown-name', cwd, around);
  return folder === undefined ? [] : [folder];
}

/** Compares the known names of a path that is not wholly known: an unknown part stands for one name that nothing protects. */
function byNames(path: string, { policy, task }: Surroundings): readonly Protection[] {
  const name = fold(shown(path).replaceAll('…', 'x').replaceAll('*', 'x').replaceAll('?', 'x').replace(/^\/+/u, ''));
  const groups = Object.entries(policy.protected).filter(([, globs]) =>
    globs.some((glob) => matchesGlob(name, glob) || matchesGlob(`x/${name}`, glob) || matchesGlob(name, `**/${glob}`)),
  );
  const lock = !task.dependency && policy.lockfiles.some((glob) => matchesGlob(name, glob));
  return [
    ...groups.map(([group]) => ({ group, place: path })),
    ...(lock ? [{ group: 'lockfile', place: path }] : []),
  ].slice(0, 1);
}

/** Code that cannot be seen through may write what it names. */
function mentioned(command: string, around: Surroundings): readonly Refusal[] {
  const words = command.split(/[\s'"`;|&()<>=]+/u).filter((word) => word.includes('/') || word.includes('.'));
  return words
    .flatMap((word) =>
      byNames(word, around).map(({ group }) => refusal(group, `code that cannot be seen through names ${word}`)),
    )
    .slice(0, 1);
}
