import { isKnown } from './field.ts';
import { has, readOptions, valueOf } from './options.ts';
import type { Analysis, Seen } from './program.ts';
import { write, type Write } from './write.ts';

/** Where an archive is unpacked, and which of its members are named. What else it holds is not known. */
export interface Unpacking {
  readonly folder: string;
  readonly members: readonly string[];
}

/** What a command unpacks; undefined for one that unpacks nothing. */
export function unpacking({ base, args }: Pick<Seen, 'base' | 'args'>): Unpacking | undefined {
  switch (base) {
    case 'tar':
    case 'gtar':
    case 'bsdtar':
      return tar(args);
    case 'unzip':
      return args.some((arg) => /^-[a-zA-Z]*[lptZ]/u.test(arg)) ? undefined : unzip(args);
    case '7z':
    case '7za':
    case '7zz':
    case '7zr':
      return /^[ex]$/u.test(args[0] ?? '') ? { folder: attached(args, /^-o(.+)$/su) ?? '.', members: [] } : undefined;
    case 'unrar':
      return /^[ex]$/u.test(args[0] ?? '') ? { folder: args.at(-1) ?? '.', members: [] } : undefined;
    case 'unar':
      return { folder: after(args, /^--?o(?:utput-directory)?$/u) ?? '.', members: [] };
    case 'jar':
      return /^-?x/u.test(args[0] ?? '') || args.includes('--extract')
        ? { folder: after(args, /^(?:-C|--dir)$/u) ?? '.', members: args.slice(1) }
        : undefined;
    case 'cpio':
      return cpio(args);
    case 'pax':
      return args.some((arg) => /^-[a-zA-Z]*r/u.test(arg)) ? pax(args) : undefined;
    case 'cabextract':
      return { folder: after(args, /^(?:-d|--directory)$/u) ?? '.', members: [] };
    case 'dpkg':
    case 'dpkg-deb':
      return args.some((arg) => /^(?:-[xXR]|--v?extract|--raw-extract)$/u.test(arg))
        ? { folder: args.at(-1) ?? '.', members: [] }
        : undefined;
    default:
      return inPython(base, args);
  }
}

function tar(args: readonly string[]): Unpacking | undefined {
  const old = args[0] !== undefined && /^[A-Za-z]+$/u.test(args[0]) ? [`-${args[0]}`, ...args.slice(1)] : args;
  const long = [
    '--file',
    '--directory',
    '--use-compress-program',
    '--exclude',
    '--one-top-level',
    '--transform',
    '--xform',
  ];
  const options = readOptions(old, { values: 'fCIbTXgKs', long }, true);
  if (!has(options, '-x', '--extract', '--get')) return undefined;
  const renamed = options.flags.flatMap(({ name, value }) =>
    /^(?:-s|--transform|--xform)$/u.test(name) ? parts(value ?? '') : [],
  );
  const folder = valueOf(options, '-C', '--directory') ?? valueOf(options, '--one-top-level') ?? '.';
  const anywhere = has(options, '-P', '--absolute-names', '--absolute-paths');
  return { folder: anywhere ? '/' : folder, members: [...options.operands, ...renamed] };
}

/** The parts of `s,from,to,`. */
function parts(expression: string): readonly string[] {
  const mark = expression.startsWith('s') ? expression[1] : expression[0];
  return expression.split(mark ?? ',').filter((part) => part.length > 1);
}

function unzip(args: readonly string[]): Unpacking {
  const options = readOptions(args, { values: 'dxP' }, true);
  return { folder: valueOf(options, '-d') ?? '.', members: options.operands.slice(1) };
}

function cpio(args: readonly string[]): Unpacking | undefined {
  const options = readOptions(args, { values: 'DEFHIO', long: ['--directory', '--format', '--file'] }, true);
  if (!has(options, '-i', '-p', '--extract', '--pass-through')) return undefined;
  const folder = valueOf(options, '-D', '--directory') ?? '.';
  return has(options, '-p', '--pass-through')
    ? { folder: options.operands.at(-1) ?? folder, members: [] }
    : { folder, members: options.operands };
}

