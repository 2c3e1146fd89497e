/** A place where the text of a program reaches, and how its input is made. */
export interface Input {
  readonly kind: 'none' | 'pipe' | 'file' | 'text';
  /** The text on standard input, where it is known. */
  readonly text?: string;
  /** The commands that write into the pipe. */
  readonly from?: readonly Seen[];
  readonly file?: string;
}

export interface Redirection {
  readonly operator: string;
  readonly target: string;
}

export interface Assigned {
  readonly name: string;
  readonly value: string;
  /** Variables that stand in the value. */
  readonly variables: readonly string[];
}

/** One command that bash would run, with whatever is known of it. */
export interface Seen {
  /** Name as written, a path included; base name in `base`. */
  readonly name: string;
  readonly base: string;
  readonly args: readonly string[];
  /** Assignments before the command, values as fields. */
  readonly assigned: readonly Assigned[];
  /** Variables that stand among the arguments or in a here-string. */
  readonly variables: readonly string[];
  readonly redirections: readonly Redirection[];
  readonly input: Input;
  /** Folder it runs in; undefined when that cannot be seen. */
  readonly cwd: string | undefined;
  /** Programs that would start it, outermost first: `sudo`, `xargs`, … */
  readonly through: readonly string[];
}

/** A place that cannot be seen through. */
export interface Opaque {
  readonly code:
    'dynamic-name' | 'hidden-code' | 'not-bash' | 'piped-code' | 'too-deep' | 'changed-names' | 'own-script';
  readonly seen: string;
}

export interface Analysis {
  readonly commands: readonly Seen[];
  readonly opaque: readonly Opaque[];
  /** Which command reads what another one writes. */
  readonly pipes: ReadonlyMap<Seen, Seen>;
}

/** What the analysis may know of the world. */
export interface World {
  readonly cwd: string;
  readonly home: string | undefined;
}
