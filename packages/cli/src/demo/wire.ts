import type { RecordedRequest } from '@agent-remediation/simulator';
import { clip, COLUMNS } from '../terminal.ts';

/** What a request is for, in words; by GitHub's operation id or the name of the GraphQL operation. */
const PURPOSES: Readonly<Record<string, string>> = {
  'graphql facts': 'settings, issue, labels, edits',
  'graphql ledger': 'read the ledger, one commit',
  'graphql subjects': 'open findings, pull requests',
  'graphql labelled': 'labels that no run took up',
  'graphql pullRequest': 'who merged it, and how',
  'graphql checks': 'checks of the merge commit',
  'graphql own': 'our own comment',
  'graphql survey': 'strays, and what came back',
  'repos/get-collaborator-permission-level': 'may this person start work?',
  'git/create-tree': 'first use: files of the ledger',
  'git/create-commit': 'first use: its first commit',
  'git/create-ref': 'first use: its branch',
  'sessions/create': 'THE SESSION',
  'sessions/get': 'is the session alive?',
  'issues/create-comment': 'tracking comment',
  'issues/update-comment': 'tracking comment',
  'issues/create-label': 'first use: status labels',
  'issues/get': 'the issue',
  'issues/update': 'close the issue',
};

export interface WireLine {
  readonly text: string;
  /** Whether this is the request that starts a session. */
  readonly isSession: boolean;
}
interface Group {
  readonly request: RecordedRequest;
  readonly times: number;
}

/** One line a request: method, path, status, purpose. The same method and path in a row count as one line. */
export function wireLines(requests: readonly RecordedRequest[]): readonly WireLine[] {
  const lines: Group[] = [];
  for (const request of requests) {
    const last = lines.at(-1);
    if (
      last &&
      last.request.operation === request.operation &&
      last.request.path === request.path &&
      request.path !== '/graphql'
    )
      lines.splice(-1, 1, { request, times: last.times + 1 });
    else lines.push({ request, times: 1 });
  }
  return lines.map(wireLine);
}

const METHOD = 7;
const PATH = 51;
const STATUS = 5;
const PURPOSE = COLUMNS - 4 - METHOD - PATH - STATUS;

function wireLine({ request, times }: Group): WireLine {
  const { method, path, status, operation } = request;
  const name =
    operation?.startsWith('graphql ') === true
      ? `${path} ${operation.slice('graphql '.length)}`
      : decodeURIComponent(path);
  const shown = clip(times === 1 ? name : `${name} ×${times}`, PATH - 1);
  const text = `${method.padEnd(METHOD)}${shown.padEnd(PATH)}${String(status === 0 ? 'cut' : status).padEnd(STATUS)}${clip(purpose(request), PURPOSE)}`;
  return { text, isSession: operation === 'sessions/create' };
}

function purpose({ operation, body }: RecordedRequest): string {
  if (operation === 'graphql write') return headline(body);
  if (operation === 'issues/add-labels') return `+ ${labels(body).join(', ')}`;
  if (operation === 'issues/remove-label') return 'the label before it';
  return PURPOSES[operation ?? ''] ?? operation ?? '';
}

/** The ledger's commits say what they do; the prefix of the project and the CI marker are left out here. */
function headline(body: string): string {
  const text = dig(body, ['variables', 'input', 'message', 'headline']);
  return typeof text === 'string'
    ? text
        .replace(/^agent-remediation: /, '')
        .replace(/ \[skip ci\]$/, '')
        .replace(/ generation 1 attempt 1$/, ', first attempt')
    : 'write the ledger';
}

function labels(body: string): readonly string[] {
  const found = dig(body, ['labels']);
  return Array.isArray(found) ? found.map(String) : [];
}

function dig(body: string, path: readonly string[]): unknown {
  let value: unknown = JSON.parse(body);
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value;
}
