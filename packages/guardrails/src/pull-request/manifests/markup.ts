import { collect, type Dependencies, type Pair } from './dependencies.ts';

/** What stands between two marks, each time; one pass, so that marks without an end cost nothing more. */
function between(text: string, open: string, close: string): readonly string[] {
  const found: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf(open, at);
    const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
    if (end < 0) return found;
    found.push(text.slice(start + open.length, end));
    at = end + close.length;
  }
}

function without(text: string, open: string, close: string): string {
  let out = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf(open, at);
    const end = start < 0 ? -1 : text.indexOf(close, start);
    if (end < 0) return out + text.slice(at);
    out += text.slice(at, start);
    at = end + close.length;
  }
}

function child(element: string, name: string): string | undefined {
  return between(element, `<${name}>`, `</${name}>`)[0]?.trim();
}

/** pom.xml: dependencies, parent, plugins and extensions, with the properties put in. */
export function readMaven(source: string): Dependencies | undefined {
  const text = without(source, '<!--', '-->');
  if (text.trim() !== '' && !text.includes('<project')) return undefined;
  const properties = new Map<string, string>();
  for (const block of between(text, '<properties>', '</properties>'))
    for (const [, name = '', value = ''] of block.matchAll(/<([\w.-]{1,120})>([^<\n]{0,200})</gu))
      properties.set(name, value.trim());
  const filled = (value: string): string =>
    value.replace(/\$\{([\w.-]{1,120})\}/gu, (whole, name: string) => properties.get(name) ?? whole);
  const elements = ['dependency', 'parent', 'plugin', 'extension'].flatMap((name) =>
    between(text, `<${name}>`, `</${name}>`),
  );
  return collect(
    elements.flatMap((element): readonly Pair[] => {
      // What a plugin is configured with, or depends on, is not the plugin.
      const own = element.split(/<(?:configuration|dependencies|executions|exclusions)>/u, 1)[0] ?? '';
      const artifact = child(own, 'artifactId');
      const version = child(own, 'version');
      if (artifact === undefined || version === undefined) return [];
      return [[`${child(own, 'groupId') ?? ''}:${artifact}`, filled(version)]];
    }),
  );
}

const ATTRIBUTE = (name: string): RegExp => new RegExp(`\\b${name}\\s{0,5}=\\s{0,5}["']([^"'\\n]{0,200})["']`, 'iu');
const NAME = ATTRIBUTE('(?:Include|Update|id)');
const VERSION = ATTRIBUTE('(?:VersionOverride|Version)');

/** Project files, central package versions and packages.config. */
export function readNuget(source: string): Dependencies | undefined {
  const text = without(source, '<!--', '-->');
  if (text.trim() !== '' && !/<(?:Project|packages)\b/iu.test(text)) return undefined;
  const pairs: Pair[] = [];
  for (const open of ['<PackageReference', '<PackageVersion', '<GlobalPackageReference', '<package '])
    for (const rest of text.split(open).slice(1)) {
      const tag = rest.split('>', 1)[0] ?? '';
      const body = tag.endsWith('/') ? '' : (rest.slice(tag.length + 1).split(`</${open.slice(1).trim()}`, 1)[0] ?? '');
      const name = NAME.exec(tag)?.[1];
      const version = VERSION.exec(tag)?.[1] ?? child(body, 'Version');
      if (name !== undefined && version !== undefined) pairs.push([name.toLowerCase(), version]);
    }
  const sdk = /<TargetFrameworks?>([^<\n]{1,100})</iu.exec(text)?.[1];
  return collect(sdk === undefined ? pairs : [...pairs, ['TargetFramework', sdk.replace(/^[a-z]{1,12}/iu, '')]]);
}
