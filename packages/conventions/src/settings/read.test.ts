import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { Ending } from '../outcome.ts';
import { readSettings } from './read.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

function faultOf(text: string): string {
  try {
    readSettings(text);
  } catch (error) {
    if (error instanceof Ending) return `${error.reason}: ${error.message}`;
    throw error;
  }
  return 'no fault';
}

describe('the settings file', () => {
  test('with nothing but its version gives the defaults', () => {
    expect(readSettings('version: 1\n')).toEqual(DEFAULT_SETTINGS);
  });

  test('every key of the schema reaches the settings', () => {
    const schema = JSON.parse(readFileSync(new URL('../../schema/settings.schema.json', import.meta.url), 'utf8')) as {
      properties: Record<string, unknown>;
    };
    const settings = readSettings(FULL);
    expect(Object.keys(schema.properties).sort()).toEqual(
      [
        'version',
        ...Object.keys(settings).map((key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
      ].sort(),
    );
    expect(settings).toMatchObject({
      engine: 'batch',
      baseBranch: 'develop',
      reviewers: ['octo-org/security'],
      teamChannel: '#fixes',
      commands: { setup: ['npm ci'], build: 'npm run build', test: 'npm test' },
      protectedPaths: ['legal/**'],
      publicApi: ['src/api/**'],
      pullRequest: { headings: ['Befund', 'Reichweite', 'Prüfung'], approvals: 2 },
      allowPublic: true,
      targetRepository: 'octo-org/shop',
      authorise: {
        bots: [{ login: 'scanner[bot]', id: 7 }],
        dispatchSenders: ['maria'],
        findingAuthors: ['scanner[bot]'],
      },
      ledger: { repository: 'octo-org/ledger', branch: 'my/ledger' },
      limits: { perRun: 1, perDay: 2, perRepositoryPerDay: 3, open: 4, acuPerDay: 50, acuPerSession: 6 },
      sweep: {
        severity: 'medium',
        sources: ['code-scanning', 'secret-scanning'],
        issuesLabel: 'security',
        hold: ['code-scanning-7'],
        cluster: ['package'],
        deadlines: { critical: 7 },
        openPullRequests: 3,
        mergeFactor: 1.5,
        freeze: [{ from: '2026-12-20', until: '2027-01-03', reason: 'holidays' }],
        freezeWeekdays: ['saturday', 'sunday'],
        fuse: 12,
        scanAgeDays: 3,
      },
      session: { dedupeTag: 'none', readBack: false },
      templates: { secret: 'Take it out.' },
      closing: {
        verify: 'checks',
        evidence: ['checks', 'alert'],
        checks: ['test'],
        workflows: ['ci.yml'],
        link: 'first-reference',
        pullRequests: 'all',
        baseBranches: ['main', 'release/*'],
        deadlineDays: 3,
      },
    });
  });

  test.each([
    ['', /must be object/],
    ['version: 2', /version: must be 1/],
    ['engine: session', /version/],
    ['version: 1\nlimits: { per-run: 6 }', /limits\.per-run: must be <= 5/],
    ['version: 1\nlimit: {}', /unknown key `limit`/],
    ['version: 1\nengine: both', /engine: allowed are \["session","batch"\]/],
    ['version: 1\nledger: { repository: "no-slash" }', /ledger\.repository/],
    ['version: 1\nauthorise: { bots: ["scanner[bot]"] }', /authorise\.bots\.0/],
    ['version: 1\nauthorise: { bots: [{ login: "*", id: 1 }] }', /authorise\.bots\.0\.login/],
    ['version: 1\nsweep: { sources: [linter] }', /sweep\.sources\.0: allowed are/],
    ['version: 1\nsweep: { freeze: [{ from: "2026-02-30", until: "2026-03-01" }] }', /2026-02-30 is no day/],
    ['version: 1\nsweep: { freeze: [{ from: "2026-03-02", until: "2026-03-01" }] }', /ends before it begins/],
    ['version: 1\nsweep: { merge-factor: 0 }', /sweep\.merge-factor/],
    ['version: 1\nsweep: { nightly: true }', /unknown key `nightly`/],
    ['version: 1\nversion: 1', /unique/],
    ['version: 1\nreviewers: [a, a]', /reviewers/],
    ['version: 1\ncommands: { test: "a\\nb" }', /commands\.test/],
    ['a: &a [x]\nb: *a', /alias/],
    ['a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]', /alias/],
    ['version: 1\n__proto__: { x: 1 }', /__proto__/],
    ['version: 1\npull-request: { headings: { finding: "# Befund" } }', /pull-request\.headings\.finding/],
    ['version: 1\npull-request: { headings: { finding: verification } }', /each part needs a heading of its own/],
    ['version: 1\npull-request: { headings: [a, b, c] }', /pull-request\.headings/],
    ['version: 1\npull-request: { approvals: 11 }', /pull-request\.approvals/],
    ['version: [', /flow|expected|end/i],
    [`version: 1\n# ${'x'.repeat(70_000)}`, /more than 65536 bytes/],
  ])('%j is refused with what is wrong', (text, expected) => {
    expect(faultOf(text)).toMatch(/^settings-invalid: \.github\/agent-remediation\.yml: /);
    expect(faultOf(text)).toMatch(expected);
  });

  test('all faults are told at once', () => {
    const fault = faultOf('version: 1\nengine: x\nfoo: 1\nlimits: { per-run: 9 }');
    for (const part of ['engine', 'foo', 'limits.per-run']) expect(fault).toContain(part);
  });
});

const FULL = `version: 1
engine: batch
base-branch: develop
reviewers: [octo-org/security]
team-channel: '#fixes'
commands: { setup: [npm ci], build: npm run build, test: npm test }
protected-paths: [legal/**]
public-api: [src/api/**]
pull-request: { headings: { finding: Befund, blast-radius: Reichweite, verification: Prüfung }, approvals: 2 }
allow-public: true
target-repository: octo-org/shop
authorise:
  bots: [{ login: 'scanner[bot]', id: 7 }]
  dispatch-senders: [maria]
  finding-authors: ['scanner[bot]']
ledger: { repository: octo-org/ledger, branch: my/ledger }
limits: { per-run: 1, per-day: 2, per-repository-per-day: 3, open: 4, acu-per-day: 50, acu-per-session: 6 }
sweep:
  severity: medium
  sources: [code-scanning, secret-scanning]
  issues-label: security
  hold: [code-scanning-7]
  cluster: [package]
  deadlines: { critical: 7 }
  open-pull-requests: 3
  merge-factor: 1.5
  freeze: [{ from: '2026-12-20', until: '2027-01-03', reason: holidays }]
  freeze-weekdays: [saturday, sunday]
  fuse: 12
  scan-age-days: 3
session: { dedupe-tag: none, read-back: false }
templates: { secret: Take it out. }
closing: { verify: checks, evidence: [checks, alert], checks: [test], workflows: [ci.yml], link: first-reference, pull-requests: all, base-branches: [main, release/*], deadline-days: 3 }
`;
