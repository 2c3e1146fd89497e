/** `drift`: an organisation's repositories against the kit, read through GitHub's API alone. */
import { readArguments, wrongly } from '../arguments.ts';
import { gitHubFor, type Environment } from '../github.ts';
import { painter, plain, steady, type Style, type Terminal } from '../terminal.ts';
import { compared, repositoriesOf, type Drift, type FileDrift } from './compare.ts';
import { DEFAULT_TRIGGERS } from '@agent-remediation/agent-config/scaffold';

/** 0: every repository has the kit. 1: one has not, or could not be read. 2: called wrongly, or no token. */
export async function drift(terminal: Terminal, args: readonly string[], environment: Environment): Promise<number> {
  const given = await readArguments(terminal, 'drift', args);
  if (given === undefined) return 2;
  const [organisation = ''] = given.rest;
  const { pin, only, format, triggers = DEFAULT_TRIGGERS } = given.options;
  if (!/^[A-Za-z0-9-]{1,39}$/.test(organisation))
    return wrongly(terminal, 'drift', `"${organisation}" is not the name of an organisation`);
  if (pin !== undefined && !/^[0-9a-f]{40}$/.test(pin))
    return wrongly(terminal, 'drift', '--pin has to be a commit of 40 hexadecimal digits');
  const github = gitHubFor(terminal, 'drift', environment);
  if (github === undefined) return 2;
  const listed = await repositoriesOf(github, organisation, only ?? '');
  if (listed.kind !== 'read') {
    terminal.writeError(
      `agent-remediation drift: the repositories of ${organisation} cannot be listed: ${listed.why}\n`,
    );
    return 1;
  }
  const found = await compared(github, listed.repositories, { triggers, pin });
  const report = { organisation, pin: found.pin ?? null, skipped: listed.skipped, repositories: found.drifts };
  terminal.write(
    format === 'json' ? steady(`${JSON.stringify(report, null, 2)}\n`) : table(organisation, report, terminal),
  );
  return found.drifts.every(isCurrent) ? 0 : 1;
}

const isCurrent = ({ unread, files }: Drift): boolean =>
  unread === undefined && files.every(({ state }) => state === 'current');

const STYLES: Readonly<Record<FileDrift['state'], Style>> = {
  current: 'dim',
  missing: 'red',
  older: 'yellow',
  changed: 'yellow',
  extra: 'cyan',
};

interface Report {
  readonly pin: string | null;
  readonly skipped: readonly string[];
  readonly repositories: readonly Drift[];
}

function table(organisation: string, { pin, skipped, repositories }: Report, terminal: Terminal): string {
  const paint = painter(terminal.colours);
  const lines = repositories.flatMap((drift) => {
    const { repository, unread, files } = drift;
    if (unread !== undefined) return [plain(repository), `  ${paint('red', 'unread'.padEnd(9))}${plain(unread)}`];
    if (isCurrent(drift)) return [`${plain(repository)}  ${paint('green', 'current')}`];
    return [
      plain(repository),
      ...files
        .filter(({ state }) => state !== 'current')
        .map(
          ({ path, state, why }) =>
            `  ${paint(STYLES[state], state.padEnd(9))}${plain(path)}${why === '' ? '' : `: ${plain(why)}`}`,
        ),
    ];
  });
  const count = repositories.filter(isCurrent).length;
  const measure = pin === null ? 'none is pinned to a release' : `measured by ${pin.slice(0, 7)}`;
  return `${[
    ...lines,
    '',
    `${organisation}: ${count} of ${repositories.length} repositories are current; ${measure}.`,
    ...(skipped.length === 0 ? [] : [`Left out, archived or forks: ${plain(skipped.join(', '))}`]),
    ...(count === repositories.length ? [] : ['', ...ADVICE]),
  ].join('\n')}\n`;
}

const ADVICE = [
  'missing, older: in a clone, agent-remediation init --org --write, or let',
  '         Dependabot (package-ecosystem: github-actions) move the pins.',
  'changed: compare with the kit; --overwrite PATH takes the kit’s text.',
  'extra:   somebody added a caller; name it in --triggers if it is meant.',
];
