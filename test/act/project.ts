/** The project as act shall see it: our manifests, the reusable workflows in act's form, and bundles. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '../../packages/build/src/tools.ts';
import { FILES } from '../workflows/files.ts';
import { actCopy } from './act-copy.ts';

/**
 * Instead of a bundle: leaves what the runner gave it, environment and event, as one file in `$RECORD_TO`. The outputs say that the
 * batch has nothing to do; act reads the matrix of the jobs behind it although they do not start.
 */
const STAND_IN = `import { readFileSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
const event = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8'));
writeFileSync(process.env.RECORD_TO + '/' + randomUUID() + '.json', JSON.stringify({ action: ACTION, env: process.env, event }));
writeFileSync(process.env.GITHUB_OUTPUT, 'claimed=0\\nmatrix=[]\\n', { flag: 'a' });
`;

/** Instead of a bundle: runs the TypeScript sources, for trying out a change before it is bundled. */
const FROM_SOURCES = `import { spawnSync } from 'node:child_process';
const options = ['--disable-warning=ExperimentalWarning', '--conditions=source', MAIN];
process.exitCode = spawnSync(process.execPath, options, { stdio: 'inherit' }).status ?? 1;
`;

export function actionNames(): string[] {
  return readdirSync(join(ROOT, 'actions')).filter((name) => existsSync(join(ROOT, 'actions', name, 'action.yml')));
}

/** The actions whose bundle is missing; empty when the committed bundles can be run. */
export function withoutBundle(): string[] {
  return actionNames().filter((name) => !existsSync(join(ROOT, 'actions', name, 'dist', 'index.js')));
}

export function layOutProject(bundles: 'stand-in' | 'committed' | 'sources'): string {
  const folder = mkdtempSync(join(tmpdir(), 'act-project-'));
  for (const name of actionNames()) {
    const target = join(folder, 'actions', name);
    const dist = join(target, 'dist');
    mkdirSync(dist, { recursive: true });
    cpSync(join(ROOT, 'actions', name, 'action.yml'), join(target, 'action.yml'));
    if (bundles === 'committed') cpSync(join(ROOT, 'actions', name, 'dist'), dist, { recursive: true });
    else {
      writeFileSync(join(dist, 'package.json'), '{"type":"module"}');
      const main = join(ROOT, 'actions', name, 'src', 'main.ts');
      const code =
        bundles === 'sources'
          ? FROM_SOURCES.replace('MAIN', JSON.stringify(main))
          : STAND_IN.replace('ACTION', JSON.stringify(name));
      writeFileSync(join(dist, 'index.js'), code);
    }
  }
  const workflows = join(folder, '.github', 'workflows');
  mkdirSync(workflows, { recursive: true });
  for (const { path, text } of FILES.filter(({ place }) => place === 'reusable')) {
    writeFileSync(join(workflows, basename(path)), actCopy(text));
  }
  return folder;
}

/** GitHub's own actions that take files from one job of a run to another; their code is not here. */
export const TRANSFERS = /^actions\/(?<direction>upload|download)-artifact@/;

/** A stand-in for one of them, as a repository that act takes in its place: `artifacts/` with a manifest. Returns its folder. */
export function layOutTransfers(uses: string, parent: string): string {
  const direction = TRANSFERS.exec(uses)?.groups?.['direction'] ?? '';
  const folder = join(parent, 'actions', direction);
  cpSync(join(ROOT, 'test/act/artifacts'), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const inputs = INPUTS.map((name) => `  ${name}:\n    description: ${name}\n`).join('');
  const runs = `runs:\n  using: node24\n  main: ${direction}.ts\n`;
  writeFileSync(join(folder, 'action.yml'), `name: ${direction}\ndescription: ${direction}\ninputs:\n${inputs}${runs}`);
  return folder;
}
const INPUTS = ['name', 'path', 'pattern', 'merge-multiple', 'include-hidden-files', 'overwrite'];
