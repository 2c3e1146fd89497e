import { describe, expect, test } from '@jest/globals';
import { readToolCall, type ToolCall } from './tool-call.ts';
import { isKnownTool, kindOfTool } from './tools.ts';

const read = (input: unknown): ToolCall => readToolCall(Buffer.from(JSON.stringify(input)), '/here');
const call = (tool_name: string, tool_input: object): ToolCall => read({ tool_name, tool_input });
const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);

test('seed 6: event, session, folder and whether the stop was asked for', () => {
  const more = { tool_name: 'Bash', tool_input: { command: 'ls' } };
  expect(read(more)).toMatchObject({ event: 'before', tool: 'Bash', session: '', cwd: '/here', stopAgain: false });
  expect(read({ ...more, session_id: 's', cwd: '/x', stop_hook_active: true })).toMatchObject({
    session: 's',
    cwd: '/x',
    stopAgain: true,
  });
  expect(read({ ...more, session_id: 7, cwd: 'x', stop_hook_active: 'true' })).toMatchObject({
    session: '',
    cwd: '/here',
    stopAgain: false,
  });
});

test.each([
  [undefined, 'before'],
  ['PreToolUse', 'before'],
  ['PermissionRequest', 'before'],
  ['PostToolUse', 'after'],
  ['MyToolUseHook', 'before'],
  ['pretooluse', 'before'],
])('the event %j is one %s a call', (hook_event_name, event) => {
  expect(read({ hook_event_name, tool_name: 'Bash', tool_input: { command: 'ls' } })).toMatchObject({
    event,
    commands: ['ls'],
  });
});

test.each([
  ['Stop', 'stop'],
  ['SessionStart', 'other'],
  ['', 'other'],
])('the event %j has no call in it', (hook_event_name, event) => {
  expect(read({ hook_event_name, tool_name: 'Bash', tool_input: { command: 'ls' } })).toEqual({
    event,
    tool: 'Bash',
    session: '',
    cwd: '/here',
    stopAgain: false,
    kind: 'reads',
    commands: [],
    writes: [],
    texts: [],
    values: [],
  });
  expect(read({ hook_event_name })).toMatchObject({ event, tool: '' });
});

describe('what is no tool call is a fault, and blocks (P11)', () => {
  test.each([
    [null, 'the input is not a JSON object'],
    [[], 'the input is not a JSON object'],
    [7, 'the input is not a JSON object'],
    [{ tool_name: 7, tool_input: {} }, 'tool_name is not a string'],
    [{ hook_event_name: 7, tool_name: 'x', tool_input: {} }, 'hook_event_name is not a string'],
    [{ tool_name: 'x' }, 'tool_input is not a JSON object'],
    [{ tool_name: 'x', tool_input: 'ls' }, 'tool_input is not a JSON object'],
    [{ tool_name: 'x', tool_input: [] }, 'tool_input is not a JSON object'],
    [{ tool_name: 'Bash', tool_input: {} }, 'a shell call without a command'],
    [{ tool_name: 'Bash', tool_input: { description: 'x' } }, 'a shell call without a command'],
    [{ tool_name: 'Bash', tool_input: { command: 7 } }, 'command is not text'],
    [{ tool_name: 'x', tool_input: { shellCommand: true } }, 'shellCommand is not text'],
    [{ tool_name: 'Write', tool_input: { file_path: 7 } }, 'file_path is not text'],
    [{ tool_name: 'Write', tool_input: { content: 'x' } }, 'a write without a path'],
    [{ tool_name: 'Write', tool_input: { patches: 'x' } }, 'a write without a path'],
    [{ tool_name: 'Write', tool_input: { xpatch: 'x' } }, 'a write without a path'],
    [{ tool_name: 'Bash', tool_input: { command: 'a\0b' } }, 'a path or command with a NUL character'],
    [{ tool_name: 'Write', tool_input: { path: 'a\0b' } }, 'a path or command with a NUL character'],
    [{ tool_name: 'x', tool_input: { x: nested(65) } }, 'an input that is too deep or has too many values'],
    [
      { tool_name: 'x', tool_input: { x: Array.from({ length: 100_000 }, () => 0) } },
      'an input that is too deep or has too many values',
    ],
  ])('number %#', (input, message) => {
    expect(() => read(input)).toThrow(expect.objectContaining({ name: 'GuardFault', message }));
  });

  test.each([
    [Buffer.alloc(0), 'there is no input'],
    [Buffer.from('ls'), 'the input is not JSON in UTF-8'],
    [Buffer.from([0x22, 0xff, 0x22]), 'the input is not JSON in UTF-8'],
  ])('bytes %j', (bytes, message) => {
    expect(() => readToolCall(bytes, '/')).toThrow(expect.objectContaining({ name: 'GuardFault', message }));
  });

  test.each([
    [{ tool_name: 'x', tool_input: { x: nested(60) } }],
    [{ tool_name: 'x', tool_input: { count: 7, done: true } }],
    [{ tool_name: 'x', tool_input: { x: 'a\0b' } }],
    [{ tool_name: 'Write', tool_input: { patch: 'x' } }],
    [{ tool_name: 'Write', tool_input: { diff: 'x' } }],
    [{ tool_name: 'apply_patch', tool_input: { input: 'x' } }],
    [{ tool_name: 'x', tool_input: { x: Array.from({ length: 90_000 }, () => 0) } }],
  ])('number %# is none', (input) => {
    expect(() => read(input)).not.toThrow();
  });
});

