/**
 * The short way for small files that have nothing wrong: the runtime's own parser sees them once, and nothing is kept for a report.
 * Everything else goes the long way, which alone knows lines, columns, doubled fields and large files.
 */
import { Coherence } from '../cohere/coherence.ts';
import { PortfolioFacts, portfolioStrings } from '../generated/checks.ts';
import { snapshotShape } from '../generated/shape.ts';
import type { Portfolio, Snapshot } from '../generated/types.ts';
import { DEFAULT_FAULT_LIMIT } from '../limits.ts';
import { stringsOf } from '../read/count.ts';
import { follows } from '../validate/follows.ts';
import { INVALID, isObject } from '../validate/lists.ts';
import { codePoints } from '../validate/strings.ts';
import { stringsIn } from '../validate/strings-in.ts';
import type { ValidateOptions } from '../validate/validate.ts';
import type { Verdict } from '../validate/verdict.ts';
import type { FilesVerdict } from './validate-files.ts';
import type { FileReader } from './workspace.ts';

/** Bytes. Above this the long way is the faster one. */
const MAX_BYTES = 4 * 2 ** 20;

/** The verdict on files that are all small, valid and without a warning; `undefined` when one of them is not. */
export async function validateFaultless(
  paths: readonly string[],
  read: FileReader,
  options: ValidateOptions,
): Promise<FilesVerdict | undefined> {
  const verdicts = new Map<string, Verdict>();
  for (const path of paths) {
    const found = await read(path);
    const portfolios = found.is === 'file' ? portfoliosOf(found.whole, options) : undefined;
    if (portfolios === undefined) return undefined;
    verdicts.set(found.file, {
      file: found.file,
      reason: 'snapshot-valid',
      outcome: 'valid',
      portfolios,
      errors: 0,
      warnings: 0,
      faults: [],
    });
  }
  if (verdicts.size === 0) return undefined;
  return { valid: true, reason: 'snapshot-valid', errors: 0, warnings: 0, verdicts: [...verdicts.values()] };
}

/** How many portfolios a file has that nothing at all can be said against. */
function portfoliosOf(whole: (maxBytes: number) => Uint8Array | undefined, options: ValidateOptions) {
  try {
    const bytes = whole(MAX_BYTES);
    if (bytes === undefined) return undefined;
    // A byte order mark stays, and is no JSON.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return judged(JSON.parse(text), text, options);
  } catch {
    // Not to be read, not UTF-8, or not JSON: the long way says which, and where.
    return undefined;
  }
}

function judged(document: unknown, text: string, options: ValidateOptions): number | undefined {
  if (!isObject(document) || !Array.isArray(document['portfolios'])) return undefined;
  const coherence = new Coherence(options, DEFAULT_FAULT_LIMIT);
  const facts = new PortfolioFacts(codePoints);
  let strings = 0;
  for (const portfolio of document['portfolios']) {
    const found = portfolioStrings(portfolio, facts);
    if (!isPortfolio(portfolio, found) || !coherence.agrees(portfolio, facts)) return undefined;
    coherence.add(portfolio, facts);
    strings += found;
  }
  const root: unknown = { ...document, portfolios: [] };
  if (!isSnapshot(root)) return undefined;
  coherence.finish(root.summary);
  strings += stringsIn(root);
  const { errors, warnings } = coherence.findings;
  // Of a doubled field JSON.parse keeps one: then the text holds more strings than the value.
  const isWritten = strings === stringsOf(text, text.match(/"/g)?.length ?? 0);
  return isWritten && errors.count + warnings.count === 0 ? document['portfolios'].length : undefined;
}

function isPortfolio(_: unknown, strings: number): _ is Portfolio {
  return strings !== INVALID;
}

function isSnapshot(value: unknown): value is Snapshot {
  return follows(value, snapshotShape);
}
