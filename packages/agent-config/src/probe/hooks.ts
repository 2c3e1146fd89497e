import type { HookCommand } from '../lint/hook-settings.ts';
import { end, start, type ChildOptions } from './child.ts';

/** How one configured command answered one sample call. */
export interface HookRun {
  readonly hook: HookCommand;
  readonly sample: string;
  readonly mustBlock: boolean;
  /** Exit code; `undefined` when it was ended by the time limit or a signal, or could not be started. */
  readonly code: number | undefined;
  readonly message: string;
}

const LIMIT_MS = 10_000;
const MAX_MESSAGE = 500;

interface Sample {
  readonly name: string;
  readonly mustBlock: boolean;
  readonly tool: string;
  readonly input: Readonly<Record<string, string>>;
}

/** Nothing of this is carried out: a hook only judges the call. */
function samples(folder: string): readonly Sample[] {
  return [
    { name: 'rm -rf /', mustBlock: true, tool: 'Bash', input: { command: 'rm -rf /' } },
    {
      name: 'git push origin HEAD:main',
      mustBlock: true,
      tool: 'Bash',
      input: { command: 'git push origin HEAD:main' },
    },
    {
      name: 'edit of a workflow',
      mustBlock: true,
      tool: 'Edit',
      input: { file_path: `${folder}/.github/workflows/ci.yml`, old_string: 'a', new_string: 'b' },
    },
    { name: 'ls', mustBlock: false, tool: 'Bash', input: { command: 'ls' } },
    {
      name: 'edit of README.md',
      mustBlock: false,
      tool: 'Edit',
      input: { file_path: `${folder}/README.md`, old_string: 'a', new_string: 'b' },
    },
  ];
}

/**
 * Runs every command that is configured before a tool, with sample calls as the agent would send them (seed 6): a call goes through unless at
 * least one of the commands ends with 2.
 */
export async function probeHooks(commands: readonly HookCommand[], options: ChildOptions): Promise<readonly HookRun[]> {
  const runs: HookRun[] = [];
  for (const sample of samples(options.folder)) {
    for (const hook of commands.filter(
      ({ event, matcher }) => event === 'PreToolUse' && concerns(matcher, sample.tool),
    ))
      runs.push({
        hook,
        sample: sample.name,
        mustBlock: sample.mustBlock,
        ...(await run(hook.command, sample, options)),
      });
  }
  return runs;
}

function concerns(matcher: string | undefined, tool: string): boolean {
  if (matcher === undefined || matcher === '' || matcher === '*') return true;
  if (/^[\w\s|,-]+$/.test(matcher)) return matcher.split(/[|,]/).some((name) => name.trim() === tool);
  try {
    return new RegExp(matcher).test(tool);
  } catch {
    return false;
  }
}

function run(
  command: string,
  sample: Sample,
  options: ChildOptions,
): Promise<{ readonly code: number | undefined; readonly message: string }> {
  const call = {
    session_id: 'probe',
    cwd: options.folder,
    hook_event_name: 'PreToolUse',
    tool_name: sample.tool,
    tool_input: sample.input,
  };
  return new Promise((resolve) => {
    const child = start('sh', ['-c', command], options);
    let message = '';
    const timer = setTimeout(() => end(child), LIMIT_MS);
    child.stderr?.on('data', (chunk: Buffer) => {
      if (message.length < MAX_MESSAGE) message += chunk.toString('utf8').slice(0, MAX_MESSAGE);
    });
    child.stdin?.on('error', () => undefined);
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve({ code: undefined, message: error.message });
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      end(child);
      resolve({ code: code ?? undefined, message });
    });
    child.stdin?.end(JSON.stringify(call));
  });
}
