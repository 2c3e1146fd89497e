import { absolute } from '../../paths/place.ts';
import { isKnown, shown } from '../../shell/field.ts';
import { has, readOptions, valueOf, type Options } from '../../shell/options.ts';
import type { Seen } from '../../shell/program.ts';
import { gitConfigWords } from '../../shell/starters.ts';
import { isNarrowed } from './credentials.ts';
import { refuse, type CommandRule, type Context } from './rule.ts';

const GLOBAL = {
  values: 'cC',
  long: ['--git-dir', '--work-tree', '--namespace', '--super-prefix', '--config-env', '--exec-path', '--attr-source'],
};
const LOSES = 'work that is not committed, or commits that nothing else names, would be lost';
const HISTORY = 'it rewrites history that others may already have';
const PUSH = 'nobody pushes to a main branch: changes arrive by a reviewed pull request';
const OWN_BRANCH = 'Push the branch of this finding by its name: git push origin fix/<finding-id>';
const HOOKS = 'checks and hooks are not the agent’s to switch off';
const FIX = 'Run the checks, and mend what they find; if they cannot pass, stop and summarise.';

export const git: CommandRule = (seen, context) => {
  const global = readOptions(seen.args, GLOBAL);
  const settings = global.flags
    .filter(({ name }) => name === '-c' || name === '--config-env')
    .map(({ value }) => value ?? '');
  const configured = settings.flatMap((setting) => settingRule(setting, seen));
  const [verb, ...args] = global.operands;
  const folder = valueOf(global, '-C');
  const there = folder === undefined || seen.cwd === undefined ? seen : { ...seen, cwd: absolute(folder, seen.cwd) };
  if (verb === undefined) return configured;
  if (!isKnown(verb))
    return refuse('dynamic-name', seen, 'which git command runs cannot be seen', 'Write the git command out.');
  return [...configured, ...(VERBS[verb]?.(there, args, context) ?? [])];
};

type VerbRule = (seen: Seen, args: readonly string[], context: Context) => readonly ReturnType<CommandRule>[number][];

function settingRule(setting: string, seen: Seen): ReturnType<CommandRule> {
  if (/^(?:core\.hookspath|init\.templatedir)/iu.test(setting)) return refuse('hooks-disabled', seen, HOOKS, FIX);
  if (!isKnown(setting.split('=')[0] ?? ''))
    return refuse('dynamic-name', seen, 'which setting changes cannot be seen', 'Write it out.');
  return /^(?:push\.default=(?:matching|upstream)|remote\..*\.(?:push|mirror|url|pushurl)|branch\..*\.(?:merge|remote|pushremote)|url\..*insteadof)/iu.test(
    setting,
  )
    ? refuse('push-target', seen, 'it changes where and what git pushes', OWN_BRANCH)
    : [];
}

const push: VerbRule = (seen, args, context) => {
  const options = readOptions(
    args,
    { values: 'o', long: ['--push-option', '--receive-pack', '--exec', '--repo', '--recurse-submodules'] },
    true,
  );
  const isUnclear = args.some((arg) => !isKnown(arg) && !/^[A-Za-z][\w./-]*\/…+$/u.test(shown(arg)));
  if (has(options, '--no-verify')) return refuse('hooks-disabled', seen, HOOKS, FIX);
  if (has(options, '-f', '--force', '--force-with-lease', '--force-if-includes', '--mirror', '--prune'))
    return refuse('push-force', seen, HISTORY, 'Push new commits on top.');
  if (has(options, '--all', '--branches')) return refuse('push-main', seen, PUSH, OWN_BRANCH);
  if (has(options, '--receive-pack', '--exec'))
    return refuse('push-target', seen, 'it runs another program at the far end', OWN_BRANCH);
  const refspecs = options.operands.slice(has(options, '--repo') ? 0 : 1);
  const remote = valueOf(options, '--repo') ?? options.operands[0] ?? '';
  if (/:\/\/|^[^/]*@[^/]*:|^[./~]/u.test(remote) && remote !== '.')
    return refuse('push-target', seen, 'it pushes to an address instead of the remote of this repository', OWN_BRANCH);
  if (isUnclear) return refuse('push-unclear', seen, 'which branch is pushed cannot be seen', OWN_BRANCH);
  if (has(options, '--delete', '-d'))
    return refuse('push-delete', seen, 'it deletes a branch or tag of others', 'Leave remote branches to a person.');
  if (has(options, '-n', '--dry-run')) return [];
  return refspecs.length === 0
    ? pushOfCurrent(seen, context)
    : refspecs.flatMap((refspec) => refspecRule(refspec, seen, context));
};

