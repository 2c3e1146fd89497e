import { createWorld } from '../acceptance/world.ts';
import { bundle, emptyProcess, type Subject, type Timed } from './processes.ts';
import { median, type Row, type Section } from './row.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 31);
/** Until the exit, for an event that is not for us, and until the first request. */
const BARS = { exitMs: 1.3, requestMs: 1.6 } as const;
const INPUTS = {
  'api-key': 'bench-key-0000',
  'org-id': 'org-bench',
  'base-url': 'https://sessions.invalid',
  'github-token': 'bench-token',
};

/** Start-up of the committed bundles against an empty Node process, all in turn in every round: a machine that slows down slows them all. */
export const startUp: Section = {
  title: 'Start-up of the actions',
  floor: 'an empty Node process',
  async measure() {
    const world = await createWorld();
    try {
      return [...(await ratios(subjectsOf(world))), ...(await requests(world))];
    } finally {
      await world.sim.close();
    }
  },
};

type World = Awaited<ReturnType<typeof createWorld>>;

function subjectsOf(world: World): readonly (readonly [Subject, keyof Timed])[] {
  const { delivery } = world.labelled();
  const { delivery: otherLabel } = world.labelled({ label: 'documentation' });
  const merged = {
    action: 'closed',
    pull_request: { number: 1, merged: true, body: 'Refs #1', head: { repo: { id: 1 } }, base: { repo: { id: 1 } } },
  };
  const judged = { action: 'opened', pull_request: { number: 1 } };
  return [
    [bundle('create-session', 'issues', otherLabel.payload, INPUTS), 'exitMs'],
    [bundle('create-session', delivery.name, delivery.payload, INPUTS), 'requestMs'],
    [bundle('close-on-merge', 'pull_request', { action: 'opened' }, INPUTS), 'exitMs'],
    [bundle('close-on-merge', 'pull_request', merged, INPUTS), 'requestMs'],
    [bundle('reconcile', 'schedule', {}, INPUTS), 'requestMs'],
    [bundle('check-pull-request', 'pull_request_target', { action: 'closed' }, INPUTS), 'exitMs'],
    [bundle('check-pull-request', 'pull_request_target', judged, INPUTS), 'requestMs'],
  ];
}

async function ratios(subjects: readonly (readonly [Subject, keyof Timed])[]): Promise<readonly Row[]> {
  const floor = emptyProcess();
  const floors: number[] = [];
  const measured = subjects.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { exitMs } = await floor.run();
    floors.push(exitMs);
    for (const [index, [subject, what]] of subjects.entries()) {
      const value = (await subject.run())[what];
      if (value === undefined) throw new Error(`${subject.name}: no request arrived`);
      measured[index]?.push(value / exitMs);
    }
  }
  return [
    { what: `the empty process, median of ${ROUNDS} rounds`, figure: median(floors), unit: 'ms' },
    ...subjects.map(([{ name }, what], index) => ({
      what: `${name}, until ${what === 'exitMs' ? 'the exit' : 'the first request'}`,
      figure: median(measured[index] ?? []),
      unit: '× empty process',
      bar: BARS[what],
    })),
  ];
}

async function requests(world: World): Promise<readonly Row[]> {
  const first = await world.run('create-session', world.labelled().delivery);
  const second = await world.run('create-session', world.labelled({ title: 'Second finding' }).delivery);
  return [
    { what: 'a hand-off', figure: second.requests.length, unit: 'requests' },
    {
      what: 'the first hand-off of a repository, which makes ledger and labels',
      figure: first.requests.length,
      unit: 'requests',
    },
  ];
}
