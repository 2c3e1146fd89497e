/**
 * `actions/download-artifact` on a machine without GitHub. As there: a name that is not there is an error, a pattern without a
 * match is none, and several artifacts have a folder each unless they are merged.
 */
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { input, store, workspace } from './place.ts';

const [name, pattern] = [input('name'), input('pattern')];
const target = resolve(workspace(), input('path'));
if (name !== '' && !existsSync(store(name))) throw new Error(`${name}: there is no such artifact`);
const wanted = new RegExp(`^${pattern.split('*').map(literally).join('.*')}$`);
const found = name === '' ? readdirSync(store()).filter((each) => wanted.test(each)) : [name];
for (const each of found) {
  const apart = name === '' && input('merge-multiple') !== 'true';
  cpSync(store(each), apart ? join(target, each) : target, { recursive: true });
}
console.log(`fetched: ${found.join(', ') || 'nothing'}`);

function literally(text: string): string {
  return text.replaceAll(/[^\w-]/g, String.raw`\$&`);
}
