import { appendFileSync } from 'node:fs';
import type { PromiseId, What } from './promises.ts';

/**
 * Says what a test has counted for a promise: by the names of the promise's figures, numbers in their units. `npm run promises` adds the
 * reports up and holds them against the bars; in every other run nothing happens. Tests of packages and of `test/` call it alike.
 */
export function measured<Id extends PromiseId>(
  promise: Id,
  figures: Readonly<Partial<Record<What<Id>, number>>>,
): void {
  const file = process.env['PROMISES_FIGURES'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ promise, figures })}\n`);
}
