import type { Refusal, Surroundings } from '../../frame/hook.ts';
import { shown } from '../../shell/field.ts';
import type { Seen } from '../../shell/program.ts';

/** What a rule of commands may use: the surroundings, and the judgement itself for code inside code. */
export interface Context extends Surroundings {
  /** All commands of the same program. */
  readonly commands: readonly Seen[];
  /** Which command reads what another one writes. */
  readonly pipes: ReadonlyMap<Seen, Seen>;
  /** Refusals for a piece of shell code in another program's text. */
  readonly inner: (code: string) => readonly Refusal[];
  /** Whether a variable holds a secret, by its name or because it was given one. */
  readonly isSecret: (name: string) => boolean;
  /** Whether a name of git means a branch that nobody pushes to. */
  readonly isMain: (ref: string) => boolean;
  /** Whether a word of a command names credentials. */
  readonly namesCredentials: (word: string, seen: Pick<Seen, 'cwd'>) => Names;
}

/** What a word names: a file of credentials, or the service that hands them out. */
export type Names = 'file' | 'service' | 'nothing';

/** Looks at one command and says what is wrong with it. */
export type CommandRule = (seen: Seen, context: Context) => readonly Refusal[];

export function refuse(rule: string, seen: Seen | string, why: string, instead: string): readonly Refusal[] {
  return [{ rule, seen: typeof seen === 'string' ? seen : commandLine(seen), why, instead, severity: 'block' }];
}

export function warn(rule: string, seen: Seen, why: string, instead: string): readonly Refusal[] {
  return [{ rule, seen: commandLine(seen), why, instead, severity: 'warn' }];
}

/** What is wrong with a text that may be a command: not that it can be no command at all. */
export function certain(text: string, context: Context): readonly Refusal[] {
  return context
    .inner(text)
    .filter(
      ({ rule, severity }) =>
        severity === 'block' && !/^(?:not-bash|dynamic-name|hidden-code|too-deep|installer)$/u.test(rule),
    );
}

export function commandLine({ name, args }: Seen): string {
  return shown([name, ...args].join(' '));
}
