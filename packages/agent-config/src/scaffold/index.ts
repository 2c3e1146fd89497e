/** Sets a repository up: looks at it, plans the files, and nothing more; writing is the command line's. */
export { detect, type Detected, type Ecosystem } from './detect.ts';
export {
  DEFAULT_TRIGGERS,
  plan,
  SCAFFOLD_AGENTS,
  TRIGGERS,
  workflowPath,
  workflowText,
  type PlannedFile,
  type PlanOptions,
  type ScaffoldAgent,
  type Templates,
  type Trigger,
} from './plan.ts';
