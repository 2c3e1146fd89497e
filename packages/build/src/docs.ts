/**
 * Fills the generated parts of the documentation: `npm run docs`. With `--check`, says which files are out of date: `npm run docs:check`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { actionTables } from './docs-actions.ts';
import { messageTable, reasonPage } from './docs-reasons.ts';
import { fillRegion } from './docs-regions.ts';
import { settingsTable } from './docs-settings.ts';
import { generatedFile } from './generated-file.ts';
import { actions, ROOT } from './workspaces.ts';

/** The template that an action's README shows whole. An action without one here has no such region. */
const WORKFLOWS: Readonly<Record<string, string>> = {
  'actions/create-session': 'action-templates/workflows/agent-label.yml',
  'actions/close-on-merge': 'action-templates/workflows/agent-merge.yml',
  'actions/check-pull-request': 'action-templates/workflows/agent-check.yml',
  'actions/reconcile': 'action-templates/workflows/agent-reconcile.yml',
  'actions/scheduled-sweep': 'action-templates/workflows/agent-sweep.yml',
  'actions/run-agent-batch': 'action-templates/workflows/agent-batch.yml',
  'actions/validate-snapshot': 'action-templates/workflows/validate-snapshot.yml',
  'actions/check-agent-config': 'action-templates/workflows/check-agent-config.yml',
  'actions/build-snapshot': 'action-templates/workflows/build-snapshot.yml',
};

/** Region names and their texts, by file. */
type Pages = ReadonlyMap<string, Readonly<Record<string, string>>>;

function pages(): Pages {
  return new Map<string, Readonly<Record<string, string>>>([
    ...actions().map(
      (folder) =>
        [`${folder}/README.md`, { ...workflowOf(folder), ...actionTables(read(`${folder}/action.yml`)) }] as const,
    ),
    ['docs/reason-codes.md', { 'reason-codes': reasonPage() }],
    ['docs/troubleshooting.md', { messages: messageTable() }],
    ['docs/settings.md', { settings: settingsTable() }],
  ]);
}

function workflowOf(folder: string): Readonly<Record<string, string>> {
  const template = WORKFLOWS[folder];
  return template === undefined ? {} : { workflow: `\`\`\`yaml\n${read(template).trimEnd()}\n\`\`\`` };
}

function read(path: string): string {
  return readFileSync(ROOT + path, 'utf8');
}

for (const [path, regions] of pages()) {
  try {
    if (!existsSync(ROOT + path))
      throw new Error(`the file is missing; it needs the marks of ${Object.keys(regions).join(', ')}`);
    let text = read(path);
    for (const [name, region] of Object.entries(regions)) text = fillRegion(text, name, region);
    generatedFile(path, text, 'npm run docs');
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
