import { isAbsolute, join, relative, resolve } from 'node:path';
import type { Environment, Kit } from '@agent-remediation/action-kit';

/** The batch's folder: below the workspace, never the workspace itself (P10). */
export function folderOf({ inputs, environment }: Kit): string {
  const workspace = resolve(environment['GITHUB_WORKSPACE'] ?? '.');
  const folder = resolve(workspace, inputs.text('folder') ?? '.agent-batch');
  const below = relative(workspace, folder);
  if (below === '' || below.startsWith('..') || isAbsolute(below))
    inputs.fault('input `folder`: a folder below the workspace is allowed');
  return folder;
}

/** A folder of ours outside the workspace. */
export const temporaryOf = (environment: Environment): string =>
  join(resolve(environment['RUNNER_TEMP'] ?? environment['TMPDIR'] ?? '/tmp'), 'agent-batch');

export function runUrlOf({ environment, runner }: Kit): string {
  const { owner, name } = runner.repository;
  return `${environment['GITHUB_SERVER_URL'] ?? ''}/${owner}/${name}/actions/runs/${runner.runId}`;
}

const VARIABLE = /^([A-Za-z_][A-Za-z0-9_]{0,100})=(.*)$/su;

/** `NAME=VALUE` lines. A value is never shown: it may be a secret. */
export function variablesOf(inputs: Kit['inputs'], name: string): Readonly<Record<string, string>> {
  const lines = inputs.lines(name) ?? [];
  const pairs = lines.map((line) => VARIABLE.exec(line));
  if (pairs.includes(null)) inputs.fault(`input \`${name}\`: one NAME=VALUE per line is allowed`);
  return Object.fromEntries(pairs.flatMap((pair) => (pair === null ? [] : [[pair[1] ?? '', pair[2] ?? '']])));
}

/** US dollars with up to two decimals; `undefined`: not given. */
export function dollarsOf(inputs: Kit['inputs'], name: string): number | undefined {
  const text = inputs.text(name);
  if (text === undefined) return undefined;
  const amount = /^\d{1,6}(?:\.\d{1,2})?$/u.test(text) ? Number(text) : 0;
  if (amount <= 0) inputs.fault(`input \`${name}\`: an amount of US dollars above 0, such as 2.50, is allowed`);
  return amount;
}

/** Minutes that a job of GitHub's may have, less what the steps around this one need. */
const MOST_MINUTES = 350;

/** Minutes with up to two decimals. */
export function minutesOf(inputs: Kit['inputs'], name: string, otherwise: number): number {
  const text = inputs.text(name);
  if (text === undefined) return otherwise;
  const minutes = /^\d{1,3}(?:\.\d{1,2})?$/u.test(text) ? Number(text) : 0;
  if (minutes <= 0 || minutes > MOST_MINUTES)
    inputs.fault(`input \`${name}\`: a number of minutes above 0 and up to ${MOST_MINUTES} is allowed`);
  return minutes;
}
