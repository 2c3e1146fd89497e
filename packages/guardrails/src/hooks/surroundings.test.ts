import { describe, expect, test } from '@jest/globals';
import { blockRiskyPaths } from './block-risky-paths/judge.ts';
import type { Hook, Refusal, Surroundings } from './frame/hook.ts';
import { noDangerousShell } from './no-dangerous-shell/judge.ts';
import type { Files } from './paths/files.ts';
import { DEFAULT_POLICY } from './policy/default.ts';
import { scanSecrets } from './scan-secrets/judge.ts';
import { readToolCall } from './tool-call/tool-call.ts';

/** Files of a machine: text, a list of names for a folder, or `-> target` for a link. */
type Tree = Readonly<Record<string, string | readonly string[]>>;

function filesOf(tree: Tree): Files {
  const text = (path: string): string | undefined => {
    const found = tree[path];
    return typeof found === 'string' && !found.startsWith('-> ') ? found : undefined;
  };
  return {
    link: (path) => {
      const found = tree[path];
      return typeof found === 'string' && found.startsWith('-> ') ? found.slice(3) : undefined;
    },
    names: (folder) => {
      const found = tree[folder.replace(/\/+$/u, '')];
      return typeof found === 'object' ? found : undefined;
    },
    isFolder: (path) => typeof tree[path] === 'object',
    text: (path, most) => ((text(path)?.length ?? 0) <= most ? text(path) : undefined),
  };
}

interface Case {
  readonly hook?: Hook;
  readonly tree?: Tree;
  readonly command?: string;
  readonly call?: object;
  readonly around?: Partial<Surroundings>;
}

async function judged({
  hook = noDangerousShell,
  tree = {},
  command,
  call,
  around,
}: Case): Promise<readonly Refusal[]> {
  const input = call ?? { tool_name: 'Bash', tool_input: { command } };
  return hook.judge(readToolCall(Buffer.from(JSON.stringify(input)), '/r'), {
    // A copy: answers about files are remembered by policy as long as the process of a hook lives.
    policy: { ...DEFAULT_POLICY },
    task: { dependency: false },
    files: filesOf(tree),
    root: '/r',
    home: '/h',
    taskFile: undefined,
    notes: '/n',
    ...around,
  });
}

/** Rules by name; a warning has a question mark. */
const rules = async (each: Case): Promise<readonly string[]> =>
  (await judged(each)).map(({ rule, severity }) => (severity === 'warn' ? `${rule}?` : rule)).sort();

describe('a push of the branch that is checked out', () => {
  const onMain: Tree = { '/r/.git': [], '/r/.git/HEAD': 'ref: refs/heads/main\n' };

  test('is one to the main branch when that is what HEAD names, and says so', async () => {
    const [refusal] = await judged({ tree: onMain, command: 'git push' });
    expect(refusal).toMatchObject({
      rule: 'push-main',
      why: 'nobody pushes to a main branch: changes arrive by a reviewed pull request; the current branch is main',
    });
  });

  test.each<[string, Tree, readonly string[]]>([
    ['git push', { '/r/.git/HEAD': 'ref: refs/heads/fix/x\n' }, []],
    ['git push', { '/r/.git/HEAD': '0123456789abcdef\n' }, []],
    ['git push', { '/r/.git/HEAD': 'xref: refs/heads/main\n' }, []],
    ['git push', {}, []],
    ['git push', { '/.git/HEAD': 'ref: refs/heads/main' }, []],
    ['git push origin HEAD', onMain, ['push-main']],
    ['git push origin @', onMain, ['push-main']],
    ['git push origin head', onMain, ['push-main']],
    ['git push -u origin', onMain, ['push-main']],
    ['git push origin x:HEAD', onMain, ['push-main']],
    ['git push origin HEADX', onMain, []],
    ['git push origin fix/x', onMain, []],
    ['git push -n', onMain, []],
    ['cd sub/deep && git push', onMain, ['push-main']],
    ['git -C sub push', onMain, ['push-main']],
    ['git -C /other push', { ...onMain, '/other/.git/HEAD': 'ref: refs/heads/x' }, []],
    ['git -C /other push', { '/other/.git/HEAD': 'ref: refs/heads/main' }, ['push-main']],
    ['cd /other && git push', { '/other/.git/HEAD': 'ref: refs/heads/main' }, ['push-main']],
    // A worktree has a file that says where its folder is.
    [
      'git push',
      { '/r/.git': 'gitdir: /m/.git/worktrees/r\n', '/m/.git/worktrees/r/HEAD': 'ref: refs/heads/main' },
      ['push-main'],
    ],
    ['git push', { '/r/.git': 'gitdir:../m/x', '/r/../m/x/HEAD': 'ref: refs/heads/main' }, ['push-main']],
    ['git push', { '/r/.git': 'gitdir: /m/x', '/m/x/HEAD': 'ref: refs/heads/x' }, []],
    ['git push', { '/r/.git/HEAD': `ref: refs/heads/main${' '.repeat(5_000)}` }, []],
  ])('%s where %j: %j', async (command, tree, expected) => {
    expect(await rules({ command, tree })).toStrictEqual(expected);
  });
});

