import { beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, repository, runHook } from './shipped.test-support.ts';

/** What the hooks read from a real repository: links, patterns, patches, the current branch, an unknown name in a known folder. */
const folder = repository();
const status = async (
  hook: string,
  command: string,
  env: Readonly<Record<string, string>> = {},
): Promise<number | null> =>
  (await runHook(folder, hook, { env, input: call('Bash', { command }, { cwd: folder }) })).status;

beforeAll(() => {
  mkdirSync(join(folder, '.github/workflows'), { recursive: true });
  mkdirSync(join(folder, '.git'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, '.git/HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(join(folder, '.github/workflows/ci.yml'), 'on: push\n');
  writeFileSync(join(folder, '.env'), 'A=b\n');
  writeFileSync(join(folder, 'src/a.ts'), '');
  symlinkSync('.github', join(folder, 'docs'));
  symlinkSync('.env', join(folder, 'settings.txt'));
  const patch = (file: string): string => `--- a/${file}\n+++ b/${file}\n@@ -1 +1 @@\n-a\n+b\n`;
  writeFileSync(join(folder, 'bad.patch'), patch('.github/workflows/ci.yml'));
  writeFileSync(join(folder, 'good.patch'), patch('src/a.ts'));
});

describe('in a real repository', () => {
  test.each([
    ['cp src/a.ts .g*/workflows/ci.yml', 2],
    ['cp src/a.ts .gith?b/workflows/ci.yml', 2],
    ['cp src/a.ts .[g]ithub/workflows/ci.yml', 2],
    ['echo x > docs/workflows/ci.yml', 2],
    ['echo x > docs/../.github/x', 2],
    ['ln -s .github w && echo x > w/workflows/ci.yml', 2],
    ['cd .github/workflows && sed -i s/a/b/ *.yml', 2],
    ['cd docs && echo x > "$name"', 2],
    ['git apply bad.patch', 2],
    ['patch -p1 < bad.patch', 2],
    ['patch -p1 -i bad.patch', 2],
    ['git apply good.patch', 0],
    ['patch -p1 < good.patch', 0],
    ['sed -i s/a/b/ src/*.ts', 0],
    ['cat .g*/workflows/ci.yml', 0],
  ])('block-risky-paths: %s ends with %i', async (command, expected) => {
    expect(await status('block-risky-paths', command)).toBe(expected);
  });

  test.each([
    ['git push', 2],
    ['git push origin', 2],
    ['git push origin HEAD', 2],
    ['git push -u origin @', 2],
    ['cd src && git push', 2],
    ['git -C src push', 2],
    ['git push origin HEAD:fix/a', 0],
    ['git push --dry-run', 0],
    ['cat .en*', 2],
    ['cat .en?', 2],
    ['cat settings.txt', 2],
    ['base64 < settings.txt', 2],
    ['cat src/*.ts', 0],
  ])('no-dangerous-shell on main: %s ends with %i', async (command, expected) => {
    expect(await status('no-dangerous-shell', command)).toBe(expected);
  });
});
