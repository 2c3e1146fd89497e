/** What the areas' tests take from `@jest/globals`, for running them in this process: `expect` is Jest's own. */
import { createRequire } from 'node:module';

type Body = (...row: readonly unknown[]) => unknown;
type Hook = () => unknown;

export interface Suite {
  readonly name: string;
  readonly parent: Suite | undefined;
  readonly beforeAll: Hook[];
  readonly afterAll: Hook[];
  readonly beforeEach: Hook[];
  readonly afterEach: Hook[];
}

export interface Test {
  /** The file and the place in it: the same in every process. */
  readonly id: string;
  readonly name: string;
  readonly suite: Suite;
  readonly body: Hook;
}

/** All tests of the files that were imported between calls of `begin`, in their order. */
export const tests: Test[] = [];

let current = suiteOf('', undefined);
let file = '';
let countInFile = 0;

/** To be called before a test file is imported. */
export function begin(name: string): void {
  file = name;
  countInFile = 0;
  current = suiteOf(name, undefined);
}

function suiteOf(name: string, parent: Suite | undefined): Suite {
  return { name, parent, beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] };
}

export function describe(name: string, body: Hook): void {
  const outer = current;
  current = suiteOf(name, outer);
  try {
    body();
  } finally {
    current = outer;
  }
}

export function test(name: string, body: Hook): void {
  tests.push({ id: `${file}#${countInFile}`, name: fullName(current, name), suite: current, body });
  countInFile += 1;
}

function fullName({ name: outer, parent }: Suite, name: string): string {
  return parent === undefined ? name : fullName(parent, `${outer} ${name}`);
}

/** Jest's tables: rows that are all lists are spread, any others are given as they are. */
const eachOf =
  (one: (name: string, body: Hook) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, body: Body): void => {
    const spread = rows.every((row) => Array.isArray(row));
    for (const [index, row] of rows.entries())
      one(`${name} [${index}]`, () => body(...(spread ? (row as readonly unknown[]) : [row])));
  };
describe.each = eachOf(describe);
test.each = eachOf(test);
/** What is skipped needs what this machine does not have. */
test.skip = (): void => {};
describe.skip = (): void => {};
export const it = test;

export const beforeAll = (hook: Hook): number => current.beforeAll.push(hook);
export const afterAll = (hook: Hook): number => current.afterAll.push(hook);
export const beforeEach = (hook: Hook): number => current.beforeEach.push(hook);
export const afterEach = (hook: Hook): number => current.afterEach.push(hook);

const jest = createRequire(createRequire(import.meta.url).resolve('@jest/globals'));
export const { expect } = jest('expect') as { readonly expect: unknown };
