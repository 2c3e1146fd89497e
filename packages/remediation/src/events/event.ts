import type { TriggerKind } from '@agent-remediation/conventions';
import type { Command } from '@agent-remediation/text/commands';

/** Who caused an event, as the payload names them. */
export interface Actor {
  readonly login: string;
  readonly id: number;
  /** GitHub's `type`: `User`, `Bot`, … */
  readonly type: string;
}

export interface EventIssue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly author: string | undefined;
  readonly labels: readonly string[];
}

export type { Command } from '@agent-remediation/text/commands';

/** An event that asks for a hand-off, checked and reduced to what is used: one member per trigger of seed 6. */
export type Trigger =
  | {
      readonly kind: 'label';
      readonly issue: EventIssue;
      readonly label: string;
      readonly actor: Actor;
      readonly at: Date;
    }
  | {
      readonly kind: 'comment';
      readonly issue: EventIssue;
      readonly command: Command;
      readonly actor: Actor;
      readonly at: Date;
    }
  | { readonly kind: 'dispatch'; readonly findingId: string; readonly description: string; readonly actor: Actor }
  | {
      readonly kind: 'ticket';
      readonly ticketKey: string;
      readonly brief: string;
      readonly actor: Actor;
      readonly ref: string;
    }
  | {
      readonly kind: 'schedule' | 'direct';
      readonly findingId: string;
      readonly title: string;
      readonly description: string;
      readonly actor: Actor | undefined;
      readonly ref: string;
    };

/** What the caller's inputs add to the event (a direct call). */
export interface DirectInputs {
  readonly findingId: string | undefined;
  readonly findingTitle: string | undefined;
  readonly description: string | undefined;
}

export type Intake =
  | { readonly kind: 'trigger'; readonly trigger: Trigger }
  | {
      readonly kind: 'not-for-us';
      readonly reason: 'not-our-event' | 'not-our-label' | 'no-command' | 'is-pull-request';
      readonly seen: string;
    };

/** The words of seed 6 for a trigger, in traces. */
export const TRIGGER_WORDS: Readonly<Record<TriggerKind, string>> = {
  label: 'label',
  comment: 'comment command',
  dispatch: 'repository_dispatch',
  ticket: 'workflow_dispatch with a ticket',
  schedule: 'schedule',
  direct: 'direct call',
};
