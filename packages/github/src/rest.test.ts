import { expect, test } from '@jest/globals';
import type { Http } from '@agent-remediation/http';
import { createRest } from './rest.ts';

/** A GitHub that answers every request with these headers. */
function answering(headers: Readonly<Record<string, string>>): ReturnType<typeof createRest> {
  const http: Http = () =>
    Promise.resolve({
      status: 200,
      headers: { 'content-type': 'application/json', ...headers },
      text: '[]',
      url: 'https://api.github.com',
      attempts: 1,
    });
  return createRest({ token: 't', apiUrl: 'https://api.github.com', graphqlUrl: '', http, userAgent: 'test' });
}

test.each([
  [{ link: '<https://api.github.com/x?after=abc>; rel="next"' }, '<https://api.github.com/x?after=abc>; rel="next"'],
  [{}, undefined],
])('the Link header of a list is passed on: %j', async (headers, link) => {
  const answer = await answering(headers)('none', 'GET /repos/{owner}/{repo}/dependabot/alerts', {
    owner: 'o',
    repo: 'r',
  });
  expect(answer).toMatchObject({ status: 200, data: [] });
  expect(answer.link).toBe(link);
});
