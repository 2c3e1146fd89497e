import {
  BRANCH_PREFIX,
  COMMIT_PREFIXES,
  FINDING_KINDS,
  PULL_REQUEST_TITLE_PREFIX,
} from '@agent-remediation/conventions';
import { closingKeywords } from '@agent-remediation/text';
import type { Breach } from '../breach.ts';
import type { Case, Rule } from './rule.ts';

/** Code points of a title's summary; more is no one-line summary. */
const LONGEST_TITLE = 200;

/** Branch, title, commits: the conventions that let people and programs tell a remediation. */
export const names: Rule = (given) => [
  ...branch(given),
  ...title(given),
  ...unseenCommits(given),
  ...commits(given),
  ...closing(given),
];

function branch({ facts, finding }: Case): readonly Breach[] {
  const instead = `Open it from a branch ${BRANCH_PREFIX}<finding-id> of this repository.`;
  if (facts.fromFork) {
    const why = 'the branch of a fork is not under the rules of this repository';
    return [{ rule: 'branch', severity: 'fail', seen: 'the branch is in a fork', why, instead }];
  }
  if (finding !== undefined) return [];
  const why = 'the branch ties the change to its finding';
  return [{ rule: 'branch', severity: 'fail', seen: `the branch is ${facts.branch}`, why, instead }];
}

function title({ facts }: Case): readonly Breach[] {
  const summary = facts.title.startsWith(PULL_REQUEST_TITLE_PREFIX)
    ? facts.title.slice(PULL_REQUEST_TITLE_PREFIX.length).trim()
    : '';
  if (summary !== '' && summary.length <= LONGEST_TITLE) return [];
  return [
    {
      rule: 'title',
      severity: 'fail',
      seen: `the title is ${facts.title}`,
      why: 'one form of title lets people and programs find the fixes',
      instead: `Write ${PULL_REQUEST_TITLE_PREFIX}<one-line summary>, at most ${LONGEST_TITLE} characters.`,
    },
  ];
}

/** GitHub lists 250 commits at most; a commit that is not seen is not judged. */
function unseenCommits({ facts }: Case): readonly Breach[] {
  if (facts.commitCount <= facts.commits.length) return [];
  return [
    {
      rule: 'not-seen',
      severity: 'fail',
      seen: `${facts.commitCount - facts.commits.length} of ${facts.commitCount} commits were not listed`,
      why: 'what is not seen is not judged',
      instead: 'Squash the commits of the branch.',
    },
  ];
}

function commits({ facts, finding }: Case): readonly Breach[] {
  return facts.commits.flatMap(({ oid, message, parents }): readonly Breach[] => {
    const headline = message.split('\n', 1)[0] ?? '';
    // GitHub's own button "Update branch" makes a merge commit; what it brings is on the base branch already.
    if (parents > 1 && headline.startsWith('Merge ')) return [];
    const prefix = COMMIT_PREFIXES.find((each) => headline.startsWith(each));
    const seen = `commit ${oid.slice(0, 12)}: ${headline}`;
    const why = 'the prefix tells a fix of code from one of dependencies, also in change logs';
    if (prefix === undefined || headline.slice(prefix.length).trim() === '') {
      const instead = `Reword it to ${COMMIT_PREFIXES.join(' or ')} and a summary.`;
      return [{ rule: 'commits', severity: 'fail', seen, why, instead }];
    }
    const wanted = finding?.kind === undefined ? prefix : FINDING_KINDS[finding.kind].commitPrefix;
    if (prefix === wanted) return [];
    return [{ rule: 'commits', severity: 'warn', seen, why, instead: `This kind of finding asks for ${wanted}.` }];
  });
}

function closing({ facts, contract }: Case): readonly Breach[] {
  const { owner, name, host } = contract.repository;
  const found = (text: string, where: string): readonly Breach[] =>
    closingKeywords(text, { owner, repo: name, host }).map((keyword) => ({
      rule: 'closing-keyword',
      severity: 'fail',
      seen: `${where}: ${keyword.text}`,
      why: 'GitHub would close the issue at the merge, before anything is verified',
      instead: `Write Refs #${keyword.number}.`,
    }));
  return [
    ...found(facts.title, 'title'),
    ...found(facts.body, 'description'),
    ...facts.commits.flatMap(({ oid, message }) => found(message, `commit ${oid.slice(0, 12)}`)),
  ];
}
