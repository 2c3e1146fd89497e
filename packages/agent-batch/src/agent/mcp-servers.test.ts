import { expect, test } from '@jest/globals';
import { readMcpServers } from './mcp-servers.ts';

const read = (servers: unknown): unknown =>
  readMcpServers(JSON.stringify({ mcpServers: servers }), { TOKEN: 'secret' });

test('seed 2.5: references are filled in from what is listed, in either form', () => {
  const env = { A: '${env:TOKEN}', B: 'x-${TOKEN}', C: '${NONE:-plain}', D: '$TOKEN' };
  expect(read({ notes: { command: 'node', args: ['${TOKEN}'], env } })).toEqual({
    notes: { command: 'node', args: ['secret'], env: { A: 'secret', B: 'x-secret', C: 'plain', D: '$TOKEN' } },
  });
});

test('a server without a program is left out, and a file without servers has none', () => {
  expect(read({ far: { type: 'http', url: 'https://example.com' }, near: { command: 'a' } })).toEqual({
    near: { command: 'a' },
  });
  expect(readMcpServers('{}', {})).toEqual({});
});

test.each([
  ['no JSON', 'not json'],
  ['a list', '[]'],
  ['servers in a list', '{"mcpServers": []}'],
  ['a server that is a text', '{"mcpServers": {"a": "b"}}'],
  ['an argument that is a number', '{"mcpServers": {"a": {"command": "b", "args": [1]}}}'],
  ['a variable that is not listed', '{"mcpServers": {"a": {"command": "b", "env": {"X": "${env:OTHER}"}}}}'],
  ['a name that every object has', '{"mcpServers": {"a": {"command": "${constructor}"}}}'],
])('%s is refused', (_, text) => {
  expect(() => readMcpServers(text, {})).toThrow(expect.objectContaining({ reason: 'settings-invalid' }));
});
