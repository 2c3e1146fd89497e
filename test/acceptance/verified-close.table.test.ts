import { afterEach, describe, expect, test } from '@jest/globals';
import { fingerprint, type EvidenceKind } from '@agent-remediation/conventions';
import type { HandedInput, StepOutcome } from '@agent-remediation/remediation';
import { readSarif } from '@agent-remediation/findings/sarif';
import { readScans, type OpenedFile } from '@agent-remediation/remediation/scans';
import { createBench, type Bench } from './bench.ts';

/**
 * Issue 3, "verified close": every kind of evidence × present, absent, failed, late × merged, unmerged. No finding is closed on anything but
 * evidence that is there (seed 3.2: before that the finding stays open), and none is forgotten: what is not closed is open in the ledger
 * until a person was asked for.
 */
type Pull = Awaited<ReturnType<Bench['pull']>>;
type Result = 'present' | 'failed';

interface Source {
  readonly what: string;
  readonly kind: EvidenceKind;
  readonly id: string;
  readonly settings?: string;
  /** What stands there from the beginning, before the fix. */
  readonly before?: (bench: Bench) => void;
  /** Puts the evidence there, for a commit. */
  readonly put?: (bench: Bench, commit: string, result: Result) => void;
  /** Or: what a workflow hands in. */
  readonly handedIn?: (commit: string, result: Result) => HandedInput;
  /** What evidence that speaks against the fix ends in, where it is not final. */
  readonly failed?: 'verification-failed' | 'merged-awaiting-evidence';
}

const result = (ruleId: string, uri: string) => ({
  ruleId,
  message: { text: `${ruleId} in ${uri}` },
  locations: [{ physicalLocation: { artifactLocation: { uri }, region: { startLine: 3 } } }],
});
const [FOUND, OTHER] = [result('js/sqli', 'src/search.js'), result('js/xss', 'src/page.js')];

/** The id that the reader of SARIF gives FOUND. */
const SARIF_ID = await idOf(FOUND);
async function idOf(found: object): Promise<string> {
  const options = { repository: { id: 1, name: 'acme/shop' }, atLeast: 'info', identities: true } as const;
  const reading = await readSarif({ file: 'x', chunks: () => [Buffer.from(scan([found]))] }, options);
  return [...(reading.identities?.keys() ?? [])][0] ?? '';
}

const nothing = { scans: undefined, reproducer: undefined } as const;
const outcome = (result: Result): StepOutcome => (result === 'present' ? 'success' : 'failure');

const SOURCES: readonly Source[] = [
  {
    what: 'a named check',
    kind: 'checks',
    id: 'SEC-1',
    settings: 'checks: [test]',
    put: ({ repo }, headSha, result) => void repo.addCheckRun({ name: 'test', headSha, conclusion: outcome(result) }),
  },
  {
    what: 'a named status',
    kind: 'checks',
    id: 'SEC-1',
    settings: 'checks: [test]',
    put: ({ repo }, commit, result) =>
      void repo.addStatus(commit, 'test', outcome(result) as 'success', { by: 'maria' }),
  },
  {
    what: 'a named workflow',
    kind: 'workflows',
    id: 'SEC-1',
    settings: 'workflows: [CI]',
    put: (bench, commit, result) => workflowRun(bench, commit, outcome(result)),
  },
  {
    what: 'a workflow named by its file',
    kind: 'workflows',
    id: 'SEC-1',
    settings: 'workflows: [ci.yml]',
    put: (bench, commit, result) => workflowRun(bench, commit, outcome(result)),
  },
  {
    what: 'a code-scanning alert',
    kind: 'alert',
    id: 'code-scanning-1',
    before: ({ repo }) => {
      repo.alerts.codeScanning.add();
      repo.alerts.addAnalysis();
    },
    put: ({ repo }, commit, result) => {
      if (result === 'present') repo.alerts.codeScanning.change(1, { state: 'fixed' });
      repo.alerts.addAnalysis({ commit });
    },
  },
  {
    what: 'a Dependabot alert',
    kind: 'alert',
    id: 'dependabot-1',
    before: ({ repo }) => void repo.alerts.dependabot.add(),
    put: ({ repo }, _, result) =>
      void repo.alerts.dependabot.change(1, { state: result === 'present' ? 'fixed' : 'dismissed' }),
    failed: 'merged-awaiting-evidence',
  },
  {
    what: 'a secret-scanning alert',
    kind: 'alert',
    id: 'secret-scanning-1',
    before: ({ repo }) => void repo.alerts.secretScanning.add(),
    put: ({ repo }, _, result) =>
      void repo.alerts.secretScanning.change(1, {
        state: 'resolved',
        resolution: result === 'present' ? 'revoked' : 'wont_fix',
      }),
    failed: 'merged-awaiting-evidence',
  },
  {
    what: 'two SARIF files',
    kind: 'sarif',
    id: SARIF_ID,
    handedIn: (commit, result) => {
      const after = result === 'present' ? scan([OTHER]) : scan([OTHER, FOUND]);
      const open = (path: string) => Promise.resolve(file(path, path === 'before' ? scan([FOUND, OTHER]) : after));
      const scans = () =>
        readScans({
          before: 'before',
          after: 'after',
          open,
          root: 'file:///w/',
          repository: { id: 1, name: 'acme/shop' },
        });
      return { ...nothing, commit, scans };
    },
  },
  {
    what: 'a reproducer',
    kind: 'reproducer',
    id: 'SEC-1',
    handedIn: (commit, result) => ({ ...nothing, commit, reproducer: new Map([['SEC-1', outcome(result)]]) }),
  },
];

