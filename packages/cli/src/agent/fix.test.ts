import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { planRepairs, readTree } from '@agent-remediation/agent-config';
import { runCommandLine } from '../command-line.ts';
import { rewriteBelow } from './rewrite.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function repository(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'fix-'));
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

const all = (folder: string): readonly (readonly [string, string])[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): readonly [string, string] => [path.slice(folder.length + 1), readFileSync(path, 'latin1')])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

const SKILL = '.agent/skills/triage-x/SKILL.md';
const BROKEN = {
  [SKILL]: '\uFEFF---\r\nname: Other # ours\r\ndescription: Use when x.\r\n---\r\n',
  '.mcp.json': '{\n\t"mcpServers": { "a": { "command": "x", "env": { "A": "${A}" } } }\n}',
  '.agent/hooks/guard.sh': '#!/bin/sh\nexit 0\n',
  '.agent/settings.json':
    '{"hooks":{"PreToolUse":[{"matcher":"bash","hooks":[{"type":"command","command":"./.agent/hooks/guard.sh"}]}]}}\n',
};

describe('lint --fix', () => {
  test('--dry-run shows each line and writes nothing; --fix writes it; a second run changes nothing', async () => {
    const folder = repository(BROKEN);
    const before = all(folder);
    const shown = await run('lint', '--fix', '--dry-run', folder);
    expect([shown.code, shown.out, all(folder)]).toEqual([1, expect.stringContaining('Nothing is written.'), before]);
    const fixed = await run('lint', '--fix', folder);
    for (const { out } of [shown, fixed]) {
      expect(out).toContain(`${SKILL}  skill-name\n     2 - name: Other # ours\n     2 + name: triage-x # ours\n`);
      expect(out).toContain(
        '+ \t"mcpServers": { "a": { "command": "x", "env": { "A": "${env:A}" } } }'.replace('\t', '?'),
      );
      expect(out).toContain('.agent/hooks/guard.sh  hooks-command-not-executable\n       + may be started (mode +x)\n');
    }
    expect(fixed.out).toMatch(/^Mended, in 4 files:\n/);
    const after = all(folder);
    expect(Object.fromEntries(after)).toMatchObject({
      [SKILL]: '\u00ef\u00bb\u00bf---\r\nname: triage-x # ours\r\ndescription: Use when x.\r\n---\r\n',
      '.agent/settings.json':
        '{"hooks":{"PreToolUse":[{"matcher":"Bash","hooks":[{"type":"command","command":"./.agent/hooks/guard.sh || exit 2"}]}]}}\n',
    });
    expect(statSync(join(folder, '.agent/hooks/guard.sh')).mode & 0o111).toBe(0o111);
    expect(after.map(([path]) => path)).toEqual(before.map(([path]) => path));
    const times = after.map(([path]) => lstatSync(join(folder, path)).mtimeMs);
    expect((await run('lint', '--fix', folder)).out).toContain('Nothing that --fix mends.');
    expect([all(folder), after.map(([path]) => lstatSync(join(folder, path)).mtimeMs)]).toEqual([after, times]);
  });

  test('rights stay as they are', async () => {
    const folder = repository(BROKEN);
    chmodSync(join(folder, '.mcp.json'), 0o600);
    await run('lint', '--fix', folder);
    expect(statSync(join(folder, '.mcp.json')).mode & 0o777).toBe(0o600);
  });

  test('JSON and SARIF stay alone on standard output', async () => {
    for (const format of ['json', 'sarif']) {
      const { out, err } = await run('lint', '--fix', '--format', format, repository(BROKEN));
      expect(JSON.parse(out)).toBeTruthy();
      expect(err).toContain('Mended, in 4 files');
    }
  });

  test('without it the lint says how many it would mend', async () => {
    expect((await run('lint', repository(BROKEN))).out).toMatch(
      /lint --fix mends 5 of them; with --dry-run it shows how\.\n$/,
    );
  });

  test.each<readonly [string, (folder: string) => void]>([
    [
      'a folder in between',
      (folder) => {
        rmSync(join(folder, '.agent/skills'), { recursive: true });
        symlinkSync(repository({ 'triage-x/SKILL.md': BROKEN[SKILL] ?? '' }), join(folder, '.agent/skills'));
      },
    ],
    [
      'the file itself',
      (folder) => {
        rmSync(join(folder, SKILL));
        symlinkSync(join(repository({ 'x.md': BROKEN[SKILL] ?? '' }), 'x.md'), join(folder, SKILL));
      },
    ],
  ])('nothing is written through a link out of the repository: %s', async (_, link) => {
    const folder = repository({ [SKILL]: BROKEN[SKILL] ?? '' });
    link(folder);
    const outside = folders.at(-1) ?? '';
    const before = all(outside);
    const { out } = await run('lint', '--fix', folder);
    expect([out, all(outside)]).toEqual([expect.stringContaining('Nothing that --fix mends.'), before]);
  });

  test('a link that came after the reading is not followed, and a file that changed is not written over', () => {
    const folder = repository(BROKEN);
    const { changes } = planRepairs(readTree(folder));
    writeFileSync(join(folder, '.mcp.json'), '{}');
    const before = all(folder);
    expect(() => rewriteBelow(folder, changes)).toThrow('.mcp.json has changed since it was read');
    rmSync(join(folder, '.mcp.json'));
    symlinkSync(join(repository({ 'x.json': BROKEN['.mcp.json'] }), 'x.json'), join(folder, '.mcp.json'));
    expect(() => rewriteBelow(folder, changes)).toThrow('.mcp.json is a symbolic link');
    expect(all(folder)).toEqual(before.filter(([path]) => path !== '.mcp.json'));
  });

  const may = process.getuid?.() === 0;
  (may ? test.each : test.skip.each)([
    ['nothing can be written', 0o555, 'EACCES'],
    ['a file of somebody else cannot be replaced', 0o1777, 'EPERM'],
  ])('said in words, and nothing is left over: %s', async (_, mode, code) => {
    const folder = repository({ '.mcp.json': BROKEN['.mcp.json'], '.agent/x': '' });
    chmodSync(folder, mode);
    const before = all(folder);
    process.seteuid?.(65_534);
    try {
      const said = `agent-remediation lint: .mcp.json cannot be written: you may not write there (${code}).\n`;
      expect(await run('lint', '--fix', folder)).toEqual({ code: 1, out: '', err: said });
    } finally {
      process.seteuid?.(0);
      chmodSync(folder, 0o755);
    }
    expect(all(folder)).toEqual(before);
  });

  test('with --dry-run what would be mended still fails the run', async () => {
    const folder = repository({ '.mcp.json': '{ "mcpServers": { "a": { "command": "x", "env": { "A": 1 } } } }' });
    const codes = [];
    for (const args of [[], ['--fix', '--dry-run'], ['--fix'], []])
      codes.push((await run('lint', ...args, folder)).code);
    expect(codes).toEqual([1, 1, 0, 0]);
  });

  test('a name that is nearly too long for the disk is written all the same', async () => {
    const entry = `.agent/knowledge/${'n'.repeat(250)}.md`;
    const folder = repository({ [entry]: '---\ntitle: x\ntags: a\nrepos: [a/b]\n---\n' });
    expect((await run('lint', '--fix', folder)).out).toContain('2 + '.replace('2', '3') + 'tags: [a]');
  });

  test('what looks like text and is not UTF-8 is left alone', async () => {
    const utf16 = Buffer.from('\uFEFF---\nname: Other\n---\n', 'utf16le');
    const folder = repository({ [SKILL]: utf16, '.mcp.json': Buffer.from([0x7b, 0xff, 0x7d]) });
    const { out } = await run('lint', '--fix', folder);
    expect(out.match(/error {2}file-unreadable/g)).toHaveLength(2);
    expect(readFileSync(join(folder, SKILL))).toEqual(utf16);
  });

  test('a pipe in the place of a file is not waited for', async () => {
    const folder = repository({ 'AGENTS.md': '# x\n' });
    execFileSync('mkfifo', [join(folder, 'CLAUDE.md')]);
    expect((await run('lint', '--fix', folder)).out).toContain('Nothing that --fix mends.');
  });

  test('called wrongly', async () => {
    expect(await run('lint', '--dry-run')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--dry-run without --fix'),
    });
    expect(await run('lint', '--rules', '--format', 'sarif')).toMatchObject({ code: 2 });
  });
});

test('lint --rules lists every rule, why it is one, and whether --fix mends it', async () => {
  const { code, out } = await run('lint', '--rules');
  expect([code, out]).toEqual([0, expect.stringContaining('mcp-unpinned  warning\n')]);
  expect(out).toMatch(/--fix: no\. Which version was tried is not known\./);
  const rules = JSON.parse((await run('lint', '--rules', '--json')).out) as readonly object[];
  expect(rules).toContainEqual(
    expect.objectContaining({ id: 'skill-name', level: 'error', mends: expect.any(String) }),
  );
});
