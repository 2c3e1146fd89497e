import { describe, expect, test } from '@jest/globals';
import { readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entry } from '../../packages/remediation/src/ledger/entry.cases.ts';
import { writeOpen, type Entry } from '../../packages/remediation/src/ledger/entry.ts';
import { inJob, type Job } from './snapshot-run.ts';

const README = readFileSync(fileURLToPath(new URL('../../actions/build-snapshot/README.md', import.meta.url)), 'utf8');
/** The example of the README is the input of these tests. */
const [, EXAMPLE = ''] = /```yaml\n(# yaml-language-server[^]*?)```/.exec(README) ?? [];
const PAGE = readFileSync(fileURLToPath(new URL('../../packages/snapshot/page/index.html', import.meta.url)), 'utf8');
/** The snapshots that a page holds. */
const embeddedIn = (page: string): readonly { readonly name: string; readonly text: string }[] =>
  JSON.parse(/<script id="snapshots" type="application\/json">([^<]*)/.exec(page)?.[1] ?? '');
const build = (job: Job, inputs: Readonly<Record<string, string>> = {}) =>
  job.run('build-snapshot', { files: 'inputs.yml', ...inputs });

describe('from files', () => {
  test("the README's example is built, written, and valid", () =>
    inJob(async (job) => {
      job.write('inputs.yml', EXAMPLE);
      const { code, outputs, commands, summary } = await build(job, {
        'badge-file': 'coverage/badge.svg',
        'csv-file': 'coverage/out.csv',
      });
      expect([code, commands]).toEqual([0, []]);
      expect(outputs).toMatchObject({
        reason: 'snapshot-built',
        portfolios: '2',
        'action-needed': '0',
        exposures: '1',
        'not-looked-at': '0',
      });
      expect(JSON.parse(job.read('coverage/snapshot.json'))).toMatchObject({
        portfolios: [
          { id: 'portfolio-payments', coverage_state: 'ready', dependency_portfolio_ids: ['portfolio-platform'] },
          { id: 'portfolio-platform', coverage_state: 'tracked' },
        ],
      });
      expect(job.read('coverage/badge.svg')).toContain('<svg');
      expect(job.read('coverage/out.csv')).toContain('portfolio-payments');
      expect(readFileSync(outputs['comment-path'] ?? '', 'utf8')).toContain('###');
      expect(summary).toContain('`Payments`');
      const verdict = await job.run('validate-snapshot', { files: 'coverage/*.json', coherence: 'error' });
      expect(verdict.outputs).toMatchObject({ valid: 'true', faults: '0' });
    }));

  test('the page is written with the snapshot, and the last one, inside (D23)', () =>
    inJob(async (job) => {
      job.write('inputs.yml', EXAMPLE);
      const first = await build(job);
      expect(first).toMatchObject({ code: 0, outputs: { 'page-path': 'coverage/index.html' } });
      const page = job.read('coverage/index.html');
      const snapshot = { name: 'coverage/snapshot.json', text: job.read('coverage/snapshot.json') };
      expect(embeddedIn(page)).toEqual([snapshot]);
      // Everything else of it is the committed page, byte for byte.
      expect(page.replace(/(<script id="snapshots"[^>]*>)[^<]*/, '$1[]')).toBe(PAGE);
      await build(job, { last: 'coverage/snapshot.json', 'page-file': 'site/page.html' });
      expect(embeddedIn(job.read('site/page.html'))).toEqual([
        { ...snapshot, name: 'the last one' },
        { name: 'coverage/snapshot.json', text: job.read('coverage/snapshot.json') },
      ]);
    }));

  test('no page by choice, and another server than github.com is named in its policy (D23)', () =>
    inJob(async (job) => {
      job.write('inputs.yml', EXAMPLE);
      expect(await build(job, { 'page-file': 'none' })).toMatchObject({ code: 0, outputs: { 'page-path': '' } });
      expect(() => job.read('coverage/index.html')).toThrow();
      await job.run('build-snapshot', { files: 'inputs.yml' }, { GITHUB_API_URL: 'https://github.example.com/api/v3' });
      const page = job.read('coverage/index.html');
      expect(page).toContain('connect-src https://github.example.com/api/v3/;');
      expect(page).not.toContain('https://api.github.com;');
    }));

  test('a hostile text cannot leave the data of the page (P8)', () =>
    inJob(async (job) => {
      const hostile = '</script><script>alert(1)</script><!--';
      job.write('inputs.yml', EXAMPLE.replace('name: Checkout', `name: '${hostile}'`));
      await build(job);
      const page = job.read('coverage/index.html');
      expect(page.match(/<script/g)).toEqual(PAGE.match(/<script/g));
      expect(embeddedIn(page)[0]?.text).toContain(hostile);
    }));

  test('compares with the last one, and fails where the score fell by more than allowed', () =>
    inJob(async (job) => {
      job.write('inputs.yml', EXAMPLE);
      const inputs = { last: 'coverage/snapshot.json', 'max-score-fall': '5' };
      expect(await build(job, inputs)).toMatchObject({ code: 0, outputs: { worse: '' } });
      expect(await build(job, inputs)).toMatchObject({ code: 0, outputs: { worse: '0' } });
      job.write('inputs.yml', EXAMPLE.slice(0, EXAMPLE.indexOf('channels:')));
      const worse = await build(job, inputs);
      expect(worse).toMatchObject({ code: 1, outputs: { reason: 'snapshot-regressed', worse: '1' } });
      expect(worse.summary).toContain('🔻 worse');
    }));

  test('a last one of another version is refused by the one gate', () =>
    inJob(async (job) => {
      job.write('inputs.yml', EXAMPLE);
      job.write('last.json', '{"schema_version":"service.portfolio-coverage.v2"}');
      expect(await build(job, { last: 'last.json' })).toMatchObject({
        code: 1,
        outputs: { reason: 'snapshot-unknown-version' },
      });
    }));

  test('a dry run writes nothing into the workspace', () =>
    inJob(async (job) => {
      job.write('inputs.yml', EXAMPLE);
      expect(await build(job, { 'dry-run': 'true' })).toMatchObject({ code: 0, outputs: { reason: 'snapshot-built' } });
      for (const file of ['snapshot.json', 'index.html']) expect(() => job.read(`coverage/${file}`)).toThrow();
    }));

  test('SARIF files are exposures of an asset', () =>
    inJob(async (job) => {
      job.write('inputs.yml', EXAMPLE);
      const run = {
        tool: { driver: { name: 'scan' } },
        results: [{ ruleId: 'r', level: 'error', message: { text: 'x' } }],
      };
      job.write('scan.sarif', JSON.stringify({ version: '2.1.0', runs: [run] }));
      expect(await build(job, { 'sarif-files': '*.sarif', 'sarif-asset': 'octo-org/checkout' })).toMatchObject({
        code: 0,
        outputs: { exposures: '2' },
      });
      job.write('scan.sarif', '{}');
      for (const files of ['*.sarif', 'gone/*.sarif', '../scan.sarif'])
        expect([files, await build(job, { 'sarif-files': files })]).toMatchObject([
          files,
          { code: 1, outputs: { reason: 'snapshot-inputs-invalid' } },
        ]);
    }));

  test('a scan that failed was not looked at: it is never a clean one (P17)', () =>
    inJob(async (job) => {
      job.write('inputs.yml', EXAMPLE);
      const run = {
        tool: { driver: { name: 'scan' } },
        invocations: [{ executionSuccessful: false, exitCode: 3 }],
        results: [],
      };
      job.write('scan.sarif', JSON.stringify({ version: '2.1.0', runs: [run] }));
      const inputs = { 'sarif-files': '*.sarif', 'sarif-asset': 'octo-org/checkout' };
      const { code, outputs, summary } = await build(job, inputs);
      expect([code, outputs]).toMatchObject([0, { 'not-looked-at': '1', exposures: '1' }]);
      expect(summary).toContain('exit code 3');
      expect(job.read('coverage/snapshot.json')).toContain('Not looked at: the scan of scan.sarif.');
    }));

  test.each([
    [
      'a dangling portfolio id',
      EXAMPLE.replace('severity_min: medium', 'portfolio_ids: [portfolio-gone]'),
      '/policies/0/match/portfolio_ids/0',
    ],
    ['a field that is not there', EXAMPLE.replace('criticality: high', 'critical: high'), '/assets/1'],
    ['not YAML', 'assets: [', 'inputs.yml'],
    ['an alias', 'assets: &a []\nexposures: *a', 'inputs.yml'],
  ])('%s is a fault with its place', (_, text, place) =>
    inJob(async (job) => {
      job.write('inputs.yml', text);
      const { code, outputs, summary } = await build(job);
      expect([code, outputs['reason']]).toEqual([1, 'snapshot-inputs-invalid']);
      expect(summary).toContain(place);
    }),
  );

  test('a policy that can never match is a notice', () =>
    inJob(async (job) => {
      job.write('inputs.yml', EXAMPLE.replace('severity_min: medium', 'owner_teams: [Disbanded]'));
      const { code, summary } = await build(job);
      expect([code, summary.includes('`policy-never-matches`')]).toEqual([0, true]);
    }));

  test('a file that cannot be written is said, and is no fault of ours', () =>
    inJob(async (job) => {
      job.write('inputs.yml', EXAMPLE);
      const ran = await build(job, { output: 'inputs.yml/snapshot.json' });
      expect(ran).toMatchObject({ code: 1, outputs: { reason: 'input-invalid' } });
      expect(ran.stdout).toContain('inputs.yml/snapshot.json cannot be written');
    }));

  test('nothing outside the workspace is read or written (P10)', () =>
    inJob(async (job) => {
      job.write('inputs.yml', EXAMPLE);
      job.write('../outside/inputs.yml', EXAMPLE);
      symlinkSync(join(job.workspace, '../outside'), join(job.workspace, 'out'));
      for (const files of ['../outside/inputs.yml', 'out/inputs.yml', 'out/*.yml', 'gone/*.yml'])
        expect([files, await build(job, { files })]).toMatchObject([
          files,
          { code: 1, outputs: { reason: 'snapshot-inputs-invalid' } },
        ]);
      for (const input of ['output', 'page-file', 'badge-file', 'csv-file'])
        for (const path of ['../x.json', 'out/x.json', '/tmp/x.json'])
          expect([input, path, await build(job, { [input]: path })]).toMatchObject([
            input,
            path,
            { code: 1, outputs: { reason: 'input-invalid' } },
          ]);
    }));

  test('something to build from is needed', () =>
    inJob(async (job) => {
      expect(await build(job, { files: '' })).toMatchObject({ code: 1, outputs: { reason: 'input-invalid' } });
    }));
});

