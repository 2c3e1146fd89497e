import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Options {
  /** Of these files only the tests whose names say this id as a whole word: `P15`, `P15, P16:`, `(P15)`. */
  readonly naming?: string;
  /** The file into which `measured` writes. */
  readonly figures: string;
  /** How many processes at once; without it all cores. */
  readonly workers?: string | undefined;
}

export interface Ended {
  readonly passed: number;
  /** Names of failed tests; a file that cannot be run, or paths without any test, are told like one. */
  readonly failed: readonly string[];
}

/** Runs the tests of these paths with the full counts. */
export function runTests(paths: readonly string[], { naming, figures, workers }: Options): Ended {
  const folder = mkdtempSync(join(tmpdir(), 'promises-jest-'));
  const report = join(folder, 'report.json');
  const more = [
    ...(naming === undefined ? [] : ['--testNamePattern', `\\b${naming}\\b`]),
    ...(workers === undefined ? [] : ['--maxWorkers', workers]),
  ];
  try {
    const { stderr } = spawnSync(
      process.execPath,
      ['node_modules/jest/bin/jest.js', ...paths, ...more, '--json', '--outputFile', report, '--silent'],
      {
        cwd: ROOT,
        env: {
          ...process.env,
          PROMISES: '1',
          PROMISES_FIGURES: figures,
          NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
        },
        stdio: ['ignore', 'ignore', 'pipe'],
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      },
    );
    const ended = existsSync(report) ? readReport(readFileSync(report, 'utf8')) : { passed: 0, failed: [] };
    if (ended.passed + ended.failed.length > 0) return ended;
    return { passed: 0, failed: [`no test ran of ${paths.join(', ')}: ${stderr.trim().slice(-2_000)}`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** What jest's `--json` says. A file that failed without a failed test could not be loaded, or failed beside its tests. */
export function readReport(text: string): Ended {
  const { testResults } = JSON.parse(text) as Report;
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: all.filter(({ status }) => status === 'passed').length,
    failed: [
      ...all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
      ...broken.map(({ name, message }) => `${name.replace(ROOT, '')}: ${message.trim().slice(0, 500)}`),
    ],
  };
}
