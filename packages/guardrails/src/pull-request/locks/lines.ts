import { draft, filled, hashesIn, type Draft, type LockEntry, type LockLine } from './entry.ts';

/** go.sum: a module, its version, the hash of the module or of its go.mod. */
export function readGoSum(lines: readonly LockLine[]): readonly LockEntry[] {
  return lines.flatMap(({ text, line }): readonly LockEntry[] => {
    const [name = '', version = '', hash] = text.trim().split(/\s+/u);
    return hash === undefined ? [] : [{ ...draft(line, name, version), hashes: [{ value: hash, line }] }];
  });
}

/** yarn.lock of both kinds: an entry begins at the margin. */
export function readYarnLock(lines: readonly LockLine[]): readonly LockEntry[] {
  const drafts: Draft[] = [draft(lines[0]?.line ?? 0)];
  for (const { text, line } of lines) {
    const heading = /^("?)([^\s#"][^"]{0,2000}?)\1(?:, .{0,4000})?:$/u.exec(text)?.[2];
    const entry = drafts.at(-1);
    if (heading !== undefined) {
      const descriptor = heading.split(', ', 1)[0] ?? '';
      const cut = descriptor.indexOf('@', 1);
      const alias = /^@npm:((?:@[^@/]+\/)?[^@]+)@/u.exec(descriptor.slice(cut))?.[1];
      const name = cut < 0 ? descriptor : descriptor.slice(0, cut);
      drafts.push({ ...draft(line, name), ...(alias === undefined ? {} : { alias }) });
      continue;
    }
    const [, field, value = ''] =
      /^ {2}"?(version|resolved|integrity|resolution|checksum)"?:? +"?([^"]*)"?\s*$/u.exec(text) ?? [];
    if (entry === undefined || field === undefined) continue;
    if (field === 'version') entry.version = value;
    else if (field === 'resolved') {
      entry.sources.push({ value, line });
      // The hash of old lockfiles stands behind the address.
      const hash = /#([0-9a-f]{40})$/u.exec(value)?.[1];
      if (hash !== undefined && !isGit(value)) entry.hashes.push({ value: `sha1-${hash}`, line });
    } else if (field === 'resolution') entry.sources.push({ value: resolution(value), line });
    // The number before the slash is that of yarn's cache, not of the package.
    else entry.hashes.push(...hashesIn(value.replace(/^\w{1,5}\//u, ''), line));
  }
  return filled(drafts).filter(({ sources }) => !sources.some(({ value }) => value.startsWith('workspace:')));
}

const isGit = (value: string): boolean => /^git[+@:]|\.git(?:#|$)/u.test(value);

/** `lodash@npm:4.17.21` → `npm:lodash`; what comes from elsewhere keeps its address. */
function resolution(value: string): string {
  const cut = value.indexOf('@', 1);
  const range = value.slice(cut + 1);
  const archive = /__archiveUrl=([^&:]+)/u.exec(range)?.[1];
  if (archive !== undefined) return decoded(archive);
  if (range.startsWith('npm:')) return `npm:${value.slice(0, cut)}`;
  return range.startsWith('patch:') ? `npm:${value.slice(0, cut)}` : range;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** pnpm-lock.yaml: the packages are keyed by name and version. */
export function readPnpmLock(lines: readonly LockLine[]): readonly LockEntry[] {
  const drafts: Draft[] = [draft(lines[0]?.line ?? 0)];
  for (const { text, line } of lines) {
    const key = /^ {2}(?:'([^']+)'|"([^"]+)"|([^\s'"#][^'"]*)):\s*$/u.exec(text);
    if (key !== null) {
      const id = (key[1] ?? key[2] ?? key[3] ?? '').replace(/^\//u, '').replace(/\(.*$/u, '');
      const [, name = id, version] = /^((?:@[^@/]+\/)?[^@/]+)[@/](.+)$/u.exec(id) ?? [];
      const entry = draft(line, name, version);
      if (version !== undefined && /:\/\/|^(?:file|link|git|github):/u.test(version))
        entry.sources.push({ value: version, line });
      drafts.push(entry);
    } else if (/^\S/u.test(text)) drafts.push(draft(line));
    else if (/^ {4,}(?:resolution|integrity|tarball|repo|directory|commit)\b/u.test(text))
      resolved(text, line, drafts.at(-1));
  }
  // Below `snapshots` each stands once more, without what it is pinned to.
  return filled(drafts).filter(({ sources, hashes }) => sources.length + hashes.length > 0);
}

function resolved(text: string, line: number, entry: Draft | undefined): void {
  for (const [, field = '', quoted, bare = ''] of text.matchAll(
    /\b(integrity|tarball|repo|directory|commit):\s*(?:['"]([^'"]*)['"]|([^\s,}]+))/gu,
  )) {
    const value = quoted ?? bare;
    if (field === 'integrity') entry?.hashes.push(...hashesIn(value, line));
    else if (field !== 'commit')
      entry?.sources.push({
        value: field === 'repo' ? `git+${value}` : field === 'directory' ? `path:${value}` : value,
        line,
      });
  }
}

