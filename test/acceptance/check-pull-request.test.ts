import { describe, expect, test } from '@jest/globals';
import { CONTRACT_RULES } from '@agent-remediation/guardrails/pull-request';
import { CONTRACT_CASES, type ContractCase } from './check-pull-request.cases.ts';
import { breachesOf, commentsOn, contractWorld, type ContractWorld } from './check-pull-request.world.ts';
import { pool, told, traceOf } from './world.ts';

const ENDINGS = {
  kept: { reason: 'contract-kept', status: 'success', code: 0 },
  asks: { reason: 'contract-asks', status: 'pending', code: 0 },
  broken: { reason: 'contract-broken', status: 'failure', code: 1 },
} as const;

/** Everything that is wrong with a case; empty when it is as it should be. */
async function run(
  world: ContractWorld,
  { rule, kind, fix, before, options, verdict, says, also = [], at }: ContractCase,
): Promise<readonly string[]> {
  const pull = await world.open(typeof fix === 'function' ? await fix(world) : fix);
  await before?.(world, pull);
  const made = await world.check(pull, options);
  const { reason, status, code } = ENDINGS[verdict];
  const breaches = breachesOf(made);
  const mine = breaches.filter((breach) => breach.rule === rule);
  const row = traceOf(made).find((each) => each.rule === rule);
  const said = mine.map(({ seen }) => seen).join('\n');
  const [comment, ...more] = commentsOn(pull);
  const faults = [
    [
      made.outputs['verdict'] === verdict && made.outputs['reason'] === reason,
      `verdict ${made.outputs['verdict']} (${made.outputs['reason']})`,
    ],
    [made.code === code, `exit code ${made.code}`],
    [world.status(pull) === status, `status ${world.status(pull)}`],
    [says === 'none' ? mine.length === 0 : says.test(said), `said: ${said}`],
    [row !== undefined && (row.verdict === 'stop') === (kind === 'fail'), `trace row ${JSON.stringify(row)}`],
    // Only the rule that the case is about decides.
    [
      breaches.every((breach) => [rule, ...also].includes(breach.rule) || breach.severity === 'warn'),
      `others: ${JSON.stringify(breaches)}`,
    ],
    [
      at === undefined || mine.some(({ path, line }) => path === at[0] && line === at[1]),
      `places ${JSON.stringify(mine)}`,
    ],
    [at === undefined || made.stdout.includes(`title=contract%3A ${rule},file=${at[0]}`), 'no annotation'],
    [more.length === 0 && (comment !== undefined || kind !== 'fail'), `comments: ${commentsOn(pull).length}`],
    [kind !== 'fail' || comment?.includes(`\`${rule}\``) === true, 'the comment does not name the rule'],
  ] as const;
  const wrong = faults.flatMap(([holds, fault]) => (holds ? [] : [fault]));
  return wrong.length === 0 ? [] : [...wrong, told(made).slice(0, 6_000)];
}

describe('the contract, case by case, through the committed bundle', () => {
  const results = new Map<ContractCase, readonly string[]>();

  test('runs every case', async () => {
    const shared = await contractWorld();
    try {
      await pool(CONTRACT_CASES, 3, async (each) => {
        const own = each.alone ? await contractWorld() : undefined;
        try {
          results.set(each, await run(own ?? shared, each));
          own?.sim.assertStrict();
        } catch (error) {
          results.set(each, [error instanceof Error ? (error.stack ?? error.message) : String(error)]);
        } finally {
          await own?.sim.close();
        }
      });
      shared.sim.assertStrict();
      expect(shared.sim.faults.unused).toEqual([]);
    } finally {
      await shared.sim.close();
    }
  }, 480_000);

  test.each(CONTRACT_CASES)('$rule, $kind: $what → $verdict', (each) => {
    expect(results.get(each)).toEqual([]);
  });

  test('every rule has a case that passes, one that fails, and one that is an exception', () => {
    const kinds = (rule: string): readonly string[] => [
      ...new Set(CONTRACT_CASES.filter((each) => each.rule === rule).map(({ kind }) => kind)),
    ];
    for (const rule of Object.keys(CONTRACT_RULES))
      expect([rule, kinds(rule).toSorted()]).toEqual([rule, ['exception', 'fail', 'pass']]);
  });
});
