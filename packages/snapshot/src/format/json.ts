/** The verdicts as JSON for other programs. */
import type { Verdict } from '../validate/verdict.ts';

export function json(verdicts: readonly Verdict[]): string {
  return `${JSON.stringify({ valid: verdicts.every(({ outcome }) => outcome === 'valid'), verdicts }, null, 2)}\n`;
}
