import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { runCommandLine } from '../command-line.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function repository(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'init-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

async function run(
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const written = { out: '', err: '' };
  const code = await runCommandLine(args, {
    write: (text) => void (written.out += text),
    writeError: (text) => void (written.err += text),
    colours: false,
    now: () => 0,
  });
  return { code, ...written };
}

const allFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

const NPM = {
  'package.json': '{"name":"shop","scripts":{"test":"jest","build":"tsc"}}',
  'package-lock.json': '{}',
  'README.md': '# Shop\n',
};

/** What each repository is made of, and the commands that the settings have to name afterwards. */
const REPOSITORIES: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[]])[] = [
  ['npm', NPM, ['npm ci', 'npm run build', 'npm test']],
  [
    'pnpm',
    { 'package.json': '{"scripts":{"test":"vitest"}}', 'pnpm-lock.yaml': '' },
    ['pnpm install --frozen-lockfile', 'pnpm test'],
  ],
  [
    'Python',
    { 'pyproject.toml': '[project]\nname = "x"\n[tool.pytest.ini_options]\n', 'uv.lock': '' },
    ['uv sync --frozen', 'uv run pytest'],
  ],
  ['Go', { 'go.mod': 'module x\n', 'main.go': 'package main\n' }, ['go mod download', 'go test ./...']],
  ['Java', { 'pom.xml': '<project/>' }, ['mvn -B verify']],
  ['Rust', { 'Cargo.toml': '[package]\n' }, ['cargo test --locked']],
  [
    'monorepo without a root manifest',
    {
      'web/package.json': '{"scripts":{"test":"x"}}',
      'api server/go.mod': 'module x\n',
      'web/deep/package.json': '{}',
    },
    ['(cd web && npm install)', "(cd 'api server' && go test ./...)"],
  ],
  ['two languages', { ...NPM, 'go.mod': 'module x\n' }, ['npm ci', 'go mod download', 'npm test && go test ./...']],
  ['empty', {}, ['# setup: […]']],
  [
    'no test script',
    { 'package.json': '{"scripts":{"test":"echo \\"Error: no test specified\\" && exit 1"}}' },
    ['# test: …'],
  ],
];

describe('init, then lint', () => {
  test.each(REPOSITORIES)('%s', async (_, files, commands) => {
    const folder = repository(files);
    expect(await run('init', '--write', '--agents', 'neutral,claude-code,devin', folder)).toMatchObject({
      code: 0,
      err: '',
    });
    const settings = readFileSync(join(folder, '.github/agent-remediation.yml'), 'utf8');
    for (const command of commands) expect(settings).toContain(command);
    const lint = await run('lint', '--repository', 'octo/shop', folder);
    expect([lint.code, lint.out.match(/ {2}(error|warning) {2}.*/g)]).toEqual([0, null]);
    const before = allFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]);
    expect((await run('init', '--write', '--agents', 'neutral,claude-code,devin', folder)).out).toContain(
      'Nothing to write.',
    );
    expect(allFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')])).toEqual(before);
  });

  test('existing agent files are kept, and named', async () => {
    const folder = repository({ ...NPM, 'AGENTS.md': '# Ours\n', '.claude/settings.json': '{"permissions":{}}' });
    const { code, out } = await run('init', '--write', '--agents', 'claude-code', folder);
    expect(readFileSync(join(folder, 'AGENTS.md'), 'utf8')).toBe('# Ours\n');
    expect(readFileSync(join(folder, '.claude/settings.json'), 'utf8')).toBe('{"permissions":{}}');
    expect(out).toMatch(/keep +AGENTS\.md/);
    // The old rules file lacks what the lint asks for: said, not hidden.
    expect([code, out]).toEqual([1, expect.stringMatching(/Lint: [1-9]\d* errors/)]);
    expect((await run('init', '--write', '--overwrite', 'AGENTS.md', folder)).out).toMatch(/write +AGENTS\.md/);
    expect(readFileSync(join(folder, 'AGENTS.md'), 'utf8')).toContain('Stop and ask');
  });

  test('broken agent files are told with the line that mends them', async () => {
    const folder = repository({
      ...NPM,
      '.mcp.json': '{"mcpServers": {"x": {"command": "npx", "args": ["scanner"]}}}',
    });
    await run('init', '--write', folder);
    const { code, out } = await run('lint', folder);
    expect([code, out]).toEqual([0, expect.stringContaining('.mcp.json:1:41  warning  mcp-unpinned')]);
  });

  test('--org writes thin callers of the reusable workflows', async () => {
    const folder = repository(NPM);
    await run('init', '--write', '--org', folder);
    expect(readFileSync(join(folder, '.github/workflows/agent-label.yml'), 'utf8')).toMatch(
      /uses: \S+\/\.github\/workflows\/label\.yml@/,
    );
  });

  test('without --write nothing is written', async () => {
    const folder = repository(NPM);
    const { code, out } = await run('init', folder);
    expect([code, out]).toEqual([0, expect.stringContaining('Nothing is written yet')]);
    expect(allFiles(folder)).toEqual(Object.keys(NPM).toSorted());
  });

  test('--remove takes away what init wrote, and keeps what was changed', async () => {
    const folder = repository(NPM);
    await run('init', '--write', folder);
    writeFileSync(join(folder, 'AGENTS.md'), '# Changed\n');
    const { code, out } = await run('init', '--remove', folder);
    expect([code, out]).toEqual([1, expect.stringMatching(/keep +AGENTS\.md/)]);
    expect(allFiles(folder)).toEqual([...Object.keys(NPM), 'AGENTS.md'].toSorted());
    expect(existsSync(join(folder, '.agent'))).toBe(false);
  });

  test('nothing is written through a link that leads out of the folder', async () => {
    const outside = repository({});
    const folder = repository(NPM);
    symlinkSync(outside, join(folder, '.agent'));
    const { code, err } = await run('init', '--write', folder);
    expect([code, err]).toEqual([1, expect.stringContaining('leads out of the folder')]);
    expect(readdirSync(outside)).toEqual([]);
  });

  test.each([
    [['init', '--triggers', 'label,nothing']],
    [['init', '--agents', 'other']],
    [['init', '--write', '--remove']],
    [['init', '--overwrite', 'src/x.ts']],
    [['init', '--force']],
    [['lint', '--format', 'xml']],
  ])('called wrongly: %j', async (args) => {
    expect(await run(...args, repository({}))).toMatchObject({
      code: 2,
      err: expect.stringContaining('agent-remediation'),
    });
  });
});