function refspecRule(refspec: string, seen: Seen, context: Context): ReturnType<CommandRule> {
  if (refspec.startsWith('+')) return refuse('push-force', seen, HISTORY, 'Push new commits on top.');
  const [from = '', to] = refspec.split(':', 2);
  if (refspec === ':' || refspec.includes('*')) return refuse('push-main', seen, PUSH, OWN_BRANCH);
  if (to !== undefined && from === '')
    return refuse('push-delete', seen, 'it deletes a branch or tag of others', 'Leave remote branches to a person.');
  const target = to ?? from;
  if (/^(?:HEAD|@)$/iu.test(target)) return pushOfCurrent(seen, context);
  return context.isMain(target) ? refuse('push-main', seen, PUSH, OWN_BRANCH) : [];
}

function pushOfCurrent(seen: Seen, context: Context): ReturnType<CommandRule> {
  const switched = context.commands.some(
    ({ base, args }) =>
      base === 'git' &&
      args.some((arg) => arg === 'checkout' || arg === 'switch' || arg === 'worktree') &&
      args.some((arg) => isKnown(arg) && context.isMain(arg)) &&
      !args.some((arg) => /^-[bBcC]$|^--(?:create|orphan|force-create)/u.test(arg)),
  );
  if (switched || seen.cwd === undefined) return refuse('push-main', seen, PUSH, OWN_BRANCH);
  const branch = currentBranch(seen.cwd ?? context.root, context);
  return branch !== undefined && context.isMain(branch)
    ? refuse('push-main', seen, `${PUSH}; the current branch is ${branch}`, OWN_BRANCH)
    : [];
}

/** The branch that HEAD names, read from the files of the repository; a worktree has a file instead of the folder. */
function currentBranch(folder: string, { files, root }: Context): string | undefined {
  for (let place = folder; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/')))) {
    const pointer = files
      .text(`${place}/.git`, 4_096)
      ?.replace(/^gitdir:\s*/u, '')
      .trim();
    const home = pointer === undefined ? `${place}/.git` : pointer.startsWith('/') ? pointer : `${place}/${pointer}`;
    const head = files.text(`${home}/HEAD`, 4_096);
    if (head !== undefined) return /^ref: refs\/heads\/(.+)$/mu.exec(head)?.[1];
    if (place === '' || place === root) return undefined;
  }
}

const lose =
  (isBad: (options: Options, args: readonly string[]) => boolean, values = ''): VerbRule =>
  (seen, args) =>
    isBad(readOptions(args, { values }, true), args)
      ? refuse('git-loses-work', seen, LOSES, 'Commit first, or use git stash, and undo one named file at a time.')
      : [];

const rewrite =
  (isBad: (options: Options, args: readonly string[]) => boolean): VerbRule =>
  (seen, args) =>
    isBad(readOptions(args, {}, true), args)
      ? refuse('git-rewrites-history', seen, HISTORY, 'Add a commit that corrects it.')
      : [];

const EVERYTHING = /^(?:\.\/?|:\/|:\(top\).*|\*|\.\.(?:\/\.\.)*\/?|:\/?\*)$/u;
const everything = (paths: readonly string[]): boolean => paths.some((path) => EVERYTHING.test(shown(path)));

