/**
 * `npm run bench`: every speed bar of the project, as ratios to a floor that is measured in the same run, in turn, so that a machine that
 * slows down slows both. `npm run bench -- hooks start-up` measures some sections; `--write` puts table and picture beside this file.
 * Ends with 1 when a bar is missed.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { plot } from './plot.ts';
import { isHeld, table, type Row, type Section } from './row.ts';

/** Loaded one by one: what a section needs must not slow another down. In-process figures first, while the heap is small. */
const SECTIONS: Readonly<Record<string, () => Promise<Section>>> = {
  sarif: async () => (await import('./findings.ts')).readingSarif,
  validate: async () => (await import('./snapshot/sections.ts')).validating,
  build: async () => (await import('./snapshot/sections.ts')).buildingSnapshots,
  rivals: async () => (await import('./rivals/rivals.ts')).rivals,
  hooks: async () => (await import('./hooks.ts')).hooks,
  'start-up': async () => (await import('./start-up.ts')).startUp,
  sweep: async () => (await import('./sweep.ts')).sweeping,
  forwarder: async () => (await import('./forwarder.ts')).forwarding,
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } });
const unknown = positionals.filter((name) => SECTIONS[name] === undefined);
if (unknown.length > 0) {
  console.error(`No such section: ${unknown.join(', ')}. There are ${Object.keys(SECTIONS).join(', ')}.`);
  process.exit(2);
}

const texts: string[] = [];
const all: Row[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(SECTIONS)) {
  const section = await SECTIONS[name]?.();
  if (section === undefined) continue;
  const rows = await section.measure();
  all.push(...rows);
  const text = `## ${section.title}\n\nAgainst ${section.floor}. Alone: \`npm run bench -- ${name}\`.\n\n${table(rows)}\n`;
  console.log(text);
  texts.push(text);
}
const missed = all.filter((row) => !isHeld(row)).length;
console.log(missed === 0 ? 'Every bar is held.' : `${missed} bars are missed.`);
if (missed > 0) process.exitCode = 1;
if (values.write === true) write();

function write(): void {
  const at = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
  writeFileSync(at('results.svg'), plot(all));
  const machine = `Node ${process.version}, ${process.platform}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
  writeFileSync(
    at('README.md'),
    `# Benchmarks

Written by \`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}, ${machine}. Other work on a machine
moves every figure; a ratio to a floor that was measured in the same run moves least. The page in a browser is measured by
\`npm run test:page\`.

![Each figure as a share of its bar](results.svg)

${texts.join('\n')}`,
  );
}