describe('which tools do what', () => {
  test.each<[string, string]>([
    ...'Read Grep Glob LS NotebookRead WebFetch WebSearch TodoRead TodoWrite Task Agent Skill ToolSearch AskUserQuestion ExitPlanMode LSP BashOutput KillShell read grep glob find_file_by_name find_filecontent view list search web_search webfetch think read_file list_dir'
      .split(' ')
      .map((tool): [string, string] => [tool, 'reads']),
    ...'Edit Write MultiEdit NotebookEdit edit write create_file str_replace insert apply_patch str_replace_based_edit_tool'
      .split(' ')
      .map((tool): [string, string] => [tool, 'writes']),
    ...'Bash exec bash shell sh run terminal execute run_command Monitor'
      .split(' ')
      .map((tool): [string, string] => [tool, 'shell']),
    ...'PowerShell powershell pwsh cmd CMD'.split(' ').map((tool): [string, string] => [tool, 'other-shell']),
  ])('the table knows %s: %s', (tool, kind) => {
    expect([kindOfTool(tool), isKnownTool(tool)]).toEqual([kind, true]);
  });

  test.each([
    ...'read get list search find view describe stat tree fetch show query'.split(' ').flatMap((verb) => [
      [`mcp__x__${verb}`, 'reads'],
      [`mcp__x__${verb}_file`, 'reads'],
      [`mcp__x__${verb}s`, 'unknown'],
      [`mcp__x__x_${verb}`, 'unknown'],
    ]),
    ...'create update write replace edit delete remove put set move rename push insert append save apply merge commit upload patch copy add'
      .split(' ')
      .flatMap((verb) => [
        [`mcp__x__get_${verb}`, 'unknown'],
        [`mcp__x__get_${verb}_x`, 'unknown'],
        [`mcp__x__get_x${verb}x`, 'reads'],
      ]),
    ['Frobnicate', 'unknown'],
    ['read_x', 'unknown'],
    ['xmcp__x__read', 'unknown'],
    ['mcp__read', 'unknown'],
    ['mcp__x__', 'unknown'],
  ])('%s: %s', (tool = '', kind) => {
    expect([kindOfTool(tool), isKnownTool(tool)]).toEqual([kind, false]);
  });
});

