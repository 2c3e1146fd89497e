/** Workflow files as text, each part with its line: for what is asked about a repository's own automation. */
import { isCollection, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import { isRecord } from '../json-file.ts';

export interface Step {
  readonly line: number;
  readonly uses: string;
  readonly run: string;
  /** Of the first line of the script. */
  readonly runLine: number;
  readonly if: string;
  readonly with: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
}

export interface Job {
  readonly id: string;
  readonly line: number;
  /** A reusable workflow; empty where the job has steps. */
  readonly uses: string;
  readonly if: string;
  readonly env: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  /** `undefined` where the job names none: then the workflow's hold, and where that names none too, the repository's. */
  readonly permissions: Permissions | undefined;
}

export type Permissions = Readonly<Record<string, string>> | 'read-all' | 'write-all';

export interface Trigger {
  readonly event: string;
  readonly line: number;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Names of inputs, and their defaults as text. */
  readonly inputs: ReadonlyMap<string, string>;
}

export interface Workflow {
  readonly path: string;
  /** What `workflow_run` calls it: its name, or its path where it has none. */
  readonly name: string;
  readonly triggers: readonly Trigger[];
  readonly jobs: readonly Job[];
  readonly permissions: Permissions | undefined;
}

export type Reading =
  | { readonly kind: 'read'; readonly workflow: Workflow }
  | { readonly kind: 'fault'; readonly path: string; readonly line: number; readonly message: string };

/** Aliases that one file may use: anchors are allowed in workflows, growth without bound is not. */
const MAX_ALIASES = 100;

export function readWorkflow(path: string, text: string): Reading {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'silent', uniqueKeys: true });
  const [fault] = document.errors;
  if (fault)
    return { kind: 'fault', path, line: lines.linePos(fault.pos[0]).line, message: fault.message.split('\n')[0] ?? '' };
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch {
    return { kind: 'fault', path, line: 1, message: 'it uses too many aliases' };
  }
  if (!isRecord(data)) return { kind: 'fault', path, line: 1, message: 'it is not a list of `key: value` lines' };
  const at = placeIn(document, lines);
  const env = texts(data['env']);
  const jobs = Object.entries(isRecord(data['jobs']) ? data['jobs'] : {});
  return {
    kind: 'read',
    workflow: {
      path,
      name: typeof data['name'] === 'string' ? data['name'] : path,
      triggers: triggersOf(data['on'], at),
      jobs: jobs.map(([id, job]) => jobOf(id, isRecord(job) ? job : {}, env, at)),
      permissions: permissionsOf(data['permissions']),
    },
  };
}

/** Line of what stands at a path of keys; of the whole file's beginning where there is nothing. */
type Place = (...path: readonly (string | number)[]) => number;

function placeIn(document: Document.Parsed, lines: LineCounter): Place {
  return (...path) => {
    const node = document.getIn(path, true);
    // The key's own line, where the parent knows it: a value may begin on the line below.
    const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
    const items: readonly unknown[] = isCollection(parent) ? parent.items : [];
    const pair = items.find((item) => isPairOf(item, path.at(-1)));
    const start = pair?.key.range?.[0] ?? (isNode(node) ? node.range?.[0] : undefined) ?? 0;
    return lines.linePos(start).line;
  };
}

function isPairOf(item: unknown, key: unknown): item is { readonly key: { readonly range?: readonly number[] } } {
  return isRecord(item) && isScalar(item['key']) && item['key'].value === key;
}

function texts(value: unknown): Readonly<Record<string, string>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, typeof each === 'string' ? each : (JSON.stringify(each) ?? '')]),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

function list(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
}

function triggersOf(on: unknown, at: Place): readonly Trigger[] {
  if (!isRecord(on))
    return list(on).map((event) => ({ event, line: at('on'), filters: {}, inputs: new Map<string, string>() }));
  return Object.entries(on).map(([event, value]) => {
    const filters = Object.entries(isRecord(value) ? value : {}).map(([key, each]) => [key, list(each)] as const);
    const inputs = isRecord(value) && isRecord(value['inputs']) ? value['inputs'] : {};
    return {
      event,
      line: at('on', event),
      filters: Object.fromEntries(filters),
      inputs: new Map(
        Object.entries(inputs).map(([name, input]) => [name, isRecord(input) ? textOf(input['default']) : '']),
      ),
    };
  });
}

function jobOf(
  id: string,
  job: Readonly<Record<string, unknown>>,
  env: Readonly<Record<string, string>>,
  at: Place,
): Job {
  const own = { ...env, ...texts(job['env']) };
  const steps: readonly unknown[] = Array.isArray(job['steps']) ? job['steps'] : [];
  return {
    id,
    line: at('jobs', id),
    uses: textOf(job['uses']),
    if: textOf(job['if']),
    env: own,
    permissions: permissionsOf(job['permissions']),
    steps: steps.filter(isRecord).map((step, index) => {
      const runLine = at('jobs', id, 'steps', index, 'run');
      return {
        line: at('jobs', id, 'steps', index),
        uses: textOf(step['uses']),
        run: textOf(step['run']),
        // A script of several lines begins below its key.
        runLine: textOf(step['run']).includes('\n') ? runLine + 1 : runLine,
        if: textOf(step['if']),
        with: texts(step['with']),
        env: { ...own, ...texts(step['env']) },
      };
    }),
  };
}

function permissionsOf(value: unknown): Permissions | undefined {
  if (value === 'read-all' || value === 'write-all') return value;
  return isRecord(value) ? texts(value) : undefined;
}
