import { afterAll, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { parsers } from 'prettier/plugins/markdown';
import { removeInvisible } from './clean.ts';
import { HOSTILE } from './hostile.cases.ts';
import { growth, hostileText, runs } from './hostile.test-support.ts';
import { inertBlock, inertInline } from './markdown.ts';
import { measured } from '../../../test/promises/measured.ts';

/** The oracle: a Markdown parser that the project does not own (the formatter's), as a tree of type, own value and children. */
type Tree = { readonly type: string; readonly value?: string; readonly children?: readonly Tree[] };

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

const parser: { readonly parse: unknown } = parsers.markdown;

function isParse(value: unknown): value is (text: string, options: object) => unknown {
  return typeof value === 'function';
}

async function parse(text: string): Promise<readonly Tree[]> {
  if (!isParse(parser.parse)) throw new Error('not a parser');
  const root = await parser.parse(text, { originalText: text, filepath: 'a.md' });
  if (!isTree(root)) throw new Error('not a tree');
  return root.children ?? [];
}

/** Runs of more than 200 backticks are shown short. */
const seen = (text: string): string => removeInvisible(text).text.replace(/`{201,}/gu, `${'`'.repeat(200)}…`);

const line = (text: string): string => seen(text).replace(/\s+/gu, ' ').trim();

let tried = 0;
let inert = 0;
afterAll(() => measured('P8', { texts: tried, 'came alive': tried - inert }));

/** What a paragraph or a cell holds: trusted words, one code span (or the word for nothing), trusted words. */
function holdsOneSpan(children: readonly Tree[] | undefined, text: string): void {
  const shown = line(text).replaceAll('|', '│');
  const [before, span, after, ...more] = children ?? [];
  expect(more).toEqual([]);
  expect([before?.value, after?.value]).toEqual(['before ', ' after']);
  if (shown === '') expect(span?.type).toBe('emphasis');
  else expect([span?.type, span?.value?.trim()]).toEqual(['inlineCode', shown]);
}

async function inlineHolds(text: string): Promise<void> {
  tried += 1;
  const span = inertInline(text, 100_000);
  const [paragraph, ...more] = await parse(`before ${span} after`);
  expect(more).toEqual([]);
  holdsOneSpan(paragraph?.children, text);
  const [table, ...others] = await parse(`| a | b | c |\n| - | - | - |\n| x | before ${span} after | y |\n`);
  expect(others).toEqual([]);
  expect(table?.children).toHaveLength(2);
  const cells = table?.children?.[1]?.children ?? [];
  expect(cells.map((cell) => cell.type)).toEqual(['tableCell', 'tableCell', 'tableCell']);
  expect([cells[0]?.children?.[0]?.value, cells[2]?.children?.[0]?.value]).toEqual(['x', 'y']);
  holdsOneSpan(cells[1]?.children, text);
  inert += 1;
}

async function blockHolds(text: string): Promise<void> {
  tried += 1;
  const tree = await parse(`before\n${inertBlock(text, 100_000)}after\n`);
  expect(tree.map((node) => node.type)).toEqual(['paragraph', 'code', 'paragraph']);
  expect(tree[1]?.value).toBe(seen(text).replace(/\n$/u, ''));
  expect([tree[0]?.children?.[0]?.value, tree[2]?.children?.[0]?.value]).toEqual(['before', 'after']);
  inert += 1;
}

describe('inertInline', () => {
  test.each([
    ['@octocat fixes #1', '`@octocat fixes #1`'],
    ['a|b\nc', '`a│b c`'],
    ['`x`', '`` `x` ``'],
    ['\u200b ', '_(empty)_'],
    ['x'.repeat(400), `\`${'x'.repeat(299)}…\``],
    ['x'.repeat(300), `\`${'x'.repeat(300)}\``],
    ['', '_(empty)_'],
    ['  a \t b  ', '`a b`'],
    ['a`b', '``a`b``'],
    ['a``b`c', '```a``b`c```'],
    ['`a', '`` `a ``'],
    ['a`', '`` a` ``'],
    ['a||b', '`a││b`'],
    ['`'.repeat(200), `${'`'.repeat(201)} ${'`'.repeat(200)} ${'`'.repeat(201)}`],
    [`a${'`'.repeat(201)}b`, `${'`'.repeat(201)}a${'`'.repeat(200)}…b${'`'.repeat(201)}`],
  ])('P8: %j', (text, inert) => {
    expect(inertInline(text)).toBe(inert);
  });

  test('P8: a hostile text is one code span, in a paragraph and in a table, and leaves both as they are', async () => {
    for (const text of HOSTILE) await inlineHolds(text);
    await fc.assert(fc.asyncProperty(hostileText, inlineHolds), { numRuns: runs(10_000, 600) });
  });

  test('P8: time is linear', () => {
    expect(growth(inertInline, (count) => '` |'.repeat(count), 20_000)).toBeLessThan(10);
  });
});

describe('inertBlock', () => {
  test.each([
    ['a\n```\nb', '````text\na\n```\nb\n````\n'],
    ['a\n', '```text\na\n```\n'],
    ['', '```text\n```\n'],
    ['a', '```text\na\n```\n'],
    ['a``b', '```text\na``b\n```\n'],
    ['a```b````', '`````text\na```b````\n`````\n'],
    ['a|b\u200b', '```text\na|b\n```\n'],
    ['x'.repeat(50_000), `\`\`\`text\n${'x'.repeat(50_000)}\n\`\`\`\n`],
    ['x'.repeat(50_001), `\`\`\`text\n${'x'.repeat(50_000 - 35)}\n[… 36 characters were cut here]\n\`\`\`\n`],
  ])('P8: %j', (text, inert) => {
    expect(inertBlock(text)).toBe(inert);
  });

  test('P8: a hostile text is one code block, whole, and what follows stays outside', async () => {
    for (const text of HOSTILE) await blockHolds(text);
    await fc.assert(fc.asyncProperty(hostileText, blockHolds), { numRuns: runs(10_000, 600) });
  });

  test('P8: a long text leaves room for the words around it in a comment of 65,536 characters', () => {
    expect(inertBlock('x'.repeat(1_000_000)).length).toBeLessThan(51_000);
    expect(inertBlock('`'.repeat(1_000_000)).length).toBeLessThan(51_000);
    expect(inertInline('`'.repeat(1_000_000), 100_000).length).toBeLessThan(1_000);
  });
});
