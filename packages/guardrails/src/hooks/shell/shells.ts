const SHELLS: ReadonlySet<string> = new Set([
  'sh',
  'bash',
  'dash',
  'zsh',
  'ksh',
  'mksh',
  'ash',
  'rbash',
  'fish',
  'csh',
  'tcsh',
  'yash',
  'posh',
  // Other languages, but a plain command reads the same in them.
  'rc',
  'es',
  'nu',
  'elvish',
  'xonsh',
  'osh',
  'oil',
  'ion',
  'sash',
]);

export function isShell(base: string): boolean {
  return SHELLS.has(base) || (base.includes('sh') && /^(?:ba|z|k)sh-?\d/u.test(base));
}
