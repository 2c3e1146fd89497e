import { branchName } from '@agent-remediation/conventions';
import { references } from '@agent-remediation/text';
import { headingForm, type Section } from '../description.ts';
import type { Breach } from '../breach.ts';
import type { Case, Rule } from './rule.ts';

/** The description: its parts, its one finding, its blast radius. */
export const texts: Rule = (given) => [...parts(given), ...oneFinding(given), ...blastRadius(given)];

function part({ sections, contract }: Case, index: 0 | 1 | 2): Section | undefined {
  return sections.get(headingForm(contract.headings[index]));
}

function parts(given: Case): readonly Breach[] {
  return ([0, 1, 2] as const).flatMap((index): readonly Breach[] => {
    const heading = given.contract.headings[index];
    const section = part(given, index);
    if (section?.says === true) return [];
    const content = [
      'the finding ID and the line Refs #<issue>',
      'the files touched and the public APIs affected',
      'the steps by which a reviewer can verify the fix',
    ][index];
    return [
      {
        rule: 'description',
        severity: 'fail',
        seen:
          section === undefined ? `the heading ${heading} is missing` : `below the heading ${heading} nothing is said`,
        why: 'a reviewer needs the finding, what the change reaches, and how to verify it',
        instead: `Write the heading ## ${heading} and below it ${content ?? ''}.`,
      },
    ];
  });
}

/** Ids whose form says that they are a finding's. */
const KNOWN_ID = /(?<![\w.-])(?:issue|code-scanning|dependabot|secret-scanning)-[1-9]\d*(?![\w-])/gu;

function oneFinding(given: Case): readonly Breach[] {
  const { finding, facts, contract } = given;
  const why = 'one finding, one pull request: each is reviewed, merged, verified and taken back by itself';
  const breach = (seen: string, instead: string): Breach => ({
    rule: 'one-finding',
    severity: 'fail',
    seen,
    why,
    instead,
  });
  const breaches = facts.siblings.map((number) =>
    breach(`#${number} is open for the same finding`, `Close one of the two: this one, or #${number}.`),
  );
  for (const number of facts.sameHead) {
    // The verdict is a status of the commit: one of the two would be green by the other's.
    const seen = `#${number} has the same newest commit`;
    breaches.push(breach(seen, `Close one of the two: this one, or #${number}.`));
  }
  const section = part(given, 0);
  if (finding === undefined || section === undefined) return breaches;
  if (!idsIn(section.text).some((id) => branchName(id, finding.generation) === facts.branch)) {
    const seen = `the part ${contract.headings[0]} does not name ${finding.id}`;
    breaches.push(breach(seen, `Write the finding ID ${finding.id} below that heading.`));
  }
  const others = [...new Set(section.text.match(KNOWN_ID) ?? [])].filter((id) => id !== finding.id);
  if (others.length > 0) {
    const seen = `the part ${contract.headings[0]} names ${others.join(', ')} besides ${finding.id}`;
    breaches.push(breach(seen, 'Leave the other findings to pull requests of their own.'));
  }
  return [...breaches, ...referenced(given, section).map(({ seen, instead }) => breach(seen, instead))];
}

/** An issue's finding references its issue, and no part of the description another one before it (D13). */
function referenced(
  { finding, facts, contract }: Case,
  section: Section,
): readonly { readonly seen: string; readonly instead: string }[] {
  const { owner, name, host } = contract.repository;
  const context = { owner, repo: name, host };
  const numbers = [...new Set(references(section.text, context).map(({ number }) => number))];
  if (numbers.length > 1) {
    const seen = `the part ${contract.headings[0]} references ${numbers.map((number) => `#${number}`).join(', ')}`;
    return [{ seen, instead: "Reference the finding's own issue alone." }];
  }
  const issue = /^issue-(\d+)$/u.exec(finding?.id ?? '')?.[1];
  const [first] = references(facts.body, context);
  if (issue === undefined || first?.number === Number(issue)) return [];
  const seen = first === undefined ? 'the description references no issue' : `the first reference is #${first.number}`;
  return [{ seen, instead: `Write the line Refs #${issue} first, in plain text.` }];
}

