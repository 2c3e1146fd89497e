import { SETTINGS_PATH } from '@agent-remediation/conventions';
import type { Tree } from '../tree.ts';
import type { Detected } from './detect.ts';
import { rulesText, settingsText } from './texts.ts';

/** One file that a set-up repository has. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
  /** `differs`: something else stands there; it stays unless the user says otherwise. */
  readonly state: 'new' | 'same' | 'differs';
}

/** The templates, by their path below `action-templates/`, and the hook bundles by their name. */
export interface Templates {
  readonly read: (path: string) => string;
  readonly hook: (name: string) => string;
}

export const TRIGGERS = ['label', 'comment', 'dispatch', 'ticket', 'merge', 'reconcile', 'sweep', 'check'] as const;
export type Trigger = (typeof TRIGGERS)[number];
export const DEFAULT_TRIGGERS: readonly Trigger[] = ['label', 'merge', 'reconcile'];

export const SCAFFOLD_AGENTS = ['neutral', 'claude-code', 'devin'] as const;
export type ScaffoldAgent = (typeof SCAFFOLD_AGENTS)[number];

const SKILLS = ['remediate-cve', 'remediate-secret', 'remediate-lint', 'triage-finding'];
const HOOK_FILES = [
  'block-risky-paths.cjs',
  'no-dangerous-shell.cjs',
  'require-test-if-code.cjs',
  'rules-credentials.cjs',
  'rules-destructive.cjs',
  'rules-git.cjs',
  'rules-installers.cjs',
  'rules-interpreters.cjs',
  'scan-secrets.cjs',
  'secret-preset.cjs',
  'shell-parser.cjs',
  'shell-starters.cjs',
  'shell-writes.cjs',
  'policy.json',
  'policy.json.sha256',
];
/** Where an agent looks besides the neutral folder, and its hook settings. */
const OWN: Readonly<
  Record<ScaffoldAgent, { readonly skills: string; readonly hooks: string; readonly rules: string | undefined }>
> = {
  neutral: { skills: '.agent/skills', hooks: '.agent/settings.json', rules: undefined },
  'claude-code': { skills: '.claude/skills', hooks: '.claude/settings.json', rules: 'CLAUDE.md' },
  devin: { skills: '.devin/skills', hooks: '.devin/hooks.v1.json', rules: undefined },
};

export interface PlanOptions {
  readonly triggers: readonly Trigger[];
  readonly agents: readonly ScaffoldAgent[];
  /** `organisation`: thin callers of the reusable workflows, where there is one. */
  readonly callers: 'whole' | 'organisation';
}

/** Every file that `init` would leave behind, and what stands there now. Nothing is written here. */
export function plan(
  tree: Tree,
  detected: Detected,
  templates: Templates,
  { triggers, agents, callers }: PlanOptions,
): readonly PlannedFile[] {
  const texts = new Map<string, string>([
    [SETTINGS_PATH, settingsText(detected)],
    ...triggers.map((trigger) => [workflowPath(trigger), workflowText(trigger, templates, callers)] as const),
    ['AGENTS.md', rulesText(detected)],
    ...HOOK_FILES.map((name) => [`.agent/hooks/${name}`, templates.hook(name)] as const),
    ['.agent/knowledge/remediation-runbook.md', templates.read('agent/.agent/knowledge/remediation-runbook.md')],
    ['.mcp.json', '{\n  "mcpServers": {}\n}\n'],
    ...agents.flatMap((agent) => agentFiles(agent, templates)),
  ]);
  return [...texts]
    .map(([path, text]) => ({ path, text, state: stateOf(tree, path, text) }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

export const workflowPath = (trigger: Trigger): string => `.github/workflows/agent-${trigger}.yml`;

/** The check of pull requests has no thin caller: it is the same in an organisation. */
export function workflowText(trigger: Trigger, templates: Templates, callers: PlanOptions['callers']): string {
  const folder = callers === 'whole' || trigger === 'check' ? 'workflows' : 'organisation';
  return templates.read(`${folder}/agent-${trigger}.yml`);
}

function agentFiles(agent: ScaffoldAgent, templates: Templates): readonly (readonly [string, string])[] {
  const { skills, hooks, rules } = OWN[agent];
  return [
    ...SKILLS.map(
      (name) => [`${skills}/${name}/SKILL.md`, templates.read(`agent/.agent/skills/${name}/SKILL.md`)] as const,
    ),
    [hooks, templates.read(`agent/${hooks}`)],
    ...(rules === undefined ? [] : [[rules, '@AGENTS.md\n'] as const]),
  ];
}

/** A checkout may have other line ends; that is no other content. */
function stateOf(tree: Tree, path: string, text: string): PlannedFile['state'] {
  if (!tree.files.has(path)) return 'new';
  return tree.read(path)?.replaceAll('\r\n', '\n') === text ? 'same' : 'differs';
}
