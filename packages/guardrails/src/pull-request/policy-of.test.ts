import { describe, expect, test } from '@jest/globals';
import { DEFAULT_POLICY, digestOf } from '../rules.ts';
import { policyOf } from './policy-of.ts';

describe('D17: the policy that a repository vendors on its default branch', () => {
  const TEXT = JSON.stringify(DEFAULT_POLICY);
  const refused = (policy: string | undefined, digest: string | undefined): unknown => {
    try {
      return policyOf({ policy, digest });
    } catch (error) {
      const { reason, message } = error as { readonly reason: string; readonly message: string };
      return [reason, message];
    }
  };
  const UNFIT = [
    'settings-invalid',
    '.agent/hooks/policy.json on the default branch is not what policy.json.sha256 says',
  ];

  test('none: the guards’ own', () => {
    expect(policyOf({ policy: undefined, digest: undefined })).toBe(DEFAULT_POLICY);
  });
  test.each([digestOf(TEXT), `${digestOf(TEXT)}  policy.json\n`, ` ${digestOf(TEXT)}\tpolicy.json`])(
    'one that its digest %j fits',
    (digest) => {
      expect(policyOf({ policy: TEXT, digest })).toEqual(DEFAULT_POLICY);
    },
  );
  test.each([
    ['another digest', TEXT, digestOf(`${TEXT} `)],
    ['a digest with more behind it', TEXT, `${digestOf(TEXT)}0`],
    ['no digest', TEXT, undefined],
    ['an empty digest', TEXT, ''],
    ['a digest alone', undefined, digestOf(TEXT)],
  ])('%s: no policy at all', (_, policy, digest) => {
    expect(refused(policy, digest)).toEqual(UNFIT);
  });
  test('one that is no policy says why', () => {
    expect(refused('[]', digestOf('[]'))).toEqual([
      'settings-invalid',
      expect.stringMatching(/^\.agent\/hooks\/policy\.json on the default branch: \w/u),
    ]);
  });
});
