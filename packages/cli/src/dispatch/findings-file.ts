import { findingId } from '@agent-remediation/conventions';

/** One event to come: a finding's id as it will be claimed, and everything that is known of it as one text. */
export interface DispatchFinding {
  readonly id: string;
  readonly description: string;
}

export interface FindingsReading {
  readonly findings: readonly DispatchFinding[];
  /** Findings that stand in the file more than once; one event is enough for each. */
  readonly repeated: number;
  /** Each with its place; any of them stops the whole file, so that a broken scan is not taken for a small one (P17). */
  readonly faults: readonly string[];
}

const SHAPE = 'must be an object with finding_id and description, both texts that are not empty';

/**
 * Reads the findings of a scanner: a JSON array, an object with `findings`, or one JSON object a line. An event carries two keys (seed 4.3)
 * where GitHub takes ten, so whatever else a finding says becomes lines of its description.
 */
export function readFindings(text: string): FindingsReading {
  const entries = entriesOf(text);
  if (typeof entries === 'string') return { findings: [], repeated: 0, faults: [entries] };
  const found = new Map<string, DispatchFinding>();
  const faults: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const finding = findingOf(entry);
    if (finding === undefined) faults.push(`finding ${index + 1}: ${SHAPE}`);
    else if (!found.has(finding.id)) found.set(finding.id, finding);
  }
  return { findings: [...found.values()], repeated: entries.length - faults.length - found.size, faults };
}

function entriesOf(text: string): readonly unknown[] | string {
  const whole = json(text);
  if (Array.isArray(whole)) return whole;
  if (typeof whole === 'object' && whole !== null && 'findings' in whole && Array.isArray(whole.findings))
    return whole.findings;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const parsed = lines.map(json);
  const broken = parsed.indexOf(undefined);
  if (lines.length === 0) return 'the file is empty: a scan without findings writes []';
  return broken === -1
    ? parsed
    : `line ${broken + 1}: is not JSON; the file must be a JSON array, {"findings": […]}, or one object a line`;
}

function json(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function findingOf(entry: unknown): DispatchFinding | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined;
  const { finding_id: id, description, ...others } = Object.fromEntries(Object.entries(entry));
  if (typeof id !== 'string' || id.trim() === '' || typeof description !== 'string' || description.trim() === '')
    return undefined;
  const lines = Object.entries(others).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [`${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`],
  );
  return { id: findingId(id), description: [description, ...lines].join('\n') };
}
