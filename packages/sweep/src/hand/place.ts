import { Ending, type Settings, Trace } from '@agent-remediation/conventions';
import type { SourcedFinding } from '@agent-remediation/findings';
import { GitHubFault, readRepository, type RepositoryFacts } from '@agent-remediation/github';
import { mayWorkHere, settingsOf, type Deps } from '@agent-remediation/remediation';
import type { Home } from '../input.ts';
import type { Skip } from '../skip.ts';

/** A repository in which a finding lies, as a hand-off needs it. */
export interface Place {
  readonly repository: RepositoryFacts;
  readonly settings: Settings;
}

/**
 * Facts and settings of the repositories whose findings are handed off, each read once and only when its turn comes. Limits, ledger and
 * sweep are the home repository's: one ledger holds the caps of all.
 */
export class Places {
  readonly #home: Home;
  readonly #deps: Deps;
  readonly #known = new Map<number, Promise<Place | Skip>>();

  constructor(home: Home, deps: Deps) {
    this.#home = home;
    this.#deps = deps;
    this.#known.set(home.repository.id, Promise.resolve(home));
  }

  of({ repository }: SourcedFinding): Promise<Place | Skip> {
    const known = this.#known.get(repository.id);
    if (known !== undefined) return known;
    const found = this.#read(repository.name).catch((error: unknown): Skip => {
      if (error instanceof Ending) return { code: 'other-repository', seen: `${error.reason}: ${error.message}` };
      if (error instanceof GitHubFault) return { code: 'other-repository', seen: error.message };
      throw error;
    });
    this.#known.set(repository.id, found);
    return found;
  }

  async #read(nameWithOwner: string): Promise<Place | Skip> {
    const [owner = '', name = ''] = nameWithOwner.split('/');
    const repository = await readRepository(this.#deps.github, { owner, name });
    const trace = new Trace();
    const own = await settingsOf(repository, trace);
    const { settings: home, repository: homeRepository } = this.#home;
    const ledger = { ...home.ledger, repository: home.ledger.repository ?? homeRepository.nameWithOwner };
    // Two ledgers would allow two sessions for one finding.
    const usesOther =
      own.ledger.repository === undefined
        ? repository.hasStatusLabels
        : !same(own.ledger.repository, ledger.repository);
    if (usesOther) {
      const seen = own.ledger.repository ?? `${nameWithOwner} itself`;
      return { code: 'other-ledger', seen: `${seen}, not ${ledger.repository}` };
    }
    const settings = { ...own, ledger, limits: home.limits, session: home.session, sweep: home.sweep };
    return { repository, settings: await mayWorkHere(repository, settings, this.#deps, trace) };
  }
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
