import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';

export interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly authorization: string;
  readonly body: string;
}

/** A server on loopback that keeps every request and answers as it is told. */
export interface RecordingServer {
  readonly origin: string;
  readonly port: number;
  readonly requests: Recorded[];
  answer: (request: Recorded, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

export async function startRecordingServer(): Promise<RecordingServer> {
  const requests: Recorded[] = [];
  const server = createServer((incoming: IncomingMessage, response) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => {
      body += chunk.toString('utf8');
    });
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      const request = { method, url, authorization: headers.authorization ?? '', body };
      requests.push(request);
      recording.answer(request, response);
    });
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const recording: RecordingServer = {
    origin: `http://127.0.0.1:${port}`,
    port,
    requests,
    answer: (_request, response) => response.end('{}'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return recording;
}
