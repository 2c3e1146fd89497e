/** `init --remove`: takes away what `init` wrote, whichever options it was called with, and nobody changed. */
import type { Tree } from '@agent-remediation/agent-config';
import {
  detect,
  plan,
  SCAFFOLD_AGENTS,
  TRIGGERS,
  type PlannedFile,
  type ScaffoldAgent,
  type Trigger,
} from '@agent-remediation/agent-config/scaffold';
import { SETTINGS_PATH } from '@agent-remediation/conventions';
import { TEMPLATES } from '../templates.ts';

export interface Narrowed {
  readonly triggers: readonly Trigger[] | undefined;
  readonly agents: readonly ScaffoldAgent[] | undefined;
  readonly branch: string | undefined;
}

/**
 * Every file that some call of `init` would leave here: `same` where it is still so, `differs` where it was changed. Folders of an agent of
 * which nothing is as `init` writes it are somebody's own, and are left out.
 */
export function removable(tree: Tree, { triggers = TRIGGERS, agents, branch }: Narrowed): readonly PlannedFile[] {
  const detected = detect(tree, branch ?? branchIn(tree));
  const planned = (agent: ScaffoldAgent): readonly PlannedFile[] => {
    const [whole, thin] = (['whole', 'organisation'] as const).map((callers) =>
      plan(tree, detected, TEMPLATES, { triggers, agents: [agent], callers }),
    );
    // A file is ours in either form.
    return (whole ?? []).map((file, index) => (thin?.[index]?.state === 'same' ? thin[index] : file));
  };
  const common = new Set(plan(tree, detected, TEMPLATES, { triggers, agents: [], callers: 'whole' }).map(pathOf));
  const all = new Map<string, PlannedFile>();
  for (const agent of agents ?? SCAFFOLD_AGENTS) {
    const files = planned(agent);
    const isUsed = files.some((file) => !common.has(file.path) && file.state === 'same');
    for (const file of files)
      if (isUsed || common.has(file.path) || agents !== undefined || agent === 'neutral') all.set(file.path, file);
  }
  return [...all.values()].filter(({ state }) => state !== 'new').toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const pathOf = ({ path }: PlannedFile): string => path;

/** The branch that `init --branch` wrote into the settings. */
function branchIn(tree: Tree): string | undefined {
  const written = /^base-branch: ("(?:[^"\\]|\\.)*")$/m.exec(tree.read(SETTINGS_PATH) ?? '')?.[1];
  if (written === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
