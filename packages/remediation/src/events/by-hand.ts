import type { Actor } from './event.ts';

/** A person's start of a workflow, as the event tells it. */
export interface StartedByHand {
  readonly actor: Actor;
  /** The ref whose workflow runs, such as `refs/heads/main`. */
  readonly ref: string;
}

/**
 * Reads `workflow_dispatch`: who started it, and where. `undefined` for every other event, and for one that does not say: nobody is taken
 * for the one who decided. Loads nothing.
 */
export function startedByHand(name: string, payload: unknown): StartedByHand | undefined {
  if (name !== 'workflow_dispatch') return undefined;
  const event = fields(payload);
  const sender = fields(event['sender']);
  const { login, id, type } = sender;
  const { ref } = event;
  if (typeof login !== 'string' || typeof type !== 'string' || typeof ref !== 'string') return undefined;
  return Number.isSafeInteger(id) ? { actor: { login, id: Number(id), type }, ref } : undefined;
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
