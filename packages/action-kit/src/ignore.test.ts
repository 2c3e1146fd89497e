import { describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ignore } from './ignore.ts';

/** Reads an output file as the runner does: `name=value` lines, and `name<<delimiter` blocks. */
function outputs(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const block = /^([^=<]+)<<(.+)$/.exec(line);
    const pair = /^([^=<]+)=(.*)$/.exec(line);
    if (block) {
      const end = lines.indexOf(block[2] ?? '', index + 1);
      found[block[1] ?? ''] = lines.slice(index + 1, end).join('\n');
      index = end;
    } else if (pair) found[pair[1] ?? ''] = pair[2] ?? '';
  }
  return found;
}

function files(): { GITHUB_OUTPUT: string; GITHUB_STEP_SUMMARY: string } {
  const folder = mkdtempSync(join(tmpdir(), 'ignore-'));
  const [output, summary] = [join(folder, 'output'), join(folder, 'summary')];
  writeFileSync(output, '');
  writeFileSync(summary, '');
  return { GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary };
}

function printed(work: () => void): string {
  const write = process.stdout.write.bind(process.stdout);
  let text = '';
  process.stdout.write = (chunk) => {
    text += String(chunk);
    return true;
  };
  try {
    work();
  } finally {
    process.stdout.write = write;
  }
  return text;
}

describe('an event that is none of ours', () => {
  test('sets the outputs that @actions/core would set', async () => {
    const ours = files();
    printed(() => ignore('create-session', 'not-our-label', 'documentation', ours));
    const theirs = files();
    const before = process.env['GITHUB_OUTPUT'];
    process.env['GITHUB_OUTPUT'] = theirs.GITHUB_OUTPUT;
    const core = await import('@actions/core');
    const seen = outputs(readFileSync(ours.GITHUB_OUTPUT, 'utf8'));
    core.setOutput('reason', 'not-our-label');
    core.setOutput('trace', seen['trace']);
    process.env['GITHUB_OUTPUT'] = before;
    expect(outputs(readFileSync(theirs.GITHUB_OUTPUT, 'utf8'))).toEqual(seen);
    expect(JSON.parse(seen['trace'] ?? '')).toEqual([
      expect.objectContaining({ seen: 'documentation', verdict: 'stop' }),
    ]);
  });

  test.each([
    '::set-output name=x::y',
    '##[error]boo',
    'a\n::error::b',
    'reason=x\ntrace=y',
    '`</details><img src=x onerror=y>',
    '@octocat fixes #1',
    '\u001b[31m',
    'x<<EOF',
  ])('P7, P8: %j in a label is harmless in log, outputs and summary', (hostile) => {
    const environment = files();
    const log = printed(() => ignore('create-session', 'not-our-label', hostile, environment));
    expect(log.split('\n').filter((line) => line.trim().startsWith('::') || line.includes('##['))).toEqual([]);
    expect(log.trimEnd().split('\n')).toHaveLength(1);
    expect(Object.keys(outputs(readFileSync(environment.GITHUB_OUTPUT, 'utf8')))).toEqual(['reason', 'trace']);
    const summary = readFileSync(environment.GITHUB_STEP_SUMMARY, 'utf8');
    for (const live of ['<', '@', '\u001b']) expect(summary).not.toContain(live);
  });
});
