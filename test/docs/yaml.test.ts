import { describe, expect, test } from '@jest/globals';
import { validate } from '@actions/languageservice';
import { readSettings } from '@agent-remediation/conventions/settings';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parseDocument } from 'yaml';
import { metadataOf } from '../workflows/files.ts';
import { PAGES, type Block } from './pages.ts';

type Kind = 'workflow' | 'settings' | 'steps' | 'other';

/** What a block is, by what it holds. */
function kindOf(text: string): Kind {
  if (/^on:/m.test(text) && /^jobs:/m.test(text)) return 'workflow';
  if (/^version: /m.test(text)) return 'settings';
  return /^- uses:/m.test(text) ? 'steps' : 'other';
}

/** A list of steps as the workflow that it would stand in. */
function asWorkflow(steps: string): string {
  const indented = steps.trimEnd().replaceAll(/^/gm, '      ');
  return `on: push\npermissions: {}\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n${indented}\n`;
}

let documents = 0;
/** GitHub's own parser and language service: unknown keys, events and expressions; inputs that an action lacks, or needs. */
async function diagnose(workflow: string): Promise<readonly string[]> {
  documents += 1; // the language service caches by URI
  const document = TextDocument.create(`file:///docs/${documents}/.github/workflows/w.yml`, 'yaml', 1, workflow);
  const found = await validate(document, {
    actionsMetadataProvider: { fetchActionMetadata: (action) => Promise.resolve(metadataOf(action)) },
  });
  return found.map(({ message, range }) => `${range.start.line + 1}: ${JSON.stringify(message)}`);
}

async function faults({ text }: Pick<Block, 'text'>): Promise<readonly string[]> {
  const document = parseDocument(text, { uniqueKeys: true, logLevel: 'silent' });
  if (document.errors.length > 0) return document.errors.map(({ message }) => message);
  switch (kindOf(text)) {
    case 'workflow':
      return diagnose(text);
    case 'steps':
      return diagnose(asWorkflow(text));
    case 'settings':
      try {
        readSettings(text);
        return [];
      } catch (error) {
        return [String(error)];
      }
    case 'other':
      return [];
  }
}

const BLOCKS = PAGES.flatMap(({ path, blocks }) =>
  blocks
    .filter(({ language }) => language === 'yaml' || language === 'yml')
    .map((block) => [`${path}:${block.line}`, block] as const),
);

describe('every YAML block of the documentation is right', () => {
  test.each(BLOCKS)('%s', async (_, block) => {
    expect(await faults(block)).toEqual([]);
  });

  test('each action shows a whole workflow, and there are settings', () => {
    const kinds = BLOCKS.map(([place, { text }]) => `${place.replace(/:\d+$/, '')} ${kindOf(text)}`);
    for (const action of ['create-session', 'close-on-merge', 'reconcile', 'validate-snapshot', 'build-snapshot'])
      expect(kinds).toContain(`actions/${action}/README.md workflow`);
    expect(kinds).toContain('README.md settings');
  });
});

describe('a wrong one would be noticed', () => {
  const workflow =
    BLOCKS.map(([, { text }]) => text).find(
      (text) => text.includes('actions/create-session@') && kindOf(text) === 'workflow',
    ) ?? '';
  const steps =
    BLOCKS.map(([, { text }]) => text).find((text) => text.includes('finding-kind:') && kindOf(text) === 'steps') ?? '';
  test.each([
    ['an input that the action lacks', workflow.replace('org-id:', 'organisation:')],
    ['an activity type that does not exist', workflow.replace('[labeled]', '[labelled]')],
    ['an input of a single step', steps.replace('finding-kind:', 'finding-type:')],
    ['a setting that does not exist', 'version: 1\nclosing:\n  check: [test]\n'],
    ['broken YAML', 'a: [1, 2\n'],
    ['a key twice', 'a: 1\na: 2\n'],
  ])('%s', async (_, text) => {
    expect(await faults({ text })).not.toEqual([]);
  });
});
