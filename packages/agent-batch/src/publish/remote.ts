import type { Git } from '../git/git.ts';
import { GitFault } from '../git/git.ts';
import { OID } from '../folder/claim-file.ts';

export interface RemotePlace {
  /** `GITHUB_SERVER_URL`. */
  readonly serverUrl: string;
  readonly owner: string;
  readonly name: string;
  readonly token: string;
}

/** What a push came to. `refused`: the server said no; `moved`: the branch stood elsewhere than expected. */
export type Pushed = { readonly kind: 'pushed' } | { readonly kind: 'refused' | 'moved'; readonly why: string };

/** The repository on GitHub, by way of git. The token goes to this one server, in the environment of git and never on its command line. */
export class Remote {
  readonly #git: Git;
  readonly #url: string;
  readonly #environment: Readonly<Record<string, string>>;

  constructor(git: Git, { serverUrl, owner, name, token }: RemotePlace) {
    const server = serverUrl.replace(/\/+$/u, '');
    this.#git = git;
    this.#url = `${server}/${owner}/${name}.git`;
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    this.#environment = {
      GIT_CONFIG_COUNT: '2',
      GIT_CONFIG_KEY_0: `http.${server}/.extraHeader`,
      GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
      GIT_CONFIG_KEY_1: 'http.followRedirects',
      GIT_CONFIG_VALUE_1: 'false',
    };
  }

  /** Fetches one commit, without its history, or with it. */
  async fetch(commit: string, history: 'alone' | 'whole'): Promise<void> {
    const depth = history === 'alone' ? ['--depth=1'] : (await this.#isShallow()) ? ['--unshallow'] : [];
    await this.#git.run(['fetch', '--quiet', '--no-tags', ...depth, this.#url, commit], this.#options);
  }

  /** Where a branch stands; `undefined`: there is none. */
  async head(branch: string): Promise<string | undefined> {
    const ref = `refs/heads/${branch}`;
    const listed = await this.#git.run(['ls-remote', '--refs', this.#url, ref], this.#options);
    const line = listed.split('\n').find((each) => each.endsWith(`\t${ref}`));
    const oid = line?.split('\t', 1)[0];
    return oid !== undefined && OID.test(oid) ? oid : undefined;
  }

  /** Pushes a commit as a branch that stands at `expected`; `undefined`: that is not there. */
  async push(commit: string, branch: string, expected: string | undefined): Promise<Pushed> {
    const ref = `refs/heads/${branch}`;
    const { status, stdout, stderr } = await this.#git.ask(
      [
        'push',
        '--porcelain',
        '--no-verify',
        `--force-with-lease=${ref}:${expected ?? ''}`,
        this.#url,
        `${commit}:${ref}`,
      ],
      this.#options,
    );
    if (status === 0) return { kind: 'pushed' };
    const said = `${stdout.toString('utf8')}\n${stderr}`.trim().slice(-1_000);
    if (/stale info|fetch first|already exists/u.test(said)) return { kind: 'moved', why: said };
    if (/remote rejected|protected branch|denied|403|401|not permitted|declined/iu.test(said))
      return { kind: 'refused', why: said };
    throw new GitFault(`git push ended with ${status}: ${said}`);
  }

  async #isShallow(): Promise<boolean> {
    return (await this.#git.run(['rev-parse', '--is-shallow-repository'])).trim() === 'true';
  }

  get #options() {
    return { environment: this.#environment };
  }
}
