/**
 * In the place of GitHub's store of artifacts: one folder for each, below `$ARTIFACTS_TO`. The two actions beside
 * this file do what GitHub's do with the inputs that our templates use.
 */
import { join } from 'node:path';

export function input(name: string): string {
  return (process.env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
}

export function store(...artifact: readonly string[]): string {
  return join(required('ARTIFACTS_TO'), ...artifact);
}

export function workspace(): string {
  return required('GITHUB_WORKSPACE');
}

function required(variable: string): string {
  const value = process.env[variable];
  if (value === undefined || value === '') throw new Error(`${variable} is not set`);
  return value;
}
