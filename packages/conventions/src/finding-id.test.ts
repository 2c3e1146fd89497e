import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { branchName, FINDING_ID, findingId, FINGERPRINT, fingerprint, sourceKind } from './finding-id.ts';

describe('D1: the id of a finding', () => {
  test.each(['issue-12', 'SEC-104', 'dependabot-7', 'GHSA-aaaa-bbbb-cccc', 'a', 'x.y_z', 'A'.repeat(64)])(
    '%s is kept as it is',
    (id) => {
      expect(findingId(id)).toBe(id);
    },
  );

  test.each([
    ['CVE-2026-1 in lodash', /^CVE-2026-1-in-lodash-[0-9a-f]{12}$/],
    ['../../etc/passwd', /^etc-passwd-[0-9a-f]{12}$/],
    ['-rf', /^rf-[0-9a-f]{12}$/],
    ['$(reboot)', /^reboot-[0-9a-f]{12}$/],
    ['漏洞', /^finding-[0-9a-f]{12}$/],
    ['A'.repeat(65), /^A{40}-[0-9a-f]{12}$/],
  ])('%s becomes slug and hash', (named, expected) => {
    expect(findingId(named)).toMatch(expected);
  });

  test('two names never become one id, and the result is always legal', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), fc.string({ minLength: 1, unit: 'binary' }), (a, b) => {
        fc.pre(a.trim() !== '' && b.trim() !== '' && a.normalize('NFC').trim() !== b.normalize('NFC').trim());
        expect(findingId(a)).toMatch(FINDING_ID);
        expect(findingId(a)).not.toBe(findingId(b));
      }),
    );
  });

  test('an empty name is refused', () => {
    expect(() => findingId('  ')).toThrow(RangeError);
  });
});

describe('seed 2.5, D5: the branch', () => {
  test.each([
    ['issue-12', 1, 'fix/issue-12'],
    ['issue-12', 2, 'fix/issue-12+2'],
    ['SEC-104', 11, 'fix/SEC-104+11'],
  ])('%s in generation %i is %s', (id, generation, branch) => {
    expect(branchName(id, generation)).toBe(branch);
  });

  test.each(['a..b', 'x.lock', 'x.LOCK', 'ends.'])('%s, which git refuses in a ref, becomes slug and hash', (id) => {
    expect(branchName(id)).toMatch(/^fix\/[A-Za-z0-9-]+-[0-9a-f]{12}$/);
  });
});

describe('D2: the fingerprint', () => {
  const source = { host: 'github.com', repositoryId: 42, id: 'issue-12' };

  test('is stable: a change of this value would orphan every claim that exists', () => {
    expect(fingerprint(source)).toBe('1-cf6b06dc2b29ea8e6eaf8d276927b91079651565');
  });

  test('tells apart what differs, and keeps the rest', () => {
    const others = [
      { ...source, host: 'ghe.example.com' },
      { ...source, repositoryId: 43 },
      { ...source, id: 'issue-13' },
      { ...source, id: 'dependabot-12' },
      { ...source, id: 'code-scanning-12' },
    ];
    const all = [source, ...others].map(fingerprint);
    expect(new Set(all).size).toBe(all.length);
    for (const value of all) expect(value).toMatch(FINGERPRINT);
    expect(fingerprint({ ...source, host: 'GitHub.com' })).toBe(fingerprint(source));
  });

  test.each([
    ['issue-12', 'issue'],
    ['dependabot-12', 'dependabot'],
    ['secret-scanning-1', 'secret-scanning'],
    ['code-scanning-99', 'code-scanning'],
    ['issue-012', 'finding'],
    ['issue-0', 'finding'],
    ['my-issue-12', 'finding'],
    ['SEC-12', 'finding'],
  ])('the kind of %s is %s', (id, kind) => {
    expect(sourceKind(id)).toBe(kind);
  });
});
