import { collect, type Dependencies, type Pair } from './dependencies.ts';

/** A Python requirement (PEP 508): `name[extra]==1.2; marker`, `name @ https://…`. */
export function requirement(text: string): Pair | undefined {
  const [, name, rest = ''] =
    /^\s{0,20}([A-Za-z0-9][\w.-]{0,199})\s{0,5}(?:\[[^\]\n]{0,200}\])?([^;#\n]{0,500})/u.exec(text) ?? [];
  // PEP 503: runs of -, _ and . are the same.
  return name === undefined ? undefined : [name.toLowerCase().replace(/[-_.]{1,5}/gu, '-'), rest.trim() || '*'];
}

/** As a list of none or one, for flatMap: the pair itself is a list too. */
export function present(pair: Pair | undefined): readonly Pair[] {
  return pair === undefined ? [] : [pair];
}

/** requirements.txt: one requirement a line; options and links are known by their whole line. */
export function readRequirements(text: string): Dependencies {
  const lines = text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.trim());
  return collect(
    lines.flatMap((line): readonly Pair[] => {
      if (line === '' || line.startsWith('#') || line.startsWith('-')) return [];
      const found = requirement(line.replace(/\s--hash[= ].*$/u, ''));
      return found === undefined ? [[line.slice(0, 200), line.slice(0, 200)]] : [found];
    }),
  );
}

/** setup.py and setup.cfg are programs and prose; what looks like a requirement with a version is read. */
export function readSetup(text: string): Dependencies {
  const found = text.matchAll(
    /(?<![\w.-])([A-Za-z][\w.-]{0,100})\s{0,3}(?:\[[\w,\s-]{0,100}\])?\s{0,3}((?:==|>=|<=|~=|!=|===|>|<)\s{0,3}\d[^'";#\n]{0,100})/gu,
  );
  return collect([...found].flatMap(([whole]) => present(requirement(whole))));
}

/** go.mod. From the second major version on it is part of the module's path: `example.com/m/v2`, `gopkg.in/yaml.v3`. */
export function readGo(text: string): Dependencies | undefined {
  if (text !== '' && !/^\s{0,20}module\s/mu.test(text)) return undefined;
  const pairs: Pair[] = [];
  let block = '';
  for (const raw of text.split('\n')) {
    const line = (raw.split('//', 1)[0] ?? '').trim();
    const opens = /^(\w{1,20})\s{0,5}\($/u.exec(line)?.[1];
    if (opens !== undefined) block = opens;
    else if (line === ')') block = '';
    else {
      const words = line.split(/\s+/u);
      const verb = block === '' ? (words.shift() ?? '') : block;
      if (verb === 'require') pairs.push(goModule(words[0] ?? '', words[1] ?? ''));
      const arrow = words.indexOf('=>');
      if (verb === 'replace' && arrow > 0) {
        const target = words.slice(arrow + 1);
        pairs.push([
          `replace ${goModule(words[0] ?? '', '')[0]}`,
          goModule(target[0] ?? '', target[1] ?? '')[1] || (target[0] ?? ''),
        ]);
      }
    }
  }
  return collect(pairs.filter(([name]) => name !== ''));
}

function goModule(path: string, version: string): Pair {
  const [, name = path, major] = /^(.{1,300}?)(?:\/v([2-9]|[1-9]\d{1,3})|\.v\d{1,4})$/u.exec(path) ?? [];
  // A pseudo-version of v0 under a path of v2 is of major version 2.
  return [name, major !== undefined && !version.startsWith(`v${major}.`) ? `v${major} ${version}`.trim() : version];
}

/** build.gradle: `'group:name:version'`, and plugins with a version. */
export function readGradle(text: string): Dependencies {
  const modules = text.matchAll(/["']([\w.-]{1,120}:[\w.-]{1,120}):([^"':@\s]{1,60})[^"'\n]{0,40}["']/gu);
  const plugins = text.matchAll(
    /\bid\s{0,3}\(?\s{0,3}["']([\w.-]{1,120})["']\s{0,3}\)?\s{0,3}version\s{0,3}["']([^"'\n]{1,60})["']/gu,
  );
  const variables = text.matchAll(/\b(\w{0,60}[vV]ersion)\b\s{0,3}=\s{0,3}["'](\d[^"'\n]{0,60})["']/gu);
  return collect([...modules, ...plugins, ...variables].map(([, name = '', version = '']) => [name, version]));
}

/** Gemfile and gemspec: `gem 'rails', '~> 6.1'`, `add_dependency 'rails', '~> 6.1'`. */
export function readBundler(text: string): Dependencies {
  const found = text.matchAll(
    /^[ \t]{0,40}(?:\w{1,20}\.)?(?:gem|add(?:_runtime|_development)?_dependency)[ \t(]{1,5}["']([\w.-]{1,120})["']((?:[ \t]{0,5},[ \t]{0,5}["'][^"'\n]{0,80}["']){0,4})/gmu,
  );
  return collect(
    [...found].map(([, name = '', versions = '']) => [
      name,
      versions
        .replace(/["']/gu, '')
        .replace(/^[ \t]*,/u, '')
        .trim() || '*',
    ]),
  );
}

/** Dockerfile: images by name, with their tag. An image by digest alone names no version. */
export function readDocker(text: string): Dependencies {
  const found = text.matchAll(
    /^[ \t]{0,20}FROM[ \t]{1,10}(?:--\w{1,20}=\S{1,80}[ \t]{1,10}){0,3}([^\s@]{1,300}?)(?::([\w.-]{1,128}))?(@\S{1,100})?(?:[ \t]|$)/gimu,
  );
  return collect([...found].map(([, image = '', tag, digest]) => [image, tag ?? digest ?? 'latest']));
}
