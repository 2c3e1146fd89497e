import type { Seen } from '../../shell/program.ts';

/** `python -m pip …`, `uv pip …`: another name for the same installer. */
export function installerWithin(seen: Seen): Seen | undefined {
  // Nearly no command has any of these, and asking is cheaper than an expression for each word (P13).
  if (seen.base !== 'uv' && !seen.args.some((arg) => isModule(arg) || arg.includes('mpip') || arg.includes('mensure')))
    return undefined;
  const joined = seen.args.findIndex((arg) => /^-[A-Za-z]*m(?:pip3?|ensurepip)$/u.test(arg));
  if (joined >= 0) return { ...seen, name: 'pip', base: 'pip', args: seen.args.slice(joined + 1) };
  if (seen.base !== 'uv' && !seen.args.some(isModule)) return undefined;
  const at = seen.args.findIndex((arg) => /^(?:pip|pip3|ensurepip|conda)$/u.test(arg));
  const before = seen.args[at - 1];
  if (at < 0 || !(seen.base === 'uv' || (before !== undefined && isModule(before)))) return undefined;
  return { ...seen, name: 'pip', base: 'pip', args: seen.args.slice(at + 1) };
}

/** `-m`, also as the last of several letters: `-Im`. */
function isModule(arg: string): boolean {
  return arg.startsWith('-') && arg.endsWith('m') && /^-[A-Za-z]+$/u.test(arg);
}
