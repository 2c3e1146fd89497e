import { describe, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_POLICY } from '../policy/default.ts';
import { noFiles } from '../paths/files.ts';
import { readToolCall } from '../tool-call/tool-call.ts';
import { requireTestIfCode } from './judge.ts';
import { appendNote, readNotes } from './notes.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'guard-notes-'));
const fault = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : error;
  }
};

describe('what a session wrote', () => {
  test('is nothing at first, and then what was added, once', () => {
    const file = join(folder(), 'sub', 'notes');
    expect([...readNotes(file)]).toEqual([]);
    appendNote(file, new Set());
    expect(existsSync(file)).toBe(false);
    appendNote(file, new Set(['code'] as const));
    appendNote(file, new Set(['code'] as const));
    expect([...readNotes(file)]).toEqual(['code']);
    appendNote(file, new Set(['code', 'test'] as const));
    expect(readFileSync(file, 'utf8')).toBe('code\ntest\n');
    expect([...readNotes(file)]).toEqual(['code', 'test']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700);
  });

  test('that cannot be read, or written, blocks (P11)', () => {
    const place = folder();
    const large = join(place, 'large');
    writeFileSync(large, 'code\n'.repeat(20_000));
    const link = join(place, 'link');
    symlinkSync(large, link);
    mkdirSync(join(place, 'folder'));
    const file = join(place, 'file');
    writeFileSync(file, 'code\n');
    const plain = 'GuardFault: the notes of this session are not a plain file';
    expect([large, link, join(place, 'folder')].map((each) => fault(() => readNotes(each)))).toEqual([
      plain,
      plain,
      plain,
    ]);
    expect(fault(() => readNotes(join(file, 'x')))).toBe('GuardFault: the notes of this session cannot be read');
    const long = join(place, 'x'.repeat(300));
    expect(fault(() => appendNote(long, new Set(['code'] as const)))).toBe(
      'GuardFault: the notes of this session cannot be read',
    );
  });
});