/** A scan as a tool writes it, with these results. */
function scan(results: readonly object[], { rules = ['js/sqli', 'js/xss'], more = {} }: ScanOptions = {}): string {
  const driver = { name: 'Scanner', rules: rules.map((id) => ({ id })) };
  return JSON.stringify({ version: '2.1.0', runs: [{ tool: { driver }, results, ...more }] });
}
interface ScanOptions {
  readonly rules?: readonly string[];
  readonly more?: object;
}
function file(path: string, text: string): OpenedFile {
  return {
    is: 'file',
    file: path,
    open: async function* () {
      yield Buffer.from(text);
    },
  };
}

let runs = 9_000;
function workflowRun(bench: Bench, headSha: string, conclusion: StepOutcome | null, path = 'ci.yml'): void {
  const actor = { login: 'maria', id: 1, nodeId: 'U_1', type: 'User' } as const;
  const id = (runs += 1);
  bench.repo.state.runs.set(id, {
    id,
    name: 'CI',
    path: `.github/workflows/${path}`,
    event: 'push',
    headBranch: 'main',
    headSha,
    actor,
    createdAt: bench.now().toISOString(),
    status: 'completed',
    conclusion,
    attempt: 1,
    triggeringActor: actor,
  });
  bench.repo.addCheckRun({ name: 'job', headSha, conclusion, workflowRunId: id });
}

let bench: Bench;
afterEach(async () => {
  await bench.sim.close();
  bench.sim.assertStrict();
});

const settingsOf = ({ kind, settings }: Source) =>
  `closing:\n  evidence: [${kind}]\n${settings === undefined ? '' : `  ${settings}\n`}`;

/** A finding of issue #1 in work, and its pull request. */
async function finding(source: Source): Promise<Pull> {
  bench = await createBench({ issues: 1, settings: settingsOf(source), readsAlerts: true });
  source.before?.(bench);
  await bench.put({ id: source.id, issue: 1 });
  bench.wait(5);
  return bench.pull({ branch: `fix/${source.id}` });
}

const commitOf = (pull: Pull) => pull.pull.mergeCommit ?? pull.pull.headSha;

/** The run that brings the evidence: for what is handed in it is that run itself. */
async function reconcile(source: Source, pull: Pull, result?: Result) {
  if (result !== undefined) source.put?.(bench, commitOf(pull), result);
  const handedIn = result === undefined ? undefined : source.handedIn?.(commitOf(pull), result);
  const { report } = await bench.reconcile({ handedIn });
  return report.find(({ findingId }) => findingId === source.id);
}

async function close(source: Source, pull: Pull, result?: Result) {
  if (result !== undefined) source.put?.(bench, commitOf(pull), result);
  const handedIn = result === undefined ? undefined : source.handedIn?.(commitOf(pull), result);
  return bench.close(pull, { handedIn: handedIn && { ...handedIn, commit: undefined } });
}

