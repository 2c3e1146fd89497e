import { resolve as absolute } from 'node:path';
import type { HookCommand } from '../lint/hook-settings.ts';
import { isRecord } from '../json-file.ts';
import { end, start, type ChildOptions } from './child.ts';

/** How one configured command answered one sample call. */
export interface HookRun {
  readonly hook: HookCommand;
  readonly sample: string;
  readonly mustBlock: boolean;
  /** Exit code; `undefined` when it was ended by the time limit or a signal, or could not be started. */
  readonly code: number | undefined;
  /** By exit code 2, or by a decision on its standard output, which counts with any code. */
  readonly blocks: boolean;
  readonly message: string;
}

const LIMIT_MS = 10_000;
/** A process that a hook leaves behind may hold its pipes: what has not come by then is not waited for. */
const GRACE_MS = 250;
const MAX_MESSAGE = 500;
/** Characters; the agent reads so many. */
const MAX_OUTPUT = 10_000;

interface Sample {
  readonly name: string;
  readonly mustBlock: boolean;
  readonly kind: 'shell' | 'edit';
  readonly input: Readonly<Record<string, string>>;
}

/** Nothing of this is carried out: a hook only judges the call. */
function samples(folder: string): readonly Sample[] {
  const push = 'git push origin HEAD:main';
  const edit = { old_string: 'a', new_string: 'b' };
  const workflow = `${folder}/.github/workflows/ci.yml`;
  return [
    { name: 'rm -rf /', mustBlock: true, kind: 'shell', input: { command: 'rm -rf /' } },
    { name: push, mustBlock: true, kind: 'shell', input: { command: push } },
    { name: 'edit of a workflow', mustBlock: true, kind: 'edit', input: { file_path: workflow, ...edit } },
    { name: 'ls', mustBlock: false, kind: 'shell', input: { command: 'ls' } },
    { name: 'edit of README.md', mustBlock: false, kind: 'edit', input: { file_path: `${folder}/README.md`, ...edit } },
  ];
}

/**
 * Runs every command that is configured before a tool, with sample calls as its agent would send them (seed 6): a call goes through unless at
 * least one of the commands blocks it.
 */
export async function probeHooks(commands: readonly HookCommand[], options: ChildOptions): Promise<readonly HookRun[]> {
  const folder = absolute(options.folder);
  const environment = { ...options.environment, CLAUDE_PROJECT_DIR: folder, DEVIN_PROJECT_DIR: folder };
  const runs: HookRun[] = [];
  for (const sample of samples(folder)) {
    for (const hook of commands) {
      const [tool = ''] = hook.agent.tools[sample.kind];
      if (hook.event !== 'PreToolUse' || !concerns(hook, tool)) continue;
      const { name, mustBlock } = sample;
      const answer = await run(hook.command, callOf(sample, tool, folder), { ...options, folder, environment });
      runs.push({ hook, sample: name, mustBlock, ...answer });
    }
  }
  return runs;
}

function callOf({ input }: Sample, tool: string, folder: string): object {
  return {
    session_id: 'probe',
    cwd: folder,
    hook_event_name: 'PreToolUse',
    tool_name: tool,
    tool_input: input,
  };
}

function concerns({ matcher, agent }: HookCommand, tool: string): boolean {
  if (matcher === undefined || matcher === '') return true;
  if (agent.id !== 'devin') {
    if (matcher === '*') return true;
    if (/^[\w\s|,-]+$/.test(matcher)) return matcher.split(/[|,]/).some((name) => name.trim() === tool);
  }
  try {
    return new RegExp(matcher).test(tool);
  } catch {
    return false;
  }
}

type Answer = Pick<HookRun, 'code' | 'blocks' | 'message'>;

function run(command: string, call: object, options: ChildOptions): Promise<Answer> {
  return new Promise((resolve) => {
    const child = start('sh', ['-c', command], options);
    let [message, output] = ['', ''];
    const finish = (code: number | undefined, instead = message): void => {
      clearTimeout(timer);
      end(child);
      resolve({ code, blocks: code === 2 || denies(output), message: instead });
    };
    const timer = setTimeout(() => finish(undefined), options.limit ?? LIMIT_MS);
    child.stdout?.on('data', (chunk: Buffer) => {
      if (output.length < MAX_OUTPUT) output += chunk.toString('utf8').slice(0, MAX_OUTPUT);
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      if (message.length < MAX_MESSAGE) message += chunk.toString('utf8').slice(0, MAX_MESSAGE);
    });
    child.stdin?.on('error', () => undefined);
    child.on('error', (error) => finish(undefined, error.message));
    child.on('exit', (code) => {
      const late = setTimeout(() => finish(code ?? undefined), GRACE_MS);
      child.on('close', () => {
        clearTimeout(late);
        finish(code ?? undefined);
      });
    });
    child.stdin?.end(JSON.stringify(call));
  });
}

/** A decision that the agent reads from the standard output, in the form of today and in the old one. */
function denies(output: string): boolean {
  try {
    const said: unknown = JSON.parse(output);
    const decision = isRecord(said) ? said['hookSpecificOutput'] : undefined;
    return (
      isRecord(said) &&
      (said['decision'] === 'block' || (isRecord(decision) && decision['permissionDecision'] === 'deny'))
    );
  } catch {
    return false;
  }
}
