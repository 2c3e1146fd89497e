import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { shapesOf, UnknownSchemaForm } from './shapes.ts';

test('the generated files are what the schema and the rules give', () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, ['--conditions=source', main, '--check'], {
    encoding: 'utf8',
    env: {},
  });
  expect({ status, stderr: stderr.replaceAll(/.*Warning.*\n?/g, '') }).toMatchObject({ status: 0 });
});

test('a keyword that the generator does not know is an error, never ignored', () => {
  const schema = (field: object): Record<string, unknown> => ({
    type: 'object',
    additionalProperties: false,
    required: ['a'],
    properties: { a: field },
  });
  expect(shapesOf(schema({ type: 'string', minLength: 1, maxLength: 2 })).fields['a']).toEqual({
    kind: 'text',
    min: 1,
    max: 2,
  });
  for (const field of [
    { type: 'string', contentEncoding: 'x' },
    { type: 'string', pattern: '^x+$' },
    { type: 'number' },
    { type: 'integer', multipleOf: 2 },
  ]) {
    expect(() => shapesOf(schema(field))).toThrow(UnknownSchemaForm);
  }
  expect(() => shapesOf({ ...schema({ type: 'boolean' }), required: [] })).toThrow(UnknownSchemaForm);
});
