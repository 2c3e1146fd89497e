import {
  checkPullRequest,
  passMergeGroup,
  type ContractDeps,
  type ContractInput,
  type ContractOutcome,
  type LedgerReader,
} from '@agent-remediation/guardrails/pull-request';
import { findingPath, parseEntry, settingsOf } from '@agent-remediation/remediation';
import { connect } from './bench.ts';
import {
  contractWorld,
  GRANTED,
  type CheckOptions,
  type ContractWorld,
  type Pull,
} from './check-pull-request.world.ts';

/**
 * The check in this very process, against the simulator: for tables of cases for which a process each would take too long. Built as
 * `actions/check-pull-request/src/work.ts` builds it.
 */
export interface ContractBench extends ContractWorld {
  readonly judge: (
    pull: Pull,
    options?: Omit<CheckOptions, 'event'>,
    input?: Partial<ContractInput>,
    deps?: Partial<ContractDeps>,
  ) => Promise<ContractOutcome>;
  readonly queue: (sha: string, options?: Omit<CheckOptions, 'event'>, dryRun?: boolean) => Promise<ContractOutcome>;
}

export const RUN_ID = '4711';
export const RUN_URL = `https://github.com/octo-org/shop/actions/runs/${RUN_ID}`;

export async function contractBench(): Promise<ContractBench> {
  const world = await contractWorld();
  const { sim, repo } = world;
  const github = ({ permissions = GRANTED, app }: CheckOptions): ContractDeps['github'] => {
    const login = app === undefined ? {} : { login: app };
    return connect(sim, sim.addToken({ ...login, repositories: [repo.fullName], permissions }).value).github;
  };
  return {
    ...world,
    judge: ({ number }, options = {}, input = {}, deps = {}) =>
      checkPullRequest(
        { ...inputOf(number, options.inputs ?? {}), ...input },
        { github: github(options), settings: settingsOf, redact: (text) => text, ledger: LEDGER, ...deps },
      ),
    queue: (sha, options = {}, dryRun = false) =>
      passMergeGroup({ ...inputOf(0, {}), dryRun, sha }, { github: github(options) }),
  };
}

const LEDGER: LedgerReader = {
  path: findingPath,
  kindIn: (text) => parseEntry(text, 'the ledger')?.kind,
};

/** The action's inputs with its defaults. */
function inputOf(number: number, inputs: NonNullable<CheckOptions['inputs']>): ContractInput {
  const count = (name: string): number | undefined => (inputs[name] === undefined ? undefined : Number(inputs[name]));
  return {
    number,
    repository: { owner: 'octo-org', name: 'shop' },
    host: 'github.com',
    runId: RUN_ID,
    runUrl: RUN_URL,
    appliesTo: { agents: ['coding-agent[bot]'], branches: ['fix/**'] },
    headings: inputs['headings']?.split('\n'),
    maxFiles: count('max-files') ?? 50,
    maxLines: count('max-lines') ?? 1_000,
    approvals: count('approvals'),
    evidence: inputs['evidence'],
    evidenceWorkflow: inputs['evidence-workflow'] ?? 'agent-red-green.yml',
    dryRun: inputs['dry-run'] === 'true',
  };
}
