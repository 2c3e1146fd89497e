import { describe, expect, test } from '@jest/globals';
import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { FILES, file, metadataOf } from './files.ts';

/**
 * GitHub's own parser and language service: unknown keys and events, permissions, cron, contexts, expressions, and,
 * through the manifests, unknown and missing inputs of our actions.
 */
let documents = 0;
async function diagnose(text: string): Promise<string[]> {
  documents += 1; // the language service caches by URI
  const document = TextDocument.create(`file:///${documents}/.github/workflows/w.yml`, 'yaml', 1, text);
  const found = await validate(document, {
    actionsMetadataProvider: { fetchActionMetadata: (action) => Promise.resolve(metadataOf(action)) },
  });
  return found.map(({ message, range }) => `${range.start.line + 1}: ${JSON.stringify(message)}`);
}

describe("GitHub's own parser finds nothing to say", () => {
  test.each(FILES.map(({ path }) => path))('%s', async (path) => {
    expect(await diagnose(file(path).text)).toEqual([]);
  });
});

describe('the parser would notice', () => {
  const text = file('action-templates/workflows/agent-label.yml').text;
  test.each([
    ['an activity type that does not exist', 'types: [labeled]', 'types: [labelled]'],
    ['a permission that does not exist', 'issues: write', 'isues: write'],
    ['a key that does not exist', 'timeout-minutes', 'timeout-minute'],
    ['a context that does not exist', 'vars.AGENT_BASE_URL', 'var.AGENT_BASE_URL'],
    ['an input that the action lacks', 'org-id:', 'organisation:'],
    ['a broken condition', "== 'ready-for-agent'", "= 'ready-for-agent'"],
  ])('%s', async (_, from, to) => {
    expect(text).toContain(from);
    expect(await diagnose(text.replace(from, to))).not.toEqual([]);
  });

  test('a cron that does not exist', async () => {
    const reconcile = file('action-templates/workflows/agent-reconcile.yml').text;
    expect(await diagnose(reconcile.replace("'37 */6 * * *'", "'77 */6 * * *'"))).not.toEqual([]);
  });
});
