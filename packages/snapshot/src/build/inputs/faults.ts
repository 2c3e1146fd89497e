/** Faults of input files. */

export interface InputFault {
  readonly file: string;
  /** JSON pointer (RFC 6901); the empty string is the whole file. */
  readonly pointer: string;
  readonly message: string;
}

/** Faults that are described; all are counted. */
const FAULTS_LISTED = 100;

export class Faults {
  readonly kept: InputFault[] = [];
  count = 0;

  add(file: string, pointer: string, message: string): undefined {
    this.count += 1;
    if (this.kept.length < FAULTS_LISTED) this.kept.push({ file, pointer, message });
    return undefined;
  }
}
