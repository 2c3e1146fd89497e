/**
 * A test runner for Stryker that keeps the tests loaded: each mutant costs the tests that reach it and nothing else. Jest would load
 * the sources, the tests and itself anew for each, most of a second.
 *
 * What a broken line leaves behind in the process must not count against the next: a test that falls has to pass again with the mutant
 * switched off; when it does not, the process is ended and the mutant tried again in a fresh one.
 */
import { flushCompileCache, registerHooks } from 'node:module';
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Suite, Test } from './globals.ts';

interface Result {
  readonly id: string;
  readonly name: string;
  readonly timeSpentMs: number;
  readonly status: 0 | 1;
  readonly failureMessage?: string;
}
interface DryRun {
  readonly status: 'complete' | 'error';
  readonly tests?: readonly Result[];
  readonly mutantCoverage?: unknown;
  readonly errorMessage?: string;
}
type MutantRun =
  | { readonly status: 'survived'; readonly nrOfTests: number }
  | { readonly status: 'timeout'; readonly reason: string }
  | {
      readonly status: 'killed';
      readonly killedBy: readonly string[];
      readonly failureMessage: string;
      readonly nrOfTests: number;
    };
interface MutantRunOptions {
  readonly activeMutant: { readonly id: string };
  readonly testFilter?: readonly string[];
  readonly hitLimit?: number;
  readonly mutantActivation: 'runtime' | 'static';
  readonly sandboxFileName: string;
}
/** What Stryker's instrumented code reads and writes. */
interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: unknown;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

const ORIGINAL = new URL('../../../packages/', import.meta.url).href;
const GLOBALS = new URL('globals.ts', import.meta.url).href;
/** Where Stryker's instrumented code looks, unless told otherwise. */
const NAMESPACE = '__stryker__';
/** Jest's own, see jest.config.mjs. */
const TEST_TIMEOUT = 60_000;

class InProcessRunner {
  private loaded: readonly Test[] | undefined;
  private loadFailure: unknown;

  capabilities(): { readonly reloadEnvironment: boolean } {
    return { reloadEnvironment: false };
  }

  init(): Promise<void> {
    const sandbox = pathToFileURL(`${process.cwd()}/packages/`).href;
    registerHooks({
      resolve: (specifier, context, next) => {
        if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true, format: 'module-typescript' };
        const found = next(specifier, context);
        // The packages' links lead to the original tree; the mutants are in the copy.
        return found.url.startsWith(ORIGINAL) ? { ...found, url: sandbox + found.url.slice(ORIGINAL.length) } : found;
      },
    });
    // Of a broken program: what it threw where nobody waits for it says nothing that a test does not say.
    process.on('unhandledRejection', () => {});
    process.on('uncaughtException', () => {});
    return Promise.resolve();
  }

  async dryRun(): Promise<DryRun> {
    const tests = await this.load();
    if (tests === undefined) return { status: 'error', errorMessage: text(this.loadFailure) };
    const results: Result[] = [];
    for await (const { test, error, ms } of run(tests, (id) => (switchboard().currentTestId = id)))
      results.push({
        id: test.id,
        name: test.name,
        timeSpentMs: ms,
        ...(error === undefined ? { status: 0 } : { status: 1, failureMessage: text(error) }),
      });
    switchboard().currentTestId = undefined;
    return { status: 'complete', tests: results, mutantCoverage: switchboard().mutantCoverage };
  }

  mutantRun(options: MutantRunOptions): Promise<MutantRun> {
    const { activeMutant, hitLimit } = options;
    Object.assign(switchboard(), { activeMutant: activeMutant.id, hitLimit, hitCount: 0 });
    return options.mutantActivation === 'static' ? this.fileByFile(options) : this.ofLoaded(options);
  }

  /** A mutant that is reached while files are loaded: in a fresh process, the tests that stand nearest to it first. */
  private async fileByFile({ sandboxFileName }: MutantRunOptions): Promise<MutantRun> {
    const near = (file: string): number => alike(relative(process.cwd(), sandboxFileName), file);
    let count = 0;
    for (const file of testFiles().toSorted((one, other) => near(other) - near(one))) {
      const tests = await this.loadFile(file);
      if (tests === undefined) return killed(['load'], text(this.loadFailure), count);
      count += tests.length;
      const fallen = await firstFailure(tests);
      if (limitReached(switchboard())) return OFTEN;
      if (fallen !== undefined) return killed([fallen.test.id], text(fallen.error), count);
    }
    return { status: 'survived', nrOfTests: count };
  }

  private async ofLoaded({ activeMutant, testFilter }: MutantRunOptions): Promise<MutantRun> {
    const board = switchboard();
    board.activeMutant = undefined;
    const all = await this.load();
    if (all === undefined) throw new Error(`The tests could not be loaded: ${text(this.loadFailure)}`);
    board.activeMutant = activeMutant.id;
    const wanted = testFilter === undefined ? all : all.filter(({ id }) => testFilter.includes(id));
    const fallen = await firstFailure(wanted);
    if (limitReached(board)) return OFTEN;
    if (fallen === undefined) return { status: 'survived', nrOfTests: wanted.length };
    await passesUnbroken(fallen.test);
    return killed([fallen.test.id], text(fallen.error), wanted.length);
  }

  /** Once per process: all tests of the area, or nothing when a file could not be loaded. */
  private async load(): Promise<readonly Test[] | undefined> {
    if (this.loaded !== undefined || this.loadFailure !== undefined) return this.loaded;
    const all: Test[] = [];
    for (const file of testFiles()) {
      const tests = await this.loadFile(file);
      if (tests === undefined) return undefined;
      all.push(...tests);
    }
    this.loaded = all;
    // Now, since Stryker ends its processes with a signal.
    flushCompileCache();
    return all;
  }

  private async loadFile(file: string): Promise<readonly Test[] | undefined> {
    const { begin, tests } = (await import(GLOBALS)) as typeof import('./globals.ts');
    const before = tests.length;
    try {
      begin(file);
      await import(pathToFileURL(file).href);
      return tests.slice(before);
    } catch (error) {
      this.loadFailure = error ?? new Error('A test file could not be loaded.');
      return undefined;
    }
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcessRunner }];
/** This file, as Stryker's settings name it. */
export const PLUGIN = fileURLToPath(import.meta.url);

