/**
 * Marks: what is equal when one finding is seen by two sources, or by one source twice. A heuristic (D2): two sources share no id, so
 * that what they say of it is compared. Each is a hash, since it may be stored where the finding's text must not be.
 */

/** The same rule of the same tool at the same line and column of the same file: a code-scanning alert and the SARIF it was made from. */
export function placeMark(finding: {
  readonly tool: string;
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly column: number | undefined;
}): string {
  const { tool, rule, path, line, column } = finding;
  return mark('place', tool.toLowerCase(), rule, path, String(line), String(column ?? 1));
}

/** One advisory in one manifest. `advisory`: a CVE or GHSA number. */
export function advisoryMark(advisory: string, manifest: string): string {
  return mark('advisory', advisory.toUpperCase(), manifest);
}

/** A secret on one line of a file, whatever the scanners call it. */
export function secretMark(path: string, line: number): string {
  return mark('secret', path, String(line));
}

/** The numbers under which a rule's name holds an advisory, such as `GHSA-…-lodash`. */
export function advisoriesIn(text: string): readonly string[] {
  return [...new Set(text.toUpperCase().match(/\bCVE-\d{4}-\d{4,7}\b|\bGHSA(?:-[23456789CFGHJMPQRVWX]{4}){3}\b/g))];
}

function mark(...parts: readonly string[]): string {
  return `m1-${sha256(JSON.stringify(parts)).slice(0, 32)}`;
}

/** In hex. */
export function sha256(text: string): string {
  // Not imported above: a run that reads no finding needs no node:crypto.
  return process.getBuiltinModule('node:crypto').hash('sha256', text);
}
