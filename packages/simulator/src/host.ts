import { dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The one variable of the host that the simulator reads: where `git` and `node` are found. Nothing else is handed on. */
export const hostPath = (): string => process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin';

/** This repository's root: the folder that holds `packages/`. */
export const repositoryRoot = (): string => fileURLToPath(new URL('../../..', import.meta.url));

/** Node 24, as the runner has it: this process when it is new enough, else the one that npm installed as an optional dependency. */
export function node24(): string {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const installed = join(repositoryRoot(), 'node_modules', '.bin', 'node');
  if (existsSync(installed)) return installed;
  throw new Error(
    `Node 24 is needed to run an action's bundle; this is ${process.version} and ${dirname(installed)} has none (npm ci --include=optional)`,
  );
}
