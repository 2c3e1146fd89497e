import { draft, filled, type Draft, type Found, type LockEntry, type LockLine } from './entry.ts';
import { pep503 } from './lines.ts';

const texts = (text: string, form: RegExp, line: number): readonly Found[] =>
  [...text.matchAll(form)].map(([, value = '']) => ({ value, line }));

/** Cargo.lock, poetry.lock, uv.lock and pdm.lock: `[[package]]` again and again. */
export function readPackageTables(lines: readonly LockLine[]): readonly LockEntry[] {
  const drafts: Draft[] = [draft(lines[0]?.line ?? 0)];
  let table = '';
  for (const { text, line } of lines) {
    const heading = /^\s*\[{1,2}([^\]]+)\]{1,2}\s*$/u.exec(text)?.[1];
    if (heading !== undefined) {
      table = heading;
      if (heading === 'package') drafts.push(draft(line));
      continue;
    }
    const entry = drafts.at(-1);
    if (entry === undefined) continue;
    if (table === 'package.source') entry.sources.push(...sourceTable(text, line));
    else if (table === 'metadata.files') legacyFile(text, line, drafts);
    else if (table === 'metadata') legacyChecksum(text, line, drafts);
    else if (table === '' || table === 'package') field(text, line, entry);
  }
  return filled(drafts.map(joined));
}

function field(text: string, line: number, entry: Draft): void {
  const [, key = '', value = ''] = /^\s*(name|version|source|checksum)\s*=\s*(.+)$/u.exec(text) ?? [];
  const plain = /^["']([^"']*)["']/u.exec(value)?.[1];
  if (key === 'name' && plain !== undefined) entry.name = plain;
  else if (key === 'version' && plain !== undefined) entry.version = plain;
  else if (key === 'checksum' && plain !== undefined) entry.hashes.push({ value: plain, line });
  else if (key === 'source' && plain !== undefined) entry.sources.push({ value: plain, line });
  else if (key === 'source') entry.sources.push(...inlineSource(value, line));
  else {
    entry.hashes.push(...texts(text, /\bhash\s*=\s*["']([^"']+)["']/gu, line));
    entry.sources.push(
      ...texts(text, /\burl\s*=\s*["']([^"']+)["']/gu, line).map((each) => ({
        ...each,
        value: `archive:${each.value}`,
      })),
    );
  }
}

const MARKS: Readonly<Record<string, string>> = { registry: 'registry+', git: 'git+', url: '' };

/** `{ registry = "https://index.python.example/simple" }`; a folder of the repository has one of several names. */
function inlineSource(value: string, line: number): readonly Found[] {
  return [...value.matchAll(/\b(registry|git|url|path|editable|virtual|directory)\s*=\s*["']([^"']*)["']/gu)].map(
    ([, kind = '', address = '']) => ({ value: `${MARKS[kind] ?? 'path:'}${address}`, line }),
  );
}

function sourceTable(text: string, line: number): readonly Found[] {
  const [, key, value = ''] = /^\s*(type|url)\s*=\s*["']([^"']*)["']/u.exec(text) ?? [];
  if (key === 'type') return [{ value: `type:${value}`, line }];
  return key === 'url' ? [{ value, line }] : [];
}

/** Poetry writes the type of a source before its address. */
function joined(entry: Draft): Draft {
  const type = entry.sources.find(({ value }) => value.startsWith('type:'))?.value.slice(5);
  if (type === undefined) return entry;
  const mark = { git: 'git+', legacy: 'registry+', url: '', file: 'path:', directory: 'path:' }[type] ?? 'path:';
  const sources = entry.sources.flatMap(({ value, line }) =>
    value.startsWith('type:') ? [] : [{ value: value.startsWith('archive:') ? value : `${mark}${value}`, line }],
  );
  return { ...entry, sources };
}

function legacyFile(text: string, line: number, drafts: Draft[]): void {
  const name = /^\s*["']?([\w.-]+)["']?\s*=\s*\[/u.exec(text)?.[1];
  if (name !== undefined) drafts.push(draft(line, `${pep503(name)} (files)`));
  drafts.at(-1)?.hashes.push(...texts(text, /\bhash\s*=\s*["']([^"']+)["']/gu, line));
  // The files' names hold the version.
  const version = /\bfile\s*=\s*["'][^"']*?-(\d[^"'-]*?)(?:-|\.tar|\.zip|\.whl)/u.exec(text)?.[1];
  const entry = drafts.at(-1);
  if (entry !== undefined && version !== undefined) entry.version ??= version;
}

function legacyChecksum(text: string, line: number, drafts: Draft[]): void {
  const [, name, version, hash = ''] = /^\s*"checksum (\S+) (\S+) \([^)]*\)"\s*=\s*"([^"]*)"/u.exec(text) ?? [];
  if (name !== undefined)
    drafts.push({ ...draft(line, `${name} (checksum)`, version), hashes: [{ value: hash, line }] });
}
