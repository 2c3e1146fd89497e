import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CONTRACT_CASES, type ContractCase } from './check-pull-request.cases.ts';
import { digestOf } from '@agent-remediation/guardrails/rules';
import { settingsOf } from '@agent-remediation/remediation';
import { contractBench, RUN_URL, type ContractBench } from './check-pull-request.bench.ts';
import { commentsOn, FIX, GRANTED, STATUS, type Pull } from './check-pull-request.world.ts';

/** The contract judged in this process: what is read, what it comes to, and what is said of it on GitHub. */
let bench: ContractBench;
beforeAll(async () => {
  bench = await contractBench();
});
afterAll(async () => {
  await bench.sim.close();
  bench.sim.assertStrict();
});

const ENDINGS = {
  kept: ['contract-kept', 'success', true],
  asks: ['contract-asks', 'pending', true],
  broken: ['contract-broken', 'failure', false],
} as const;

async function judged(world: ContractBench, each: ContractCase): Promise<void> {
  const { fix, before, rule, options, verdict, says, at } = each;
  const pull = await world.open(typeof fix === 'function' ? await fix(world) : fix);
  await before?.(world, pull);
  const outcome = await world.judge(pull, options);
  const [reason, status, success] = ENDINGS[verdict];
  expect(outcome).toMatchObject({ reason, verdict, success });
  expect(world.status(pull)).toBe(status);
  const mine = outcome.breaches.filter((breach) => breach.rule === rule);
  if (says === 'none') expect(mine).toEqual([]);
  else expect(mine.map(({ seen }) => seen).join('\n')).toMatch(says);
  if (at !== undefined) expect(mine.map(({ path, line }) => [path, line])).toContainEqual([at[0], at[1]]);
}

/** Rules whose facts are read from GitHub; what the others make of a diff has a table without GitHub. */
const READ = 'draft auto-merge base-branch commits one-finding reviewers approvals red-green policy'.split(' ');

describe('case by case, as through the bundle', () => {
  // The case with 3,002 files is slow.
  const cases = CONTRACT_CASES.filter(({ rule, what }) => READ.includes(rule) && !what.startsWith('more files'));
  test.each(cases)('$rule, $kind: $what → $verdict', async (each) => {
    if (!each.alone) return judged(bench, each);
    const own = await contractBench();
    try {
      await judged(own, each);
    } finally {
      await own.sim.close();
    }
  });
});

type Outcome = Awaited<ReturnType<ContractBench['judge']>>;
const rows = ({ trace }: Outcome, verdict: string): readonly string[] =>
  trace.filter((row) => row.verdict === verdict).map(({ rule, seen }) => `${rule}: ${seen}`);
const statusesOf = (sha: string) =>
  bench.repo.state.statuses
    .filter((each) => each.sha === sha && each.context === STATUS)
    .map(({ state, description, targetUrl }) => ({ state, description, targetUrl }));
const MIGRATION = { ...FIX, 'db/migrations/2.sql': 'ALTER TABLE users ADD COLUMN x int;\n' };
const requestsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const from = bench.sim.requests.length;
  await work();
  return bench.sim.requests.slice(from).map(({ operation }) => operation ?? '');
};
const WRITES = /^(?:repos\/create-commit-status|issues\/(?:create|update|delete|add|remove|set)-|graphql autoMergeOff)/;