function pax(args: readonly string[]): Unpacking {
  const options = readOptions(args, { values: 'fsbxtopE' }, true);
  const renamed = options.flags.flatMap(({ name, value }) => (name === '-s' ? parts(value ?? '') : []));
  const copies = has(options, '-w');
  const folder = copies ? (options.operands.at(-1) ?? '.') : '.';
  const members = copies ? options.operands.slice(0, -1).flatMap((path) => [path, lastName(path)]) : options.operands;
  return { folder, members: [...members, ...renamed] };
}

function inPython(base: string, args: readonly string[]): Unpacking | undefined {
  if (!/^(?:python|pypy)[\d.]*$/u.test(base) || !/^(?:zipfile|tarfile)$/u.test(args[args.indexOf('-m') + 1] ?? ''))
    return undefined;
  return args.some((arg) => /^(?:-e|--extract)$/u.test(arg)) ? { folder: args.at(-1) ?? '.', members: [] } : undefined;
}

function attached(args: readonly string[], option: RegExp): string | undefined {
  return args.flatMap((arg) => option.exec(arg)?.[1] ?? [])[0];
}

function after(args: readonly string[], option: RegExp): string | undefined {
  const at = args.findIndex((arg) => option.test(arg));
  return at < 0 ? undefined : args[at + 1];
}

function lastName(path: string): string {
  return path.slice(path.replace(/\/+$/u, '').lastIndexOf('/') + 1);
}

/** Most commands between the one that packs and the one that unpacks. */
const MOST_BETWEEN = 6;

/**
 * What the reader of a pipe writes because the writer named it: `git archive x .github | tar x`, `tar c .github | tar x`,
 * `git diff x -- .github | git apply`, `find .github | cpio -p folder`.
 */
export function pipedWrites({
  pipes,
}: Pick<Analysis, 'pipes'>): readonly { readonly seen: Seen; readonly write: Write }[] {
  return [...pipes.keys()].flatMap((writer) => {
    let reader = pipes.get(writer);
    for (let step = 0; step < MOST_BETWEEN && reader !== undefined; step += 1) {
      const folder = taker(reader);
      const seen = reader;
      if (folder !== undefined) return packed(writer).map((path) => ({ seen, write: write(`${folder}/${path}`) }));
      reader = pipes.get(reader);
    }
    return [];
  });
}

/** The folder of a command that writes what its input names. */
function taker(reader: Seen): string | undefined {
  const { base, args } = reader;
  if (base === 'patch' || (base === 'git' && args.some((arg) => /^(?:apply|am)$/u.test(arg)))) return '.';
  return unpacking(reader)?.folder;
}

/** The names that a command packs, or that a patch of it holds. A whole tree holds the workflows too. */
function packed({ base, args, input }: Seen): readonly string[] {
  if (base === 'git') return gitPacked(args);
  if (base === 'echo' || base === 'printf') return args.filter(isKnown);
  if (base === 'cat') return (input.text ?? '').split('\n');
  if (base === 'tar' || base === 'gtar' || base === 'bsdtar' || base === 'cpio' || base === 'pax' || base === 'find')
    return args.filter((arg, at) => !arg.startsWith('-') && !/^-[A-Za-z]*[fC]$/u.test(args[at - 1] ?? ''));
  return [];
}

function gitPacked(args: readonly string[]): readonly string[] {
  const at = args.findIndex((arg) => /^(?:archive|diff|show|format-patch|log|stash)$/u.test(arg));
  if (at < 0) return [];
  const prefix = attached(args, /^--prefix=(.*)$/su) ?? '';
  const words = args.slice(at + 1).filter((arg) => !arg.startsWith('-'));
  if (args[at] !== 'archive') return words;
  if ((words[0] ?? '').includes(':')) return prefix === '' ? [] : [prefix];
  return (words.length > 1 ? words.slice(1) : ['.github/x']).map((path) => `${prefix}${path}`);
}
