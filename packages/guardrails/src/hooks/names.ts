/** The hooks that are shipped. Each has a folder with its own `main.ts`. */
export const HOOK_NAMES = ['block-risky-paths', 'no-dangerous-shell', 'scan-secrets', 'require-test-if-code'] as const;
export type HookName = (typeof HOOK_NAMES)[number];