/** Every run of characters that can be an id; a full stop at the end of a sentence is none of it. */
function idsIn(text: string): readonly string[] {
  const words = text.match(/[A-Za-z0-9][A-Za-z0-9._-]{0,63}/gu) ?? [];
  return [...new Set(words.flatMap((word) => [word, word.replace(/[._-]+$/u, '')]))];
}

function blastRadius(given: Case): readonly Breach[] {
  const section = part(given, 1);
  if (section?.says !== true) return [];
  const { files } = given.facts;
  const words = [...new Set(wordsOf(section.text))];
  // `src/search/`, `src/search/*` and `src/search/**` stand for what is below.
  const folders = words.filter((word) => word.endsWith('/') && !word.startsWith('/'));
  const covers = (path: string): boolean =>
    isNamed(path, section.text) || folders.some((folder) => path.startsWith(folder));
  const why = 'a reviewer trusts this part to know how far the change reaches';
  const missing = files.filter(({ path }) => !covers(path));
  const touched = new Set(files.flatMap(({ path, previous }) => [path, ...(previous === undefined ? [] : [previous])]));
  const claimed = words.filter((word) => LIKE_A_PATH.test(word)).filter((word) => !isTouched(word, touched));
  const heading = given.contract.headings[1];
  // The word is the same in every language that programs are described in.
  const silent: readonly Breach[] = /\bAPIs?\b/iu.test(section.text)
    ? []
    : [
        {
          rule: 'blast-radius',
          severity: 'fail',
          seen: `the part ${heading} says nothing about public APIs`,
          why,
          instead: 'Say there which public APIs are affected, or that none is.',
        },
      ];
  return [
    ...silent,
    ...missing.slice(0, 20).map(({ path }): Breach => ({
      rule: 'blast-radius',
      severity: 'fail',
      path,
      seen: `the part ${heading} does not name ${path}`,
      why,
      instead: `Name it there, or its folder as ${path.slice(0, path.lastIndexOf('/') + 1) || path}.`,
    })),
    ...(missing.length > 20 ? [more(missing.length - 20, heading, why)] : []),
    ...claimed.slice(0, 5).map((word): Breach => ({
      rule: 'blast-radius',
      severity: 'warn',
      seen: `the part ${heading} names ${word}, which does not change`,
      why,
      instead: 'Take it out there.',
    })),
  ];
}

function more(count: number, heading: string, why: string): Breach {
  const seen = `the part ${heading} does not name ${count} more files`;
  return { rule: 'blast-radius', severity: 'fail', seen, why, instead: 'Name them there, or their folders.' };
}

/** Whether the text holds the path itself and not only a longer one: `lib/src/a.ts` and `src/a.ts.map` do not name `src/a.ts`. */
function isNamed(path: string, text: string): boolean {
  for (let at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + path.length)) {
    const end = at + path.length;
    if (BEFORE_PATH.test(text.slice(Math.max(0, at - 3), at)) && BEHIND_PATH.test(text.slice(end, end + 2)))
      return true;
  }
  return false;
}

/** Letters of other scripts are no part of it: some write no blank between words. */
const BEFORE_PATH = /(?:^|[^a-z0-9@/.-])(?:\.\/)?$/iu;
const BEHIND_PATH = /^(?!\.[a-z0-9])(?:$|[^a-z0-9/-])/iu;

const LIKE_A_PATH = /^[\w@.-]+(?:\/[\w@.-]+)+\.\w{1,8}$/u;

function isTouched(word: string, touched: ReadonlySet<string>): boolean {
  return [...touched].some((path) => path === word || path.endsWith(`/${word}`));
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s`,;()<>"'|[\]]/u).map(trimmed);
}

/** Without marks of emphasis around it and what ends a sentence behind it; `folder/**` becomes `folder/`. One pass over the word. */
function trimmed(word: string): string {
  let from = 0;
  let to = word.length;
  while (from < to && '*~'.includes(word.charAt(from))) from += 1;
  while (to > from && '.:*_~'.includes(word.charAt(to - 1))) to -= 1;
  return word.slice(from, to);
}
