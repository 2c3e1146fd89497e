import type { FindingKind } from '@agent-remediation/conventions';
import { fieldAt, isItem, type Item, listAt, numberAt, textAt } from '../fields.ts';
import type { FindingRepository, Rule, Severity } from '../finding.ts';
import type { Reading, Stop, Unread, UnreadReason } from '../reading.ts';
import { capped, MAX_NAME } from '../words.ts';
import { likenessOf, sarifId } from './identity.ts';
import { DEFAULT_KEEP, MAX_SARIF_BYTES } from './limits.ts';
import { Pass, type PassOptions } from './pass.ts';
import { fromResult } from './result.ts';
import { type Numbers, RunTables } from './run.ts';
import { Splitter } from './splitter.ts';

export interface SarifFile {
  /** Name for messages. */
  readonly file: string;
  /** Gives the bytes of the file, from the beginning each time: a log with its rules behind many results is read twice. */
  readonly chunks: () => Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

export interface SarifOptions {
  /** The repository that was scanned: a log names it at best. */
  readonly repository: FindingRepository;
  readonly atLeast: Severity;
  /** Findings that are kept, the gravest first; the others are counted. {@link DEFAULT_KEEP} unless said. */
  readonly keep?: number;
  /** Also gives what the difference of two scans is made from: see {@link Scan}. */
  readonly identities?: boolean;
  /** What this scanner finds, where its rules do not say it. */
  readonly kind?: FindingKind;
  /** Address of the checkout, such as `file:///home/runner/work/app/app/`, for logs with absolute paths. */
  readonly root?: string;
}

export type SarifReading = Reading & Partial<Scan>;

/**
 * For the difference of two scans. An id that was in the first and is not in the second is gone, provided that the second is whole
 * (`isWhole`) and that the same rule of the same tool ran.
 */
export interface Scan {
  /** Ids of all results that are there, whatever their severity and suppressed ones too, with the rules that found them. */
  readonly identities: ReadonlyMap<string, Rule>;
  /** Each run that gave a list of results and does not say that it failed. */
  readonly ran: readonly Ran[];
}
export interface Ran {
  readonly tool: string;
  readonly version?: string;
  /** Ids of the rules that it lists or that its results name. */
  readonly rules: ReadonlySet<string>;
}

/**
 * Reads a log of any size in bounded memory. Never throws for what stands in it: a log that is broken in the middle gives what stands before,
 * and says so; one whose scan failed is never a clean one (P17). An error of `chunks` itself is passed on.
 */
export async function readSarif(source: SarifFile, options: SarifOptions): Promise<SarifReading> {
  const passOptions: PassOptions = {
    atLeast: options.atLeast,
    keep: options.keep ?? DEFAULT_KEEP,
    identities: options.identities === true,
    root: options.root,
  };
  const first = await readOnce(source, new Pass(passOptions), options.root);
  if (!first.needsAnother) return conclude(source, first, options);
  return conclude(
    source,
    await readOnce(source, new Pass(passOptions, first.pass.numbers, first.tables), options.root),
    options,
  );
}

interface Once {
  readonly pass: Pass;
  /** The log without its results; `undefined`: it is no JSON. */
  readonly log: unknown;
  readonly envelope: string;
  readonly fault: string | undefined;
  readonly isTooLarge: boolean;
  /** What each list of results refers to. */
  readonly tables: readonly RunTables[];
  readonly needsAnother: boolean;
}

async function readOnce(source: SarifFile, pass: Pass, root: string | undefined): Promise<Once> {
  const splitter = new Splitter(pass);
  let bytes = 0;
  for await (const chunk of source.chunks()) {
    bytes += chunk.length;
    if (bytes > MAX_SARIF_BYTES || !splitter.push(chunk)) break;
  }
  splitter.end();
  const envelope = splitter.envelope().replace(/^\ufeff/, '');
  const cut = splitter.isInResults ? `it ends at byte ${splitter.offset}, within the results` : undefined;
  const { log, says } = parse(envelope);
  const tables = isItem(log) ? tablesOf(log, root, pass.numbers) : [];
  const isOdd =
    log !== undefined && pass.lists !== tables.length ? 'a run has more than one list of results' : undefined;
  const known = isOdd === undefined && tables.length > 0 ? tables : pass.tables;
  pass.takeHeld(known);
  if (isItem(log) && isOdd === undefined) takeUnsplit(log, pass, known);
  const lacks = pass.tables.some((early, index) => early.hasTool && early.isOutdoneBy(known[index]));
  return {
    pass,
    log,
    envelope,
    fault: splitter.stop ?? pass.fault ?? cut ?? says ?? isOdd,
    isTooLarge: bytes > MAX_SARIF_BYTES,
    tables: known,
    needsAnother: log !== undefined && isOdd === undefined && (pass.hasOverflow || lacks),
  };
}

function parse(envelope: string): { readonly log?: unknown; readonly says?: string } {
  try {
    return { log: JSON.parse(envelope) as unknown };
  } catch (error) {
    return { says: capped(error instanceof Error ? error.message : 'it is no JSON', MAX_NAME) };
  }
}

/** Those of the runs whose results were cut out. */
function tablesOf(log: Item, root: string | undefined, numbers: Numbers): readonly RunTables[] {
  return listAt(log, 'runs').flatMap((run) =>
    isItem(run) && Array.isArray(run['results']) ? new RunTables(run, root, numbers) : [],
  );
}

/** Results whose list was not found by its bytes, such as one whose name is written with escapes. */
function takeUnsplit(log: Item, pass: Pass, tables: readonly RunTables[]): void {
  for (const [list, of] of tables.entries())
    for (const result of listAt(of.run, 'results')) pass.take(result, list, of);
}

function conclude(source: SarifFile, once: Once, options: SarifOptions): SarifReading {
  const { pass, log, envelope, fault, tables } = once;
  if (once.isTooLarge)
    return unread(
      source,
      'too-large',
      `it has more than ${MAX_SARIF_BYTES} bytes`,
      'Let the scanner write several logs.',
    );
  const version = isItem(log) ? textAt(log, 'version') : /"version"\s*:\s*"([^"]{1,40})"/.exec(envelope)?.[1];
  if (log !== undefined && !isSarif(log))
    return unread(source, 'unknown-format', 'it is no SARIF log: it has no list of runs', SCANNER);
  if (version !== undefined && !/^2\.1\.0(?!\d)/.test(version))
    return unread(source, 'unknown-format', `it is SARIF ${version}; what is read is 2.1.0`, SCANNER);
  if (version === undefined)
    return unread(
      source,
      log === undefined ? 'not-json' : 'unknown-format',
      fault ?? 'it does not say which version of SARIF it is',
      SCANNER,
    );
  if (fault !== undefined && pass.seen === 0) return unread(source, 'not-json', fault, SCANNER);
  const failed = isItem(log) ? failureOf(log) : undefined;
  if (failed !== undefined && listAt(log, 'runs').length === 0) return unread(source, 'scan-failed', failed, SCANNER);
  const stopped = stopOf(source.file, fault, failed);
  return {
    is: 'read',
    source: 'sarif',
    of: source.file,
    findings: pass.kept().flatMap(({ result, list, severity, nth }) => {
      const of = tables[list];
      if (of === undefined) return [];
      const rule = of.ruleOf(result);
      const id = sarifId(likenessOf(result, of), rule, nth);
      return [
        fromResult({ result, tables: of, rule, severity, id, repository: options.repository, kind: options.kind }),
      ];
    }),
    seen: pass.seen,
    requests: 0,
    ...(stopped === undefined ? {} : { stopped }),
    leftOut: pass.tally.list(),
    ...(options.identities === true ? { identities: pass.identities, ran: ranOf(once) } : {}),
  };
}