describe('from GitHub', () => {
  const TOKEN = 'ghs_canarycanarycanarycanarycanary0000';
  interface Answer {
    readonly status?: number;
    readonly body: unknown;
    readonly link?: string;
  }
  /** What GitHub answers to a path, or to a GraphQL query by the name of the repository. */
  type World = Readonly<Record<string, Answer | ((url: URL) => Answer)>>;

  const ledger = (text: string | undefined): Answer => {
    const target = { oid: 'a'.repeat(40), f0: text === undefined ? null : { object: { text, isTruncated: false } } };
    return { body: { data: { repository: { ref: { target } } } } };
  };
  const NO_LEDGER: Answer = { body: { data: { repository: { ref: null } } } };
  const repository = (name: string) => ({
    full_name: `octo-org/${name}`,
    archived: false,
    has_issues: true,
    topics: [],
    owner: { type: 'User' },
  });
  const dependabot = (number: number) => ({
    security_advisory: { ghsa_id: `GHSA-${number}`, severity: 'high', summary: 'x' },
    dependency: { package: { name: 'left-pad' } },
  });

  /** One repository whose alerts can all be read. */
  const WORLD: World = {
    '/repos/octo-org/shop': { body: repository('shop') },
    '/repos/octo-org/shop/code-scanning/alerts': {
      body: [{ rule: { id: 'js/xss', severity: 'error' }, tool: { name: 'CodeQL' } }],
    },
    '/repos/octo-org/shop/environments': { body: { environments: [{ name: 'production' }] } },
    'graphql octo-org/shop': NO_LEDGER,
  };
  /** Lists that are not in the world are empty; everything else is not there. */
  const LISTS = /\/(alerts|teams|labels|issues|deployments|values)$/;

  async function withGitHub<Result>(world: World, work: (url: string) => Promise<Result>): Promise<Result> {
    const server = createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://x');
      const answer = ({ status = 200, body, link }: Answer): void => {
        response.writeHead(status, { 'content-type': 'application/json', ...(link === undefined ? {} : { link }) });
        response.end(JSON.stringify(body));
      };
      if (request.headers.authorization?.includes(TOKEN) !== true)
        return answer({ status: 401, body: { message: 'Bad credentials' } });
      let text = '';
      request.setEncoding('utf8').on('data', (part: string) => (text += part));
      request.on('end', () => {
        const { owner, name } = text === '' ? {} : JSON.parse(text).variables;
        const found = world[url.pathname === '/graphql' ? `graphql ${owner}/${name}` : url.pathname];
        const empty: Answer = LISTS.test(url.pathname) ? { body: [] } : { status: 404, body: { message: 'Not Found' } };
        answer(typeof found === 'function' ? found(url) : (found ?? empty));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  /** Runs the action on a repository of this world; gives back the run and the snapshot, where one was written. */
  const look = (world: World, inputs: Readonly<Record<string, string>> = {}) =>
    withGitHub(world, (url) =>
      inJob(async (job) => {
        const ran = await job.run(
          'build-snapshot',
          { repositories: 'octo-org/shop', 'github-token': TOKEN, ...inputs },
          { GITHUB_API_URL: url, GITHUB_GRAPHQL_URL: `${url}/graphql`, AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '1' },
        );
        const text = ran.code === 0 ? job.read('coverage/snapshot.json') : '{"portfolios":[]}';
        expect(`${ran.stdout}${ran.summary}${text}${JSON.stringify(ran.outputs)}`).not.toContain(TOKEN);
        return { ...ran, text, portfolios: JSON.parse(text).portfolios };
      }),
    );

  test('a token without a right: which part is missing for it, and nothing is counted as clean', async () => {
    const refused = { status: 403, body: { message: 'Resource not accessible by integration' } };
    const { code, outputs, summary, text } = await look({
      ...WORLD,
      '/repos/octo-org/shop/dependabot/alerts': refused,
      '/repos/octo-org/shop/secret-scanning/alerts': refused,
    });
    expect([code, outputs]).toMatchObject([
      0,
      { reason: 'snapshot-built', portfolios: '1', exposures: '1', 'not-looked-at': '2' },
    ]);
    expect(summary).toContain('vulnerability-alerts: read');
    expect(summary).toContain('secret scanning');
    expect(text).toContain('Not looked at: Dependabot alerts, secret scanning.');
  });

  test('names and texts from GitHub cannot become commands or live Markdown (P7, P8)', async () => {
    const hostile = '\n::error::x ##[error]y <img src=x> @everyone closes #1';
    const { code, commands, summary, stdout } = await look({
      ...WORLD,
      '/repos/octo-org/shop/code-scanning/alerts': {
        body: [{ rule: { id: hostile, severity: hostile, description: hostile }, tool: { name: hostile } }],
      },
      '/repos/octo-org/shop/secret-scanning/alerts': { status: 403, body: { message: hostile } },
      '/repos/octo-org/shop/environments': { body: { environments: [{ name: hostile }] } },
      '/repos/octo-org/shop/teams': { body: [{ name: hostile }] },
      'graphql octo-org/shop': { body: { data: { repository: null }, errors: [{ type: 'X', message: hostile }] } },
    });
    expect([code, commands]).toEqual([0, []]);
    // Outside of code spans, where GitHub would make something of it.
    const live = summary.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '');
    expect(`${stdout}${live}`).not.toMatch(/<img|@everyone|closes #1|##\[/);
    expect(summary).toContain('ledger');
  });

  test('what was looked at and is empty is clean: no notice says otherwise', async () => {
    const { code, outputs, summary, text } = await look({
      ...WORLD,
      '/repos/octo-org/shop/code-scanning/alerts': { body: [] },
    });
    expect([code, outputs]).toMatchObject([0, { exposures: '0', 'not-looked-at': '0' }]);
    expect(`${summary}${text}`).not.toMatch(/not.looked/i);
  });

  test('a token that is not accepted is an ending of its own', async () => {
    const { code, outputs } = await look(WORLD, { 'github-token': 'ghs_other' });
    expect([code, outputs]).toMatchObject([1, { reason: 'github-forbidden' }]);
  });

  test('Dependabot alerts are read to the end by their cursor', async () => {
    const alerts = Array.from({ length: 150 }, (_, number) => dependabot(number));
    const { outputs, summary } = await look({
      ...WORLD,
      '/repos/octo-org/shop/dependabot/alerts': ({ searchParams }) =>
        searchParams.get('after') === 'cursor=='
          ? { body: alerts.slice(100), link: '<https://api.github.com/x?before=a>; rel="prev"' }
          : {
              body: alerts.slice(0, 100),
              link: '<https://api.github.com/x?per_page=100&after=cursor%3D%3D>; rel="next"',
            },
    });
    expect(outputs).toMatchObject({ exposures: '151', 'not-looked-at': '0' });
    expect(summary).not.toContain('`incomplete`');
  });

  const shop = { host: 'github.com', id: 1, name: 'Octo-Org/Shop' };
  const findings = (...entries: readonly Entry[]) =>
    ledger(writeOpen(new Map(entries.map((each) => [each.fingerprint, each]))));
  const finding = (digit: string, more: Partial<Entry>) =>
    entry({ repository: shop, fingerprint: `1-${digit.repeat(40)}`, ...more });

  test('what the ledger holds is a case, also without an issue; with one, both are the same case', async () => {
    const { outputs, portfolios } = await look({
      ...WORLD,
      '/repos/octo-org/shop/labels': { body: [{ name: 'agent:working' }] },
      '/repos/octo-org/shop/issues': {
        body: [
          { number: 7, state: 'open', labels: [{ name: 'agent:working' }] },
          { number: 8, state: 'open', labels: [] },
        ],
      },
      'graphql octo-org/shop': findings(
        finding('1', { issue: 7, state: 'created', pullRequest: 9 }),
        finding('2', { issue: null, findingId: 'scanner-12' }),
        finding('3', { issue: 3, repository: { ...shop, name: 'octo-org/other' } }),
      ),
    });
    expect(outputs).toMatchObject({ exposures: '1', 'not-looked-at': '0' });
    expect(portfolios).toMatchObject([{ open_case_count: 3, needs_case_count: 0, tracked_exposure_count: 1 }]);
  });

  test('a ledger that several repositories share is read once, and each has its own cases of it', async () => {
    let reads = 0;
    const { code, portfolios } = await look(
      {
        ...WORLD,
        '/repos/octo-org/web': { body: repository('web') },
        'graphql octo-org/ledger': () => {
          reads += 1;
          return findings(finding('1', {}), finding('2', { issue: 3, repository: { ...shop, name: 'octo-org/web' } }));
        },
      },
      { repositories: 'octo-org/shop\nocto-org/web', 'ledger-repository': 'octo-org/ledger' },
    );
    expect([code, reads]).toEqual([0, 1]);
    expect(portfolios).toMatchObject([{ open_case_count: 1 }, { open_case_count: 1 }]);
  });

  test.each([
    ['is not understood', ledger('{"version":2}'), 'version'],
    ['may not be read', { body: { data: { repository: null }, errors: [{ type: 'FORBIDDEN', message: 'x' }] } }, '403'],
  ])('a ledger that %s was not looked at', async (_, answer: Answer, why) => {
    const { code, outputs, summary } = await look({ ...WORLD, 'graphql octo-org/shop': answer });
    expect([code, outputs]).toMatchObject([0, { 'not-looked-at': '1' }]);
    expect(summary).toContain('ledger');
    expect(summary).toContain(why);
  });
});
