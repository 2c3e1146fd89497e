/**
 * The terminal session of a newcomer in README.md is what the commands print: on a repository of the simulator, in 80 columns.
 * To record it anew: RECORD=1 npm test -- test/docs/session.test.ts
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { startSimulator } from '@agent-remediation/simulator';
import { ROOT } from '../../packages/build/src/tools.ts';
import { doctor } from '../../packages/cli/src/doctor/doctor.ts';
import { init } from '../../packages/cli/src/agent/init.ts';
import { lint } from '../../packages/cli/src/agent/lint.ts';
import type { Terminal } from '../../packages/cli/src/terminal.ts';

const BLOCK = /(<!-- session -->\n```text\n)([\s\S]*?)(```\n)/;
const readme = readFileSync(`${ROOT}README.md`, 'utf8');

const textsOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );

type Command = (terminal: Terminal, args: readonly string[], environment: Record<string, string>) => Promise<number>;

/** The three commands on a small repository, which then lacks what only a person can give. */
async function record(folder: string): Promise<string> {
  const sim = await startSimulator();
  try {
    mkdirSync(join(folder, '.git'));
    writeFileSync(join(folder, 'package.json'), '{"scripts":{"test":"jest","build":"tsc"}}');
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    mkdirSync(join(folder, '.github/workflows'), { recursive: true });
    writeFileSync(join(folder, '.github/workflows/ci.yml'), 'name: CI\non: [push, pull_request]\njobs: {}\n');
    const repo = await sim.addRepository({ owner: 'my-org', name: 'shop', private: true, files: { 'README.md': '' } });
    repo.setPermission('maria', 'admin');
    const permissions = { actions: 'read', administration: 'write', contents: 'read', environments: 'read' } as const;
    const more = { issues: 'write', metadata: 'read', secrets: 'read', variables: 'read' } as const;
    const environment = {
      GH_TOKEN: sim.addToken({ login: 'maria', permissions: { ...permissions, ...more } }).value,
      GITHUB_API_URL: sim.apiUrl,
      GITHUB_GRAPHQL_URL: sim.graphqlUrl,
      AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '1',
    };
    let text = '';
    const say = async (name: string, command: Command, args: readonly string[]): Promise<void> => {
      text += `$ npm run --silent cli -- ${name} ${args.join(' ')}\n`;
      const write = (part: string): void => void (text += part);
      const real = args.map((argument) => argument.replace('../shop', folder));
      await command({ write, writeError: write, colours: false, now: () => 0 }, real, environment);
      text += '\n';
    };
    await say('init', init, ['--write', '--remote', 'my-org/shop', '../shop']);
    await say('lint', lint, ['../shop']);
    await repo.push('main', textsOf(folder), { by: 'maria' });
    await say('doctor', doctor, ['my-org/shop']);
    sim.assertStrict();
    return text.trimEnd().concat('\n');
  } finally {
    await sim.close();
  }
}

test('issue 6: the session of a newcomer in README.md is what the commands print', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'session-'));
  try {
    const text = await record(folder);
    if (process.env['RECORD'] === '1')
      writeFileSync(
        `${ROOT}README.md`,
        readme.replace(BLOCK, (_, open: string, __, close: string) => open + text + close),
      );
    else expect(BLOCK.exec(readme)?.[2]).toBe(text);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
