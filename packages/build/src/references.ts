/** Writes every workspace's tsconfig.json, with project references from its dependencies, and one for the
 * whole, so that `tsc -b tsconfig.build.json` builds in their order. The hand-written tsconfig.json is for checking: everything, tests included. */
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { generatedFile } from './generated-file.ts';
import { ROOT, workspaces } from './workspaces.ts';

// Only what lands in a bundle is compiled; the simulator, the command line, the forwarder and the build itself run from their sources.
const RUN_FROM_SOURCE = ['packages/build', 'packages/cli', 'packages/forwarder', 'packages/simulator'];
const all = workspaces().filter(
  ({ folder }) => existsSync(`${ROOT}${folder}/src`) && !RUN_FROM_SOURCE.includes(folder),
);
const folderOf = new Map(all.map(({ name, folder }) => [name, folder]));

for (const { folder, dependencies } of all) {
  const references = dependencies.flatMap((name) => {
    const target = folderOf.get(name);
    return target === undefined ? [] : [{ path: relative(folder, target) }];
  });
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions: { rootDir: 'src', outDir: 'lib', tsBuildInfoFile: 'lib/.tsbuildinfo' },
    include: ['src'],
    exclude: ['**/*.test.ts', '**/*.cases.ts', '**/*.test-support.ts', 'src/testing', 'src/conformance', 'src/model'],
    references,
  };
  generatedFile(`${folder}/tsconfig.json`, `${JSON.stringify(config, null, 2)}\n`, 'npm run generate');
}
generatedFile(
  'tsconfig.build.json',
  `${JSON.stringify({ files: [], references: all.map(({ folder }) => ({ path: folder })) }, null, 2)}\n`,
  'npm run generate',
);
