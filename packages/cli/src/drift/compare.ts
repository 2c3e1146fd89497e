/** What each repository has of the kit, against what it shall have. Settings, rules and skills are each repository's own. */
import { workflowPath, workflowText, TRIGGERS, type Trigger } from '@agent-remediation/agent-config/scaffold';
import { ours } from '@agent-remediation/agent-config/workflows';
import { dig, digText, type GitHub, type RepositoryName } from '@agent-remediation/github';
import { ask, askAll, type Answer } from '../doctor/row.ts';
import { fileAt } from '../doctor/workflow-files.ts';
import { TEMPLATES } from '../templates.ts';

export interface FileDrift {
  readonly path: string;
  /**
   * `older`: the kit's text with another pin. `changed`: another text. `extra`: a workflow of this project that nobody asked for.
   */
  readonly state: 'current' | 'missing' | 'older' | 'changed' | 'extra';
  readonly why: string;
}

export interface Drift {
  /** `owner/name`. */
  readonly repository: string;
  /** Why it could not be read; then there are no files. */
  readonly unread: string | undefined;
  readonly files: readonly FileDrift[];
}

export type Listed =
  | { readonly kind: 'read'; readonly repositories: readonly RepositoryName[]; readonly skipped: readonly string[] }
  | { readonly kind: 'unread'; readonly why: string };

/** Pages of 100 repositories. */
const MOST_PAGES = 100;

/** Repositories that the token sees. Archived ones and forks cannot be kept up to date by anybody. */
export async function repositoriesOf(github: GitHub, organisation: string, prefix: string): Promise<Listed> {
  const looking = { github, repository: { owner: organisation, name: '' } };
  const answer = await askAll(looking, 'GET /orgs/{org}/repos', { org: organisation, mostPages: MOST_PAGES });
  if (answer.kind !== 'read') return { kind: 'unread', why: reason(answer) };
  const named = answer.list.filter((entry) => (digText(entry, 'name') ?? '').startsWith(prefix));
  const isLeftOut = (entry: unknown): boolean => dig(entry, 'archived') === true || dig(entry, 'fork') === true;
  return {
    kind: 'read',
    repositories: named
      .filter((entry) => !isLeftOut(entry))
      .map((entry) => ({ owner: organisation, name: digText(entry, 'name') ?? '' }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    skipped: named.filter(isLeftOut).map((entry) => digText(entry, 'name') ?? ''),
  };
}

function reason(answer: Exclude<Answer, { readonly kind: 'read' }>): string {
  return answer.kind === 'missing' ? 'GitHub answered 404: it is not there, or the token may not see it' : answer.why;
}

interface Measure {
  readonly triggers: readonly Trigger[];
  readonly pin: string | undefined;
}

interface Seen {
  readonly repository: string;
  readonly unread: string | undefined;
  readonly texts: ReadonlyMap<string, string>;
}

/** One list of a folder for each repository, and one read for each file of ours in it. */
export async function compared(
  github: GitHub,
  repositories: readonly RepositoryName[],
  { triggers, pin }: Measure,
): Promise<{ readonly pin: string | undefined; readonly drifts: readonly Drift[] }> {
  const seen: Seen[] = [];
  for (const repository of repositories) {
    const isHopeless = seen.length >= IN_A_ROW && seen.slice(-IN_A_ROW).every(({ unread }) => unread !== undefined);
    seen.push(isHopeless ? notAsked(repository) : await kitOf(github, repository));
  }
  const measure = pin ?? mostFrequent(seen.flatMap(({ texts }) => [...texts.values()].flatMap(pinsIn)));
  return { pin: measure, drifts: seen.map((each) => driftOf(each, triggers, measure)) };
}

/** So many refusals in a row are a limit or a missing permission: asking on would make it worse. */
const IN_A_ROW = 3;

function notAsked({ owner, name }: RepositoryName): Seen {
  const unread = 'not asked, since those before could not be read: try again later, or with --only';
  return { repository: `${owner}/${name}`, unread, texts: new Map<string, string>() };
}

async function kitOf(github: GitHub, repository: RepositoryName): Promise<Seen> {
  const name = `${repository.owner}/${repository.name}`;
  const nothing = { repository: name, texts: new Map<string, string>() };
  const folder = await ask({ github, repository }, 'GET /repos/{owner}/{repo}/contents/{path}', {
    path: '.github/workflows',
  });
  if (folder.kind === 'missing') return { ...nothing, unread: undefined };
  if (folder.kind === 'unknown') return { ...nothing, unread: folder.why };
  const texts = new Map<string, string>();
  for (const entry of Array.isArray(folder.data) ? folder.data : []) {
    const path = digText(entry, 'path') ?? '';
    if (!/\.ya?ml$/.test(path)) continue;
    const file = await fileAt({ github, repository }, path);
    if (file.kind === 'unknown') return { ...nothing, unread: `${path}: ${file.why}` };
    const text = file.kind === 'read' ? String(file.data) : '';
    if (KIT_PATHS.includes(path) || callsUs(text)) texts.set(path, text);
  }
  return { repository: name, unread: undefined, texts };
}

const KIT_PATHS: readonly string[] = TRIGGERS.map(workflowPath);

const USES = /uses:\s*["']?([^\s"'#]+)/g;
const callsUs = (text: string): boolean => [...text.matchAll(USES)].some(([, uses = '']) => ours(uses) !== undefined);

function pinsIn(text: string): readonly string[] {
  return [...text.matchAll(USES)].flatMap(([, uses = '']) =>
    ours(uses) === undefined ? [] : [uses.split('@')[1] ?? ''],
  );
}

/** Of two that are equally frequent, the one that was seen first. Forty zeros are no release. */
function mostFrequent(pins: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const pin of pins.filter((each) => /^[0-9a-f]{40}$/.test(each) && !/^0+$/.test(each)))
    counts.set(pin, (counts.get(pin) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function driftOf({ repository, unread, texts }: Seen, triggers: readonly Trigger[], pin: string | undefined): Drift {
  if (unread !== undefined) return { repository, unread, files: [] };
  const wanted = triggers.map((trigger): FileDrift => {
    const path = workflowPath(trigger);
    const text = texts.get(path);
    if (text === undefined) return { path, state: 'missing', why: '' };
    const isKit = (['organisation', 'whole'] as const).some(
      (callers) => bare(workflowText(trigger, TEMPLATES, callers)) === bare(text),
    );
    if (!isKit)
      return { path, state: 'changed', why: difference(workflowText(trigger, TEMPLATES, 'organisation'), text) };
    const other = pinsIn(text).find((each) => each !== pin);
    return other === undefined || pin === undefined
      ? { path, state: 'current', why: '' }
      : { path, state: 'older', why: `pinned to ${other.slice(0, 7)}` };
  });
  const paths = wanted.map(({ path }) => path);
  const extra = [...texts.keys()]
    .filter((path) => !paths.includes(path))
    .map((path): FileDrift => ({ path, state: 'extra', why: '' }));
  return { repository, unread: undefined, files: [...wanted, ...extra] };
}

/** Without pins of ours and the comment behind each, which Dependabot writes, and with one kind of line ends. */
function bare(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^(\s*(?:- )?uses: \S+?)@\S+[^\n]*$/gm, '$1')
    .trimEnd();
}

/** Where the two part first. */
function difference(kit: string, text: string): string {
  const [a, b] = [bare(kit).split('\n'), bare(text).split('\n')];
  const index = b.findIndex((line, at) => line !== a[at]);
  return `differs from the kit at line ${(index === -1 ? b.length : index) + 1}`;
}
