/** Sends one POST from a process of its own and prints how it ended: `node one-post.ts <url>`. */
import { HttpFault } from '../contract.ts';
import { createHttp } from '../create-http.ts';

const http = createHttp({
  sleep: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
  random: Math.random,
  now: Date.now,
  userAgent: 'test',
  env: process.env,
  limits: { attemptMs: 5_000, totalMs: 8_000, maxAttempts: 2 },
});
const request = { method: 'POST', url: process.argv[2] ?? '', headers: { authorization: 'Bearer key' }, body: '{}' };
try {
  const { status, text } = await http({ ...request, effect: 'once', name: 'one post' });
  console.log(`${status} ${text}`);
} catch (error) {
  console.log(error instanceof HttpFault ? `${error.code} ${error.ran} ${error.message}` : error);
}
