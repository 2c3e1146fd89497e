import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, relative } from 'node:path';
import { isRecord } from './policy.ts';

/** The kind of task, as far as the guards care: only a dependency task may change lockfiles. */
export interface Task {
  readonly dependency: boolean;
}

const NO_TASK: Task = { dependency: false };
/** Bytes. The file holds `{"kind": "dependency"}`. */
const LARGEST_TASK_FILE = 65_536;

/**
 * Reads the file that the launcher wrote outside the worktree (D17). Absent, unreadable, inside the worktree (the agent could have
 * written it) or of another form: not a dependency task.
 */
export function readTask(path: string | undefined, root: string): Task {
  if (path === undefined || !isAbsolute(path)) return NO_TASK;
  try {
    const state = lstatSync(path);
    if (!state.isFile() || state.size > LARGEST_TASK_FILE) return NO_TASK;
    if (isWithin(realpathSync(dirname(path)), realpathSync(root))) return NO_TASK;
    const task: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return { dependency: isRecord(task) && task['kind'] === 'dependency' };
  } catch {
    return NO_TASK;
  }
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith('../') && !isAbsolute(way));
}
