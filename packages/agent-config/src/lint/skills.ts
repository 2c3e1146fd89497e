/** Skills (seed 2.5, 7.8; the open specification: name, description, lengths, name = folder). */
import { AGENTS } from '../agents.ts';
import { readFrontMatter, type FrontMatter } from '../front-matter.ts';
import { nearest } from '../nearest.ts';
import { sectionsOf, stepsOf, type Section } from '../markdown-sections.ts';
import { quoted } from '../command-line.ts';
import { editOf, reporter, shown, type Edit, type Problem, type Report } from '../problem.ts';
import type { TreeFile } from '../tree.ts';
import type { Context } from './context.ts';

type Read = Extract<FrontMatter, { readonly kind: 'read' }>;

/** The conventions' own folder. */
const NEUTRAL = '.agent/skills';
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_NAME = 64;
const MAX_DESCRIPTION = 1_024;
const MAX_LINES = 500;
/** Characters that are looked into, of a step and of the Never section; patterns that span words are slow on endless texts. */
const MAX_STEP = 2_000;
const MAX_NEVER = 10_000;
/** Fields that are compared with the known ones. */
const MAX_FIELDS = 100;
/** Skills that are compared with each other. */
const MAX_COMPARED = 200;
const SECTIONS = ['When to use', 'Workflow', 'Output', 'Never'] as const;
/** Of the open specification, and of the agents that are named in the facts. */
const FIELDS = new Set([
  'name',
  'description',
  'license',
  'compatibility',
  'metadata',
  'allowed-tools',
  'when_to_use',
  'argument-hint',
  'model',
  'subagent',
  'agent',
  'permissions',
  'triggers',
  'hooks',
  'paths',
  'disable-model-invocation',
  'user-invocable',
  'context',
  'version',
  'arguments',
  'effort',
  'shell',
]);

interface Skill {
  readonly path: string;
  readonly folder: string;
  readonly description: string;
  readonly report: Report;
  readonly offset: number;
}

export function lintSkills({ tree }: Context): readonly Problem[] {
  const problems: Problem[] = [];
  const skills: Skill[] = [];
  const folders = [...new Set(AGENTS.flatMap(({ skillFolders }) => skillFolders))];
  for (const { path } of tree.files.values()) {
    const folder = folders.find((each) => path.startsWith(`${each}/`));
    if (folder === undefined || !path.toLowerCase().endsWith('.md')) continue;
    const says = misplaced(tree.files, folder, path);
    if (says) {
      problems.push(reporter(path, '')('skill-misplaced', 0, says.message, says.fix));
      continue;
    }
    const text =
      path.endsWith('/SKILL.md') && path.split('/').length === folder.split('/').length + 2
        ? tree.read(path)
        : undefined;
    if (text === undefined) continue;
    const report = reporter(path, text);
    const name = path.split('/').at(-2) ?? '';
    const read = readFrontMatter(text);
    if (read.kind === 'fault') {
      const repair = read.edits && ({ kind: 'edit', edits: read.edits } as const);
      const fix = 'Begin the file with ---, name, description, ---.';
      problems.push(report('skill-front-matter', read.offset, `${read.message}.`, fix, repair));
      continue;
    }
    problems.push(...frontMatter(read, { folder, name }, report), ...body(read, text, { folder, name }, report));
    const description = read.fields.get('description');
    if (typeof description?.value === 'string')
      skills.push({ path, folder, description: description.value, report, offset: description.offset });
  }
  return [...problems, ...competing(skills.slice(0, MAX_COMPARED))];
}

/** Only `<folder>/<name>/SKILL.md` is found. What lies beside such a file belongs to the skill, whatever its name. */
function misplaced(
  files: ReadonlyMap<string, TreeFile>,
  folder: string,
  path: string,
): { readonly message: string; readonly fix: string } | undefined {
  const [name = '', ...below] = path.slice(folder.length + 1).split('/');
  const file = below.at(-1) ?? name;
  const isNamed = file.toLowerCase() === 'skill.md';
  const move = (to: string): string =>
    `mkdir -p ${quoted(shown(`${folder}/${to}`, 200))} && git mv ${quoted(shown(path, 200))} ${quoted(shown(`${folder}/${to}/SKILL.md`, 200))}`;
  if (below.length === 0) {
    if (/^(readme|index|changelog|contributing|licen[cs]e|agents|claude)\.md$/i.test(file)) return undefined;
    const own = file.slice(0, -'.md'.length);
    const fix = isNamed ? `Move it to ${folder}/<name>/SKILL.md.` : move(own);
    return { message: 'A skill is a folder that holds SKILL.md: no agent looks here.', fix };
  }
  if (!isNamed || files.has(`${folder}/${name}/SKILL.md`)) return undefined;
  if (below.length === 1) {
    const to = `${folder}/${name}/SKILL.md`;
    return {
      message: `The file is not named SKILL.md in exactly these letters.`,
      fix: `git mv ${quoted(shown(path, 200))} ${quoted(shown(to, 200))}`,
    };
  }
  return { message: 'No agent looks so deep.', fix: move(below.at(-2) ?? name) };
}

