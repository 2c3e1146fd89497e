import { Ending } from '@agent-remediation/conventions/core';

/**
 * The action's inputs, read once. An empty string is absent. Faults are collected and raised together by `check`: a wrong value is
 * shown only where it cannot be a secret.
 */
export class Inputs {
  readonly #environment: Readonly<Record<string, string | undefined>>;
  readonly #faults: { readonly missing: boolean; readonly message: string }[] = [];

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.#environment = environment;
  }

  /** As the runner passes it: `INPUT_<NAME>` with hyphens kept, spaces turned into underscores, upper case. */
  text(name: string): string | undefined {
    const value = this.#environment[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`]?.trim();
    return value === '' ? undefined : value;
  }

  /** `required: true` in action.yml is not enforced by the runner: it is here. */
  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) this.#fault(true, `input \`${name}\` is missing or empty`);
    return value ?? '';
  }

  flag(name: string): boolean {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined || value === 'false') return false;
    if (value !== 'true') this.#fault(false, `input \`${name}\`: allowed are true and false`);
    return value === 'true';
  }

  choice<Choice extends string>(name: string, allowed: readonly Choice[]): Choice | undefined {
    const value = this.text(name);
    const found = allowed.find((choice) => choice === value);
    if (value !== undefined && found === undefined)
      this.#fault(false, `input \`${name}\`: allowed are ${allowed.join(', ')}`);
    return found;
  }

  /** A whole number within bounds. */
  integer(name: string, minimum: number, maximum: number): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const number = /^[0-9]{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= minimum && number <= maximum) return number;
    this.#fault(false, `input \`${name}\`: a whole number from ${minimum} to ${maximum} is allowed`);
    return undefined;
  }

  /** One entry per line; empty lines do not count. */
  lines(name: string): readonly string[] | undefined {
    const lines = this.text(name)
      ?.split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    return lines === undefined || lines.length === 0 ? undefined : lines;
  }

  /** Inputs under the names that a reader of their own takes. */
  raw(names: readonly string[]): Readonly<Record<string, string>> {
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = this.text(name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }

  fault(message: string): void {
    this.#fault(false, message);
  }

  get faulty(): boolean {
    return this.#faults.length > 0;
  }

  /** Raises every fault at once. */
  check(): void {
    if (this.#faults.length === 0) return;
    const reason = this.#faults.every((fault) => fault.missing) ? 'input-missing' : 'input-invalid';
    throw new Ending(reason, this.#faults.map((fault) => fault.message).join('; '));
  }

  #fault(missing: boolean, message: string): void {
    this.#faults.push({ missing, message });
  }
}
