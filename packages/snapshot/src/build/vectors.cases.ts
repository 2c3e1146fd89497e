/** The vectors of coverage-rules.md ("Gaps, score, states"): what goes in, and score, state and route state that come out. */
import type { CoverageState, RouteCoverageState } from '../generated/types.ts';
import type { Vector } from './inputs.test-support.ts';

export const VECTORS: readonly (readonly [string, Vector, number, CoverageState, RouteCoverageState])[] = [
  ['1 ready', { exposures: { ready: 1 } }, 100, 'ready', 'live_ready'],
  ['nothing', {}, 78, 'tracked', 'tracked'],
  ['nothing and all 3 gaps', { owner: false, environment: false, relationshipGap: true }, 68, 'tracked', 'tracked'],
  ['3 manual with 3 needs_case', { exposures: { manual: 3 }, needsCase: 3 }, 52, 'action_needed', 'manual_only'],
  ['2 ready, 1 needs_config', { exposures: { ready: 2, needs_config: 1 } }, 96, 'partial', 'mixed'],
  ['1 ready, 2 needs_config', { exposures: { ready: 1, needs_config: 2 } }, 96, 'partial', 'mixed'],
  ['2 copy_only', { exposures: { copy_only: 2 } }, 100, 'partial', 'handoff_only'],
  ['1 template', { exposures: { template: 1 } }, 93, 'action_needed', 'manual_only'],
  ['3 blocked', { exposures: { blocked: 3 } }, 82, 'action_needed', 'manual_only'],
  ['1 ready, 1 template', { exposures: { ready: 1, template: 1 } }, 97, 'action_needed', 'mixed'],
  ['1 open case only', { openCases: 1 }, 100, 'ready', 'tracked'],
  ['1 open case without owner', { openCases: 1, owner: false }, 82, 'action_needed', 'tracked'],
  ['1 ready without environment', { exposures: { ready: 1 }, environment: false }, 94, 'partial', 'live_ready'],
  [
    'everything bad',
    {
      exposures: { manual: 4, needs_config: 5, template: 3, blocked: 3 },
      needsCase: 15,
      owner: false,
      environment: false,
      relationshipGap: true,
    },
    0,
    'action_needed',
    'mixed',
  ],
];
