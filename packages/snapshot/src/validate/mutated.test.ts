/** The schema accepts what is valid and names the planted fault at its pointer, line and column: 0 missed, 0 false. */
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { SCHEMA_FILE } from '../generator/files.ts';
import { generateSnapshot } from '../testing/generate.ts';
import { documents } from '../testing/lane.ts';
import { plantFault } from '../testing/mutate.ts';
import { Random } from '../testing/random.ts';
import { STYLES, write } from '../testing/write.ts';
import { isDateTime } from './date-time.ts';
import { validateBytes, validateValue } from './validate.ts';

const COUNT = documents(10_000, 300, 40);
/** Milliseconds for all of them, on a busy machine. */
const TIMEOUT = 60_000 + 100 * COUNT;
const ajv = new Ajv2020({ allErrors: true, formats: { 'date-time': isDateTime } }).compile(
  JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')),
);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe(`${COUNT} documents`, () => {
  test(
    'every valid snapshot is accepted, by bytes in any style and slice size, and by value',
    () => {
      for (let seed = 1; seed <= COUNT; seed += 1) {
        const random = new Random(seed);
        const snapshot = generateSnapshot({ portfolios: random.integer(0, 6), seed });
        const { text } = write(snapshot, random.pick(STYLES));
        const verdict = validateBytes('f', bytesOf(text), {
          tierB: 'error',
          sliceBytes: random.pick([8, 100, 3000, 8000, 2 ** 18]),
        });
        expect({ seed, ...verdict }).toMatchObject({
          seed,
          reason: 'snapshot-valid',
          errors: 0,
          warnings: 0,
          faults: [],
        });
        expect(validateValue('f', snapshot, { tierB: 'error' }).reason).toBe('snapshot-valid');
        expect(ajv(snapshot)).toBe(true);
      }
    },
    TIMEOUT,
  );

  test(
    'every planted fault is named at its place, and no other; ajv agrees',
    () => {
      for (let seed = 1; seed <= COUNT; seed += 1) {
        const random = new Random(seed);
        const planted = plantFault(generateSnapshot({ portfolios: random.integer(1, 6), seed }), random);
        const { text, keys, values } = write(planted.document, random.pick(STYLES));
        const verdict = validateBytes('f', bytesOf(text), { sliceBytes: random.pick([8, 100, 3000, 8000, 2 ** 18]) });
        const position = (planted.onKey ? keys : values).get(planted.pointer);
        const seen = verdict.faults.map(({ code, pointer, position }) => ({ code, pointer, position }));
        expect({ seed, reason: verdict.reason, errors: verdict.errors, seen }).toEqual({
          seed,
          reason: 'snapshot-invalid',
          errors: 1,
          seen: [{ code: planted.code, pointer: planted.pointer, position }],
        });
        expect(ajv(JSON.parse(text))).toBe(false);
      }
    },
    TIMEOUT,
  );
});