/** Not closed, and not forgotten: still open in the ledger, and after the deadline a person is asked. */
async function stillOpen(source: Source, pull: Pull, reason: string): Promise<void> {
  expect(bench.state(1)).toBe('open');
  expect((await bench.open()).map(({ findingId }) => findingId)).toEqual([source.id]);
  bench.wait(8 * 24 * 60);
  expect(await reconcile(source, pull)).toMatchObject({ reason });
  expect(bench.labels(1)).toEqual(['agent:needs-human']);
  expect(bench.state(1)).toBe('open');
}

describe.each(SOURCES)('seed 3.2, closed only when the fix is verified: $what', (source) => {
  const failed = source.failed ?? 'verification-failed';
  const overdue = failed === 'verification-failed' ? failed : 'verification-overdue';

  test('merged, present: closed at once', async () => {
    const pull = await finding(source);
    await bench.merge(pull);
    expect(await close(source, pull, 'present')).toMatchObject({ reason: 'closed', closed: true });
    expect([bench.state(1), bench.labels(1)]).toEqual(['closed', ['agent:fixed']]);
    expect(await bench.entry(source.id)).toMatchObject({ state: 'closed' });
  });

  test('merged, absent: stays open, and a person is asked after the deadline', async () => {
    const pull = await finding(source);
    await bench.merge(pull);
    expect(await close(source, pull)).toMatchObject({ reason: 'merged-awaiting-evidence', closed: false });
    await stillOpen(source, pull, 'verification-overdue');
  });

  test('merged, failed: stays open, and a person is asked', async () => {
    const pull = await finding(source);
    await bench.merge(pull);
    expect(await close(source, pull, 'failed')).toMatchObject({ reason: failed, closed: false });
    await stillOpen(source, pull, overdue);
  });

  test('merged, late: closed by reconcile, also after the deadline', async () => {
    const pull = await finding(source);
    await bench.merge(pull);
    expect(await close(source, pull)).toMatchObject({ closed: false });
    bench.wait(9 * 24 * 60);
    expect(await reconcile(source, pull, 'present')).toMatchObject({ reason: 'closed', state: 'closed' });
    expect([bench.state(1), bench.labels(1)]).toEqual(['closed', ['agent:fixed']]);
  });

  test.each(['present', 'failed', undefined] as const)('unmerged, %s: nothing is closed', async (result) => {
    const pull = await finding(source);
    expect(await reconcile(source, pull, result)).toMatchObject({ reason: 'in-review', state: 'created' });
    expect(bench.state(1)).toBe('open');
    // The event says merged, GitHub does not.
    expect(await close(source, pull, result)).toMatchObject({ reason: 'not-merged', closed: false });
    await bench.sim.human.close(bench.repo, pull, { by: 'maria' });
    expect(await reconcile(source, pull, result)).toMatchObject({ reason: 'abandoned', state: 'abandoned' });
    expect([bench.state(1), bench.labels(1)]).toEqual(['open', ['agent:needs-human']]);
  });

  test('unmerged, late: evidence from before the merge is none for it', async () => {
    const pull = await finding(source);
    await reconcile(source, pull, 'present');
    bench.wait(60);
    await bench.merge(pull);
    // A revoked secret is revoked, whenever that was.
    if (source.id === 'secret-scanning-1') {
      expect(await close(source, pull)).toMatchObject({ reason: 'closed' });
      return;
    }
    expect(await close(source, pull)).toMatchObject({ reason: 'merged-awaiting-evidence', closed: false });
    await stillOpen(source, pull, 'verification-overdue');
  });
});

