import { readWorkflow, type Workflow } from '@agent-remediation/agent-config/workflows';
import { digText } from '@agent-remediation/github';
import { ask, askAll, STRANGE, type Answer, type Looking, type Row } from './row.ts';

/** One workflow file of the default branch. */
export interface WorkflowFile {
  readonly path: string;
  /** `active`, or why it does not run. */
  readonly state: string;
  /** Empty where the file could not be read. */
  readonly text: string;
  /** `undefined` where it is not a workflow that can be read. */
  readonly workflow: Workflow | undefined;
}

export type WorkflowFiles =
  | { readonly kind: 'read'; readonly files: readonly WorkflowFile[]; readonly faults: readonly Row[] }
  | Exclude<Answer, { readonly kind: 'read' }>;

/** Text of one file; a folder, or a file too large for this route, is none. */
export async function fileAt(
  looking: Pick<Looking, 'github' | 'repository'>,
  path: string,
  ref?: string,
): Promise<Answer> {
  const more = ref === undefined ? { path } : { path, ref };
  const answer = await ask(looking, 'GET /repos/{owner}/{repo}/contents/{path}', more);
  if (answer.kind !== 'read') return answer;
  const content = digText(answer.data, 'content');
  if (content === undefined || digText(answer.data, 'encoding') !== 'base64') return STRANGE;
  return { kind: 'read', data: Buffer.from(content, 'base64').toString('utf8') };
}

/** Every workflow that GitHub knows, with its file. A file that is gone or broken leaves a row. */
export async function workflowFiles(looking: Pick<Looking, 'github' | 'repository'>): Promise<WorkflowFiles> {
  const answer = await askAll(looking, 'GET /repos/{owner}/{repo}/actions/workflows', { key: 'workflows' });
  if (answer.kind !== 'read') return answer;
  const files: WorkflowFile[] = [];
  const faults: Row[] = [];
  for (const entry of answer.list) {
    const path = digText(entry, 'path') ?? '';
    // GitHub's own, such as `dynamic/dependabot`, have no file.
    if (!path.startsWith('.github/workflows/')) continue;
    const file = await fileAt(looking, path);
    const text = file.kind === 'read' ? String(file.data) : '';
    const reading = readWorkflow(path, text);
    if (file.kind === 'read' && reading.kind === 'fault') {
      const seen = `GitHub cannot run it: ${reading.message}`;
      faults.push({ check: `${path}:${reading.line}`, verdict: 'note', seen, fix: 'Mend the YAML.' });
    }
    const workflow = reading.kind === 'read' ? reading.workflow : undefined;
    files.push({ path, state: digText(entry, 'state') ?? '', text, workflow });
  }
  return { kind: 'read', files, faults };
}
