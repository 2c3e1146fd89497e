/* Stands in for an action's bundle: proves what a bundle is given and what it can write. */
import { appendFileSync, readFileSync } from 'node:fs';

const event = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8'));
const headers = { authorization: `Bearer ${process.env['INPUT_GITHUB-TOKEN'] ?? ''}`, 'user-agent': 'hello' };
const api = process.env.GITHUB_API_URL;
for (let i = 0; i < Number(process.env.INPUT_REQUESTS ?? 0); i += 1) {
  const url = `${api}/repos/${process.env.GITHUB_REPOSITORY}/issues/${event.issue.number}/comments`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ body: `comment ${i}` }) });
  console.log(response.status);
}
appendFileSync(process.env.GITHUB_OUTPUT, 'multi<<EOF_1\nline one\nline two\nEOF_1\nplain=a=b\n');
appendFileSync(process.env.GITHUB_STEP_SUMMARY, `# ${event.action}\n`);
console.log(
  JSON.stringify({
    node: process.version,
    env: Object.keys(process.env).sort(),
    base: process.env['INPUT_BASE-URL'],
    actor: process.env.GITHUB_ACTOR,
  }),
);
