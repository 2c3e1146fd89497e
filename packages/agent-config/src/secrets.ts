import { findSecrets } from '@agent-remediation/guardrails/rules';

/** Tokens of a published form; the generic guesses of the guard hooks only warn there, and are left out here. */
export function findTokens(text: string): readonly { readonly offset: number; readonly kind: string }[] {
  return findSecrets(text)
    .filter(({ certain }) => certain)
    .map(({ from, form }) => ({ offset: from, kind: form }));
}

export function holdsToken(text: string): boolean {
  return findTokens(text).length > 0;
}
