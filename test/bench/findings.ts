import { readSarif } from '@agent-remediation/findings/sarif';
import { logOf, resultOf } from '../../packages/findings/src/sarif/log.test-support.ts';
import { median, milliseconds, type Row, type Section } from './row.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 15);
const RESULTS = 25_000;
/** Bytes that are read at once from a file. */
const CHUNK = 65_536;

/** Reading a SARIF log into findings against JSON.parse of the same bytes, in turn, in this process. */
export const readingSarif: Section = {
  title: 'Reading SARIF',
  floor: 'JSON.parse of the same log',
  measure: async () => [...(await compare(false, 1.15)), ...(await compare(true, 1.5))],
};

async function compare(withFingerprints: boolean, bar: number): Promise<readonly Row[]> {
  const results = Array.from({ length: RESULTS }, (_, at) =>
    resultOf(
      withFingerprints ? { partialFingerprints: { primaryLocationLineHash: `${at.toString(16)}:1` } } : {},
      `src/module-${at % 500}/file-${at}.ts`,
      (at % 900) + 1,
    ),
  );
  const bytes = Buffer.from(JSON.stringify(logOf(results)));
  const chunks = function* (): Iterable<Uint8Array> {
    for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
  };
  const [ratios, times]: [number[], number[]] = [[], []];
  for (let round = -3; round < ROUNDS; round += 1) {
    const parse = milliseconds(() => void JSON.parse(bytes.toString('utf8')));
    const began = performance.now();
    const read = await readSarif(
      { file: 'scan.sarif', chunks },
      { repository: { id: 42, name: 'acme/app' }, atLeast: 'info' },
    );
    const own = performance.now() - began;
    if (read.is !== 'read') throw new Error(read.message);
    if (round < 0) continue;
    ratios.push(own / parse);
    times.push(own);
  }
  const what = `${RESULTS} results${withFingerprints ? ', a fingerprint each' : ''}, ${(bytes.length / 1e6).toFixed(1)} MB`;
  return [
    { what, figure: median(ratios), unit: '× JSON.parse', bar },
    { what, figure: median(times), unit: 'ms', ...(withFingerprints ? {} : { bar: 100 }) },
  ];
}
