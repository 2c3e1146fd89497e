/** Collects what held and what did not; on a failure everything that explains it is printed together. */
export interface Report {
  /** Whether a case of this name is asked for. */
  wants(name: string): boolean;
  /** `faults` empty: passed. `log` is printed with a failure only. */
  add(name: string, faults: readonly string[], log: string): void;
  /** Prints the closing line and returns the exit code. */
  close(): 0 | 1;
}

/** `words`: the cases with one of them in their name; none: all cases. */
export function createReport(print: (line: string) => void, words: readonly string[] = []): Report {
  let passed = 0;
  let failed = 0;
  return {
    wants: (name) => words.length === 0 || words.some((word) => name.includes(word)),
    add(name, faults, log) {
      if (faults.length === 0) passed += 1;
      else failed += 1;
      print(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
      for (const fault of faults) print(`     ${fault}`);
      if (faults.length > 0 && log !== '') print(log.replaceAll(/^/gm, '     | '));
    },
    close() {
      if (passed + failed === 0) print(`no case has one of these in its name: ${words.join(', ')}`);
      print(`${passed} passed, ${failed} failed`);
      return failed === 0 && passed > 0 ? 0 : 1;
    },
  };
}
