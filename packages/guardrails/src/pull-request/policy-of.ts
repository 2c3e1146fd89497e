import { Ending } from '@agent-remediation/conventions';
import { DEFAULT_POLICY, digestOf, DIGEST_FILE, parsePolicy, POLICY_FILE, type Policy } from '../rules.ts';

/** Where a repository vendors the guards and their policy. */
export const POLICY_FOLDER = '.agent/hooks';

/** The two files as they stand on the default branch; `undefined`: there is no such file. */
export interface VendoredPolicy {
  readonly policy: string | undefined;
  readonly digest: string | undefined;
}

/** The policy that the repository vendors on its default branch, else the guards' own. */
export function policyOf({ policy, digest }: VendoredPolicy): Policy {
  if (policy === undefined && digest === undefined) return DEFAULT_POLICY;
  const file = `${POLICY_FOLDER}/${POLICY_FILE} on the default branch`;
  if (policy === undefined || digest?.trim().split(/\s+/u, 1)[0] !== digestOf(policy))
    throw new Ending('settings-invalid', `${file} is not what ${DIGEST_FILE} says`);
  try {
    return parsePolicy(policy);
  } catch (error) {
    throw new Ending('settings-invalid', `${file}: ${error instanceof Error ? error.message : 'not a policy'}`);
  }
}
