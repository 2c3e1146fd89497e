import { DEFAULT_SETTINGS, type Settings, type Trace } from '@agent-remediation/conventions';
import type { RepositoryFacts } from '@agent-remediation/github';

/** The settings on the default branch, or the defaults. The YAML reader is loaded only where there is something to read. */
export async function settingsOf(repository: RepositoryFacts, trace: Trace): Promise<Settings> {
  if (repository.settingsText === undefined) {
    trace.note('settings', 'no settings file on the default branch: the defaults hold');
    return DEFAULT_SETTINGS;
  }
  const { readSettings } = await import('@agent-remediation/conventions/settings');
  const settings = readSettings(repository.settingsText);
  trace.pass('settings', `read from ${repository.defaultBranch}`);
  return settings;
}
