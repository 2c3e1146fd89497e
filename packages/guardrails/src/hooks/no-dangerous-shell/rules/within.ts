import type { Seen } from '../../shell/program.ts';

/** Programs by which nearly no command without such a module has to be looked at (P13). */
const MAY_HOLD = ['mpip', 'mensure', 'mtwine'];

/** `python -m pip …`, `uv pip …`, `python -m twine …`: another name for the same program. */
export function programWithin(seen: Seen): Seen | undefined {
  const isUv = seen.base === 'uv';
  // Nearly no command has any of these, and asking is cheaper than an expression for each word (P13).
  if (!isUv && !seen.args.some((arg) => isModule(arg) || MAY_HOLD.some((name) => arg.includes(name)))) return undefined;
  const words = seen.args.flatMap((arg) => /^(-[A-Za-z]*m)([a-z]\w+)$/u.exec(arg)?.slice(1, 3) ?? [arg]);
  const at = words.findIndex(
    (word, index) =>
      /^(?:pip|pip3|ensurepip|easy_install|conda|twine)$/u.test(word) && (isUv || isModule(words[index - 1] ?? '')),
  );
  const name = words[at];
  if (name === undefined) return undefined;
  const args = words.slice(at + 1);
  switch (name) {
    case 'twine':
      return { ...seen, name, base: name, args };
    case 'ensurepip':
    case 'easy_install':
      // These have no verb: to install is all they do.
      return { ...seen, name, base: 'pip', args: ['install', name] };
    default:
      return { ...seen, name: 'pip', base: 'pip', args };
  }
}

/** `-m`, also as the last of several letters: `-Im`. */
function isModule(arg: string): boolean {
  return arg.startsWith('-') && arg.endsWith('m') && /^-[A-Za-z]+$/u.test(arg);
}