describe('a change of code without a test', () => {
  const notes = folder();
  const around = {
    policy: DEFAULT_POLICY,
    task: { dependency: false },
    files: noFiles,
    root: '/r',
    home: '/h',
    taskFile: undefined,
    notes,
  };
  const ask = (call: object, place = notes): unknown =>
    requireTestIfCode.judge(readToolCall(Buffer.from(JSON.stringify({ cwd: '/r', ...call })), '/r'), {
      ...around,
      notes: place,
    });
  const told = (seen: string, severity = 'block'): object => ({
    rule: 'test-with-code',
    seen,
    why: 'this session changed code and no test, so nothing shows that the fix works or will stay',
    instead: 'Write a test that fails without the change and passes with it; if none is possible, stop and say why.',
    severity,
  });
  const edit = (path: string, more = {}): object => ({
    tool_name: 'Write',
    tool_input: { file_path: path, content: 'x' },
    ...more,
  });
  const run = (command: string, more = {}): object => ({ tool_name: 'Bash', tool_input: { command }, ...more });

  test('is told at the commit, and at the stop, which is asked for once (seed 6)', () => {
    const s = { session_id: 'a' };
    expect(ask(edit('/r/src/a.ts', s))).toEqual([]);
    expect(ask(run('git commit -m x -q', s))).toEqual([told('git commit -m')]);
    expect(ask({ hook_event_name: 'Stop', ...s })).toEqual([told('the session wants to stop')]);
    expect(ask({ hook_event_name: 'Stop', stop_hook_active: true, ...s })).toEqual([
      told('the session wants to stop', 'warn'),
    ]);
    expect(ask({ tool_name: 'mcp__git__git_commit', tool_input: { message: 'x' }, ...s })).toEqual([
      told('mcp__git__git_commit'),
    ]);
    expect(ask({ ...run('git commit', s), hook_event_name: 'PostToolUse' })).toEqual([]);
    expect(ask(edit('/r/src/a.test.ts', s))).toEqual([]);
    expect(ask(run('git commit', s))).toEqual([]);
    expect(ask({ hook_event_name: 'Stop', ...s })).toEqual([]);
  });

  test('is remembered by session, or by folder where the agent names none', () => {
    expect(ask(edit('/r/src/a.ts', { session_id: 'b' }))).toEqual([]);
    expect(ask(run('git push', { session_id: 'c' }))).toEqual([]);
    expect(ask(run('git push', { session_id: 'b' }))).toEqual([told('git push')]);
    expect(ask(edit('src/a.ts', { cwd: '/r/sub' }))).toEqual([]);
    expect(ask(run('git push', { cwd: '/r/other' }))).toEqual([]);
    expect(ask(run('git push', { cwd: '/r/sub' }))).toEqual([told('git push')]);
  });

  test('cannot be remembered nowhere', () => {
    expect(fault(() => ask(run('ls'), ''))).toBe('GuardFault: there is no folder for notes');
  });

  test.each(
    [
      'git commit',
      'git -C x commit',
      'git push origin x',
      'hub pull-request',
      'hub commit',
      'hub push',
      'jj git push',
      'gh pr create',
      'gh pr create --draft',
      'glab mr create',
      'gh api /repos/o/r/pulls -f title=x',
      'gh api -X POST /repos/o/r/pulls',
      'gh api /repos/o/r/pulls --field a=b',
      'gh api /repos/o/r/pulls --raw-field a=b',
      'gh api /repos/o/r/pulls -F a=b',
      'gh api /repos/o/r/pulls --method POST',
      'gh api /repos/o/r/pulls --input x',
    ].map((command, at) => [command, `leaving ${at}`] as const),
  )('%s hands it on', (command, session_id) => {
    ask(edit('/r/src/a.ts', { session_id }));
    expect(ask(run(command, { session_id }))).toHaveLength(1);
  });

  test.each(
    [
      'git status',
      'git log',
      'hub pull-requests',
      'hub xpush',
      'hub issue',
      'jj git fetch',
      'jj x push',
      'x git push',
      'gh pr view',
      'gh x create',
      'gh api /repos/o/r/pulls',
      'gh api /repos/o/r/issues -f x=y',
      'gh apis /repos/o/r/pulls -f x=y',
      'glab mr list',
      'glab x create',
      'gh api x-f /repos/o/r/pulls',
      'ls',
    ].map((command, at) => [command, `staying ${at}`] as const),
  )('%s does not', (command, session_id) => {
    ask(edit('/r/src/a.ts', { session_id }));
    expect(ask(run(command, { session_id }))).toEqual([]);
  });

  test.each(
    [
      'mcp__x__create_pull_request',
      'mcp__x__create_merge_request',
      'mcp__x__create_commit',
      'mcp__x__push_files',
      'mcp__x__git_commit',
      'mcp__x__git_push',
      'mcp__x__commit',
      'mcp__x__push',
      'mcp__x__commit_changes',
      'mcp__x__push_changes',
    ].map((tool, at) => [tool, `tool ${at}`] as const),
  )('the tool %s hands it on', (tool_name, session_id) => {
    ask(edit('/r/src/a.ts', { session_id }));
    expect(ask({ tool_name, tool_input: {}, session_id })).toHaveLength(1);
    expect(ask({ tool_name: `${tool_name}x`, tool_input: {}, session_id })).toEqual([]);
    expect(ask({ tool_name: `x${tool_name}`, tool_input: {}, session_id })).toEqual([]);
  });

  test.each(
    [
      ['/r/src/a.rs', '#[test]\nfn x() {}'],
      ['/r/src/a.rs', '#[tokio::test]'],
      ['/r/src/a.rs', '#[cfg(test)]'],
      ['/r/src/a.py', 'x\n  >>> f(1)\n1'],
      ['/r/src/a.py', '>>> f(1)'],
    ].map(([path, content], at) => [path, content, `own ${at}`] as const),
  )('%s with %j holds its test', (file_path, content, session_id) => {
    ask({ tool_name: 'Write', tool_input: { file_path, content }, session_id });
    expect(ask(run('git commit', { session_id }))).toEqual([]);
  });

  test.each(
    [
      [edit('/elsewhere/a.ts'), 0],
      [edit('/r/README.md'), 0],
      [edit('/r/src/a.ts', { cwd: '/elsewhere' }), 1],
      [edit('a.ts', { cwd: '/elsewhere' }), 1],
      [run('echo x > src/a.ts'), 1],
      [run('cd src && echo x > a.ts'), 1],
      [run('cd /elsewhere && echo x > a.ts'), 0],
      [run('rm src/a.ts'), 0],
      [run('cat src/a.ts'), 0],
      [run('touch src/a.ts src/a.test.ts'), 0],
      [run('sed -i s/a/b/ src/a.ts'), 1],
      [run('echo x > "$x"'), 0],
      [run("git apply <<< '+++ b/src/a.ts'"), 1],
      [{ tool_name: 'Write', tool_input: { file_path: '/r/a.rs', content: '#[tests]' } }, 1],
      [{ tool_name: 'Write', tool_input: { file_path: '/r/a.py', content: 'x >>> y' } }, 1],
      [{ tool_name: 'Write', tool_input: { file_path: '/r/a.py', content: '>>>x' } }, 1],
    ].map(([call, count], at) => [call, count, `change ${at}`] as const),
  )('%j asks for %i tests', (call, count, session_id) => {
    const { cwd = '/r' } = call as { readonly cwd?: string };
    ask({ ...(call as object), session_id });
    expect(ask(run('git commit', { session_id, cwd }))).toHaveLength(Number(count));
  });

  test('a patch that is a file of the repository counts by what it changes', async () => {
    const asked: string[] = [];
    const files = {
      ...noFiles,
      text: (path: string) => {
        asked.push(path);
        return path === '/r/x.diff' ? '+++ b/src/a.ts\n' : undefined;
      },
    };
    const call = (command: string): ReturnType<typeof readToolCall> =>
      readToolCall(Buffer.from(JSON.stringify({ cwd: '/r', session_id: 'patch', ...run(command) })), '/r');
    await requireTestIfCode.judge(call('git apply x.diff "$y"'), { ...around, files });
    expect(await requireTestIfCode.judge(call('git commit'), { ...around, files })).toHaveLength(1);
    expect(asked.filter((path) => path.endsWith('.diff'))).toEqual(['/r/x.diff']);
    expect(asked.filter((path) => !path.endsWith('.diff'))).toEqual([]);
  });
});
