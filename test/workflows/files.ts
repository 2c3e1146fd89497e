/** Every workflow and template of this project, read once, in the shape that the tests of this folder share. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PROJECT, ROOT } from '../../packages/build/src/tools.ts';

export type Place = 'template' | 'caller' | 'reusable' | 'own';
export interface WorkflowFile {
  readonly path: string;
  readonly text: string;
  /** `template`: what users copy; `caller`: an organisation's thin caller; `reusable`: what it calls; `own`: our CI. */
  readonly place: Place;
  readonly content: Workflow;
}
export interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, EventFilter | null>>;
  readonly permissions?: unknown;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}
export interface EventFilter {
  readonly types?: readonly string[];
  readonly inputs?: Readonly<Record<string, { readonly required?: boolean; readonly default?: unknown }>>;
  readonly secrets?: Readonly<Record<string, { readonly required?: boolean }>>;
}
export interface Job {
  readonly name?: string;
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly 'runs-on'?: unknown;
  readonly 'timeout-minutes'?: number;
  readonly environment?: unknown;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: unknown;
  readonly steps?: readonly Step[];
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly secrets?: Readonly<Record<string, string>> | 'inherit';
}
export interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
export interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly inputs: Readonly<
    Record<string, { readonly description: string; readonly required?: boolean; readonly default?: string }>
  >;
}

export const TEMPLATES = 'action-templates/workflows';
export const CALLERS = 'action-templates/organisation';
export const REUSABLE = '.github/workflows';

/** Parses our own trusted YAML; the type is a claim about files of this repository, which the parser test checks. */
export function readWorkflow(text: string): Workflow {
  return parse(text) as Workflow;
}

function folder(path: string, place: (name: string) => Place): WorkflowFile[] {
  return readdirSync(join(ROOT, path))
    .filter((name) => name.endsWith('.yml'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(ROOT, path, name), 'utf8');
      return { path: `${path}/${name}`, text, place: place(name), content: readWorkflow(text) };
    });
}

export const FILES: readonly WorkflowFile[] = [
  ...folder(TEMPLATES, () => 'template'),
  ...folder(CALLERS, () => 'caller'),
  ...folder(REUSABLE, (name) => {
    const text = readFileSync(join(ROOT, REUSABLE, name), 'utf8');
    return 'workflow_call' in readWorkflow(text).on ? 'reusable' : 'own';
  }),
];

export function file(path: string): WorkflowFile {
  const found = FILES.find((candidate) => candidate.path === path);
  if (found === undefined) throw new Error(`${path} is not a workflow of this project`);
  return found;
}

/** The manifest behind a `uses` of one of our own actions, or `undefined` for anybody else's. */
export function manifestOf(uses: string): Manifest | undefined {
  const ours = /^(?<project>[^@]+)\/actions\/(?<name>[a-z-]+)@/.exec(uses)?.groups;
  if (ours?.['project'] !== PROJECT) return undefined;
  return parse(readFileSync(join(ROOT, 'actions', ours['name'] ?? '', 'action.yml'), 'utf8')) as Manifest;
}

/** Other people's actions that our workflows and documentation name, and the inputs that we pass to them. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'actions/cache': ['path', 'key', 'restore-keys'],
  'actions/checkout': ['persist-credentials', 'fetch-depth'],
  'actions/setup-node': ['node-version', 'package-manager-cache'],
  'actions/upload-artifact': ['name', 'path', 'include-hidden-files', 'overwrite'],
  'actions/download-artifact': ['name', 'path', 'pattern', 'merge-multiple'],
  'actions/attest-build-provenance': ['subject-checksums'],
  'github/codeql-action': ['languages', 'build-mode', 'queries', 'config', 'sarif_file'],
  'ossf/scorecard-action': ['results_file', 'results_format', 'publish_results'],
};

/** The manifest behind a `uses`, as the language service asks for it; `undefined` for one that is neither ours nor listed. */
export function metadataOf(action: { owner: string; name: string; path?: string; ref: string }): Manifest | undefined {
  const project = `${action.owner}/${action.name}`;
  if (project === PROJECT) return manifestOf(`${project}/${action.path ?? ''}@${action.ref}`);
  const inputs = OTHERS[project]?.map((input) => [input, { description: input }] as const);
  return inputs && { name: action.name, description: action.name, inputs: Object.fromEntries(inputs) };
}
