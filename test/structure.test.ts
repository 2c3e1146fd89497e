import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Who may import whom, downwards only (architecture). An edge that is not listed is a mistake, or a decision to be written here. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  text: [],
  http: [],
  conventions: [],
  findings: ['conventions'],
  'session-api': ['http'],
  github: ['conventions', 'http'],
  remediation: ['conventions', 'findings', 'github', 'session-api', 'text'],
  sweep: ['conventions', 'findings', 'github', 'remediation', 'session-api', 'text'],
  'agent-batch': ['conventions', 'github', 'guardrails', 'remediation', 'session-api', 'sweep', 'text'],
  'action-kit': ['conventions', 'github', 'http', 'remediation', 'session-api', 'text'],
  snapshot: ['conventions', 'findings', 'text'],
  guardrails: ['conventions', 'github', 'text'],
  'agent-config': ['conventions', 'guardrails', 'text'],
  forwarder: ['conventions', 'http', 'remediation', 'session-api', 'text'],
  simulator: [],
  cli: ['agent-config', 'conventions', 'forwarder', 'github', 'http', 'session-api', 'simulator', 'snapshot', 'text'],
  build: [],
};
/** Actions are thin: they see the kit, the packages that decide, and nothing below. */
const ALLOWED_IN_ACTIONS = [
  'agent-batch',
  'agent-config',
  'action-kit',
  'conventions',
  'guardrails',
  'remediation',
  'session-api',
  'snapshot',
  'sweep',
  'text',
];

const ROOT = fileURLToPath(new URL('..', import.meta.url));

function sources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') && !/\.(test|cases|test-support)\.ts$|(^|\/)(testing|model|conformance)\//.test(file),
    )
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

function importsOf(folder: string): readonly string[] {
  const found = sources(folder).flatMap((text) =>
    [...text.matchAll(/(?:from|import\()\s*'@agent-remediation\/([a-z-]+)/g)].map((match) => match[1] ?? ''),
  );
  return [...new Set(found)].sort();
}

const packages = readdirSync(`${ROOT}packages`);
const actions = readdirSync(`${ROOT}actions`);

describe('the house', () => {
  test.each(packages)('packages/%s imports downwards only', (name) => {
    expect(Object.keys(ALLOWED)).toContain(name);
    expect(
      importsOf(`${ROOT}packages/${name}/src`).filter((target) => target !== name && !ALLOWED[name]?.includes(target)),
    ).toEqual([]);
  });

  test.each(actions)('actions/%s imports what an action may', (name) => {
    expect(importsOf(`${ROOT}actions/${name}/src`).filter((target) => !ALLOWED_IN_ACTIONS.includes(target))).toEqual(
      [],
    );
  });

  test('the list of allowed edges has no cycle', () => {
    const seen = new Set<string>();
    const visit = (name: string, path: readonly string[]): void => {
      expect(path).not.toContain(name);
      if (seen.has(name)) return;
      for (const target of ALLOWED[name] ?? []) visit(target, [...path, name]);
      seen.add(name);
    };
    for (const name of packages) visit(name, []);
  });

  test('dependencies that are imported are declared, and no others of ours', () => {
    for (const name of packages) {
      const manifest = JSON.parse(readFileSync(`${ROOT}packages/${name}/package.json`, 'utf8')) as {
        dependencies?: Record<string, string>;
      };
      const declared = Object.keys(manifest.dependencies ?? {}).filter((key) => key.startsWith('@agent-remediation/'));
      expect([name, declared.sort()]).toEqual([
        name,
        importsOf(`${ROOT}packages/${name}/src`)
          .filter((target) => target !== name)
          .map((target) => `@agent-remediation/${target}`),
      ]);
    }
  });

  test('only main and the build read the environment, and only action-kit imports @actions/core', () => {
    for (const name of packages.filter((entry) => !['build', 'cli', 'simulator'].includes(entry))) {
      const text = sources(`${ROOT}packages/${name}/src`).join('\n');
      expect([name, text.includes('process.env')]).toEqual([name, false]);
      expect([name, text.includes("'@actions/core'")]).toEqual([name, name === 'action-kit']);
    }
  });
});
