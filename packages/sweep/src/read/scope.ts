import type { FindingRepository } from '@agent-remediation/findings';
import { readRepository } from '@agent-remediation/github';
import type { Home, SweepDeps, SweepInput } from '../input.ts';

/** The repositories whose alerts are asked for one by one, with the numeric ids that claims need. Of an organisation: none. */
export async function scopeOf(
  { scope }: SweepInput,
  { repository }: Home,
  deps: Pick<SweepDeps, 'github'>,
): Promise<readonly FindingRepository[]> {
  const here = { id: repository.id, name: repository.nameWithOwner, isPrivate: !repository.isPublic };
  if (scope.is === 'organisation') return [];
  if (scope.is === 'here') return [here];
  const found: FindingRepository[] = [];
  for (const nameWithOwner of scope.names) {
    if (nameWithOwner.toLowerCase() === here.name.toLowerCase()) found.push(here);
    else {
      const [owner = '', name = ''] = nameWithOwner.split('/');
      const other = await readRepository(deps.github, { owner, name });
      found.push({ id: other.id, name: other.nameWithOwner, isPrivate: !other.isPublic });
    }
  }
  return found;
}
