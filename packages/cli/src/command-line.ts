import { readFileSync } from 'node:fs';
import { meant, readArguments } from './arguments.ts';
import { COMMANDS, isCommand, type CommandName } from './commands.ts';
import { helpFor, helpForAll } from './help.ts';
import { plain, type Terminal } from './terminal.ts';

type Run = (terminal: Terminal, args: readonly string[]) => Promise<number>;

/** Each command is loaded when it is called. What it takes stands in `commands.ts`. */
const RUN: Readonly<Record<CommandName, Run>> = {
  demo: async (terminal, args) =>
    (await readArguments(terminal, 'demo', args)) === undefined ? 2 : (await import('./demo/demo.ts')).demo(terminal),
  init: async (terminal, args) => (await import('./agent/init.ts')).init(terminal, args, process.env),
  lint: async (terminal, args) => (await import('./agent/lint.ts')).lint(terminal, args, process.env),
  doctor: async (terminal, args) => (await import('./doctor/doctor.ts')).doctor(terminal, args, process.env),
  drift: async (terminal, args) => (await import('./drift/drift.ts')).drift(terminal, args, process.env),
  open: async (terminal, args) => (await import('./snapshot/open.ts')).open(terminal, args),
  validate: async (terminal, args) => (await import('./snapshot/validate.ts')).validate(terminal, args),
  'build-snapshot': async (terminal, args) => (await import('./snapshot/build.ts')).build(terminal, args),
  report: async (terminal, args) => (await import('./snapshot/report.ts')).report(terminal, args),
  diff: async (terminal, args) => (await import('./snapshot/report.ts')).diff(terminal, args),
  forward: async (terminal, args) => (await import('./forward/forward.ts')).forward(terminal, args),
  dispatch: async (terminal, args) => (await import('./dispatch/dispatch.ts')).dispatch(terminal, args),
  completion: async (terminal, args) => (await import('./completion.ts')).completion(terminal, args),
  help: async (terminal, args) => {
    const given = await readArguments(terminal, 'help', args);
    if (given === undefined) return 2;
    const [name] = given.rest;
    if (name !== undefined && !isCommand(name)) return unknown(name, terminal);
    terminal.write(name === undefined ? helpForAll() : helpFor(name));
    return 0;
  },
};

/** Exit codes: 0 done; 1 the command failed or found something wrong, and said what; 2 it was called wrongly. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name = 'help', ...rest] = args;
  if (name === '--version' || name === '-v') {
    terminal.write(`${version()}\n`);
    return 0;
  }
  const asksForHelp = ['--help', '-h'].some((flag) => args.includes(flag));
  const command = name === '--help' || name === '-h' ? 'help' : name;
  if (!isCommand(command)) return unknown(name, terminal);
  try {
    if (!asksForHelp) return await RUN[command](terminal, rest);
    terminal.write(command === 'help' ? helpForAll() : helpFor(command));
    return 0;
  } catch (error) {
    terminal.writeError(`agent-remediation ${command}: ${said(error)}\n`);
    return 1;
  }
}

/** A file that a user named and that is not there, in words and without the name of the system's call. */
function missingFile(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('path' in error)) return undefined;
  return error.code === 'ENOENT' ? `${String(error.path)}: There is no such file.` : undefined;
}

/** Lines stay lines; a message may quote what came from outside. */
function said(error: unknown): string {
  const missing = missingFile(error);
  if (missing !== undefined) return plain(missing);
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return String(message).split('\n').map(plain).join('\n');
}

async function unknown(name: string, terminal: Terminal): Promise<2> {
  const near = await meant(name, Object.keys(COMMANDS));
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  terminal.writeError(
    `agent-remediation: "${plain(name)}" is not a command.${hint} "agent-remediation help" lists what there is.\n`,
  );
  return 2;
}

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown';
}
