import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

/** The seed's rules that concern create-session and close-on-merge, per section; each is the title of a test, or its beginning. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  '1B': [
    'a risky pattern is a lead, not proof',
    'the finding stays open until the fix is merged and verified',
    'auto-merge is never allowed',
  ],
  '2.5': [
    'branch fix/<finding-id>',
    'Conventional Commit prefixes fix(sec): and fix(deps):',
    'PR title fix: <one-line summary>',
    'PR description with finding ID, blast radius and verification steps',
    'DRAFT, with the security reviewers team as reviewer',
    'never merge',
    'protected paths: migrations, infrastructure, generated code, lockfiles',
    'the project commands for build and test',
    'the dependency task goes in the order of the skill, and may change lockfiles',
  ],
  '3.2': [
    'a label that asks for it makes the automation post a session',
    'smallest safe change, focused regression test, no unrelated refactor',
    'supported build and test commands',
    'the draft PR is linked to the finding',
    'a guardrail blocks: stop and ping a person',
    'pause and ask before four kinds of change',
    'merged by a human; a workflow may close the source issue',
  ],
  '4.1': [
    'POST to {base_url}/v3/organizations/{org_id}/sessions with a JSON body',
    'every usage supplies prompt; title, tags and repos have their types',
    '%s from the input %s',
    'an empty input is not sent, as an absent one is not',
    'the base branch is stated in the brief',
    'status code and response text are forwarded unchanged',
  ],
  '4.3': [
    'repository_dispatch security-finding with client_payload finding_id and description',
    'workflow_dispatch with inputs ticket_key and brief',
  ],
  '5': [
    'Authorization: Bearer <API_KEY> on every session API call',
    'create_as_user_id and its permission only by explicit input',
    'key and organisation id are secrets, never in a repository file',
    'repositories are limited to the one that the finding is in',
  ],
  '6': [
    'an issue gets the label ready-for-agent',
    'an issue gets the label agent-remediate',
    'a comment holds the command /agent remediate',
    'repository_dispatch of type security-finding',
    'workflow_dispatch with ticket_key and brief',
    'a schedule with a finding from a scanner as inputs',
    'a manual dispatch with a finding as inputs',
    'a label of another name starts nothing',
    'a pull request closed without a merge closes nothing',
    'the issue is the first #<number> in the PR body',
    'the first #<number> to the letter where the settings say so',
  ],
  '7': [
    'an event that is not the ready-state event creates no session',
    'the same status and text are returned also when the service refuses',
    'before such a change the agent asks on the team channel',
    'tests fail: no PR, stop and summarise',
    'the base branch is stated, so that a PR lands on it',
  ],
  '8': [
    'at most five new sessions per run',
    'a limit above five new sessions per run is refused',
    'max_acu_limit caps the compute budget of a session',
    'one finding, one PR',
    'no auto-merge',
  ],
  '9': ['new automation starts on v3; an address or key of v1 or v2 is refused'],
};

const folders = ['.', '../acceptance'].map((folder) => new URL(`${folder}/`, import.meta.url));
const own = 'create-session-rules.test.ts';
const sources = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts') && file !== own)
    .map((file) => readFileSync(new URL(file, folder), 'utf8')),
);
/** Every text in quotes that begins with `seed <section>:`. */
const titles = sources.flatMap((text) =>
  [...text.matchAll(/'(seed [0-9.]+B?: [^'\n]+)'/g)].map((match) => match[1] ?? ''),
);

describe('the rules of the seed and the tests that name them', () => {
  test.each(Object.entries(RULES).flatMap(([section, rules]) => rules.map((rule) => [`seed ${section}: ${rule}`])))(
    '%s',
    (rule) => {
      expect(titles.filter((title) => title.startsWith(rule))).not.toEqual([]);
    },
  );

  test('every section that concerns the two actions is there', () => {
    expect(Object.keys(RULES).sort()).toEqual(['1B', '2.5', '3.2', '4.1', '4.3', '5', '6', '7', '8', '9']);
  });
});