const checkout: VerbRule = (seen, args) => {
  const options = readOptions(args, { values: 'bB', long: ['--orphan', '--conflict', '--pathspec-from-file'] }, true);
  const dash = args.indexOf('--');
  const discards = dash >= 0 ? args.length > dash + 1 : everything(options.operands);
  const bad = has(options, '-f', '--force', '--pathspec-from-file') || discards;
  return bad ? refuse('git-loses-work', seen, LOSES, 'Commit first, or use git stash.') : [];
};

const unverified =
  (...names: readonly string[]): VerbRule =>
  (seen, args) =>
    has(readOptions(args, {}, true), ...names) ? refuse('hooks-disabled', seen, HOOKS, FIX) : [];

const commit: VerbRule = (seen, args) => {
  const options = readOptions(
    args,
    {
      values: 'mFCct',
      long: [
        '--message',
        '--file',
        '--author',
        '--date',
        '--template',
        '--reuse-message',
        '--fixup',
        '--squash',
        '--cleanup',
        '--trailer',
      ],
    },
    true,
  );
  return has(options, '--no-verify', '-n') ? refuse('hooks-disabled', seen, HOOKS, FIX) : [];
};

/** A pattern of settings that hold no credentials. */
function isHarmlessPattern(pattern: string): boolean {
  return /^\^?(?:user|remote|branch|alias|core|color|diff|merge|submodule|lfs|pull|push|init)\b/iu.test(pattern);
}

const config: VerbRule = (seen, args, context) => {
  const words = gitConfigWords(args).filter(
    (arg) => !/^(?:set|unset|get|list|edit|rename-section|remove-section)$/u.test(arg),
  );
  const key = words[0] ?? '';
  const reads = args.some((arg) => /^(?:--get(?:-all|-regexp|-urlmatch)?|-l|--list|get|list)$/u.test(arg));
  const all = words.length === 0 && args.some((arg) => /^(?:-l|--list|list)$/u.test(arg)) && !isNarrowed(seen, context);
  if ((/^(?:credential|http\..*extraheader)/iu.test(key) || all) && reads)
    return refuse(
      'credentials-read',
      seen,
      'it shows stored credentials',
      'Use the credentials through git; never print them.',
    );
  const pattern = words[0] ?? '';
  if (args.includes('--get-regexp') && !isHarmlessPattern(pattern))
    return refuse('credentials-read', seen, 'it shows stored credentials', 'Name the settings that you need.');
  if (reads) return [];
  if (/^credential\./iu.test(key))
    return refuse('git-settings', seen, 'it changes where git keeps credentials', 'Leave git’s settings alone.');
  if (args.some((arg) => /^(?:-e|--edit|edit)$/u.test(arg)))
    return refuse('git-settings', seen, 'it opens the settings in an editor', 'Leave git’s settings alone.');
  if (words.length < 2 && !args.some((arg) => /unset|remove-section/u.test(arg))) return [];
  const bad = settingRule(`${key}=${words[1] ?? ''}`, seen);
  if (bad.length > 0) return bad;
  return args.some((arg) => arg === '--system')
    ? refuse('git-settings', seen, 'it changes git for everybody on the machine', 'Leave git’s settings alone.')
    : [];
};

/** A new repository with settings, or with hooks, of its own. */
const created: VerbRule = (seen, args) => {
  const options = readOptions(args, { values: 'cbou', long: ['--config', '--template', '--branch', '--origin'] }, true);
  const hooks = has(options, '--template') && valueOf(options, '--template') !== '';
  return [
    ...(hooks ? refuse('hooks-disabled', seen, HOOKS, FIX) : []),
    ...options.flags.flatMap(({ name, value = '' }) =>
      /^(?:-c|--config)$/u.test(name) ? settingRule(value, seen) : [],
    ),
  ];
};

const stash: VerbRule = lose((_, args) => args[0] === 'drop' || args[0] === 'clear');

