import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface Workspace {
  /** Folder below the root, such as `packages/text`. */
  readonly folder: string;
  readonly name: string;
  readonly dependencies: readonly string[];
}

/** Every package and action, in the order of their folders. */
export function workspaces(): readonly Workspace[] {
  return ['packages', 'actions'].flatMap((parent) =>
    readdirSync(ROOT + parent)
      .map((entry) => `${parent}/${entry}`)
      .filter((folder) => existsSync(`${ROOT}${folder}/package.json`))
      .sort()
      .map((folder) => {
        const manifest = JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, 'utf8')) as {
          name: string;
          dependencies?: Record<string, string>;
        };
        return { folder, name: manifest.name, dependencies: Object.keys(manifest.dependencies ?? {}) };
      }),
  );
}

/** Folders of the actions, such as `actions/create-session`. */
export function actions(): readonly string[] {
  return workspaces()
    .map(({ folder }) => folder)
    .filter((folder) => folder.startsWith('actions/'));
}
