import { readFileSync } from 'node:fs';
import { plain, type Terminal } from './terminal.ts';

interface Command {
  readonly says: string;
  /** What it takes after its name; a command without takes nothing. */
  readonly takes?: string;
  readonly run: (terminal: Terminal, args: readonly string[]) => Promise<number>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  demo: {
    says: 'Plays one finding from label to closed issue; needs no account and no network.',
    run: async (terminal) => (await import('./demo/demo.ts')).demo(terminal),
  },
  init: {
    says: '[FOLDER]  Sets a repository up: shows the files, and writes them with --write.',
    takes: '[--write] [FOLDER]',
    run: async (terminal, args) => (await import('./agent/init.ts')).init(terminal, args),
  },
  doctor: {
    says: 'OWNER/REPO  Looks at a repository on GitHub and says what is wrong with its set-up.',
    takes: 'OWNER/REPO',
    run: async (terminal, args) => (await import('./doctor/doctor.ts')).doctor(terminal, args, process.env),
  },
  lint: {
    says: '[FOLDER]  Checks rules file, skills, hooks, MCP file and knowledge entries.',
    takes: '[FOLDER]',
    run: async (terminal, args) => (await import('./agent/lint.ts')).lint(terminal, args, process.env),
  },
  open: {
    says: 'FILE…  Shows coverage snapshots in a browser, served on this machine only.',
    takes: '[--api-url URL] FILE…',
    run: async (terminal, args) => (await import('./snapshot/open.ts')).open(terminal, args),
  },
  validate: {
    says: 'FILE…  Checks coverage snapshots and shows each fault at its line and column.',
    takes: 'FILE…',
    run: async (terminal, args) => (await import('./snapshot/validate.ts')).validate(terminal, args),
  },
  'build-snapshot': {
    says: 'FILE…  Builds a coverage snapshot from input files.',
    takes: 'FILE…',
    run: async (terminal, args) => (await import('./snapshot/build.ts')).build(terminal, args),
  },
  report: {
    says: 'FILE  Shows a coverage snapshot as Markdown, CSV or a badge.',
    takes: 'FILE',
    run: async (terminal, args) => (await import('./snapshot/report.ts')).report(terminal, args),
  },
  diff: {
    says: 'BEFORE AFTER  Shows what got better, worse, new and gone between two snapshots.',
    takes: 'BEFORE AFTER',
    run: async (terminal, args) => (await import('./snapshot/report.ts')).diff(terminal, args),
  },
  forward: {
    says: 'Takes webhooks of issue trackers and hands ready tickets on; settings are variables.',
    takes: '[--host HOST] [--port PORT] [--log all]',
    run: async (terminal, args) => (await import('./forward/forward.ts')).forward(terminal, args),
  },
  dispatch: {
    says: 'FILE  Sends the findings of a scanner to GitHub as security-finding events.',
    takes: '--repository OWNER/NAME FILE',
    run: async (terminal, args) => (await import('./dispatch/dispatch.ts')).dispatch(terminal, args),
  },
  help: {
    says: 'Shows this text.',
    run: (terminal) => {
      terminal.write(usage());
      return Promise.resolve(0);
    },
  },
};

/** Exit codes: 0 done; 1 the command failed and said why; 2 it was called wrongly. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name = 'help', ...rest] = args;
  if (name === '--version' || name === '-v') {
    terminal.write(`${version()}\n`);
    return 0;
  }
  const asksForHelp = name === '--help' || name === '-h' || rest.includes('--help') || rest.includes('-h');
  const command = asksForHelp ? COMMANDS['help'] : Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) return wrongly(`"${name}" is not a command`, terminal);
  if (rest.length > 0 && !asksForHelp && command.takes === undefined)
    return wrongly(`"${name}" takes no arguments, but was given "${rest.join(' ')}"`, terminal);
  try {
    return await command.run(terminal, rest);
  } catch (error) {
    terminal.writeError(`agent-remediation ${name}: ${said(error)}\n`);
    return 1;
  }
}

/** Lines stay lines; a message may quote what came from outside. */
function said(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n').map(plain).join('\n');
}

function wrongly(what: string, terminal: Terminal): number {
  terminal.writeError(`agent-remediation: ${what}. "agent-remediation help" lists what there is.\n`);
  return 2;
}

/** Characters of the longest command name and the space behind it. */
const COLUMN = 16;

function usage(): string {
  const commands = Object.entries(COMMANDS).map(([name, { says }]) => `  ${name.padEnd(COLUMN)}${says}`);
  return `${[
    'Hands security findings to a coding agent and brings them back as reviewed draft pull requests.',
    '',
    'Usage: agent-remediation <command>',
    '',
    ...commands,
    `  ${'--version'.padEnd(COLUMN)}Shows the version.`,
    '',
    'In a clone: npm run demo',
  ].join('\n')}\n`;
}

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown';
}
