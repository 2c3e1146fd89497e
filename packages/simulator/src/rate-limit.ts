import type { Token } from './state/model.ts';
import type { World } from './state/world.ts';

export interface RateState {
  readonly limit: number;
  readonly remaining: number;
  readonly used: number;
  /** Unix seconds. */
  readonly reset: number;
}

export interface RateLimits {
  /** Counts one request and tells what the headers must say; `exceeded` names the limit that was hit. */
  count(token: Token | null, creates: boolean): RateState & { readonly exceeded: 'primary' | 'secondary' | null };
  of(token: Token | null): RateState;
  /** Requests per hour and token. GitHub: 1,000 for the workflow's token per repository, 5,000 for a user. */
  setPrimary(limit: number): void;
  /** Content-creating requests per minute and token (GitHub: 80); null switches it off. */
  setSecondary(perMinute: number | null): void;
  readonly retryAfterSeconds: number;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** GitHub's two limits by the simulator's clock. The secondary one is off until it is set. */
export function createRateLimits(world: World): RateLimits {
  let primary = 5000;
  let secondary: number | null = null;
  const windows = new Map<string, { started: number; used: number }>();
  const created = new Map<string, number[]>();
  const window = (token: Token | null): { started: number; used: number } => {
    const key = token?.value ?? '';
    const now = world.now().getTime();
    const known = windows.get(key);
    if (known !== undefined && now - known.started < HOUR_MS) return known;
    const fresh = { started: now, used: 0 };
    windows.set(key, fresh);
    return fresh;
  };
  const state = (token: Token | null): RateState => {
    const { started, used } = window(token);
    return {
      limit: primary,
      used: Math.min(used, primary),
      remaining: Math.max(0, primary - used),
      reset: Math.ceil((started + HOUR_MS) / 1000),
    };
  };
  const tooMany = (token: Token | null): boolean => {
    const now = world.now().getTime();
    const recent = (created.get(token?.value ?? '') ?? []).filter((at) => now - at < MINUTE_MS);
    created.set(token?.value ?? '', [...recent, now]);
    return secondary !== null && recent.length >= secondary;
  };
  return {
    retryAfterSeconds: 60,
    count(token, creates) {
      const current = window(token);
      const exceeded = current.used >= primary ? 'primary' : creates && tooMany(token) ? 'secondary' : null;
      current.used += 1;
      return { ...state(token), exceeded };
    },
    of: state,
    setPrimary(limit) {
      primary = limit;
    },
    setSecondary(perMinute) {
      secondary = perMinute;
    },
  };
}
