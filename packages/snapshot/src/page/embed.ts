/**
 * Puts snapshots, and another address of GitHub's API, into the page's HTML: for `open` and for the artifact of build-snapshot (D23).
 * Needs no browser.
 */

export type Embedded = { readonly name: string; readonly text: string };

export type EmbedOptions = {
  readonly snapshots?: readonly Embedded[];
  /** Base address of a GitHub Enterprise Server's API, such as `https://github.example.com/api/v3`. https only, but for loopback. */
  readonly apiUrl?: string;
};

/** The page as it is committed, with nothing inside. */
export const PAGE = new URL('../../page/index.html', import.meta.url);

const PUBLIC_API = 'https://api.github.com';
const DATA = '<script id="snapshots" type="application/json">';

/** @throws when the page is not ours, or the address is one that the page must not call. */
export function embed(page: string, { snapshots = [], apiUrl = PUBLIC_API }: EmbedOptions): string {
  const address = checked(apiUrl);
  const start = page.indexOf(DATA);
  const end = page.indexOf('</script>', start);
  if (start === -1 || end === -1) throw new Error('This is not the snapshot page: it has no place for snapshots.');
  const head = page
    .slice(0, start)
    .replace(`connect-src ${PUBLIC_API};`, () => `connect-src ${policySource(address)};`)
    .replace(`name="github-api" content="${PUBLIC_API}"`, () => `name="github-api" content="${address}"`);
  return `${head}${DATA}${inert(JSON.stringify(snapshots))}${page.slice(end)}`;
}

/** A `<` could end the element that holds the data, and what follows would be markup. */
function inert(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`);
}

function checked(apiUrl: string): string {
  const url = URL.canParse(apiUrl) ? new URL(apiUrl) : undefined;
  const isLoopback = url?.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  // What is left can stand in an attribute and in a policy.
  const isPlain = url !== undefined && /^[a-z]+:\/\/[a-zA-Z0-9.:[\]_/-]+$/.test(apiUrl) && url.username === '';
  if (!isPlain || (url.protocol !== 'https:' && !isLoopback)) {
    throw new Error(
      `The address of the API must be https without query or user name, but is ${JSON.stringify(apiUrl)}.`,
    );
  }
  return apiUrl.replace(/\/$/, '');
}

/** With a slash behind it a path stands for everything below; without one for itself alone (CSP level 3, path matching). */
function policySource(address: string): string {
  return new URL(address).pathname === '/' ? address : `${address}/`;
}
