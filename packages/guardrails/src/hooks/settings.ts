import { settingsLine } from './frame/settings-line.ts';
import type { HookName } from './names.ts';

/** Seconds that the agent gives a hook. The settings line ends long before; the agent's own time-out would let the call pass. */
const AGENT_TIMEOUT_SECONDS = 30;

interface Entry {
  readonly matcher?: string;
  readonly hooks: readonly { readonly type: 'command'; readonly command: string; readonly timeout?: number }[];
}
type Events = Readonly<Record<string, readonly Entry[]>>;

/**
 * Which hooks run on which event. Matchers are left out: they would have to name every tool that can write, and tools are an open set; each
 * hook decides by itself what concerns it.
 */
const HOOKS_OF: Readonly<Record<string, readonly HookName[]>> = {
  PreToolUse: ['block-risky-paths', 'no-dangerous-shell', 'scan-secrets', 'require-test-if-code'],
  PostToolUse: ['scan-secrets'],
  Stop: ['require-test-if-code'],
};

function events(folder: string): Events {
  return Object.fromEntries(
    Object.entries(HOOKS_OF).map(([event, names]) => [
      event,
      [
        {
          ...(event === 'Stop' ? {} : { matcher: '*' }),
          hooks: names.map((name) => ({
            type: 'command' as const,
            command: settingsLine(name, folder),
            timeout: AGENT_TIMEOUT_SECONDS,
          })),
        },
      ],
    ]),
  );
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Settings files by the path that they have in a repository. */
export const SETTINGS_FILES: readonly (readonly [string, string])[] = [
  ['.agent/settings.json', json({ hooks: events('.') })],
  [
    '.claude/settings.json',
    json({
      $schema: 'https://json.schemastore.org/claude-code-settings.json',
      hooks: events('${CLAUDE_PROJECT_DIR:-.}'),
    }),
  ],
  ['.devin/hooks.v1.json', json(withAnyMatcher(events('${DEVIN_PROJECT_DIR:-.}')))],
];

/** There the matcher is a regular expression, and `*` is none. */
function withAnyMatcher(all: Events): Events {
  return Object.fromEntries(
    Object.entries(all).map(([event, entries]) => [
      event,
      entries.map((entry) => (entry.matcher === undefined ? entry : { ...entry, matcher: '.*' })),
    ]),
  );
}
