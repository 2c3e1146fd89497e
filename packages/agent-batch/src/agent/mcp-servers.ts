import { Ending } from '@agent-remediation/conventions';
import type { McpServer } from './agent.ts';

/** `${env:NAME}` as the seed has it (2.5), and `${NAME}` or `${NAME:-otherwise}` as agents have it. */
const REFERENCE = /\$\{(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/gu;

/**
 * The servers of an MCP file that start a program, with references to the environment filled in from the variables that the workflow
 * lists for the agent, and from no others. Ends with `settings-invalid` where the file is not understood or names a variable that is not
 * listed.
 */
export function readMcpServers(
  text: string,
  environment: Readonly<Record<string, string>>,
): Readonly<Record<string, McpServer>> {
  const servers = record(record(parsed(text), 'the file')['mcpServers'] ?? {}, '`mcpServers`');
  return Object.fromEntries(
    Object.entries(servers).flatMap(([name, value]) => {
      const server = record(value, name);
      if (typeof server['command'] !== 'string') return [];
      const fill = (part: unknown): string => filled(part, name, environment);
      const { args, env } = server;
      return [
        [
          name,
          {
            command: fill(server['command']),
            ...(Array.isArray(args) ? { args: args.map(fill) } : {}),
            ...(env === undefined
              ? {}
              : { env: Object.fromEntries(Object.entries(record(env, name)).map(([key, part]) => [key, fill(part)])) }),
          },
        ] as const,
      ];
    }),
  );
}

function filled(part: unknown, server: string, environment: Readonly<Record<string, string>>): string {
  if (typeof part !== 'string') throw fault(`${server}: a part is no text`);
  return part.replaceAll(REFERENCE, (_, name: string, otherwise: string | undefined) => {
    const value = Object.hasOwn(environment, name) ? environment[name] : otherwise;
    if (value === undefined) throw fault(`${server}: ${name} is not among the variables of \`agent-environment\``);
    return value;
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw fault('not JSON');
  }
}

function record(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw fault(`${what} is not an object`);
  return value as Readonly<Record<string, unknown>>;
}

const fault = (why: string): Ending =>
  new Ending('settings-invalid', `the file of MCP servers on the base branch: ${why}`);