function ranOf({ pass, tables }: Once): readonly Ran[] {
  return tables.flatMap((of, list) => {
    if (failureOfRun(of.run) !== undefined) return [];
    const version = textAt(of.run, 'tool', 'driver', 'semanticVersion') ?? textAt(of.run, 'tool', 'driver', 'version');
    const rules = new Set([...of.ruleIds(), ...(pass.tables[list]?.ruleIds() ?? [])]);
    return [{ tool: of.tool, ...(version === undefined ? {} : { version }), rules }];
  });
}

const SCANNER = 'Look at the run of the scanner that wrote it, and let it write SARIF 2.1.0.';

function isSarif(log: unknown): boolean {
  return isItem(log) && Array.isArray(log['runs']);
}

function unread(source: SarifFile, why: UnreadReason, message: string, remedy: string): Unread {
  return {
    is: 'unread',
    source: 'sarif',
    of: source.file,
    why,
    message: `${source.file}: ${message}`,
    remedy,
    requests: 0,
  };
}

function stopOf(file: string, fault: string | undefined, failed: string | undefined): Stop | undefined {
  if (fault !== undefined) return { code: 'broken', message: `${file}: ${fault}; what is behind was not read` };
  return failed === undefined ? undefined : { code: 'scan-failed', message: `${file}: ${failed}` };
}

/** What the log itself says against taking its results for all there are. */
function failureOf(log: Item): string | undefined {
  const runs = listAt(log, 'runs');
  if (runs.length === 0) return 'it holds no run: no scanner has written results';
  const said = runs.flatMap((run) => failureOfRun(run) ?? []).map((text) => capped(text, MAX_NAME));
  return said.length === 0 ? undefined : said.slice(0, 3).join('; ');
}

function failureOfRun(run: unknown): string | undefined {
  const tool = textAt(run, 'tool', 'driver', 'name') ?? 'the scanner';
  const failed = listAt(run, 'invocations').find((invocation) => fieldAt(invocation, 'executionSuccessful') === false);
  if (failed !== undefined) {
    const why =
      textAt(failed, 'exitCodeDescription') ??
      textAt(failed, 'processStartFailureMessage') ??
      textAt(failed, 'exitSignalName');
    const code = numberAt(failed, 'exitCode');
    return `${tool} says that its scan failed${code === undefined ? '' : ` with exit code ${code}`}${why === undefined ? '' : `: ${why}`}`;
  }
  if (listAt(run, 'externalPropertyFileReferences', 'results').length > 0)
    return `the results of ${tool} stand in other files, which are not read`;
  return Array.isArray(fieldAt(run, 'results'))
    ? undefined
    : `${tool} gave no list of results: its scan did not run to its end`;
}
