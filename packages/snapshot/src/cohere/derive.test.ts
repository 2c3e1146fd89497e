/** The vectors of coverage-rules.md, "Gaps, score, states". */
import { expect, test } from '@jest/globals';
import { type Counts, coverageScore, coverageState, routeCoverageState } from './derive.ts';

type Vector = readonly [
  what: string,
  counts: Partial<Counts> & { readonly copy_only?: number },
  score: number,
  state: string,
  route: string,
];

const VECTORS: readonly Vector[] = [
  ['1 ready', { live_ready_exposure_count: 1 }, 100, 'ready', 'live_ready'],
  ['nothing', {}, 78, 'tracked', 'tracked'],
  [
    'nothing and all 3 gaps',
    { owner_missing: true, environment_missing: true, relationship_gap: true },
    68,
    'tracked',
    'tracked',
  ],
  ['3 manual with 3 needs_case', { manual_exposure_count: 3, needs_case_count: 3 }, 52, 'action_needed', 'manual_only'],
  [
    '2 ready + 1 needs_config',
    { live_ready_exposure_count: 2, needs_config_exposure_count: 1 },
    96,
    'partial',
    'mixed',
  ],
  [
    '1 ready + 2 needs_config',
    { live_ready_exposure_count: 1, needs_config_exposure_count: 2 },
    96,
    'partial',
    'mixed',
  ],
  ['2 copy_only', { copy_only: 2 }, 100, 'partial', 'handoff_only'],
  ['1 template', { template_exposure_count: 1 }, 93, 'action_needed', 'manual_only'],
  ['3 blocked', { blocked_exposure_count: 3 }, 82, 'action_needed', 'manual_only'],
  ['1 ready + 1 template', { live_ready_exposure_count: 1, template_exposure_count: 1 }, 97, 'action_needed', 'mixed'],
  ['1 open case only', { open_case_count: 1 }, 100, 'ready', 'tracked'],
  ['1 open case without owner', { open_case_count: 1, owner_missing: true }, 82, 'action_needed', 'tracked'],
  [
    '1 ready without environment',
    { live_ready_exposure_count: 1, environment_missing: true },
    94,
    'partial',
    'live_ready',
  ],
  [
    'everything bad',
    {
      owner_missing: true,
      environment_missing: true,
      relationship_gap: true,
      needs_case_count: 9,
      manual_exposure_count: 9,
      needs_config_exposure_count: 9,
      template_exposure_count: 9,
      blocked_exposure_count: 9,
    },
    0,
    'action_needed',
    'mixed',
  ],
];

test.each(VECTORS)('%s', (_, given, score, state, route) => {
  const { copy_only = 0, ...partial } = given;
  const counts = { ...NOTHING, ...partial };
  const routes = {
    ready: counts.live_ready_exposure_count,
    copy_only,
    needs_config: counts.needs_config_exposure_count,
    template: counts.template_exposure_count,
    blocked: counts.blocked_exposure_count,
    manual: counts.manual_exposure_count,
  };
  const exposure_count = Object.values(routes).reduce((sum, count) => sum + count, 0);
  const whole = { ...counts, exposure_count };
  expect([coverageScore(whole), coverageState(whole), routeCoverageState(routes)]).toEqual([score, state, route]);
});

const NOTHING: Counts = {
  owner_missing: false,
  environment_missing: false,
  relationship_gap: false,
  exposure_count: 0,
  open_case_count: 0,
  needs_case_count: 0,
  live_ready_exposure_count: 0,
  manual_exposure_count: 0,
  needs_config_exposure_count: 0,
  template_exposure_count: 0,
  blocked_exposure_count: 0,
};
