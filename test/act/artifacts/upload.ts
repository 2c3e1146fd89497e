/**
 * `actions/upload-artifact` on a machine without GitHub. As there: what several paths have in common is left out of the names,
 * files and folders whose names begin with a dot are left out unless they are asked for, and an artifact is there once unless it
 * is to be overwritten.
 */
import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { input, store, workspace } from './place.ts';

const paths = input('path')
  .split('\n')
  .map((line) => resolve(workspace(), line.trim()));
const root = paths.reduce(shared);
const hidden = input('include-hidden-files') === 'true';
const files = paths.filter((path) => existsSync(path)).flatMap(filesIn);
const kept = files.filter(
  (path) =>
    hidden ||
    !relative(workspace(), path)
      .split(sep)
      .some((part) => part.startsWith('.')),
);
const target = store(input('name'));
if (existsSync(target) && input('overwrite') !== 'true')
  throw new Error(`${input('name')}: this artifact is there already`);
rmSync(target, { recursive: true, force: true });
for (const path of kept) cpSync(path, join(target, relative(root, path)));
console.log(kept.length === 0 ? `::warning::${input('name')}: no files` : `${input('name')}: ${kept.length} files`);

/** The folder that both have in common. */
function shared(a: string, b: string): string {
  const [left, right] = [a.split(sep), b.split(sep)];
  const until = left.findIndex((part, at) => part !== right[at]);
  return until === -1 ? a : left.slice(0, until).join(sep);
}

function filesIn(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
}
