import type { Policy } from '../policy/policy.ts';
import type { Task } from '../policy/task.ts';
import type { Files } from '../paths/files.ts';
import type { ToolCall } from '../tool-call/tool-call.ts';

/** One reason to stop a tool call, or to warn about it. */
export interface Refusal {
  /** Name of the rule, stable: docs and policies name it. */
  readonly rule: string;
  /** What was seen, shortened; never a secret. */
  readonly seen: string;
  readonly why: string;
  /** The safe way on. */
  readonly instead: string;
  /** A warning lets the call go ahead (seed 6: exit code 1). */
  readonly severity: 'block' | 'warn';
}

/** What a hook may know besides the call. Nothing in it starts a process or opens a connection. */
export interface Surroundings {
  readonly policy: Policy;
  readonly task: Task;
  readonly files: Files;
  /** Absolute path of the repository that the hook protects. */
  readonly root: string;
  /** The agent's home folder; undefined where it is not known. */
  readonly home: string | undefined;
  /** Absolute path of the task file, which nobody but the launcher writes (D17). */
  readonly taskFile: string | undefined;
  /** Folder for notes between two calls of one session. */
  readonly notes: string;
}

/** A guard: pure judgement over one tool call. An empty list allows it. */
export interface Hook {
  readonly name: string;
  readonly judge: (call: ToolCall, surroundings: Surroundings) => readonly Refusal[] | Promise<readonly Refusal[]>;
}

/** What an own fault ends in: a guard that cannot judge blocks (P11). */
export class GuardFault extends Error {
  override readonly name = 'GuardFault';
}
