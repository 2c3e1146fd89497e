import { Ending, REASONS, type ReasonCode, type TraceRow } from '@agent-remediation/conventions';
import { createRedactor, createSecretFinder, escapeForLog, redactTokens } from '@agent-remediation/text';
import { Inputs } from './inputs.ts';
import { readRunner, type Environment, type Runner } from './runner.ts';
import type { Started } from './start.ts';

/** What an action gives back. Outputs are set whether it succeeds or not (D9). */
export interface ActionResult {
  readonly reason: ReasonCode;
  readonly message: string;
  readonly trace: readonly TraceRow[];
  readonly success: boolean;
  readonly outputs: Readonly<Record<string, string>>;
  /** Markdown of the action's own for the step summary; may hold nothing untrusted but what was redacted and made inert. */
  readonly summary?: string;
  /** What is shown at its place in a file; any text is safe here. */
  readonly annotations?: readonly Annotation[];
}

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  readonly path?: string | undefined;
  readonly line?: number | undefined;
}

/** What an action works with: the runner's facts and everything that reaches the outside. */
export interface Kit {
  readonly inputs: Inputs;
  readonly runner: Runner;
  readonly environment: Environment;
  /** Takes the run's secrets out of a text, in every encoding, and what looks like a token (P6). */
  readonly redact: (text: string) => string;
  readonly holdsSecret: (text: string) => boolean;
  /** One line of progress; any text is safe here. */
  readonly log: (line: string) => void;
}

export interface ActionOptions<Work> {
  readonly name: string;
  /** Inputs that are secrets: they, and their encodings, appear in no output. */
  readonly secrets: readonly string[];
  readonly environment: Environment;
  readonly started: Started<Work>;
  readonly main: (work: Work, kit: Kit) => Promise<ActionResult>;
}

// Shorter values cannot be told from ordinary text; no key or token is that short.
const SHORTEST_SECRET = 6;

/** Runs an action's work and reports it. Every error is wrapped here, once. */
export async function runAction<Work>({
  name,
  secrets,
  environment,
  started,
  main,
}: ActionOptions<Work>): Promise<void> {
  const inputs = new Inputs(environment);
  const values = secrets
    .flatMap((secret) => inputs.text(secret) ?? [])
    .filter((value) => value.length >= SHORTEST_SECRET);
  const redactSecrets = late(() => createRedactor(values));
  const redact = (text: string) => redactTokens(redactSecrets(text));
  const log = (line: string) => {
    process.stdout.write(`${escapeForLog(redact(`${name}: ${line}`))}\n`);
  };
  const kit = { inputs, environment, redact, holdsSecret: late(() => createSecretFinder(values)), log };
  const result = await work(started, kit, main);
  // Loaded only now: the report does not need to be ready before the work is done.
  const { report } = await import('./report.ts');
  await report(result, { name, redact, redactSecrets });
}

/** Builds a function when it is first called: the table of encodings costs some milliseconds that the first request need not wait for. */
function late<Result>(build: () => (text: string) => Result): (text: string) => Result {
  let built: ((text: string) => Result) | undefined;
  return (text) => (built ??= build())(text);
}

async function work<Work>(
  started: Started<Work>,
  kit: Omit<Kit, 'runner'>,
  main: ActionOptions<Work>['main'],
): Promise<ActionResult> {
  try {
    if (started.kind === 'error') throw started.error;
    return await main(started.work, { ...kit, runner: readRunner(kit.environment) });
  } catch (error) {
    const reason = error instanceof Ending ? error.reason : 'bug';
    const message =
      error instanceof Ending ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
    return {
      reason,
      message,
      trace: [{ rule: reason, seen: message, verdict: 'stop', change: REASONS[reason].remedy }],
      success: false,
      outputs: {},
    };
  }
}

/** So many random hex digits. */
export function randomHex(digits: number): string {
  return process
    .getBuiltinModule('node:crypto')
    .randomBytes(Math.ceil(digits / 2))
    .toString('hex')
    .slice(0, digits);
}
