import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Ending } from '@agent-remediation/conventions';
import { createGuards, DEFAULT_POLICY, readPolicy } from '@agent-remediation/guardrails/judge';
import { createRedactor, createSecretFinder } from '@agent-remediation/text';
import { readMcpServers } from '../agent/mcp-servers.ts';
import { sdkAgent } from '../agent/sdk.ts';
import type { FindingDeps } from './finding.ts';

export interface ConnectOptions {
  /** The checkout of the job, absolute: where the agent SDK is looked for, and whose skills and settings the agent has. */
  readonly workspace: string;
  /** The input `agent-sdk`. */
  readonly sdk: string | undefined;
  readonly apiKey: string | undefined;
  readonly mcpFile: string;
  /** Variables of the agent, by which references in the MCP file are filled in. */
  readonly environment: Readonly<Record<string, string>>;
  /** Values of the variables of the agent and of the commands, each of at least 4 characters. */
  readonly secrets: readonly string[];
  readonly now: () => number;
  readonly log: (line: string) => void;
  readonly redact: (text: string) => string;
  readonly holdsSecret: (text: string) => boolean;
}

/** Where a repository vendors the guards' policy. */
const POLICY_FOLDER = '.agent/hooks';
/** Bytes of a rules or MCP file. */
const MOST_BYTES = 200_000;

/** The agent SDK with the repository's guards, rules and servers, all read on the base commit. */
export function connect({
  workspace,
  sdk,
  apiKey,
  mcpFile,
  environment,
  secrets,
  now,
  log,
  redact,
  holdsSecret,
}: ConnectOptions): FindingDeps {
  // The inputs hold whole lines, `NAME=VALUE`: what a program prints is the value alone.
  const [hide, holds] = [createRedactor(secrets), createSecretFinder(secrets)];
  const agent = sdkAgent({
    workspace,
    trustedProject: workspace,
    secrets,
    now,
    ...(sdk === undefined ? {} : { sdk }),
    ...(apiKey === undefined ? {} : { apiKey }),
  });
  return {
    agent,
    now,
    log: (line) => log(hide(line)),
    redact: (text) => hide(redact(text)),
    holdsSecret: (text) => holds(text) || holdsSecret(text),
    rulesOf: async (tree, file) => (await textIn(tree, file)) ?? '',
    serversOf: async (tree) => {
      const text = await textIn(tree, mcpFile);
      return text === undefined ? {} : readMcpServers(text, environment);
    },
    guardsFor: async ({ trusted, root, home, notes, session, dependencyTask }) => {
      const folder = join(trusted, POLICY_FOLDER);
      const policy = (await isThere(join(folder, 'policy.json'))) ? readPolicy(folder) : DEFAULT_POLICY;
      return createGuards({ policy, dependencyTask, root, home, notes, session });
    },
  };
}

/** A file below a tree; `undefined`: it is not there. */
async function textIn(tree: string, path: string): Promise<string | undefined> {
  if (path.startsWith('/') || path.split('/').includes('..'))
    throw new Ending('input-invalid', `${path}: a path below the repository is allowed`);
  const file = join(tree, path);
  const status = await stat(file).catch(() => undefined);
  if (!status?.isFile()) return undefined;
  if (status.size > MOST_BYTES) throw new Ending('settings-invalid', `${path} has more than ${MOST_BYTES} bytes`);
  return readFile(file, 'utf8');
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true;
}