describe('commands of a call', () => {
  test.each<[string, object, readonly string[]]>([
    ...'command cmd commands script shell_command bash_command command_line shellCommand'
      .split(' ')
      .map((key): [string, object, readonly string[]] => ['x', { [key]: 'ls' }, ['ls']]),
    ['x', { commandx: 'ls' }, []],
    ['x', { xcommand: 'ls' }, []],
    ['x', { description: 'ls' }, []],
    ['Bash', { command: ['ls', '-l'] }, ["'ls' '-l'"]],
    ['Bash', { command: ['a', "b'c"] }, ["'a' 'b'\\''c'"]],
    ['Bash', { commands: ['ls', 'rm x'] }, ["'ls' 'rm x'", 'ls', 'rm x']],
    ['Bash', { command: ['ls'], args: ['a'] }, ["'ls'", 'a']],
    ['Bash', { command: 'ls', args: ['a b', 7] }, ["ls 'a b'"]],
    ['Bash', { command: 'ls', args: [] }, ['ls']],
    ['Bash', { command: ['ls', 7] }, ['ls']],
    ['x', { deep: [{ command: 'ls' }] }, ['ls']],
    ['Write', { path: 'a', command: 'ls' }, []],
    ['write_stdin', { chars: 'ls' }, ['ls']],
    ['x_send_keys', { keys: 'ls' }, ['ls']],
    ['send_input', { input: 'ls' }, ['ls']],
    ['send_text', { text: 'ls' }, ['ls']],
    ['send_command', { data: 'ls' }, ['ls']],
    ['write_to_shell', { text: 'ls' }, ['ls']],
    ['write_to_process', { text: 'ls' }, ['ls']],
    ['write_to_terminal', { text: 'ls' }, ['ls']],
    ['terminal_input', { text: 'ls' }, ['ls']],
    ['mcp__term__type_text', { text: 'ls' }, ['ls']],
    ['type_text', { xtext: 'ls' }, []],
    ['type_text', { textx: 'ls' }, []],
    ['type_texts', { text: 'ls' }, []],
    ['xtype_text', { text: 'ls' }, []],
    ['python', { code: 'f()' }, ["python3 -c 'f()'"]],
    ['python_exec', { source: 'f()' }, ["python3 -c 'f()'"]],
    ['execute_code', { input: 'f()' }, ["python3 -c 'f()'"]],
    ['executeCode', { code: 'f()' }, ["python3 -c 'f()'"]],
    ['run_code', { code: 'f()' }, ["python3 -c 'f()'"]],
    ['runcode', { code: 'f()' }, ["python3 -c 'f()'"]],
    ['exec_code', { code: 'f()' }, ["python3 -c 'f()'"]],
    ['repl', { code: 'f()' }, ["python3 -c 'f()'"]],
    ['jupyter_x', { code: 'f()' }, ["python3 -c 'f()'"]],
    ['notebook_execute', { code: 'f()' }, ["python3 -c 'f()'"]],
    ['mcp__x__javascript', { code: "f('a')" }, ["node -e 'f('\\''a'\\'')'"]],
    ['nodejs', { code: 'f()' }, ["node -e 'f()'"]],
    ['node', { code: 'f()' }, ["node -e 'f()'"]],
    ['repl', { codes: 'f()' }, []],
    ['repl', { xcode: 'f()' }, []],
    ['repls', { code: 'f()' }, []],
    ['Read', { code: 'f()' }, []],
  ])('%s %j: %j', (tool, input, commands) => {
    expect(call(tool, input).commands).toEqual(commands);
  });
});

