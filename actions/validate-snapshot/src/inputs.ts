import type { Inputs } from '@agent-remediation/action-kit';

export interface Settings {
  readonly files: readonly string[];
  readonly coherence: 'warn' | 'error' | 'off';
  readonly doubtful: 'warn' | 'off';
  readonly unknownVersion: 'reject' | 'unknown';
  readonly maxAnnotations: number;
  readonly report: 'markdown' | 'json' | 'none';
  readonly sarifFile: string | undefined;
}

/** Every fault of the inputs at once. */
export function readInputs(inputs: Inputs): Settings {
  inputs.required('files');
  const settings: Settings = {
    files: inputs.lines('files') ?? [],
    coherence: inputs.choice('coherence', ['warn', 'error', 'off']) ?? 'warn',
    doubtful: inputs.choice('doubtful', ['warn', 'off']) ?? 'off',
    unknownVersion: inputs.choice('unknown-version', ['reject', 'unknown']) ?? 'reject',
    maxAnnotations: inputs.integer('max-annotations', 0, 10) ?? 10,
    report: inputs.choice('report', ['markdown', 'json', 'none']) ?? 'none',
    sarifFile: inputs.text('sarif-file'),
  };
  if (settings.sarifFile !== undefined && /\p{Cc}/u.test(settings.sarifFile))
    inputs.fault('input `sarif-file`: a path on one line is allowed');
  inputs.check();
  return settings;
}
