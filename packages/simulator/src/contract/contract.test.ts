import { describe, expect, test } from '@jest/globals';
import { buildSchema, validateSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { GRAPHQL_TYPES } from './excerpt-graphql.ts';
import { toJsonSchema } from './excerpt-openapi.ts';
import { createContract, openApiExcerpt } from './openapi.ts';
import { OPERATIONS } from './operations.ts';

const COMMAND = 'run: node packages/simulator/src/contract/extract.ts';

describe('the excerpts of GitHub’s published descriptions', () => {
  test('hold every operation that the simulator offers, and no other', () => {
    const inFixture = Object.keys(openApiExcerpt().operations);
    const missing = Object.keys(OPERATIONS)
      .filter((id) => !inFixture.includes(id))
      .map((id) => `${id} is used but not in generated/openapi.json; ${COMMAND}`);
    const extra = inFixture
      .filter((id) => !Object.hasOwn(OPERATIONS, id))
      .map((id) => `${id} is in generated/openapi.json but not used; ${COMMAND}`);
    expect([...missing, ...extra]).toEqual([]);
  });

  test('carry no prose', () => {
    const text = JSON.stringify(openApiExcerpt().operations);
    expect(text).not.toMatch(/"(description|summary|examples?)":\s*"/);
    expect(readFileSync(new URL('../../generated/github.graphql', import.meta.url), 'utf8')).not.toContain('"""');
  });

  test('the GraphQL excerpt is a valid schema with every listed type', () => {
    const schema = buildSchema(readFileSync(new URL('../../generated/github.graphql', import.meta.url), 'utf8'));
    expect(validateSchema(schema)).toEqual([]);
    const missing = GRAPHQL_TYPES.filter((name) => schema.getType(name) === undefined).map(
      (name) => `${name}: ${COMMAND}`,
    );
    expect(missing).toEqual([]);
  });

  test('nullable becomes part of the type, also of enumerations and references', () => {
    expect(toJsonSchema({ type: 'string', nullable: true, enum: ['a'], description: 'x' })).toEqual({
      type: ['string', 'null'],
      enum: ['a', null],
    });
    expect(toJsonSchema({ nullable: true, allOf: [{ $ref: '#/components/schemas/x' }] })).toEqual({
      anyOf: [{ type: 'null' }, { allOf: [{ $ref: '#/$defs/x' }] }],
    });
  });

  test('a property may be called description', () => {
    expect(toJsonSchema({ type: 'object', properties: { description: { type: 'string' } } })).toEqual({
      type: 'object',
      properties: { description: { type: 'string' } },
    });
  });
});

describe('the contract', () => {
  const contract = createContract();

  test.each([
    ['GET', '/repos/o/r/contents/src/a.ts', 'repos/get-content', { owner: 'o', repo: 'r', path: 'src/a.ts' }],
    [
      'GET',
      '/repos/o/r/commits/heads/fix/1/check-runs',
      'checks/list-for-ref',
      { owner: 'o', repo: 'r', ref: 'heads/fix/1' },
    ],
    ['GET', '/repos/o/r/commits/main', 'repos/get-commit', { owner: 'o', repo: 'r', ref: 'main' }],
    [
      'DELETE',
      '/repos/o/r/issues/1/labels/a%20b',
      'issues/remove-label',
      { owner: 'o', repo: 'r', issue_number: '1', name: 'a b' },
    ],
  ])('%s %s is %s', (method, path, id, params) => {
    expect(contract.find(method, path)).toMatchObject({ id, params });
  });

  test('finds nothing for a route that GitHub does not have', () => {
    expect(contract.find('PUT', '/repos/o/r/issues/1')).toBeNull();
    expect(contract.find('GET', '/repos/o')).toBeNull();
  });

  test('names what is wrong in a request', () => {
    const route = contract.find('POST', '/repos/o/r/issues/1/comments');
    if (route === null) throw new Error('no route');
    const check = (query: string, body: unknown) => contract.checkRequest(route, new URLSearchParams(query), body);
    expect(check('', { body: 'text' })).toEqual({ refused: [], ignored: [] });
    expect(check('', {}).refused).toEqual([expect.stringContaining("required property 'body'")]);
    expect(check('', { body: 3 }).refused).toEqual([expect.stringContaining('must be string')]);
    expect(check('dry=1', { body: 'x', notify: true }).ignored).toEqual([
      'unknown query parameter dry',
      'body: unknown field notify',
    ]);
  });

  test('notices an answer that GitHub would not give', () => {
    expect(contract.checkResponse('issues/create-comment', 200, {})).toEqual([
      "status 200 is not among GitHub's answers",
    ]);
    expect(contract.checkResponse('issues/create-comment', 201, { id: 'x' }).length).toBeGreaterThan(3);
    expect(contract.checkResponse('issues/delete-comment', 204, undefined)).toEqual([]);
  });
});
