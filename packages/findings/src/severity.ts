/** How sources say how grave a finding is, in the words of seed 2.4. */
import { SEVERITIES, type Severity } from './finding.ts';

/** A word that is one of seed 2.4, or one that scanners use for it. */
export function severityOf(word: string | undefined): Severity | undefined {
  const text = word?.trim().toLowerCase();
  if (text === undefined) return undefined;
  return (
    SEVERITIES.find((severity) => severity === text) ??
    (Object.hasOwn(OTHER_WORDS, text) ? OTHER_WORDS[text] : undefined)
  );
}
const OTHER_WORDS: Readonly<Record<string, Severity>> = {
  moderate: 'medium',
  important: 'high',
  informational: 'info',
  information: 'info',
};

/** Levels of SARIF (coverage-rules, "SARIF severity"): error high, warning medium, note low, else info. */
export function levelSeverity(level: string | undefined): Severity {
  return level === 'error' ? 'high' : level === 'warning' ? 'medium' : level === 'note' ? 'low' : 'info';
}

/** Scores of 0 to 10, as CVSS and `security-severity` give them (coverage-rules, "SARIF severity"). Not a score above 0: `undefined`. */
export function scoreSeverity(score: number): Severity | undefined {
  if (!(score > 0 && score <= 10)) return undefined;
  return score >= 9 ? 'critical' : score >= 7 ? 'high' : score >= 4 ? 'medium' : 'low';
}
