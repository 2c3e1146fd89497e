import { runAction, type ActionResult, type Environment, type Kit, type Started } from '@agent-remediation/action-kit';
import { Ending, Trace } from '@agent-remediation/conventions';
import { validateBytes, type Snapshot } from '@agent-remediation/snapshot';
import { buildSnapshot, mergeNotices, type Notice, serialiseSnapshot } from '@agent-remediation/snapshot/build';
import { REFUSED, wholeFiles } from '@agent-remediation/snapshot/files';
import {
  type Difference,
  diffMarkdown,
  diffSnapshots,
  readSnapshot,
  summaryMarkdown,
} from '@agent-remediation/snapshot/report';
import { inertInline } from '@agent-remediation/text';
import { gather, type Gathered } from './gather.ts';
import type { Settings } from './inputs.ts';
import { type Last, write } from './write.ts';

/** Bytes of a last snapshot that are read whole. */
const MAX_LAST_BYTES = 64 * 2 ** 20;

export function run(started: Started<Settings>, environment: Environment): Promise<void> {
  return runAction({ name: 'build-snapshot', secrets: ['github-token'], environment, started, main });
}

async function main(settings: Settings, kit: Kit): Promise<ActionResult> {
  const workspace = kit.environment['GITHUB_WORKSPACE'] ?? '';
  if (workspace === '')
    throw new Ending('input-invalid', 'GITHUB_WORKSPACE is not set: this runs inside GitHub Actions');
  const trace = new Trace();
  const gathered = await gather(settings, workspace, kit);
  if (!gathered.ok) return refused(gathered, trace);
  // Read before the new one is written: both may have the same path.
  const last = await lastSnapshot(settings, workspace, trace);
  const { snapshot, notices: told } = buildSnapshot({ ...gathered.inputs, generatedAt: new Date() });
  const notices = mergeNotices(gathered.notices, told);
  const text = checked(snapshot, trace);
  for (const { code, says, count } of notices) trace.note(code, `${count}: ${says}`);
  const paths = await write(settings, workspace, kit, { snapshot, text, notices, last });
  const difference = last && diffSnapshots(last.snapshot, snapshot);
  const regressed = difference !== undefined && isRegression(difference, settings.maxScoreFall, trace);
  return {
    reason: regressed ? 'snapshot-regressed' : 'snapshot-built',
    message: '',
    trace: trace.rows,
    success: !regressed,
    outputs: { ...paths, ...numbers(snapshot, notices, difference) },
    summary: [
      ...(difference === undefined ? [] : [diffMarkdown(difference)]),
      summaryMarkdown(snapshot, { notices }),
    ].join('\n'),
  };
}

function refused({ faults, count }: Extract<Gathered, { ok: false }>, trace: Trace): ActionResult {
  const rows = faults.map(
    ({ file, pointer, message }) => `| ${inertInline(`${file}#${pointer}`)} | ${inertInline(message)} |`,
  );
  const rest = count > faults.length ? [``, `${count - faults.length} more are not listed here.`] : [];
  for (const { file, pointer, message } of faults.slice(0, 20))
    trace.stop('inputs', `${file}#${pointer}: ${message}`, 'Correct the file.');
  const [first] = faults;
  return {
    reason: 'snapshot-inputs-invalid',
    message: `${count} faults; the first: ${first?.file ?? ''}#${first?.pointer ?? ''}: ${first?.message ?? ''}`,
    trace: trace.rows,
    success: false,
    outputs: {},
    summary: ['| Place | Fault |', '|---|---|', ...rows, ...rest].join('\n'),
  };
}

/** What is built is checked like what anybody else built, with the default policy's own rules as errors. */
function checked(snapshot: Snapshot, trace: Trace): string {
  const text = serialiseSnapshot(snapshot);
  const verdict = validateBytes('snapshot.json', new TextEncoder().encode(text), { tierB: 'error' });
  if (verdict.outcome !== 'valid')
    throw new Ending(
      'bug',
      `the snapshot fails its own validator: ${verdict.faults[0]?.pointer ?? ''} ${verdict.faults[0]?.message ?? ''}`,
    );
  trace.pass('validator', `${verdict.portfolios} portfolios, 0 errors`);
  return text;
}

async function lastSnapshot({ last }: Settings, workspace: string, trace: Trace): Promise<Last | undefined> {
  if (last === undefined) return undefined;
  const { files, refused: gone } = await wholeFiles(workspace, [last], MAX_LAST_BYTES);
  const [file] = files;
  if (file === undefined) {
    const why = gone[0]?.why ?? '';
    if (why !== REFUSED['no-such-file']) throw new Ending('input-invalid', `input \`last\`: ${why}`);
    trace.note('last', 'There is no last snapshot: a first run.');
    return undefined;
  }
  const reading = readSnapshot(file.file, file.bytes);
  if (reading.is === 'snapshot') return { snapshot: reading.snapshot, text: new TextDecoder().decode(file.bytes) };
  throw new Ending(reading.verdict.reason, `the last snapshot: ${reading.verdict.faults[0]?.message ?? ''}`);
}

function isRegression({ changes }: Difference, maxScoreFall: number | undefined, trace: Trace): boolean {
  const falls = changes.map(({ before, after }) =>
    before && after ? before.coverage_score - after.coverage_score : 0,
  );
  const worst = falls.reduce((most, fall) => Math.max(most, fall), 0);
  const seen = `the largest fall of a score is ${worst}`;
  if (maxScoreFall === undefined || worst <= maxScoreFall) {
    trace.pass('max-score-fall', seen);
    return false;
  }
  trace.stop(
    'max-score-fall',
    `${seen}, allowed is ${maxScoreFall}`,
    'Act on what got worse, or raise `max-score-fall`.',
  );
  return true;
}

function numbers({ summary }: Snapshot, notices: readonly Notice[], difference: Difference | undefined) {
  const worse = difference?.changes.filter(({ direction }) => direction === 'worse').length;
  return {
    'overall-state': summary.overall_state,
    portfolios: String(summary.total_portfolios),
    'action-needed': String(summary.action_needed_count),
    exposures: String(summary.exposure_count),
    'not-looked-at': String(notices.find(({ code }) => code === 'not-looked-at')?.count ?? 0),
    worse: worse === undefined ? '' : String(worse),
  };
}