describe('lint', () => {
  test('SARIF and JSON name rule, file and line', async () => {
    const folder = repository({ 'AGENTS.md': '# x\n', '.mcp.json': '{' });
    const sarif = JSON.parse((await run('lint', '--format', 'sarif', folder)).out) as {
      readonly runs: readonly [{ readonly results: readonly { readonly ruleId: string }[] }];
    };
    const json = JSON.parse((await run('lint', '--format', 'json', folder)).out) as readonly {
      readonly rule: string;
    }[];
    expect(sarif.runs[0].results.map(({ ruleId }) => ruleId)).toEqual(json.map(({ rule }) => rule));
    expect(json.map(({ rule }) => rule)).toContain('mcp-form');
  });

  test('seed 6: --run-hooks runs the scaffolded hooks, which block what they must and let the rest through', async () => {
    const folder = repository(NPM);
    await run('init', '--write', folder);
    const { code, err } = await run('lint', '--run-hooks', folder);
    expect([code, err.match(/WRONG.*/g), err.match(/ok .*/g)?.length]).toEqual([0, null, 5]);
  });

  test('--run-hooks tells a hook that does not block', async () => {
    const folder = repository({
      '.agent/settings.json':
        '{"hooks":{"PreToolUse":[{"matcher":"Bash","hooks":[{"type":"command","command":"exit 1"}]}]}}',
    });
    const { code, err } = await run('lint', '--run-hooks', folder);
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('WRONG  .agent/settings.json: rm -rf / is let through (exit codes 1)'),
    ]);
  });

  test('seed 7.11: --start-servers tells a server that crashed, with its standard error', async () => {
    const folder = repository({
      '.mcp.json': JSON.stringify({
        mcpServers: { x: { command: 'sh', args: ['-c', 'echo no credential >&2; exit 3'] } },
      }),
    });
    const { code, err } = await run('lint', '--start-servers', folder);
    expect([code, err]).toEqual([1, expect.stringMatching(/WRONG {2}server x: .*no credential/)]);
  });

  test('a folder that is not there', async () => {
    expect(await run('lint', '/nowhere/at/all')).toMatchObject({ code: 1, err: expect.stringContaining('nowhere') });
  });
});
