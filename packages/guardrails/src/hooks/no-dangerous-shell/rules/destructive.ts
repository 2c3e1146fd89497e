import { FOUND, isKnown, shown } from '../../shell/field.ts';
import { has, readOptions } from '../../shell/options.ts';
import type { Seen } from '../../shell/program.ts';
import { isShell } from '../../shell/shells.ts';
import { reachOf } from './places.ts';
import { refuse, type CommandRule, type Context } from './rule.ts';

const DELETES = 'it deletes or overwrites more than this task owns, and nothing brings it back';
const INSTEAD =
  'Name the files of this task, below the repository or in /tmp, without variables or wildcards that reach further.';

const rm: CommandRule = (seen, context) => {
  const options = readOptions(seen.args, {}, true);
  if (has(options, '--help', '--version')) return [];
  if (has(options, '--no-preserve-root')) return refuse('destructive-delete', seen, DELETES, INSTEAD);
  const recursive =
    seen.base === 'rimraf' ||
    has(options, '-r', '-R', '--recursive') ||
    seen.args.some((arg) => arg.startsWith('-') && !isKnown(arg));
  for (const path of options.operands) {
    const reach = reachOf(path, seen.cwd, context);
    if (reach === 'whole' || (recursive && (reach === 'outside' || reach === 'unknown'))) {
      return refuse('destructive-delete', seen, DELETES, INSTEAD);
    }
  }
  return [];
};

