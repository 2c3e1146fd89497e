/** One request that reached the simulator. `status` is 0 when the connection was cut instead of answered. */
export interface RecordedRequest {
  readonly number: number;
  readonly service: Service;
  readonly method: string;
  /** Path with query, as sent. */
  readonly path: string;
  /** GitHub's operation id, `graphql <name of the operation>`, or `sessions/create` and the like; null for an unknown route. */
  operation: string | null;
  status: number;
  readonly at: Date;
  readonly headers: Readonly<Record<string, string>>;
  /** The raw body text. */
  readonly body: string;
  /** Which `deliver` call sent it; null for a client of the test's own. */
  readonly delivery: number | null;
  /** True once the state has changed (or could have) on its behalf. */
  effect: boolean;
}
export type Service = 'github' | 'graphql' | 'session' | 'server';

/** Something that the real service would not have accepted, or an answer of ours that the real service would not give. */
export interface Violation {
  readonly kind: 'unknown-route' | 'bad-request' | 'bad-response' | 'not-simulated';
  readonly request: string;
  readonly message: string;
}
