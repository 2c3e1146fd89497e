import type { Settings } from '@agent-remediation/conventions';
import type { Tree } from '../tree.ts';

/** What every part of the lint looks at. */
export interface Context {
  readonly tree: Tree;
  /** `owner/name`, where it is known: knowledge entries are matched against it. */
  readonly repository: string | undefined;
  readonly settings: Settings;
  /** Names of environment variables that are set, where the user asked to look. */
  readonly variables: ReadonlySet<string> | undefined;
}
