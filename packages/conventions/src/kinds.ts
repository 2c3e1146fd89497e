/**
 * One table that maps what a finding is to the seed's `workflowValue` (2.4), to the template of its brief, and to whether a
 * lockfile may change (seed 2.5). There is no second vocabulary (D10).
 */
export const FINDING_KINDS = {
  dependency: {
    workflowValue: 'dependency',
    commitPrefix: 'fix(deps):',
    lockfileAllowed: true,
    says: 'a vulnerable dependency',
  },
  code: { workflowValue: 'sast', commitPrefix: 'fix(sec):', lockfileAllowed: false, says: 'a weakness in the code' },
  secret: {
    workflowValue: 'sensitive-data',
    commitPrefix: 'fix(sec):',
    lockfileAllowed: false,
    says: 'a secret in the repository',
  },
  container: {
    workflowValue: 'base-image',
    commitPrefix: 'fix(deps):',
    lockfileAllowed: false,
    says: 'a vulnerable base image',
  },
  generic: {
    workflowValue: 'recipe-runbook',
    commitPrefix: 'fix(sec):',
    lockfileAllowed: false,
    says: 'a security finding',
  },
} as const satisfies Record<string, FindingKindFacts>;

export interface FindingKindFacts {
  readonly workflowValue: string;
  readonly commitPrefix: 'fix(sec):' | 'fix(deps):';
  readonly lockfileAllowed: boolean;
  readonly says: string;
}
export type FindingKind = keyof typeof FINDING_KINDS;

export function isFindingKind(text: string): text is FindingKind {
  return Object.hasOwn(FINDING_KINDS, text);
}