function frontMatter(
  { fields, start }: Read,
  { folder: place, name: folder }: { readonly folder: string; readonly name: string },
  report: Report,
): readonly Problem[] {
  const problems: Problem[] = [];
  const name = fields.get('name');
  const written = nameEdit({ fields, start }, folder);
  // The other agents take the folder's name where there is none.
  if (name === undefined) {
    if (place === NEUTRAL)
      problems.push(report('skill-name', 0, 'There is no name.', `Add name: ${shown(folder)}`, editOf(written)));
  } else if (typeof name.value !== 'string' || name.value.length > MAX_NAME || !NAME.test(name.value))
    problems.push(
      report(
        'skill-name',
        name.offset,
        `The name is ${shown(name.value)}.`,
        'Small letters, digits and single hyphens, 1 to 64 characters.',
        editOf(written),
      ),
    );
  else if (name.value !== folder)
    problems.push(
      report(
        'skill-name-folder',
        name.offset,
        `The name is ${shown(name.value)}, the folder ${shown(folder)}.`,
        `Write name: ${shown(folder)}, or rename the folder.`,
        editOf(written),
      ),
    );
  const description = fields.get('description');
  const text = description?.value;
  if (typeof text !== 'string' || text.trim() === '')
    problems.push(
      report(
        'skill-description',
        description?.offset ?? 0,
        'There is no description.',
        'Say what the skill does and when to use it.',
      ),
    );
  else if (lengthOf(text) > MAX_DESCRIPTION)
    problems.push(
      report(
        'skill-description',
        description?.offset ?? 0,
        `The description has ${lengthOf(text)} characters; at most ${MAX_DESCRIPTION} are allowed.`,
        'Shorten it; details belong below.',
      ),
    );
  else if (!saysWhen(fields, text))
    problems.push(
      report(
        'skill-trigger',
        description?.offset ?? 0,
        'The description does not say when to use the skill.',
        'Add a sentence "Use when …" with the words that the task will have.',
      ),
    );
  return [...problems, ...unknownFields(fields, report)];
}

/** Writes the folder's name as the name, where that is a valid one. */
function nameEdit({ fields, start }: Pick<Read, 'fields' | 'start'>, folder: string): Edit | undefined {
  if (folder.length > MAX_NAME || !NAME.test(folder)) return undefined;
  // YAML would read these as no text.
  const text = /^(\d[\d-]*|true|false|null|yes|no|on|off|y|n)$/.test(folder) ? `'${folder}'` : folder;
  const name = fields.get('name');
  if (name === undefined) return { from: start.offset, to: start.offset, text: `name: ${text}${start.lineEnd}` };
  return name.valueRange && { from: name.valueRange[0], to: name.valueRange[1], text };
}

const WHEN =
  /\b(when|whenever|while|during|if|for|before|after|once|use (this|it)|useful|asks?|requests?|triggers?|triggered|invoked?|mentions?)\b/i;

/** A skill that the model never loads by itself needs no trigger; a description in another script is not judged. */
function saysWhen(fields: Read['fields'], text: string): boolean {
  if (fields.get('disable-model-invocation')?.value === true || fields.has('when_to_use')) return true;
  const letters = text.match(/\p{L}/gu) ?? [];
  const isLatin = letters.filter((letter) => /[a-z]/i.test(letter)).length > letters.length / 2;
  return !isLatin || WHEN.test(text);
}

/** Fields of their own do no harm; a field that is nearly a known one was meant to be it. */
function unknownFields(fields: Read['fields'], report: Report): readonly Problem[] {
  const known = [...FIELDS];
  return [...fields].slice(0, MAX_FIELDS).flatMap(([field, { offset, keyRange }]) => {
    if (FIELDS.has(field)) return [];
    const bare = (name: string): string => name.toLowerCase().replace(/[-_ ]/g, '');
    const same = known.find((each) => bare(each) === bare(field));
    const meant = same ?? nearest(field, known);
    if (meant === undefined) return [];
    const isSafe = same !== undefined && keyRange !== undefined && !fields.has(same);
    const edit = isSafe ? { from: keyRange[0], to: keyRange[1], text: same } : undefined;
    const message = `The field ${shown(field)} is not known.`;
    return [report('skill-unknown-field', offset, message, `Did you mean ${meant}?`, editOf(edit))];
  });
}

/**
 * The four sections are the conventions' (seed 2.5): they are asked of skills in the neutral folder, and of those for remediation in the folders of
 * the other agents, whose own skills have no set form.
 */
function isOurs({ folder, name }: { readonly folder: string; readonly name: string }): boolean {
  return folder === NEUTRAL || /^(remediate|triage)-/.test(name);
}

