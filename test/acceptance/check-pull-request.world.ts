import { DEFAULT_POLICY, digestOf } from '@agent-remediation/guardrails/rules';
import { startSimulator, type Simulator } from '@agent-remediation/simulator';
import type { Delivered, Repository } from './world.ts';

export type Pull = Awaited<ReturnType<Simulator['agent']['openDraftPullRequest']>>['pull'];

/** What the template grants. */
export const GRANTED = { checks: 'read', contents: 'read', pull_requests: 'write', statuses: 'write' } as const;
export const STATUS = 'agent-remediation/contract';
const POLICY = `${JSON.stringify(DEFAULT_POLICY, null, 2)}\n`;

/** A lockfile of npm with one package; `hash`: the letter that its hash is made of. */
export function lockfile(
  version: string,
  hash: string,
  address = 'https://registry.npm.example/lodash/-/lodash-',
): string {
  const lodash = { version, resolved: `${address}${version}.tgz`, integrity: `sha512-${hash.repeat(86)}==` };
  const packages = { '': { name: 'shop' }, 'node_modules/lodash': lodash };
  return `${JSON.stringify({ name: 'shop', lockfileVersion: 3, requires: true, packages }, null, 2)}\n`;
}

const FILES = {
  'package.json': '{\n  "scripts": { "test": "jest" },\n  "dependencies": {\n    "lodash": "^4.17.20"\n  }\n}\n',
  'package-lock.json': lockfile('4.17.20', 'A'),
  'src/search.ts': 'export const search = (term: string) => find(term);\n',
  'src/api/v1.ts': 'export interface Search {}\n',
  'test/search.test.ts': "test('finds', () => {\n  expect(search('a')).toEqual(['a']);\n});\n",
  'jest.config.js': 'export default { coverageThreshold: { global: {\n  branches: 90,\n} } };\n',
  '.github/workflows/ci.yml': 'on: push\n',
  '.github/workflows/agent-red-green.yml': 'on: pull_request\n',
};
const SETTINGS = {
  '.github/agent-remediation.yml': 'version: 1\nreviewers: [octo-org/security]\npublic-api: [src/api/**]\n',
};

export interface ContractWorld {
  readonly sim: Simulator;
  readonly repo: Repository;
  /** Opens an agent's pull request that keeps the contract, but for what is given. */
  readonly open: (fix?: Fix) => Promise<Pull>;
  /** Runs the committed bundle on a pull request as the template does. */
  readonly check: (pull: Pull, options?: CheckOptions) => Promise<Delivered>;
  readonly status: (pull: Pull) => string | undefined;
}

export interface Fix {
  readonly id?: string;
  readonly branch?: string;
  readonly base?: string;
  /** Branch that it starts from, where that is not the base. */
  readonly from?: string;
  readonly title?: string;
  readonly message?: string;
  readonly files?: Readonly<Record<string, string | Buffer | null>>;
  readonly body?: (body: string) => string;
  readonly draft?: boolean;
  readonly by?: string;
  readonly asked?: boolean;
  readonly fork?: Repository;
}

export interface CheckOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly permissions?: Readonly<Record<string, 'read' | 'write'>>;
  /** Login of the app whose token it is; the workflow's own otherwise. */
  readonly app?: string;
  readonly event?: Parameters<Simulator['deliver']>[1];
}

export const FIX = {
  'src/search.ts': 'export const search = (term: string) => find(escape(term));\n',
  'test/escape.test.ts': "test('escapes', () => {\n  expect(search('%')).toEqual([]);\n});\n",
};

export function describeFix(id: string, paths: readonly string[]): string {
  const issue = /^issue-(\d+)$/u.exec(id)?.[1];
  return [
    `## Finding\n\n\`${id}\`: the search term was not escaped.${issue === undefined ? '' : `\n\nRefs #${issue}`}`,
    `## Blast radius\n\n${paths.map((path) => `- \`${path}\``).join('\n')}\n- Public APIs affected: none.`,
    '## Verification\n\n1. `npm test`: the new test fails without the fix.',
  ].join('\n\n');
}

/** A private repository with settings, a vendored policy, an older branch without it, a maintainer and an outsider. */
export async function contractWorld(): Promise<ContractWorld> {
  const sim = await startSimulator();
  const repo = await sim.addRepository({ owner: 'octo-org', name: 'shop', private: true, files: FILES });
  repo.setPermission('maria', 'write');
  repo.setPermission('tom', 'maintain');
  repo.setPermission('rita', 'read');
  await repo.push('main', SETTINGS, { by: 'maria' });
  await repo.forceRef('older', await repo.head());
  await repo.push(
    'main',
    { '.agent/hooks/policy.json': POLICY, '.agent/hooks/policy.json.sha256': `${digestOf(POLICY)}  policy.json\n` },
    { by: 'maria' },
  );
  await repo.forceRef('develop', await repo.head());
  let opened = 0;
  const open: ContractWorld['open'] = async (fix = {}) => {
    opened += 1;
    const { id = `CASE-${opened}`, base = 'main', files = FIX, asked = true, draft = true } = fix;
    const { branch = `fix/${id}`, title = 'fix: escape the search term' } = fix;
    // Two commits with the same content in the same second would be one commit, and have one status.
    const message = `${fix.message ?? 'fix(sec): escape the search term'}\n\nFor pull request ${opened}.`;
    const body = describeFix(id, Object.keys(files));
    const source = fix.fork ?? repo;
    if (fix.from !== undefined) await source.push(branch, {}, { by: 'maria', from: fix.from, message });
    const { pull } = await sim.agent.openDraftPullRequest(null, {
      repository: repo,
      branch,
      base,
      title,
      message,
      draft,
      files,
      body: fix.body?.(body) ?? body,
      ...(fix.by === undefined ? {} : { by: fix.by }),
      ...(fix.fork === undefined ? {} : { fork: fix.fork }),
    });
    if (asked) pull.pull.requestedTeams.push('security');
    return pull;
  };
  const check: ContractWorld['check'] = async (pull, { inputs = {}, permissions = GRANTED, app, event } = {}) => {
    const login = app === undefined ? {} : { login: app };
    const token = sim.addToken({ ...login, repositories: [repo.fullName], permissions });
    const { payload } = event ?? (await repo.pullDelivery('synchronize', pull, { by: 'maria' }));
    return sim.deliver(
      'check-pull-request',
      { name: event?.name ?? 'pull_request_target', payload },
      {
        token,
        inputs: { agents: 'coding-agent[bot]', ...inputs },
        env: { AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '1' },
      },
    );
  };
  const status: ContractWorld['status'] = ({ pull }) =>
    repo.state.statuses.filter(({ sha, context }) => sha === pull.headSha && context === STATUS).at(-1)?.state;
  return { sim, repo, open, check, status };
}

export interface ShownBreach {
  readonly rule: string;
  readonly severity: 'fail' | 'ask' | 'warn';
  readonly path?: string;
  readonly line?: number;
  readonly seen: string;
}
export const breachesOf = ({ outputs }: Delivered): readonly ShownBreach[] =>
  JSON.parse(outputs['breaches'] ?? '[]') as ShownBreach[];

/** The bodies of the check's own comments on a pull request. */
export const commentsOn = (pull: Pull): readonly string[] =>
  pull.comments.filter(({ user }) => user.type === 'Bot').map(({ body }) => body);
