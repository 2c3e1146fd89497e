/** Collects what held and what did not; on a failure everything that explains it is printed together. */
export interface Report {
  /** `faults` empty: passed. `log` is printed with a failure only. */
  add(name: string, faults: readonly string[], log: string): void;
  /** Prints the closing line and returns the exit code. */
  close(): 0 | 1;
}

export function createReport(print: (line: string) => void): Report {
  let passed = 0;
  let failed = 0;
  return {
    add(name, faults, log) {
      if (faults.length === 0) passed += 1;
      else failed += 1;
      print(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
      for (const fault of faults) print(`     ${fault}`);
      if (faults.length > 0 && log !== '') print(log.replaceAll(/^/gm, '     | '));
    },
    close() {
      print(`${passed} passed, ${failed} failed`);
      return failed === 0 ? 0 : 1;
    },
  };
}