function body(
  { body: text, bodyOffset }: Read,
  whole: string,
  skill: { readonly folder: string; readonly name: string },
  report: Report,
): readonly Problem[] {
  const sections = sectionsOf(text);
  const find = (title: string): Section | undefined =>
    sections.find((section) => section.title.toLowerCase() === title.toLowerCase());
  const required = isOurs(skill) ? SECTIONS : [];
  const problems: Problem[] = required
    .filter((title) => (find(title)?.body ?? '').trim() === '')
    .map((title) =>
      report(
        'skill-section',
        bodyOffset + (find(title)?.offset ?? 0),
        `The section "${title}" is missing or empty.`,
        `Add "## ${title}".`,
      ),
    );
  const workflow = find('Workflow');
  const steps = workflow === undefined ? [] : stepsOf(workflow);
  if (isOurs(skill) && workflow !== undefined && workflow.body.trim() !== '' && steps.length === 0)
    problems.push(
      report(
        'skill-workflow-steps',
        bodyOffset + workflow.offset,
        'The workflow has no numbered steps.',
        'Write it as "1. …", "2. …".',
      ),
    );
  if (whole.split('\n').length > MAX_LINES)
    problems.push(
      report(
        'skill-long',
        0,
        `${whole.split('\n').length} lines; below ${MAX_LINES} are advised.`,
        'Move reference material to files beside it.',
      ),
    );
  if (isDependencySkill(skill.name))
    problems.push(
      ...dependencySkill(
        workflow,
        steps.map((step) => step.text),
        find('Never'),
        bodyOffset,
        report,
      ),
    );
  return problems;
}

/** In code points, as the specification counts. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** The seed's name of the dependency skill; others may be anything. */
function isDependencySkill(name: string): boolean {
  return name === 'remediate-cve' || name === 'remediate-dependency';
}

/** Seed 2.5: the seven steps, in their order, by the words that each cannot do without. */
const DEPENDENCY_STEPS: readonly (readonly [string, RegExp])[] = [
  ['read the advisory: package, affected range, fixed version', /advisor[\s\S]*(range|version)/i],
  ['find how the package enters the dependency tree', /dependency tree|enters|why|transitive/i],
  ['branch', /branch/i],
  ['upgrade the smallest thing', /smallest|direct[\s\S]*(override|resolution)|bump/i],
  ['regenerate the lockfile with the package manager', /lock ?file/i],
  ['run the tests', /\btests?\b/i],
  ['open a pull request if tests pass, otherwise stop and summarise', /(pull request|\bPR\b)[\s\S]*(stop|summar)/i],
];
/** Seed 2.5: the three Never rules. */
const DEPENDENCY_NEVER: readonly (readonly [string, RegExp])[] = [
  ['cross a major version without stating in the body that a major bump is required', /major/i],
  ['disable a test to get CI green', /(disable|skip|weaken)[^.\n]*tests?/i],
  [
    'commit a lockfile without running the package manager',
    /lock ?file[\s\S]*(package manager|by hand)|(package manager|by hand)[\s\S]*lock ?file/i,
  ],
];

function dependencySkill(
  workflow: Section | undefined,
  steps: readonly string[],
  never: Section | undefined,
  bodyOffset: number,
  report: Report,
): readonly Problem[] {
  let from = 0;
  const missing = DEPENDENCY_STEPS.filter(([, words]) => {
    const at = steps.findIndex((step, index) => index >= from && words.test(step.slice(0, MAX_STEP)));
    if (at >= 0) from = at + 1;
    return at < 0;
  });
  return [
    ...missing.map(([says]) =>
      report(
        'skill-dependency-steps',
        bodyOffset + (workflow?.offset ?? 0),
        `The workflow lacks the step, or has it out of order: ${says}.`,
        `Add it as a numbered step of its own.`,
      ),
    ),
    ...DEPENDENCY_NEVER.filter(([, words]) => !words.test((never?.body ?? '').slice(0, MAX_NEVER))).map(([says]) =>
      report(
        'skill-dependency-never',
        bodyOffset + (never?.offset ?? 0),
        `Never lacks: ${says}.`,
        'Add it to the section Never.',
      ),
    ),
  ];
}

/** Two descriptions of one folder that share most of their telling words. */
function competing(skills: readonly Skill[]): readonly Problem[] {
  const ENOUGH = 0.6;
  const all = skills.map((skill) => ({ ...skill, words: wordsOf(skill.description.slice(0, MAX_DESCRIPTION)) }));
  return all.flatMap((skill, index) =>
    all
      .slice(0, index)
      .filter(({ folder, words }) => folder === skill.folder && likeness(words, skill.words) >= ENOUGH)
      .map((other) =>
        skill.report(
          'skill-competes',
          skill.offset,
          `The description is nearly that of ${shown(other.path, 120)}.`,
          'Say in each what the other does not do.',
        ),
      ),
  );
}

const COMMON = new Set('the and for with that this from use when skill into are its has have not'.split(' '));

function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .toLowerCase()
      .match(/[a-z][a-z-]{2,}/g)
      ?.filter((word) => !COMMON.has(word)) ?? [],
  );
}
