import { GitHubFault, type GitHub } from './client.ts';
import { digNumber, digText } from './dig.ts';
import type { RepositoryName } from './repository-name.ts';

export type Permission =
  | {
      readonly kind: 'known';
      readonly mayWrite: boolean;
      readonly permission: string;
      readonly userId: number | undefined;
    }
  | { readonly kind: 'unknown'; readonly why: string };

/**
 * What a person may do in a repository. Only `permission` counts: maintain maps to write, triage to read, while `role_name` breaks on
 * custom roles (architecture, trust). Somebody who is no collaborator is known to have no write; a failed look-up is unknown.
 */
export async function readPermission(github: GitHub, repository: RepositoryName, login: string): Promise<Permission> {
  try {
    const { data } = await github.get('GET /repos/{owner}/{repo}/collaborators/{username}/permission', {
      owner: repository.owner,
      repo: repository.name,
      username: login,
    });
    const permission = digText(data, 'permission');
    if (permission === undefined) return { kind: 'unknown', why: 'the answer has no permission' };
    return {
      kind: 'known',
      mayWrite: permission === 'admin' || permission === 'write',
      permission,
      userId: digNumber(data, 'user', 'id'),
    };
  } catch (error) {
    if (error instanceof GitHubFault && error.status === 404) {
      return { kind: 'known', mayWrite: false, permission: 'none', userId: undefined };
    }
    return { kind: 'unknown', why: error instanceof Error ? error.message : 'the look-up failed' };
  }
}
