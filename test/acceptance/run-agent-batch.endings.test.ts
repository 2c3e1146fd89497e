import { describe, expect, test } from '@jest/globals';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BATCH_SETTINGS, batching, type Batch } from './run-agent-batch.support.ts';
import { explained, readLedger, shownOn, told, writes, type Delivered, type Delivery } from './world.ts';

const ONE = { findings: ['scenario green on s1'] };

/** Runs claim and agent, changes something, and publishes. */
async function published(batch: Batch, change: () => void | Promise<unknown>): Promise<Delivered> {
  await batch.run('claim');
  await batch.run('agent');
  await change();
  return batch.run('publish');
}

const rows = ({ outputs }: Delivered) =>
  JSON.parse(outputs['findings'] ?? '[]') as readonly {
    findingId: string;
    kind: string;
    reason: string;
    message: string;
  }[];

describe('what stands in the way of a pull request', () => {
  test('a base branch that moved elsewhere: the draft says that it merges without a conflict', () =>
    batching(ONE, async (batch) => {
      const { repo } = batch.world;
      const publish = await published(batch, () => repo.push('main', { 'other.txt': 'x\n' }, { by: 'maria' }));
      explained(batch.world, publish, () => {
        expect(batch.pulls()).toMatchObject([{ branch: 'fix/F-01' }]);
        expect(batch.pulls()[0]?.body).toMatch(
          /has moved on from [0-9a-f]{12} to [0-9a-f]{12} meanwhile; .* without a conflict/,
        );
      });
    }));

  test('a base branch that changed the same lines: no pull request, and another run may try again', () =>
    batching(ONE, async (batch) => {
      const { repo } = batch.world;
      const publish = await published(batch, () =>
        repo.push('main', { 'src/s1.mjs': 'export const value = 1;\n' }, { by: 'maria' }),
      );
      explained(batch.world, publish, () => {
        expect(rows(publish)).toMatchObject([
          { kind: 'stopped', reason: 'base-moved', message: expect.stringContaining('src/s1.mjs') },
        ]);
        expect(batch.pulls()).toEqual([]);
        expect(readLedger(repo)?.findings).toMatchObject([{ state: 'rejected', retryable: true }]);
      });
    }));

  test('a branch of that name that is not ours is never overwritten', () =>
    batching(ONE, async (batch) => {
      const { repo } = batch.world;
      let theirs = '';
      const publish = await published(batch, async () => {
        theirs = await repo.push('fix/F-01', { 'mine.txt': 'x\n' }, { by: 'maria', from: 'main' });
      });
      explained(batch.world, publish, () => {
        expect(rows(publish)).toMatchObject([{ kind: 'stopped', reason: 'branch-taken' }]);
        expect(batch.pulls()).toEqual([]);
      });
      expect(await repo.head('fix/F-01')).toBe(theirs);
    }));

  test('a push that a rule refuses: the run fails, says what to do, and the next run opens the pull request', () =>
    batching(ONE, async (batch) => {
      const { repo } = batch.world;
      const publish = await published(batch, () => {
        repo.addRuleset({ name: 'no branches', include: ['refs/heads/fix/**'], rules: ['creation'] });
      });
      repo.state.rulesets.length = 0;
      const again = await batch.run('publish', { runAttempt: 2 });
      explained(batch.world, [publish, again], () => {
        expect(publish).toMatchObject({ code: 1, outputs: { reason: 'publish-refused' } });
        expect(rows(publish)[0]?.message).toMatch(/remote rejected|GH013/);
        expect(again.outputs['reason']).toBe('batch-published');
        expect(batch.pulls().length).toBe(1);
      });
    }));

  test('a pull request that may not be opened: the branch stays, and the next run goes on from there', () =>
    batching(ONE, async (batch) => {
      const publish = await published(batch, () => {
        batch.world.sim.faults.add({
          when: { operation: 'pulls/create' },
          fault: {
            kind: 'status',
            status: 403,
            body: { message: 'GitHub Actions is not permitted to create or approve pull requests.' },
          },
        });
      });
      const again = await batch.run('publish', { runAttempt: 2 });
      explained(batch.world, [publish, again], () => {
        expect(publish).toMatchObject({ code: 1, outputs: { reason: 'publish-refused' } });
        expect(again.outputs['reason']).toBe('batch-published');
        expect(again.requests.filter(({ operation }) => operation === 'git/receive-pack')).toEqual([]);
        expect(batch.pulls().length).toBe(1);
      });
    }));

  test('P16: an answer that is lost after the pull request was opened: it is found again, not opened twice', () =>
    batching(ONE, async (batch) => {
      const publish = await published(batch, () => {
        batch.world.sim.faults.add({ when: { operation: 'pulls/create' }, fault: { kind: 'reset-after-effect' } });
      });
      explained(batch.world, publish, () => {
        expect(publish.outputs['reason']).toBe('batch-published');
        expect(batch.pulls().length).toBe(1);
        expect(readLedger(batch.world.repo)?.findings).toMatchObject([{ pullRequest: batch.pulls()[0]?.number }]);
      });
    }));

  test('D12: HALT in the ledger stops before anything is pushed', () =>
    batching(ONE, async (batch) => {
      const { repo } = batch.world;
      const publish = await published(batch, () =>
        repo.push('agent-remediation/ledger', { HALT: 'stop\n' }, { by: 'maria' }),
      );
      explained(batch.world, publish, () => {
        expect(publish).toMatchObject({ code: 1, outputs: { reason: 'halted' } });
        expect(writes(publish.requests).filter(({ service }) => service !== 'server')).toEqual([]);
        expect(batch.pulls()).toEqual([]);
      });
    }));

  test('a claim that a person took back by `/agent retry` is not published any more', () =>
    batching({}, async (batch) => {
      const { world } = batch;
      const { issue, delivery } = world.labelled({ label: 'agent-remediate', title: 'scenario green on s1' });
      await batch.run('claim', { event: delivery });
      await batch.run('agent', { event: delivery });
      world.travel(2);
      const asked = world.repo.comment(world.repo.issue(issue), '/agent retry', { by: 'maria' });
      const retry = await batch.run('claim', {
        event: asked.delivery,
        runId: 5_000,
        env: { GITHUB_WORKSPACE: join(batch.temporary, 'other') },
      });
      const publish = await batch.run('publish', { event: delivery });
      explained(world, [retry, publish], () => {
        expect(retry.outputs['reason']).toBe('batch-claimed');
        expect(rows(publish)).toMatchObject([{ kind: 'superseded', reason: 'claim-lost' }]);
        expect(batch.pulls()).toEqual([]);
      });
    }));
});

