import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const PACK = fileURLToPath(new URL('../../build/src/pack.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

let home = '';
let place = '';
/** Node first, as on a user's machine; a registry that does not exist, so that nothing can come from one. */
const environment = (): Record<string, string> => ({
  PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
  HOME: home,
  npm_config_registry: 'http://127.0.0.1:9/',
  npm_config_offline: 'true',
  npm_config_update_notifier: 'false',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
});

function run(command: string, args: readonly string[], cwd = place) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env: environment(), encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

const npx = (...args: readonly string[]) => run('npx', ['--no-install', 'agent-remediation', ...args]);

describe('the npm package, installed from its tarball in an empty folder without a network', () => {
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'package-'));
    place = join(home, 'empty');
    mkdirSync(place);
    const packed = run(process.execPath, ['--disable-warning=ExperimentalWarning', PACK, join(home, 'layout')], home);
    expect(packed).toMatchObject({ code: 0 });
    const tarball = run('npm', ['pack', '--silent', './layout'], home).out.trim();
    expect(tarball).toMatch(/^agent-remediation-[\d.]+\.tgz$/);
    expect(run('npm', ['install', '--silent', join(home, tarball)])).toMatchObject({ code: 0 });
  }, 120_000);
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  test('brings nothing but itself', () => {
    expect(readdirSync(join(place, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'agent-remediation',
    ]);
  });

  test('says what it can do, and its version', () => {
    expect(npx('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Usage: agent-remediation') });
    const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { readonly version: string };
    expect(npx('--version')).toMatchObject({ code: 0, out: `${version}\n` });
  });

  test('sets a repository up as the sources do, and lints it', () => {
    const shop = join(home, 'shop');
    mkdirSync(join(shop, '.git'), { recursive: true });
    writeFileSync(join(shop, 'package.json'), '{"scripts":{"test":"jest"}}');
    expect(npx('init', '--write', '--agents', 'neutral,claude-code', shop)).toMatchObject({ code: 0, err: '' });
    expect(npx('lint', shop)).toMatchObject({ code: 0 });
    const label = '.github/workflows/agent-label.yml';
    expect(readFileSync(join(shop, label), 'utf8')).toBe(
      readFileSync(`${ROOT}action-templates/workflows/agent-label.yml`, 'utf8'),
    );
    expect(npx('lint', '--run-hooks', shop)).toMatchObject({ code: 0 });
  });

  test('validates a snapshot, and shows a page of it', () => {
    writeFileSync(join(place, 'x.json'), readFileSync(`${ROOT}docs/examples/coverage.json`));
    expect(npx('validate', 'x.json')).toMatchObject({ code: 0 });
    expect(npx('report', 'x.json')).toMatchObject({ code: 0, out: expect.stringContaining('|') });
  });

  test('plays the demo', () => {
    const { code, out } = npx('demo');
    expect([code, out]).toEqual([0, expect.stringContaining('Every step ended as told.')]);
  });
});
