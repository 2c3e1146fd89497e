/** Every Markdown file of this project, read once, and what the tests of this folder look at in it. */
import { globSync, readFileSync } from 'node:fs';
import { ROOT } from '../../packages/build/src/tools.ts';

export interface Page {
  /** Path from the root. */
  readonly path: string;
  readonly text: string;
  readonly blocks: readonly Block[];
}
/** A fenced code block. */
export interface Block {
  readonly language: string;
  readonly text: string;
  /** Line of the page on which the block opens, from 1. */
  readonly line: number;
}

export function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: { language: string; line: number; lines: string[] } | undefined;
  for (const [index, line] of markdown.split('\n').entries()) {
    const fence = /^```(\w*)\s*$/.exec(line);
    if (open === undefined) {
      if (fence) open = { language: fence[1] ?? '', line: index + 1, lines: [] };
    } else if (fence) {
      blocks.push({ language: open.language, line: open.line, text: `${open.lines.join('\n')}\n` });
      open = undefined;
    } else open.lines.push(line);
  }
  return blocks;
}

/** Links outside code, as they are written. */
export function linksOf(markdown: string): readonly string[] {
  return [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link ?? '');
}

/** The anchors that GitHub gives a page: its headings, and `<a id>`. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  const prose = withoutBlocks(markdown);
  for (const [, heading = ''] of prose.matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = heading
      .toLowerCase()
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[^\p{L}\p{N}\p{M}\p{Pc} -]/gu, '')
      .trim()
      .replaceAll(' ', '-');
    let name = slug;
    for (let n = 1; anchors.has(name); n += 1) name = `${slug}-${n}`;
    anchors.add(name);
  }
  for (const [, id = ''] of prose.matchAll(/<a id="([^"]+)"/g)) anchors.add(id);
  return anchors;
}

function withoutBlocks(markdown: string): string {
  return markdown.replaceAll(/^```.*\n[\s\S]*?^```\s*$/gm, '');
}

function withoutCode(markdown: string): string {
  return withoutBlocks(markdown).replaceAll(/`[^`\n]+`/g, '');
}

function read(path: string): Page {
  const text = readFileSync(ROOT + path, 'utf8');
  return { path, text, blocks: blocksOf(text) };
}

export const PAGES: readonly Page[] = globSync(
  ['*.md', 'docs/**/*.md', 'actions/*/*.md', 'action-templates/**/*.md', 'packages/*/*.md', 'test/*/*.md'],
  { cwd: ROOT },
)
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map(read);

export function page(path: string): Page {
  const found = PAGES.find((candidate) => candidate.path === path);
  if (found === undefined) throw new Error(`${path} is missing`);
  return found;
}
