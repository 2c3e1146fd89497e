import type { Breach } from '../breach.ts';
import type { ChangedFile, Contract, NamedFinding, PullRequestFacts } from '../facts.ts';
import type { Section } from '../description.ts';
import type { PatchLine } from '../patch.ts';

/** What every rule is given. */
export interface Case {
  readonly facts: PullRequestFacts;
  readonly contract: Contract;
  /** Undefined where the branch names none: the rule `branch` says so. */
  readonly finding: NamedFinding | undefined;
  readonly sections: ReadonlyMap<string, Section>;
  /** The lines of a file's patch, read once; none where GitHub shows no patch. */
  readonly linesOf: (file: ChangedFile) => readonly PatchLine[];
}

/** A rule sees the facts and says where they break it. Pure. */
export type Rule = (given: Case) => readonly Breach[];