const branch: VerbRule = (seen, args, context) => {
  const options = readOptions(args, { values: 'u', long: ['--set-upstream-to'] }, true);
  const forced = has(options, '-M', '-C', '--force', '-f');
  const main = options.operands.some((name) => isKnown(name) && context.isMain(name));
  if (has(options, '-D') || (has(options, '-d', '--delete') && forced))
    return refuse('git-loses-work', seen, LOSES, 'Use git branch -d, which refuses to lose commits.');
  return (forced || has(options, '-d', '--delete', '-m', '--move')) && main
    ? refuse('git-rewrites-history', seen, HISTORY, 'Leave main branches alone.')
    : [];
};

const VERBS: Readonly<Record<string, VerbRule>> = {
  push,
  'send-pack': push,
  'http-push': push,
  subtree: (seen, args, context) =>
    args[0] === 'push' || args.includes('push') ? [...refspecRule(args.at(-1) ?? '', seen, context)] : [],
  svn: (seen, args) => (args[0] === 'dcommit' ? refuse('push-main', seen, PUSH, OWN_BRANCH) : []),
  checkout,
  switch: lose((options) => has(options, '-f', '--force', '--discard-changes', '-C', '--force-create')),
  restore: (seen, args) => {
    const options = readOptions(args, { values: 's', long: ['--source', '--pathspec-from-file'] }, true);
    const staged = has(options, '-S', '--staged') && !has(options, '-W', '--worktree');
    return staged ? [] : refuse('git-loses-work', seen, LOSES, 'Commit first, or use git stash.');
  },
  reset: lose((options) => has(options, '--hard', '--merge', '--keep')),
  clean: lose((options) => !has(options, '-n', '--dry-run') && has(options, '-f', '--force', '-x', '-X', '-d')),
  stash,
  branch,
  commit,
  merge: unverified('--no-verify'),
  pull: unverified('--no-verify'),
  rebase: unverified('--no-verify'),
  am: unverified('--no-verify', '-n'),
  config,
  'filter-branch': rewrite(() => true),
  'filter-repo': rewrite(() => true),
  replace: rewrite(() => true),
  'fast-import': rewrite(() => true),
  'update-ref': (seen, args, context) =>
    args.some((arg) => arg === '-d' || arg === '--stdin') ||
    args.some((arg) => isKnown(arg) && context.isMain(arg)) ||
    args.includes('HEAD')
      ? refuse('git-rewrites-history', seen, HISTORY, 'Use git commit and git branch.')
      : [],
  'symbolic-ref': rewrite(
    (_, args) =>
      args.filter((arg) => !arg.startsWith('-')).length > 1 || args.some((arg) => /^(?:-d|--delete)$/u.test(arg)),
  ),
  reflog: rewrite((_, args) => args[0] === 'expire' || args[0] === 'delete'),
  gc: rewrite((_, args) => args.some((arg) => arg.startsWith('--prune=') && !/^--prune=(?:never|2\.weeks)/u.test(arg))),
  prune: rewrite((_, args) => !args.includes('-n') && !args.includes('--dry-run')),
  worktree: lose((options, args) => args[0] === 'remove' && has(options, '-f', '--force')),
  rm: lose((options, args) => has(options, '-f', '--force') || (has(options, '-r') && everything(args))),
  tag: rewrite((options) => has(options, '-d', '--delete', '-f', '--force')),
  'credential-cache': (seen) => refuse('credentials-read', seen, 'it hands out stored credentials', 'Use git itself.'),
  'credential-manager': (seen) =>
    refuse('credentials-read', seen, 'it hands out stored credentials', 'Use git itself.'),
  credential: (seen) =>
    refuse(
      'credentials-read',
      seen,
      'it hands out stored credentials',
      'Use git itself; it asks for them where needed.',
    ),
  'credential-store': (seen) => refuse('credentials-read', seen, 'it hands out stored credentials', 'Use git itself.'),
  // The index, or the whole worktree, becomes what another tree holds: protected files among it.
  'read-tree': lose((options) => !has(options, '--empty', '-n', '--dry-run')),
  'checkout-index': lose((options) => has(options, '-f', '--force')),
  // A commit that no hook has seen.
  'commit-tree': (seen) => refuse('hooks-disabled', seen, HOOKS, 'Use git commit.'),
  mktree: (seen) => refuse('hooks-disabled', seen, HOOKS, 'Use git add and git commit.'),
  maintenance: (seen, args) =>
    /^(?:start|register)$/u.test(args[0] ?? '')
      ? refuse('schedule', seen, 'it runs a program later, when nobody looks', 'Run it now, or leave it.')
      : [],
  clone: created,
  init: created,
  remote: (seen, args) =>
    args.some((arg) => /^(?:set-url|set-head|rename|rm|remove)$/u.test(arg)) ||
    (args[0] === 'add' && !args.some((arg) => /^(?:origin|upstream)$/u.test(arg)))
      ? refuse('push-target', seen, 'it changes where git pushes', OWN_BRANCH)
      : [],
};

