import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from './workspaces.ts';

/** Writes a file that is made from others, or, with `--check`, says that it is not what they give. Path below the root. */
export function generatedFile(path: string, text: string, command: string): void {
  const current = existsSync(ROOT + path) ? readFileSync(ROOT + path, 'utf8') : undefined;
  if (current === text) return;
  if (!process.argv.includes('--check')) {
    writeFileSync(ROOT + path, text);
    console.log(`wrote ${path}`);
    return;
  }
  console.error(`${path} is out of date. Run: ${command}`);
  process.exitCode = 1;
}
