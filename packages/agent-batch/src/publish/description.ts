import { PULL_REQUEST_TITLE_PREFIX, type Settings } from '@agent-remediation/conventions';
import type { ChangedFile } from '@agent-remediation/guardrails/contract';
import { closingKeywords, inertBlock } from '@agent-remediation/text';
import type { ClaimFile } from '../folder/claim-file.ts';

/** By which a pull request's description is known to be that of a claim. */
export const claimMarker = (nonce: string): string => `<!-- agent-remediation:claim ${nonce} -->`;

/** A title that mentions nobody and closes nothing, from untrusted text; else the finding's id alone. */
export function titleOf({ title, findingId }: ClaimFile, place: Parameters<typeof closingKeywords>[1]): string {
  const isLive = /[@#]|:\/\//u.test(title) || closingKeywords(title, place).length > 0;
  return `${PULL_REQUEST_TITLE_PREFIX}${isLive ? findingId : title}`;
}

export interface DescriptionFacts {
  readonly claim: ClaimFile;
  /** Headings of the three parts, as the settings have them. */
  readonly headings: Settings['pullRequest']['headings'];
  readonly files: readonly ChangedFile[];
  /** Files of the change that the settings call public API. */
  readonly publicApi: readonly string[];
  /** The agent's own words, without secrets. */
  readonly summary: string;
  /** Said where the base branch has moved on since the claim. */
  readonly moved: string | undefined;
  readonly runUrl: string;
}

/** The three parts that the contract asks for (seed 2.5), in words that this run can answer for, and the agent's words as data. */
export function descriptionOf(facts: DescriptionFacts): string {
  const { claim, files, publicApi, summary, moved, runUrl } = facts;
  const [finding, blast, verification] = facts.headings;
  const setup = claim.setup.map((command) => `- Set-up: ${code(command)}`);
  return [
    claimMarker(claim.nonce),
    `## ${finding}`,
    '',
    claim.findingId,
    ...(claim.issue === null ? [] : ['', `Refs #${claim.issue}`]),
    '',
    `## ${blast}`,
    '',
    `Files touched: ${files.length}.`,
    '',
    ...files.map(({ path, additions, deletions }) => `- ${code(path)} (+${additions} -${deletions})`),
    '',
    publicApi.length === 0
      ? 'Public APIs affected: none of the files is listed as a public API in the settings.'
      : `Public APIs affected: ${publicApi.map(code).join(', ')}.`,
    '',
    `## ${verification}`,
    '',
    'Check out the branch, and run:',
    '',
    ...setup,
    `- Test: ${code(claim.test)}`,
    '',
    `The same commands ran in a job without write access, on commit ${claim.base} with this change: they passed.`,
    ...(moved === undefined ? [] : ['', moved]),
    ...(runUrl === '' ? [] : ['', `Run: ${runUrl}`]),
    ...(summary.trim() === '' ? [] : ['', 'What the agent says, unchecked:', '', inertBlock(summary)]),
    '',
  ].join('\n');
}

/** A path or command as code, whatever it holds. */
function code(text: string): string {
  const line = text.replaceAll(/[\r\n\t]+/g, ' ');
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}
