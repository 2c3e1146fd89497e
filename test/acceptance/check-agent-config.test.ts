import { describe, expect, test } from '@jest/globals';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inJob, type Job } from './snapshot-run.ts';

const RULES = `# Shop

A shop with a server and some pages.

Test: \`npm test\`. Branch \`fix/<id>\`, \`fix(sec):\`, DRAFT. Not to touch: migrations, infrastructure, generated code, lockfiles. Stop and ask before changing
a public API or a database column.
`;
const check = (job: Job, inputs: Readonly<Record<string, string>> = {}) => job.run('check-agent-config', inputs);

describe('check-agent-config', () => {
  test('seed 2.5: faults are annotated at their line, with the fix', () =>
    inJob(async (job) => {
      job.write('AGENTS.md', RULES);
      job.write('.mcp.json', '{\n  "mcpServers": {\n    "scanner": { "args": [] }\n  }\n}\n');
      const { code, outputs, commands, summary } = await check(job);
      expect([code, outputs['reason'], outputs['errors']]).toEqual([1, 'agent-config-faulty', '1']);
      expect(commands).toContainEqual(
        expect.stringMatching(/^::error title=mcp-form,file=\.mcp\.json,line=3::.*"command"/),
      );
      expect(summary).toContain('mcp-form');
      expect(JSON.parse(outputs['problems'] ?? '')).toContainEqual(
        expect.objectContaining({ rule: 'mcp-form', file: '.mcp.json', line: 3 }),
      );
    }));

  test('a repository without faults passes', () =>
    inJob(async (job) => {
      job.write('AGENTS.md', RULES);
      job.write('.github/agent-remediation.yml', 'version: 1\ncommands:\n  setup: [npm ci]\n');
      job.write('.agent/settings.json', '{"hooks":{"PreToolUse":[]}}');
      const { code, outputs } = await check(job);
      expect([code, outputs['reason'], outputs['errors']]).toEqual([0, 'agent-config-checked', '0']);
    }));

  test('a warning fails the run only when asked', () =>
    inJob(async (job) => {
      expect(await check(job)).toMatchObject({ code: 0, outputs: { warnings: '1' } });
      expect(await check(job, { 'fail-on': 'warning' })).toMatchObject({
        code: 1,
        outputs: { reason: 'agent-config-faulty' },
      });
    }));

  test('seed 5: a literal token is named by its form and never shown', () =>
    inJob(async (job) => {
      const token = `ghp_${'aB3dE5gH7jK9'.repeat(3)}`;
      job.write('AGENTS.md', RULES);
      job.write('src/x.ts', `const t = '${token}';\n`);
      const { outputs, stdout, summary } = await check(job);
      expect(outputs['problems']).toContain('secret-literal');
      expect(`${JSON.stringify(outputs)}${stdout}${summary}`).not.toContain(token);
    }));

  test('P7, P8: a hostile name stays text', () =>
    inJob(async (job) => {
      job.write('AGENTS.md', RULES);
      job.write(
        '.mcp.json',
        JSON.stringify({ mcpServers: { x: { command: 'x', env: { '::error::<img src=x>\n::set-output': 1 } } } }),
      );
      const { stdout, summary } = await check(job);
      expect(stdout.split('\n').filter((line) => line.startsWith('::set-output'))).toEqual([]);
      expect(summary).not.toMatch(/^[^`]*<img/m);
    }));

  test('P7: a file name forges no annotation, no output and no row of the summary', () =>
    inJob(async (job) => {
      job.write('AGENTS.md', RULES);
      const names = [
        'a\n::error file=x,line=1::forged\nb.md',
        'a,line=99,title=forged::b.md',
        'a%0A::error::forged.md',
        'a | b | <img src=x> `c`.md',
        'a\r::set-output name=errors::0.md',
      ];
      for (const name of names) job.write(`.agent/knowledge/${name}`, '- no front matter\n');
      const { stdout, commands, summary, outputs } = await check(job);
      const lines = stdout.split(/[\r\n]/).filter((line) => line.startsWith('::'));
      expect(lines.filter((line) => !/^::(error|warning|notice|add-mask|debug|group|endgroup)\b/.test(line))).toEqual(
        [],
      );
      const ours = commands.filter((line) => line.startsWith('::error title=knowledge-front-matter,'));
      expect(ours).toHaveLength(names.length);
      for (const line of ours) expect(line).toMatch(/^::error title=knowledge-front-matter,file=[^,:]*,line=1::/);
      expect(lines.filter((line) => line.startsWith('::error')).length).toBe(ours.length + 1);
      expect(summary).not.toMatch(/^[^`]*<img/m);
      expect([outputs['reason'], outputs['errors']]).toEqual(['agent-config-faulty', String(names.length)]);
    }));

  test('what --fix would write is for the command line: the output keeps to its seven fields', () =>
    inJob(async (job) => {
      job.write('AGENTS.md', RULES);
      job.write('CLAUDE.md', '# Rules\n');
      const { outputs } = await check(job);
      const problems = JSON.parse(outputs['problems'] ?? '') as readonly object[];
      const keys = new Set(problems.flatMap((problem) => Object.keys(problem)));
      expect([...keys]).toEqual(['rule', 'level', 'file', 'line', 'column', 'message', 'fix']);
    }));

  test('hostile files end soon, with a finding', () =>
    inJob(async (job) => {
      job.write('AGENTS.md', RULES);
      job.write('.mcp.json', '['.repeat(500_000));
      job.write('.agent/settings.json', `{"hooks":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`);
      job.write('.agent/skills/a/SKILL.md', `---\na: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\nname: a\n---\n`);
      job.write('.agent/skills/b/SKILL.md', 'x'.repeat(50_000_000));
      symlinkSync('.', join(job.workspace, '.agent/skills/c'));
      symlinkSync('d', join(job.workspace, '.agent/skills/d'));
      const { code, outputs } = await check(job);
      expect(code).toBe(1);
      for (const rule of ['mcp-form', 'skill-front-matter', 'file-unreadable', 'file-linked-outside'])
        expect(outputs['problems']).toContain(`"${rule}"`);
    }));

  test('SARIF is written below the workspace', () =>
    inJob(async (job) => {
      const { outputs } = await check(job, { 'sarif-file': 'out/agent.sarif' });
      expect(outputs['sarif-path']).toContain('out/agent.sarif');
      expect(await check(job, { 'sarif-file': '../agent.sarif' })).toMatchObject({
        code: 1,
        outputs: { reason: 'input-invalid' },
      });
    }));

  test('a folder outside of the workspace is refused, a link out of it is not followed', () =>
    inJob(async (job) => {
      expect(await check(job, { folder: '..' })).toMatchObject({ code: 1, outputs: { reason: 'input-invalid' } });
      symlinkSync('/etc', join(job.workspace, 'linked'));
      expect(await check(job, { folder: 'linked' })).toMatchObject({ code: 1, outputs: { reason: 'input-invalid' } });
      symlinkSync('/etc/passwd', join(job.workspace, 'AGENTS.md'));
      const { outputs, summary } = await check(job);
      expect(outputs['problems']).toContain('file-linked-outside');
      expect(summary).not.toContain('root:');
    }));
});
