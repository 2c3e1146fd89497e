export * from './core.ts';
export * from './kinds.ts';
export * from './finding-id.ts';
export {
  DEFAULT_SETTINGS,
  EVIDENCE_KINDS,
  WEEKDAYS,
  type AlertSourceName,
  type ClosingSettings,
  type EvidenceKind,
  type Freeze,
  type Limits,
  type Settings,
  type SweepSettings,
} from './settings/settings.ts';
