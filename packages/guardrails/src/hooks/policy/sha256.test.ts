import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { sha256 } from './sha256.ts';

test('gives what the platform gives, at every length around the blocks', () => {
  for (let length = 0; length < 300; length += 1) {
    const bytes = Buffer.from(Array.from({ length }, (_, at) => (at * 31 + length * 7) % 256));
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
  const large = Buffer.alloc(100_000, 'ü');
  expect(sha256(large)).toBe(createHash('sha256').update(large).digest('hex'));
});
