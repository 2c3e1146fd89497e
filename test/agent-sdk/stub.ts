/** The messages endpoint on loopback, scripted: what a model would say is data, what is sent to it is kept. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer of the model: what it says, then the tools that it calls. No tool ends the agent's turn. */
export interface Answer {
  readonly text?: string;
  readonly tools?: readonly { readonly name: string; readonly input: object }[];
  /** Milliseconds before the answer, for an agent that takes its time; `never` keeps the connection open. */
  readonly delay?: number | 'never';
  /** An HTTP status instead of an answer. */
  readonly status?: number;
}

interface Block {
  readonly type: string;
  readonly text?: string;
  readonly tool_use_id?: string;
  readonly is_error?: boolean;
  readonly content?: unknown;
}
interface Message {
  readonly role: string;
  readonly content: string | readonly Block[];
}
/** A request as the agent sent it, as far as tests look at it. */
export interface Asked {
  readonly model: string;
  readonly system?: unknown;
  readonly messages: readonly Message[];
  readonly tools?: readonly { readonly name: string }[];
}

export interface Stub {
  readonly url: string;
  /** Requests of the agent's own loop, oldest first. */
  readonly asked: readonly Asked[];
  /** Method and path of everything that arrived. */
  readonly seen: readonly string[];
  /** The result that the agent sent back for the nth tool call, from 0, as text. */
  result(call: number): { readonly text: string; readonly isError: boolean } | undefined;
  close(): Promise<void>;
}

/** Answers by place: the request that holds n answers of the model gets the script's nth, from 0. `cwd`: where the agent says that it is. */
export async function startStub(script: (cwd: string) => readonly Answer[]): Promise<Stub> {
  const asked: Asked[] = [];
  const seen: string[] = [];
  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy());
  });
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    seen.push(`${request.method} ${request.url}`);
    const path = new URL(request.url ?? '/', 'http://stub').pathname;
    if (request.method !== 'POST' || path !== '/v1/messages') return void response.writeHead(404).end('{}');
    const body = JSON.parse(await textOf(request)) as Asked;
    const turn = body.messages.filter(({ role }) => role === 'assistant').length;
    asked.push(body);
    const cwd = /working directory: ([^\s\\"]+)/u.exec(JSON.stringify(body.messages))?.[1] ?? '';
    await answer(response, script(cwd)[turn] ?? { text: 'Nothing more to do.' }, turn, body.model);
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    seen,
    result: (call) => resultsIn(asked.at(-1)?.messages ?? [])[call],
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function answer(
  response: ServerResponse,
  { text, tools = [], delay = 0, status }: Answer,
  turn: number,
  model: string,
): Promise<void> {
  if (delay === 'never') return;
  if (delay > 0) await new Promise((done) => setTimeout(done, delay));
  if (status !== undefined) {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ type: 'error', error: { type: 'invalid_request_error', message: 'refused by the stub' } }),
    );
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (type: string, data: object): void => {
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
  };
  const usage = { input_tokens: 1000, output_tokens: 100, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 };
  const message = {
    id: `msg_${turn}`,
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage,
  };
  send('message_start', { message });
  const blocks = [
    ...(text === undefined ? [] : [{ start: { type: 'text', text: '' }, delta: { type: 'text_delta', text } }]),
    ...tools.map(({ name, input }, at) => ({
      start: { type: 'tool_use', id: `toolu_${turn}_${at}`, name, input: {} },
      delta: { type: 'input_json_delta', partial_json: JSON.stringify(input) },
    })),
  ];
  for (const [index, { start, delta }] of blocks.entries()) {
    send('content_block_start', { index, content_block: start });
    send('content_block_delta', { index, delta });
    send('content_block_stop', { index });
  }
  send('message_delta', {
    delta: { stop_reason: tools.length > 0 ? 'tool_use' : 'end_turn', stop_sequence: null },
    usage,
  });
  send('message_stop', {});
  response.end();
}

function resultsIn(messages: readonly Message[]): readonly { readonly text: string; readonly isError: boolean }[] {
  return messages
    .flatMap(({ content }) => (typeof content === 'string' ? [] : content))
    .filter(({ type }) => type === 'tool_result')
    .map(({ content, is_error }) => ({
      text: typeof content === 'string' ? content : JSON.stringify(content),
      isError: is_error === true,
    }));
}
