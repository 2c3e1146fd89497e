import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { operations } from '@octokit/openapi-types';
import { LABEL_READY, LABEL_REMEDIATE, LEDGER_BRANCH } from '@agent-remediation/conventions';
import { ROOT } from '../../packages/build/src/tools.ts';
import { FILES } from './files.ts';
import type { WorkflowFile } from './files.ts';

const FOLDER = join(ROOT, 'action-templates');
const readme = readFileSync(join(FOLDER, 'README.md'), 'utf8');
const templates = FILES.filter(({ place }) => place === 'template');
const nameOf = ({ path }: WorkflowFile): string => path.replace(/^.*\//, '');

test('every template is in the first table', () => {
  const linked = [...readme.matchAll(/^\| \[([\w-]+\.yml)\]\(workflows\/\1\)/gm)].map(([, name]) => name ?? '');
  expect(new Set(linked)).toEqual(new Set(templates.map(nameOf)));
});

describe('the permissions table is what the templates ask for', () => {
  test.each(templates.map((template) => [nameOf(template), template] as const))('%s', (name, { content }) => {
    const asked = Object.assign({}, ...Object.values(content.jobs).map((job) => job.permissions)) as Record<
      string,
      string
    >;
    const cell = Object.keys(asked)
      .sort()
      .map((scope) => `\`${scope}: ${asked[scope] ?? ''}\``);
    expect(readme).toContain(`| ${name} | ${cell.join(', ')} |`);
  });
});

test('every secret and variable that a workflow reads is in the set-up, and the other way round', () => {
  const read = FILES.flatMap(({ text }) =>
    [...text.matchAll(/(?:secrets|vars)\.([A-Z_]+)/g)].map(([, name]) => name ?? ''),
  );
  const named = [...readme.matchAll(/^\| `(AGENT_[A-Z_]+)` \|/gm)].map(([, name]) => name ?? '');
  expect(new Set(named)).toEqual(new Set(read));
});

test('labels, links and the ledger branch are the real ones', () => {
  expect(readme).toContain(`gh label create ${LABEL_READY} `);
  expect(readme).toContain(`gh label create ${LABEL_REMEDIATE} `);
  expect(readme).toContain(LEDGER_BRANCH);
  const links = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path]) => path ?? '');
  expect(links.filter((path) => !existsSync(join(FOLDER, path)))).toEqual([]);
});

describe("the rulesets have the form of GitHub's API, and do what the README says", () => {
  type Ruleset = operations['repos/create-repo-ruleset']['requestBody']['content']['application/json'];
  const common: Pick<Ruleset, 'target' | 'enforcement' | 'bypass_actors'> = {
    target: 'branch',
    enforcement: 'active',
    bypass_actors: [],
  };
  const rulesets: Readonly<Record<string, Ruleset>> = {
    'default-branch.json': {
      ...common,
      name: 'A person approves every change',
      conditions: { ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] } },
      rules: [
        { type: 'deletion' },
        { type: 'non_fast_forward' },
        {
          type: 'pull_request',
          parameters: {
            required_approving_review_count: 1,
            dismiss_stale_reviews_on_push: true,
            require_code_owner_review: false,
            require_last_push_approval: true,
            required_review_thread_resolution: true,
          },
        },
      ],
    },
    'contract.json': {
      ...common,
      name: 'The contract of a remediation is kept',
      conditions: { ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] } },
      rules: [
        {
          type: 'required_status_checks',
          parameters: {
            strict_required_status_checks_policy: false,
            do_not_enforce_on_create: true,
            // The app of GitHub Actions: no other app and no person may give this status.
            required_status_checks: [{ context: 'agent-remediation/contract', integration_id: 15_368 }],
          },
        },
      ],
    },
    'ledger.json': {
      ...common,
      name: 'The ledger keeps its history',
      conditions: { ref_name: { include: [`refs/heads/${LEDGER_BRANCH}`], exclude: [] } },
      rules: [{ type: 'deletion' }, { type: 'non_fast_forward' }],
    },
  };
  test.each(Object.entries(rulesets))('%s', (name, expected) => {
    expect(JSON.parse(readFileSync(join(FOLDER, 'rulesets', name), 'utf8'))).toEqual(expected);
  });
});
