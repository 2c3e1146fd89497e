import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Terminal } from '../terminal.ts';
import { build } from './build.ts';
import { diff, report } from './report.ts';
import { validate } from './validate.ts';

const INPUTS = `
assets:
  - { id: asset-shop, name: Shop, asset_type: service, criticality: high, owner_team: core, environment: production }
exposures:
  - { id: x1, asset_id: asset-shop, severity: high, workflow_value: sast, source_id: scanner }
`;

describe('snapshots on the command line', () => {
  let folder = '';
  beforeAll(() => {
    // With a folder of its own around it: a pattern that leads out must not walk through everything that others left.
    folder = join(mkdtempSync(join(tmpdir(), 'cli-snapshot-')), 'own');
    mkdirSync(folder);
    writeFileSync(join(folder, 'inputs.yml'), INPUTS);
    writeFileSync(join(folder, 'fewer.yml'), INPUTS.slice(0, INPUTS.indexOf('exposures')));
  });
  afterAll(() => rmSync(dirname(folder), { recursive: true }));

  type Command = (terminal: Terminal, args: readonly string[], folder: string) => Promise<number>;
  const run = async (command: Command, ...args: string[]) => {
    let [out, error] = ['', ''];
    const terminal: Terminal = {
      write: (text) => void (out += text),
      writeError: (text) => void (error += text),
      colours: false,
      now: () => 0,
    };
    return { code: await command(terminal, args, folder), out, error };
  };

  test('build, validate, report, diff', async () => {
    const at = ['--at', '2026-03-01T12:00:00Z'];
    const built = await run(
      build,
      ...at,
      '--out',
      'after.json',
      '--badge',
      'badge.svg',
      '--page',
      'page.html',
      '--csv',
      'out.csv',
      'inputs.yml',
    );
    expect(built).toEqual({ code: 0, out: 'Wrote after.json, page.html, badge.svg, out.csv.\n', error: '' });
    const page = readFileSync(join(folder, 'page.html'), 'utf8');
    expect(JSON.parse(/type="application\/json">([^<]*)/.exec(page)?.[1] ?? '')).toEqual([
      { name: 'after.json', text: readFileSync(join(folder, 'after.json'), 'utf8') },
    ]);
    expect(await run(build, ...at, 'inputs.yml')).toMatchObject({
      out: readFileSync(join(folder, 'after.json'), 'utf8'),
    });
    expect(readFileSync(join(folder, 'badge.svg'), 'utf8')).toContain('Action needed · 84');
    expect(await run(validate, '*.json')).toEqual({
      code: 0,
      out: 'snapshot-valid: 0 errors, 0 warnings.\n',
      error: '',
    });
    expect((await run(report, 'after.json')).out).toContain('| `Shop` |');
    expect((await run(report, '--format', 'csv', 'after.json')).out).toBe(
      readFileSync(join(folder, 'out.csv'), 'utf8'),
    );
    await run(build, ...at, '--out', 'before.json', 'fewer.yml');
    expect(await run(diff, 'after.json', 'before.json')).toMatchObject({ code: 0 });
    expect(await run(diff, '--max-score-fall', '5', 'after.json', 'before.json')).toMatchObject({
      code: 1,
      out: expect.stringContaining('🔻 worse'),
    });
  });

  test('files may lie outside the current folder: in a clone of this project the user’s own do', async () => {
    const elsewhere = mkdtempSync(join(dirname(folder), 'elsewhere-'));
    try {
      writeFileSync(join(elsewhere, 'inputs.yml'), INPUTS);
      const [own, made] = [join(elsewhere, 'inputs.yml'), join(elsewhere, 'coverage/new/snapshot.json')];
      const up = relative(folder, made);
      expect(await run(build, '--out', up, own)).toEqual({ code: 0, out: `Wrote ${up}.\n`, error: '' });
      const valid = { code: 0, out: 'snapshot-valid: 0 errors, 0 warnings.\n', error: '' };
      for (const files of [
        [up],
        [made],
        [join(elsewhere, '**/*.json')],
        ['../*/coverage/**/*.json'],
        [join(elsewhere, '**/*.{json,yml}'), `!${own}`],
      ])
        expect([files, await run(validate, ...files)]).toEqual([files, valid]);
      expect((await run(report, made)).out).toContain('| `Shop` |');
      expect((await run(diff, made, up)).out).toContain('1 unchanged');
      await expect(run(report, join(elsewhere, 'gone.json'))).rejects.toThrow('There is no such file.');
    } finally {
      rmSync(elsewhere, { recursive: true });
    }
  });

  test('faults are told with their places, and end with 1', async () => {
    writeFileSync(join(folder, 'bad.yml'), 'assets: [{ id: asset-a }]');
    const { code, out, error } = await run(build, 'bad.yml', 'gone.yml');
    expect([code, out]).toEqual([1, '']);
    expect(error).toContain('bad.yml#/assets/0: The field name is missing.');
    expect(error).toContain('gone.yml: There is no such file.');
    writeFileSync(join(folder, 'bad.json'), '{\n  "schema_version": 1\n}');
    expect(await run(validate, 'bad.json')).toMatchObject({ code: 1, out: expect.stringContaining('bad.json:2:') });
    await expect(run(report, 'bad.json')).rejects.toThrow('snapshot-unknown-version');
  });

  test.each([
    [validate, []],
    [validate, ['--coherence', 'maybe', 'a.json']],
    [validate, ['--what', 'a.json']],
    [build, ['--at', 'yesterday-ish', 'inputs.yml']],
    [report, ['a.json', 'b.json']],
    [diff, ['a.json']],
    [diff, ['--max-score-fall', 'x', 'a.json', 'b.json']],
  ])('wrong use ends with 2 and the way on: %p %j', async (command: Command, args: readonly string[]) => {
    const { code, error } = await run(command, ...args);
    expect([code, /^agent-remediation [\w-]+: .*"agent-remediation help [\w-]+" shows/.test(error)]).toEqual([2, true]);
  });
});
