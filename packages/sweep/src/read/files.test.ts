import { describe, expect, test } from '@jest/globals';
import { namedFiles } from './files.ts';

const chunks = async function* (): AsyncGenerator<Uint8Array> {
  yield Promise.resolve(Buffer.from('{}'));
};

function read(lines: Readonly<Record<string, readonly string[]>>) {
  const faults: string[] = [];
  let readers = 0;
  const inputs = { lines: (name: string) => lines[name], fault: (message: string) => void faults.push(message) };
  const files = namedFiles(inputs, () => {
    readers += 1;
    return Promise.resolve((path: string) =>
      Promise.resolve(
        path.startsWith('../')
          ? ({ is: 'outside-workspace' } as const)
          : path === 'none.json'
            ? ({ is: 'no-such-file' } as const)
            : ({ is: 'file', file: path, open: chunks } as const),
      ),
    );
  });
  return { files, faults, readers: () => readers };
}

describe('the files that sarif-files and finding-lists name', () => {
  test('each under its input, in its order', async () => {
    const { files, faults } = read({ 'sarif-files': ['b.sarif', 'a.sarif'], 'finding-lists': ['list.json'] });
    expect(await files).toEqual({
      sarif: [
        { name: 'b.sarif', chunks },
        { name: 'a.sarif', chunks },
      ],
      lists: [{ name: 'list.json', chunks }],
    });
    expect(faults).toEqual([]);
  });

  test('without a name nothing is loaded', async () => {
    const { files, readers } = read({});
    expect(await files).toEqual({ sarif: [], lists: [] });
    expect(readers()).toBe(0);
  });

  test('P10: what cannot be had is a fault of its input, with what to do; the others stay', async () => {
    const { files, faults } = read({ 'sarif-files': ['../x.sarif', 'a.sarif'], 'finding-lists': ['none.json'] });
    expect((await files).sarif.map(({ name }) => name)).toEqual(['a.sarif']);
    expect(faults).toEqual([
      'input `sarif-files`: ../x.sarif lies outside the workspace; paths below it are allowed',
      'input `finding-lists`: there is no file none.json in the workspace; check out the repository or download the artifact first',
    ]);
  });
});
