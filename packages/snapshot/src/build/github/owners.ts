/** Who owns a repository: the default owners of CODEOWNERS, else the teams that have it. */
import { type GitHubPort, lookAtFile, lookAtList, textAt } from './port.ts';

export interface Owners {
  readonly teams: readonly string[];
  readonly people: readonly string[];
  /** Why nothing could be said, where that is so. */
  readonly unseen?: string;
}

/** Where GitHub looks for the file, in its order. */
const PLACES = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];

export async function ownersOf(port: GitHubPort, owner: string, repo: string): Promise<Owners> {
  for (const path of PLACES) {
    const file = await lookAtFile(port, { owner, repo, path });
    if (file.is === 'unseen') return { teams: [], people: [], unseen: `CODEOWNERS: ${file.why}` };
    if (file.found === undefined) continue;
    const owners = defaultOwners(file.found);
    if (owners.teams.length + owners.people.length > 0) return owners;
    break;
  }
  const teams = await lookAtList(port, 'GET /repos/{owner}/{repo}/teams', { owner, repo });
  if (teams.is === 'unseen') return { teams: [], people: [], unseen: `teams: ${teams.why}` };
  return { teams: teams.found.flatMap((team) => textAt(team, 'name') ?? []), people: [] };
}

/** The owners of everything: the last line that says `*`, as GitHub reads the file. */
export function defaultOwners(text: string): Owners {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.split(/\s+/).filter((word) => word !== ''))
    .filter(([pattern]) => pattern === '*' || pattern === '**' || pattern === '/**');
  const words = (lines.at(-1) ?? []).slice(1);
  const end = words.findIndex((word) => word.startsWith('#'));
  const owners = end === -1 ? words : words.slice(0, end);
  const isTeam = (name: string) => name.startsWith('@') && name.includes('/');
  const plain = (name: string) => (name.startsWith('@') ? name.slice(1) : name);
  return {
    teams: owners.filter(isTeam).map(plain),
    people: owners.filter((name) => !isTeam(name) && name.includes('@')).map(plain),
  };
}
