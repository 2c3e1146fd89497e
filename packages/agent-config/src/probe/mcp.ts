import { redactTokens } from '@agent-remediation/text';
import { isRecord } from '../json-file.ts';
import { shown } from '../problem.ts';
import { end, start, type ChildOptions } from './child.ts';

/** What a server said when it was started (seed 7.11: a tool that is not visible means that its server crashed). */
export interface McpServer {
  readonly name: string;
  readonly ok: boolean;
  readonly tools: readonly string[];
  /** Why it is not `ok`: with the last of its standard error. */
  readonly message: string;
}

const LIMIT_MS = 20_000;
const MAX_OUTPUT = 1_048_576;
const MAX_ERROR = 2_000;
/** Tools that are listed, and characters of the name of one. */
const MAX_TOOLS = 500;
const MAX_NAME = 100;
/** Version of the protocol that is offered; a server may answer with another one that it knows. */
const PROTOCOL_VERSION = '2025-06-18';

interface Answer {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
}

/** Starts each server that runs as a program, shakes hands, and lists its tools. Servers behind an address are not called: their credential would leave. */
export async function probeMcp(
  servers: Readonly<Record<string, unknown>>,
  options: ChildOptions,
): Promise<readonly McpServer[]> {
  const found: McpServer[] = [];
  for (const [name, server] of Object.entries(servers)) {
    if (!isRecord(server) || typeof server['command'] !== 'string') continue;
    found.push(await probe(name, server['command'], server, options));
  }
  return found;
}

function probe(
  name: string,
  command: string,
  server: Readonly<Record<string, unknown>>,
  { folder, environment, limit = LIMIT_MS }: ChildOptions,
): Promise<McpServer> {
  const expand = (text: unknown): string =>
    (typeof text === 'string' ? text : (JSON.stringify(text) ?? '')).replace(
      /\$\{(?:env:)?([A-Za-z_]\w*)(?::-([^}]*))?\}/g,
      (_, variable: string, otherwise = '') => environment[variable] ?? String(otherwise),
    );
  const args = Array.isArray(server['args']) ? server['args'].map(expand) : [];
  const own = isRecord(server['env'])
    ? Object.fromEntries(Object.entries(server['env']).map(([key, value]) => [key, expand(value)]))
    : {};
  return new Promise((resolve) => {
    const child = start(expand(command), args, { folder, environment: { ...environment, ...own } });
    let errors = '';
    let output = '';
    let written = 0;
    let isOver = false;
    const finish = (ok: boolean, message: string, tools: readonly string[] = []): void => {
      isOver = true;
      clearTimeout(timer);
      end(child);
      resolve({
        name,
        ok,
        tools,
        // A server that fails may write out the credential that it was given.
        message: ok ? message : redactTokens(`${message}${errors === '' ? '' : `; it wrote: ${errors.trim()}`}`),
      });
    };
    const timer = setTimeout(() => finish(false, `no answer within ${limit / 1_000} s`), limit);
    const send = (message: object): void =>
      void child.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    child.stdin?.on('error', () => undefined);
    child.on('error', (error) => finish(false, `it could not be started: ${error.message}`));
    child.on('close', (code) => finish(false, `it ended with code ${code ?? 'none'} before it answered`));
    child.stderr?.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString('utf8')).slice(-MAX_ERROR);
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      written += chunk.length;
      if (isOver) return;
      if (written > MAX_OUTPUT) return finish(false, 'it wrote more than 1 MiB');
      const lines = (output + chunk.toString('utf8')).split('\n');
      output = lines.pop() ?? '';
      for (const answer of lines.map(answerOf)) {
        if (answer?.error !== undefined) return finish(false, `it refused: ${shown(answer.error, MAX_ERROR)}`);
        if (answer?.id === 1) {
          if (!isRecord(answer.result)) return finish(false, 'it answered the hand-shake without a result');
          send({ method: 'notifications/initialized' });
          send({ id: 2, method: 'tools/list', params: {} });
        } else if (answer?.id === 2) {
          const tools = toolsOf(answer.result);
          return tools ? finish(true, '', tools) : finish(false, 'it answered without a list of tools');
        }
      }
    });
    send({
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: PROTOCOL_VERSION,
        capabilities: {},
        clientInfo: { name: 'agent-remediation', version: '0' },
      },
    });
  });
}

/** Lines that are no answer, such as a greeting, are passed over. */
function answerOf(line: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function toolsOf(result: unknown): readonly string[] | undefined {
  const tools = isRecord(result) ? result['tools'] : undefined;
  if (!Array.isArray(tools)) return undefined;
  return tools
    .slice(0, MAX_TOOLS)
    .flatMap((tool: unknown) =>
      isRecord(tool) && typeof tool['name'] === 'string' ? [tool['name'].slice(0, MAX_NAME)] : [],
    );
}
