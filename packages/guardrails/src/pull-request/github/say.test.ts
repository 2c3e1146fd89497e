import { describe, expect, test } from '@jest/globals';
import { Trace } from '@agent-remediation/conventions';
import { GitHubFault } from '@agent-remediation/github';
import { githubOf } from './github.test-support.ts';
import { postStatus, switchAutoMergeOff, tellPeople } from './say.ts';

const REPOSITORY = { owner: 'octo-org', name: 'shop' };
const PLACE = { ...REPOSITORY, issue: 7 };
const SHA = 'a'.repeat(40);
const FORBIDDEN = new GitHubFault('no', { status: 403, ran: 'no', cause: undefined });
const rows = (trace: Trace) => trace.rows.map(({ rule, seen, change }) => [rule, seen, change]);

describe('D19: the status', () => {
  const posted = async (description: string): Promise<unknown> => {
    const { github, made } = githubOf(() => ({}));
    await postStatus(github, REPOSITORY, SHA, 'failure', description, 'https://github.com/x/actions/runs/1');
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({
      what: 'POST /repos/{owner}/{repo}/statuses/{sha}',
      given: {
        owner: 'octo-org',
        repo: 'shop',
        sha: SHA,
        state: 'failure',
        context: 'agent-remediation/contract',
        target_url: 'https://github.com/x/actions/runs/1',
      },
    });
    return made[0]?.given['description'];
  };
  test('stands on the commit, under the name that the ruleset asks for', async () => {
    expect(await posted('broken: title')).toBe('broken: title');
  });
  test('a description is as long as GitHub allows, and no longer', async () => {
    expect(await posted('x'.repeat(140))).toBe('x'.repeat(140));
    const cut = String(await posted('y'.repeat(141)));
    expect([cut.length <= 140, cut.startsWith('yyy'), cut.endsWith('…')]).toEqual([true, true, true]);
  });
  test('what cannot be posted is said, with what the token lacks', async () => {
    const { github } = githubOf(() => FORBIDDEN);
    await expect(postStatus(github, REPOSITORY, SHA, 'success', '', '')).rejects.toMatchObject({
      reason: 'github-forbidden',
      message: 'posting the verdict (needs statuses: write): no.',
    });
  });
});

describe('seed 8: auto-merge is switched off', () => {
  const switched = async (answer: unknown) => {
    const trace = new Trace();
    const { github, made } = githubOf(() => answer);
    const isOff = await switchAutoMergeOff(github, 'PR_1', trace);
    expect(made).toEqual([{ what: 'autoMergeOff', given: { id: 'PR_1' } }]);
    return [isOff, ...rows(trace)];
  };
  const pull = (autoMergeRequest: unknown) => ({ disablePullRequestAutoMerge: { pullRequest: { autoMergeRequest } } });
  test('off, and on still', async () => {
    expect(await switched(pull(null))).toEqual([true]);
    expect(await switched(pull({ enabledAt: 'x' }))).toEqual([false]);
    expect(await switched({})).toEqual([false]);
  });
  test('an error leaves it on, and is said', async () => {
    expect(await switched({ errors: [{ message: 'oops' }] })).toEqual([
      false,
      ['switching auto-merge off', 'switching auto-merge off: oops', 'switch it off by hand'],
    ]);
    expect(await switched(FORBIDDEN)).toEqual([false, ['switching auto-merge off', 'no', 'switch it off by hand']]);
  });
});

describe('one comment, and one label while a person is asked', () => {
  type Known = Parameters<typeof tellPeople>[2];
  const told = async (
    known: Partial<Known>,
    say: Partial<Parameters<typeof tellPeople>[3]> = {},
    fails: (what: string) => boolean = () => false,
  ) => {
    const trace = new Trace();
    const { github, made } = githubOf((what) => (fails(what) ? FORBIDDEN : {}));
    const result = await tellPeople(
      github,
      PLACE,
      { labels: [], comment: 'none', ...known },
      { body: 'hello', asks: false, quiet: false, ...say },
      trace,
    );
    return [
      result,
      made.map(({ what, given }) => [
        what.split(' ')[0],
        given['comment_id'] ?? given['labels'] ?? given['name'] ?? given['body'],
      ]),
      rows(trace),
    ];
  };
  const OURS = { id: 5, body: 'old', doubles: [] };
  test.each([
    ['nothing to say: none is written', {}, { quiet: true }, []],
    ['the first one', {}, {}, [['POST', 'hello']]],
    ['another text', { comment: OURS }, {}, [['PATCH', 5]]],
    ['another text, that all is well', { comment: OURS }, { quiet: true }, [['PATCH', 5]]],
    ['the same text', { comment: { ...OURS, body: 'hello' } }, {}, []],
    [
      'doubles go',
      { comment: { ...OURS, body: 'hello', doubles: [6, 8] } },
      {},
      [
        ['DELETE', 6],
        ['DELETE', 8],
      ],
    ],
    ['a label while it asks', {}, { quiet: true, asks: true }, [['POST', ['agent:needs-human']]]],
    ['a label that is there', { labels: ['agent:needs-human'] }, { quiet: true, asks: true }, []],
    ['no label any more', { labels: ['x', 'agent:needs-human'] }, { quiet: true }, [['DELETE', 'agent:needs-human']]],
  ] as const)('%s', async (_, known, say, writes) => {
    expect(await told(known, say)).toEqual([true, writes, []]);
  });
  test('a comment that cannot be found is not doubled', async () => {
    expect(await told({ comment: 'unknown' }, { asks: true })).toEqual([
      false,
      [['POST', ['agent:needs-human']]],
      [['comment', 'our comment is not among the newest 1,000', 'give the token `pull-requests: write`']],
    ]);
  });
  test('what cannot be written is noted', async () => {
    expect(await told({}, { asks: true }, (what) => what.endsWith('/labels'))).toEqual([
      true,
      [
        ['POST', 'hello'],
        ['POST', ['agent:needs-human']],
      ],
      [['label', 'no', 'give the token `pull-requests: write`']],
    ]);
  });
});
