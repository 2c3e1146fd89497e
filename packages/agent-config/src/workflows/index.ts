/** The repository's workflows: read with their lines, and asked what starts what. */
export {
  readWorkflow,
  type Job,
  type Permissions,
  type Reading,
  type Step,
  type Trigger,
  type Workflow,
} from './read.ts';
export { ACTION_OF, causesOf, isOwnToken, ours, START_LABELS, type Cause } from './causes.ts';
export { actionsOf, hears, isOurs, loops, matches, type Link } from './loops.ts';