const OFTEN: MutantRun = { status: 'timeout', reason: 'It was run far more often than the working line.' };

function testFiles(): readonly string[] {
  const globs = JSON.parse(process.env['MUTATION_TESTS'] ?? '[]') as readonly string[];
  const files = [...new Set(globs.flatMap((glob) => globSync(glob)))].sort();
  // A mutant that no test could be loaded for would count as caught.
  if (files.length === 0) throw new Error(`There are no tests in ${process.cwd()}: was the copy removed?`);
  return files;
}

/** How many characters two paths begin with alike. */
function alike(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

interface Ran {
  readonly test: Test;
  readonly error: unknown;
  readonly ms: number;
}

/** Runs tests one after the other; the hooks of a suite run once, around its own. */
async function* run(tests: readonly Test[], beginning: (id: string) => void = () => {}): AsyncGenerator<Ran> {
  let open: readonly Suite[] = [];
  const setUp = new Map<Suite, unknown>();
  try {
    for (const test of tests) {
      const suites = pathTo(test.suite);
      await close(open.filter((suite) => !suites.includes(suite)));
      beginning(test.id);
      const before = performance.now();
      for (const suite of suites)
        if (!open.includes(suite)) setUp.set(suite, await errorOf(() => inTurn(suite.beforeAll)));
      open = suites;
      const broken = suites.map((suite) => setUp.get(suite)).find((error) => error !== undefined);
      const error = broken ?? (await errorOf(() => runOne(test, suites)));
      yield { test, error, ms: performance.now() - before };
    }
  } finally {
    await close(open);
  }
}

async function runOne({ body }: Test, suites: readonly Suite[]): Promise<void> {
  try {
    for (const { beforeEach } of suites) await inTurn(beforeEach);
    await inTime(body);
  } finally {
    for (const { afterEach } of suites.toReversed()) await inTurn(afterEach);
  }
}

async function close(suites: readonly Suite[]): Promise<void> {
  for (const { afterAll } of suites.toReversed()) await errorOf(() => inTurn(afterAll));
}

async function inTurn(hooks: readonly (() => unknown)[]): Promise<void> {
  for (const hook of hooks) await inTime(hook);
}

async function inTime(work: () => unknown): Promise<void> {
  let timer;
  const late = new Promise((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`Not ended after ${TEST_TIMEOUT} ms.`)), TEST_TIMEOUT);
  });
  try {
    await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function errorOf(work: () => Promise<void>): Promise<unknown> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error ?? new Error('Something that is nothing was thrown.');
  }
}

async function firstFailure(tests: readonly Test[]): Promise<Ran | undefined> {
  for await (const ran of run(tests)) if (ran.error !== undefined) return ran;
  return undefined;
}

/** Throws when a test does not pass any more: Stryker then starts a fresh process and tries the mutant there. */
async function passesUnbroken(test: Test): Promise<void> {
  const board = switchboard();
  Object.assign(board, { activeMutant: undefined, hitLimit: undefined, hitCount: undefined });
  const fallen = await firstFailure([test]);
  if (fallen !== undefined) throw new Error(`${test.name} does not pass any more: ${text(fallen.error)}`);
}

function limitReached({ hitCount = 0, hitLimit }: Switchboard): boolean {
  return hitLimit !== undefined && hitCount > hitLimit;
}

function killed(killedBy: readonly string[], failureMessage: string, nrOfTests: number): MutantRun {
  return { status: 'killed', killedBy, failureMessage, nrOfTests };
}

function pathTo(suite: Suite): readonly Suite[] {
  return suite.parent === undefined ? [suite] : [...pathTo(suite.parent), suite];
}

function switchboard(): Switchboard {
  return ((globalThis as unknown as Record<string, Switchboard | undefined>)[NAMESPACE] ??= {});
}

function text(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
