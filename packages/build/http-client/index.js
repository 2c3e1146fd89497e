/**
 * What `@actions/core` needs for `getIDToken`, and nothing else. The original loads undici at start-up, which costs every
 * action about 37 ms of 41 for a call that most runs never make; this one opens `node:https` when it is called.
 * Kept to the same signatures, so that an update of `@actions/core` stays one pin. Test: `http-client.test.ts`.
 */
export class HttpClient {
  constructor(userAgent, handlers = [], options = {}) {
    this.userAgent = userAgent;
    this.handlers = handlers;
    this.maxRetries = options.allowRetries ? (options.maxRetries ?? 1) : 0;
  }

  async getJson(url) {
    for (let attempt = 0; ; attempt += 1) {
      const response = await this.#get(new URL(url)).catch((error) => {
        if (attempt >= this.maxRetries) throw error;
        return undefined;
      });
      if (response && (!RETRYABLE.has(response.statusCode) || attempt >= this.maxRetries)) return read(response);
      await new Promise((resolve) => setTimeout(resolve, Math.min(5_000, 100 * 2 ** attempt)));
    }
  }

  #get(url) {
    const headers = { accept: 'application/json', 'user-agent': this.userAgent };
    const options = { headers };
    for (const handler of this.handlers) handler.prepareRequest(options);
    // Not imported above: that alone would cost every start several milliseconds.
    const { request, Agent } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http');
    // The token service answers small documents; a slow or silent one is an error, not a hang.
    return new Promise((resolve, reject) => {
      const call = request(url, { headers: options.headers, agent: new Agent({ proxyEnv: process.env }) }, (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ statusCode: answer.statusCode, body: Buffer.concat(chunks).toString('utf8') }),
        );
        answer.on('error', reject);
      });
      call.setTimeout(30_000, () => call.destroy(new Error(`no answer from ${url.host} within 30 s`)));
      call.on('error', reject);
      call.end();
    });
  }
}

const RETRYABLE = new Set([502, 503, 504]);

function read({ statusCode, body }) {
  const result = parse(body);
  if (statusCode === 404) return { statusCode, result: null, headers: {} };
  if (statusCode > 299) {
    throw Object.assign(new Error(result?.message ?? body ?? `Failed request: (${statusCode})`), {
      statusCode,
      result,
    });
  }
  return { statusCode, result, headers: {} };
}

function parse(body) {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
