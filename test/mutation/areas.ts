/** What is mutated (P18): where a wrong line would start work twice, close the wrong thing, let a secret out or a guard pass. */
export interface Area {
  /** Globs of the sources, from the root; tests, cases and generated files are left out everywhere. */
  readonly mutate: readonly string[];
  /** Globs of the test files that judge them. */
  readonly tests: readonly string[];
}

export const AREAS: Readonly<Record<string, Area>> = {
  ledger: {
    mutate: ['packages/remediation/src/ledger/**/*.ts'],
    tests: ['packages/remediation/src/ledger/**/*.test.ts', 'test/acceptance/ledger.rules.test.ts'],
  },
  'hand-off': {
    mutate: ['packages/remediation/src/hand-off/**/*.ts'],
    tests: [
      'packages/remediation/src/{hand-off,ledger}/**/*.test.ts',
      'test/acceptance/hand-off.{rules,told.rules}.test.ts',
    ],
  },
  closure: {
    mutate: ['packages/remediation/src/closure/**/*.ts'],
    tests: [
      'packages/remediation/src/closure/**/*.test.ts',
      'test/acceptance/{close-on-merge.rules,close-on-merge.told.rules,close-on-merge.issues,verified-close.table}.test.ts',
    ],
  },
  authorisation: {
    mutate: ['packages/remediation/src/trust/**/*.ts'],
    tests: ['packages/remediation/src/trust/**/*.test.ts', 'test/acceptance/hand-off.rules.test.ts'],
  },
  'session-api': {
    mutate: ['packages/session-api/src/**/*.ts', 'packages/http/src/**/*.ts'],
    tests: ['packages/{session-api,http}/src/**/*.test.ts'],
  },
  redaction: {
    mutate: ['packages/text/src/**/*.ts'],
    tests: ['packages/text/src/**/*.test.ts'],
  },
  hooks: {
    mutate: ['packages/guardrails/src/hooks/**/*.ts'],
    tests: ['packages/guardrails/src/hooks/**/*.test.ts'],
  },
  contract: {
    mutate: ['packages/guardrails/src/pull-request/**/*.ts'],
    // Not the texts that are made to take long, nor the simulator: loading it takes longer than all of these tests.
    tests: ['packages/guardrails/src/pull-request/**/!(speed).test.ts'],
  },
  snapshot: {
    mutate: ['packages/snapshot/src/{validate,cohere,read}/**/*.ts'],
    // Not the bombs: they are read by processes of their own, which no mutant reaches quickly.
    tests: ['packages/snapshot/src/{validate,cohere,read,files}/**/!(bombs).test.ts'],
  },
};
