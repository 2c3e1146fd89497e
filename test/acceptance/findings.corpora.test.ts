import { describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSarif, type SarifReading } from '@agent-remediation/findings/sarif';
import { CORPUS } from './findings.corpora.cases.ts';

const ROOT = fileURLToPath(new URL('../../../shared/corpora/sarif/sarif-sdk/src/', import.meta.url));
const isHere = existsSync(ROOT);
if (!isHere) console.warn('SARIF of other producers: not looked at, since ../shared/corpora/sarif is not there.');
const whenHere = isHere ? describe : describe.skip;

type Raw = Record<string, unknown>;

const read = (file: string, size = Number.MAX_SAFE_INTEGER): Promise<SarifReading> => {
  const bytes = readFileSync(ROOT + file);
  const chunks = function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  };
  return readSarif(
    { file, chunks },
    { repository: { id: 1, name: 'acme/app' }, atLeast: 'info', keep: Number.MAX_SAFE_INTEGER, identities: true },
  );
};

/** The results of a file, by one JSON.parse. */
function resultsOf(file: string): readonly Raw[] {
  const log = JSON.parse(readFileSync(ROOT + file, 'utf8').replace(/^\ufeff/, '')) as {
    runs: { results?: Raw[] | null }[];
  };
  return log.runs.flatMap(({ results }) => results ?? []);
}

const counts = (reading: SarifReading) =>
  reading.is === 'read'
    ? {
        seen: reading.seen,
        findings: reading.findings.length,
        stopped: reading.stopped?.code,
        left:
          reading.leftOut.length === 0
            ? undefined
            : Object.fromEntries(reading.leftOut.map(({ why, count }) => [why, count])),
      }
    : { why: reading.why };

whenHere('SARIF of many producers: every file normalises without a crash', () => {
  test('the table names every file', () => {
    const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.sarif'));
    expect(CORPUS.map(({ file }) => file).sort()).toEqual(files.sort());
  });

  const current = CORPUS.filter(({ version }) => version === undefined);
  const others = CORPUS.filter(({ version }) => version !== undefined);

  test.each(current)('$file: $seen results, $findings findings', async ({ file, seen, findings, stopped, left }) => {
    expect(counts(await read(file))).toEqual({ seen, findings, stopped, left });
  });

  test.each(others)('$file is SARIF $version, and refused by name', async ({ file, version }) => {
    const reading = await read(file);
    expect(reading).toMatchObject({ is: 'unread', why: 'unknown-format' });
    expect(reading.is === 'unread' && reading.message).toContain(`SARIF ${version};`);
  });

  test('the counts are those of a plain count of the files', () => {
    for (const { file, seen, findings, left = {} } of current) {
      const results = resultsOf(file);
      const open = results.filter(
        ({ kind = 'fail', baselineState, suppressions }) =>
          kind === 'fail' &&
          baselineState !== 'absent' &&
          !(suppressions as { status?: string }[] | undefined)?.some(
            ({ status = 'accepted' }) => status === 'accepted',
          ),
      );
      expect([file, results.length, open.length]).toEqual([file, seen, (findings ?? 0) + (left['same-finding'] ?? 0)]);
    }
  });

  test('what is taken for the same result twice differs in nothing but details', () => {
    for (const { file, left } of current.filter((entry) => entry.left?.['same-finding'] !== undefined)) {
      const shown = resultsOf(file).map((result) => {
        const { artifactLocation = {}, region } = ((result['locations'] as Raw[] | undefined)?.[0]?.[
          'physicalLocation'
        ] ?? {}) as Raw;
        const { uri, index } = artifactLocation as Raw;
        return JSON.stringify([result['ruleId'], uri ?? index, region, result['message']]);
      });
      expect([file, shown.length - new Set(shown).size]).toEqual([file, expect.any(Number)]);
      expect(shown.length - new Set(shown).size).toBeGreaterThanOrEqual(left?.['same-finding'] ?? 0);
    }
  });

  test('no two findings of a file have one id, and the ids are those of the set of identities', async () => {
    for (const { file } of current) {
      const reading = await read(file);
      if (reading.is !== 'read') throw new Error(file);
      const ids = reading.findings.map(({ id }) => id);
      expect([file, new Set(ids).size]).toEqual([file, ids.length]);
      // Suppressed results are there, though they are no findings to hand off.
      const suppressed = reading.leftOut.find(({ why }) => why === 'suppressed')?.count ?? 0;
      expect([file, reading.identities?.size]).toEqual([file, ids.length + suppressed]);
      expect([file, ids.filter((id) => reading.identities?.has(id) !== true)]).toEqual([file, []]);
    }
  });

  test('files that arrive in pieces of 7, 100 or 4,096 bytes give the same', async () => {
    for (const [index, { file }] of CORPUS.entries()) {
      const size = [7, 100, 4096][index % 3] ?? 7;
      expect([file, await read(file, size)]).toEqual([file, await read(file)]);
    }
  });

  test('a file that ends too early never reads as whole', async () => {
    for (const { file } of current) {
      const bytes = readFileSync(ROOT + file);
      const end = bytes.lastIndexOf('}');
      for (const part of [0.1, 0.5, 0.9, 0.999]) {
        const cut = bytes.subarray(0, Math.floor(end * part));
        const reading = await readSarif(
          { file, chunks: () => [cut] },
          { repository: { id: 1, name: 'acme/app' }, atLeast: 'info' },
        );
        expect([file, part, reading.is === 'unread' || reading.stopped !== undefined]).toEqual([file, part, true]);
      }
    }
  });
});
