import { readFile, writeFile } from 'node:fs/promises';
import type { Kit } from '@agent-remediation/action-kit';
import { Ending } from '@agent-remediation/conventions';
import type { Snapshot } from '@agent-remediation/snapshot';
import type { Notice } from '@agent-remediation/snapshot/build';
import { NotWritten, writeInWorkspace } from '@agent-remediation/snapshot/files';
import { embed, PAGE } from '@agent-remediation/snapshot/page';
import { badge, commentMarkdown, csv } from '@agent-remediation/snapshot/report';
import type { Settings } from './inputs.ts';

/** A snapshot, and the file that it is in. */
export interface Last {
  readonly snapshot: Snapshot;
  readonly text: string;
}

export interface Made extends Last {
  readonly notices: readonly Notice[];
  /** What it is compared with. */
  readonly last: Last | undefined;
}

/** Writes everything that is asked for; returns the outputs that name it. */
export async function write(
  settings: Settings,
  workspace: string,
  kit: Kit,
  made: Made,
): Promise<Readonly<Record<string, string>>> {
  const { snapshot, text, notices } = made;
  const comment = `${kit.environment['RUNNER_TEMP'] ?? workspace}/build-snapshot-comment.md`;
  await writeFile(comment, commentMarkdown(snapshot, { notices }));
  if (settings.dryRun) return { 'comment-path': comment };
  const put = async (path: string | undefined, content: () => string | Promise<string>): Promise<string> =>
    path === undefined ? '' : writeInWorkspace(workspace, path, await content());
  try {
    const path = await put(settings.output, () => text);
    const page = await put(settings.pageFile, () => pageOf(made, settings.output, kit.runner.apiUrl));
    await put(settings.badgeFile, () => badge(snapshot));
    await put(settings.csvFile, () => csv(snapshot));
    return { 'comment-path': comment, 'snapshot-path': path, 'page-path': page };
  } catch (error) {
    if (error instanceof NotWritten) throw new Ending('input-invalid', error.message, { cause: error });
    throw error;
  }
}

/** The page as it is committed, with the snapshots inside, the newest last, and this server's address (D23). */
async function pageOf({ text, last }: Made, name: string, apiUrl: string): Promise<string> {
  const snapshots = [...(last === undefined ? [] : [{ name: 'the last one', text: last.text }]), { name, text }];
  return embed(await readFile(PAGE, 'utf8'), { snapshots, apiUrl });
}