describe('a package that is there need not be fetched', () => {
  test.each<[string, Tree, readonly string[]]>([
    ['npx tool', { '/r/node_modules/.bin': ['tool'] }, []],
    ['npx tool', { '/r/node_modules/.bin': ['other'] }, ['installer?']],
    ['npx tool', {}, ['installer?']],
    ['npm exec tool', { '/r/node_modules/.bin': ['tool'] }, []],
    ['cd sub && npx tool', { '/r/node_modules/.bin': ['tool'] }, []],
    ['cd sub && npx tool', { '/r/sub/node_modules/.bin': ['tool'] }, []],
    ['cd sub && npx tool', { '/r/other/node_modules/.bin': ['tool'] }, ['installer?']],
    ['cd "$x" && npx tool', { '/r/node_modules/.bin': ['tool'] }, []],
    ['npx -y tool', { '/r/node_modules/.bin': ['tool'] }, ['installer']],
  ])('%s where %j: %j', async (command, tree, expected) => {
    expect(await rules({ command, tree })).toStrictEqual(expected);
  });

  test('it is looked for where the command runs and at the root, and nowhere where the folder is not known', async () => {
    const asked = async (command: string): Promise<readonly string[]> => {
      const folders: string[] = [];
      const names = (folder: string): undefined => void folders.push(folder);
      await judged({ command, around: { files: { ...filesOf({}), names } } });
      return folders;
    };
    expect(await asked('cd sub && npx tool')).toEqual(['/r/sub/node_modules/.bin', '/r/node_modules/.bin']);
    expect(await asked('cd "$x" && npx tool')).toEqual(['/r/node_modules/.bin']);
  });
});

describe('a pattern means the files that are there', () => {
  test.each<[string, Tree, readonly string[]]>([
    ['cat *', { '/r': ['a', '.env'] }, []],
    ['cat .*', { '/r': ['a', '.env'] }, ['credentials-read']],
    ['cat *.key', { '/r': ['master.key'] }, ['credentials-read']],
    ['cat *.key', { '/r': ['a.key'] }, []],
    ['cat sub/*.key', { '/r/sub': ['master.key'] }, ['credentials-read']],
    ['cat */master.ke?', { '/r': ['sub'], '/r/sub': ['master.key'] }, ['credentials-read']],
    ['cat m[a]ster.key', { '/r': ['master.key'] }, ['credentials-read']],
    ['cat ma?ter.key', { '/r': ['mater.key'] }, []],
    ['cd sub; cat *.key', { '/r/sub': ['master.key'], '/r': [] }, ['credentials-read']],
    ['cat /x/*.key', { '/x': ['master.key'] }, ['credentials-read']],
  ])('%s where %j: %j', async (command, tree, expected) => {
    expect(await rules({ command, tree })).toStrictEqual(expected);
  });

  test.each<[string, Tree, readonly string[]]>([
    ['rm *.tf', { '/r': ['main.tf'] }, ['infrastructure']],
    ['rm *.txt', { '/r': ['a.txt'] }, []],
    ['touch *', { '/r': ['a', 'main.tf'] }, ['infrastructure']],
    ['touch *', { '/r': ['a', '.npmrc'] }, []],
    ['touch .np*', { '/r': ['a', '.npmrc'] }, ['checks']],
    ['touch sub/*/x', { '/r/sub': ['a'] }, []],
    ['touch */main.tf', { '/r': ['a', 'b'] }, ['infrastructure']],
    ['touch m*n.tf', { '/r': ['man.tf', 'mxn.tx'] }, ['infrastructure']],
    ['touch *', { '/r': Array.from({ length: 501 }, (_, at) => `a${at}`) }, ['unclear']],
    ['touch *', { '/r': Array.from({ length: 500 }, (_, at) => `a${at}`) }, []],
    ['cd "$x"; touch *', { '/r': ['main.tf'] }, ['infrastructure']],
  ])('%s where %j: %j', async (command, tree, expected) => {
    expect(await rules({ hook: blockRiskyPaths, command, tree })).toStrictEqual(expected);
  });
});

