/**
 * `npm run bench`: start-up as a ratio to an empty Node process, all subjects in turn in every round, so that a machine that slows down
 * slows them all. Bars: issue of the hand-off (an event that is not for us ≤ 1.3, the first request ≤ 1.6).
 */
import { createWorld } from '../acceptance/world.ts';
import { bundle, emptyProcess, type Subject, type Timed } from './processes.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 31);
const inputs = {
  'api-key': 'bench-key-0000',
  'org-id': 'org-bench',
  'base-url': 'https://sessions.invalid',
  'github-token': 'bench-token',
};

const world = await createWorld();
const { delivery } = world.labelled();
const { delivery: otherLabel } = world.labelled({ label: 'documentation' });
const merged = {
  action: 'closed',
  pull_request: { number: 1, merged: true, body: 'Refs #1', head: { repo: { id: 1 } }, base: { repo: { id: 1 } } },
};

const judged = { action: 'opened', pull_request: { number: 1 } };

const floor = emptyProcess();
const subjects: readonly (readonly [Subject, keyof Timed, number])[] = [
  [bundle('create-session', 'issues', otherLabel.payload, inputs), 'exitMs', 1.3],
  [bundle('create-session', delivery.name, delivery.payload, inputs), 'requestMs', 1.6],
  [bundle('close-on-merge', 'pull_request', { action: 'opened' }, inputs), 'exitMs', 1.3],
  [bundle('close-on-merge', 'pull_request', merged, inputs), 'requestMs', 1.6],
  [bundle('reconcile', 'schedule', {}, inputs), 'requestMs', 1.6],
  [bundle('check-pull-request', 'pull_request_target', { action: 'closed' }, inputs), 'exitMs', 1.3],
  [bundle('check-pull-request', 'pull_request_target', judged, inputs), 'requestMs', 1.6],
];

const ratios = subjects.map((): number[] => []);
const floors: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const { exitMs } = await floor.run();
  floors.push(exitMs);
  for (const [index, [subject, what]] of subjects.entries()) {
    const value = (await subject.run())[what];
    if (value === undefined) throw new Error(`${subject.name}: no request arrived`);
    ratios[index]?.push(value / exitMs);
  }
}

console.log(`empty process: median ${median(floors).toFixed(1)} ms over ${ROUNDS} rounds, Node ${process.version}\n`);
console.log('| Subject | Until | × empty process (median) | quartiles | bar |\n|---|---|---|---|---|');
for (const [index, [subject, what, bar]] of subjects.entries()) {
  const sorted = [...(ratios[index] ?? [])].sort((a, b) => a - b);
  const quartiles = [0.25, 0.75].map((part) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(2)).join('–');
  console.log(
    `| ${subject.name} | ${what === 'exitMs' ? 'exit' : 'first request'} | ${median(sorted).toFixed(2)} | ${quartiles} | ≤ ${bar} |`,
  );
}

const first = await world.run('create-session', delivery);
const { delivery: next } = world.labelled({ title: 'Second finding' });
const second = await world.run('create-session', next);
console.log(
  `\nRequests of a hand-off: ${second.requests.length} (${first.requests.length} for the first one of a repository, which creates ledger and labels)`,
);
for (const { method, path, operation, status } of second.requests)
  console.log(`  ${method} ${path} ${operation} → ${status}`);
await world.sim.close();

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
