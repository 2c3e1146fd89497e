import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { settingsLine } from './frame/settings-line.ts';
import { SETTINGS_FILES } from './settings.ts';

const SHIPPED = fileURLToPath(new URL('../../../../action-templates/agent/', import.meta.url));

test.each(SETTINGS_FILES)('seed 6: %s is what is shipped', (file, text) => {
  expect(text).toBe(readFileSync(SHIPPED + file, 'utf8'));
});

test('every hook of an event is killed long before the agent stops waiting (P11)', () => {
  const text = SETTINGS_FILES.map(([, each]) => each).join('');
  expect(text).toContain('(sleep 2; kill -9 $p)');
  expect(text).toContain('"timeout": 30');
});

test('without a folder the hooks are those below the working folder', () => {
  expect(settingsLine('scan-secrets')).toContain('node "./.agent/hooks/scan-secrets.cjs" --private <&3');
});
