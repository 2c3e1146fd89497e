import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { FILES } from '../workflows/files.ts';
import { actCopy } from './act-copy.ts';

/** Takes `environment.deployment: false` and the right to read Dependabot's alerts out of a parsed workflow: the only differences. */
function withoutUnknown(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) => {
    if (key === 'permissions' && typeof inner === 'object' && inner !== null && 'vulnerability-alerts' in inner) {
      const { 'vulnerability-alerts': level, ...rest } = inner;
      expect(level).toBe('read');
      return rest;
    }
    if (key !== 'environment' || typeof inner !== 'object' || inner === null || !('deployment' in inner)) return inner;
    const { deployment, ...rest } = inner;
    expect(deployment).toBe(false);
    return rest;
  });
}

describe('D27: the copy for act lacks the keys that act does not know, and nothing else', () => {
  test.each(FILES.map(({ path, text }) => [path, text] as const))('%s', (_, text) => {
    expect(parse(actCopy(text))).toEqual(withoutUnknown(parse(text)));
  });
});

test('a value that means something else stays: act would then refuse the workflow, loudly', () => {
  const text = '    environment:\n      deployment: true\n';
  expect(actCopy(text)).toBe(text);
});
