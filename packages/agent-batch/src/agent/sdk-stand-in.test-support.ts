import { readFileSync } from 'node:fs';
import type { Play } from './sdk-fake.test-support.ts';
import { SDK_PACKAGE, SDK_VERSION } from './sdk-types.ts';

const FAKE = new URL('sdk-fake.test-support.ts', import.meta.url);

/** The fake agent SDK as a package that needs no variable: its files, with what it is to play. The input `agent-sdk` may name their folder. */
export function standIn(plays: readonly Play[]): Readonly<Record<string, string>> {
  return {
    'package.json': JSON.stringify({ name: SDK_PACKAGE, version: SDK_VERSION, type: 'module', main: 'index.mjs' }),
    'fake.ts': readFileSync(FAKE, 'utf8'),
    'plays.json': JSON.stringify(plays),
    'index.mjs': `import { query as play } from './fake.ts';
const FAKE_AGENT_SCRIPT = new URL('plays.json', import.meta.url).pathname;
export const query = ({ prompt, options }) => play({ prompt, options: { ...options, env: { ...options.env, FAKE_AGENT_SCRIPT } } });
`,
  };
}
