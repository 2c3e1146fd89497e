import type { Limits } from '@agent-remediation/conventions';
import type { Truth } from './process.ts';
import type { World } from './world.ts';

/** Which way a finding was named, and when. Every way gives the same fingerprint. */
export interface Asked {
  /** Number of the issue that is the finding. */
  readonly issue: number;
  readonly way: 'label' | 'comment' | 'retry' | 'dispatch' | 'ticket' | 'schedule';
  /** Milliseconds since 1970; for what a person did. */
  readonly at: number;
}

/** One workflow run: a hand-off, a sweep (several hand-offs, one after the other), or a reconcile. */
export type Order =
  | {
      readonly kind: 'hand-off';
      readonly asked: readonly Asked[];
      readonly runId: string;
      /** From 1; a re-run has the run id of the first. */
      readonly runAttempt: number;
      /** How far this runner's clock is off, in milliseconds. */
      readonly skew: number;
    }
  | { readonly kind: 'reconcile'; readonly runId: string; readonly skew: number };

export interface ModelSettings {
  readonly limits: Limits;
  readonly dedupeTag: 'fingerprint' | 'none';
  readonly readBack: boolean;
  /** Compute units that each session asks for; `null`: it has no bound. */
  readonly acu: number | null;
  /** Whether our labels exist, so that a missing ledger was deleted. */
  readonly hasStatusLabels: boolean;
}

/** Something that happens outside every process: people, the agent, the clock. Offered as long as `when` holds. */
export interface Event {
  readonly name: string;
  readonly fault: boolean;
  readonly times: number;
  readonly when: (world: World) => boolean;
  readonly happen: (world: World, start: (order: Order) => Promise<void>) => Promise<void>;
}

export interface Scenario {
  readonly name: string;
  readonly start: number;
  readonly settings: ModelSettings;
  readonly ledger: 'empty' | 'missing';
  readonly orders: readonly Order[];
  readonly events: readonly Event[];
}

export const HOST = 'github.com';
export const REPOSITORY = { id: 42, name: 'octo-org/shop' } as const;

/** What gives a hand-off its authority, told apart from what the code under test makes of it. */
export function authorityOf(way: Asked['way']): Truth['authority'] {
  if (way === 'retry') return 'retry';
  return way === 'label' || way === 'comment' ? 'renewed' : 'trigger';
}
