import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startSimulator, type Simulator } from '@agent-remediation/simulator';
import type { GitHub } from '@agent-remediation/github';
import { repositoriesOf } from './compare.ts';
import { drift } from './drift.ts';

const NEW = 'c0ffee'.repeat(7).slice(0, 40);
const OLD = 'decade'.repeat(7).slice(0, 40);
const kit = (name: string, pin: string, folder = 'organisation'): string =>
  readFileSync(new URL(`../../../../action-templates/${folder}/agent-${name}.yml`, import.meta.url), 'utf8')
    .replaceAll('0'.repeat(40), pin)
    .replaceAll('# unreleased', '# v1');
const files = (pin: string, ...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`.github/workflows/agent-${name}.yml`, kit(name, pin)]));

let sim: Simulator;
beforeEach(async () => {
  sim = await startSimulator();
  const add = (name: string, with_: Record<string, string>) =>
    sim.addRepository({ owner: 'octo-org', name, private: true, files: { 'README.md': '# x\n', ...with_ } });
  await add('current', files(NEW, 'label', 'merge', 'reconcile'));
  await add('another', files(NEW, 'label', 'merge', 'reconcile'));
  await add('whole', {
    '.github/workflows/agent-label.yml': kit('label', NEW, 'workflows'),
    ...files(NEW, 'merge', 'reconcile'),
  });
  await add('older', files(OLD, 'label', 'merge', 'reconcile'));
  await add('missing', files(NEW, 'label'));
  await add('none', {});
  await add('changed', {
    ...files(NEW, 'label', 'merge'),
    '.github/workflows/agent-reconcile.yml': kit('reconcile', NEW).replace('*/6', '*/2'),
  });
  await add('extra', {
    ...files(NEW, 'label', 'merge', 'reconcile'),
    '.github/workflows/our-own.yml': kit('sweep', NEW),
    '.github/workflows/ci.yml': 'on: push\njobs: {}\n',
  });
  const old = await add('archive', {});
  old.state.archived = true;
});
afterEach(() => sim.close());

async function run(token: Parameters<Simulator['addToken']>[0], ...args: readonly string[]) {
  const written = { out: '', err: '' };
  const terminal = {
    write: (text: string) => void (written.out += text),
    writeError: (text: string) => void (written.err += text),
    colours: false,
    now: () => 0,
  };
  const code = await drift(terminal, args, {
    GH_TOKEN: sim.addToken(token).value,
    GITHUB_API_URL: sim.apiUrl,
    GITHUB_GRAPHQL_URL: sim.graphqlUrl,
    AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '1',
  });
  return { code, ...written };
}
const LEAST = { login: 'kit-app[bot]', permissions: { contents: 'read', metadata: 'read' } } as const;

describe('drift', () => {
  test('says of each repository what is missing, older, changed and extra, with the least rights', async () => {
    const { code, out, err } = await run(LEAST, 'octo-org');
    expect([code, err]).toEqual([1, '']);
    expect(out).toContain(
      `octo-org/another  current
octo-org/changed
  changed  .github/workflows/agent-reconcile.yml: differs from the kit at line 6
octo-org/current  current
octo-org/extra
  extra    .github/workflows/our-own.yml
octo-org/missing
  missing  .github/workflows/agent-merge.yml
  missing  .github/workflows/agent-reconcile.yml
octo-org/none
  missing  .github/workflows/agent-label.yml
  missing  .github/workflows/agent-merge.yml
  missing  .github/workflows/agent-reconcile.yml
octo-org/older
  older    .github/workflows/agent-label.yml: pinned to decaded
  older    .github/workflows/agent-merge.yml: pinned to decaded
  older    .github/workflows/agent-reconcile.yml: pinned to decaded
octo-org/whole  current

octo-org: 3 of 8 repositories are current; measured by c0ffeec.
Left out, archived or forks: archive
`,
    );
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(sim.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    sim.assertStrict();
  });

  test('for programs: the same as JSON', async () => {
    const { code, out } = await run(LEAST, 'octo-org', '--json', '--only', 'cur');
    expect([code, JSON.parse(out)]).toEqual([
      0,
      {
        organisation: 'octo-org',
        pin: NEW,
        skipped: [],
        repositories: [
          {
            repository: 'octo-org/current',
            files: ['label', 'merge', 'reconcile'].map((name) => ({
              path: `.github/workflows/agent-${name}.yml`,
              state: 'current',
              why: '',
            })),
          },
        ],
      },
    ]);
  });

  test('--pin says which release is meant, --triggers which callers', async () => {
    expect(await run(LEAST, 'octo-org', '--only', 'older', '--pin', OLD)).toMatchObject({ code: 0 });
    const { code, out } = await run(LEAST, 'octo-org', '--only', 'current', '--triggers', 'label');
    expect([code, out]).toEqual([1, expect.stringContaining('extra    .github/workflows/agent-merge.yml')]);
  });

  test('what is there now is all that is measured: a repository that was brought up to date is current', async () => {
    const none = sim.world.repositories.get('octo-org/none');
    expect(none).toBeDefined();
    const handle = await sim.addRepository({ owner: 'octo-org', name: 'new', private: true, files: {} });
    await handle.push('main', files(NEW, 'label', 'merge', 'reconcile'), { by: 'octo-admin' });
    expect((await run(LEAST, 'octo-org', '--only', 'new')).code).toBe(0);
  });

  test('more than one page of repositories', async () => {
    const page = (number: number): readonly unknown[] =>
      Array.from({ length: number === 1 ? 100 : 1 }, (_, index) => ({ name: `r${number}-${index}` }));
    const github: GitHub = {
      get: (_, { page: number }) => Promise.resolve({ status: 200, data: page(Number(number)), at: undefined }),
      write: () => Promise.reject(new Error('no write')),
      graph: () => Promise.reject(new Error('no query')),
    };
    const listed = await repositoriesOf(github, 'big-org', '');
    expect(listed.kind === 'read' && listed.repositories.length).toBe(101);
  });

  test('an organisation that is not there, and a token that may not', async () => {
    expect(await run(LEAST, 'nobody')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('the repositories of nobody cannot be listed: GitHub answered 404'),
    });
    const { code, out } = await run({ login: 'kit-app[bot]', permissions: { metadata: 'read' } }, 'octo-org');
    expect(code).toBe(1);
    expect(out).toContain('unread   GitHub answered 403; the token needs contents=read');
    // After three refusals in a row nobody is asked any more.
    expect(sim.requests.filter(({ path }) => path.includes('/contents/')).length).toBe(3);
    expect(out).toContain('unread   not asked, since those before could not be read');
  });

  test('a rate limit is waited for, not taken for an answer', async () => {
    sim.faults.add({
      when: { path: '/repos/octo-org/current/contents/.github/workflows', nth: 1 },
      fault: { kind: 'status', status: 429, headers: { 'retry-after': '1' }, body: { message: 'slow down' } },
    });
    expect(await run(LEAST, 'octo-org', '--only', 'current')).toMatchObject({ code: 0 });
  });
});
