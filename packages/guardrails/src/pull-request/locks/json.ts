import { draft, filled, hashesIn, type Draft, type Found, type LockEntry, type LockLine } from './entry.ts';

/** An object of a JSON file that has one field in each line, as package managers write it. */
interface Frame {
  /** Undefined: it began before the part that is read. */
  readonly key: string | undefined;
  readonly parent: Frame | undefined;
  readonly line: number;
  readonly fields: Map<string, Found[]>;
}

const STRING = String.raw`"(?:[^"\\]|\\.)*"`;
const FIELD = new RegExp(
  String.raw`^\s*(?:(${STRING})\s*:\s*)?(${STRING}|[\d.eE+-]+|true|false|null|[[{]|\[\]|\{\}),?$`,
  'u',
);
const END = /^\s*[\]}],?$/u;

/** Whether a line holds one field, and no key in another spelling than its own: so nothing hides beside what is read. */
export function isPlainJson(text: string): boolean {
  if (text.trim() === '' || END.test(text)) return true;
  const [, key = ''] = FIELD.exec(text) ?? [];
  return FIELD.test(text) && !key.includes('\\');
}

function framesOf(lines: readonly LockLine[]): readonly Frame[] {
  const frames: Frame[] = [];
  const open = (key: string | undefined, parent: Frame | undefined, line: number): Frame => {
    const frame = { key, parent, line, fields: new Map<string, Found[]>() };
    frames.push(frame);
    return frame;
  };
  let current = open(undefined, undefined, lines[0]?.line ?? 0);
  for (const { text, line } of lines) {
    if (END.test(text)) {
      current = current.parent ?? open(undefined, undefined, line);
      continue;
    }
    const [, key, value = ''] = FIELD.exec(text) ?? [];
    const name = key === undefined ? '' : unquoted(key);
    if (value === '{' || value === '[') current = open(name, current, line);
    else if (value !== '')
      current.fields.set(name, [...(current.fields.get(name) ?? []), { value: unquoted(value), line }]);
  }
  return frames;
}

function unquoted(text: string): string {
  if (!text.startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}

const values = (frame: Frame | undefined, field: string): readonly Found[] => frame?.fields.get(field) ?? [];
const last = (frame: Frame, field: string): string | undefined => values(frame, field).at(-1)?.value;

/** Maps of names to versions: a package may be called `version` or `resolved` there. */
const MAPS =
  /^(?:requires|dependencies|devDependencies|optionalDependencies|peerDependencies|peerDependenciesMeta|engines|bin|funding)$/u;

const PACKAGES = /^(?:packages|dependencies)$/u;

/** package-lock.json and npm-shrinkwrap.json, in all three forms. */
export function readNpmLock(lines: readonly LockLine[]): readonly LockEntry[] {
  return filled(
    framesOf(lines).flatMap((frame): readonly Draft[] => {
      const { key, line, parent } = frame;
      const isRoot = key === '' || (key === undefined && frame.fields.has('lockfileVersion'));
      // A package may be called like one of the maps; in a part of the file what is around it may be out of sight.
      const isPackage = parent?.key === undefined ? !MAPS.test(key ?? '') : PACKAGES.test(parent.key);
      if (isRoot || (key !== undefined && !isPackage)) return [];
      const alias = last(frame, 'name');
      const isLink = last(frame, 'link') === 'true';
      return [
        {
          ...draft(line, key?.replace(/^.*node_modules\//u, ''), last(frame, 'version')),
          ...(alias === undefined ? {} : { alias }),
          ...(last(frame, 'inBundle') === 'true' ? { bundled: true } : {}),
          sources: [
            // In the oldest form the address of what is from no registry stands in place of the version.
            ...values(frame, 'version').filter(({ value }) => value.includes(':') && !value.startsWith('npm:')),
            ...values(frame, 'resolved').map(({ value, line: at }) => ({
              value: isLink ? `path:${value}` : value,
              line: at,
            })),
          ],
          hashes: values(frame, 'integrity').flatMap(({ value, line: at }) => hashesIn(value, at)),
        },
      ];
    }),
  );
}

/** composer.lock: a list of packages, each with the address of its archive and of its repository. */
export function readComposerLock(lines: readonly LockLine[]): readonly LockEntry[] {
  const frames = framesOf(lines);
  const children = new Map<Frame, Frame[]>();
  for (const frame of frames)
    if ((frame.key === 'dist' || frame.key === 'source') && frame.parent !== undefined)
      children.set(frame.parent, [...(children.get(frame.parent) ?? []), frame]);
  return filled(
    [...children].map(([frame, parts]) => ({
      ...draft(frame.line, last(frame, 'name'), last(frame, 'version')),
      sources: parts.flatMap((part) =>
        values(part, 'url').map(({ value, line }) => ({
          value: last(part, 'type') === 'path' ? `path:${value}` : value,
          line,
        })),
      ),
      // A tag that was moved is another content under the same version.
      hashes: parts.flatMap((part) =>
        [...values(part, 'reference'), ...values(part, 'shasum')].filter(
          ({ value }) => value !== '' && value !== 'null',
        ),
      ),
    })),
  );
}

/** packages.lock.json: `resolved` is the version there. */
export function readNugetLock(lines: readonly LockLine[]): readonly LockEntry[] {
  return filled(
    framesOf(lines).flatMap((frame): readonly Draft[] => {
      if (!frame.fields.has('contentHash') && !frame.fields.has('resolved')) return [];
      return [
        {
          ...draft(frame.line, frame.key?.toLowerCase(), last(frame, 'resolved')),
          hashes: [...values(frame, 'contentHash')],
        },
      ];
    }),
  );
}

/** Pipfile.lock: the indexes stand apart. */
export function readPipfileLock(lines: readonly LockLine[]): readonly LockEntry[] {
  const frames = framesOf(lines);
  const lists = new Map(frames.flatMap((frame) => (frame.key === 'hashes' ? [[frame.parent, frame] as const] : [])));
  return filled(
    frames.flatMap((frame): readonly Draft[] => {
      const indexes = values(frame, 'url');
      if (indexes.length > 0) return [{ ...draft(frame.line, '(index)', '-'), sources: [...indexes] }];
      const hashes = values(lists.get(frame), '');
      const from = (field: string, mark: string): readonly Found[] =>
        values(frame, field).map(({ value, line }) => ({ value: `${mark}${value}`, line }));
      const sources = [
        ...from('git', 'git+'),
        ...from('file', ''),
        ...from('path', 'path:'),
        ...from('index', 'index:'),
      ];
      if (hashes.length === 0 && !frame.fields.has('version') && sources.length === 0) return [];
      return [{ ...draft(frame.line, frame.key, last(frame, 'version')), sources, hashes: [...hashes] }];
    }),
  );
}
