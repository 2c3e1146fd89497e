/** Looking things up at GitHub, so that "nothing there" is never taken for "not allowed to look". */

/** The slice of a GitHub client that is used. A rejected call may carry `status` and `needs` (what the token lacks). */
export interface GitHubPort {
  get(route: string, parameters: Readonly<Record<string, unknown>>): Promise<GitHubAnswer>;
}
export interface GitHubAnswer {
  readonly status: number;
  readonly data: unknown;
  /** The Link header, where the client passes it on: the only way through lists that have cursors. */
  readonly link?: string;
}

export type Looked<Found> =
  | { readonly is: 'seen'; readonly found: Found; readonly isWhole: boolean }
  | { readonly is: 'unseen'; readonly why: string };

export type Item = Readonly<Record<string, unknown>>;

/** Entries per page, GitHub's most. */
const PAGE = 100;
/** Pages of one list; what is beyond is told. */
const MAX_PAGES = 100;

/** A whole list. `under`: the field that holds it, where the answer is an object. */
export async function lookAtList(
  port: GitHubPort,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  { under, cursor = false }: { readonly under?: string; readonly cursor?: boolean } = {},
): Promise<Looked<readonly Item[]>> {
  const found: Item[] = [];
  let next: Readonly<Record<string, unknown>> = cursor ? {} : { page: 1 };
  try {
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { data, link } = await port.get(route, { ...parameters, per_page: PAGE, ...next });
      const list = under === undefined ? data : isItem(data) ? data[under] : undefined;
      if (!Array.isArray(list)) return { is: 'unseen', why: 'GitHub answered with something else than a list' };
      const items = list.filter(isItem);
      found.push(...items);
      if (items.length < list.length) return { is: 'seen', found, isWhole: false };
      if (list.length < PAGE) return { is: 'seen', found, isWhole: true };
      const after = afterOf(link);
      if (cursor && after === undefined) return { is: 'seen', found, isWhole: link !== undefined };
      next = cursor ? { after } : { page: page + 1 };
    }
    return { is: 'seen', found, isWhole: false };
  } catch (error) {
    return { is: 'unseen', why: whyOf(error) };
  }
}

/** A text file of the default branch; found is `undefined` when there is none. */
export async function lookAtFile(
  port: GitHubPort,
  parameters: { readonly owner: string; readonly repo: string; readonly path: string },
): Promise<Looked<string | undefined>> {
  try {
    const { data } = await port.get('GET /repos/{owner}/{repo}/contents/{path}', parameters);
    if (!isItem(data) || typeof data['content'] !== 'string' || data['encoding'] !== 'base64')
      return { is: 'unseen', why: 'it is not a file of less than 1 MB' };
    const bytes = Uint8Array.from(atob(data['content'].replace(/\s+/g, '')), (character) => character.charCodeAt(0));
    return { is: 'seen', found: new TextDecoder().decode(bytes), isWhole: true };
  } catch (error) {
    if (statusOf(error) === 404) return { is: 'seen', found: undefined, isWhole: true };
    return { is: 'unseen', why: whyOf(error) };
  }
}

function afterOf(link: string | undefined): string | undefined {
  const next = link?.split(',').find((part) => part.includes('rel="next"'));
  const url = next?.slice(next.indexOf('<') + 1, next.indexOf('>'));
  return url !== undefined && URL.canParse(url) ? (new URL(url).searchParams.get('after') ?? undefined) : undefined;
}

/** Why something could not be looked at, in words. */
export function whyOf(error: unknown): string {
  const status = statusOf(error);
  const needs =
    isItem(error) && typeof error['needs'] === 'string' && error['needs'] !== '' ? error['needs'] : undefined;
  const lacks = needs === undefined ? '' : `, the call accepts ${needs.slice(0, 200)}`;
  switch (status) {
    case undefined:
      return error instanceof Error && error.message !== '' ? error.message : 'GitHub could not be reached';
    case 401:
      return 'the token was not accepted (401)';
    case 403:
      return `the token may not, or the feature is off (403${lacks})`;
    case 404:
      return `it is not enabled, or the token may not see it (404${lacks})`;
    default:
      return `GitHub answered ${status}`;
  }
}

function statusOf(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
}

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text at a path of own fields. */
export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  let at = value;
  for (const key of path) at = isItem(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  return typeof at === 'string' && at !== '' ? at : undefined;
}

export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  let at = value;
  for (const key of path) at = isItem(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  return Array.isArray(at) ? at : [];
}
