import { describe, expect, jest, test } from '@jest/globals';
import { TOOLS, isCi, printsVersion, withoutTool } from '../../packages/build/src/tools.ts';

describe('a tool counts in exactly its pinned version', () => {
  test.each([
    ['act version 0.2.87\n', '0.2.87', true],
    ['v1.7.12\ninstalled by building from source\nbuilt with go1.26.8\n', '1.7.12', true],
    ['zizmor 1.32.0', '1.32.0', true],
    ['v1.7.1\n', '1.7.12', false],
    ['v1.7.12\n', '1.7.1', false],
    ['v11.7.12\n', '1.7.12', false],
    ['', '1.7.12', false],
  ])('%j is %s: %s', (output, version, expected) => {
    expect(printsVersion(output, version)).toBe(expected);
  });

  test('every version is a whole one', () => {
    for (const { version } of Object.values(TOOLS)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe('a lane without its tool', () => {
  test.each([
    [{ CI: 'true' }, 1, 'error'],
    [{ CI: '1' }, 1, 'error'],
    [{ CI: 'false' }, 0, 'log'],
    [{}, 0, 'log'],
  ] as const)('%j: %i, told on %s', (env, code, channel) => {
    const told = jest.spyOn(console, channel).mockImplementation(() => undefined);
    expect(withoutTool('lane', 'act', env)).toBe(code);
    expect(told.mock.calls.join()).toContain('node packages/build/src/tools.ts');
    expect(isCi(env)).toBe(code === 1);
    told.mockRestore();
  });
});
