import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateSnapshot } from '../../../packages/snapshot/src/testing/generate.ts';
import { plantFault } from '../../../packages/snapshot/src/testing/mutate.ts';
import { Random } from '../../../packages/snapshot/src/testing/random.ts';
import { validateValue } from '../../../packages/snapshot/src/validate/validate.ts';
import { median, milliseconds, type Row, type Section } from '../row.ts';
import { type Valibot, valibotSchema } from './valibot.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SCHEMA = fileURLToPath(
  new URL('../../../packages/snapshot/schema/portfolio-coverage.v1.schema.json', import.meta.url),
);
const ENTRY = fileURLToPath(new URL('../snapshot/validate-file.ts', import.meta.url));
const ROUNDS = Number(process.env['ROUNDS'] ?? 15);
const IDS = 20_000;
const FAULTS = 1_000;

type Judge = (value: unknown) => boolean;

/**
 * What npm offers for the same schema. None of them compares the figures of a snapshot with each other, as ours does besides, so the
 * comparison favours them.
 */
export const rivals: Section = {
  title: 'Other validators of the same schema',
  floor: 'JSON.parse of the same text',
  async measure() {
    install();
    const judges = new Map<string, Judge>([
      ['ours, with the figures compared', (value) => validateValue('bench', value).errors === 0],
      ['ajv 8, compiled, all errors', ajv()],
      ['zod 4, from the JSON Schema', await zod()],
      ['valibot 1, the JSON Schema translated by us', await valibot()],
    ]);
    return [
      ...[100, 1_000].flatMap((size) => inProcess(judges, size)),
      ...manyIds(judges),
      ...seen(judges),
      ...commandLines(),
    ];
  },
};

function install(): void {
  if (['ajv-cli', 'valibot', 'zod'].every((name) => existsSync(`${HERE}node_modules/${name}`))) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: HERE, stdio: 'inherit' });
  if (status !== 0) throw new Error('The other validators could not be installed.');
}

function schema(): Record<string, unknown> {
  return JSON.parse(readFileSync(SCHEMA, 'utf8')) as Record<string, unknown>; // our own file
}

function ajv(): Judge {
  const validator = new Ajv2020({ allErrors: true, strict: false });
  addFormats.default(validator);
  const judge = validator.compile(schema());
  return (value) => judge(value);
}

async function zod(): Promise<Judge> {
  const { z } = (await import(`${HERE}node_modules/zod/index.js`)) as {
    readonly z: { fromJSONSchema(schema: unknown): { safeParse(value: unknown): { readonly success: boolean } } };
  };
  const validator = z.fromJSONSchema(schema());
  return (value) => validator.safeParse(value).success;
}

async function valibot(): Promise<Judge> {
  const v = (await import(`${HERE}node_modules/valibot/dist/index.mjs`)) as Valibot;
  const validator = valibotSchema(v, schema());
  return (value) => v.safeParse(validator, value).success;
}

/**
 * How much of the schema each of them holds a document to: who skips a rule is fast for nothing. What ajv and valibot let through are
 * dates, which each reads in its own way.
 */
function seen(judges: ReadonlyMap<string, Judge>): readonly Row[] {
  const random = new Random(FAULTS);
  const faulty = Array.from(
    { length: FAULTS },
    (_, seed) => plantFault(generateSnapshot({ portfolios: 3, seed }), random).document,
  );
  return [...judges].map(([name, judge]) => ({
    what: `${FAULTS} snapshots with one fault each, refused by ${name}`,
    figure: faulty.filter((value) => !judge(value)).length,
    unit: `of ${FAULTS}`,
  }));
}

function inProcess(judges: ReadonlyMap<string, Judge>, portfolios: number): readonly Row[] {
  const text = JSON.stringify(generateSnapshot({ portfolios }));
  const times = new Map<string, number[]>();
  for (let round = -ROUNDS; round < ROUNDS; round += 1) {
    let value: unknown;
    const parse = milliseconds(() => {
      value = JSON.parse(text);
    });
    for (const [name, judge] of judges) {
      const time = milliseconds(() => {
        if (!judge(value)) throw new Error(`${name} refuses a valid snapshot`);
      });
      if (round >= 0) times.set(name, [...(times.get(name) ?? []), time / parse]);
    }
  }
  return [...times].map(([name, all]) => ({
    what: `${portfolios} portfolios in process, ${name}`,
    figure: median(all),
    unit: '× JSON.parse',
  }));
}

/** One list of unique ids: where the time of a validator may grow with the square of the length. */
function manyIds(judges: ReadonlyMap<string, Judge>): readonly Row[] {
  const snapshot = generateSnapshot({ portfolios: 1, seed: 2 });
  const asset_ids = Array.from({ length: IDS }, (_, at) => `asset-${at}`);
  const value = {
    ...snapshot,
    portfolios: snapshot.portfolios.map((portfolio) => ({ ...portfolio, asset_ids, asset_count: IDS })),
  };
  return [...judges].map(([name, judge]) => ({
    what: `one list of ${IDS} unique ids, ${name}`,
    figure: milliseconds(() => void judge(value)),
    unit: 'ms',
  }));
}

/** Whole processes, as a job starts them. */
function commandLines(): readonly Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'rivals-'));
  const file = join(folder, 'snapshot.json');
  writeFileSync(file, JSON.stringify(generateSnapshot({ portfolios: 10_000 })));
  const subjects = {
    'node -e JSON.parse': ['-e', `JSON.parse(require('node:fs').readFileSync(process.argv[1], 'utf8'))`, file],
    ours: ['--conditions=source', '--disable-warning=ExperimentalWarning', ENTRY, file],
    'ajv-cli': [
      `${HERE}node_modules/ajv-cli/dist/index.js`,
      'validate',
      '--spec=draft2020',
      '--strict=false',
      '--validate-formats=false',
      '-s',
      SCHEMA,
      '-d',
      file,
    ],
  };
  const rounds = Math.min(ROUNDS, 7);
  try {
    const times = Object.entries(subjects).map(
      ([name, args]) => [name, Array.from({ length: rounds }, () => timed(name, args))] as const,
    );
    const floor = median(times[0]?.[1] ?? []);
    return times.map(([name, all]) => ({
      what: `10,000 portfolios in a process of its own, ${name}`,
      figure: median(all) / floor,
      unit: '× node -e JSON.parse',
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function timed(name: string, args: readonly string[]): number {
  return milliseconds(() => {
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} ended with ${String(status)}: ${stderr.slice(0, 300)}`);
  });
}