describe('paths of a call', () => {
  const paths =
    'file files path paths filename file_name filenames file_path filepaths path_name path_names uri uris target destination dest source src dir directory folder';
  test.each<[string, object, readonly string[]]>([
    ...paths.split(' ').flatMap((key): [string, object, readonly string[]][] => [
      ['x', { [key]: 'a' }, ['a']],
      ['x', { [`my_${key}`]: 'a' }, ['a']],
      ['x', { [`my${key.replaceAll('_', '')}`]: 'a' }, []],
      ['x', { [`${key}x`]: 'a' }, []],
    ]),
    ['x', { filePath: 'a' }, ['a']],
    ['x', { FILE_PATH: 'a' }, ['a']],
    ['x', { command: 'a', description: 'b' }, []],
    ['x', { paths: ['a', 'b', 'a'] }, ['a', 'b']],
    ['x', { path: '' }, []],
    ['x', { path: '/dev/null' }, []],
    ['x', { path: 'https://h/x' }, []],
    ['x', { path: 'HTTP://h/x' }, []],
    ['x', { path: 'xhttp://h' }, ['xhttp://h']],
    ['x', { files: [{ path: 'a' }, { path: 'b' }] }, ['a', 'b']],
    ['x', { changes: { 'a/b.ts': 'x', 'c.md': 'y', 'd\\e': 'z', f: 'g' } }, ['a/b.ts', 'c.md', 'd\\e']],
    ['x', { changes: { 'c.': 'y', 'a.b c': 'x' } }, []],
    ['Read', { file_path: 'a' }, []],
    ['mcp__x__read_file', { path: 'a' }, []],
    ['mcp__x__read_file', { path: 'a', content: 'x' }, ['a']],
    ['mcp__x__read_file', { path: 'a', mytext: 'x' }, ['a']],
    ['mcp__x__read_file', { path: 'a', data: 'x' }, ['a']],
    ['mcp__x__read_file', { path: 'a', patch: 'x' }, ['a']],
    ['mcp__x__read_file', { path: 'a', replacement: 'x' }, ['a']],
    ['mcp__x__read_file', { path: 'a', destination: 'x' }, ['a', 'x']],
    ['mcp__x__read_file', { path: 'a', dest: 'x' }, ['a', 'x']],
    ['mcp__x__read_file', { path: 'a', output: 'x' }, ['a']],
    ['mcp__x__read_file', { path: 'a', destx: 'x' }, []],
    ['Bash', { command: 'ls', path: 'a' }, []],
    ['x', { path: 'a', description: 'b' }, ['a']],
    [
      'apply_patch',
      { input: '*** Add File: a\n*** Update File: b\n*** Delete File: c\n*** Move to: d' },
      ['a', 'b', 'c', 'd'],
    ],
    ['x', { patch: '--- a/x\n+++ b/y\n+++ z\nrename to w' }, ['x', 'y', 'z', 'w']],
    ['x', { diff: '+++ b/y  ' }, ['y']],
    ['mydiff', { text: '+++ b/y' }, ['y']],
    ['x', { text: '+++ b/y' }, []],
    ['x', { diffs: '+++ b/y' }, []],
    ['x', { mydiff: '+++ b/y' }, []],
    ['x', { patch: ' +++ b/y\n+++b/z\n+++ /dev/null' }, []],
  ])('%s %j: %j', (tool, input, writes) => {
    expect(call(tool, input).writes.toSorted()).toEqual(writes.toSorted());
  });
});

test.each([
  [{ content: 'a', file_path: 'b', old_string: 'c', new_string: 'd' }, ['a', 'd']],
  [{ old_str: 'a', old_text: 'b', description: 'c', explanation: 'd', pattern: 'e', query: 'f', url: 'g' }, []],
  [{ old_strings: 'a', xold_str: 'b', command: 'c' }, ['a', 'b', 'c']],
  [{ oldString: 'a', newString: 'b' }, ['b']],
  [{ edits: [{ old_string: 'a', new_string: 'b' }], done: true, count: 7 }, ['b', 'true']],
])('texts that %j puts somewhere: %j', (input, texts) => {
  expect(call('x', input).texts).toEqual(texts);
});

test('every value keeps the nearest key above it, in snake case', () => {
  expect(call('x', { aB: ['x', { cD: 'y' }], e: false, f: 7, g: null }).values).toEqual([
    { key: 'a_b', text: 'x' },
    { key: 'c_d', text: 'y' },
    { key: 'e', text: 'false' },
  ]);
});
