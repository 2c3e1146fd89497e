/** The files that this release writes into repositories: templates by their path below `action-templates/`, hooks by their name. */
import { readFileSync } from 'node:fs';
import type { Templates } from '@agent-remediation/agent-config/scaffold';

const ROOT = new URL('../../../', import.meta.url);

export const TEMPLATES: Templates = {
  read: (path) => readFileSync(new URL(`action-templates/${path}`, ROOT), 'utf8'),
  hook: (name) => readFileSync(new URL(`packages/guardrails/dist/${name}`, ROOT), 'utf8'),
};
