/** The rules of the guards as functions, for checks elsewhere: the pull request's contract reads the same policy. */
export * from './rules.ts';
export { analyse } from './hooks/shell/analyse.ts';
export { SETTINGS_FILES } from './hooks/settings.ts';
export { settingsLine } from './hooks/frame/settings-line.ts';