describe('whose pull request it is', () => {
  test('the verdict of a person’s: green, with the reason, and a dry run posts nothing', async () => {
    const pull = await bench.open({ branch: 'feature', title: 'Anything', by: 'maria' });
    expect(rows(await bench.judge(pull, { inputs: { 'dry-run': 'true' } }), 'note')).toEqual([]);
    expect(statusesOf(pull.pull.headSha)).toEqual([]);
    const outcome = await bench.judge(pull);
    const message = `#${pull.number} on feature by maria: neither branch, author nor marker is an agent's`;
    expect(outcome).toEqual({
      reason: 'contract-not-applicable',
      message,
      success: true,
      verdict: 'not-applicable',
      findingId: undefined,
      breaches: [],
      summary: undefined,
      trace: [{ rule: 'the contract holds', seen: `not here: ${message}`, verdict: 'pass' }],
    });
    expect(statusesOf(pull.pull.headSha)).toEqual([
      { state: 'success', description: "Not an agent's pull request: the contract does not apply", targetUrl: RUN_URL },
    ]);
    expect(commentsOn(pull)).toEqual([]);
  });

  test('an agent’s by its branch, its author, or the marker of a finding: said in the comment', async () => {
    const byBranch = await bench.open({ title: 'x', by: 'maria' });
    expect(rows(await bench.judge(byBranch), 'pass')).toContain(
      `the contract holds: its branch is ${byBranch.pull.headRef}`,
    );
    const byAuthor = await bench.open({ branch: 'other', title: 'x' });
    await bench.judge(byAuthor);
    expect(commentsOn(byAuthor)[0]).toContain('because `its author coding-agent[bot] is an agent`.</sub>');
    const body = (text: string): string => `<!-- agent-remediation:finding X-1 -->\r\n${text}`;
    const byMarker = await bench.open({ branch: 'marked', title: 'x', by: 'maria', body });
    expect(rows(await bench.judge(byMarker), 'pass')).toContain(
      'the contract holds: its description has the marker of a finding',
    );
  });

  test('a person’s with an agent’s newest commit does not turn that one green', async () => {
    const agents = await bench.open({ title: 'x' });
    const { pull } = await bench.sim.agent.openDraftPullRequest(null, {
      repository: bench.repo,
      branch: 'copy',
      title: 'Mine',
      body: '',
      by: 'maria',
      files: { 'x.md': 'x\n' },
    });
    await bench.repo.forceRef('copy', agents.pull.headSha);
    const outcome = await bench.judge(pull);
    expect([outcome.reason, rows(outcome, 'note')]).toEqual([
      'contract-not-applicable',
      [`status: the newest commit is that of #${agents.number} as well, whose verdict stands on it`],
    ]);
    expect(statusesOf(agents.pull.headSha)).toEqual([]);
    // The agent's own verdict says that there are two, and stands.
    const one = await bench.judge(agents, {}, { appliesTo: { agents: ['coding-agent[bot]', 'maria'], branches: [] } });
    expect(one.breaches.map(({ seen }) => seen)).toContain(`#${pull.number} has the same newest commit`);
    await bench.sim.human.close(bench.repo, pull, { by: 'maria' });
    expect(rows(await bench.judge(agents), 'pass')).toContain('one-finding: kept');
  });

  test('an agent’s from a fork is refused by its branch, and names no finding', async () => {
    const fork = await bench.sim.addFork(bench.repo, 'outsider');
    const outcome = await bench.judge(await bench.open({ fork, id: 'FORKED' }));
    expect([outcome.verdict, outcome.findingId, outcome.message]).toEqual([
      'broken',
      undefined,
      expect.stringMatching(/^#\d+; broken: branch$/),
    ]);
  });

  test('a closed one is left alone', async () => {
    const pull = await bench.open({ title: 'x' });
    await bench.sim.human.close(bench.repo, pull, { by: 'maria' });
    const made = await requestsOf(async () => {
      expect(await bench.judge(pull)).toMatchObject({
        reason: 'pull-request-closed',
        message: `#${pull.number} is closed`,
        verdict: 'not-applicable',
        success: true,
        trace: [{ rule: 'pull request', seen: `#${pull.number} is closed`, verdict: 'pass' }],
      });
    });
    expect(made.filter((operation) => WRITES.test(operation))).toEqual([]);
  });
});

describe('what is said', () => {
  test('kept: a green status, no comment, no label', async () => {
    const pull = await bench.open({ id: 'SAID' });
    const outcome = await bench.judge(pull);
    expect(outcome).toMatchObject({ message: `#${pull.number}`, findingId: 'SAID', breaches: [], success: true });
    expect(outcome.summary).toMatch(/^Kept: `draft`, .*`policy`\.$/);
    expect(statusesOf(pull.pull.headSha)).toEqual([
      { state: 'success', description: 'The contract is kept', targetUrl: RUN_URL },
    ]);
    expect([commentsOn(pull), pull.labels]).toEqual([[], []]);
    expect(rows(outcome, 'stop')).toEqual([]);
  });

  test('broken and asking: status, comment with the lines to copy, and the label only while a person is asked', async () => {
    const pull = await bench.open({ title: 'x', files: MIGRATION });
    const outcome = await bench.judge(pull);
    expect(outcome.message).toBe(`#${pull.number}; broken: title; to be approved: migration`);
    expect(statusesOf(pull.pull.headSha)).toEqual([
      { state: 'failure', description: 'broken: title; to be approved: migration', targetUrl: RUN_URL },
    ]);
    expect(outcome.trace.find(({ rule }) => rule === 'title')).toMatchObject({
      verdict: 'stop',
      seen: 'the title is x',
      change: expect.stringContaining('Write fix: '),
    });
    expect(pull.labels).toEqual([]);
    const line = `/agent approve migration ${pull.pull.headSha}`;
    expect(commentsOn(pull)).toEqual([expect.stringContaining(`\`\`\`text\n${line}\n\`\`\``)]);
    expect(commentsOn(pull)[0]).toContain(`Judged commit \`${pull.pull.headSha.slice(0, 12)}\``);

    bench.repo.editIssue(pull, { title: 'fix: x', by: 'maria' });
    expect(await bench.judge(pull)).toMatchObject({ reason: 'contract-asks', success: true });
    expect(pull.labels.map(({ name }) => name)).toEqual(['agent:needs-human']);
    bench.repo.comment(pull, line, { by: 'maria' });
    const approved = await bench.judge(pull);
    expect(approved).toMatchObject({ reason: 'contract-kept', breaches: [] });
    expect(rows(approved, 'note')).toEqual(['migration: approved by maria: db/migrations/2.sql is a migration']);
    expect(rows(approved, 'pass')).toContain(`approval: maria approved migration on ${pull.pull.headSha.slice(0, 12)}`);
    expect([pull.labels, commentsOn(pull).length]).toEqual([[], 1]);
    expect(commentsOn(pull)[0]).toContain('| Approved by `maria`. |');
  });

  test('one comment: written again only when it says something else, and a double of it goes', async () => {
    const pull = await bench.open({ title: 'x' });
    await bench.judge(pull);
    const again = await requestsOf(() => bench.judge(pull));
    expect(again.filter((operation) => WRITES.test(operation))).toEqual(['repos/create-commit-status']);
    bench.repo.comment(pull, commentsOn(pull)[0] ?? '', { by: 'github-actions[bot]' });
    expect(commentsOn(pull)).toHaveLength(2);
    await bench.judge(pull);
    expect(commentsOn(pull)).toHaveLength(1);
    bench.repo.editIssue(pull, { title: 'fix: x', by: 'maria' });
    await bench.judge(pull);
    expect(commentsOn(pull)).toEqual([expect.stringContaining('contract-kept')]);
  });

  test('a dry run shows the verdict, stops nobody and changes nothing', async () => {
    const pull = await bench.open({ title: 'x' });
    bench.sim.human.enableAutoMerge(bench.repo, pull, { by: 'tom' });
    const made = await requestsOf(async () => {
      const outcome = await bench.judge(pull, { inputs: { 'dry-run': 'true' } });
      expect(outcome).toMatchObject({ reason: 'contract-broken', verdict: 'broken', success: true });
      expect(outcome.breaches.map(({ rule }) => rule)).toEqual(['auto-merge', 'title']);
      expect(outcome.summary).toContain('`title`');
    });
    expect(made.filter((operation) => WRITES.test(operation))).toEqual([]);
  });

  test('a comment that cannot be written: what asks fails the job, for nobody is told', async () => {
    const pull = await bench.open({ files: MIGRATION });
    bench.sim.faults.add({ when: { operation: 'issues/create-comment' }, fault: { kind: 'status', status: 403 } });
    const outcome = await bench.judge(pull);
    expect(outcome).toMatchObject({ reason: 'contract-asks', verdict: 'asks', success: false });
    expect(outcome.trace.find(({ rule }) => rule === 'comment')).toMatchObject({
      verdict: 'note',
      change: 'give the token `pull-requests: write`',
    });
    // The label is tried all the same.
    expect(pull.labels.map(({ name }) => name)).toEqual(['agent:needs-human']);
  });

  test('P8: secrets are out of everything that is said', async () => {
    const pull = await bench.open({
      title: 'hush-1',
      files: { ...FIX, 'legal/hush-2.lock': 'x\n', 'db/migrations/hush-3.sql': 'x\n' },
    });
    const redact = (text: string): string => text.replace(/hush-\d/g, '***');
    const outcome = await bench.judge(pull, {}, {}, { redact });
    expect(outcome.verdict).toBe('broken');
    const said = [
      JSON.stringify(outcome.breaches),
      JSON.stringify(outcome.trace),
      outcome.summary,
      ...commentsOn(pull),
    ];
    expect(said.join('\n')).not.toContain('hush');
    expect(outcome.breaches.map(({ path }) => path)).toContain('db/migrations/***.sql');
  });
});

describe('the merge queue', () => {
  test('its commit is green, for what is in it was judged before', async () => {
    const sha = await bench.repo.head('develop');
    expect(await bench.queue(sha, {}, true)).toMatchObject({ success: true });
    expect(statusesOf(sha)).toEqual([]);
    const outcome = await bench.queue(sha);
    const message = `${sha.slice(0, 12)} is a commit of the merge queue; its pull requests were judged before`;
    expect(outcome).toMatchObject({
      reason: 'contract-not-applicable',
      verdict: 'not-applicable',
      success: true,
      message,
      trace: [{ rule: 'merge queue', seen: message, verdict: 'pass' }],
    });
    expect(statusesOf(sha)).toEqual([
      { state: 'success', description: 'Its pull requests were judged before they were queued', targetUrl: RUN_URL },
    ]);
  });
  test('a status that cannot be posted fails the job', async () => {
    const outcome = await bench.queue(await bench.repo.head(), { permissions: { ...GRANTED, statuses: 'read' } });
    expect(outcome).toMatchObject({ reason: 'github-forbidden', verdict: 'unknown', success: false });
    expect(outcome.trace.at(-1)).toMatchObject({ verdict: 'stop', rule: 'github-forbidden' });
    expect(outcome.message).toContain('statuses: write');
  });
});

describe('fails closed', () => {
  const READS = [
    ['graphql contract', 'reading the pull request'],
    ['pulls/list-files', 'reading the changed files'],
    ['pulls/list-requested-reviewers', 'reading the requested reviewers'],
    ['graphql head', 'reading files at the head'],
    ['graphql state', 'reading the pull request'],
    ['graphql evidence', 'reading the evidence'],
  ] as const;
  const FAULTS = [
    { kind: 'status', status: 403, body: { message: 'Resource not accessible by integration' } },
    { kind: 'graphql-errors', errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }] },
  ] as const;
  test.each(READS.flatMap(([operation, doing]) => FAULTS.map((fault) => [operation, fault, doing] as const)))(
    '%s answers %j → no green',
    async (operation, fault, doing) => {
      if (fault.kind === 'graphql-errors' && !operation.startsWith('graphql')) return;
      const pull = await bench.open();
      bench.sim.faults.add({ when: { operation }, fault });
      const outcome = await bench.judge(pull, { inputs: { evidence: 'Red, then green' } });
      expect(outcome).toMatchObject({ reason: 'github-forbidden', verdict: 'unknown', success: false, breaches: [] });
      expect(outcome.message).toContain(doing);
      expect(rows(outcome, 'stop')).toEqual([expect.stringContaining('github-forbidden: ')]);
      // Before the first look at it nothing is known of its commit, and a required status that is missing blocks too.
      expect(statusesOf(pull.pull.headSha)).toEqual(
        operation === 'graphql contract'
          ? []
          : [{ state: 'error', description: 'Could not be judged: github-forbidden', targetUrl: RUN_URL }],
      );
    },
  );

  test('a dry run posts no error, and an error that cannot be posted is noted', async () => {
    const pull = await bench.open();
    const forbidden = { kind: 'status', status: 403 } as const;
    bench.sim.faults.add({ when: { operation: 'pulls/list-files' }, fault: forbidden });
    await bench.judge(pull, { inputs: { 'dry-run': 'true' } });
    expect(statusesOf(pull.pull.headSha)).toEqual([]);
    bench.sim.faults.add({ when: { operation: 'pulls/list-files' }, fault: forbidden });
    bench.sim.faults.add({ when: { operation: 'repos/create-commit-status' }, fault: forbidden });
    const outcome = await bench.judge(pull);
    expect(outcome.reason).toBe('github-forbidden');
    expect(outcome.trace.at(-1)).toMatchObject({
      rule: 'status',
      verdict: 'note',
      change: 'give the token `statuses: write`',
      seen: expect.stringContaining('posting the verdict'),
    });
  });

  test('a fault of our own is said as one, and is no verdict', async () => {
    const pull = await bench.open();
    const settings = (): never => {
      throw new TypeError('oops');
    };
    const outcome = await bench.judge(pull, {}, {}, { settings });
    expect(outcome).toMatchObject({ reason: 'bug', verdict: 'unknown', success: false });
    expect(outcome.message).toMatch(/TypeError: oops\n\s+at /);
    expect(statusesOf(pull.pull.headSha)).toMatchObject([{ state: 'error', description: 'Could not be judged: bug' }]);
  });

  test('P4: a permission that cannot be looked up is none', async () => {
    const pull = await bench.open({ files: MIGRATION });
    bench.repo.comment(pull, `/agent approve migration ${pull.pull.headSha}`, { by: 'maria' });
    bench.sim.faults.add({
      when: { operation: 'repos/get-collaborator-permission-level', times: 20 },
      fault: { kind: 'status', status: 500 },
    });
    const outcome = await bench.judge(pull);
    bench.sim.faults.clear();
    expect([outcome.reason, outcome.message]).toEqual([
      'permission-unknown',
      expect.stringContaining('the permission of maria: '),
    ]);
    expect(bench.status(pull)).toBe('error');
  });

  test('D19: what changes while it is judged is judged anew, three times at most', async () => {
    // The first round of each finds a breach, and the pull request changes at that moment.
    const changing = (pull: Pull, times: number): ((text: string) => string) => {
      let left = times;
      return (text) => {
        if (text.startsWith('the title') && (left -= 1) >= 0)
          pull.updatedAt = new Date(Date.now() + (times - left) * 60_000).toISOString();
        return text;
      };
    };
    const pull = await bench.open({ title: 'x' });
    bench.sim.human.enableAutoMerge(bench.repo, pull, { by: 'tom' });
    const outcome = await bench.judge(pull, {}, {}, { redact: changing(pull, 2) });
    expect(outcome.verdict).toBe('broken');
    expect(rows(outcome, 'note')).toEqual([
      'pull request: it changed while it was judged; judged anew',
      'pull request: it changed while it was judged; judged anew',
      // The first round switched it off; the last one says so still.
      'auto-merge: auto-merge was on; this check switched it off',
    ]);
    const restless = await bench.open({ title: 'x' });
    const given = await bench.judge(restless, {}, {}, { redact: changing(restless, 3) });
    expect([given.reason, given.message]).toEqual([
      'github-unavailable',
      `#${restless.number} changed 3 times while it was judged`,
    ]);
    expect(statusesOf(restless.pull.headSha).map(({ state }) => state)).toEqual(['error']);
  });

  test('D19: a push while it is judged: the verdict stands on the new commit alone', async () => {
    const pull = await bench.open({ title: 'x' });
    const old = pull.pull.headSha;
    let pushed = false;
    const settings: NonNullable<Parameters<ContractBench['judge']>[3]>['settings'] = async (facts, trace) => {
      if (!pushed) await bench.repo.push(pull.pull.headRef, { 'a.md': 'a\n' }, { by: 'maria', message: 'fix(sec): a' });
      pushed = true;
      return settingsOf(facts, trace);
    };
    const outcome = await bench.judge(pull, {}, {}, { settings });
    const now = await bench.repo.head(pull.pull.headRef);
    expect([outcome.verdict, now === old]).toEqual(['broken', false]);
    expect([statusesOf(old), statusesOf(now).length]).toEqual([[], 1]);
  });

  test('D17: a vendored policy that does not fit its digest, or is none, is no policy', async () => {
    const own = await contractBench();
    const judgedWith = async (policy: string, digest: string) => {
      const files = { '.agent/hooks/policy.json': policy, '.agent/hooks/policy.json.sha256': digest };
      await own.repo.push('main', files, { by: 'maria' });
      const { reason, message } = await own.judge(await own.open());
      return [reason, message];
    };
    try {
      const file = '.agent/hooks/policy.json on the default branch';
      expect(await judgedWith('{}\n', `${'0'.repeat(64)}  policy.json\n`)).toEqual([
        'settings-invalid',
        `${file} is not what policy.json.sha256 says`,
      ]);
      expect(await judgedWith('[]\n', digestOf('[]\n'))).toEqual([
        'settings-invalid',
        expect.stringMatching(/^\.agent\/hooks\/policy\.json on the default branch: \w/),
      ]);
    } finally {
      await own.sim.close();
    }
  });
});