describe('a path leads where its links lead', () => {
  test.each<[string, Tree, readonly string[]]>([
    ['touch a/x', { '/r/a': '-> .github' }, ['automation']],
    ['touch a/x', { '/r/a': '-> /etc' }, ['system']],
    ['touch a/x', { '/r/a': '-> b', '/r/b': '-> a' }, ['loop']],
    ['touch a/x', { '/r/a': '-> src' }, []],
    ['ln -s .github a; touch a/x', {}, ['automation', 'automation', 'automation']],
    ['patch -p1 -i x.diff', { '/r/x.diff': '+++ b/main.tf\n' }, ['infrastructure']],
    ['patch -p1 < x.diff', { '/r/x.diff': '+++ b/main.tf\n' }, ['infrastructure']],
    ['patch src/a x.diff', { '/r/x.diff': '+++ b/main.tf\n' }, ['infrastructure']],
    ['patch --input=x.diff', { '/r/x.diff': '+++ b/main.tf\n' }, ['infrastructure']],
    ['git apply x.diff', { '/r/x.diff': '+++ b/main.tf\n' }, ['infrastructure']],
    ['git apply a.diff x.diff', { '/r/x.diff': '+++ b/main.tf\n' }, ['infrastructure']],
    ['git am x.diff', { '/r/x.diff': 'rename to main.tf\n' }, ['infrastructure']],
    ['cd sub; git apply x.diff', { '/r/sub/x.diff': '+++ b/main.tf\n' }, ['infrastructure']],
    ['git apply x.diff', { '/r/x.diff': '+++ b/src/a.ts\n' }, []],
    ['git diff x.diff', { '/r/x.diff': '+++ b/main.tf\n' }, []],
    ['touch /tmp/other/.github/x', {}, []],
  ])('%s where %j: %j', async (command, tree, expected) => {
    expect(await rules({ hook: blockRiskyPaths, command, tree })).toStrictEqual(expected);
  });

  test('another repository in a temporary folder is protected by its own folder', async () => {
    const tree = { '/tmp/other/.git': [] };
    expect(await rules({ hook: blockRiskyPaths, command: 'cd /tmp/other; touch .github/x', tree })).toStrictEqual([
      'automation',
    ]);
  });
});

test('what is deleted behind a loop of links is elsewhere', async () => {
  const tree = { '/r/a': '-> b', '/r/b': '-> a' };
  expect(await rules({ command: 'rm -rf a/x', tree })).toStrictEqual(['destructive-delete']);
  expect(await rules({ command: 'rm -rf c/x', tree })).toStrictEqual([]);
});

