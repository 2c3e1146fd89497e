import { readdirSync, readFileSync } from 'node:fs';

/** Name, version and licence text of every package that one of these modules is of. ncc's own list forgets packages when it splits a bundle. */
export function licences(modules: readonly string[]): string {
  const marker = '/node_modules/';
  const folders = modules
    .filter((path) => path.includes(marker))
    .map((path) => {
      const end = path.lastIndexOf(marker) + marker.length;
      const [scope, name] = path.slice(end).split('/');
      return path.slice(0, end) + (scope?.startsWith('@') ? `${scope}/${name}` : scope);
    });
  return [...new Set(folders)]
    .sort()
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
        name: string;
        version: string;
        license: string;
      };
      const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry));
      return `${name} ${version}\n${license}\n${file === undefined ? '' : readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n').trimEnd()}\n`;
    })
    .join('\n');
}
