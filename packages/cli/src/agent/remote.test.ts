import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startSimulator, type RepositoryHandle, type Simulator } from '@agent-remediation/simulator';
import { init } from './init.ts';

let sim: Simulator;
let repo: RepositoryHandle;
let folder = '';

beforeEach(async () => {
  sim = await startSimulator();
  repo = await sim.addRepository({ owner: 'octo-org', name: 'shop', private: true, files: { 'README.md': '# x\n' } });
  folder = mkdtempSync(join(tmpdir(), 'remote-'));
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, 'package.json'), '{"scripts":{"test":"jest"}}');
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await sim.close();
});

const MAY = { administration: 'write', issues: 'write', metadata: 'read' } as const;

async function run(permissions: Parameters<Simulator['addToken']>[0], ...args: readonly string[]) {
  const written = { out: '', err: '' };
  const terminal = {
    write: (text: string) => void (written.out += text),
    writeError: (text: string) => void (written.err += text),
    colours: false,
    now: () => 0,
  };
  const code = await init(terminal, [...args, folder], {
    GH_TOKEN: sim.addToken(permissions).value,
    GITHUB_API_URL: sim.apiUrl,
    GITHUB_GRAPHQL_URL: sim.graphqlUrl,
    AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '1',
  });
  return { code, ...written };
}

const writes = (): readonly string[] =>
  sim.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

describe('init --remote', () => {
  test('shows first, and sends nothing but reads', async () => {
    const { code, out } = await run({ permissions: MAY }, '--remote', 'octo-org/shop');
    expect(code).toBe(0);
    expect(out).toContain('  make      label "ready-for-agent"\n  make      label "agent-remediate"\n');
    expect(out).toContain('  make      ruleset "The ledger keeps its history"\n');
    expect(writes()).toEqual([]);
    sim.assertStrict();
  });

  test('makes labels and rulesets, as GitHub then enforces them; a second call makes nothing', async () => {
    const { code, out } = await run({ permissions: MAY }, '--remote', 'octo-org/shop', '--write');
    expect([code, out]).toEqual([0, expect.stringContaining('  made      label "ready-for-agent"\n')]);
    expect(writes()).toEqual([
      'POST /repos/octo-org/shop/labels',
      'POST /repos/octo-org/shop/labels',
      'POST /repos/octo-org/shop/rulesets',
      'POST /repos/octo-org/shop/rulesets',
    ]);
    expect([...repo.state.labels.keys()]).toEqual(expect.arrayContaining(['ready-for-agent', 'agent-remediate']));
    expect(repo.state.rulesets.map(({ include, rules }) => [include, rules.map(({ type }) => type)])).toEqual([
      [['~DEFAULT_BRANCH'], ['deletion', 'non_fast_forward', 'pull_request']],
      [['refs/heads/agent-remediation/ledger'], ['deletion', 'non_fast_forward']],
    ]);
    const again = await run({ permissions: MAY }, '--remote', 'octo-org/shop', '--write');
    expect([again.code, writes().length]).toEqual([0, 4]);
    expect(again.out).toContain('  as it is  label "ready-for-agent"\n');
    sim.assertStrict();
  });

  test('with the check of pull requests its ruleset is made too', async () => {
    const { out } = await run({ permissions: MAY }, '--remote', 'octo-org/shop', '--triggers', 'label,check');
    expect(out).toContain('  make      ruleset "The contract of a remediation is kept"\n');
  });

  test('a label that somebody made stays as it is', async () => {
    repo.createLabel('ready-for-agent', 'ff0000', 'ours');
    await run({ permissions: MAY }, '--remote', 'octo-org/shop', '--write');
    expect(repo.state.labels.get('ready-for-agent')).toMatchObject({ color: 'ff0000', description: 'ours' });
  });

  test('a token that may not is told which permission it needs, and what can be made is made', async () => {
    const { code, out } = await run(
      { permissions: { issues: 'write', metadata: 'read' } },
      '--remote',
      'octo-org/shop',
      '--write',
    );
    expect(code).toBe(1);
    expect(out).toContain('  made      label "ready-for-agent"\n');
    expect(out).toContain(
      '  not made  ruleset "The ledger keeps its history": GitHub answered 403; the token needs administration: write\n',
    );
  });

  test('an answer that was lost is not sent again, and a second call ends the work', async () => {
    sim.faults.add({
      when: { method: 'POST', path: '/repos/octo-org/shop/labels' },
      fault: { kind: 'reset-after-effect' },
    });
    const { code, out } = await run({ permissions: MAY }, '--remote', 'octo-org/shop', '--write');
    expect([code, out]).toEqual([1, expect.stringMatching(/not made +label "ready-for-agent": .*makes nothing twice/)]);
    expect(await run({ permissions: MAY }, '--remote', 'octo-org/shop', '--write')).toMatchObject({ code: 0 });
  });

  test('for programs', async () => {
    const { out } = await run({ permissions: MAY }, '--remote', 'octo-org/shop', '--json');
    expect(JSON.parse(out)).toMatchObject({
      code: 0,
      remote: expect.arrayContaining([{ kind: 'label', name: 'ready-for-agent', state: 'new', why: '' }]),
      files: expect.arrayContaining([{ path: 'AGENTS.md', state: 'new' }]),
    });
  });

  test('--remove takes no --remote', async () => {
    expect(await run({ permissions: MAY }, '--remote', 'octo-org/shop', '--remove')).toMatchObject({ code: 2 });
  });
});
