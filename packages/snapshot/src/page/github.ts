/** Asks GitHub's API with the user's own token. The token lives in one closure and goes into one header. */

export type Json = { readonly [field: string]: unknown };

/** Why something could not be looked at. */
export type Refused = { readonly status: number; readonly says: string };
export type Answer = { readonly items: readonly Json[] } | { readonly refused: Refused };

export type GitHub = {
  /** All pages of a list. Rejects only when going on makes no sense: a bad token, a rate limit, no network, a stop by the user. */
  readonly list: (path: string) => Promise<Answer>;
};

export type GitHubOptions = {
  readonly api: string;
  readonly token: string;
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
};

/** A list that is longer than this many pages of 100 is cut, and said to be. */
const MAX_PAGES = 200;

export function gitHub({ api, token, fetch, signal }: GitHubOptions): GitHub {
  const get = (url: string): Promise<Response> =>
    fetch(url, {
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'x-github-api-version': '2022-11-28',
      },
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal,
    }).catch((error: unknown) => {
      throw signal.aborted ? new Error('Stopped.') : new Error(`${api} could not be reached.`, { cause: error });
    });
  return {
    list: async (path) => {
      const items: Json[] = [];
      let url: string | undefined = `${api}${path}${path.includes('?') ? '&' : '?'}per_page=100`;
      for (let page = 0; url !== undefined; page += 1) {
        if (page === MAX_PAGES) return { refused: { status: 0, says: `More than ${MAX_PAGES * 100} entries.` } };
        const response = await get(url);
        const body: unknown = await response.json().catch(() => undefined);
        if (!response.ok) return { refused: refusal(response, messageOf(body)) };
        items.push(...itemsOf(body));
        url = nextOf(response.headers.get('link'), api);
      }
      return { items };
    },
  };
}

function refusal({ status, headers }: Response, message: string): Refused {
  if (status === 401) throw new Error('GitHub does not accept this token.');
  const isSpent = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after') || status === 429;
  if (isSpent) {
    const reset = Number(headers.get('x-ratelimit-reset'));
    const until = reset > 0 ? ` It ends at ${new Date(reset * 1000).toLocaleTimeString('en-GB')}.` : '';
    throw new Error(`The rate limit of this token is used up.${until}`);
  }
  return { status, says: message || `Status ${status}` };
}

/** A search answers with an object that holds the list. */
function itemsOf(body: unknown): readonly Json[] {
  const list = isJson(body) && 'items' in body ? body['items'] : body;
  return Array.isArray(list) ? list.filter(isJson) : [];
}

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function messageOf(body: unknown): string {
  return isJson(body) ? text(body['message']) : '';
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A next page elsewhere would carry the token elsewhere. */
function nextOf(link: string | null, api: string): string | undefined {
  const next = link?.split(',').find((part) => part.includes('rel="next"'));
  const url = next?.slice(next.indexOf('<') + 1, next.indexOf('>'));
  return url?.startsWith(`${api}/`) === true ? url : undefined;
}
