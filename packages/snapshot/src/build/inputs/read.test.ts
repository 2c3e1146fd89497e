import { describe, expect, test } from '@jest/globals';
import { readInputs } from './read.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const read = (text: string, file = 'inputs.yml') => readInputs([{ file, bytes: encode(text) }]);
const faultsOf = (text: string, file?: string) => {
  const reading = read(text, file);
  return reading.ok ? [] : reading.faults.map(({ pointer, message }) => `${pointer} ${message}`);
};

const GOOD = `
assets:
  - { id: asset-a, name: A, asset_type: service, criticality: high, owner_team: core, owner_teams: [edge], environment: production }
policies:
  - { id: routing-all, label: All, match: { portfolio_ids: [portfolio-a] }, route: { channel: live } }
`;

describe('reading inputs', () => {
  test('YAML and JSON, one owner or several', () => {
    const yaml = read(GOOD);
    expect(yaml).toMatchObject({
      ok: true,
      inputs: { assets: [{ owner_teams: ['core', 'edge'], environments: ['production'] }] },
    });
    expect(read('{"exposures":[]}', 'inputs.json').ok).toBe(true);
  });

  test('several files are one data set, and an id occurs once in it', () => {
    const files = ['a.yml', 'b.yml'].map((file) => ({ file, bytes: encode(GOOD) }));
    expect(readInputs(files)).toEqual({
      ok: false,
      count: 2,
      faults: [
        { file: 'b.yml', pointer: '/assets/0/id', message: 'The id stands in a.yml#/assets/0 already.' },
        { file: 'b.yml', pointer: '/policies/0/id', message: 'The id stands in a.yml#/policies/0 already.' },
      ],
    });
  });

  test('a dangling portfolio id is a fault', () => {
    expect(faultsOf(GOOD.replace('[portfolio-a]', '[portfolio-gone]'))).toEqual([
      '/policies/0/match/portfolio_ids/0 The portfolio is not declared, and no asset belongs to it.',
    ]);
    const closed = `${GOOD}\nportfolios: [{ id: portfolio-x, label: X }]`.replace(
      'owner_team:',
      'portfolio_id: portfolio-y, owner_team:',
    );
    expect(faultsOf(closed)).toEqual([
      '/assets/0/portfolio_id The portfolio is not among the declared portfolios.',
      '/policies/0/match/portfolio_ids/0 The portfolio is not among the declared portfolios.',
    ]);
  });

  test('all faults at once, with their paths', () => {
    expect(faultsOf('assets: [{ id: Asset, name: 1, extra: 2 }]')).toEqual([
      '/assets/0 The field asset_type is missing.',
      '/assets/0 The field criticality is missing.',
      '/assets/0 There is no field "extra".',
      expect.stringMatching(/^\/assets\/0\/id The value must match pattern/),
      '/assets/0/name The value must be string.',
    ]);
  });

  test.each([
    ['an alias', 'a: &a [x]\nb: *a', 'inputs.yml'],
    ['a duplicate key', 'assets: []\nassets: []', 'inputs.yml'],
    ['__proto__', '{"__proto__": {"assets": []}}', 'inputs.json'],
    ['cut off', '{"assets": [', 'inputs.json'],
    ['a million levels of JSON', '['.repeat(1_000_000) + ']'.repeat(1_000_000), 'inputs.json'],
    ['many levels of YAML', '['.repeat(100_000), 'inputs.yml'],
    ['a list', '[]', 'inputs.json'],
    ['nothing', '', 'inputs.yml'],
    ['a large YAML file', `# ${'x'.repeat(4 * 2 ** 20)}`, 'inputs.yml'],
  ])('%s ends cleanly (P9)', (_, text, file) => {
    const started = process.cpuUsage();
    expect(faultsOf(text, file)).not.toEqual([]);
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(process.env['PROMISES'] === '1' ? 2 : 10);
  });

  test('UTF-16 is named', () => {
    const bytes = new Uint8Array(Buffer.from('\ufeff{"assets":[]}', 'utf16le'));
    expect(readInputs([{ file: 'inputs.json', bytes }])).toMatchObject({
      faults: [{ message: 'The file is not UTF-8.' }],
    });
  });

  test('100,000 records without a field are counted, and the first are listed', () => {
    const started = process.cpuUsage();
    const reading = read(`{"exposures":[${Array.from({ length: 100_000 }, () => '{}').join(',')}]}`, 'inputs.json');
    expect(reading).toMatchObject({ ok: false, count: 500_000 });
    expect(reading.ok ? 0 : reading.faults.length).toBe(100);
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(process.env['PROMISES'] === '1' ? 2 : 10);
  });

  test('a message shows nothing that is live', () => {
    expect(faultsOf('{"<img src=x>`@all": 1}', 'inputs.json')[0]).not.toMatch(/[<>`@]/);
  });
});
