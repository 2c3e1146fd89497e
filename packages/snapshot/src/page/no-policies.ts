/**
 * Stands for the builder's router in the page (packages/build/src/page.ts puts it there): a page knows no routing policies, and the
 * router's answer without any is that every exposure is left to people.
 */
import type { AssetClass, Route } from '../build/routing.ts';

export * from '../build/routing.ts';

const MANUAL: Route = { state: 'manual', blockers: [] };
const EVERY: AssetClass = { rules: [], routes: [] };

export class Router {
  classOf(): AssetClass {
    return EVERY;
  }

  route(): Route {
    return MANUAL;
  }

  tell(): void {
    // No policy, nothing to say of it.
  }
}
