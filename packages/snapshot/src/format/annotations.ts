/** What GitHub shows beside the lines of a file: 10 errors and 10 warnings per step, so the first ones, spread over the files. */
import type { Severity } from '../faults.ts';
import { ANNOTATION_CHARACTERS, ANNOTATIONS_PER_STEP } from '../limits.ts';
import { printable } from '../validate/quote.ts';
import type { Verdict } from '../validate/verdict.ts';
import { sentence } from './sentence.ts';

/** The caller writes it: escaping for the runner's commands is not the business of a message. */
export type Annotation = {
  readonly severity: Severity;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly title: string;
  readonly message: string;
};

export type AnnotationOptions = { readonly perSeverity?: number };

/** Errors first; the first of every file before the second of any. */
export function annotations(verdicts: readonly Verdict[], options: AnnotationOptions = {}): readonly Annotation[] {
  const limit = Math.min(options.perSeverity ?? ANNOTATIONS_PER_STEP, ANNOTATIONS_PER_STEP);
  return [...chosen(verdicts, 'error', limit), ...chosen(verdicts, 'warning', limit)];
}

function chosen(verdicts: readonly Verdict[], severity: Severity, limit: number): readonly Annotation[] {
  const columns = verdicts.map((verdict) =>
    verdict.faults.filter((fault) => fault.severity === severity).slice(0, limit),
  );
  const taken: Annotation[] = [];
  for (let row = 0; row < limit && taken.length < limit; row += 1) {
    columns.forEach((faults, index) => {
      const fault = faults[row];
      const file = verdicts[index]?.file;
      if (fault === undefined || file === undefined || taken.length >= limit) return;
      const message = shorten(printable(sentence(fault)));
      const title = fault.rule ?? fault.code;
      taken.push({
        severity,
        file,
        line: fault.position?.line ?? 1,
        column: fault.position?.column ?? 1,
        title,
        message,
      });
    });
  }
  return taken;
}

function shorten(text: string): string {
  return text.length <= ANNOTATION_CHARACTERS ? text : `${text.slice(0, ANNOTATION_CHARACTERS - 1)}…`;
}
