import { describe, expect, test } from '@jest/globals';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { generateSnapshot } from '../../packages/snapshot/src/testing/generate.ts';
import { inJob, type Job } from './snapshot-run.ts';
import { measured } from '../promises/measured.ts';

const VALID = generateSnapshot({ portfolios: 5 });
const INDENTED = `${JSON.stringify(VALID, null, 2)}\n`;
const validate = (job: Job, inputs: Readonly<Record<string, string>> = {}) =>
  job.run('validate-snapshot', { files: '*.json', ...inputs });

describe('endings', () => {
  test.each([
    ['indented', INDENTED],
    ['compact', JSON.stringify(VALID)],
    ['with tabs', JSON.stringify(VALID, null, '\t')],
  ])('a valid file, %s', (_, text) =>
    inJob(async (job) => {
      job.write('snapshot.json', text);
      const { code, outputs, commands, summary } = await validate(job);
      expect([code, commands]).toEqual([0, []]);
      expect(outputs).toMatchObject({
        valid: 'true',
        reason: 'snapshot-valid',
        faults: '0',
        errors: '0',
        warnings: '0',
      });
      expect(summary).toContain('`snapshot.json`');
    }),
  );

  test('faults are annotated at line and column', () =>
    inJob(async (job) => {
      job.write('a.json', INDENTED.replace('"coverage_score": ', '"coverage_scor": '));
      const { code, outputs, commands } = await validate(job);
      const line = INDENTED.slice(0, INDENTED.indexOf('"coverage_score"')).split('\n').length;
      expect([code, outputs['reason'], outputs['valid']]).toEqual([1, 'snapshot-invalid', 'false']);
      expect(commands).toEqual(
        expect.arrayContaining([
          expect.stringMatching(
            new RegExp(`^::error file=a\\.json,line=${line},col=7,title=unknown-field::.*Did you mean`),
          ),
        ]),
      );
    }));

  test('a contradiction is an error, the default policy a warning, unless set otherwise', () =>
    inJob(async (job) => {
      job.write('a.json', INDENTED.replace('"total_portfolios": 5', '"total_portfolios": 6'));
      expect(await validate(job)).toMatchObject({ code: 1, outputs: { reason: 'snapshot-incoherent' } });
      job.write('a.json', INDENTED.replace(/"coverage_label": "[^"]+"/, '"coverage_label": "Fine"'));
      expect(await validate(job)).toMatchObject({ code: 0, outputs: { valid: 'true', warnings: '1' } });
      expect(await validate(job, { coherence: 'error' })).toMatchObject({ code: 1, outputs: { errors: '1' } });
      expect(await validate(job, { coherence: 'off' })).toMatchObject({ code: 0, outputs: { warnings: '0' } });
    }));

  test('another version is refused as one fault, or passes unjudged by choice', () =>
    inJob(async (job) => {
      job.write('a.json', '{"schema_version":"service.portfolio-coverage.v2","x":1}');
      expect(await validate(job)).toMatchObject({
        code: 1,
        outputs: { reason: 'snapshot-unknown-version', faults: '1' },
      });
      const passed = await validate(job, { 'unknown-version': 'unknown' });
      expect(passed).toMatchObject({ code: 0, outputs: { reason: 'snapshot-unknown-version', valid: 'true' } });
    }));

  test('wrong inputs are told together', () =>
    inJob(async (job) => {
      const { code, outputs, stdout } = await validate(job, { coherence: 'maybe', 'max-annotations': '11', files: '' });
      expect([code, outputs['reason']]).toEqual([1, 'input-invalid']);
      for (const name of ['files', 'coherence', 'max-annotations']) expect(stdout).toContain(name);
    }));

  test('report and SARIF files', () =>
    inJob(async (job) => {
      job.write('a.json', '[]');
      const { outputs } = await validate(job, { report: 'json', 'sarif-file': 'out/faults.sarif' });
      expect(outputs).toMatchObject({ 'sarif-path': 'out/faults.sarif' });
      expect(outputs['report-path']).toMatch(/validate-snapshot\.json$/);
      expect(JSON.parse(job.read('out/faults.sarif'))).toMatchObject({
        version: '2.1.0',
        runs: [{ results: [{ level: 'error' }] }],
      });
    }));
});

describe('bad input', () => {
  const DEEP = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
  test.each([
    ['not JSON', 'portfolios: []', 'not-json'],
    ['cut off', INDENTED.slice(0, 3_000), 'cut-off'],
    ['UTF-16', new Uint8Array(Buffer.from(`\ufeff${INDENTED}`, 'utf16le')), 'utf-16'],
    ['a million deep', DEEP, 'too-deep'],
    ['50 MB of one string', `{"schema_version":"${'x'.repeat(50 * 2 ** 20)}"}`, 'too-large'],
    ['empty', '', 'empty-document'],
    ['a doubled field', JSON.stringify(VALID).replace('{', '{"schema_version":"x",'), 'duplicate-key'],
  ])('%s ends cleanly and by name (P9)', (_, content, title) =>
    inJob(async (job) => {
      job.write('a.json', content);
      const { code, commands, stderr, milliseconds } = await validate(job);
      expect([code, stderr]).toEqual([1, '']);
      expect(commands[0]).toContain(`title=${title}::`);
      expect(milliseconds).toBeLessThan(10_000);
    }),
  );

  test('570,000 faults are all counted, and the first ones shown (P9)', () =>
    inJob(async (job) => {
      const summary = JSON.stringify(VALID.summary);
      job.write('a.json', `{"summary":${summary},"portfolios":[${'{},'.repeat(9_999)}{}]}`);
      const ran = await validate(job, { report: 'json', 'sarif-file': 'faults.sarif' });
      expect([ran.code, ran.outputs['reason'], ran.stderr]).toEqual([1, 'snapshot-invalid', '']);
      // 57 fields are missing in each portfolio, three in the root.
      expect(ran.outputs['errors']).toBe(String(57 * 10_000 + 3));
      expect(ran.commands).toHaveLength(10);
      expect(ran.summary.length).toBeLessThan(2 ** 20);
      expect(JSON.parse(job.read('faults.sarif')).runs[0].results).toHaveLength(100);
      expect(ran.milliseconds).toBeLessThan(10_000);
    }));

  test('thousands of files, and one of them at fault: it is named, and GitHub takes summary and outputs (P9)', () =>
    inJob(async (job) => {
      for (let index = 0; index < 6_000; index += 1)
        job.write(`teams/a-team-with-a-name-of-some-length-${index}/coverage-of-this-team/snapshot.json`, '[]');
      const ran = await validate(job, { files: 'teams/**/*.json' });
      expect([ran.code, ran.outputs['errors'], ran.stderr]).toEqual([1, '6000', '']);
      expect(Buffer.byteLength(ran.summary)).toBeLessThan(2 ** 20);
      expect(Buffer.byteLength(ran.outputs['trace'] ?? '')).toBeLessThan(100_000);
    }));

  test('a name of a field of megabytes, over a hundred faults, is shortened (P9)', () =>
    inJob(async (job) => {
      job.write('a.json', `{"${'k'.repeat(8_000_000)}":{${'"a":1,'.repeat(150)}"a":1}}`);
      const ran = await validate(job, { report: 'json', 'sarif-file': 'faults.sarif' });
      expect([ran.code, ran.outputs['reason'], ran.stderr]).toEqual([1, 'snapshot-invalid', '']);
      expect(job.read('faults.sarif').length).toBeLessThan(2 ** 20);
    }));

  test('annotations are as many as asked for; the verdict does not change', () =>
    inJob(async (job) => {
      job.write('a.json', '{}');
      for (const [count, shown] of [
        ['0', 0],
        ['2', 2],
      ] as const) {
        const { code, commands, outputs } = await validate(job, { 'max-annotations': count });
        expect([count, code, outputs['errors'], commands.length]).toEqual([count, 1, '5', shown]);
      }
    }));

  test('a pattern that matches nothing is an error', () =>
    inJob(async (job) => {
      expect(await validate(job, { files: 'coverage/*.json' })).toMatchObject({
        code: 1,
        outputs: { reason: 'snapshot-unreadable' },
      });
      job.write('a.json', INDENTED);
      expect(await validate(job, { files: 'a.json\ngone/*.json' })).toMatchObject({
        code: 1,
        outputs: { errors: '1' },
      });
    }));

  test('nothing outside the workspace is read or written (P10)', () =>
    inJob(async (job) => {
      mkdirSync(join(job.workspace, '../outside'));
      job.write('../outside/secret.json', '{"token":"abc-canary"}');
      symlinkSync(join(job.workspace, '../outside/secret.json'), join(job.workspace, 'link.json'));
      symlinkSync(join(job.workspace, '../outside'), join(job.workspace, 'folder'));
      for (const files of [
        'link.json',
        '*.json',
        'folder/secret.json',
        'folder/*.json',
        '../outside/secret.json',
        '../**/secret.json',
      ]) {
        const ran = await validate(job, { files });
        const said = `${ran.stdout}${ran.summary}${JSON.stringify(ran.outputs)}`;
        measured('P10', { 'paths that try': 1, escapes: said.includes('abc-canary') ? 1 : 0 });
        expect([files, ran.code, ran.outputs['reason']]).toEqual([files, 1, 'snapshot-unreadable']);
        expect(said).not.toContain('abc-canary');
      }
      job.write('a.json', '[]');
      for (const path of ['../x.sarif', 'folder/x.sarif', 'link.json', '/tmp/x.sarif'])
        expect(await validate(job, { files: 'a.json', 'sarif-file': path })).toMatchObject({
          code: 1,
          outputs: { reason: 'input-invalid' },
        });
      expect(job.read('../outside/secret.json')).toBe('{"token":"abc-canary"}');
    }));

  test('two files of one name are told apart', () =>
    inJob(async (job) => {
      job.write('a/snapshot.json', INDENTED);
      job.write('b/snapshot.json', '{}');
      const { outputs, commands } = await validate(job, { files: '**/snapshot.json\na/snapshot.json' });
      expect(JSON.parse(outputs['trace'] ?? '')).toHaveLength(2);
      expect(commands.every((line) => line.includes('file=b/snapshot.json,'))).toBe(true);
    }));

  test('a file name and a text cannot become a command or live Markdown (P7, P8)', () =>
    inJob(async (job) => {
      const name = '%0A::warning::x,line=1\n::error::y `|<img>.json';
      job.write(name, JSON.stringify({ ...VALID, '\n::set-output name=a::b ##[error]<img src=x> @all': 1 }));
      const { commands, summary, outputs } = await validate(job, { report: 'markdown' });
      expect(commands).toHaveLength(1);
      expect(commands[0]).toMatch(/^::error file=%250A%3A%3Awarning/);
      expect(summary).not.toMatch(/<img|@all/);
      expect(outputs['a']).toBeUndefined();
    }));
});
