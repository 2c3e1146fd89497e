export { sweep, type SweepOutcome } from './sweep.ts';
export type { SweepDeps, SweepInput, SweepScope } from './input.ts';
export { outputsOf } from './report/outputs.ts';
export { summaryOf } from './report/summary.ts';
