import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type Snapshot, validateBytes } from '../../packages/snapshot/src/index.ts';
import { ROOT } from '../../packages/build/src/tools.ts';
import { organisation } from '../page/organisation.ts';

const bytes = readFileSync(`${ROOT}docs/examples/coverage.json`);

test('the example snapshot is the organisation of the pictures', () => {
  expect(JSON.parse(bytes.toString('utf8')) as Snapshot).toEqual(organisation());
});

test('the example snapshot is valid', () => {
  expect(validateBytes('coverage.json', bytes)).toMatchObject({ outcome: 'valid', errors: 0, warnings: 0 });
});
