import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { scanSecrets } from '../../packages/guardrails/src/hooks/scan-secrets/judge.ts';
import { findSecrets } from '../../packages/guardrails/src/hooks/scan-secrets/find.ts';
import { fillIn } from '../../packages/guardrails/src/hooks/scan-secrets/samples.test-support.ts';
import { noFiles } from '../../packages/guardrails/src/hooks/paths/files.ts';
import { DEFAULT_POLICY } from '@agent-remediation/guardrails';
import { ROOT, call } from './shipped.test-support.ts';
import { readToolCall } from '../../packages/guardrails/src/hooks/tool-call/tool-call.ts';
import { measured } from '../promises/measured.ts';

const around = {
  policy: DEFAULT_POLICY,
  task: { dependency: false },
  files: noFiles,
  root: '/work/repository',
  home: undefined,
  taskFile: undefined,
  notes: '',
};
const ask = async (content: string): Promise<readonly string[]> => {
  const refusals = await scanSecrets.judge(
    readToolCall(Buffer.from(call('Write', { file_path: 'a.ts', content })), '/'),
    around,
  );
  return refusals.filter(({ severity }) => severity === 'block').map(({ seen }) => seen);
};

/** Ordinary files of the installed dependencies, spread evenly. */
function dependencyFiles(count: number): readonly string[] {
  const all: string[] = [];
  const walk = (folder: string, depth: number): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      // The rules of secretlint hold examples of what they look for.
      if (entry.isDirectory() && depth < 5 && entry.name !== '@secretlint') walk(path, depth + 1);
      else if (
        entry.isFile() &&
        /\.(?:[cm]?[jt]s|json|md|ya?ml|txt|map)$/u.test(entry.name) &&
        statSync(path).size < 300_000
      )
        all.push(path);
    }
  };
  walk(`${ROOT}node_modules`, 0);
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, at) => at % step === 0).slice(0, count);
}

describe('the secret guard (P21)', () => {
  const forms = readFileSync(`${ROOT}packages/guardrails/cases/scan-secrets/ng.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));
  const seeds = process.env['PROMISES'] === '1' ? 100 : 10;

  test('finds at least 97 in 100 generated samples', () => {
    const missed: string[] = [];
    let count = 0;
    for (const form of forms) {
      for (let seed = 1; seed <= seeds; seed += 1) {
        count += 1;
        if (!findSecrets(fillIn(form, seed * 7919)).some(({ certain }) => certain)) missed.push(form);
      }
    }
    console.log(
      `secrets: ${count} samples of ${forms.length} forms, ${missed.length} missed: ${[...new Set(missed)].slice(0, 12).join(' | ')}`,
    );
    measured('P21', { samples: count, 'of the samples found': ((count - missed.length) / count) * 100 });
    expect(missed.length / count).toBeLessThanOrEqual(0.03);
  });

  test('blocks none of 600 ordinary dependency files', async () => {
    const files = dependencyFiles(600);
    expect(files).toHaveLength(600);
    const blocked: string[] = [];
    for (const file of files)
      for (const seen of await ask(readFileSync(file, 'utf8'))) blocked.push(`${file}: ${seen}`);
    measured('P21', { 'ordinary files': files.length, blocks: blocked.length });
    expect(blocked).toEqual([]);
  });

  test('reads hostile text in linear time', () => {
    for (const unit of [
      'sk-',
      'eyJ',
      'eyJ.',
      'ghp_',
      'aws_key = ',
      'AKIA',
      '-----BEGIN PRIVATE KEY-----',
      'a:b@',
      'https://a:',
      'curl -H ',
      'secret="',
      'token: ',
      'A',
      '7Q~',
      'pat.',
      '"',
      'discord',
    ]) {
      const text = unit.repeat(Math.ceil(1_000_000 / unit.length));
      const started = process.cpuUsage();
      findSecrets(text);
      // Processor time, and a wide bound: quadratic time on a megabyte would take many minutes, a busy machine takes seconds.
      expect({ unit, slow: process.cpuUsage(started).user > 10_000_000 }).toEqual({ unit, slow: false });
    }
  });
});