describe('the set difference of two SARIF files shows nothing where', () => {
  const repository = { id: 1, name: 'acme/shop' };
  const difference = async (before: string | undefined, after: string | undefined) => {
    const open = (path: string) => {
      const text = path === 'before' ? before : after;
      return Promise.resolve(text === undefined ? ({ is: 'no-such-file', file: path } as const) : file(path, text));
    };
    return (await readScans({ before: 'before', after: 'after', open, root: 'file:///w/', repository })).of(SARIF_ID);
  };
  const found = scan([FOUND, OTHER]);
  const suppressed = { ...FOUND, suppressions: [{ kind: 'inSource' }] };
  const failed = { invocations: [{ executionSuccessful: false, exitCode: 2 }] };
  const cases: readonly (readonly [
    what: string,
    before: string | undefined,
    after: string | undefined,
    seen: RegExp,
  ])[] = [
    ['the file from before is missing', undefined, scan([OTHER]), /before: no such file/],
    ['the file of the merge is missing', found, undefined, /after: no such file/],
    ['the scan before did not find it', scan([OTHER]), scan([OTHER]), /does not hold it/],
    ['its rule did not run', found, scan([], { rules: ['js/xss'] }), /js\/sqli of Scanner did not run/],
    ['another tool ran', found, scan([]).replace('Scanner', 'Other'), /did not run/],
    ['the scan of the merge failed', found, scan([OTHER], { more: failed }), /scan failed with exit code 2/],
    ['the file of the merge breaks off', found, scan([OTHER, result('js/xss', 'b.js')]).slice(0, -60), /after/],
    ['the file of the merge is no SARIF', found, '{}', /no list of runs|version/],
    ['the file of the merge is empty', found, '', /after/],
    ['the merge has no run at all', found, '{"version":"2.1.0","runs":[]}', /no run/],
  ];
  test.each(cases)('%s', async (_, before, after, seen) => {
    const shown = await difference(before, after);
    expect(shown).toMatchObject({ result: 'nothing' });
    expect(shown.seen).toMatch(seen);
  });

  test('and a finding that is only suppressed is not gone', async () => {
    expect(await difference(found, scan([suppressed, OTHER]))).toMatchObject({ result: 'failure' });
    expect(await difference(found, scan([OTHER]))).toMatchObject({ result: 'success' });
  });
});

describe('evidence together', () => {
  test('all kinds have to speak for the fix, whenever each comes, and what was handed in is kept', async () => {
    bench = await createBench({
      issues: 1,
      settings: 'closing:\n  evidence: [checks, workflows, reproducer]\n  checks: [test]\n  workflows: [CI]\n',
    });
    await bench.put({ id: 'SEC-1', issue: 1 });
    const pull = await bench.pull({ branch: 'fix/SEC-1' });
    await bench.merge(pull);
    const commit = commitOf(pull);
    const row = async (handedIn?: HandedInput) => (await bench.reconcile({ handedIn })).report[0];
    expect(await row({ ...nothing, commit, reproducer: new Map([['SEC-1', 'success']]) })).toMatchObject({
      reason: 'merged-awaiting-evidence',
    });
    bench.repo.addCheckRun({ name: 'test', headSha: commit, conclusion: 'success' });
    expect(await row()).toMatchObject({ reason: 'merged-awaiting-evidence' });
    workflowRun(bench, commit, 'success');
    const closed = await row();
    expect(closed).toMatchObject({ reason: 'closed' });
    for (const part of ['test: success', 'CI: success', 'reproducer: success']) expect(closed?.message).toContain(part);
  });

  test('one that speaks against it outweighs all others', async () => {
    bench = await createBench({
      issues: 1,
      settings: 'closing:\n  evidence: [checks, reproducer]\n  checks: [test]\n',
    });
    await bench.put({ id: 'SEC-1', issue: 1 });
    const pull = await bench.pull({ branch: 'fix/SEC-1' });
    await bench.merge(pull);
    const commit = commitOf(pull);
    bench.repo.addCheckRun({ name: 'test', headSha: commit, conclusion: 'success' });
    const hand = (outcome: StepOutcome, of = commit) =>
      bench.reconcile({ handedIn: { ...nothing, commit: of, reproducer: new Map([['SEC-1', outcome]]) } });
    expect((await hand('failure')).report).toMatchObject([{ reason: 'verification-failed', state: 'merged' }]);
    // A step that did not run takes nothing back, nor does one for another commit or another finding.
    expect((await hand('skipped')).report).toMatchObject([{ reason: 'verification-failed' }]);
    expect((await hand('success', 'f'.repeat(40))).report).toMatchObject([{ reason: 'verification-failed' }]);
    expect((await hand('success')).report).toMatchObject([{ reason: 'closed', state: 'closed' }]);
  });

  test('what the ledger kept of another commit counts for none but that', async () => {
    bench = await createBench({ issues: 1, settings: 'closing:\n  evidence: [reproducer]\n' });
    const pull = await bench.pull({ branch: 'fix/SEC-1' });
    await bench.merge(pull);
    const kept = {
      kind: 'reproducer',
      result: 'success',
      commit: 'f'.repeat(40),
      runId: '1',
      at: bench.now().toISOString(),
    } as const;
    const state = {
      state: 'merged',
      pullRequest: pull.number,
      mergeCommit: commitOf(pull),
      mergedAt: kept.at,
    } as const;
    await bench.put({ id: 'SEC-1', issue: 1, ...state, verify: 'checks', evidence: [kept] });
    const { report } = await bench.reconcile();
    expect(report).toMatchObject([{ reason: 'merged-awaiting-evidence' }]);
    expect(report[0]?.message).toContain('which is not the merge commit');
  });

  test.each([
    ['alert', 'issue-1', 'evidence-not-possible'],
    ['workflows', 'issue-1', 'checks-not-named'],
    ['checks', 'issue-1', 'checks-not-named'],
  ])('%s, which can never come, is said at once', async (kind, id, reason) => {
    bench = await createBench({ issues: 1, settings: `closing:\n  evidence: [${kind}]\n` });
    await bench.put({ id });
    const pull = await bench.pull();
    await bench.merge(pull);
    expect(await bench.close(pull)).toMatchObject({ reason, closed: false });
    expect([bench.state(1), bench.labels(1)]).toEqual(['open', ['agent:needs-human']]);
  });
});