/** Programs of their own that rewrite history. */
export const rewriter: CommandRule = (seen) =>
  refuse('git-rewrites-history', seen, HISTORY, 'Add a commit that corrects it.');

/** Settings that reach git through the environment. */
export function gitEnvironment(name: string, value: string, seen: Seen): ReturnType<CommandRule> {
  if (name === 'GIT_TRACE_REDACT' && value !== '1')
    return refuse('credentials-read', `${name}=…`, 'git would print credentials', 'Leave it unset.');
  if (/^GIT_CONFIG_(?:COUNT|KEY_\d+|VALUE_\d+|PARAMETERS|GLOBAL|SYSTEM)$/u.test(name))
    return refuse('hooks-disabled', `${name}=…`, 'it changes git’s settings behind its command line', FIX);
  if (/^(?:HUSKY|LEFTHOOK)$/u.test(name) && /^(?:0|false)$/u.test(value))
    return refuse('hooks-disabled', `${name}=${value}`, HOOKS, FIX);
  if (/^(?:HUSKY_SKIP_HOOKS|SKIP_HOOKS|PRE_COMMIT_ALLOW_NO_CONFIG|LEFTHOOK_EXCLUDE|OVERCOMMIT_DISABLE)$/u.test(name))
    return refuse('hooks-disabled', `${name}=${value}`, HOOKS, FIX);
  return name === 'SKIP' && seen.base === 'git' ? refuse('hooks-disabled', `${name}=${value}`, HOOKS, FIX) : [];
}

/** `gh` and its kin: merging, approving and settings are a person's. */
export const gh: CommandRule = (seen) => {
  const line = shown(seen.args.join(' '));
  const [noun = '', verb = '', third = ''] = readOptions(
    seen.args,
    { values: 'R', long: ['--repo', '--hostname'] },
    true,
  ).operands;
  const why = 'merging, approving and settings belong to a person';
  if (seen.base === 'hub' && noun === 'merge')
    return refuse('never-merge', seen, why, 'Leave the pull request as a draft; a person reviews and merges it.');
  if (
    (noun === 'pr' || noun === 'mr') &&
    (verb === 'merge' ||
      verb === 'ready' ||
      verb === 'approve' ||
      (verb === 'review' && /(?:^| )(?:-[a-z]*a[a-z]*|--appr\w*)(?:[ =]|$)/u.test(line)) ||
      (verb === 'close' && /(?:^| )(?:-[a-z]*d[a-z]*|--delete-branch)(?:[ =]|$)/u.test(line)))
  ) {
    return refuse('never-merge', seen, why, 'Leave the pull request as a draft; a person reviews and merges it.');
  }
  if (noun === 'auth' && /^(?:login|logout|refresh|setup-git|switch)$/u.test(verb))
    return refuse('host-settings', seen, 'who the agent is at the host is not its own to change', 'Ask a person.');
  if (
    (noun === 'issue' && /^(?:close|delete|lock|transfer|unlock)$/u.test(verb)) ||
    (noun === 'release' && verb === 'create') ||
    (noun === 'workflow' && verb === 'run') ||
    (noun === 'gist' && verb === 'create') ||
    (noun === 'config' && verb === 'set')
  )
    return refuse(
      'host-settings',
      seen,
      'publishing, closing and starting workflows belong to a person',
      'Ask a person.',
    );
  if (noun === 'auth' && (verb === 'token' || /--show-token|(?:^| )-t(?: |$)/u.test(line)))
    return refuse('credentials-read', seen, 'it prints a token', 'Use the client itself; it adds the token.');
  if (noun === 'repo' && /^(?:deploy-key|autolink)$/u.test(verb) && /^(?:add|create|delete)$/u.test(third))
    return refuse('host-settings', seen, why, 'Ask a person.');
  if (
    /^(?:repo|secret|variable|ruleset|ssh-key|gpg-key|release|workflow|run|cache|label|alias|extension|codespace)$/u.test(
      noun,
    ) &&
    /^(?:delete|edit|(?:un)?archive|rename|set|remove|disable|enable|cancel|add|transfer|import|install|upload|delete-asset)$/u.test(
      verb,
    )
  ) {
    return refuse('host-settings', seen, why, 'Ask a person.');
  }
  return noun === 'api' ? ghApi(withOwnMethod(line), seen, FIELDS.test(line)) : [];
};

