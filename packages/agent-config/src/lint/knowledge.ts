/** Knowledge entries (seed 2.5, 7.9): front matter, selectors that cover this repository, and the runbook's conventions. */
import { BRANCH_PREFIX, COMMIT_PREFIXES } from '@agent-remediation/conventions';
import { readFrontMatter, type Field, type FrontMatter } from '../front-matter.ts';
import { editOf, reporter, shown, type Edit, type Problem, type Report } from '../problem.ts';
import type { Context } from './context.ts';

export const KNOWLEDGE_FOLDERS = ['.agent/knowledge'] as const;
type Read = Extract<FrontMatter, { readonly kind: 'read' }>;

export function lintKnowledge({ tree, repository }: Context): readonly Problem[] {
  return [...tree.files.keys()]
    .filter(
      (path) =>
        KNOWLEDGE_FOLDERS.some((folder) => path.startsWith(`${folder}/`)) &&
        path.endsWith('.md') &&
        !/(^|\/)README\.md$/.test(path),
    )
    .flatMap((path) => {
      const text = tree.read(path);
      if (text === undefined) return [];
      const report = reporter(path, text);
      const read = readFrontMatter(text);
      if (read.kind === 'fault')
        return [
          report(
            'knowledge-front-matter',
            read.offset,
            `${read.message}.`,
            'Begin the file with ---, title, tags, repos, ---.',
            read.edits && { kind: 'edit', edits: read.edits },
          ),
        ];
      return [...fields(read, report, repository), ...conventions(read, report, path)];
    });
}

function fields({ fields: all }: Read, report: Report, repository: string | undefined): readonly Problem[] {
  const problems: Problem[] = [];
  const title = all.get('title');
  if (typeof title?.value !== 'string' || title.value.trim() === '')
    problems.push(report('knowledge-field', title?.offset ?? 0, 'There is no title.', 'Add title: …'));
  for (const name of ['tags', 'repos'] as const) {
    const field = all.get(name);
    const list = textsOf(field?.value);
    const example = name === 'repos' ? "Write repos: ['*'], or owner/name." : 'Write tags: [remediation].';
    if (list === undefined)
      problems.push(
        report(
          'knowledge-field',
          field?.offset ?? 0,
          `"${name}" is not a list of texts, or is empty.`,
          example,
          editOf(asList(field)),
        ),
      );
    else if (name === 'repos' && repository !== undefined && !list.some((selector) => covers(selector, repository)))
      problems.push(
        report(
          'knowledge-repository',
          field?.offset ?? 0,
          `None of the selectors covers ${shown(repository)}.`,
          `Add ${shown(repository)}, or '*'.`,
        ),
      );
  }
  return problems;
}

/** One line of words with commas: the list that was meant. */
function asList(field: Field | undefined): Edit | undefined {
  if (typeof field?.value !== 'string' || field.valueRange === undefined) return undefined;
  const items = field.value.split(',').map((each) => each.trim());
  // Only what YAML reads back as the same words.
  if (!items.every((each) => /^([A-Za-z][\w./-]*|\*)$/.test(each) && !/^(true|false|null|yes|no|on|off)$/i.test(each)))
    return undefined;
  const [from, to] = field.valueRange;
  return { from, to, text: `[${items.map((each) => (each === '*' ? "'*'" : each)).join(', ')}]` };
}

function textsOf(value: unknown): readonly string[] | undefined {
  const isList =
    Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string' && each.trim() !== '');
  return isList ? (value as readonly string[]) : undefined;
}

/** `*` selects all (seed 2.5); otherwise a name with or without owner, in which `*` stands for any part. Other forms are not stated. */
function covers(selector: string, repository: string): boolean {
  const whole = repository.toLowerCase();
  const text = selector.includes('/') || selector === '*' ? whole : (whole.split('/')[1] ?? whole);
  const parts = selector.toLowerCase().split('*');
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length === 1) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  let from = first.length;
  // The earliest place for each part leaves the most room for the rest.
  for (const part of parts.slice(1, -1)) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return from <= text.length - last.length;
}

/** Seed 2.5: what a runbook entry contains. Only an entry that calls itself a remediation runbook is one. */
const CONVENTIONS: readonly (readonly [says: string, ...words: readonly RegExp[]])[] = [
  [`the branch ${BRANCH_PREFIX}<finding-id>`, /fix\/<finding-id>/i],
  [`the prefixes ${COMMIT_PREFIXES.join(' and ')}`, /fix\(sec\):/, /fix\(deps\):/],
  ['the title `fix: <one-line summary>`', /fix: <[^>\n]{1,200}>/],
  [
    'the finding id, the blast radius and the verification steps of the description',
    /finding id/i,
    /blast radius/i,
    /verif/i,
  ],
  ['that pull requests are opened as DRAFT', /draft/i],
  ['the security reviewers team', /review(er)?s?\b/i],
  ['never merge', /never merge/i],
  ['notes for each package manager', /package manager|ecosystem|npm|pip|maven|cargo|\bgo\b/i],
];

function conventions({ body, bodyOffset, fields: all }: Read, report: Report, path: string): readonly Problem[] {
  const isRunbook = /runbook/i.test(path) || /runbook/i.test(shown(all.get('title')?.value ?? '', 300));
  if (!isRunbook || !/remediat|security|finding/i.test(body)) return [];
  return CONVENTIONS.filter(([, ...words]) => !words.every((each) => each.test(body))).map(([says]) =>
    report(
      'knowledge-convention',
      bodyOffset,
      `The runbook does not name ${says}.`,
      'Add it; agent-remediation init writes a whole one.',
    ),
  );
}
