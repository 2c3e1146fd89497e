import { expect, test } from '@jest/globals';
import type { Found } from './entry.ts';
import { lockFormOf } from './lock.ts';
import { READS } from './read.cases.ts';

const told = (mark: string, found: readonly Found[]): readonly string[] =>
  found.map(({ value, line }) => `${mark} ${line}: ${value}`);

test.each(READS)('seed 2.5: $what is read', ({ path, text, read }) => {
  const lines = text.split('\n').map((each, index) => ({ text: each, line: index + 1 }));
  const found = lockFormOf(path, true)?.read(lines) ?? [];
  expect(
    found.map(({ name = '?', alias, version = '?', line, sources, hashes }) =>
      [
        `${line}: ${name}${alias === undefined ? '' : ` = ${alias}`} ${version}`,
        ...told('from', sources),
        ...told('is', hashes),
      ].join(' | '),
    ),
  ).toEqual(read);
});