const find: CommandRule = (seen, context) => {
  if (!seen.args.includes('-delete')) return [];
  // A few options stand before the places.
  const before = seen.args.findIndex((arg, at) => !/^-(?:[HLPEXdsxD]+|O\d)$/u.test(arg) && seen.args[at - 1] !== '-D');
  const args = seen.args.slice(before);
  const first = args.findIndex((arg) => /^[-(!]/u.test(arg));
  const starts = args.slice(0, first < 0 ? undefined : first);
  const filtered = seen.args.some((arg) =>
    /^-(?:i?name|i?path|i?regex|empty|mtime|mmin|atime|ctime|cmin|newer|size|user|inum|perm|samefile|links|group|iwholename|wholename|lname)/u.test(
      arg,
    ),
  );
  const reaches = (starts.length === 0 ? ['.'] : starts).map((start) =>
    reachOf(filtered ? `${start}/${FOUND}` : start, seen.cwd, context),
  );
  const wide = reaches.some(
    (reach) => reach === 'outside' || ((reach === 'whole' || reach === 'unknown') && !filtered),
  );
  return wide ? refuse('destructive-delete', seen, DELETES, INSTEAD) : [];
};

/** Disks, file systems, and what overwrites without asking. */
const always: CommandRule = (seen) =>
  seen.args.some((arg) => arg === '--help' || arg === '--version')
    ? []
    : refuse(
        'destructive-device',
        seen,
        'it changes disks, file systems or the machine itself',
        'Leave the machine as it is; the task needs files of the repository alone.',
      );

const ALWAYS = [
  'mkswap',
  'wipefs',
  'fdisk',
  'sfdisk',
  'cfdisk',
  'gdisk',
  'sgdisk',
  'parted',
  'blkdiscard',
  'hdparm',
  'cryptsetup',
  'lvremove',
  'vgremove',
  'pvremove',
  'badblocks',
  'shutdown',
  'reboot',
  'halt',
  'poweroff',
  'init',
  'telinit',
  'insmod',
  'rmmod',
  'modprobe',
  'kexec',
  'swapoff',
  'userdel',
  'groupdel',
  'deluser',
  'delgroup',
  'visudo',
  'vipw',
  'srm',
  'wipe',
  'scrub',
  'nwipe',
  'diskutil',
  'killall5',
  'umount',
  'losetup',
  'passwd',
  'chpasswd',
  'useradd',
  'adduser',
  'usermod',
  'groupadd',
  'groupmod',
  'gpasswd',
  'chsh',
  'chfn',
  'sudoedit',
  'setcap',
  'zpool',
  'mkfs',
  'newfs',
];

const shred: CommandRule = (seen, context) => {
  const { operands } = readOptions(seen.args, { values: 'ns' }, true);
  const wide = operands.some((path) => !['inside', 'temporary'].includes(reachOf(path, seen.cwd, context)));
  return wide ? refuse('destructive-delete', seen, DELETES, INSTEAD) : [];
};

const dd: CommandRule = (seen, context) => {
  const target = seen.args.find((arg) => arg.startsWith('of='))?.slice(3);
  const wide = target !== undefined && ['outside', 'unknown', 'whole'].includes(reachOf(target, seen.cwd, context));
  return wide ? refuse('destructive-device', seen, 'it writes raw data outside the repository', INSTEAD) : [];
};

const permissions: CommandRule = (seen, context) => {
  const options = readOptions(seen.args, {}, true);
  const recursive = has(options, '-R', '--recursive');
  // `chmod -x file`: a mode that looks like an option.
  const paths = options.operands.slice(
    has(options, '--reference') || seen.args.some((arg) => /^-[rwxXst]+$/u.test(arg)) ? 0 : 1,
  );
  const wide = paths.some((path) => {
    const reach = reachOf(path, seen.cwd, context);
    return reach === 'outside'
      ? recursive || /^\/(?:etc|usr|bin|sbin|boot|lib)\b/u.test(path)
      : reach === 'whole' && recursive && isAbove(path);
  });
  if (wide)
    return refuse('destructive-permissions', seen, 'it changes owners or permissions outside the repository', INSTEAD);
  return seen.args.some((arg) => /^(?:[^-]*,)?[ugoa]*[+=][rwxXt]*s|^[-+=]?0*[2-7][0-7]{3}$/u.test(arg))
    ? refuse('set-user-id', seen, 'a set-user-id file runs with the rights of its owner', 'Leave that bit alone.')
    : [];
};

/** `/`, the home folder, or a folder above: not the repository's own folder, which may be given new permissions. */
function isAbove(path: string): boolean {
  return /^[/~]|^\.\./u.test(path);
}

const mv: CommandRule = (seen, context) => {
  const options = readOptions(seen.args, { values: 'tS', long: ['--target-directory', '--suffix'] }, true);
  const { operands } = options;
  const sources = has(options, '-t', '--target-directory') ? operands : operands.slice(0, -1);
  const toDevice = operands.at(-1) === '/dev/null';
  const wide = sources.some(
    (path) => reachOf(path, seen.cwd, context) === 'whole' && (isKnown(path) || isAbove(path)) && path !== '.',
  );
  return toDevice || wide ? refuse('destructive-delete', seen, DELETES, INSTEAD) : [];
};

const truncate: CommandRule = (seen, context) => {
  const { operands } = readOptions(seen.args, { values: 'sr', long: ['--size', '--reference'] }, true);
  const wide = operands.some((path) => ['outside', 'whole'].includes(reachOf(path, seen.cwd, context)));
  return wide ? refuse('destructive-delete', seen, DELETES, INSTEAD) : [];
};

const rsync: CommandRule = (seen, context) => {
  const options = readOptions(
    seen.args,
    { values: 'eTBfM', long: ['--rsh', '--exclude', '--include', '--files-from'] },
    true,
  );
  const deletes = options.flags.some(({ name }) => name.startsWith('--del') || name === '--remove-source-files');
  const target = options.operands.at(-1);
  if (!deletes || target === undefined) return [];
  return ['inside', 'temporary'].includes(reachOf(target, seen.cwd, context))
    ? []
    : refuse('destructive-delete', seen, DELETES, INSTEAD);
};

const kill: CommandRule = (seen) =>
  seen.args.some((arg, at) => arg === '-1' && at > 0)
    ? refuse(
        'destructive-process',
        seen,
        'it ends every process of the user',
        'End one process that you started, by its number.',
      )
    : [];

const crontab: CommandRule = (seen) =>
  seen.args.some((arg) => /^-[a-z]*l/u.test(arg))
    ? []
    : refuse('schedule', seen, 'it replaces or removes the user’s whole schedule', 'Leave schedules alone.');

/** `at` runs a program later, when nobody looks; listing is free. */
const schedules: CommandRule = (seen) =>
  seen.args.some((arg) => /^-[lV]$/u.test(arg))
    ? []
    : refuse('schedule', seen, 'it runs a program later, when nobody looks', 'Run it now, or leave it.');

/** Every process of a user, the agent's own among them. */
const pkill: CommandRule = (seen) =>
  seen.args.some(
    (arg) =>
      /^(?:-[uUG]|--(?:e?uid|group|user)|-v$|--inverse)/u.test(arg) || /^(?:|\.|\.\*|\^|\.\+|\^\.\*)$/u.test(arg),
  )
    ? refuse(
        'destructive-process',
        seen,
        'it ends every process of a user',
        'End one process that you started, by its number.',
      )
    : [];

const REMOTE_SHELL = 'it gives a shell to whoever is at the other end of a connection';

/** A program started at the end of a connection. */
const connection: CommandRule = (seen) => {
  const starts =
    seen.base === 'socat'
      ? seen.args.some((arg) => /^(?:exec|system|shell|pty):/iu.test(arg))
      : seen.args.some((arg) => /^-[a-zA-Z]*[ec](?:$|\/|(?:ba|da|z|k|a)?sh$)|^--(?:exec|sh-exec|lua-exec)/u.test(arg));
  return starts ? refuse('remote-shell', seen, REMOTE_SHELL, 'Do not.') : [];
};

const PUBLISHES = /(?:^| )(?:publish|unpublish)(?: |$)/u;
/** A task of some project, and whatever repository it names, but for the one on this machine. */
const PUBLISHES_TASK = /(?:^| )(?:\S*:)?publish(?!ToMavenLocal)\S*(?: |$)/u;
const DEPLOYS = /(?:^| )(?:deploy(?:ments:delete)?|destroy|remove|delete)(?: |$)/u;

/** Services whose one command removes or replaces what others depend on. */
const SERVICE_VERBS: Readonly<Record<string, RegExp>> = {
  kubectl: /(?:^| )(?:delete|drain|replace --force|scale .*--replicas=?\s?0)(?: |$)/u,
  oc: /(?:^| )(?:delete)(?: |$)/u,
  helm: /(?:^| )(?:uninstall|delete|rollback|push)(?: |$)/u,
  terraform: /(?:^| )(?:destroy|apply|import|state rm|state push|taint|force-unlock|workspace delete)(?: |$)/u,
  tofu: /(?:^| )(?:destroy|apply|import|state rm|state push|taint|force-unlock|workspace delete)(?: |$)/u,
  terragrunt: /(?:^| )(?:destroy|apply|run-all)(?: |$)/u,
  pulumi: /(?:^| )(?:destroy|up|cancel|stack rm)(?: |$)/u,
  cdk: /(?:^| )(?:destroy|deploy)(?: |$)/u,
  docker:
    /(?:^| )(?:system prune|volume (?:rm|prune)|container prune|image prune|network prune|builder prune|rm(?: .*)? (?:-[a-z]*f|--force)|rmi(?: .*)? (?:-[a-z]*f|--force)|compose .*down .*(?:-v|--volumes)|swarm leave|stack rm|push|build .*--push)(?: |$)|--privileged|--cap-add[ =](?:ALL|(?:CAP_)?SYS_\w+)|--device[ =]\/dev\/(?!null|fuse|kvm|dri)|(?:-v|--volume)[ =]?\/(?:etc|root|home|var\/run|boot|usr)?\/?:|\b(?:source|src)=\/(?:,|$| )|--(?:pid|ipc|userns)[ =]host\b|docker\.sock\b/u,
  podman:
    /(?:^| )(?:system (?:prune|reset)|volume (?:rm|prune)|rm(?: .*)? (?:-[a-z]*f|--force)|push)(?: |$)|--privileged|--cap-add[ =](?:ALL|(?:CAP_)?SYS_\w+)|(?:-v|--volume)[ =]?\/(?:etc|root|home|var\/run|boot|usr)?\/?:|\b(?:source|src)=\/(?:,|$| )|--(?:pid|ipc)[ =]host\b|(?:docker|podman)\.sock\b/u,
  aws: /(?:^| )(?:s3 (?:rb|rm)|s3 sync .*--delete|[a-z0-9-]+ (?:delete|terminate|deregister|remove|purge)-[a-z-]+)(?: |$)/u,
  gcloud: /(?:^| )(?:delete|destroy|remove-iam-policy-binding|app deploy|storage (?:rm|buckets delete))(?: |$)/u,
  gsutil: /(?:^| )(?:rm|rb|rsync .*-d)(?: |$)/u,
  az: /(?:^| )(?:delete|purge)(?: |$)/u,
  doctl: /(?:^| )(?:delete|destroy)(?: |$)/u,
  heroku: /(?:^| )(?:apps:destroy|pg:reset|pg:psql|destroy)(?: |$)/u,
  'redis-cli': /(?:^| )(?:flushall|flushdb|shutdown)(?: |$)/iu,
  dropdb: /./u,
  dropuser: /./u,
  mysqladmin: /(?:^| )(?:drop|shutdown)(?: |$)/u,
  systemctl:
    /(?:^| )(?:stop|disable|mask|poweroff|reboot|halt|kill|isolate|rescue|emergency|enable|link|edit|set-property)(?: |$)/u,
  launchctl: /(?:^| )(?:unload|remove|bootout|disable|load|bootstrap|submit|enable|setenv)(?: |$)/u,
  loginctl: /(?:^| )(?:enable-linger|terminate-\w+|kill-\w+)(?: |$)/u,
  'update-alternatives': /(?:^| )--(?:install|set|remove\S*)(?: |$)/u,
  iptables: /(?:^| )(?:-F|-X|--flush|-P)(?: |$)/u,
  nft: /(?:^| )flush(?: |$)/u,
  ufw: /(?:^| )(?:disable|reset)(?: |$)/u,
  'docker-compose': /(?:^| )down .*(?:-v|--volumes)(?: |$)/u,
  ip6tables: /(?:^| )(?:-F|-X|--flush|-P)(?: |$)/u,
  npm: /(?:^| )(?:publish|unpublish|deprecate|owner|token|adduser|login)(?: |$)/u,
  pnpm: PUBLISHES,
  yarn: PUBLISHES,
  bun: PUBLISHES,
  deno: PUBLISHES,
  poetry: PUBLISHES,
  uv: PUBLISHES,
  pdm: PUBLISHES,
  rye: PUBLISHES,
  flit: PUBLISHES,
  hatch: PUBLISHES,
  vsce: PUBLISHES,
  lerna: PUBLISHES,
  gradle: PUBLISHES_TASK,
  gradlew: PUBLISHES_TASK,
  cargo: /(?:^| )(?:publish|yank|owner|login)(?: |$)/u,
  twine: /(?:^| )upload(?: |$)/u,
  gem: /(?:^| )(?:push|yank|owner|signin)(?: |$)/u,
  mix: /(?:^| )hex\.publish(?: |$)/u,
  mvn: /(?:^| )(?:deploy|release:perform|deploy:\S+)(?: |$)/u,
  mvnw: /(?:^| )(?:deploy|release:perform|deploy:\S+)(?: |$)/u,
  nuget: /(?:^| )(?:push|delete)(?: |$)/u,
  dotnet: /(?:^| )nuget (?:push|delete)(?: |$)/u,
  goreleaser: /(?:^| )release(?: |$)/u,
  firebase: DEPLOYS,
  netlify: DEPLOYS,
  fly: DEPLOYS,
  flyctl: DEPLOYS,
  serverless: DEPLOYS,
  sls: DEPLOYS,
  sam: DEPLOYS,
  wrangler: DEPLOYS,
  vercel: /(?:^| )(?:deploy|remove|rm|--prod)(?: |$)/u,
  sysctl: /(?:^| )(?:-w|--write|-p|--system|[\w.]+=\S*)(?: |$)/u,
  'pre-commit': /(?:^| )uninstall(?: |$)/u,
  lefthook: /(?:^| )uninstall(?: |$)/u,
  husky: /(?:^| )uninstall(?: |$)/u,
  overcommit: /(?:^| )--uninstall(?: |$)/u,
  setenforce: /(?:^| )(?:0|permissive)(?: |$)/iu,
  history: /(?:^| )-[a-z]*c[anw]*(?: |$)/u,
};

/** Clients whose `-h` is the host. */
const HOST_BY_H = /^(?:redis-cli|drop\w+|mysqladmin|docker|podman)$/u;

const service: CommandRule = (seen) => {
  const pattern = SERVICE_VERBS[seen.base];
  const line = shown(seen.args.join(' '));
  const asks = HOST_BY_H.test(seen.base)
    ? /(?:^| )(?:--help|--dry-run(?:=(?!none)\w+)?)(?: |$)|(?:^| )-h$/u
    : /(?:^| )(?:--help|--dry-run(?:=(?!none)\w+)?|-h)(?: |$)/u;
  if (pattern === undefined || !pattern.test(line) || asks.test(line)) return [];
  return refuse(
    'destructive-service',
    seen,
    'it removes, replaces or publishes what others depend on',
    'Leave running services, clusters, registries and stores to a person.',
  );
};

const SQL =
  /\b(?:drop\s+(?:table|database|schema|user|role|index|(?:materialized\s+)?view|function|procedure|trigger|extension|type|sequence)|truncate\s+(?:table\s+)?\w+|delete\s+from\s+[\w."`]+\s*(?:;|$)|alter\s+table)\b|\bdelete\s+from\s+[\w."`]+\s*(?:;|$)|\.(?:shell|system)\b|\\!|\.drop(?:Database)?\(\s*\)|\.deleteMany\(\s*\{\s*\}/iu;

const sql: CommandRule = (seen) => {
  const text = `${seen.args.join('\n')}\n${seen.input.kind === 'text' || seen.input.kind === 'pipe' ? (seen.input.text ?? '') : ''}`;
  return SQL.test(text)
    ? refuse(
        'destructive-database',
        seen,
        'it removes data or changes a schema, which is an ask-first change',
        'Stop and ask; write a migration only after a person agreed.',
      )
    : [];
};

/** `> /dev/sda` and other redirections that overwrite what is not the repository's. */
export function redirectionRules(seen: Seen, context: Context): ReturnType<CommandRule> {
  for (const { operator, target } of seen.redirections) {
    if (!operator.includes('>') || (operator === '>&' && /^\d+-?$|^-$/u.test(target)) || !isKnown(target)) continue;
    if (/^\/dev\/(?:sd|hd|vd|xvd|nvme|mmcblk|disk|mem|kmem|port|mapper|dm-)/u.test(target)) {
      return refuse('destructive-device', `> ${target}`, 'it writes raw data to a device', INSTEAD);
    }
    if (/^\/dev\/(?:tcp|udp)\//u.test(target) && isShell(seen.base)) {
      return refuse('remote-shell', `> ${target}`, REMOTE_SHELL, 'Do not.');
    }
    if (/^\/(?:etc|boot|proc\/sys|sys)\//u.test(target) && reachOf(target, seen.cwd, context) === 'outside') {
      return refuse(
        'destructive-system-file',
        `> ${target}`,
        'it overwrites the configuration of the machine',
        INSTEAD,
      );
    }
  }
  return [];
}

/** A function that starts itself twice in the background fills the machine with processes. */
export function forkBomb(source: string): ReturnType<CommandRule> {
  const match =
    /([\w:.-]{1,40})[ \t]*(?:\(\)|(?<=\bfunction[ \t]{1,9}[\w:.-]{1,40}[ \t]{0,9}))[ \t\n]*\{[^{}]{0,200}\}/u.exec(
      source,
    );
  const name = match?.[1];
  if (match === null || name === undefined) return [];
  const body = match[0].slice(match[0].indexOf('{'));
  const calls = body.split(/[^\w:.-]+/u).filter((word) => word === name).length;
  return calls >= 2 && body.includes('|') && body.includes('&')
    ? refuse('destructive-process', match[0], 'it starts itself without end', 'Do not.')
    : [];
}

/** Clients of databases. */
const DATABASES = 'psql mysql mariadb sqlite3 sqlite mongosh mongo sqlcmd clickhouse-client duckdb'.split(' ');

const BY_NAME: Readonly<Record<string, CommandRule>> = {
  rm,
  rimraf: rm,
  unlink: rm,
  find,
  gfind: find,
  bfs: find,
  fd: find,
  shred,
  dd,
  chmod: permissions,
  chown: permissions,
  chgrp: permissions,
  setfacl: permissions,
  mv,
  truncate,
  rsync,
  kill,
  crontab,
  at: schedules,
  anacron: schedules,
  incrontab: schedules,
  schtasks: schedules,
  batch: schedules,
  // Without a place it only lists.
  mount: (seen, context) => (seen.args.some((arg) => !arg.startsWith('-')) ? always(seen, context) : []),
  'systemd-run': (seen, context) => (seen.args.some((arg) => arg.startsWith('--on-')) ? schedules(seen, context) : []),
  pkill,
  killall: pkill,
  nc: connection,
  ncat: connection,
  netcat: connection,
  socat: connection,
};

/** The names that `destructiveRule` knows. */
export const DESTRUCTIVE_NAMES: readonly string[] = [
  ...Object.keys(BY_NAME),
  ...DATABASES,
  ...ALWAYS,
  ...Object.keys(SERVICE_VERBS),
];

/** The rule for what a program of this name destroys. */
export function destructiveRule(base: string): CommandRule | undefined {
  if (Object.hasOwn(BY_NAME, base)) return BY_NAME[base];
  if (DATABASES.includes(base)) return sql;
  if (ALWAYS.includes(base)) return always;
  return Object.hasOwn(SERVICE_VERBS, base) ? service : undefined;
}

/** `mkfs.ext4` and its like share a prefix. */
export const makesFileSystem = always;