/** With fields `gh api` posts unless it is told otherwise. */
const FIELDS = /(?:^| )(?:-i?[fF]|(?:--field|--raw-field|--input)(?= |=))/u;

/** Flags together, `-iX PUT`: the one that names the method by itself. */
function withOwnMethod(line: string): string {
  return line.replace(/(?<= |^)-[a-zA-Z0-9#:]*X(?=[ =A-Za-z])/gu, '-X');
}

/** A program of another language that speaks to the API of a host. */
export function apiInCode(code: string, seen: Seen): ReturnType<CommandRule> {
  if (!/\/repos\/|\/graphql|\/projects\/|\/api\/v[34]/u.test(code)) return [];
  const method = /\b(put|post|patch|delete)\b/iu.exec(code)?.[1];
  return method === undefined ? [] : ghApi(`${code.replaceAll(/["'`]/gu, ' ')} -X ${method}`, seen);
}

/** A plain HTTP client that speaks to the API of a host instead of the host's own. */
export const httpClient: CommandRule = (seen) => {
  const line = shown(seen.args.join(' '));
  if (!/\/repos\/|\/graphql|\/projects\/|\/api\/v[34]/u.test(line)) return [];
  const posts =
    /(?:^| )(?:-[a-zA-WYZ0-9]*[dFT]|--data\S*|--json|--post-\S+|--body-\S+|--form|--upload-file)(?:[ =@]|$)/u.test(
      line,
    ) || /(?:^| )(?:PUT|POST|PATCH)(?: |$)/u.test(line);
  const method = /(?:^| )DELETE(?: |$)/u.test(line) ? ' -X DELETE' : posts ? ' -X POST' : '';
  return ghApi(withOwnMethod(`${line}${method}`.replaceAll('--request', '-X')), seen);
};

function ghApi(line: string, seen: Seen, hasFields = false): ReturnType<CommandRule> {
  const writes = hasFields || /(?:^| )(?:-X|--method)[ =]?(?!GET|HEAD)\w/iu.test(line);
  const sensitive =
    /\/merge(?:[ ?]|$)|\/merges|git\/refs|\/protection|\/rulesets|\/hooks|\/keys|\/secrets|\/actions\/permissions|\/collaborators|\/contents\/|mergePullRequest|enablePullRequestAutoMerge|createCommitOnBranch|updateRef|deleteRef|\/reviews/u.test(
      line,
    );
  const deletes = /(?:-X|--method)[ =]?delete/iu.test(line);
  // A query out of a file or a pipe may be any mutation.
  const unseen = /\bgraphql\b/u.test(line) && /(?:^| )(?:\S*=)?@\S|(?:^| )--input(?: |=)/u.test(line);
  return (writes && sensitive) || deletes || unseen
    ? refuse('host-settings', seen, 'it merges, moves branches or changes settings through the API', 'Ask a person.')
    : [];
}
