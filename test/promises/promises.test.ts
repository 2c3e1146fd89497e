import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PROMISES } from './promises.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const sources = globSync(['packages/*/src/**/*.ts', 'test/**/*.ts'], {
  cwd: ROOT,
  exclude: (path) => path.endsWith('node_modules'),
});
const tests = sources.filter((path) => path.endsWith('.test.ts'));
const read = (path: string): string => readFileSync(ROOT + path, 'utf8');
const under = (paths: readonly string[]): readonly string[] =>
  tests.filter((file) => paths.some((path) => file.startsWith(path)));

test('P1 to P22 are there, once each and in order', () => {
  expect(PROMISES.map(({ id }) => id)).toEqual(Array.from({ length: 22 }, (_, index) => `P${index + 1}`));
});

test('every path of a promise names tests that exist; of a shared file, tests that say its id', () => {
  const missing = PROMISES.flatMap(({ id, tests, shared = [] }) => [
    ...tests.filter((path) => under([path]).length === 0).map((path) => `${id}: ${path}`),
    ...shared
      .filter((path) => !under([path]).some((file) => new RegExp(`\\b${id}\\b`, 'u').test(read(file))))
      .map((path) => `${id}: ${path} has no test of it`),
  ]);
  expect(missing).toEqual([]);
});

test('no file is run whole for two promises', () => {
  const runs = PROMISES.flatMap(({ id, tests }) => under(tests).map((file) => ({ id, file })));
  const shared = PROMISES.flatMap(({ id, shared = [] }) => under(shared).map((file) => ({ id, file })));
  const twice = runs.filter(({ id, file }) =>
    [...runs, ...shared].some((other) => other.file === file && other.id !== id),
  );
  expect(twice).toEqual([]);
});

test('every figure of a promise is reported by a test, or says what gives it', () => {
  const texts = sources.filter((path) => path.endsWith('.test.ts') || path === 'test/acceptance/world.ts').map(read);
  const silent = PROMISES.flatMap(({ id, bars }) => {
    const reporting = texts.filter((text) => text.includes(`measured('${id}'`));
    return bars
      .filter(({ what, by }) => by === undefined && !reporting.some((text) => text.includes(what)))
      .map(({ what }) => `${id}: ${what}`);
  });
  expect(silent).toEqual([]);
});

test('every promise asks for something, and names each figure once', () => {
  for (const { bars } of PROMISES) {
    expect(bars.some(({ atLeast, atMost }) => atLeast !== undefined || atMost !== undefined)).toBe(true);
    expect(new Set(bars.map(({ what }) => what)).size).toBe(bars.length);
  }
});