/** Gemfile.lock: sections with the address of their gems, and a section of hashes. */
export function readGemfileLock(lines: readonly LockLine[]): readonly LockEntry[] {
  const drafts: Draft[] = [];
  let section = '';
  let remote: { readonly value: string; readonly line: number } | undefined;
  for (const { text, line } of lines) {
    const begins = /^([A-Z][A-Z ]+)$/u.exec(text)?.[1];
    if (begins !== undefined) {
      section = begins;
      remote = undefined;
      continue;
    }
    const address = /^ {2}remote: (.+)$/u.exec(text)?.[1];
    if (address !== undefined) {
      const mark = section === 'GIT' ? 'git+' : section === 'PATH' ? 'path:' : '';
      remote = { value: `${mark}${address.trim()}`, line };
      drafts.push({ ...draft(line, `(${section.toLowerCase() || 'section'} remote)`, '-'), sources: [remote] });
      continue;
    }
    const [, indent = '', name, version, hashes = ''] = /^( {2,4})([\w.-]+) \(([^)]*)\)(?: (\S.*))?$/u.exec(text) ?? [];
    if (name === undefined || version === undefined) continue;
    if (indent.length === 4)
      drafts.push({ ...draft(line, name, version), sources: remote === undefined ? [] : [{ ...remote, line }] });
    // A hash stands behind a version; under DEPENDENCIES stand requirements, which pin nothing.
    else if (indent.length === 2 && /^\d/u.test(version))
      drafts.push({
        ...draft(line, `${name} (checksum)`, version),
        hashes: hashes.split(',').flatMap((each) => hashesIn(each, line)),
      });
  }
  return drafts;
}

/** requirements.txt with hashes, and the options that say where packages come from. */
export function readPinnedRequirements(lines: readonly LockLine[]): readonly LockEntry[] {
  const drafts: Draft[] = [draft(lines[0]?.line ?? 0)];
  for (const { text, line } of lines) {
    const bare = text.replace(/(?:^|\s)#.*$/u, '').trim();
    const option = /^(?:-i|-f|--index-url|--extra-index-url|--find-links|--trusted-host)[=\s]\s*(\S+)/u.exec(bare)?.[1];
    const editable =
      /^(?:-e|--editable)[=\s]\s*(\S+)/u.exec(bare)?.[1] ?? /^((?:git\+|https?:|file:)\S+)/u.exec(bare)?.[1];
    if (option !== undefined)
      drafts.push({ ...draft(line, '(option)', '-'), sources: [{ value: `index:${option}`, line }] });
    else if (editable !== undefined) {
      const egg = /#egg=([\w.-]+)/u.exec(editable)?.[1];
      drafts.push({
        ...draft(line, egg === undefined ? editable : pep503(egg)),
        sources: [{ value: /^[.\w/-]+$/u.test(editable) ? `path:${editable}` : editable, line }],
      });
    } else if (/^[A-Za-z0-9]/u.test(bare)) {
      const [, name = '', rest = ''] = /^([A-Za-z0-9][\w.-]*)(?:\[[^\]]*\])?(.*)$/u.exec(bare) ?? [];
      const entry = draft(line, pep503(name), /===?\s*([^\s;,\\]+)/u.exec(rest)?.[1]);
      const address = /^\s*@\s*(\S+)/u.exec(rest)?.[1];
      if (address !== undefined) entry.sources.push({ value: address, line });
      drafts.push(entry);
    }
    for (const [, hash = ''] of bare.matchAll(/--hash[= ](\S+)/gu)) drafts.at(-1)?.hashes.push({ value: hash, line });
  }
  return filled(drafts);
}

/** PEP 503: letter case and runs of -, _ and . do not matter. */
export function pep503(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/gu, '-');
}

/** A lockfile of another kind: nothing is known but the servers that its addresses name. */
export function readAddresses(lines: readonly LockLine[]): readonly LockEntry[] {
  return lines.flatMap(({ text, line }): readonly LockEntry[] => {
    const sources = [
      ...text.matchAll(/\b((?:git\+|git|ssh|https?|file)[a-z+]{0,8}:\/\/[^\s/"'<>,)}\]]*)|\bgit@[\w.-]+:/gu),
    ].map(([value]) => ({ value: `origin:${value}`, line }));
    return sources.length === 0 ? [] : [{ ...draft(line, '(addresses)', '-'), sources }];
  });
}