describe('the artifact of the job in which the agent ran is hostile', () => {
  const KEY = ['ghp_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('');
  type Change = (file: (ending: 'patch' | 'json') => string) => void;
  const add =
    (text: string): Change =>
    (file) =>
      appendFileSync(file('patch'), text);
  const hostile: readonly (readonly [string, Change, reason: string, seen: RegExp])[] = [
    ['a patch out of the repository', add(newFile('../../outside.txt')), 'contract-broken', /does not apply/],
    ['a patch of git’s own folder', add(newFile('.git/config')), 'contract-broken', /does not apply/],
    ['a workflow', add(newFile('.github/workflows/x.yml')), 'contract-broken', /protected-path/],
    ['a link', add(newFile('src/link', '120000')), 'contract-broken', /is a link/],
    ['a credential', add(newFile('src/k.mjs', '100644', KEY)), 'contract-broken', /secret/],
    ['no patch', (file) => rmSync(file('patch')), 'contract-broken', /has no patch/],
    ['a patch that is none', (file) => writeFileSync(file('patch'), 'rm -rf /\n'), 'contract-broken', /does not apply/],
    [
      'a link in place of a result',
      (file) => {
        rmSync(file('json'));
        symlinkSync('/etc/hostname', file('json'));
      },
      'claims-invalid',
      /not a file/,
    ],
    ['a result that is not JSON', (file) => writeFileSync(file('json'), '{'), 'claims-invalid', /not JSON/],
    [
      'a field of another type',
      (file) => writeFileSync(file('json'), '{"kind":"green","nonce":1}'),
      'claims-invalid',
      /nonce/,
    ],
    [
      'the result of another claim',
      (file) =>
        writeFileSync(
          file('json'),
          readFileSync(file('json'), 'utf8').replace(/"nonce": "[0-9a-f]+"/, '"nonce": "abcdef012345"'),
        ),
      'batch-incomplete',
      /no agent job has a result/,
    ],
  ];

  test(
    'no pull request, nothing pushed, and what is sound is published all the same',
    () =>
      batching(
        { files: 12, findings: [...hostile, 'sound'].map((_, index) => `scenario green on s${index + 1}`) },
        async (batch) => {
          const id = (index: number): string => `F-${String(index + 1).padStart(2, '0')}`;
          const publish = await published(batch, () => {
            for (const [index, [, change]] of hostile.entries())
              change((ending) => join(batch.folder, 'results', `${id(index)}.${ending}`));
          });
          explained(batch.world, publish, () => {
            const seen = rows(publish);
            for (const [index, [name, , reason, message]] of hostile.entries()) {
              expect([name, seen[index]?.reason]).toEqual([name, reason]);
              expect([name, seen[index]?.message]).toEqual([name, expect.stringMatching(message)]);
            }
            expect(publish.code).toBe(1);
            expect(batch.pulls().map(({ branch }) => branch)).toEqual(['fix/F-12']);
            expect(publish.requests.filter(({ operation }) => operation === 'git/receive-pack').length).toBe(1);
            expect(told(publish)).not.toContain('ghp_a1B2');
          });
        },
      ),
    300_000,
  );
});

test('claims that something of the run has overwritten are not believed', () =>
  batching(ONE, async (batch) => {
    const claims = join(batch.folder, 'claims', 'F-01.json');
    const publish = await published(batch, () =>
      writeFileSync(claims, readFileSync(claims, 'utf8').replace('"baseBranch": "main"', '"baseBranch": "release"')),
    );
    explained(batch.world, publish, () => {
      expect(publish).toMatchObject({ code: 1, outputs: { reason: 'claims-invalid' } });
      expect(publish.stdout).toMatch(/not those of the job that claimed/);
      expect(batch.pulls()).toEqual([]);
    });
  }));

function newFile(path: string, mode = '100644', text = 'x'): string {
  return `diff --git a/${path} b/${path}\nnew file mode ${mode}\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+${text}\n`;
}

describe('what a run ends with', () => {
  const claims: readonly (readonly [
    string,
    string,
    { settings?: string; inputs?: Record<string, string>; event?: (batch: Batch) => Delivery },
  ])[] = [
    ['tests-not-configured', 'a repository without tests', { settings: 'version: 1\nengine: batch\n' }],
    [
      'other-engine',
      'D11: the label where the settings say `engine: session`',
      {
        settings: BATCH_SETTINGS.replace('engine: batch', 'engine: session'),
        event: ({ world }) => world.labelled({ label: 'agent-remediate' }).delivery,
      },
    ],
    [
      'other-engine',
      'D11: `ready-for-agent` is the session engine’s',
      { event: ({ world }) => world.labelled().delivery },
    ],
    [
      'not-authorised',
      'a label by somebody without write',
      {
        event: ({ world }) => world.labelled({ label: 'agent-remediate', by: 'tim' }).delivery,
      },
    ],
    ['input-invalid', 'more than 20 findings', { inputs: { 'max-findings': '21' } }],
    ['input-invalid', 'a folder outside of the workspace', { inputs: { folder: '../elsewhere' } }],
    ['input-invalid', 'a step that there is not', { inputs: { step: 'merge' } }],
    ['input-invalid', 'more jobs than share a queue', { inputs: { shards: '21' } }],
    ['halted', 'D12: the kill switch variable', { inputs: { halt: 'incident' } }],
    [
      'not-our-event',
      'an event that is none of ours',
      { event: ({ world }) => world.repo.dispatch('security-finding', {}, { by: 'maria' }) },
    ],
  ];
  test.each(claims)('claim: %s for %s', (reason, _name, { settings, inputs = {}, event }) =>
    batching({ ...ONE, ...(settings === undefined ? {} : { settings }) }, async (batch) => {
      const delivery = event?.(batch);
      const claim = await batch.run('claim', { inputs, ...(delivery === undefined ? {} : { event: delivery }) });
      explained(batch.world, claim, () => {
        expect(claim.outputs['reason']).toBe(reason);
        expect(readLedger(batch.world.repo)?.findings ?? []).toEqual([]);
      });
    }),
  );

  const agents: readonly (readonly [string, string, Record<string, string>, RegExp])[] = [
    ['agent-missing', 'no agent SDK', { 'agent-sdk': '' }, /npm install --save-exact/],
    ['agent-missing', 'a place with nothing there', { 'agent-sdk': 'nothing' }, /there is nothing at nothing/],
    ['input-invalid', 'no turns', { 'max-turns': '0' }, /max-turns/],
    ['input-invalid', 'money that is none', { 'max-cost-usd': 'lots' }, /US dollars/],
    ['input-invalid', 'a variable that is none', { 'agent-environment': 'secret-value-of-mine' }, /NAME=VALUE/],
    ['input-invalid', 'a number beyond the jobs', { shard: '1' }, /shard/],
  ];
  test.each(agents)('agent: %s for %s', (reason, _name, inputs, said) =>
    batching(ONE, async (batch) => {
      await batch.run('claim');
      const agent = await batch.run('agent', { inputs });
      explained(batch.world, agent, () => {
        expect(agent).toMatchObject({ code: 1, outputs: { reason } });
        expect(agent.stdout).toMatch(said);
        expect(told(agent)).not.toContain('secret-value-of-mine');
      });
    }),
  );

  test('a set-up that fails: the finding is given back for another run', () =>
    batching(
      { ...ONE, settings: BATCH_SETTINGS.replace(/setup: .*/, "setup: ['echo no network; exit 3']") },
      async (batch) => {
        const [, agent, publish] = await batch.all();
        explained(
          batch.world,
          [agent, publish].filter((run) => run !== undefined),
          () => {
            expect(batch.results('F-01')).toMatchObject({
              stop: 'setup',
              summary: expect.stringContaining('no network'),
            });
            expect(readLedger(batch.world.repo)?.findings).toMatchObject([{ state: 'rejected', retryable: true }]);
          },
        );
      },
    ));

  test('money and time of the whole run: what had no turn is given back', () =>
    batching({ findings: ['scenario green on s1', 'scenario green on s2', 'scenario green on s3'] }, async (batch) => {
      await batch.run('claim');
      // Two turns a finding, 0.10 each.
      await batch.run('agent', { inputs: { 'max-run-cost-usd': '0.35' } });
      const publish = await batch.run('publish');
      explained(batch.world, publish, () => {
        expect(rows(publish).map(({ kind }) => kind)).toEqual(['opened', 'opened', 'stopped']);
        expect(batch.results('F-03')).toMatchObject({ stop: 'run-budget' });
      });
    }));

  test('the tests run over their time: red, and their processes are ended', () =>
    batching(
      { ...ONE, settings: BATCH_SETTINGS.replace('node test/run.mjs', 'sleep 300 & sleep 301') },
      async (batch) => {
        await batch.run('claim');
        const agent = await batch.run('agent', { inputs: { 'command-minutes': '0.05' } });
        explained(batch.world, agent, () => {
          expect(batch.results('F-01')).toMatchObject({
            stop: 'tests-red',
            summary: expect.stringContaining('did not end in time'),
          });
          expect(sleepers()).toEqual([]);
        });
      },
    ));
});

describe('an agent beside its change', () => {
  test('what it puts into its home makes no test green: the tests have another one', () =>
    batching(
      {
        findings: ['scenario home on s1'],
        settings: BATCH_SETTINGS.replace('node test/run.mjs', 'test -e "$HOME/cheat" -o -e "$TMPDIR/cheat"'),
      },
      async (batch) => {
        await batch.run('claim');
        const agent = await batch.run('agent');
        explained(batch.world, agent, () => expect(batch.results('F-01')).toMatchObject({ stop: 'tests-red' }));
      },
    ));

  test('D12: the rules and the guards of the next one are those of the base commit, whatever it wrote elsewhere', () =>
    batching({ findings: ['scenario poison on s1', 'scenario environment on s2'] }, async (batch) => {
      await batch.run('claim');
      const agent = await batch.run('agent');
      explained(batch.world, agent, () => {
        expect(batch.notes()).toContain('\nrules own\n');
        expect(agent.outputs['reason']).toBe('batch-worked');
        expect([batch.results('F-01'), batch.results('F-02')]).toMatchObject([{ kind: 'green' }, { kind: 'green' }]);
      });
    }));

  test('what the set-up leaves behind is no part of a change, and keeps no patch from fitting', () =>
    batching(
      {
        ...ONE,
        settings: BATCH_SETTINGS.replace(
          /setup: .*/,
          `setup: ['echo made > made.txt', 'echo "// touched" >> test/run.mjs']`,
        ),
      },
      async (batch) => {
        const runs = await batch.all();
        explained(batch.world, runs, () => {
          expect(batch.results('F-01')).toMatchObject({ kind: 'green' });
          expect(batch.pulls().length).toBe(1);
          expect(batch.pulls()[0]?.body).toContain('Files touched: 2.');
        });
      },
    ));

  test('P6: the key of the model is in no patch, however it got there', () =>
    batching({ findings: ['scenario key on s1'] }, async (batch) => {
      const [, agent, publish] = await batch.all();
      explained(
        batch.world,
        [agent, publish].flatMap((run) => run ?? []),
        () => {
          expect(batch.results('F-01')).toMatchObject({
            stop: 'patch-refused',
            summary: expect.stringMatching(/secret of this job/),
          });
          expect(readdirSync(join(batch.folder, 'results'))).toEqual(['F-01.json']);
          expect(batch.pulls()).toEqual([]);
        },
      );
    }));

  test('P6: what a test prints of the commands’ variables is in no log, result, output or comment', () =>
    batching(
      { settings: BATCH_SETTINGS.replace('node test/run.mjs', 'echo "db is $DB_PASSWORD"; exit 1') },
      async (batch) => {
        const { issue, delivery } = batch.world.labelled({ label: 'agent-remediate', title: 'scenario green on s1' });
        await batch.run('claim', { event: delivery });
        const inputs = {
          'command-environment': 'DB_PASSWORD=hunter2-hunter2\nMODE=x',
          'agent-environment': 'ROUTE_KEY=route-key-987654',
        };
        const agent = await batch.run('agent', { event: delivery, inputs });
        const publish = await batch.run('publish', { event: delivery });
        explained(batch.world, [agent, publish], () => {
          const result = JSON.stringify(batch.results(`issue-${issue}`));
          expect(result).toContain('db is ***');
          const shown = [told(agent), told(publish), result, ...shownOn(batch.world.repo, issue).comments].join('\n');
          expect(shown).not.toMatch(/hunter2|route-key/);
        });
      },
    ));

  test('P7: what a command prints for the runner stays text, and the runner’s files are not named to it', () =>
    batching(
      {
        ...ONE,
        settings: BATCH_SETTINGS.replace(
          'node test/run.mjs',
          'env | cut -d= -f1 | sort | tr "\\n" " "; echo; echo "::add-mask::x"; echo "::set-output name=a::b"; echo "##[add-path]/x"; exit 1',
        ),
      },
      async (batch) => {
        await batch.run('claim');
        const agent = await batch.run('agent');
        explained(batch.world, agent, () => {
          const { summary } = batch.results('F-01') as { summary: string };
          expect(summary).toContain('::set-output name=a::b');
          expect(summary).not.toMatch(/GITHUB_|RUNNER_|INPUT_|ACTIONS_|ANTHROPIC|GIT_(?!TERMINAL_PROMPT)/);
          const commands = agent.stdout.split('\n').filter((line) => /^\s*::|##\[/.test(line));
          expect(
            commands.filter((line) => !/^::(?:error|warning|notice|set-output|add-mask|group|endgroup)/.test(line)),
          ).toEqual([]);
          expect(agent.stdout).not.toMatch(/^::(?:add-mask::x|set-output name=a::)/m);
        });
      },
    ));

  test('a result that cannot be written: the finding waits, the job says so, and the next run goes on', () =>
    batching({ findings: ['scenario green on s1', 'scenario green on s2'] }, async (batch) => {
      await batch.run('claim');
      writeFileSync(join(batch.folder, 'results'), 'not a folder');
      const full = await batch.run('agent');
      rmSync(join(batch.folder, 'results'));
      const again = await batch.run('agent', { runAttempt: 2 });
      const publish = await batch.run('publish', { runAttempt: 2 });
      explained(batch.world, [full, again, publish], () => {
        expect(full).toMatchObject({ code: 1, outputs: { reason: 'batch-incomplete' } });
        expect(full.outputs['trace']).toContain('free space on the disk');
        expect(again.outputs['reason']).toBe('batch-worked');
        expect(batch.pulls().length).toBe(2);
      });
    }));
});

/** Processes that the test command of the case above left behind. */
function sleepers(): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return /^sleep\0(?:300|301)\0$/.test(readFileSync(`/proc/${name}/cmdline`, 'utf8'));
      } catch {
        return false;
      }
    });
}

