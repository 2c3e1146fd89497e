import type { SkipCode } from '../skip.ts';
import { SKIPS } from '../skip.ts';
import type { SweepOutcome } from '../sweep.ts';
import type { ReasonCode } from '@agent-remediation/conventions';
import { REASONS } from '@agent-remediation/conventions';

/** One finding that had its turn, for people and for programs. */
export interface Row {
  readonly kind: 'handed-off' | 'planned' | 'failed';
  readonly finding: string;
  readonly repository: string;
  readonly source: string;
  readonly severity: string | null;
  readonly points: number;
  readonly why: readonly string[];
  readonly reason: ReasonCode | SkipCode;
  readonly message: string;
  readonly session: string | null;
  readonly branch: string | null;
}

export function rowsOf({ turns }: SweepOutcome): readonly Row[] {
  return turns.flatMap(({ ranked: { finding, points, reasons }, kind, reason, message, outcome }) =>
    kind === 'left-out'
      ? []
      : [
          {
            kind,
            finding: finding.id,
            repository: finding.repository.name,
            source: finding.source,
            severity: finding.severity ?? null,
            points,
            why: reasons,
            reason,
            message,
            session: outcome?.posted?.sessionUrl ?? outcome?.posted?.sessionId ?? null,
            branch: (outcome?.planned?.entry ?? outcome?.entry)?.branch ?? null,
          },
        ],
  );
}

export interface Skipped {
  readonly code: string;
  readonly count: number;
  readonly says: string;
  readonly examples: readonly string[];
}

/** Why findings are left out, the most frequent reason first, with up to three names each. */
export function skippedByReason({ leftOut, waiting }: SweepOutcome): readonly Skipped[] {
  const groups = new Map<string, string[]>();
  const add = (code: string, name: string): void => void groups.set(code, [...(groups.get(code) ?? []), name]);
  for (const { code, ranked } of leftOut) add(code, ranked.finding.id);
  for (const { finding } of waiting) add('next-run', finding.id);
  return [...groups]
    .map(([code, names]) => ({ code, count: names.length, says: saying(code), examples: names.slice(0, 3) }))
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
}

function saying(code: string): string {
  if (Object.hasOwn(SKIPS, code)) return SKIPS[code as SkipCode];
  return Object.hasOwn(REASONS, code) ? REASONS[code as ReasonCode].meaning : code;
}
