/**
 * Writes `src/generated/` from the published schema: `node src/generator/main.ts`. With `--check` it writes nothing and ends with 1
 * when a file is not what the schema gives.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generatedFiles } from './files.ts';

const folder = new URL('../generated/', import.meta.url);
const isCheck = process.argv.includes('--check');
let stale = 0;
await mkdir(folder, { recursive: true });
for (const { name, text } of await generatedFiles()) {
  const path = fileURLToPath(new URL(name, folder));
  if (!isCheck) {
    await writeFile(path, text);
  } else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
    stale += 1;
    console.error(
      `packages/snapshot/src/generated/${name} is not what the schema gives. Run: node packages/snapshot/src/generator/main.ts`,
    );
  }
}
process.exitCode = stale > 0 ? 1 : 0;
