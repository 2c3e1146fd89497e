import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { analyse } from './analyse.ts';
import { nodes } from './nodes.test-support.ts';
import { readQuickly } from './quick.ts';
import { parse } from './whole-parser.ts';

/** P13 and P12: the quick reader answers only where it reads what the parser reads, node by node. */
const CASES = fileURLToPath(new URL('../../../cases/', import.meta.url));
const FULL = process.env['PROMISES'] === '1';
const COUNT = FULL ? 40_000 : 3_000;

/** Pieces that mean something to a shell, to be put where they do not belong. */
// prettier-ignore
const PIECES = [
  ' ', '\n', ';', '&', '|', '&&', '||', '>', '<', '>>', '2>', '2>&1', '&>', '1>', '>|', '<<', '$x', '"', "'", '\\', '#', '*', '?',
  '[', '[ ', ' ]', '=', 'A=b', '!', '{', '}', '(', ')', '$', '$(', '`', '~', '\t', '\\\n', 'é', '%', '^', '-', 'x=', '{}', '"$x"',
  '$?', '"a\\"b"', '"\\n"', '::', '\r', '**', ';;', 'for f in a; do', 'done', 'if a; then', 'fi', 'else', 'while', 'do', 'in',
  'export a=b', 'time', 'case', 'ls', 'a', 'f/o', '-x', 'x+=', '+=',
];

function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

function texts(): readonly string[] {
  const known = readdirSync(CASES, { recursive: true, encoding: 'utf8' })
    // Not those that go through a table row by row: for a reader of words they are all the same.
    .filter((name) => /\.(?:txt|json)$/u.test(name) && !name.includes('each.'))
    .flatMap((name) => readFileSync(CASES + name, 'utf8').split('\n'));
  const below = random(4_711);
  const piece = (): string => PIECES[below(PIECES.length)] ?? '';
  const mutated = Array.from({ length: COUNT }, () => {
    let text = known[below(known.length)] ?? '';
    for (let left = 1 + below(3); left > 0; left -= 1) {
      const at = below(text.length + 1);
      text = text.slice(0, at) + piece() + text.slice(at + below(3));
    }
    return text;
  });
  const composed = Array.from({ length: COUNT }, () =>
    Array.from({ length: 1 + below(12) }, () => piece() + (below(2) === 0 ? ' ' : '')).join(''),
  );
  // The reader takes a line that stood there before for read.
  const repeated = Array.from({ length: COUNT }, () => {
    const lines = Array.from({ length: 3 }, () => (below(2) === 0 ? known : composed)[below(known.length)] ?? piece());
    return Array.from({ length: 2 + below(5) }, () => (lines[below(3)] ?? '') + (PIECES[below(4)] ?? '') + '\n').join(
      '',
    );
  });
  return [...known, ...mutated, ...composed, ...repeated];
}

describe('the quick reader', () => {
  test('reads what the parser reads, or nothing', () => {
    const all = texts();
    let read = 0;
    for (const text of all) {
      const script = readQuickly(text);
      if (script === undefined) continue;
      read += 1;
      expect({ text, script: nodes(script) }).toEqual({ text, script: nodes(parse(text)) });
    }
    console.log(`quick reader: ${all.length} programs, ${read} read`);
    expect(read).toBeGreaterThan(all.length / 10);
  });

  test.each([
    'ls',
    'git log --oneline -5 && npm test -- --reporter dot 2>&1 | tail -20; for f in src/*.ts; do wc -l "$f"; done',
    "grep -rn 'a b' src --include='*.ts' | head -40",
    'if [ -f go.mod ]; then go test ./...; else echo "no \\"go\\" here"; fi',
    'A=b make -C build test > log.txt',
  ])('reads what agents write all day: %s', (text) => {
    expect(readQuickly(text)).toBeDefined();
  });

  test.each([
    'echo $(id)',
    'echo `id`',
    'x=$((1))',
    'ls <<E\nE',
    'f() { ls; }',
    'a{b,c}',
    'export a=b',
    'echo "a',
    'ls |',
    '! ls',
    'x=#',
    'x+=a',
  ])('leaves to the parser: %s', (text) => {
    expect(readQuickly(text)).toBeUndefined();
  });

  test('args and redirections are those of the parser', () => {
    const [quick, whole] = [readQuickly, parse].map((read) => read('2>e a=b ls -l "x" >o')?.commands[0]?.command);
    if (quick?.type !== 'Command' || whole?.type !== 'Command') throw new Error('no command');
    expect(nodes(quick.args)).toEqual(nodes(whole.args));
    expect(nodes(quick.redirects)).toEqual(nodes(whole.redirects));
  });
});

describe('a statement that stands twice', () => {
  const world = { cwd: '/r', home: '/h' };
  const namesOf = (source: string): readonly string[] =>
    analyse(source, world).commands.map(({ name, args, cwd }) => [cwd, name, ...args].join(' '));

  test('is seen once where nothing changed in between', () => {
    expect(namesOf('ls\nls\nls')).toEqual(['/r ls']);
  });

  test.each([
    ['another folder', 'rm a\ncd sub\nrm a', ['/r rm a', '/r cd sub', '/r/sub rm a']],
    ['the folder that it goes to each time', 'cd /\ncd sub\ncd /\ncd sub\nrm a', ['/sub rm a']],
    ['another value', 'x=a\n"$x" 1\nx=b\n"$x" 1', ['/r a 1', '/r b 1']],
    ['a function of the name', 'ls "$1"\nf() { ls "$1"; }\nf q\nls "$1"', ['/r ls q']],
  ])('is seen again with %s', (_, source, expected) => {
    const names = namesOf(source);
    for (const name of expected) expect(names).toContain(name);
  });

  test('here-documents behind equal statements are all read', () => {
    const codes = analyse('bash <<E\nls\nE\nbash <<E\nrm x\nE\n', world).commands.map(({ name }) => name);
    expect(codes).toEqual(expect.arrayContaining(['ls', 'rm']));
  });
});
