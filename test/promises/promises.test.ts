import { expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PROMISES } from './promises.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test('P1 to P22 are there, once each and in order', () => {
  expect(PROMISES.map(({ id }) => id)).toEqual(Array.from({ length: 22 }, (_, index) => `P${index + 1}`));
});

test('every path of a promise names tests that exist', () => {
  const files = ['packages', 'test'].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
      .map((path) => `${folder}/${path}`),
  );
  const missing = PROMISES.flatMap(({ id, tests }) =>
    tests.filter((path) => !files.some((file) => file.startsWith(path))).map((path) => `${id}: ${path}`),
  );
  expect(missing).toEqual([]);
});
