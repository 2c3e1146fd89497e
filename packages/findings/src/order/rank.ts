/** Which finding comes first, and why: points that add up, each with its reason, so that a person can follow the order by hand. */
import type { Severity, SourcedFinding } from '../finding.ts';
import type { BlastRadius } from '../sources/coverage.ts';

/** Days after which a finding is overdue. A severity that is missing has no deadline. */
export type Deadlines = Readonly<Partial<Record<Severity, number>>>;
/** Critical and high: CISA BOD 19-02 (15 and 30 days). The others are ours. */
export const DEFAULT_DEADLINES: Deadlines = { critical: 15, high: 30, medium: 90, low: 180 };

/** What each fact counts. One step of severity is 10: what follows moves a finding by one step or two, and the reasons say so. */
export const POINTS = {
  severity: { critical: 40, high: 30, medium: 20, low: 10, info: 0 },
  exploitable: 12,
  harmless: -12,
  /** From this EPSS on, highest first. */
  epss: [
    [0.5, 10],
    [0.1, 6],
    [0.01, 2],
  ],
  reachable: 6,
  unreachable: -8,
  development: -6,
  /** Grows from 0 on the day it was opened to this on the last day of its deadline. */
  ageing: 8,
  /** In addition, once the deadline is over. */
  overdue: 4,
  /** Two for each doubling of the portfolios that depend on this one, up to this. */
  dependents: 6,
  criticalAssets: 2,
} as const;

export interface RankFacts {
  readonly now: Date;
  readonly deadlines?: Deadlines;
  /** By repository name, `owner/name`; see `blastRadii`. */
  readonly blastRadius?: (repository: string) => BlastRadius | undefined;
}

export interface Ranked {
  readonly finding: SourcedFinding;
  readonly points: number;
  /** One for each fact that counted, with its points, for the trace. They add up to `points`. */
  readonly reasons: readonly string[];
}

/** Highest first. Ties: the older one, then by repository and id, so that two runs give the same order. */
export function rank(findings: readonly SourcedFinding[], facts: RankFacts): readonly Ranked[] {
  return findings.map((finding) => judged(finding, facts)).sort(compare);
}

function compare(a: Ranked, b: Ranked): number {
  const age = (ranked: Ranked) => ranked.finding.openedAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  const name = ({ finding }: Ranked) => `${finding.repository.name} ${finding.id}`;
  return b.points - a.points || age(a) - age(b) || (name(a) < name(b) ? -1 : Number(name(a) > name(b)));
}

type Reason = readonly [points: number, says: string];

function judged(finding: SourcedFinding, facts: RankFacts): Ranked {
  const reasons = [
    severityReason(finding),
    ...exploitReasons(finding),
    ...reachReasons(finding),
    ...ageReasons(finding, facts),
    ...blastReasons(finding, facts),
  ];
  return {
    finding,
    points: reasons.reduce((sum, [points]) => sum + points, 0),
    reasons: reasons.map(([points, says]) => `${says} (${points < 0 ? points : `+${points}`})`),
  };
}

function severityReason({ severity }: SourcedFinding): Reason {
  return severity === undefined ? [0, 'no severity stated'] : [POINTS.severity[severity], `severity ${severity}`];
}

function exploitReasons({ signals: { isExploitable, epss } }: SourcedFinding): readonly Reason[] {
  if (isExploitable === true) return [[POINTS.exploitable, 'known to be exploitable']];
  if (isExploitable === false) return [[POINTS.harmless, 'no longer exploitable']];
  const step = POINTS.epss.find(([floor]) => (epss ?? 0) >= floor);
  return step === undefined ? [] : [[step[1], `chance of being exploited ${epss} (EPSS)`]];
}

function reachReasons({ signals: { isReachable, isDevelopment } }: SourcedFinding): readonly Reason[] {
  return [
    ...(isReachable === true ? [[POINTS.reachable, 'the weak code is reached'] as const] : []),
    ...(isReachable === false ? [[POINTS.unreachable, 'the weak code is not reached'] as const] : []),
    ...(isDevelopment === true ? [[POINTS.development, 'it does not ship'] as const] : []),
  ];
}

const DAY = 86_400_000;

function ageReasons({ severity, openedAt }: SourcedFinding, { now, deadlines = DEFAULT_DEADLINES }: RankFacts) {
  const deadline = severity === undefined ? undefined : deadlines[severity];
  if (openedAt === undefined || deadline === undefined) return [];
  const days = Math.max(0, Math.floor((now.getTime() - openedAt.getTime()) / DAY));
  const aged = Math.floor(POINTS.ageing * Math.min(1, deadline === 0 ? 1 : days / deadline));
  const isOver = days > deadline;
  const says = isOver
    ? `open for ${days} days, ${days - deadline} over the deadline of ${deadline}`
    : `open for ${days} of ${deadline} days`;
  return [[aged + (isOver ? POINTS.overdue : 0), says] as const];
}

function blastReasons({ repository }: SourcedFinding, { blastRadius }: RankFacts): readonly Reason[] {
  const radius = blastRadius?.(repository.name);
  if (radius === undefined) return [];
  const { dependents, criticalAssets, portfolio } = radius;
  const points = Math.min(POINTS.dependents, Math.floor(2 * Math.log2(1 + dependents)));
  return [
    ...(points > 0 ? [[points, `${dependents} portfolios depend on ${portfolio}`] as const] : []),
    ...(criticalAssets > 0 ? [[POINTS.criticalAssets, `${portfolio} holds critical assets`] as const] : []),
  ];
}