describe('several jobs share the queue', () => {
  test('each takes its own part, together they take all, and no finding is worked on twice', () =>
    batching({ findings: [1, 2, 3].flatMap((n) => [`scenario green on s${n}`]) }, async (batch) => {
      const claim = await batch.run('claim', { inputs: { shards: '2' } });
      const parts = await Promise.all(
        ['0', '1'].map((shard) => {
          const temp = join(batch.temporary, shard);
          mkdirSync(temp);
          return batch.run('agent', { inputs: { shards: '2', shard }, env: { RUNNER_TEMP: temp } });
        }),
      );
      const publish = await batch.run('publish');
      explained(batch.world, [claim, ...parts, publish], () => {
        expect(claim.outputs['matrix']).toBe('[0,1]');
        expect(parts.map((part) => rows(part).map(({ findingId }) => findingId))).toEqual([['F-01', 'F-03'], ['F-02']]);
        expect(batch.pulls().map(({ branch }) => branch)).toEqual(['fix/F-01', 'fix/F-02', 'fix/F-03']);
      });
    }));

  test('seed 8: a scheduled batch opens at most 5 pull requests, however many there are', () =>
    batching({ findings: [1, 2, 3, 4, 5, 6, 7].map((n) => `scenario green on s${n}`), files: 7 }, async (batch) => {
      const event = batch.world.repo.schedule('17 3 * * *', 'agent-batch.yml');
      const inputs = { 'finding-lists': 'findings.json' };
      const claim = await batch.run('claim', { event, inputs });
      const again = await batch.run('claim', { event, inputs, runAttempt: 2 });
      explained(batch.world, [claim, again], () => {
        expect(claim.outputs['claimed']).toBe('5');
        expect(again.outputs['claimed']).toBe('5');
        expect(readLedger(batch.world.repo)?.findings.length).toBe(5);
      });
    }));

  test('two runs at the same time: no finding is claimed by both', () =>
    batching({ findings: [1, 2, 3].map((n) => `scenario green on s${n}`) }, async (batch) => {
      const other = join(batch.temporary, 'other');
      mkdirSync(other);
      writeFileSync(join(other, 'findings.json'), readFileSync(join(batch.workspace, 'findings.json')));
      const both = await Promise.all([
        batch.run('claim'),
        batch.run('claim', { runId: 5_001, env: { GITHUB_WORKSPACE: other } }),
      ]);
      explained(batch.world, both, () => {
        const claimed = both.flatMap((run) => rows(run).map(({ findingId }) => findingId));
        expect([...claimed].sort()).toEqual(['F-01', 'F-02', 'F-03']);
      });
    }));

  test('dry-run: shows what would be claimed and changes nothing', () =>
    batching(ONE, async (batch) => {
      const claim = await batch.run('claim', { inputs: { 'dry-run': 'true' } });
      explained(batch.world, claim, () => {
        expect(claim.outputs).toMatchObject({ reason: 'sweep-planned', claimed: '0', matrix: '[]' });
        expect(writes(claim.requests)).toEqual([]);
      });
    }));

  test('a green issue: the draft refers to it, and its one comment and label say where it stands', () =>
    batching({}, async (batch) => {
      const { issue, delivery } = batch.world.labelled({ label: 'agent-remediate', title: 'scenario green on s1' });
      const runsMade = await batch.all({ event: delivery });
      explained(batch.world, runsMade, () => {
        expect(batch.pulls()).toMatchObject([{ branch: `fix/issue-${issue}`, draft: true }]);
        expect(batch.pulls()[0]?.body).toContain(`\nRefs #${issue}\n`);
        const shown = shownOn(batch.world.repo, issue);
        expect(shown.status).toEqual(['agent:in-review']);
        expect(shown.comments.length).toBe(1);
      });
    }));
});
