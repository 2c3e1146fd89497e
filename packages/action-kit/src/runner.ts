import { readFileSync, statSync } from 'node:fs';
import { Ending, MAX_EVENT_BYTES } from '@agent-remediation/conventions/core';

/** The runner's facts, from the environment variables that it sets. */
export interface Runner {
  readonly eventName: string;
  readonly repository: { readonly owner: string; readonly name: string };
  readonly runId: string;
  readonly runAttempt: number;
  readonly triggeringActor: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  /** Host of the GitHub server, such as `github.com`. */
  readonly host: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export function readRunner(environment: Environment): Runner {
  const [owner, name, ...rest] = variable(environment, 'GITHUB_REPOSITORY').split('/');
  if (!owner || !name || rest.length > 0) throw new Ending('payload-invalid', 'GITHUB_REPOSITORY is not owner/name');
  return {
    eventName: variable(environment, 'GITHUB_EVENT_NAME'),
    repository: { owner, name },
    runId: variable(environment, 'GITHUB_RUN_ID'),
    runAttempt: Number(environment['GITHUB_RUN_ATTEMPT'] ?? '1'),
    triggeringActor: environment['GITHUB_TRIGGERING_ACTOR'] ?? environment['GITHUB_ACTOR'] ?? '',
    apiUrl: variable(environment, 'GITHUB_API_URL'),
    graphqlUrl: variable(environment, 'GITHUB_GRAPHQL_URL'),
    host: new URL(variable(environment, 'GITHUB_SERVER_URL')).host,
  };
}

/** The event file. Read whole, so its size is bounded first. */
export function readEventFile(environment: Environment): unknown {
  const path = variable(environment, 'GITHUB_EVENT_PATH');
  try {
    if (statSync(path).size > MAX_EVENT_BYTES)
      throw new Ending('payload-too-large', `the event has more than ${MAX_EVENT_BYTES} bytes`);
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Ending) throw error;
    throw new Ending('payload-invalid', 'the event file is missing or not JSON', { cause: error });
  }
}

function variable(environment: Environment, name: string): string {
  const value = environment[name];
  if (value === undefined || value === '')
    throw new Ending('payload-invalid', `${name} is not set: this runs inside GitHub Actions`);
  return value;
}
