import { describe, expect, test } from '@jest/globals';
import { SarifExposures, type SarifLook } from './sarif.ts';

type Json = Readonly<Record<string, unknown>>;
const result = (more: Json = {}, line = 1): Json => ({
  ruleId: 'r',
  level: 'error',
  message: { text: 'x' },
  locations: [{ physicalLocation: { artifactLocation: { uri: 'src/a.ts' }, region: { startLine: line } } }],
  ...more,
});
const logOf = (results: unknown, rule: Json = {}, run: Json = {}): Json => ({
  version: '2.1.0',
  runs: [{ tool: { driver: { name: 'scan', rules: [{ id: 'r', ...rule }] } }, results, ...run }],
});

async function look(...logs: readonly (Json | string)[]) {
  const exposures = new SarifExposures('asset-a');
  const looks: SarifLook[] = [];
  for (const [index, log] of logs.entries()) {
    const bytes = Buffer.from(typeof log === 'string' ? log : JSON.stringify(log));
    looks.push(await exposures.add({ file: `${index}.sarif`, chunks: () => [bytes] }));
  }
  return { looks, list: exposures.list };
}
const CLEAN = { is: 'read', unseen: undefined, incomplete: [] };

describe('exposures from SARIF', () => {
  test.each([
    [9, 'critical'],
    [7, 'high'],
    [4, 'medium'],
    ['0.1', 'low'],
    [0, 'high'],
    [undefined, 'high'],
  ])('security-severity %p is %s', async (score, severity) => {
    const rule = score === undefined ? {} : { properties: { 'security-severity': score } };
    const { list } = await look(logOf([result()], rule));
    expect(list).toMatchObject([{ severity, source_id: 'sarif-scan', asset_id: 'asset-a', file: 'src/a.ts' }]);
  });

  test('one per tool and rule over all logs, with the worst severity; what is suppressed or passed does not count', async () => {
    const first = logOf([
      result({ level: 'note' }),
      result({ level: 'warning' }, 2),
      result({ suppressions: [{ kind: 'inSource' }] }, 3),
      result({ kind: 'pass' }, 4),
      result({ ruleId: 'other' }, 5),
    ]);
    const { list, looks } = await look(first, logOf([result({}, 9)]));
    expect(looks).toEqual([CLEAN, CLEAN]);
    expect(new Map(list.map(({ id, severity, finding_count }) => [id, [severity, finding_count]]))).toEqual(
      new Map([
        ['sarif asset-a scan r', ['high', 3]],
        ['sarif asset-a scan other', ['high', 1]],
      ]),
    );
  });

  test('the kind of the rule decides on the workflow', async () => {
    const secret = await look(logOf([result()], { properties: { tags: ['secret'] } }));
    const advisory = await look(logOf([result({ ruleId: 'CVE-2026-12345' })]));
    expect([secret.list[0]?.workflow_value, advisory.list[0]?.workflow_value]).toEqual([
      'sensitive-data',
      'dependency',
    ]);
  });

  test('a log without results is clean; one whose scan failed or is cut off is not (P17)', async () => {
    expect(await look(logOf([]))).toEqual({ list: [], looks: [CLEAN] });
    const failed = await look(logOf([], {}, { invocations: [{ executionSuccessful: false, exitCode: 2 }] }));
    expect(failed.looks).toEqual([{ ...CLEAN, unseen: expect.stringContaining('exit code 2') }]);
    expect((await look({ version: '2.1.0', runs: [] })).looks).toEqual([
      { ...CLEAN, unseen: expect.stringContaining('no run') },
    ]);
    const text = JSON.stringify(logOf([result(), result({ ruleId: 'other' }, 2)]));
    const cut = await look(text.slice(0, text.indexOf('other')));
    expect(cut.list).toHaveLength(1);
    expect(cut.looks).toEqual([{ ...CLEAN, incomplete: [expect.stringContaining('what is behind was not read')] }]);
  });

  test.each([
    ['a list', '[]'],
    ['another version', JSON.stringify({ ...logOf([]), version: '1.0.0' })],
    ['no JSON', 'portfolios: []'],
    ['nothing', ''],
  ])('%s is refused', async (_, text) => {
    expect((await look(text)).looks).toEqual([{ is: 'refused', why: expect.stringContaining('0.sarif') }]);
  });
});
