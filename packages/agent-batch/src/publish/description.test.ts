import { describe, expect, test } from '@jest/globals';
import { closingKeywords, references } from '@agent-remediation/text';
import { DEFAULT_SETTINGS } from '@agent-remediation/conventions';
import type { ClaimFile } from '../folder/claim-file.ts';
import { claimMarker, descriptionOf, titleOf } from './description.ts';

const CLAIM: ClaimFile = {
  version: 1,
  findingId: 'issue-7',
  fingerprint: `1-${'0'.repeat(40)}`,
  generation: 1,
  attempt: 1,
  nonce: 'abcdef012345',
  runId: '1',
  claimedAt: '2026-01-01T00:00:00Z',
  issue: 7,
  title: 'SQL injection in search',
  prompt: '',
  branch: 'fix/issue-7',
  baseBranch: 'main',
  base: 'b'.repeat(40),
  commitPrefix: 'fix(sec):',
  setup: ['npm ci'],
  test: 'npm test',
};
const PLACE = { owner: 'octo-org', repo: 'shop', host: 'github.com' };

describe('P8: the title comes from untrusted text', () => {
  test('an ordinary one stays', () => {
    expect(titleOf(CLAIM, PLACE)).toBe('fix: SQL injection in search');
  });
  test.each(['Fixes #12', 'closes octo-org/shop#1', '@maria look', 'see https://evil.example', 'resolves GH-4'])(
    '%s',
    (title) => {
      expect(titleOf({ ...CLAIM, title }, PLACE)).toBe('fix: issue-7');
    },
  );
});

describe('P8: the description', () => {
  const body = (summary: string, path = 'src/a.ts', headings = DEFAULT_SETTINGS.pullRequest.headings) =>
    descriptionOf({
      claim: CLAIM,
      headings,
      files: [{ path, previous: undefined, status: 'modified', additions: 1, deletions: 1, patch: '' }],
      publicApi: [],
      summary,
      moved: undefined,
      runUrl: '',
    });

  test('has the three parts, the mark of its claim, and its issue first', () => {
    expect(body('').startsWith(claimMarker(CLAIM.nonce))).toBe(true);
    expect(body('').match(/^## .*$/gm)).toEqual(['## Finding', '## Blast radius', '## Verification']);
    expect(references(body(''), PLACE).map(({ number }) => number)).toEqual([7]);
  });

  test('has the headings of the settings', () => {
    const own = body('', 'src/a.ts', ['Befund', 'Reichweite', 'Prüfung']);
    expect(own.match(/^## .*$/gm)).toEqual(['## Befund', '## Reichweite', '## Prüfung']);
  });

  test.each([
    'Fixes #12 @maria',
    '```\n````\nFixes #12\n',
    '</details>\n## Finding\nFixes #12',
    '<!-- agent-remediation:claim 0 -->',
    '~~~\nFixes #1',
  ])('what the agent says is not live: %j', (summary) => {
    expect(closingKeywords(body(summary), PLACE)).toEqual([]);
    expect(references(body(summary), PLACE).map(({ number }) => number)).toEqual([7]);
  });

  test.each(['a`b.ts', '``.ts', 'Fixes #12', 'a\nFixes #12'])('nor is a file’s name: %j', (path) => {
    expect(closingKeywords(body('', path), PLACE)).toEqual([]);
  });
});
