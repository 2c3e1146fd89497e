/**
 * Schema and coherence of a parsed snapshot against JSON.parse of the same text, warm, in one interleaved run, and one list of 100,000
 * ids. Median of the ratios of pairs, and the ratio of the least times, which other work on the machine disturbs least.
 */
import { generateSnapshot } from '../../../packages/snapshot/src/testing/generate.ts';
import { validateBytes, validateValue } from '../../../packages/snapshot/src/validate/validate.ts';
import { manyIds } from './documents.ts';
import { median, milliseconds, type Row } from '../row.ts';

const SIZES = [
  { portfolios: 100, pairs: 1000, bar: 0.45 },
  { portfolios: 1_000, pairs: 100, bar: 0.45 },
  { portfolios: 10_000, pairs: 15, bar: 0.55 },
] as const;

export function inProcess(): readonly Row[] {
  return [...SIZES.flatMap(judging), ...listOfIds()];
}

function judging({ portfolios, pairs, bar }: (typeof SIZES)[number]): readonly Row[] {
  const text = JSON.stringify(generateSnapshot({ portfolios }));
  const parses: number[] = [];
  const judgements: number[] = [];
  for (let pair = -pairs; pair < pairs; pair += 1) {
    let value: unknown;
    const parse = milliseconds(() => {
      value = JSON.parse(text);
    });
    const judge = milliseconds(() => expectValid(validateValue('bench', value).errors));
    if (pair < 0) continue;
    parses.push(parse);
    judgements.push(judge);
  }
  const what = `schema and coherence in process, ${portfolios} portfolios`;
  const unit = '× JSON.parse';
  const ratios = judgements.map((judge, pair) => judge / (parses[pair] ?? Number.NaN));
  return [
    { what: `${what}, median of ${pairs} pairs`, figure: median(ratios), unit, bar },
    { what: `${what}, least times`, figure: Math.min(...judgements) / Math.min(...parses), unit, bar },
  ];
}

function listOfIds(): readonly Row[] {
  const ids = new TextEncoder().encode(manyIds());
  const times = Array.from({ length: 15 }, () => milliseconds(() => expectValid(validateBytes('bench', ids).errors)));
  const what = 'one array of 100,000 unique ids in process, reading included';
  return [
    { what: `${what}, first time`, figure: times[0] ?? Number.NaN, unit: 'ms', bar: 100 },
    { what: `${what}, median`, figure: median(times), unit: 'ms', bar: 100 },
  ];
}

function expectValid(errors: number): void {
  if (errors > 0) throw new Error('The generated snapshot must be valid.');
}
