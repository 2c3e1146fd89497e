/** Skills (seed 2.5, 7.8; the open specification: name, description, lengths, name = folder). */
import { AGENTS } from '../agents.ts';
import { readFrontMatter, type FrontMatter } from '../front-matter.ts';
import { sectionsOf, stepsOf, type Section } from '../markdown-sections.ts';
import { reporter, shown, type Problem } from '../problem.ts';
import type { Context } from './context.ts';

type Read = Extract<FrontMatter, { readonly kind: 'read' }>;
type Report = ReturnType<typeof reporter>;

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_NAME = 64;
const MAX_DESCRIPTION = 1_024;
const MAX_LINES = 500;
/** Characters that are looked into, of a step and of the Never section; patterns that span words are slow on endless texts. */
const MAX_STEP = 2_000;
const MAX_NEVER = 10_000;
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
    if (folder === undefined || !/\/skill\.md$/i.test(path)) continue;
    const text = tree.read(path);
    if (text === undefined) continue;
    const report = reporter(path, text);
    const [name = '', file = '', deeper] = path.slice(folder.length + 1).split('/');
    if (file !== 'SKILL.md' || deeper !== undefined) {
      problems.push(report('skill-misplaced', 0, `No agent looks here.`, `Move it to ${folder}/<name>/SKILL.md.`));
      continue;
    }
    const read = readFrontMatter(text);
    if (read.kind === 'fault') {
      problems.push(
        report(
          'skill-front-matter',
          read.offset,
          `${read.message}.`,
          'Begin the file with ---, name, description, ---.',
        ),
      );
      continue;
    }
    problems.push(...frontMatter(read, name, report), ...body(read, text, name, report));
    const description = read.fields.get('description');
    if (typeof description?.value === 'string')
      skills.push({ path, folder, description: description.value, report, offset: description.offset });
  }
  return [...problems, ...competing(skills.slice(0, MAX_COMPARED))];
}

function frontMatter({ fields }: Read, folder: string, report: Report): readonly Problem[] {
  const problems: Problem[] = [];
  const name = fields.get('name');
  if (name === undefined) problems.push(report('skill-name', 0, 'There is no name.', `Add name: ${shown(folder)}`));
  else if (typeof name.value !== 'string' || name.value.length > MAX_NAME || !NAME.test(name.value))
    problems.push(
      report(
        'skill-name',
        name.offset,
        `The name is ${shown(name.value)}.`,
        'Small letters, digits and single hyphens, 1 to 64 characters.',
      ),
    );
  else if (name.value !== folder)
    problems.push(
      report(
        'skill-name-folder',
        name.offset,
        `The name is ${shown(name.value)}, the folder ${shown(folder)}.`,
        `Write name: ${shown(folder)}, or rename the folder.`,
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
  else if (!/\b(when|whenever|if|for|before|after|use (this|it)|asks?)\b/i.test(text))
    problems.push(
      report(
        'skill-trigger',
        description?.offset ?? 0,
        'The description does not say when to use the skill.',
        'Add a sentence "Use when …" with the words that the task will have.',
      ),
    );
  for (const [field, { offset }] of fields) {
    if (!FIELDS.has(field))
      problems.push(
        report(
          'skill-unknown-field',
          offset,
          `The field ${shown(field)} is not known.`,
          `Known are: name, description and others of the specification.`,
        ),
      );
  }
  return problems;
}

function body({ body: text, bodyOffset }: Read, whole: string, name: string, report: Report): readonly Problem[] {
  const sections = sectionsOf(text);
  const find = (title: string): Section | undefined =>
    sections.find((section) => section.title.toLowerCase() === title.toLowerCase());
  const problems: Problem[] = SECTIONS.filter((title) => (find(title)?.body ?? '').trim() === '').map((title) =>
    report(
      'skill-section',
      bodyOffset + (find(title)?.offset ?? 0),
      `The section "${title}" is missing or empty.`,
      `Add "## ${title}".`,
    ),
  );
  const workflow = find('Workflow');
  const steps = workflow === undefined ? [] : stepsOf(workflow);
  if (workflow !== undefined && workflow.body.trim() !== '' && steps.length === 0)
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
  if (isDependencySkill(name))
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