describe('D18: who approves', () => {
  const asked = async (by: string, comment: (pull: Pull) => void, input = {}) => {
    const pull = await bench.open({ files: MIGRATION, by });
    comment(pull);
    return bench.judge(pull, {}, input);
  };
  const line = (pull: Pull): string => `/agent approve migration ${pull.pull.headSha}`;
  const notes = (outcome: Outcome): readonly string[] => rows(outcome, 'note').filter((row) => row.includes('approv'));

  test.each([
    ['somebody with read', 'coding-agent[bot]', 'rita', {}, ['approval: rita may not approve migration']],
    ['the author, with write', 'tom', 'tom', {}, ['approval: tom may not approve migration']],
    [
      'a listed login, in any letter case',
      'coding-agent[bot]',
      'maria',
      { appliesTo: { agents: ['MARIA'], branches: ['fix/**'] } },
      ['approval: maria may not approve migration'],
    ],
    ['a bot', 'coding-agent[bot]', 'helper[bot]', {}, []],
  ])('not %s', async (_, author, by, input, said) => {
    const outcome = await asked(author, (pull) => void bench.repo.comment(pull, line(pull), { by }), input);
    expect([outcome.verdict, notes(outcome)]).toEqual(['asks', said]);
  });

  test.each([
    ['a quote', (text: string) => `> ${text}`],
    ['code', (text: string) => `\`\`\`\n${text}\n\`\`\``],
    ['an HTML comment', (text: string) => `<!--\n${text}\n-->`],
    ['words behind', (text: string) => `${text} perhaps`],
    ['a short commit id', (text: string) => text.slice(0, -4)],
  ])('not %s', async (_, form) => {
    const outcome = await asked('maria', (pull) => void bench.repo.comment(pull, form(line(pull)), { by: 'tom' }));
    expect(outcome.verdict).toBe('asks');
  });

  test('one look-up for each person, whatever they approve, and a review counts with it', async () => {
    const pull = await bench.open({
      files: { ...MIGRATION, 'src/api/v1.ts': 'export interface Search { x: string }\n' },
    });
    const both = `${line(pull)}\n/agent approve public-api ${pull.pull.headSha}`;
    bench.repo.comment(pull, both, { by: 'maria' });
    await bench.sim.human.review(bench.repo, pull, 'CHANGES_REQUESTED', { by: 'tom' });
    await bench.sim.human.approve(bench.repo, pull, { by: 'tom' });
    await bench.sim.human.review(bench.repo, pull, 'COMMENTED', { by: 'tom' });
    await bench.sim.human.approve(bench.repo, pull, { by: 'maria' });
    const made = await requestsOf(async () => {
      const outcome = await bench.judge(pull, { inputs: { approvals: '2' } });
      expect(outcome).toMatchObject({ verdict: 'kept', reason: 'contract-kept' });
      expect(rows(outcome, 'pass')).toContain(
        `approval: maria approved migration, public-api on ${pull.pull.headSha.slice(0, 12)}`,
      );
    });
    expect(made.filter((operation) => operation.includes('permission'))).toHaveLength(2);
  });

  test('an approval that was taken back is none', async () => {
    const pull = await bench.open();
    await bench.sim.human.approve(bench.repo, pull, { by: 'maria' });
    await bench.sim.human.review(bench.repo, pull, 'CHANGES_REQUESTED', { by: 'maria' });
    const outcome = await bench.judge(pull, { inputs: { approvals: '1' } });
    expect(outcome.breaches.map(({ seen }) => seen).join('')).toContain('0 of 1');
  });
});

