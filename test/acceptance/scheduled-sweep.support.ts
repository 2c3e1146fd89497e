import {
  inWorld,
  readLedger,
  sessionPosts,
  type Delivered,
  type DeliverOptions,
  type World,
  type WorldOptions,
} from './world.ts';

/** What the template grants the workflow's token, alerts included. */
export const SWEEP_PERMISSIONS = {
  actions: 'read',
  checks: 'read',
  contents: 'write',
  issues: 'write',
  metadata: 'read',
  pull_requests: 'read',
  security_events: 'read',
  statuses: 'read',
  vulnerability_alerts: 'read',
} as const;
type Permissions = NonNullable<NonNullable<Parameters<World['sim']['addToken']>[0]>['permissions']>;

export interface Sweep {
  readonly world: World;
  /** Runs the bundle as the nightly job does. */
  readonly sweep: (options?: DeliverOptions & { readonly permissions?: Permissions }) => Promise<Delivered>;
  /** Finding ids of the sessions that were asked for, in their order. */
  readonly asked: (...runs: readonly Delivered[]) => readonly string[];
}

/** A world with the sweep's token; code scanning has looked today. */
export function sweeping<Result>(options: WorldOptions, work: (sweep: Sweep) => Promise<Result>): Promise<Result> {
  return inWorld(options, async (world) => {
    const { repo, sim, run } = world;
    const result = await work({
      world,
      sweep: ({ permissions = SWEEP_PERMISSIONS, ...more } = {}) =>
        run('scheduled-sweep', repo.schedule('17 2 * * *', 'agent-sweep.yml'), {
          token: sim.addToken({ repositories: [repo.fullName], permissions }),
          ...more,
        }),
      asked: (...runs) => runs.flatMap(({ requests }) => sessionPosts(requests).map(({ body }) => findingOf(body))),
    });
    sim.assertStrict();
    return result;
  });
}

/** The title begins with the finding's id. */
function findingOf(body: string): string {
  const { title } = JSON.parse(body) as { readonly title: string };
  return title.slice(0, title.indexOf(':'));
}

/** Adds so many open alerts of code scanning, one older than the other, and the scan that found them. */
export function alerts(
  { repo }: World,
  count: number,
  severity: 'critical' | 'high' | 'medium' | 'low' = 'high',
): void {
  const day = (number: number): string => new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
  repo.alerts.codeScanning.addMany(count, (number) => ({
    securitySeverity: severity,
    createdAt: day(number),
    updatedAt: day(number),
  }));
  repo.alerts.addAnalysis();
}

export const ids = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `code-scanning-${from + index}`);

export interface LeftOut {
  readonly code: string;
  readonly count: number;
  readonly examples: readonly string[];
}
export const leftOut = ({ outputs }: Delivered): readonly LeftOut[] =>
  JSON.parse(outputs['left-out'] ?? '[]') as readonly LeftOut[];

export const inLedger = ({ repo }: World): readonly string[] =>
  (readLedger(repo)?.findings ?? []).map(({ findingId }) => findingId).sort();