describe('alerts', () => {
  const ALERT = 'closing:\n  evidence: [alert]\n';
  async function merged(id: string, readsAlerts = true): Promise<Pull> {
    bench = await createBench({ issues: 1, settings: ALERT, readsAlerts });
    await bench.put({ id, issue: 1 });
    const pull = await bench.pull({ branch: `fix/${id}` });
    await bench.merge(pull);
    return pull;
  }

  type Analysis = Parameters<Bench['repo']['alerts']['addAnalysis']>[0];
  const cases: readonly (readonly [what: string, analysis: Analysis])[] = [
    ['another tool', { tool: 'Semgrep' }],
    ['another category', { category: '/language:python' }],
    ['another branch', { ref: 'refs/heads/side' }],
    ['one that could not be processed', { error: 'unexpected end' }],
    ['one from before the merge', { createdAt: '2020-01-01T00:00:00Z' }],
  ];
  test.each(cases)('D14: fixed, but analysed by %s only: not verified', async (_, analysis) => {
    const pull = await merged('code-scanning-1');
    bench.repo.alerts.codeScanning.add({ state: 'fixed' });
    bench.repo.alerts.addAnalysis({ createdAt: bench.now().toISOString(), ...analysis });
    expect(await bench.close(pull)).toMatchObject({ reason: 'merged-awaiting-evidence', closed: false });
  });

  test('D14: an analysis of a later commit counts', async () => {
    const pull = await merged('code-scanning-1');
    bench.repo.alerts.codeScanning.add({ state: 'fixed' });
    bench.wait(5);
    bench.repo.alerts.addAnalysis({ commit: 'b'.repeat(40) });
    expect(await bench.close(pull)).toMatchObject({ reason: 'closed', closed: true });
  });

  test.each([
    ['code-scanning-1', 'security-events: read'],
    ['dependabot-1', 'vulnerability-alerts: read'],
    ['secret-scanning-1', 'the token of an App'],
  ])('D30: %s without the permission says the line that is lacking', async (id, line) => {
    const pull = await merged(id, false);
    bench.repo.alerts.codeScanning.add();
    bench.repo.alerts.dependabot.add();
    bench.repo.alerts.secretScanning.add();
    const outcome = await bench.close(pull);
    expect(outcome).toMatchObject({ reason: 'github-forbidden', success: false, closed: false });
    expect(outcome.message).toContain(line);
    expect(await bench.open()).toHaveLength(1);
  });

  test.each(['code-scanning-1', 'dependabot-1', 'secret-scanning-1'])(
    '%s whose source is off, or that is gone, waits and is not forgotten',
    async (id) => {
      const pull = await merged(id);
      expect(await bench.close(pull)).toMatchObject({ reason: 'merged-awaiting-evidence', closed: false });
      bench.repo.alerts.codeScanning.enable();
      bench.repo.alerts.dependabot.enable();
      bench.repo.alerts.secretScanning.enable();
      expect(await bench.close(pull)).toMatchObject({ reason: 'merged-awaiting-evidence', closed: false });
      bench.wait(8 * 24 * 60);
      expect((await bench.reconcile()).report).toMatchObject([{ reason: 'verification-overdue' }]);
    },
  );

  describe('D2, a finding that covers others: every alert has to be fixed', () => {
    const name = (id: string) => fingerprint({ host: bench.host, repositoryId: bench.repo.state.id, id });
    /** Three alerts of one change, and the issue that shows them; `id` is the one that was handed off. */
    async function cluster(id = 'code-scanning-1', others = ['code-scanning-2', 'code-scanning-3', 'issue-1']) {
      bench = await createBench({ issues: 1, settings: ALERT, readsAlerts: true });
      await bench.put({ id, issue: 1, covers: others.map(name) });
      const pull = await bench.pull({ branch: `fix/${id}` });
      bench.repo.alerts.codeScanning.addMany(250);
      await bench.merge(pull);
      bench.repo.alerts.addAnalysis({ commit: commitOf(pull) });
      return pull;
    }
    const fix = (...numbers: readonly number[]) => {
      for (const number of numbers) bench.repo.alerts.codeScanning.change(number, { state: 'fixed' });
    };

    test('the one that was handed off is not enough', async () => {
      const pull = await cluster();
      fix(1, 2);
      const outcome = await bench.close(pull);
      expect(outcome).toMatchObject({ reason: 'verification-failed', closed: false });
      expect(outcome.message).toContain('alert code-scanning 3: open');
      fix(3);
      expect((await bench.reconcile()).report).toMatchObject([{ reason: 'closed' }]);
    });

    test('one that is neither open nor fixed is not seen as fixed', async () => {
      const pull = await cluster();
      fix(1, 2);
      bench.repo.alerts.codeScanning.change(3, { state: 'dismissed' });
      const outcome = await bench.close(pull);
      expect(outcome).toMatchObject({ reason: 'merged-awaiting-evidence', closed: false });
      expect(outcome.message).toContain('1 that belong to it are not seen as fixed');
    });

    test('an issue is verified by the alert that is its other name', async () => {
      const pull = await cluster('issue-1', ['code-scanning-7']);
      expect(await bench.close(pull)).toMatchObject({ reason: 'verification-failed', closed: false });
      fix(7);
      expect((await bench.reconcile()).report).toMatchObject([{ reason: 'closed' }]);
    });

    test('Dependabot’s alerts, through its cursors', async () => {
      bench = await createBench({ issues: 1, settings: ALERT, readsAlerts: true });
      await bench.put({ id: 'dependabot-1', issue: 1, covers: [name('dependabot-120')] });
      const pull = await bench.pull({ branch: 'fix/dependabot-1' });
      bench.repo.alerts.dependabot.addMany(150);
      await bench.merge(pull);
      bench.wait(1);
      bench.repo.alerts.dependabot.change(1, { state: 'fixed' });
      expect(await bench.close(pull)).toMatchObject({ reason: 'merged-awaiting-evidence', closed: false });
      bench.repo.alerts.dependabot.change(120, { state: 'fixed' });
      expect((await bench.reconcile()).report).toMatchObject([{ reason: 'closed' }]);
    });
  });

  test('P6: the value of a secret is never asked for', async () => {
    const pull = await merged('secret-scanning-1');
    bench.repo.alerts.secretScanning.add({ state: 'resolved', resolution: 'revoked' });
    bench.requests();
    await bench.close(pull);
    const asked = bench.sim.requests.filter(({ path }) => path.includes('/secret-scanning/'));
    expect(asked).toHaveLength(1);
    expect(asked.every(({ path }) => path.includes('hide_secret=true'))).toBe(true);
  });
});
