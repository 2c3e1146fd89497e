import { LEFT_OUT, type FindingRepository } from '@agent-remediation/findings';
import { readSarif } from '@agent-remediation/findings/sarif';
import { scanDifference, type Scan, type ScanDifference } from './scans.ts';

/** A file as a workflow's steps left it, or why it cannot be read. */
export type OpenedFile =
  | { readonly is: 'file'; readonly file: string; readonly open: () => AsyncIterable<Uint8Array> }
  | { readonly is: 'outside-workspace' | 'no-such-file'; readonly file: string };

export interface ScanFiles {
  readonly before: string;
  readonly after: string;
  readonly open: (path: string) => Promise<OpenedFile>;
  /** Address of the checkout, for scans with absolute paths. */
  readonly root: string;
  readonly repository: FindingRepository;
}

/** Reads both scans. A file that is not there, or is broken, is a scan that shows nothing; it is never one without findings (P17). */
export async function readScans({ before, after, ...rest }: ScanFiles): Promise<ScanDifference> {
  return scanDifference(await readScan(before, rest), await readScan(after, rest));
}

async function readScan(path: string, { open, root, repository }: Omit<ScanFiles, 'before' | 'after'>): Promise<Scan> {
  const opened = await open(path);
  if (opened.is !== 'file') return nothing(`${opened.file}: ${SAYS[opened.is]}`);
  // Ids alone are asked for: no finding has to be kept.
  const options = { repository, atLeast: 'critical', keep: 0, identities: true, root } as const;
  const reading = await readSarif({ file: opened.file, chunks: opened.open }, options);
  if (reading.is === 'unread') return nothing(reading.message);
  const fault = reading.leftOut.find(({ why, count }) => count > 0 && LEFT_OUT[why].isFault);
  return {
    found: reading.identities ?? new Map(),
    ran: (reading.ran ?? []).flatMap(({ tool, rules }) => [...rules].map((id) => ({ tool, id }))),
    unsound:
      reading.stopped?.message ?? (fault && `${opened.file}: ${fault.count} results ${LEFT_OUT[fault.why].says}`),
  };
}

const SAYS = { 'outside-workspace': 'outside the workspace', 'no-such-file': 'no such file' } as const;

function nothing(why: string): Scan {
  return { found: new Map(), ran: [], unsound: why };
}
