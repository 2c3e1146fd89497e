export * from './core.ts';
export * from './kinds.ts';
export * from './finding-id.ts';
export { DEFAULT_SETTINGS, type ClosingSettings, type Limits, type Settings } from './settings/settings.ts';
