import { readdir, readFile } from 'node:fs/promises';

/** Looks that are taken; a process may start another between the look and the end. */
const ROUNDS = 5;

/**
 * Ends what an agent left running. A command may put a process into the background where its parent no longer knows it, but the
 * environment goes with it. On Linux alone; elsewhere the job's end has to do.
 *
 * @param mark `NAME=value`, in the environment of every process that the agent started and of no other
 */
export async function endProcesses(mark: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = await processesWith(mark);
    for (const id of found) end(id);
    if (found.length === 0) return;
  }
}

async function processesWith(mark: string): Promise<readonly number[]> {
  const names = process.platform === 'linux' ? await readdir('/proc') : [];
  const ids = names.filter((name) => /^\d+$/u.test(name)).map(Number);
  const marked = await Promise.all(ids.map(async (id) => ((await environmentOf(id)).includes(mark) ? [id] : [])));
  return marked.flat().filter((id) => id !== process.pid);
}

/** Empty for a process that ended, and for one of somebody else. */
async function environmentOf(id: number): Promise<readonly string[]> {
  try {
    return (await readFile(`/proc/${id}/environ`, 'utf8')).split('\0');
  } catch {
    return [];
  }
}

function end(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
