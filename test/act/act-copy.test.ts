import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { FILES } from '../workflows/files.ts';
import { actCopy } from './act-copy.ts';

/** Takes `environment.deployment: false` out of a parsed workflow: the only difference that is allowed. */
function withoutDeployment(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) => {
    if (key !== 'environment' || typeof inner !== 'object' || inner === null || !('deployment' in inner)) return inner;
    const { deployment, ...rest } = inner;
    expect(deployment).toBe(false);
    return rest;
  });
}

describe('D27: the copy for act lacks the keys that act does not know, and nothing else', () => {
  test.each(FILES.map(({ path, text }) => [path, text] as const))('%s', (_, text) => {
    expect(parse(actCopy(text))).toEqual(withoutDeployment(parse(text)));
  });
});

test('a value that means something else stays: act would then refuse the workflow, loudly', () => {
  const text = '    environment:\n      deployment: true\n';
  expect(actCopy(text)).toBe(text);
});