describe('what is read', () => {
  test('more than a page of files, commits and comments', async () => {
    const files = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`notes/${index}.md`, 'x\n']));
    const folder = (text: string): string =>
      text.replace(/## Blast radius[^]*?- Public/u, '## Blast radius\n\n- `notes/`\n- Public');
    const pull = await bench.open({ files: { ...files, ...MIGRATION }, body: folder });
    const { git } = bench.repo.state;
    const head = await git.commit(pull.pull.headSha);
    if (head === null) throw new Error('the head is gone');
    let { oid } = head;
    for (let count = 0; count < 119; count += 1)
      oid = git.writeCommit({ ...head, parents: [oid], message: count === 118 ? 'last' : 'fix(sec): more' });
    await bench.repo.forceRef(pull.pull.headRef, oid);
    pull.pull.headSha = oid;
    await bench.judge(pull);
    bench.repo.comment(pull, `/agent approve migration ${oid}`, { by: 'maria' });
    for (let count = 0; count < 120; count += 1) bench.repo.comment(pull, 'hello', { by: 'rita' });
    const outcome = await bench.judge(pull);
    expect(outcome.breaches.map(({ rule, seen }) => `${rule}: ${seen}`)).toEqual([
      expect.stringContaining('commits: commit '),
      'blast-radius: the part Blast radius does not name db/migrations/2.sql',
      'blast-radius: the part Blast radius does not name src/search.ts',
      'blast-radius: the part Blast radius does not name test/escape.test.ts',
      'size: 104 files change; 50 may',
    ]);
    expect(rows(outcome, 'pass').join('\n')).toContain('maria approved migration');
    expect(commentsOn(pull)).toHaveLength(1);
  });

  test('the settings name reviewers that the pull request does not ask, and headings that it does not have', async () => {
    const pull = await bench.open({ asked: false });
    const settings: NonNullable<Parameters<ContractBench['judge']>[3]>['settings'] = async (facts, trace) => {
      const read = await settingsOf(facts, trace);
      const headings = ['One', 'Two', 'Three'] as const;
      return { ...read, reviewers: ['rita'], pullRequest: { ...read.pullRequest, headings, approvals: 1 } };
    };
    const outcome = await bench.judge(pull, {}, {}, { settings });
    expect(outcome.breaches.map(({ rule, seen }) => `${rule}: ${seen}`)).toEqual([
      'description: the heading One is missing',
      'description: the heading Two is missing',
      'description: the heading Three is missing',
      'reviewers: not asked: rita',
      'approvals: 0 of 1 approvals of the newest commit by people with write',
    ]);
  });
});
