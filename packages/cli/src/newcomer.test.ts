/** Issue 6: on ten kinds of repositories init → lint → doctor, each a process of its own, is green or says precisely why not. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSimulator, type RepositoryHandle, type Simulator } from '@agent-remediation/simulator';
import { runCli } from './cli.test-support.ts';

/** The commit of a release, which Dependabot or a person writes instead of the forty zeros. */
const RELEASE = 'c0ffee'.repeat(7).slice(0, 40);
const CI = { '.github/workflows/ci.yml': 'name: CI\non: [push, pull_request]\njobs: {}\n' };

/** What --remote and doctor need together. */
const MAY = {
  actions: 'read',
  administration: 'write',
  contents: 'read',
  environments: 'read',
  issues: 'write',
  metadata: 'read',
  secrets: 'read',
  variables: 'read',
} as const;

interface Kind {
  readonly files: Readonly<Record<string, string>>;
  /** What `init` ends with, and rules that the lint then names as errors. */
  readonly init?: number;
  readonly errors?: readonly string[];
}

const KINDS: Readonly<Record<string, Kind>> = {
  npm: { files: { 'package.json': '{"scripts":{"test":"jest","build":"tsc"}}', 'package-lock.json': '{}' } },
  pnpm: { files: { 'package.json': '{"scripts":{"test":"vitest"}}', 'pnpm-lock.yaml': "lockfileVersion: '9.0'\n" } },
  Python: { files: { 'pyproject.toml': '[project]\nname = "x"\n[tool.pytest.ini_options]\n', 'uv.lock': '' } },
  Go: { files: { 'go.mod': 'module example.com/x\n', 'main.go': 'package main\n' } },
  Java: { files: { 'pom.xml': '<project/>' } },
  Rust: { files: { 'Cargo.toml': '[package]\nname = "x"\n', 'Cargo.lock': '' } },
  monorepo: { files: { 'web/package.json': '{"scripts":{"test":"x"}}', 'api/go.mod': 'module x\n' } },
  empty: { files: {} },
  'with existing agent files': {
    files: {
      'package.json': '{"scripts":{"test":"jest"}}',
      'CLAUDE.md': '@AGENTS.md\n',
      'AGENTS.md': '# Ours\n\nSells things.\n',
      '.claude/settings.json': '{"permissions":{"deny":["Read(.env)"]}}\n',
    },
    init: 1,
    errors: ['rules-no-commands', 'rules-no-conventions', 'rules-no-protected-paths', 'rules-no-stop-and-ask'],
  },
  broken: {
    files: {
      'package.json': '{"scripts":',
      '.mcp.json': '{"mcpServers": {"x": {}}}',
      '.agent/skills/scan/SKILL.md': '---\nname: scan\n',
    },
    init: 1,
    errors: ['mcp-form', 'skill-front-matter'],
  },
};

const write = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};
const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !join(entry.parentPath, entry.name).includes('/.git/'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );

interface Seen {
  readonly check: string;
  readonly verdict: string;
  readonly seen: string;
  readonly fix: string;
}

describe('init, lint and doctor of a newcomer', () => {
  let sim: Simulator;
  let home = '';
  const environment: Record<string, string> = {};
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'newcomer-'));
    sim = await startSimulator();
    const person = { login: 'octo-admin', permissions: MAY };
    Object.assign(environment, {
      GH_TOKEN: sim.addToken(person).value,
      GITHUB_API_URL: sim.apiUrl,
      GITHUB_GRAPHQL_URL: sim.graphqlUrl,
      AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '1',
      AGENT_API_KEY: sim.sessionKey,
      AGENT_ORG_ID: sim.orgId,
      AGENT_BASE_URL: sim.sessionUrl,
    });
  });
  afterAll(async () => {
    await sim.close();
    rmSync(home, { recursive: true, force: true });
  });

  /** As GitHub has it, with what needs secrets done by hand. */
  async function repositoryOf(name: string, files: Readonly<Record<string, string>>): Promise<RepositoryHandle> {
    const repo = await sim.addRepository({ owner: 'octo-org', name, private: true, files: { 'x.txt': '', ...files } });
    repo.setPermission('octo-admin', 'admin');
    const { administration } = repo.state;
    const secrets = ['AGENT_API_KEY', 'AGENT_ORG_ID'];
    administration.environments.set('agent-remediation', { isLimited: true, secrets });
    administration.variables.set('AGENT_BASE_URL', 'https://api.example.com');
    return repo;
  }

  test.each(Object.entries(KINDS))(
    '%s',
    async (kind, { files, init = 0, errors = [] }) => {
      const name = kind.replaceAll(' ', '-').toLowerCase();
      const folder = join(home, name);
      write(folder, { ...files, ...CI });
      execFileSync('git', ['init', '--quiet', folder]);
      const repo = await repositoryOf(name, { ...files, ...CI });
      const set = ['init', '--write', '--agents', 'neutral,claude-code', '--remote', `octo-org/${name}`, folder];

      const first = await runCli(set, environment);
      expect([first.code, first.err, first.out]).toEqual([init, '', expect.stringContaining('made      label')]);
      const after = filesIn(folder);
      for (const [path, text] of Object.entries(files)) expect(after[path]).toBe(text);

      const second = await runCli(set, environment);
      expect([second.code, second.out]).toEqual([init, expect.stringContaining('Nothing to write.')]);
      expect(filesIn(folder)).toEqual(after);

      const lint = await runCli(['lint', '--json', '--repository', `octo-org/${name}`, folder]);
      const problems = JSON.parse(lint.out) as readonly { readonly rule: string; readonly level: string }[];
      const rules = problems.filter(({ level }) => level === 'error').map(({ rule }) => rule);
      expect(rules).toEqual(expect.arrayContaining([...errors]));
      expect([lint.code, rules.length > 0]).toEqual(errors.length > 0 ? [1, true] : [0, false]);

      // Before the first release the pins are wrong, and nothing else is.
      if (kind === 'npm') {
        await repo.push('main', filesIn(folder), { by: 'octo-admin' });
        const unreleased = 'the pin stands for a release that does not exist yet';
        expect((await doctor(name, folder)).map(({ seen }) => seen)).toEqual(Array(4).fill(unreleased));
      }
      for (const [path, text] of Object.entries(filesIn(folder)))
        if (path.startsWith('.github/workflows/')) write(folder, { [path]: text.replaceAll('0'.repeat(40), RELEASE) });
      await repo.push('main', filesIn(folder), { by: 'octo-admin' });
      expect((await doctor(name, folder)).map(({ check }) => check.split(',')[0])).toEqual(rules);
      sim.assertStrict();
      // Six processes for each, on a machine that may be busy.
    },
    180_000,
  );

  /** What is wrong; the exit code has to agree, and each row has its fix. */
  async function doctor(name: string, folder: string): Promise<readonly Seen[]> {
    const ended = await runCli(['doctor', '--json', '--folder', folder, `octo-org/${name}`], environment);
    const rows = JSON.parse(ended.out) as readonly Seen[];
    const wrong = rows.filter(({ verdict }) => verdict === 'wrong');
    expect([ended.code, ended.err]).toEqual([wrong.length > 0 ? 1 : 0, '']);
    expect(rows.filter(({ verdict, fix }) => verdict === 'wrong' && fix === '')).toEqual([]);
    expect(rows.find(({ check }) => check === 'session service')).toMatchObject({ verdict: 'fine' });
    expect(ended.out).not.toContain(sim.sessionKey);
    return wrong;
  }
});