describe('in a dependency task (D17)', () => {
  const around = { task: { dependency: true } };

  test.each([
    'npm install x',
    'pnpm add x',
    'yarn upgrade x',
    'cargo update',
    'pip install x',
    'pip uninstall x',
    'go get x',
    'poetry add x',
    'npm pkg set dependencies.x=1',
    'composer require x',
  ])('%s is free', async (command) => {
    expect(await rules({ command, around })).toStrictEqual([]);
    expect(await rules({ command })).toStrictEqual(['installer']);
  });

  test.each([
    'npm install -g x',
    'npm install --global x',
    'npm i --location x',
    'yarn global add x',
    'cargo install x',
    'go install x',
    'gem install x',
    'deno install x',
    'pnpm dlx x',
    'npm link x',
    'npm ln x',
    'uv tool install x',
    'poetry self update',
    'bun x y',
    'pnpm create x',
    'mix archive.install x',
    'pip install -i https://x y',
    'pip install "$x"',
    'npx -y x',
    'apt-get install x',
    'npm create x',
  ])('%s stays blocked', async (command) => {
    expect(await rules({ command, around })).toStrictEqual(['installer']);
  });

  test.each<[object, readonly string[]]>([
    [{ tool_name: 'Bash', tool_input: { command: 'npm install' } }, []],
    [{ tool_name: 'Bash', tool_input: { command: 'git checkout main -- package-lock.json' } }, []],
    [{ tool_name: 'Bash', tool_input: { command: 'rm package-lock.json' } }, []],
    [{ tool_name: 'Write', tool_input: { file_path: 'package-lock.json', content: 'x' } }, []],
  ])('lockfiles: %j', async (call, expected) => {
    expect(await rules({ hook: blockRiskyPaths, call, around })).toStrictEqual(expected);
    const plain = await rules({ hook: blockRiskyPaths, call });
    expect(plain).toStrictEqual(JSON.stringify(call).includes('package-lock') ? ['lockfile'] : []);
  });
});

describe('what is written is read again after the call (P21)', () => {
  const secret = ['gh', 'p_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('');
  const call = (event: string, content: string): object => ({
    hook_event_name: event,
    tool_name: 'Write',
    tool_input: { file_path: 'src/a.ts', content },
  });

  test('a credential in the file is told, with the way to take it back', async () => {
    const [refusal, ...others] = await judged({
      hook: scanSecrets,
      call: call('PostToolUse', 'x'),
      tree: { '/r/src/a.ts': `a\nb\n${secret}\n` },
    });
    expect(others).toStrictEqual([]);
    expect(refusal).toEqual({
      rule: 'secret',
      seen: 'line 3: something in the form of a credential (github, 40 characters)',
      why: 'it is already in the file, and everything in a commit stays readable for ever',
      instead:
        'Take it out of the file now. Read it from the environment or from the secret store at run time, and write a placeholder such as <token> in examples. If it was ever pushed, tell a person to revoke it.',
      severity: 'block',
    });
  });

  test('before the call only what it would write counts', async () => {
    const tree = { '/r/src/a.ts': secret };
    expect(await judged({ hook: scanSecrets, call: call('PreToolUse', 'x'), tree })).toStrictEqual([]);
    expect(await judged({ hook: scanSecrets, call: call('Stop', secret), tree })).toStrictEqual([]);
    expect(await judged({ hook: scanSecrets, call: call('PreToolUse', secret) })).toEqual([
      {
        rule: 'secret',
        seen: 'line 1: something in the form of a credential (github, 40 characters)',
        why: 'everything in a commit stays readable for ever',
        instead:
          'Read it from the environment or from the secret store at run time, and write a placeholder such as <token> in examples.',
        severity: 'block',
      },
    ]);
  });

  test('a value that only may be one is a warning', async () => {
    const content = `password: "${['x9Kq', '2mPz', '7Lw4', 'Rt8v'].join('')}"`;
    expect(await judged({ hook: scanSecrets, call: call('PreToolUse', content) })).toMatchObject([
      { rule: 'perhaps-a-secret', severity: 'warn' },
    ]);
  });
});

test.each(['PostToolUse', 'Stop', 'SessionStart'])(
  'seed 6: the other hooks have nothing to say at %s',
  async (hook_event_name) => {
    const call = { hook_event_name, tool_name: 'Bash', tool_input: { command: 'rm -rf / > .github/x' } };
    expect(await judged({ call })).toStrictEqual([]);
    expect(await judged({ hook: blockRiskyPaths, call })).toStrictEqual([]);
  },
);
