import { dig, GitHubFault, type GitHub, type RepositoryName } from '@agent-remediation/github';
import type { Session } from '@agent-remediation/session-api';
import type { WorkflowFiles } from './workflow-files.ts';

/** One thing that was looked at. `unknown`: it could not be looked at; that is not the same as fine. */
export interface Row {
  readonly check: string;
  readonly verdict: 'fine' | 'note' | 'wrong' | 'unknown';
  readonly seen: string;
  /** What to do; empty where nothing is to be done. */
  readonly fix: string;
}

/** What every check works with. */
export interface Looking {
  readonly github: GitHub;
  readonly repository: RepositoryName;
  readonly defaultBranch: string;
  /** Read once: several checks ask them. */
  readonly workflows: WorkflowFiles;
  /** The newest of the organisation; empty where the session service was not asked. */
  readonly sessions: readonly Session[];
  readonly now: () => Date;
}

export type Answer =
  | { readonly kind: 'read'; readonly data: unknown }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknown'; readonly why: string };

/** One REST read. 404 is an answer; what the token may not see is `unknown`, with the permission that it lacks where GitHub names it. */
export async function ask(
  { github, repository }: Pick<Looking, 'github' | 'repository'>,
  route: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  try {
    // What a route does not name would be sent as a question of its own.
    const place = route.includes('{repo}') ? { owner: repository.owner, repo: repository.name } : {};
    const { data } = await github.get(route, { ...place, ...more });
    return { kind: 'read', data };
  } catch (error) {
    if (!(error instanceof GitHubFault)) throw error;
    if (error.status === 404) return { kind: 'missing' };
    const needs = error.needs === '' ? '' : `; the token needs ${error.needs}`;
    return { kind: 'unknown', why: `GitHub answered ${error.status ?? 'nothing'}${needs}` };
  }
}

export type AnswerList =
  { readonly kind: 'read'; readonly list: readonly unknown[] } | Exclude<Answer, { readonly kind: 'read' }>;

const MOST_PAGES = 20;

/** A list to its end: what stands on a second page is there too. `key`: where in the answer the list is; left out, the answer is the list. */
export async function askAll(
  looking: Pick<Looking, 'github' | 'repository'>,
  route: string,
  {
    key,
    perPage = 100,
    mostPages = MOST_PAGES,
    ...more
  }: Readonly<Record<string, unknown>> & {
    readonly key?: string;
    readonly perPage?: number;
    readonly mostPages?: number;
  } = {},
): Promise<AnswerList> {
  const list: unknown[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await ask(looking, route, { ...more, per_page: perPage, page });
    if (answer.kind !== 'read') return answer;
    const part = key === undefined ? answer.data : dig(answer.data, key);
    if (!Array.isArray(part)) return STRANGE;
    list.push(...(part as readonly unknown[]));
    if (part.length < perPage) return { kind: 'read', list };
  }
  return { kind: 'unknown', why: `the list has more than ${mostPages * perPage} entries` };
}

/** A proxy or a newer GitHub may answer otherwise; that is not the same as fine. */
export const STRANGE = { kind: 'unknown', why: 'GitHub answered in a form that is not known' } as const;

export function notSeen(check: string, answer: Exclude<Answer, { readonly kind: 'read' }>): Row {
  const why =
    answer.kind === 'missing' ? 'GitHub answered 404: it is not there, or the token may not see it' : answer.why;
  return {
    check,
    verdict: 'unknown',
    seen: why,
    fix: 'Use a token of an administrator (gh auth token), read-only permissions are enough.',
  };
}
